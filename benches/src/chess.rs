//! Chess: the known positions, the programs, and positions as games pass through them.

mod corpus;
mod cozy;
mod known;
mod program;
mod rulebook;
mod shakmaty;

pub use corpus::corpus;
pub use known::{KNOWN, Known};
pub use program::{Program, Runner};
