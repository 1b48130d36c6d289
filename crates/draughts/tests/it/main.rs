//! The tests of the public interface, as one program: the generators of all the variants are compiled once.

pub mod common;
pub mod model;

mod against_model;
mod clauses;
mod conformance;
mod fen;
mod illegal;
mod moves_text;
mod pdn;
mod perft;
mod pitfalls;
mod record;
