//! Abalone: two sides push each other's marbles off a hexagon of 61 points.
//!
//! ```
//! use rulebook_abalone::{Layout, Position, Rules};
//!
//! let mut position = Position::start(Rules { layout: Layout::BelgianDaisy, ..Rules::default() });
//! position.play(position.parse_move("c2d3").unwrap()).unwrap();
//! assert_eq!(
//!     position.diagram().to_string(),
//!     "
//!     i w w . b b
//!    h w w w b b b
//!   g . w w . b b .
//!  f . . . . . . . .
//! e . . . . . . . . .
//!  d . . b . . . . . 9
//!   c . . b . w w . 8
//!    b b b b w w w 7
//!     a b b . w w 6
//!        1 2 3 4 5
//! "
//!     .trim_start_matches('\n')
//! );
//! // Three do not push three.
//! let why = |text: &str| position.check(position.parse_move(text).unwrap()).unwrap_err().to_string();
//! assert_eq!(why("h4h5"), "pac, 3:3: as many enemy marbles stand ahead as push");
//! assert_eq!(why("a1a2"), "the marble on a1 is not white's");
//! ```
//!
//! - [`Position`]: the state of a game; all moves, whether one is legal, how the game has ended.
//! - [`Move`]: a whole turn: the own marbles that move, and the direction (A22).
//! - [`Illegal`]: why a move is refused, with the strengths (A13).
//! - [`Kind`] and [`Displacement`]: what a move is, and where each marble goes (A18).
//! - [`Rules`] and [`Layout`]: how many marbles win, and the start positions by name (A1).
//! - [`Setup`]: any arrangement of marbles, for editors; it says everything that is wrong with it.
//! - [`Position::parse`] and [`Position::parse_move`]: the line of a position and Aba-Pro notation, which `Display` and
//!   [`Position::move_text`] write (A20, A21). [`Position::parse_nacre`] and [`Position::parse_msg`] read what others write.
//! - `Position::pac`, `sumitos`, `det`, `appui`: the words of the game as questions (A18).
//!
//! Clauses A are those of the rules of Abalone. Their French words stand beside the English ones: *ligne*, *flèche*,
//! *poussée*, *mouvement*.
//!
//! # What it does not do
//!
//! Repetition, agreement, clocks and draws after many moves without an ejection (A16, A17) look at more than the
//! position: they belong to a [`Game`](rulebook_game::Game). Equality of positions is what it needs for that.
//!
//! # Features
//!
//! - `serde`: positions and setups as `{"text": "…", "to_win": 6}`, since the text does not say how many marbles win;
//!   layouts as their names; rules, moves and what is told of them by their parts.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod generate;
mod layout;
mod legality;
mod moves;
mod outcome;
mod position;
mod record;
mod rules;
mod setup;
mod tally;
mod text;
mod words;

pub use layout::Layout;
pub use legality::Illegal;
pub use moves::Move;
pub use outcome::Reason;
pub use position::Position;
pub use rulebook_game::{Color, Outcome};
pub use rulebook_hex::Direction;
pub use rules::Rules;
pub use setup::{Faults, Setup, SetupError};
pub use text::{Diagram, MoveError, MsgPosition, NacreError, TextError, TextFault};
pub use words::{Displacement, Kind};

/// A point of the board (A1, A19).
pub type Cell = rulebook_hex::Cell<5>;

/// A set of points.
pub type Cells = rulebook_hex::Cells<5>;
