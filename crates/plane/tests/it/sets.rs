//! Sets of tiles against sets of the standard library.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rulebook_plane::{Plane, TileSet};

fn listed(set: TileSet) -> BTreeSet<u8> {
    set.iter().collect()
}

proptest! {
    #[test]
    fn the_algebra(a: u64, b: u64, tile in 0_u8..64) {
        // Sparse sets now and then, so that subsets and disjoint sets occur.
        let (a, b) = (TileSet::from_bits(a), TileSet::from_bits(if b % 3 == 0 { a & b } else { b & !a | b >> 60 }));
        let (c, d) = (listed(a), listed(b));
        prop_assert_eq!(listed(a & b), &c & &d);
        prop_assert_eq!(listed(a | b), &c | &d);
        prop_assert_eq!(listed(a ^ b), &c ^ &d);
        prop_assert_eq!(listed(a - b), &c - &d);
        prop_assert_eq!(a.is_subset(b), c.is_subset(&d));
        prop_assert_eq!(b.is_subset(a), d.is_subset(&c));
        prop_assert_eq!(a.is_disjoint(b), c.is_disjoint(&d));
        prop_assert_eq!(a.contains(tile), c.contains(&tile));
        prop_assert_eq!(a.count() as usize, c.len());
        prop_assert_eq!(a.is_empty(), c.is_empty());
        prop_assert_eq!(a.first(), c.first().copied());
        prop_assert_eq!(listed(a.lowest()), c.first().copied().into_iter().collect());
        prop_assert_eq!(listed(a.without_lowest()), c.iter().copied().skip(1).collect());
        prop_assert_eq!(listed(a.with(tile)), c.iter().copied().chain([tile]).collect());
        prop_assert_eq!(a.iter().len(), c.len());
        prop_assert_eq!(a.iter().collect::<TileSet>(), a);
        prop_assert_eq!(format!("{a:?}"), format!("{c:?}"));
        prop_assert_eq!(TileSet::from_bits(a.bits()), a);

        let mut both = a;
        both.extend(b);
        prop_assert_eq!(both, a | b);
        let mut assigned = a;
        assigned |= b;
        assigned ^= a;
        assigned -= b & a;
        assigned &= b;
        prop_assert_eq!(assigned, b - a);
    }
}

#[test]
fn the_empty_set_has_no_tile() {
    let empty = TileSet::EMPTY;
    assert_eq!((empty.first(), empty.lowest(), empty.without_lowest()), (None, empty, empty));
    assert_eq!(empty, TileSet::default());
    assert_eq!(empty.iter().next(), None);
}

#[test]
fn all_tiles_of_a_plane() {
    let mut plane = Plane::<64>::new();
    assert_eq!(plane.tiles(), TileSet::EMPTY);
    for tile in 0..64 {
        plane.lay(rulebook_plane::Cell::new(tile, 0));
        assert!(plane.tiles().iter().eq(0..=tile as u8));
    }
}
