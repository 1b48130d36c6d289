//! The tests of the public interface, as one program.

pub mod model;
pub mod translate;

mod against_model;
mod clauses;
mod conformance;
mod foreign;
mod perft;
mod pitfalls;
mod record;
mod serialized;
mod text;
