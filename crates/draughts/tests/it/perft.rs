//! Perft against numbers that others have counted.

use std::num::NonZeroUsize;

use rulebook_draughts::{
    Brazilian, English, Frisian, International, Italian, Nathan, Pool, Position, Russian, Variant,
};
use rulebook_game::{
    Leaves, PerftTable, conformance::assert_suite, divide, perft, perft_all, perft_hashed, perft_parallel,
    suite,
};

/// The leaves below a variant's start, from depth 1 on.
fn assert_start<V: Variant>(counts: &[u64]) {
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&Position::<V>::start(), depth), count, "{}, depth {depth}", V::NAME);
    }
}

#[test]
fn the_start_of_every_preset() {
    assert_start::<Nathan>(&[9, 81, 658, 4265, 27132, 168316, 1060829, 6595075]);
    assert_start::<International>(&[9, 81, 658, 4265, 27117, 167140, 1049442, 6483961]);
    assert_start::<Frisian>(&[9, 81, 658, 3874, 21265, 102431, 540126, 2825779, 15605069]);
    assert_start::<Brazilian>(&[7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431766, 21560022]);
    assert_start::<Russian>(&[7, 49, 302, 1469, 7482, 37986, 190146, 929899, 4570586, 22444032]);
    assert_start::<Pool>(&[7, 49, 302, 1469, 7482, 37986, 190146, 929896, 4570534, 22435955]);
    assert_start::<English>(&[7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564]);
    assert_start::<Italian>(&[7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860875, 17761384]);
}

const NATHAN: &str = include_str!("../data/draughts-nathan.suite");
const INTERNATIONAL: &str = include_str!("../data/draughts-international.suite");

#[test]
fn the_suite_of_nathan() {
    let checked = assert_suite::<Position<Nathan>>(NATHAN, &(), 3_000_000);
    assert!(checked > 230, "{checked}");
}

#[test]
fn the_suite_of_international() {
    let checked = assert_suite::<Position<International>>(INTERNATIONAL, &(), 3_000_000);
    assert!(checked > 260, "{checked}");
}

/// Counting the last ply, making it, looking subtrees up, and dividing the work come to the same.
#[test]
fn every_way_to_count_counts_the_same() {
    fn assert_same<V: Variant>(text: &str) {
        let two = NonZeroUsize::new(2).unwrap();
        for line in suite::lines(text) {
            let position: Position<V> = line.unwrap().position.parse().unwrap();
            let counted = perft(&position, 4);
            assert_eq!(perft_all(&position, 4), counted, "made: {position:?}");
            let mut table = PerftTable::new(1 << 20);
            assert_eq!(
                perft_hashed(&mut table, &position, 4, Leaves::Counted),
                counted,
                "hashed: {position:?}"
            );
            assert_eq!(divide(&position, 4, Leaves::Made, |_, _| ()), counted, "divided: {position:?}");
            let parallel = perft_parallel(&position, 4, Leaves::Counted, two, None, |_, _| ());
            assert_eq!(parallel, counted, "parallel: {position:?}");
        }
    }
    assert_same::<Nathan>(NATHAN);
    assert_same::<International>(INTERNATIONAL);
    // Any position is one of the other variants of the same board, too.
    assert_same::<Frisian>(INTERNATIONAL);
}
