//! Hexagonal boards for rules engines: cells, directions, cell sets that step as a whole, the twelve symmetries.
//!
//! The board is a hexagon of hexagons with three to seven cells a side, its size a const generic: 19, 37, 61, 91 or
//! 127 cells. A set of them is one `u64` up to side 5 and one `u128` beyond. Nearly everything is `const fn`.
//!
//! ```text
//!         i  5 6 7 8 9
//!        h  4 5 6 7 8 9                NW   NE
//!       g  3 4 5 6 7 8 9                 \ /
//!      f  2 3 4 5 6 7 8 9             W - + - E
//!     e  1 2 3 4 5 6 7 8 9               / \
//!      d  1 2 3 4 5 6 7 8              SW   SE
//!       c  1 2 3 4 5 6 7
//!        b  1 2 3 4 5 6            row and number name a cell:
//!         a  1 2 3 4 5             a1, e5 (the centre), i9
//! ```
//!
//! - [`Cell`]: one cell, by its index, its name or its axial coordinates ([`Axial`]).
//! - [`Direction`]: the six directions.
//! - [`CellSet`]: a set of cells: algebra, steps that never wrap, rays, fills, rings, ranges, lines, pictures.
//! - [`Symmetry`]: the twelve symmetries of the hexagon, acting on all three.
//!
//! ```
//! use rulebook_hex::{Cells, Direction};
//!
//! let row: Cells<5> = "e7 e8 e9".parse().unwrap();
//! // What steps off the board is gone, and asked for by its own name.
//! assert_eq!(row.step(Direction::E).to_string(), "e8 e9");
//! assert_eq!(row.leaving(Direction::E).to_string(), "e9");
//! ```
//!
//! # Why axial?
//!
//! Rows of a hexagon begin at different places, so that a step up is "the same number" or "one more" and never
//! depends on the row, as it does with offset columns. Two of the three cube coordinates say all; the third is their
//! difference.
//!
//! # Why the ring?
//!
//! A cell's index is `q + m·r` modulo the number of cells *n*, counted from the centre, with `m = 3·SIDE − 2`. This
//! maps the cells one to one onto the integers modulo *n*, and the six steps are then `±1`, `±m` and `±(m + 1)`: a
//! whole set steps by one rotation of a word of *n* bits, after a mask has taken off the cells at that edge. No bit of
//! the word is a guard, and a hexagon of side 5 fits into 61 bits. Turning the board by 60° multiplies the index by
//! `m + 1`.
//!
//! # What it does not do
//!
//! It knows no pieces, no turns and no game, has no boards of other shapes, and keeps no look-up tables.
//!
//! # Features
//!
//! - `serde`: cells, sets and directions as their text form; places and symmetries by their parts.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod axial;
mod cell;
mod direction;
mod set;
mod symmetry;

pub use axial::Axial;
pub use cell::{Cell, ParseCellError};
pub use direction::{Direction, ParseDirectionError};
pub use set::{CellSet, CellSetIter, Drawing, ParseCellSetError};
pub use symmetry::Symmetry;

/// A set of cells of a hexagon of side 3, 4 or 5.
pub type Cells<const SIDE: u8> = CellSet<u64, SIDE>;

/// A set of cells of a hexagon of side 3 to 7.
pub type WideCells<const SIDE: u8> = CellSet<u128, SIDE>;
