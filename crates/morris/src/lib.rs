//! Men's morris: nine men's, twelve men's, and their family on any mill board.
//!
//! Two sides lay their men in turn on the points of a board, then move them along its lines. Whoever brings three men
//! into a line, a *mill*, takes an enemy man; who is left with two, or cannot move, has lost.
//!
//! ```
//! use rulebook_morris::{Position, Tournament};
//!
//! let mut position: Position<Tournament> = "W..B..../.W.B.W../.B.B.... w 0,0".parse().unwrap();
//! assert_eq!(
//!     position.diagram().to_string(),
//!     "
//! 7 W-----------.-----------.
//!   |           |           |
//! 6 |   .-------W-------.   |
//!   |   |       |       |   |
//! 5 |   |   .---B---.   |   |
//!   |   |   |       |   |   |
//! 4 .---.---.       B---B---B
//!   |   |   |       |   |   |
//! 3 |   |   .---.---.   |   |
//!   |   |       |       |   |
//! 2 |   .-------W-------.   |
//!   |           |           |
//! 1 .-----------.-----------.
//!   a   b   c   d   e   f   g
//! "
//!     .trim_start()
//! );
//! // White has three men: they fly. Black's mill may not be touched while another man can be taken.
//! let why = |text: &str| position.check(text.parse().unwrap()).unwrap_err().to_string();
//! assert_eq!(why("d6-d5"), "a man stands on d5");
//! assert_eq!(why("d6-g1xd5"), "no mill is closed, so nothing is taken");
//!
//! position.play("a7-g1".parse().unwrap()).unwrap();
//! assert_eq!(position.to_string(), "...BW.../.W.B.W../.B.B.... b 0,0");
//! ```
//!
//! - [`Position`]: the state of a game under the rules of a [`Variant`]; all moves, whether one is legal, how the game
//!   has ended.
//! - [`Move`]: a whole turn: a man laid or moved, and the men that are taken with it.
//! - [`Illegal`]: why a move is refused.
//! - [`Rules`]: what the family's games differ in, switch by switch; [`Variant`]s are rules as types. The presets:
//!
//! | game | types |
//! |---|---|
//! | nine | [`Nathan`], [`NathanNoFlying`], [`Tournament`], [`TournamentNoFlying`] |
//! | twelve | [`Jocari`], [`Free`] |
//! | others | [`Lasker`], [`Six`], [`Five`], [`Three`], [`ThreeDiagonals`] |
//!
//! - [`Setup`]: any arrangement of men, for editors; it says everything that is wrong with it.
//! - [`Record`]: a mill that was opened and may not be formed again (clause T4). Rules without that ban keep no
//!   records, and pay nothing for them: their positions are `Copy` and sixteen bytes small.
//! - [`Plies`]: a position that presents the taking of a man as a ply of its own.
//!
//! Clauses N and T are those of the two rule sets, nine and twelve men's morris.
//!
//! # What it does not do
//!
//! Repetition, agreed draws, and draws after many moves without a capture (N14, T8) look at the history: they belong
//! to a [`Game`](rulebook_game::Game). Equality of positions is what it needs for that.
//!
//! # Features
//!
//! - `serde`: positions and moves as their text form.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod generate;
mod legality;
mod moves;
mod outcome;
mod plies;
mod position;
mod record;
mod records;
mod rules;
mod setup;
mod taking;
mod text;
mod variant;

pub use legality::Illegal;
pub use moves::Move;
pub use outcome::Reason;
pub use plies::{Plies, Ply};
pub use position::Position;
pub use records::{MillRecords, Record, Records};
pub use rulebook_game::{Color, Outcome};
pub use rulebook_mill::{Board, Name, Point, PointSet};
pub use rules::{BlockedRule, MillProtection, MillReform, Rules};
pub use setup::{Faults, Setup, SetupError};
pub use text::{Diagram, MoveError, TextError, TextFault};
pub use variant::{
    Five, Free, Jocari, Lasker, Nathan, NathanNoFlying, Six, Three, ThreeDiagonals, Tournament,
    TournamentNoFlying, Variant,
};
