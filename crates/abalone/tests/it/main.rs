//! The tests of the public interface, as one program.

pub mod model;

mod against_model;
mod clauses;
mod conformance;
mod perft;
mod pitfalls;
mod text;
