//! Perft against numbers that others have counted.

use std::num::NonZeroUsize;

use rulebook_game::{
    Leaves, PerftTable, conformance::assert_suite, divide, perft, perft_all, perft_hashed, perft_parallel,
    suite,
};
use rulebook_morris::{
    Five, Free, Jocari, Lasker, Nathan, NathanNoFlying, Plies, Position, Six, Three, ThreeDiagonals,
    Tournament, TournamentNoFlying, Variant,
};

/// The leaves below a variant's start, from depth 1 on.
fn assert_start<V: Variant>(counts: &[u64]) {
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&Position::<V>::start(), depth), count, "{} {}, depth {depth}", V::GAME, V::NAME);
    }
}

#[test]
fn the_start_of_nine_and_twelve() {
    assert_start::<Nathan>(&[24, 552, 12144, 255024, 5140800, 99274176, 1872815616]);
    assert_start::<Tournament>(&[24, 552, 12144, 255024, 5140800, 99274176, 1873562112]);
    assert_start::<Jocari>(&[24, 552, 12144, 255024, 5150880, 99862272, 1905799824]);
    assert_start::<Free>(&[24, 552, 12144, 255024, 5150880, 99862272]);
}

#[test]
fn the_start_of_the_other_games() {
    assert_start::<Lasker>(&[24, 552, 13552, 319176]);
    assert_start::<Six>(&[16, 240, 3360, 43680, 531648, 6024960]);
    assert_start::<Five>(&[16, 240, 3360, 43680, 531648, 6024960]);
    assert_start::<Three>(&[9, 72, 504, 3024, 15120, 56160, 158112, 446688, 1341216]);
    assert_start::<ThreeDiagonals>(&[9, 72, 504, 3024, 15120, 54720, 199296, 705312, 2567232]);
}

#[test]
fn taking_as_a_ply_of_its_own() {
    fn assert_plies<V: Variant>(counts: &[u64]) {
        let start = Plies::from(Position::<V>::start());
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "{} {}, depth {depth}", V::GAME, V::NAME);
        }
        assert_eq!(perft_all(&start, 4), counts[3]);
    }
    assert_plies::<Nathan>(&[24, 552, 12144, 255024, 5100480, 96223680]);
    assert_plies::<Tournament>(&[24, 552, 12144, 255024, 5100480, 96223680]);
    assert_plies::<Free>(&[24, 552, 12144, 255024, 5100480, 96052320]);
}

macro_rules! suites {
    ($($name:ident: $Variant:ident, $file:literal, $least:literal;)+) => {
        $(
            #[test]
            fn $name() {
                let text = include_str!(concat!("../data/", $file, ".suite"));
                let checked = assert_suite::<Position<$Variant>>(text, &(), 20_000_000);
                assert!(checked >= $least, "{checked}");
                assert_counts_agree::<$Variant>(text);
            }
        )+
    };
}

suites! {
    suite_of_nine_nathan: Nathan, "nine-nathan", 90;
    suite_of_nine_nathan_noflying: NathanNoFlying, "nine-nathan-noflying", 90;
    suite_of_nine_tournament: Tournament, "nine-tournament", 90;
    suite_of_nine_tournament_noflying: TournamentNoFlying, "nine-tournament-noflying", 90;
    suite_of_twelve_jocari: Jocari, "twelve-jocari", 90;
    suite_of_twelve_free: Free, "twelve-free", 80;
    suite_of_lasker: Lasker, "lasker", 48;
    suite_of_six: Six, "six", 48;
    suite_of_five: Five, "five", 48;
    suite_of_three: Three, "three", 48;
}

/// Counting the last ply, making it, looking subtrees up, and dividing the work come to the same.
fn assert_counts_agree<V: Variant>(text: &str) {
    let two = NonZeroUsize::new(2).unwrap();
    for line in suite::lines(text) {
        let position: Position<V> = line.unwrap().position.parse().unwrap();
        let depth = if position.count_moves() > 20 { 3 } else { 4 };
        let counted = perft(&position, depth);
        assert_eq!(perft_all(&position, depth), counted, "made: {position:?}");
        let mut table = PerftTable::new(1 << 20);
        let hashed = perft_hashed(&mut table, &position, depth, Leaves::Counted);
        assert_eq!(hashed, counted, "hashed: {position:?}");
        assert_eq!(divide(&position, depth, Leaves::Made, |_, _| ()), counted, "divided: {position:?}");
        let parallel = perft_parallel(&position, depth, Leaves::Counted, two, None, |_, _| ());
        assert_eq!(parallel, counted, "parallel: {position:?}");
    }
}
