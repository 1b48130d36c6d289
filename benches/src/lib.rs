//! What the benches share: the positions, and the programs that are measured side by side.
//!
//! - `cargo run --release -p rulebook-benches --bin compare` prints the tables that the project's claims about
//!   speed come from.
//! - `cargo bench -p rulebook-benches` measures perft and the hot paths with criterion.
//! - `cargo test -p rulebook-benches --benches` runs each bench once and checks what it counts.
//!
//! Set `RUSTFLAGS="-C target-cpu=native"` for what a program built for its machine reaches.

pub mod chess;
pub mod perft;
mod random;

pub use random::SplitMix;

/// The examples of the texts, which `cargo test` runs from here: this package is never published, and has all
/// that they need.
#[cfg(doctest)]
mod texts {
    #[doc = include_str!("../../README.md")]
    struct Readme;
    #[doc = include_str!("../../docs/cookbook.md")]
    struct Cookbook;
    #[doc = include_str!("../../docs/notations.md")]
    struct Notations;
    #[doc = include_str!("../../docs/records.md")]
    struct Records;
}
