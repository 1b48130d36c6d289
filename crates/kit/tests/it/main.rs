//! The tests of kit draughts.

pub mod model;

mod against_model;
mod canonical;
mod clauses;
mod illegal;
mod perft;
mod reachable;
mod record;
mod refusals;
mod serialized;
mod setup;
mod text;
