//! Steps of whole sets, rays, and the regions of a set.

use core::iter::FusedIterator;

use crate::{Direction, Plane, TileSet};

impl<const N: usize> Plane<N> {
    /// All tiles.
    #[must_use]
    #[inline]
    pub const fn tiles(&self) -> TileSet {
        TileSet::from_bits(match self.len() {
            0 => 0,
            len => u64::MAX >> (64 - len),
        })
    }

    /// The tiles one step in a direction from those of a set, some of which may be in the set. Numbers that no
    /// tile has are passed over.
    ///
    /// ```
    /// use rulebook_plane::{Cell, Direction, Plane, TileSet};
    ///
    /// let row = Plane::<8>::from_cells(&[0, 1, 2].map(|x| Cell::new(x, 0))).unwrap();
    /// assert_eq!(row.step(row.tiles(), Direction::East), TileSet::from_bits(0b110));
    /// ```
    #[must_use]
    pub fn step(&self, set: TileSet, direction: Direction) -> TileSet {
        (set & self.tiles()).iter().filter_map(|tile| self.neighbour(tile, direction)).collect()
    }

    /// The tiles met from a tile on in a direction, without itself, until the first cell without a tile.
    ///
    /// ```
    /// use rulebook_plane::{Cell, Direction, Plane};
    ///
    /// let row = Plane::<8>::from_cells(&[0, 1, -1, 2].map(|x| Cell::new(x, 0))).unwrap();
    /// assert!(row.ray(0, Direction::East).eq([1, 3]));
    /// assert!(row.ray(3, Direction::West).eq([1, 0, 2]));
    /// ```
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[inline]
    pub fn ray(&self, tile: u8, direction: Direction) -> Ray<'_, N> {
        Ray { plane: self, direction, next: self.neighbour(tile, direction) }
    }

    /// The parts of a set that king steps inside it connect, the one with the lowest tile first. Numbers that no
    /// tile has are passed over.
    pub fn king_regions(&self, set: TileSet) -> impl Iterator<Item = TileSet> + Clone + '_ {
        parts(set & self.tiles(), |tile, rest| self.king_region(tile, rest))
    }

    /// The parts of a set that steps across sides inside it connect, the one with the lowest tile first. Numbers
    /// that no tile has are passed over.
    ///
    /// ```
    /// use rulebook_plane::{Cell, Plane, TileSet};
    ///
    /// // 3 2    Without 2, only a corner connects 1 and 3.
    /// // 0 1
    /// let cells = [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| Cell::new(x, y));
    /// let square = Plane::<8>::from_cells(&cells).unwrap();
    /// let two = TileSet::of(1).with(3);
    /// assert!(square.side_regions(two).eq([TileSet::of(1), TileSet::of(3)]));
    /// assert!(square.king_regions(two).eq([two]));
    /// ```
    pub fn side_regions(&self, set: TileSet) -> impl Iterator<Item = TileSet> + Clone + '_ {
        parts(set & self.tiles(), |tile, rest| self.side_region(tile, rest))
    }
}

/// Takes one region after the other out of a set.
fn parts(
    mut rest: TileSet,
    region: impl Fn(u8, TileSet) -> TileSet + Clone,
) -> impl Iterator<Item = TileSet> + Clone {
    core::iter::from_fn(move || {
        let part = region(rest.first()?, rest);
        rest -= part;
        Some(part)
    })
}

/// The tiles met in a direction: see [`Plane::ray`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct Ray<'a, const N: usize> {
    plane: &'a Plane<N>,
    direction: Direction,
    next: Option<u8>,
}

impl<const N: usize> Iterator for Ray<'_, N> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let tile = self.next?;
        self.next = self.plane.neighbour(tile, self.direction);
        Some(tile)
    }
}

impl<const N: usize> FusedIterator for Ray<'_, N> {}
