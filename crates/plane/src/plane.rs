//! The laid tiles and what is kept about them.

use crate::{Cell, Direction, TileSet};

/// Where a neighbour table says that there is no tile. No plane has so many tiles, so no set holds it.
const NONE: u8 = 63;

/// Up to `N` laid tiles, numbered from 0 in the order laid; `N` is at most 63.
#[derive(Clone, Copy, Debug)]
pub struct Plane<const N: usize> {
    cells: [Cell; N],
    neighbours: [[u8; 8]; N],
    frontier: Frontier<N>,
    len: u8,
}

/// The empty cells that share a side with a tile, in no particular order.
#[derive(Clone, Copy, Debug)]
pub struct Frontier<const N: usize> {
    // A tile adds at most three cells and takes one away; the first adds four. A row a side.
    cells: [[Cell; N]; 4],
    len: u8,
}

impl<const N: usize> Frontier<N> {
    fn at(&self, index: usize) -> Cell {
        self.cells[index & 3][index >> 2]
    }

    fn set(&mut self, index: usize, cell: Cell) {
        self.cells[index & 3][index >> 2] = cell;
    }

    /// The number of cells.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none: so it is before the first tile is laid.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cells.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        (0..self.len()).map(|index| self.at(index))
    }

    /// Whether the cell is among them.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        self.iter().any(|other| other == cell)
    }

    fn add(&mut self, cell: Cell) {
        if !self.contains(cell) {
            self.set(self.len(), cell);
            self.len += 1;
        }
    }

    fn remove(&mut self, cell: Cell) {
        let found = self.iter().position(|other| other == cell);
        if let Some(index) = found {
            self.len -= 1;
            self.set(index, self.at(self.len()));
        }
    }
}

impl<const N: usize> Default for Plane<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Plane<N> {
    /// A plane without tiles.
    #[must_use]
    pub const fn new() -> Self {
        const { assert!(N <= NONE as usize, "a plane has at most 63 tiles") }
        Self {
            cells: [Cell::new(0, 0); N],
            neighbours: [[NONE; 8]; N],
            frontier: Frontier { cells: [[Cell::new(0, 0); N]; 4], len: 0 },
            len: 0,
        }
    }

    /// The number of tiles.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no tile is laid.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cells of the tiles, by number.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.len()]
    }

    /// The cells where a tile may be laid so that it shares a side with another.
    #[must_use]
    #[inline]
    pub const fn frontier(&self) -> &Frontier<N> {
        &self.frontier
    }

    /// The number of the tile on a cell.
    #[must_use]
    pub fn tile_at(&self, cell: Cell) -> Option<u8> {
        self.cells().iter().position(|other| *other == cell).map(|tile| tile as u8)
    }

    /// The tile next to a tile.
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[must_use]
    #[inline]
    pub fn neighbour(&self, tile: u8, direction: Direction) -> Option<u8> {
        let next = self.neighbours[usize::from(tile)][direction as usize];
        (next != NONE).then_some(next)
    }

    /// The tiles a king step away from a tile.
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[must_use]
    #[inline]
    pub fn king_neighbours(&self, tile: u8) -> TileSet {
        let all = self.neighbours[usize::from(tile)].iter().fold(0, |set, next| set | 1 << next);
        TileSet(all & !(1 << NONE))
    }

    /// The tiles across the sides of a tile.
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[must_use]
    #[inline]
    pub fn side_neighbours(&self, tile: u8) -> TileSet {
        let all = self.neighbours[usize::from(tile)][..4].iter().fold(0, |set, next| set | 1 << next);
        TileSet(all & !(1 << NONE))
    }

    /// The tiles of `within` that `tile` is connected to by king steps inside it; `tile` too.
    #[must_use]
    pub fn king_region(&self, tile: u8, within: TileSet) -> TileSet {
        grow(tile, within, |tile| self.king_neighbours(tile))
    }

    /// The tiles of `within` that `tile` is connected to across sides inside it; `tile` too.
    #[must_use]
    pub fn side_region(&self, tile: u8, within: TileSet) -> TileSet {
        grow(tile, within, |tile| self.side_neighbours(tile))
    }

    /// The least and the greatest column and row, as two cells; `None` without tiles.
    #[must_use]
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        let first = *self.cells().first()?;
        Some(self.cells().iter().fold((first, first), |(low, high), cell| {
            (
                Cell::new(low.x.min(cell.x), low.y.min(cell.y)),
                Cell::new(high.x.max(cell.x), high.y.max(cell.y)),
            )
        }))
    }

    /// Lays a tile and gives its number. Whether it touches another is not asked.
    ///
    /// # Panics
    ///
    /// If a tile lies there, or if `N` tiles are laid.
    pub fn lay(&mut self, cell: Cell) -> u8 {
        assert!(self.len() < N, "all tiles are laid");
        let tile = self.len;
        for direction in Direction::ALL {
            let next = cell.next(direction);
            if let Some(other) = self.tile_at(next) {
                self.neighbours[usize::from(tile)][direction as usize] = other;
                self.neighbours[usize::from(other)][direction.opposite() as usize] = tile;
            } else if (direction as u8) < 4 {
                self.frontier.add(next);
            }
        }
        assert!(self.tile_at(cell).is_none(), "a tile lies on {cell}");
        self.frontier.remove(cell);
        self.cells[usize::from(tile)] = cell;
        self.len += 1;
        tile
    }
}

/// What can be reached from a tile by steps inside `within`.
fn grow(tile: u8, within: TileSet, next: impl Fn(u8) -> TileSet) -> TileSet {
    let mut region = TileSet::of(tile);
    let mut edge = region;
    while let Some(tile) = edge.first() {
        edge = edge.without(TileSet::of(tile));
        let new = next(tile).and(within).without(region);
        region = region.or(new);
        edge = edge.or(new);
    }
    region
}
