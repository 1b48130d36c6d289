//! Places on the endless plane of hexagons.

use core::ops::{Add, Neg, Sub};

use crate::Direction;

/// A place in axial coordinates from the centre of the board: on the board or off it.
///
/// ```text
///       (0,1) (1,1)          q grows to the right along a row,
///    (-1,0) (0,0) (1,0)      r from row to row upwards;
///     (-1,-1) (0,-1)         the third coordinate is r - q
/// ```
///
/// ```
/// use rulebook_hex::{Axial, Direction};
///
/// let place = Axial::CENTRE + Direction::NE.axial() + Direction::SE.axial();
/// assert_eq!(place, Direction::E.axial());
/// assert_eq!(Axial::new(2, -1).distance(Axial::CENTRE), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Axial {
    /// How far to the right along the row.
    pub q: i8,
    /// How many rows up.
    pub r: i8,
}

impl Axial {
    /// The centre of the board.
    pub const CENTRE: Self = Self::new(0, 0);

    /// From the two coordinates.
    #[inline]
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The three cube coordinates, whose sum is 0.
    pub const fn cube(self) -> [i16; 3] {
        let (q, r) = (self.q as i16, self.r as i16);
        [q, -r, r - q]
    }

    /// The number of steps from one place to another, no matter what lies between.
    pub const fn distance(self, other: Self) -> u16 {
        let (from, to) = (self.cube(), other.cube());
        // The largest of three numbers of which two add up to it.
        (from[0].abs_diff(to[0]) + from[1].abs_diff(to[1]) + from[2].abs_diff(to[2])) / 2
    }

    /// The direction of the neighbour `other`; `None` if it is no neighbour.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| {
            let step = direction.axial();
            i16::from(self.q) + i16::from(step.q) == i16::from(other.q)
                && i16::from(self.r) + i16::from(step.r) == i16::from(other.r)
        })
    }
}

/// Coordinates by coordinates, wrapping far beyond any board.
impl Add for Axial {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.q.wrapping_add(other.q), self.r.wrapping_add(other.r))
    }
}

impl Sub for Axial {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.q.wrapping_sub(other.q), self.r.wrapping_sub(other.r))
    }
}

impl Neg for Axial {
    type Output = Self;

    fn neg(self) -> Self {
        Self::CENTRE - self
    }
}
