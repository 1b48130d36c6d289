//! Whole games as text: tags, numbered moves, comments, variations, a result.
//!
//! PGN (chess), PDN (draughts) and the plain records of the other games share one shape, and differ in what
//! [`Dialect`] says. [`Reader`] takes the bytes of a file in pieces of any size and tells a [`Visitor`] what it
//! finds; it holds no game, so that a file of any length is read in the same small memory. It asks no rules: a
//! move is a word. A [`Replay`] is the visitor that plays the words as moves of a game.
//! [`GameText`] is one game as a tree, read with [`GameText::read_all`] and written by `Display`.
//!
//! ```
//! use rulebook_game::movetext::{Dialect, GameText};
//!
//! let (games, faults) = GameText::read_all("[Event \"?\"]\n\n1.e4! e5 (1... c5 {Sicilian}) 2.Nf3 *", Dialect::Pgn);
//! assert!(faults.is_empty());
//! let game = &games[0];
//! assert_eq!(game.tag("Event"), Some("?"));
//! assert_eq!(game.main.plies[1].variations[0].plies[0].text, "c5");
//! assert!(game.to_string().ends_with("1. e4 $1 e5 (1... c5 {Sicilian}) 2. Nf3 *\n"));
//! ```

mod dialect;
mod fault;
mod plain;
mod reader;
mod replay;
mod score;
mod token;
mod tree;
mod visitor;
mod words;
mod write;

pub use dialect::Dialect;
pub use fault::{Fault, FaultKind, Place};
pub use plain::{Plain, PlainMoveError, PlainStartError};
pub use reader::{MAX_DEPTH, Reader};
pub use replay::{FaultOf, Notation, Replay, ReplayFault, ReplayVisitor, Tags};
pub use score::Score;
pub use token::{MAX_NAME, MAX_VALUE, MAX_WORD};
pub use tree::{GameText, Line, Ply, TagError};
pub use visitor::{Flow, Visitor};
pub use words::Nag;
