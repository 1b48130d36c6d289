//! Positions and moves as text (N15, N16, N17, T9).

mod diagram;
mod fault;
mod foreign;
mod moves;
mod position;

pub use diagram::Diagram;
pub use fault::{TextError, TextFault};
pub use moves::MoveError;
