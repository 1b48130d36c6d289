//! Positions and moves as text (D19, D20).

mod diagram;
mod fen;
mod hub;
mod moves;

pub use diagram::Diagram;
pub use fen::{Fen, FenError, FenFault};
pub use hub::Hub;
pub use moves::{MoveError, MoveText};
