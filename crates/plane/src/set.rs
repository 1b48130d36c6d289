//! Sets of tiles.

/// A set of tiles of one plane, a bit a tile by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(pub u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self(0);

    /// The set of one tile, whose number is below 64.
    #[must_use]
    #[inline]
    pub const fn of(tile: u8) -> Self {
        Self(1 << tile)
    }

    /// Whether the tile is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, tile: u8) -> bool {
        self.0 >> tile & 1 != 0
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

    /// The tiles in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tiles in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tiles in this set and not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl TileSet {
    /// The tile of the lowest number.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The tiles by number, the lowest first.
    #[inline]
    pub fn iter(self) -> Tiles {
        Tiles(self)
    }
}

impl IntoIterator for TileSet {
    type Item = u8;
    type IntoIter = Tiles;

    #[inline]
    fn into_iter(self) -> Tiles {
        Tiles(self)
    }
}

/// The tiles of a set by number, the lowest first.
#[derive(Clone, Debug)]
pub struct Tiles(TileSet);

impl Iterator for Tiles {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let tile = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(tile)
    }
}
