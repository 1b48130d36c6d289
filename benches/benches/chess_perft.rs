//! Perft on the known positions: Rulebook, cozy-chess and shakmaty side by side, each count checked.
//!
//! One ply less deep than `compare` goes (two with every leaf made), for criterion counts many times.

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rulebook_benches::chess::{KNOWN, Runner};
use rulebook_game::Leaves;

fn bulk(criterion: &mut Criterion) {
    perft(criterion, "bulk", Leaves::Counted, 1);
}

fn every_leaf_made(criterion: &mut Criterion) {
    perft(criterion, "every leaf made", Leaves::Made, 2);
}

fn perft(criterion: &mut Criterion, how: &str, leaves: Leaves, plies_less: u32) {
    for known in &KNOWN {
        let depth = known.depth() - plies_less;
        let expected = known.leaves_at(depth);
        let mut group = criterion.benchmark_group(format!("perft, {how}: {} d{depth}", known.name));
        group.throughput(Throughput::Elements(expected));
        for runner in Runner::all(known.fen) {
            group.bench_function(runner.name, |bencher| {
                bencher.iter(|| assert_eq!(runner.perft(depth, leaves), expected, "{}", runner.name));
            });
        }
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = bulk, every_leaf_made
}
criterion_main!(benches);
