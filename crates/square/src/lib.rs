//! Square grids for rules engines: cells, directions, cell sets (bitboards), rays and symmetries.
//!
//! The board is any rectangle of at most 128 cells, its size a pair of const generics, so that a chess board in a
//! `u64` costs what a hand-written bitboard costs, and a 10×10 board in a `u128` needs no second library.
//! Nearly everything is `const fn`: look-up tables are built by the compiler.
//!
//! ```text
//!   8  56 57 58 59 60 61 62 63          NW  N  NE
//!   7  48 49 50 51 52 53 54 55            \ | /
//!   6  40 41 42 43 44 45 46 47          W - + - E
//!   5  32 33 34 35 36 37 38 39            / | \
//!   4  24 25 26 27 28 29 30 31          SW  S  SE
//!   3  16 17 18 19 20 21 22 23
//!   2   8  9 10 11 12 13 14 15          a cell's index is
//!   1   0  1  2  3  4  5  6  7          rank * FILES + file
//!       a  b  c  d  e  f  g  h
//! ```
//!
//! - [`Cell`]: one cell, with its algebraic name, its steps and its distances.
//! - [`Direction`]: the eight directions.
//! - [`CellSet`]: a set of cells in a `u64` or a `u128`: algebra, shifts that never wrap, fills, rays, lines,
//!   iteration, subsets, pictures.
//! - [`Fan`] and [`Axes`]: what all sliders reach, eight directions at once and without a branch.
//! - [`Symmetry`]: the eight symmetries of the square, acting on all three.
//! - [`Lattice`], [`DarkCell`] and [`DarkSet`]: the dark squares alone, numbered, for draughts.
//!
//! # A bishop on d4
//!
//! ```
//! use rulebook_square::{ChessCell, ChessCells, Direction, cells};
//!
//! const OCCUPIED: ChessCells = cells! {
//!     . . . . . . . .
//!     . . . . . . X .
//!     . X . . . . . .
//!     . . . . . . . .
//!     . . . X . . . .
//!     . . . . . . . .
//!     . X . . . . . .
//!     . . . . . . X .
//! };
//!
//! let mut attacks = ChessCells::EMPTY;
//! for direction in Direction::DIAGONAL {
//!     attacks |= ChessCells::of(ChessCell::D4).rays(direction, !OCCUPIED);
//! }
//! assert_eq!(
//!     attacks,
//!     cells! {
//!         . . . . . . . .
//!         . . . . . . X .
//!         . X . . . X . .
//!         . . X . X . . .
//!         . . . . . . . .
//!         . . X . X . . .
//!         . X . . . X . .
//!         . . . . . . X .
//!     }
//! );
//! ```
//!
//! # What it does not do
//!
//! It knows no pieces, no turns and no game. It keeps no look-up tables: a game builds the ones it needs from the
//! const functions here. It has no hexagons.
//!
//! # Features
//!
//! - `serde`: cells, sets and directions as their text form.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod cell;
mod direction;
mod fan;
mod lattice;
#[cfg(feature = "serde")]
mod serde_text;
mod set;
mod symmetry;

pub use cell::{AllCells, Cell, ParseCellError};
pub use direction::{Direction, KNIGHT_LEAPS, ParseDirectionError};
pub use fan::{Axes, Fan};
pub use lattice::{
    Board8, Board8Mirrored, Board10, Board12, DarkCell, DarkCellName, DarkCorner, DarkSet, DarkSetIter,
    Lattice, ParseDarkCellError,
};
pub use set::{CellSet, CellSetIter, PictureError, Subsets};
pub use symmetry::Symmetry;

/// A set of cells on a board of up to 64 cells.
pub type Cells<const FILES: u8, const RANKS: u8> = CellSet<u64, FILES, RANKS>;

/// A set of cells on a board of up to 128 cells.
pub type WideCells<const FILES: u8, const RANKS: u8> = CellSet<u128, FILES, RANKS>;

/// A cell of the chess board.
pub type ChessCell = Cell<8, 8>;

/// A set of cells of the chess board: a bitboard, a1 the lowest bit and h8 the highest.
pub type ChessCells = Cells<8, 8>;
