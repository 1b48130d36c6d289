//! The tests of the public interface, as one program: linking it once saves most of the time.

pub mod common;
pub mod model;

mod against_model;
mod clauses;
mod conformance;
mod epd;
mod fen;
mod illegal;
mod perft;
mod pgn;
mod pitfalls;
mod record;
mod san;
mod saved;
