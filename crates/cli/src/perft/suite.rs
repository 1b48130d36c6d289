//! `rulebook perft GAME --suite FILE`.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use rulebook_game::{
    Text,
    suite::{self, Fact, SuiteLine, Verdict, check_line_with},
};

use super::{Counter, How, bar};
use crate::failure::Failure;

/// A suite file that has been read, not yet understood.
pub(crate) struct Suite {
    file: PathBuf,
    text: String,
}

/// Reads a file.
pub(crate) fn read(file: &Path) -> Result<Suite, Failure> {
    let bytes =
        fs::read(file).map_err(|error| Failure::at(format_args!("cannot read {}", file.display()), error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|byte| *byte == b'\n').count();
        Failure::at(format_args!("{}: line {line}", file.display()), "not UTF-8")
    })?;
    Ok(Suite { file: file.to_owned(), text })
}

/// Checks every fact that states no more than `max_nodes` leaves, and writes those that do not hold.
pub(crate) fn run<P: Text + Send + Sync>(
    suite: &Suite,
    rules: &P::Rules,
    max_nodes: u64,
    how: &How,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let lines = understand::<P>(suite, rules)?;
    let mut counter = Counter::<P>::new(how)?;
    let bar =
        bar::of("suite", lines.iter().flat_map(|line| &line.facts).map(|fact| work(fact, max_nodes)).sum());
    let (mut facts, mut wrong) = (0_u64, 0_u64);
    for line in &lines {
        let count = |position: &P, depth| counter.count(position, depth, |_, _| ());
        for checked in
            check_line_with(line, rules, max_nodes, count).map_err(|fault| refused(suite, line, fault))?
        {
            facts += u64::from(checked.verdict != Verdict::Skipped);
            if let Verdict::Wrong { found } = checked.verdict {
                wrong += 1;
                bar.suspend(|| {
                    writeln!(out, "line {}: expected {}, found {found}", line.number, checked.fact)?;
                    out.flush()
                })?;
            }
            bar.inc(work(&checked.fact, max_nodes));
        }
    }
    bar.finish_and_clear();
    writeln!(out, "{facts} facts, {wrong} wrong")?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The lines, all of them well formed and with positions that the game reads: found out before the work
/// begins, which may take hours.
fn understand<'a, P: Text>(suite: &'a Suite, rules: &P::Rules) -> Result<Vec<SuiteLine<'a>>, Failure> {
    suite::lines(&suite.text)
        .map(|line| {
            let line = line.map_err(|fault| Failure::at(suite.file.display(), fault))?;
            P::parse_position(line.position, rules).map_err(|fault| refused(suite, &line, fault))?;
            Ok(line)
        })
        .collect()
}

fn refused(suite: &Suite, line: &SuiteLine<'_>, fault: impl std::error::Error) -> Failure {
    Failure::at(format_args!("{}: line {}", suite.file.display(), line.number), fault)
}

/// The share of the bar: what the fact says there is to count.
fn work(fact: &Fact<'_>, max_nodes: u64) -> u64 {
    match fact {
        Fact::Leaves { nodes, .. } if *nodes <= max_nodes => *nodes,
        Fact::Leaves { .. } | Fact::Outcome(_) => 0,
    }
}
