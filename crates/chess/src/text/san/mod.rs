//! Moves in Standard Algebraic Notation (clauses C16, C17): written in one way, read in many.
//!
//! A text is first taken apart without a position (`syntax`), then looked for among the legal moves
//! (`read`). Letters keep their case throughout: `b` is a file and `B` a bishop.

mod error;
mod read;
mod syntax;
mod write;

pub use error::{SanError, SanFault};
pub use write::San;
