//! Mill graphs for rules engines: the boards of men's morris as data.
//!
//! A board is up to 32 points with names and places in the plane, lines of three points, and the steps between
//! neighbours. Everything else is computed from these, by `const fn`: what lines a point closes, which men stand in
//! mills, the symmetries.
//!
//! ```text
//! 7 .-----------.-----------.     0           1           2
//!   |           |           |
//! 6 |   .-------.-------.   |         8       9      10
//!   |   |       |       |   |
//! 5 |   |   .---.---.   |   |            16  17  18
//!   |   |   |       |   |   |
//! 4 .---.---.       .---.---.     7  15  23      19  11   3
//!   |   |   |       |   |   |
//! 3 |   |   .---.---.   |   |            22  21  20
//!   |   |       |       |   |
//! 2 |   .-------.-------.   |        14      13      12
//!   |           |           |
//! 1 .-----------.-----------.     6           5           4
//!   a   b   c   d   e   f   g
//! ```
//!
//! - [`Point`] and [`Name`]: a point by its number on a board, and by its place.
//! - [`PointSet`]: a set of points in 32 bits, with the algebra of sets.
//! - [`Board`]: the graph. The usual ones are constants: [`Board::THREE`], [`Board::THREE_DIAGONALS`],
//!   [`Board::SIX`] (five men's morris, too), [`Board::NINE`] and [`Board::TWELVE`].
//! - [`Builder`]: a board of one's own, checked.
//! - [`LineFamily`] and [`StepFamily`]: lines and steps alike in their numbers, to be tested all at once.
//! - [`Symmetry`]: turns, reflections, and the exchange of the innermost and outermost square.
//!
//! # Closing a mill
//!
//! ```
//! use rulebook_mill::Board;
//!
//! let board = &Board::NINE;
//! let men = board.set("a7 d7 g4 d6 g1").unwrap();
//! // a7-d7-g7 and g7-g4-g1 lack one man only, and it is the same.
//! assert_eq!(board.names(board.completing(men)).to_string(), "g7 d5");
//!
//! let corner = board.point("g7").unwrap();
//! assert_eq!(board.closed_by(men, corner).count(), 2);
//! assert_eq!(board.names(board.in_mills(men.with(corner))).to_string(), "a7 d7 g7 g4 g1");
//! ```
//!
//! # What it does not do
//!
//! It knows no sides, no turns and no rules. A point carries no board with it: a number means what the board
//! it is used with says, and beyond the board it stands for no point there.
//!
//! # Features
//!
//! - `serde`: names as their text; points and sets of points, which have no names without a board, as numbers.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod board;
mod build;
mod drawing;
mod family;
mod name;
#[cfg(feature = "serde")]
mod serde_number;
mod set;
mod standard;
mod symmetry;

pub use board::{Board, Line, NamesOf};
pub use build::{BoardError, Builder, Faults};
pub use drawing::Drawing;
pub use family::{LineFamily, StepFamily};
pub use name::{Name, ParseNameError};
pub use set::{Point, PointSet, PointSetIter};
pub use symmetry::Symmetry;
