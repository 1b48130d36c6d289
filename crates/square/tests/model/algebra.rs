//! Sets as sets: algebra, counting, iteration, subsets.

use std::collections::BTreeSet;

use rulebook_square::{Cell, CellSet};

use crate::for_all_boards;
use crate::plane::{Board, Place, Places, for_all};

macro_rules! tests {
    ($name:ident: $Word:ident, $files:literal x $ranks:literal) => {
        mod $name {
            use super::*;

            type Set = CellSet<$Word, $files, $ranks>;

            const BOARD: Board = Board { files: $files, ranks: $ranks };

            fn places(set: Set) -> Places {
                BOARD.places(set.bits())
            }

            fn place(cell: Cell<$files, $ranks>) -> Place {
                BOARD.place(cell.raw())
            }

            #[test]
            fn constants() {
                let all = BOARD.all();
                let (dark, light): (Places, Places) =
                    all.iter().copied().partition(|&(file, rank)| (file + rank) % 2 == 0);
                let edge = |&(file, rank): &Place| {
                    file == 0 || rank == 0 || file == $files - 1 || rank == $ranks - 1
                };
                assert_eq!(places(Set::EMPTY), Places::new());
                assert_eq!(places(Set::default()), Places::new());
                assert_eq!(places(Set::FULL), all);
                assert_eq!(places(Set::from_bits($Word::MAX)), all);
                assert_eq!(places(Set::LIGHT), light);
                assert_eq!(places(Set::DARK), dark);
                assert_eq!(places(Set::EDGE), all.iter().copied().filter(edge).collect());
                for line in 0..=u8::MAX {
                    let of_file = all.iter().copied().filter(|place| place.0 == i32::from(line));
                    assert_eq!(places(Set::file(line)), of_file.collect());
                    let of_rank = all.iter().copied().filter(|place| place.1 == i32::from(line));
                    assert_eq!(places(Set::rank(line)), of_rank.collect());
                }
            }

            #[test]
            fn operations() {
                for_all(|input| {
                    let [a, b] = input.words.map(|word| Set::from_bits(word as $Word));
                    let cell = Cell::wrapping(input.index);
                    let (left, right, one) = (places(a), places(b), Places::from([place(cell)]));
                    assert_eq!(places(a | b), &left | &right);
                    assert_eq!(places(a & b), &left & &right);
                    assert_eq!(places(a - b), &left - &right);
                    assert_eq!(places(a ^ b), &left ^ &right);
                    assert_eq!(places(!a), &BOARD.all() - &left);
                    assert_eq!(places(Set::of(cell)), one);
                    assert_eq!(places(Set::from(cell)), one);
                    assert_eq!(places(a | cell), &left | &one);
                    assert_eq!(places(a & cell), &left & &one);
                    assert_eq!(places(a - cell), &left - &one);
                    assert_eq!(places(a ^ cell), &left ^ &one);
                    assert_eq!(places(a.with(cell)), &left | &one);
                    assert_eq!(places(a.without(cell)), &left - &one);
                    assert_eq!(a.contains(cell), left.contains(&place(cell)));
                    assert_eq!(a.is_subset(b), left.is_subset(&right));
                    assert!((a & b).is_subset(b));
                    assert_eq!(a.is_disjoint(b), left.is_disjoint(&right));
                    assert!(a.is_disjoint(!a));
                    let mut assigned = a;
                    assigned |= b;
                    assigned -= cell;
                    assigned ^= a;
                    assigned &= !b;
                    assert_eq!(places(assigned), &(&(&(&left | &right) - &one) ^ &left) - &right);
                });
            }

            #[test]
            fn counts_and_iterators() {
                for_all(|input| {
                    let set = Set::from_bits(input.words[0] as $Word);
                    let members = places(set);
                    let mut by_index = BOARD.by_index();
                    by_index.retain(|place| members.contains(place));
                    let first: Places = by_index.iter().copied().take(1).collect();
                    assert_eq!(set.count() as usize, by_index.len());
                    assert_eq!(set.is_empty(), by_index.is_empty());
                    assert_eq!(set.is_single(), by_index.len() == 1);
                    assert_eq!(set.more_than_one(), by_index.len() > 1);
                    assert_eq!(set.first().map(place), by_index.first().copied());
                    assert_eq!(set.last().map(place), by_index.last().copied());
                    assert_eq!(places(set.lowest()), first);
                    assert_eq!(places(set.without_lowest()), &members - &first);
                    let mut rest = set;
                    assert_eq!(rest.pop_first().map(place), by_index.first().copied());
                    assert_eq!(places(rest), &members - &first);

                    let iter = set.into_iter();
                    assert_eq!(iter.len(), by_index.len());
                    assert_eq!(iter.clone().count(), by_index.len());
                    assert_eq!(iter.clone().last().map(place), by_index.last().copied());
                    assert_eq!(iter.clone().collect::<Set>(), set);
                    assert_eq!(iter.clone().map(place).collect::<Vec<_>>(), by_index);
                    by_index.reverse();
                    assert_eq!(iter.rev().map(place).collect::<Vec<_>>(), by_index);
                });
            }

            #[test]
            fn subsets() {
                for_all(|input| {
                    let set = Set::from_bits(input.words[0] as $Word);
                    let set: Set = set.into_iter().take(input.byte as usize % 7).collect();
                    let subsets: Vec<Places> = set.subsets().map(places).collect();
                    assert_eq!(subsets.len(), 1 << set.count());
                    assert!(subsets.iter().all(|subset| subset.is_subset(&places(set))));
                    assert_eq!(subsets.iter().collect::<BTreeSet<_>>().len(), subsets.len());
                });
            }
        }
    };
}
for_all_boards!(tests);
