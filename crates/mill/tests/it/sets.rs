//! Sets of points against sets of the standard library.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rulebook_mill::{Point, PointSet};

fn slow(set: PointSet) -> BTreeSet<u8> {
    (0..32).filter(|index| set.bits() >> index & 1 != 0).collect()
}

fn fast(set: &BTreeSet<u8>) -> PointSet {
    set.iter().map(|&index| Point::new(index).unwrap()).collect()
}

#[test]
fn points_are_numbers_below_32() {
    for index in 0..=u8::MAX {
        assert_eq!(Point::new(index).map(Point::index), (index < 32).then_some(index));
    }
    let point = Point::new(31).unwrap();
    assert_eq!((format!("{point:?}"), PointSet::of(point).bits()), ("#31".into(), 1 << 31));
    assert_eq!(format!("{:?}", PointSet::from_bits(0b101)), "{#0, #2}");
    assert_eq!(PointSet::default(), PointSet::EMPTY);
}

proptest! {
    #[test]
    fn the_algebra_of_sets(one: u32, other: u32) {
        let (one, other) = (PointSet::from_bits(one), PointSet::from_bits(other));
        let (a, b) = (slow(one), slow(other));
        prop_assert_eq!(one | other, fast(&(&a | &b)));
        prop_assert_eq!(one & other, fast(&(&a & &b)));
        prop_assert_eq!(one ^ other, fast(&(&a ^ &b)));
        prop_assert_eq!(one - other, fast(&(&a - &b)));
        let assigned = |assign: fn(&mut PointSet, PointSet)| {
            let mut set = one;
            assign(&mut set, other);
            set
        };
        prop_assert_eq!(assigned(|set, other| *set |= other), one | other);
        prop_assert_eq!(assigned(|set, other| *set &= other), one & other);
        prop_assert_eq!(assigned(|set, other| *set ^= other), one ^ other);
        prop_assert_eq!(assigned(|set, other| *set -= other), one - other);
        prop_assert_eq!(assigned(PointSet::extend), one | other);
        prop_assert_eq!(one.is_subset(other), a.is_subset(&b));
        prop_assert!((one & other).is_subset(one));
        prop_assert_eq!(one.is_disjoint(other), a.is_disjoint(&b));
        prop_assert!(one.is_disjoint(other - one));
    }

    #[test]
    fn the_points_of_a_set(bits: u32, index in 0_u8..32) {
        let set = PointSet::from_bits(bits);
        let model = slow(set);
        let point = Point::new(index).unwrap();
        prop_assert_eq!(set.contains(point), model.contains(&index));
        prop_assert_eq!(slow(set.with(point)), &model | &BTreeSet::from([index]));
        prop_assert_eq!(slow(set.without(point)), &model - &BTreeSet::from([index]));
        prop_assert_eq!(set.count() as usize, model.len());
        prop_assert_eq!(set.is_empty(), model.is_empty());
        prop_assert_eq!(set.first().map(Point::index), model.first().copied());
        prop_assert_eq!(slow(set.lowest()), model.first().copied().into_iter().collect());
        prop_assert_eq!(slow(set.without_lowest()), model.iter().skip(1).copied().collect());
        prop_assert!(set.into_iter().map(Point::index).eq(model.iter().copied()), "in order");
        prop_assert_eq!(set.iter().len(), model.len());
        prop_assert_eq!(fast(&model), set);
    }
}
