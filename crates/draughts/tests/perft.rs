//! Perft against numbers that others have counted.

use rulebook_draughts::{
    Brazilian, English, Frisian, International, Italian, Nathan, Pool, Position, Russian, Variant,
};
use rulebook_game::perft;

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
