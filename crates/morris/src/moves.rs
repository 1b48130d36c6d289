//! The move: one whole turn in eight bytes.

use core::marker::PhantomData;

use rulebook_mill::{Point, PointSet};

use crate::Variant;

/// A move (N3, N5, N9): a man is laid, or goes from one point to another, and men are taken with it.
///
/// Its text, `d6`, `d6-f6` or `d6-f6xa4`, needs no position: `Display` writes it and `FromStr` reads it (N15). Whether
/// it is legal in a position, [`Position::check`](crate::Position::check) tells.
///
/// ```
/// use rulebook_morris::{Move, Nathan};
///
/// let mv: Move<Nathan> = "d6-f6xa4".parse().unwrap();
/// assert_eq!(mv.removed().count(), 1);
/// assert_eq!(mv.to_string(), "d6-f6xa4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
pub struct Move<V> {
    removed: PointSet,
    /// A point, or [`HAND`].
    from: u8,
    to: Point,
    variant: PhantomData<V>,
}

const _: () = assert!(size_of::<Move<crate::Jocari>>() == 8);

/// Where a man comes from that is laid: beyond all points.
pub(crate) const HAND: u8 = 32;

impl<V: Variant> Move<V> {
    /// A man goes from a point, or from the hand, to a point, and the men on the points `removed` are taken.
    #[inline]
    pub const fn new(from: Option<Point>, to: Point, removed: PointSet) -> Self {
        let from = match from {
            Some(point) => point.index(),
            None => HAND,
        };
        Self { removed, from, to, variant: PhantomData }
    }

    /// From [`HAND`] or a point's number.
    #[inline(always)]
    pub(crate) const fn of_parts(from: u8, to: Point, removed: PointSet) -> Self {
        Self { removed, from, to, variant: PhantomData }
    }

    /// Where the man stood; `None` if it is laid.
    #[inline]
    pub const fn from(self) -> Option<Point> {
        Point::new(self.from)
    }

    /// Where it goes.
    #[inline]
    pub const fn to(self) -> Point {
        self.to
    }

    /// Where the men stand that are taken.
    #[inline]
    pub const fn removed(self) -> PointSet {
        self.removed
    }

    /// Where the man stood, as a set: empty if it is laid.
    #[inline(always)]
    pub(crate) const fn origin(self) -> PointSet {
        PointSet::from_bits((1_u64 << self.from) as u32)
    }

    /// 1 if a man is laid, else 0.
    #[inline(always)]
    pub(crate) const fn laid(self) -> u8 {
        self.from / HAND
    }
}
