//! Games small enough to be counted by hand.

#![allow(dead_code, unreachable_pub, reason = "each test program uses some of them")]

pub mod broken;
pub mod heap;
pub mod tic_tac_toe;
pub mod tree;
pub mod watched;
