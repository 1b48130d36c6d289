//! The record of a game: what was played, what may be claimed, and how it ended.

mod game;
mod history;
mod laws;
mod outcome;

pub use game::Game;
pub use history::History;
pub use laws::Recorded;
pub use outcome::{End, Refused};
