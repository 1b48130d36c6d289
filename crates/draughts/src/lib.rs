//! Draughts.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod generate;
mod legality;
mod moves;
mod outcome;
mod piece;
mod position;
mod routes;
mod rules;
mod setup;
mod text;
mod variant;
mod walk;

pub use legality::Illegal;
pub use moves::{Move, MoveKind};
pub use outcome::Reason;
pub use piece::Piece;
pub use position::Position;
pub use rulebook_game::{Color, Outcome};
pub use rules::{Completion, Crowning, Majority, Rules};
pub use setup::{Faults, Setup, SetupError};
pub use text::*;
pub use variant::{Brazilian, English, Frisian, International, Italian, Nathan, Pool, Russian, Variant};

/// A square of the board `B`: a dark square, numbered from the top left as White sees it (D2).
pub type Square<B> = rulebook_square::DarkCell<B>;

/// A set of squares of the board `B`.
pub type Squares<B> = rulebook_square::DarkSet<u64, B>;
