//! Games small enough to be counted by hand.

pub mod broken;
pub mod heap;
pub mod stairs;
pub mod tic_tac_toe;
pub mod tree;
pub mod watched;
