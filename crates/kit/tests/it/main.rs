//! The tests of kit draughts.

mod clauses;
mod perft;
