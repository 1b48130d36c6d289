//! Checking a game against suites.

use alloc::string::{String, ToString};

use super::{Fact, SuiteLine};
use crate::{OutcomeText, Text, perft};

/// A fact and whether it holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Checked<'a> {
    /// The fact as the suite states it.
    pub fact: Fact<'a>,
    /// What came of checking it.
    pub verdict: Verdict,
}

/// What came of checking a fact.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It holds.
    Right,
    /// It does not hold.
    Wrong {
        /// What was found instead: the number of leaves, or the outcome's text.
        found: String,
    },
    /// It was not checked: it states more leaves than were allowed.
    Skipped,
}

/// Checks the facts of a line one by one, as the iterator is asked for them. A fact that states more than
/// `max_nodes` leaves is skipped; `u64::MAX` checks all.
///
/// # Errors
///
/// Where the game refuses the position's text under `rules`.
pub fn check_line<'a, P: Text>(
    line: &SuiteLine<'a>,
    rules: &P::Rules,
    max_nodes: u64,
) -> Result<impl Iterator<Item = Checked<'a>>, P::PositionError> {
    check_line_with(line, rules, max_nodes, perft::<P>)
}

/// As [`check_line`], with the caller's own way to count leaves: by several threads, say, or with a table.
///
/// # Errors
///
/// As [`check_line`].
pub fn check_line_with<'a, P: Text, F: FnMut(&P, u32) -> u64>(
    line: &SuiteLine<'a>,
    rules: &P::Rules,
    max_nodes: u64,
    mut count: F,
) -> Result<impl Iterator<Item = Checked<'a>>, P::PositionError> {
    let position = P::parse_position(line.position, rules)?;
    Ok(line.facts.iter().map(move |&fact| {
        let verdict = match fact {
            Fact::Leaves { nodes, .. } if nodes > max_nodes => Verdict::Skipped,
            Fact::Leaves { depth, nodes } => {
                let found = count(&position, depth);
                if found == nodes { Verdict::Right } else { Verdict::Wrong { found: found.to_string() } }
            }
            Fact::Outcome(text) => {
                let found = OutcomeText(position.outcome()).to_string();
                if found == text { Verdict::Right } else { Verdict::Wrong { found } }
            }
        };
        Checked { fact, verdict }
    }))
}
