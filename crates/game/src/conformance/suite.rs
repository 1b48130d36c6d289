//! Suites as a test.

use alloc::{string::String, vec::Vec};
use core::fmt::Write;

use crate::{
    Text,
    suite::{self, Verdict},
};

/// Asserts every fact of a suite that states at most `max_nodes` leaves, and returns the number of facts
/// that were checked, so that a test can assert that it was not for nothing.
///
/// # Panics
///
/// If a line or a position is refused, or a fact is wrong; the message lists them all.
#[track_caller]
pub fn assert_suite<P: Text>(text: &str, rules: &P::Rules, max_nodes: u64) -> usize {
    let mut right = 0;
    let mut wrong: Vec<String> = Vec::new();
    for line in suite::lines(text) {
        let line = match line {
            Ok(line) => line,
            Err(error) => {
                wrong.push(alloc::format!("{error}"));
                continue;
            }
        };
        match suite::check_line::<P>(&line, rules, max_nodes) {
            Err(error) => wrong.push(alloc::format!("line {}: {}: {error}", line.number, line.position)),
            Ok(facts) => {
                for checked in facts {
                    match checked.verdict {
                        Verdict::Right => right += 1,
                        Verdict::Skipped => {}
                        Verdict::Wrong { found } => wrong.push(alloc::format!(
                            "line {}: {}: {}, found {found}",
                            line.number,
                            line.position,
                            checked.fact
                        )),
                    }
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{}",
        wrong.iter().fold(String::from("the suite fails:"), |mut all, one| {
            let _ = write!(all, "\n{one}");
            all
        })
    );
    right
}
