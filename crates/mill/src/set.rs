//! Points and sets of points.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

/// A point, by its number on a board: 0 to 31.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point with this number; `None` beyond 31.
    #[inline]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 32 { Some(Self(index)) } else { None }
    }

    /// Its number.
    #[inline(always)]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// For a number that is known to be below 32; of another, the lower five bits count.
    #[inline(always)]
    pub(crate) const fn masked(index: u8) -> Self {
        Self(index & 31)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of points, one bit a point: bit *n* is the point with number *n*.
///
/// ```
/// use rulebook_mill::{Point, PointSet};
///
/// let set = PointSet::from_bits(0b1011);
/// assert_eq!(set.count(), 3);
/// assert_eq!(set.first(), Point::new(0));
/// assert_eq!(set - PointSet::from_bits(0b11), Point::new(3).into_iter().collect());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
#[must_use]
pub struct PointSet(u32);

impl PointSet {
    /// No points.
    pub const EMPTY: Self = Self(0);

    /// The points whose bits are set.
    #[inline(always)]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The bits.
    #[inline(always)]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// This point alone.
    #[inline(always)]
    pub const fn of(point: Point) -> Self {
        Self(1 << point.0)
    }

    /// Whether the point is in the set.
    #[inline(always)]
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0 & Self::of(point).0 != 0
    }

    /// Whether there is no point in the set.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of points.
    #[inline(always)]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The point with the lowest number, or `None` of an empty set.
    #[inline(always)]
    #[must_use]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }

    /// The point with the lowest number alone, or the empty set.
    #[inline(always)]
    pub const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// All but the point with the lowest number.
    #[inline(always)]
    pub const fn without_lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// This set and the point.
    #[inline(always)]
    pub const fn with(self, point: Point) -> Self {
        self.union(Self::of(point))
    }

    /// This set but for the point.
    #[inline(always)]
    pub const fn without(self, point: Point) -> Self {
        self.difference(Self::of(point))
    }

    /// The points in either set or both: `a | b`.
    #[inline(always)]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points in both sets: `a & b`.
    #[inline(always)]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The points in this set that are not in the other: `a - b`.
    #[inline(always)]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The points in one of the sets but not in both: `a ^ b`.
    #[inline(always)]
    pub const fn symmetric_difference(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// Whether every point of this set is in the other.
    #[inline(always)]
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the sets have no point in common.
    #[inline(always)]
    #[must_use]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The points by ascending number.
    #[inline(always)]
    pub const fn iter(self) -> PointSetIter {
        PointSetIter(self)
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

macro_rules! operator {
    ($Op:ident $op:ident $OpAssign:ident $op_assign:ident = $method:ident) => {
        impl $Op for PointSet {
            type Output = Self;

            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                self.$method(other)
            }
        }

        impl $OpAssign for PointSet {
            #[inline(always)]
            fn $op_assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}
operator!(BitAnd bitand BitAndAssign bitand_assign = intersection);
operator!(BitOr bitor BitOrAssign bitor_assign = union);
operator!(BitXor bitxor BitXorAssign bitxor_assign = symmetric_difference);
operator!(Sub sub SubAssign sub_assign = difference);

/// The points of a set by ascending number.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct PointSetIter(PointSet);

impl Iterator for PointSetIter {
    type Item = Point;

    #[inline(always)]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first();
        self.0 = self.0.without_lowest();
        first
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for PointSetIter {}

impl FusedIterator for PointSetIter {}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = PointSetIter;

    #[inline(always)]
    fn into_iter(self) -> PointSetIter {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        *self = points.into_iter().fold(*self, Self::with);
    }
}

impl From<Point> for PointSet {
    fn from(point: Point) -> Self {
        Self::of(point)
    }
}
