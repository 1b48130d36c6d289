//! `rulebook perft`: one count of one position. Suites and the table of all games stand beside it.

mod bar;
mod counter;
mod report;
pub(crate) mod suite;
pub(crate) mod table;

use std::{io::Write, process::ExitCode, time::Instant};

use rulebook_game::Text;

use crate::failure::Failure;
pub(crate) use counter::{Count, Counter, How};
use report::{Json, summary};

/// What to count, and how to say it.
pub(crate) struct Order {
    pub(crate) game: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) depth: u32,
    pub(crate) report: Report,
    pub(crate) how: How,
}

/// What is printed of a count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Report {
    /// A line with the sum and the speed.
    Total,
    /// That line, and before it a line a move.
    Divide,
    /// An object.
    Json,
}

/// Counts the leaves below a position.
pub(crate) fn run<P: Text + Send + Sync>(
    position: &P,
    order: &Order,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let mut counter = Counter::new(&order.how)?;
    let count = match order.report {
        Report::Divide => divide(&mut counter, position, order.depth, out)?,
        Report::Total | Report::Json => counter.count_watched(position, order.depth, order.game),
    };
    match order.report {
        Report::Total | Report::Divide => writeln!(out, "{}", summary(count))?,
        Report::Json => writeln!(out, "{}", Json::new(order, position.to_string(), count))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the leaves below each move, and returns their sum.
fn divide<P: Text + Send + Sync>(
    counter: &mut Counter<'_, P>,
    position: &P,
    depth: u32,
    out: &mut dyn Write,
) -> Result<Count, Failure> {
    let begin = Instant::now();
    // No ply down there is no first move, and one leaf.
    let Some(below) = depth.checked_sub(1) else { return Ok(Count { nodes: 1, time: begin.elapsed() }) };
    let bar = bar::of("divide", position.count_moves());
    let mut lines = Vec::new();
    position.for_each_move(|mv| {
        let mut child = position.clone();
        child.play_unchecked(mv);
        let nodes = counter.count(&child, below, |_, _| ());
        lines.push((position.move_text(mv).to_string(), nodes));
        bar.inc(1);
    });
    let time = begin.elapsed();
    bar.finish_and_clear();
    lines.sort_unstable();
    for (text, nodes) in &lines {
        writeln!(out, "{text}: {nodes}")?;
    }
    Ok(Count { nodes: lines.iter().map(|(_, nodes)| nodes).sum(), time })
}
