//! Perft of Abalone from some layouts, each count checked.

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rulebook_abalone::{Layout, Position, Rules};
use rulebook_game::{perft, perft_all};

/// A layout, and its leaves at depth 4.
const KNOWN: [(Layout, u64); 4] = [
    (Layout::Classical, 5045110),
    (Layout::BelgianDaisy, 8270666),
    (Layout::GermanDaisy, 38240570),
    (Layout::Star, 5067527),
];

fn layouts(criterion: &mut Criterion) {
    for (layout, leaves) in KNOWN {
        let position = Position::start(Rules::of(layout));
        let mut group = criterion.benchmark_group(format!("perft, abalone: {layout} d4"));
        group.throughput(Throughput::Elements(leaves));
        group.bench_function("bulk", |bencher| bencher.iter(|| assert_eq!(perft(&position, 4), leaves)));
        group.bench_function("every leaf made", |bencher| {
            bencher.iter(|| assert_eq!(perft_all(&position, 4), leaves));
        });
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = layouts
}
criterion_main!(benches);
