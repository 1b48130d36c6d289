//! Positions and moves as text (D19, D20).

mod fen;
mod hub;
mod moves;
mod picture;

pub use fen::{Fen, FenError, FenFault};
pub use hub::Hub;
pub use moves::{MoveError, MoveText};
pub use picture::Picture;
