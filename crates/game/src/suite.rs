//! Suites: text files of positions and the facts known about them.
//!
//! One position a line, then its facts, each behind ` ;` (a space and a semicolon):
//!
//! ```text
//! # A comment. Blank lines are passed over too.
//! POSITION ;D1 20 ;D2 400 ;outcome ongoing ;id the start
//! ```
//!
//! * `Dk n`: there are `n` leaves `k` plies down ([`perft`]).
//! * `outcome TEXT`: the position's [outcome](crate::Position::outcome) as it is displayed, or `ongoing`.
//! * `id NAME`: a name, at most one; not a fact.
//!
//! ```
//! use rulebook_game::suite::{self, Fact};
//!
//! let line = suite::lines("4k3/8/8/8/8/8/8/4K3 w - - ;D1 5 ;id two kings").next().unwrap().unwrap();
//! assert_eq!(line.position, "4k3/8/8/8/8/8/8/4K3 w - -");
//! assert_eq!(line.facts, [Fact::Leaves { depth: 1, nodes: 5 }]);
//!
//! let error = suite::lines("# a comment\n4k3/8/8/8/8/8/8/4K3 w - - ;D1 five").next().unwrap().unwrap_err();
//! assert_eq!(error.to_string(), "line 2, column 31: expected a number of leaves");
//! ```

mod check;
mod parse;

pub use check::{Checked, Verdict, check_line, check_line_with};
pub use parse::{SuiteError, SuiteFault, lines};

use alloc::vec::Vec;
use core::fmt;

#[cfg(doc)]
use crate::perft;

/// A line of a suite: a position and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SuiteLine<'a> {
    /// The line's number in its text, from 1.
    pub number: usize,
    /// The position's text, not yet read.
    pub position: &'a str,
    /// The facts, in the order of the line: at least one, and none twice.
    pub facts: Vec<Fact<'a>>,
    /// The position's name.
    pub id: Option<&'a str>,
}

/// Something known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact<'a> {
    /// There are `nodes` leaves, `depth` plies down.
    Leaves {
        /// How many plies down.
        depth: u32,
        /// The number of leaves there.
        nodes: u64,
    },
    /// The outcome's text, or `ongoing`.
    Outcome(&'a str),
}

/// As it stands in the line: `D3 8902`, `outcome ongoing`.
impl fmt::Display for Fact<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leaves { depth, nodes } => write!(f, "D{depth} {nodes}"),
            Self::Outcome(text) => write!(f, "outcome {text}"),
        }
    }
}
