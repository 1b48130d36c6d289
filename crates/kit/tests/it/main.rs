//! The tests of kit draughts.

pub mod model;

mod against_model;
mod canonical;
mod clauses;
mod perft;
mod reachable;
mod refusals;
mod text;
