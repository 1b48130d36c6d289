//! What the perft benches share.

use std::time::Duration;

use criterion::{BenchmarkGroup, Criterion, Throughput, measurement::WallTime};
use rulebook_game::{Position, perft, perft_all};

/// A position, and its leaves at a depth.
pub struct Known {
    /// Short, for a title.
    pub name: &'static str,
    /// The position's text.
    pub text: &'static str,
    /// The plies.
    pub depth: u32,
    /// The leaves at that depth.
    pub leaves: u64,
}

/// A few seconds a group: perft differs little from run to run.
pub fn criterion() -> Criterion {
    Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
}

/// A group whose times are shown as leaves a second, too.
pub fn group(criterion: &mut Criterion, title: String, leaves: u64) -> BenchmarkGroup<'_, WallTime> {
    let mut group = criterion.benchmark_group(title);
    group.throughput(Throughput::Elements(leaves));
    group
}

/// Counts the leaves below a position in both ways: the last ply counted, and made.
///
/// # Panics
///
/// If the count is wrong.
pub fn both_ways<P: Position>(criterion: &mut Criterion, game: &str, position: &P, known: &Known) {
    let &Known { name, depth, leaves, .. } = known;
    let mut group = group(criterion, format!("perft, {game}: {name} d{depth}"), leaves);
    group.bench_function("bulk", |bencher| bencher.iter(|| assert_eq!(perft(position, depth), leaves)));
    group.bench_function("every leaf made", |bencher| {
        bencher.iter(|| assert_eq!(perft_all(position, depth), leaves));
    });
    group.finish();
}
