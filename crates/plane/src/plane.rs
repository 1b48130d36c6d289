//! The laid tiles and what is kept about them.

use crate::{
    Cell, Direction, TileSet,
    key::{ABSENT, Key, find},
};

/// Up to `N` laid tiles that hang together by their sides, numbered from 0 in the order laid; `N` is 3 to 64.
#[derive(Clone, Copy)]
pub struct Plane<const N: usize> {
    /// Where the first tile lies. No tile is further from it than 63 steps, and so a [`Key`] tells them apart.
    origin: Cell,
    keys: [Key; N],
    /// The number of the next tile in each direction, or [`ABSENT`].
    neighbours: [[u8; 8]; N],
    frontier: Keys<N>,
    len: u8,
}

/// Why a tile may not be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayError {
    /// So many tiles are laid, and there are no more.
    #[error("all {0} tiles are laid")]
    Full(usize),
    /// A tile lies there.
    #[error("a tile lies on {0}")]
    Taken(Cell),
    /// No tile lies across a side of the cell.
    #[error("a tile on {0} would touch no other")]
    Apart(Cell),
}

/// The keys of the frontier, in no particular order.
#[derive(Clone, Copy, Debug)]
struct Keys<const N: usize> {
    // `n` tiles have at most `2n + 2` open cells around them: the first has four, and each other adds at most three
    // and takes its own away. Three rows of `N` hold them, and one more that is written and not kept, from three
    // tiles on.
    keys: [[Key; N]; 3],
    len: u8,
}

impl<const N: usize> Keys<N> {
    #[inline]
    fn as_slice(&self) -> &[Key] {
        &self.keys.as_flattened()[..usize::from(self.len)]
    }

    /// Adds the keys that are new. Without a branch: which sides of a tile are open is hard to foretell.
    #[inline]
    fn add(&mut self, keys: [(Key, bool); 4]) {
        let mut len = usize::from(self.len);
        for (key, new) in keys {
            self.keys.as_flattened_mut()[len] = key;
            len += usize::from(new);
        }
        self.len = len as u8;
    }

    #[inline]
    fn remove(&mut self, index: u8) {
        self.len -= 1;
        let keys = self.keys.as_flattened_mut();
        keys[usize::from(index)] = keys[usize::from(self.len)];
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
        const { assert!(3 <= N && N <= 64, "a plane has room for 3 to 64 tiles") }
        let nowhere = Key::of(Cell::new(0, 0));
        Self {
            origin: Cell::new(0, 0),
            keys: [nowhere; N],
            neighbours: [[ABSENT; 8]; N],
            frontier: Keys { keys: [[nowhere; N]; 3], len: 0 },
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

    /// The cell of a tile.
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[must_use]
    #[inline]
    pub fn cell(&self, tile: u8) -> Cell {
        self.laid()[usize::from(tile)].near(self.origin)
    }

    /// The cells of the tiles, by number.
    #[inline]
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + Clone + '_ {
        self.laid().iter().map(|key| key.near(self.origin))
    }

    /// The empty cells that share a side with a tile: those where a tile may be laid, unless none is laid yet.
    /// In no particular order.
    #[inline]
    pub fn frontier(&self) -> impl ExactSizeIterator<Item = Cell> + Clone + '_ {
        self.frontier.as_slice().iter().map(|key| key.near(self.origin))
    }

    /// Whether a cell is in the frontier.
    #[must_use]
    pub fn is_open(&self, cell: Cell) -> bool {
        self.frontier().any(|open| open == cell)
    }

    /// The number of the tile on a cell.
    #[must_use]
    #[inline]
    pub fn tile_at(&self, cell: Cell) -> Option<u8> {
        let key = Key::of(cell);
        let tile = self.laid().iter().position(|laid| *laid == key)? as u8;
        // A key stands for its cell alone only near the tiles.
        (self.cell(tile) == cell).then_some(tile)
    }

