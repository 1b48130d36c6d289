//! Sets of tiles.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

/// A set of tiles of one plane, one bit a tile: bit *n* is the tile with number *n*.
///
/// A set does not know how many tiles its plane has, and so there is no `!`: what is not in a set is
/// [`plane.tiles()`](crate::Plane::tiles)` - set`. Of a number above 63 the lower six bits count.
///
/// ```
/// use rulebook_plane::TileSet;
///
/// let set = TileSet::from_bits(0b1011);
/// assert_eq!(set.count(), 3);
/// assert_eq!(set.first(), Some(0));
/// assert_eq!(set - TileSet::from_bits(0b11), TileSet::of(3));
/// assert_eq!(format!("{set:?}"), "{0, 1, 3}");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct TileSet(pub(crate) u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self(0);

    /// The tiles whose bits are set.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// This tile alone.
    #[must_use]
    #[inline]
    pub const fn of(tile: u8) -> Self {
        Self(1 << (tile & 63))
    }

    /// Whether the tile is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, tile: u8) -> bool {
        self.0 >> (tile & 63) & 1 != 0
    }

    /// The number of tiles.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tile of the lowest number; `None` of an empty set.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The tile of the lowest number alone, or the empty set.
    #[must_use]
    #[inline]
    pub const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// All but the tile of the lowest number.
    #[must_use]
    #[inline]
    pub const fn without_lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// This set and the tile.
    #[must_use]
    #[inline]
    pub const fn with(self, tile: u8) -> Self {
        self.or(Self::of(tile))
    }

    /// The tiles in both sets: `a & b`.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tiles in either set or both: `a | b`.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tiles in one of the sets but not in both: `a ^ b`.
    #[must_use]
    #[inline]
    pub const fn xor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }

    /// The tiles in this set and not in the other: `a - b`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether every tile of this set is in the other.
    #[must_use]
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the sets have no tile in common.
    #[must_use]
    #[inline]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The tiles by number, the lowest first.
    #[inline]
    pub const fn iter(self) -> Tiles {
        Tiles(self)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

macro_rules! operator {
    ($Op:ident $op:ident $OpAssign:ident $op_assign:ident = $method:ident) => {
        impl $Op for TileSet {
            type Output = Self;

            #[inline]
            fn $op(self, other: Self) -> Self {
                self.$method(other)
            }
        }

        impl $OpAssign for TileSet {
            #[inline]
            fn $op_assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}
operator!(BitAnd bitand BitAndAssign bitand_assign = and);
operator!(BitOr bitor BitOrAssign bitor_assign = or);
operator!(BitXor bitxor BitXorAssign bitxor_assign = xor);
operator!(Sub sub SubAssign sub_assign = without);

/// The tiles of a set by number, the lowest first.
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Tiles(TileSet);

impl Iterator for Tiles {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
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

impl ExactSizeIterator for Tiles {}

impl FusedIterator for Tiles {}

impl IntoIterator for TileSet {
    type Item = u8;
    type IntoIter = Tiles;

    #[inline]
    fn into_iter(self) -> Tiles {
        self.iter()
    }
}

impl FromIterator<u8> for TileSet {
    fn from_iter<I: IntoIterator<Item = u8>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Extend<u8> for TileSet {
    fn extend<I: IntoIterator<Item = u8>>(&mut self, tiles: I) {
        *self = tiles.into_iter().fold(*self, Self::with);
    }
}
