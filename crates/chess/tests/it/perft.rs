//! Perft against numbers that others have counted.

use std::num::NonZeroUsize;

use rulebook_chess::{Position, Rules};
use rulebook_game::{
    Leaves, PerftTable, conformance::assert_suite, divide, perft, perft_all, perft_hashed, perft_parallel,
    suite,
};

const WALKS: &str = include_str!("../data/chess-walks.suite");
const CHESS960_WALKS: &str = include_str!("../data/chess960-walks.suite");
const CHESS960_STARTS: &str = include_str!("../data/chess960-starts.suite");

/// The positions that everyone counts, with the published numbers from depth 1 on.
const KNOWN: [(&str, &str, &[u64]); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8902, 197281, 4865609]),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2039, 97862, 4085603],
    ),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2812, 43238, 674624, 11030083]),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9467, 422333, 15833292],
    ),
    ("talkchess", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1486, 62379, 2103487]),
    (
        "Edwards",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2079, 89890, 3894594],
    ),
];

#[test]
fn the_well_known_positions() {
    for (name, fen, counts) in KNOWN {
        let position: Position = fen.parse().unwrap();
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), count, "{name}, depth {depth}");
        }
    }
}

#[test]
fn random_walks() {
    let checked = assert_suite::<Position>(WALKS, &Rules::Fide, 700_000);
    assert!(checked > 650, "{checked}");
}

#[test]
fn random_walks_of_chess960() {
    let checked = assert_suite::<Position>(CHESS960_WALKS, &Rules::Jumbo, 700_000);
    assert!(checked > 325, "{checked}");
}

#[test]
fn all_start_positions_of_chess960() {
    // To depth 3, and every 40th as deep as the suite goes.
    let checked = assert_suite::<Position>(CHESS960_STARTS, &Rules::Jumbo, 20_000);
    assert_eq!(checked, 960 * 3);
    let every_40th: Vec<&str> = CHESS960_STARTS.lines().step_by(40).collect();
    assert_eq!(assert_suite::<Position>(&every_40th.join("\n"), &Rules::Jumbo, u64::MAX), 24 * 4);
}

/// Counting the last ply, making it, looking subtrees up, and dividing the work come to the same.
#[test]
fn every_way_to_count_counts_the_same() {
    let two = NonZeroUsize::new(2).unwrap();
    let lines = suite::lines(WALKS).step_by(10).chain(suite::lines(CHESS960_WALKS).step_by(10));
    let mut tested = 0;
    for line in lines {
        let position: Position = line.unwrap().position.parse().unwrap();
        let counted = perft(&position, 3);
        assert_eq!(perft_all(&position, 3), counted, "made: {position:?}");
        assert_eq!(
            perft_hashed(&mut PerftTable::new(1 << 20), &position, 3, Leaves::Counted),
            counted,
            "hashed: {position:?}"
        );
        assert_eq!(divide(&position, 3, Leaves::Made, |_, _| ()), counted, "divided: {position:?}");
        let parallel = perft_parallel(&position, 3, Leaves::Counted, two, Some(1 << 20), |_, _| ());
        assert_eq!(parallel, counted, "parallel: {position:?}");
        tested += 1;
    }
    assert_eq!(tested, 30);
}

/// The hashed count rests on equality: at depth 5 most subtrees come up by several ways.
#[test]
fn a_table_of_subtrees_changes_no_count() {
    for (name, fen, counts) in KNOWN {
        let position: Position = fen.parse().unwrap();
        let depth = counts.len() as u32;
        let count = perft_hashed(&mut PerftTable::new(1 << 24), &position, depth, Leaves::Counted);
        assert_eq!(Some(&count), counts.last(), "{name}");
    }
}