    #[inline]
    fn laid(&self) -> &[Key] {
        &self.keys[..self.len()]
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
        (next != ABSENT).then_some(next)
    }

    /// The tiles a king step away from a tile.
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[must_use]
    #[inline]
    pub fn king_neighbours(&self, tile: u8) -> TileSet {
        union(&self.neighbours[usize::from(tile)])
    }

    /// The tiles across the sides of a tile.
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[must_use]
    #[inline]
    pub fn side_neighbours(&self, tile: u8) -> TileSet {
        union(&self.neighbours[usize::from(tile)][..4])
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

    /// The plane of these tiles, laid in an order in which each touches one before it, the first of them first.
    ///
    /// # Errors
    ///
    /// If there are more than `N`, if a cell is there twice, or if they do not hang together by their sides.
    pub fn from_cells(cells: &[Cell]) -> Result<Self, LayError> {
        let twice = (1..cells.len()).find(|&index| cells[..index].contains(&cells[index]));
        if let Some(index) = twice {
            return Err(LayError::Taken(cells[index]));
        }
        let mut plane = Self::new();
        cells.first().map(|first| plane.try_lay(*first)).transpose()?;
        while let Some(apart) = cells.iter().find(|cell| plane.tile_at(**cell).is_none()) {
            let before = plane.len();
            for cell in cells {
                if plane.is_open(*cell) {
                    plane.try_lay(*cell)?;
                }
            }
            if plane.len() == before {
                return Err(LayError::Apart(*apart));
            }
        }
        Ok(plane)
    }

    /// Lays a tile where it may be laid, and gives its number; the plane is unchanged otherwise.
    ///
    /// # Errors
    ///
    /// If `N` tiles are laid, if a tile lies there, or if the tile would touch no other across a side.
    pub fn try_lay(&mut self, cell: Cell) -> Result<u8, LayError> {
        if self.tile_at(cell).is_some() {
            Err(LayError::Taken(cell))
        } else if !self.is_empty() && !self.is_open(cell) {
            Err(LayError::Apart(cell))
        } else if self.len() == N {
            Err(LayError::Full(N))
        } else {
            Ok(self.lay(cell))
        }
    }

    /// Lays a tile and gives its number. The first may lie anywhere; each other shares a side with one laid.
    ///
    /// # Panics
    ///
    /// If a tile lies there, if the tile would touch no other, or if `N` tiles are laid.
    #[inline]
    pub fn lay(&mut self, cell: Cell) -> u8 {
        assert!(self.len() < N, "all tiles are laid");
        let tile = self.len;
        let key = Key::of(cell);
        let around = key.around();
        let neighbours = find(around, self.laid());

        // Eight different keys fill a register: the sides, and the cell itself in the place of a corner.
        let mut wanted = around;
        wanted[4] = key;
        let open = find(wanted, self.frontier.as_slice());
        let slot = open[4];
        if tile == 0 {
            self.origin = cell;
        } else {
            assert!(slot != ABSENT && self.cell_is_near(cell), "a tile may not be laid on {cell}");
            self.frontier.remove(slot);
        }
        self.frontier.add([0, 1, 2, 3].map(|side| {
            let new = neighbours[side] == ABSENT && open[side] == ABSENT;
            (around[side], new)
        }));

        for direction in Direction::ALL {
            let other = neighbours[direction as usize];
            if other != ABSENT {
                self.neighbours[usize::from(other)][direction.opposite() as usize] = tile;
            }
        }
        self.neighbours[usize::from(tile)] = neighbours;
        self.keys[usize::from(tile)] = key;
        self.len += 1;
        tile
    }

    /// Whether the cell's key stands for this cell.
    #[inline]
    fn cell_is_near(&self, cell: Cell) -> bool {
        Key::of(cell).near(self.origin) == cell
    }
}

/// The set of the tiles that are present.
#[inline]
fn union(tiles: &[u8]) -> TileSet {
    TileSet(tiles.iter().fold(0, |set, tile| set | u64::from(*tile != ABSENT) << (tile & 63)))
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
