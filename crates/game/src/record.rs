//! The record of a game: its moves, its repetitions, its claims, its clocks, and how it ended.

mod act;
mod ends;
mod game;
mod history;
mod laws;
mod outcome;
#[cfg(feature = "serde")]
mod saved;
mod timing;
mod usual;

pub use ends::Offer;
pub use game::Game;
pub use history::History;
pub use laws::Recorded;
pub use outcome::{End, Refused};
pub use usual::{NoAgreement, UsualGround, UsualLaws};
