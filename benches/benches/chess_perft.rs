//! Perft on the known positions: Rulebook, cozy-chess and shakmaty side by side, each count checked.
//!
//! One ply less deep than `compare` goes (two with every leaf made), for criterion counts many times.

use criterion::{Criterion, criterion_group, criterion_main};
use rulebook_benches::{
    chess::{KNOWN, Runner},
    perft,
};
use rulebook_game::Leaves;

fn bulk(criterion: &mut Criterion) {
    side_by_side(criterion, "bulk", Leaves::Counted, 1);
}

fn every_leaf_made(criterion: &mut Criterion) {
    side_by_side(criterion, "every leaf made", Leaves::Made, 2);
}

fn side_by_side(criterion: &mut Criterion, how: &str, leaves: Leaves, plies_less: u32) {
    for known in &KNOWN {
        let depth = known.depth() - plies_less;
        let expected = known.leaves_at(depth);
        let title = format!("perft, {how}: {} d{depth}", known.name);
        let mut group = perft::group(criterion, title, expected);
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
    config = perft::criterion();
    targets = bulk, every_leaf_made
}
criterion_main!(benches);
