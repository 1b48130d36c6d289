//! Positions and moves as text (N15, N16, N17, T9).

mod foreign;
mod moves;
mod picture;
mod position;

pub use moves::MoveError;
pub use picture::Picture;
pub use position::{TextError, TextFault};
