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
    let (count, parts) = match order.report {
        Report::Divide => divide(&mut counter, position, order.depth),
        Report::Total | Report::Json => {
            (counter.count_watched(position, order.depth, order.game), Vec::new())
        }
    };
    if count.nodes == u64::MAX {
        return Err(Failure::at(
            "DEPTH",
            format_args!("{} plies have too many leaves for 64 bits", order.depth),
        ));
    }
    for (text, nodes) in parts {
        writeln!(out, "{text}: {nodes}")?;
    }
    match order.report {
        Report::Total | Report::Divide => writeln!(out, "{}", summary(count))?,
        Report::Json => writeln!(out, "{}", Json::new(order, position.to_string(), count))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The leaves below each move by its text, in byte order, and their sum.
fn divide<P: Text + Send + Sync>(
    counter: &mut Counter<'_, P>,
    position: &P,
    depth: u32,
) -> (Count, Vec<(String, u64)>) {
    let begin = Instant::now();
    // No ply down there is no first move, and one leaf.
    let Some(below) = depth.checked_sub(1) else {
        return (Count { nodes: 1, time: begin.elapsed() }, Vec::new());
    };
    let bar = bar::of("divide", position.count_moves());
    let mut parts = Vec::new();
    let mut sum: u64 = 0;
    position.for_each_child(|mv, child| {
        let nodes = counter.count(child, below, |_, _| ());
        sum = sum.saturating_add(nodes);
        parts.push((position.move_text(mv).to_string(), nodes));
        bar.inc(1);
    });
    let time = begin.elapsed();
    bar.finish_and_clear();
    parts.sort_unstable();
    (Count { nodes: sum, time }, parts)
}
