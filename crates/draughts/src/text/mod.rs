//! Positions and moves as text (D19, D20).

mod fen;
mod moves;
mod picture;

pub use fen::{Fen, FenError, FenFault};
pub use moves::{MoveError, MoveText};
pub use picture::Picture;
