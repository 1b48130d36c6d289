//! Positions and moves as text (D19, D20).

mod fen;
mod picture;

pub use fen::{Fen, FenError, FenFault};
pub use picture::Picture;
