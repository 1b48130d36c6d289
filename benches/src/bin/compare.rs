//! Perft side by side: `cargo run --release -p rulebook-benches --bin compare [ROUNDS]`.
//!
//! All programs count the same positions in one run, in turns, so that a machine that slows down slows all of
//! them. Speeds are medians over the rounds, in millions of leaves a second of wall time; each ratio is the
//! median of the rounds' own ratios. A wrong count ends it with status 1.

#![expect(clippy::cast_precision_loss, reason = "no count here comes near 2⁵²")]

use std::{
    array, env,
    num::NonZeroUsize,
    process::ExitCode,
    time::{Duration, Instant},
};

use rulebook_benches::chess::{KNOWN, Known, Runner};
use rulebook_chess::Position;
use rulebook_game::{Leaves, perft, perft_parallel};

/// A shorter count is repeated until this time has passed.
const SHORTEST: Duration = Duration::from_millis(50);

/// How many programs there are.
const PROGRAMS: usize = 3;

/// The one that all are compared with, by its place in [`Runner::all`].
const YARDSTICK: usize = 1;

/// A count that is not the known one.
struct Wrong(String);

fn main() -> ExitCode {
    let Ok(rounds @ 1..) = env::args().nth(1).map_or(Ok(5), |rounds| rounds.parse()) else {
        eprintln!("usage: compare [ROUNDS], at least 1 (5 if not given)");
        return ExitCode::from(2);
    };
    match report(rounds) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Wrong(what)) => {
            eprintln!("wrong: {what}");
            ExitCode::FAILURE
        }
    }
}

fn report(rounds: usize) -> Result<(), Wrong> {
    println!("Perft, millions of leaves a second, one thread, no hash table; medians of {rounds} rounds.");
    println!("{}", build());
    println!("\nBulk: the moves of the last ply are counted.");
    table(Leaves::Counted, 0, rounds)?;
    println!("\nEvery leaf made, one ply less.");
    table(Leaves::Made, 1, rounds)?;
    println!();
    two_threads(rounds)
}

/// What this program was built for.
fn build() -> String {
    let features = [
        (cfg!(target_feature = "popcnt"), "popcnt"),
        (cfg!(target_feature = "bmi2"), "bmi2"),
        (cfg!(target_feature = "avx2"), "avx2"),
        (cfg!(target_feature = "avx512vl"), "avx512vl"),
        (cfg!(target_feature = "neon"), "neon"),
    ];
    let those = |wanted| {
        let names = features.into_iter().filter_map(|(on, name)| (on == wanted).then_some(name));
        names.collect::<Vec<_>>().join(" ")
    };
    let checks = if cfg!(debug_assertions) { " WITH DEBUG ASSERTIONS: these are no speeds." } else { "" };
    format!("Built for {}, with [{}], without [{}].{checks}", env::consts::ARCH, those(true), those(false))
}

/// A line for each position, and their geometric mean.
fn table(leaves: Leaves, plies_less: u32, rounds: usize) -> Result<(), Wrong> {
    let names = Runner::all(KNOWN[0].fen).map(|runner| runner.name);
    let yardstick = names[YARDSTICK];
    print!("{:<11} {:>5} {:>12}", "position", "depth", "leaves");
    for name in names {
        print!(" {name:>12}");
    }
    println!("   times {yardstick}");

    let mut logarithms = [[0.0; 2]; PROGRAMS];
    for known in &KNOWN {
        let depth = known.depth() - plies_less;
        let speeds = race(known, depth, leaves, rounds)?;
        let results = array::from_fn(|program| {
            let speed = median(speeds.iter().map(|round| round[program]).collect());
            let ratio = median(speeds.iter().map(|round| round[program] / round[YARDSTICK]).collect());
            [speed, ratio]
        });
        print!("{:<11} {depth:>5} {:>12}", known.name, known.leaves_at(depth));
        print_results(results);
        for (sums, values) in logarithms.iter_mut().zip(results) {
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value.ln();
            }
        }
    }
    print!("{:<11} {:>5} {:>12}", "geo. mean", "", "");
    print_results(logarithms.map(|sums| sums.map(|sum| (sum / KNOWN.len() as f64).exp())));
    Ok(())
}

/// Speed and ratio of each program.
fn print_results(results: [[f64; 2]; PROGRAMS]) {
    for [speed, _] in results {
        print!(" {speed:>12.1}");
    }
    print!("  ");
    for [_, ratio] in results {
        print!(" {ratio:>5.2}");
    }
    println!();
}

/// The speed of each program in each round.
fn race(known: &Known, depth: u32, leaves: Leaves, rounds: usize) -> Result<Vec<[f64; PROGRAMS]>, Wrong> {
    let runners = Runner::all(known.fen);
    let mut speeds = vec![[0.0; PROGRAMS]; rounds];
    for round in &mut speeds {
        for (speed, runner) in round.iter_mut().zip(&runners) {
            let what = || format!("{} on {} at depth {depth}", runner.name, known.name);
            *speed = megaleaves(known.leaves_at(depth), || runner.perft(depth, leaves), what)?;
        }
    }
    Ok(speeds)
}

/// Two threads against one, from the start position.
fn two_threads(rounds: usize) -> Result<(), Wrong> {
    let start = Position::start();
    let (depth, expected) = (KNOWN[0].depth(), KNOWN[0].leaves_at(KNOWN[0].depth()));
    let two = const { NonZeroUsize::new(2).unwrap() };
    let mut ratios = Vec::new();
    for _ in 0..rounds {
        let name = |threads| move || format!("rulebook with {threads} at depth {depth}");
        let alone = megaleaves(expected, || perft(&start, depth), name("one thread"))?;
        let both = || perft_parallel(&start, depth, Leaves::Counted, two, None, |_, _| ());
        ratios.push(megaleaves(expected, both, name("two threads"))? / alone);
    }
    println!("Two threads against one, start d{depth}: {:.2} times as fast.", median(ratios));
    Ok(())
}

/// Millions of leaves a second of a count that should give `expected`.
fn megaleaves(expected: u64, count: impl Fn() -> u64, what: impl Fn() -> String) -> Result<f64, Wrong> {
    let start = Instant::now();
    let mut leaves = 0;
    loop {
        let counted = count();
        if counted != expected {
            return Err(Wrong(format!("{} counted {counted}, not {expected}", what())));
        }
        leaves += counted;
        let elapsed = start.elapsed();
        if elapsed >= SHORTEST {
            return Ok(leaves as f64 / elapsed.as_secs_f64() / 1e6);
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let (low, high) = (values[(values.len() - 1) / 2], values[values.len() / 2]);
    f64::midpoint(low, high)
}
