//! Perft against numbers that others have counted.

use std::num::NonZeroUsize;

use rulebook_abalone::{Layout, Position, Rules};
use rulebook_game::{
    Leaves, PerftTable, conformance::assert_suite, divide, perft, perft_all, perft_hashed, perft_parallel,
    suite,
};

const SUITE: &str = include_str!("../data/abalone.suite");

#[test]
fn the_suite() {
    let checked = assert_suite::<Position>(SUITE, &Rules::CLASSICAL, 20_000_000);
    assert!(checked >= 115, "{checked}");
}

#[test]
fn the_starts() {
    let assert_start = |layout, counts: &[u64]| {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&Position::start(Rules::of(layout)), depth), count, "{layout}, depth {depth}");
        }
    };
    assert_start(Layout::Classical, &[44, 1936, 98912, 5045110]);
    assert_start(Layout::BelgianDaisy, &[52, 2692, 149322, 8270666]);
}

/// Counting the last ply, making it, looking subtrees up, and dividing the work come to the same.
#[test]
fn every_way_to_count_counts_the_same() {
    let two = NonZeroUsize::new(2).unwrap();
    for line in suite::lines(SUITE) {
        let position: Position = line.unwrap().position.parse().unwrap();
        let counted = perft(&position, 3);
        assert_eq!(perft_all(&position, 3), counted, "made: {position:?}");
        let mut table = PerftTable::new(1 << 20);
        assert_eq!(perft_hashed(&mut table, &position, 3, Leaves::Counted), counted, "hashed: {position:?}");
        assert_eq!(divide(&position, 3, Leaves::Made, |_, _| ()), counted, "divided: {position:?}");
        let parallel = perft_parallel(&position, 3, Leaves::Counted, two, None, |_, _| ());
        assert_eq!(parallel, counted, "parallel: {position:?}");
    }
}
