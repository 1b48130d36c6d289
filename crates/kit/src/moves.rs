//! The move type (K4, K7, K15, K17).

use alloc::vec::Vec;
use core::fmt;

use rulebook_plane::{Cell, Direction};

use crate::Position;

/// A whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase", deny_unknown_fields)
)]
pub enum Move {
    /// A tile is laid on a cell (K4).
    Tile(Cell),
    /// A pawn is laid on the tile of a cell (K5).
    Pawn(Cell),
    /// A tile is laid, then a pawn, on that tile or another (K7).
    Both {
        /// Where the tile is laid.
        tile: Cell,
        /// Where the pawn is laid.
        pawn: Cell,
    },
    /// A pawn moves by a king step (K17).
    Step {
        /// The cell that the pawn leaves.
        from: Cell,
        /// The cell that it moves to.
        to: Cell,
    },
    /// A pawn leaps over enemies, once or more (K10–K15).
    Capture(Chain),
}

const _: () = assert!(size_of::<Move>() <= 16);

/// A chain of leaps: where it starts and its directions. In each direction there is at most one leap (K11),
/// so that the landing cells follow from the position (K15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    start: Cell,
    directions: u32,
    len: u8,
}

impl Chain {
    /// As many leaps as there are pawns to take.
    pub const MAX_LEAPS: usize = 10;

    /// A chain without leaps yet, for [`then`](Self::then) to add to.
    #[must_use]
    pub const fn from(start: Cell) -> Self {
        Self { start, directions: 0, len: 0 }
    }

    /// The chain with one leap more, across a side; `None` if it is full or the direction is diagonal.
    #[must_use]
    #[inline]
    pub const fn then(self, direction: Direction) -> Option<Self> {
        if self.len as usize == Self::MAX_LEAPS || direction as u32 > 3 {
            return None;
        }
        let directions = self.directions | (direction as u32) << (2 * self.len);
        Some(Self { directions, len: self.len + 1, ..self })
    }

    /// The cell that the pawn starts from.
    #[must_use]
    pub const fn start(self) -> Cell {
        self.start
    }

    /// The directions of its leaps, in order.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        (0..self.len).map(move |leap| Direction::SIDES[(self.directions >> (2 * leap) & 3) as usize])
    }
}

/// A chain with the cells that it lands on: what names a capture (K15). Written as K24 says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Route {
    /// The chain.
    pub chain: Chain,
    /// The landing of each leap.
    pub landings: Vec<Cell>,
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.chain.start())?;
        self.landings.iter().try_for_each(|cell| write!(f, "x{cell}"))
    }
}

impl Position {
    /// A chain with its landings in this position, as far as its leaps are possible.
    #[must_use]
    pub fn route(&self, chain: Chain) -> Route {
        Route { chain, landings: self.follow(chain).map(|pawn| self.plane.cell(pawn.to)).collect() }
    }
}
