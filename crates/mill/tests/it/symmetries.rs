//! The symmetries and the canonical form, against all automorphisms of the graph, which a search finds from lines and
//! steps alone.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rulebook_mill::{Board, Point, PointSet, Symmetry};

use crate::BOARDS;

/// Where each point goes.
type Map = Vec<Point>;

/// All maps of points to points that take steps to steps and lines to lines.
fn automorphisms(board: &Board) -> BTreeSet<Map> {
    let mut found = BTreeSet::new();
    extend(board, &mut Vec::new(), &mut found);
    found
}

/// Tries every image of the next point that has not been used and keeps the steps to the points before.
fn extend(board: &Board, map: &mut Map, found: &mut BTreeSet<Map>) {
    let Some(point) = Point::new(map.len() as u8).filter(|&point| board.contains(point)) else {
        if board.lines().all(|line| board.has_line(image(map, line.set()))) {
            found.insert(map.clone());
        }
        return;
    };
    for candidate in board.all() {
        let keeps = |(before, &to): (usize, &Point)| {
            let before = Point::new(before as u8).unwrap();
            let next = board.neighbours(point).contains(before);
            to != candidate && next == board.neighbours(candidate).contains(to)
        };
        if map.iter().enumerate().all(keeps) {
            map.push(candidate);
            extend(board, map, found);
            map.pop();
        }
    }
}

fn image(map: &Map, set: PointSet) -> PointSet {
    set.into_iter().map(|point| map[usize::from(point.index())]).collect()
}

fn map_of(board: &Board, symmetry: Symmetry) -> Map {
    board.all().iter().map(|point| board.transform_point(point, symmetry).unwrap()).collect()
}

#[test]
fn they_are_all_the_automorphisms_of_the_graph() {
    let counts = BOARDS.map(|(name, board)| {
        let maps: Vec<_> = board.symmetries().map(|symmetry| map_of(board, symmetry)).collect();
        let different: BTreeSet<_> = maps.iter().cloned().collect();
        assert_eq!(different, automorphisms(board), "{name}");
        assert_eq!((different.len(), board.symmetries().next()), (maps.len(), Some(Symmetry::Identity)));
        maps.len()
    });
    assert_eq!(counts, [8, 8, 16, 16, 16]);
}

#[test]
fn they_are_what_their_names_say() {
    let image = |board: &Board, name: &str, symmetry| {
        let point = board.transform_point(board.point(name).unwrap(), symmetry).unwrap();
        board.name(point).unwrap().to_string()
    };
    let images = |name: &str| Symmetry::ALL.map(|symmetry| image(&Board::NINE, name, symmetry));
    let corner = ["a7", "g7", "g1", "a1", "g7", "g1", "a1", "a7"];
    let inner = ["c5", "e5", "e3", "c3", "e5", "e3", "c3", "c5"];
    assert_eq!(images("a7"), [corner, inner].concat()[..]);
    let middle = ["d6", "f4", "d2", "b4", "d6", "f4", "d2", "b4"];
    assert_eq!(images("d6"), [middle, middle].concat()[..], "the middle square stays");
    assert_eq!(image(&Board::SIX, "a3", Symmetry::Exchange), "b3");
    assert_eq!(image(&Board::THREE, "a2", Symmetry::Transpose), "b1");
}

#[test]
fn a_board_knows_only_its_own() {
    let board = &Board::THREE;
    assert!(!board.has_symmetry(Symmetry::Exchange) && board.has_symmetry(Symmetry::AntiTranspose));
    assert_eq!(board.transform(board.all(), Symmetry::Exchange), None);
    assert_eq!(board.transform_point(Point::new(0).unwrap(), Symmetry::Exchange), None);
    assert_eq!(board.transform_point(Point::new(9).unwrap(), Symmetry::Identity), None, "beyond the board");
    let all = PointSet::from_bits(u32::MAX);
    assert_eq!(board.transform(all, Symmetry::Rotate90), Some(board.all()), "points beyond it are dropped");
}

/// Sorts sets by their canonical form, and asserts that those with one form are exactly the images of each other.
fn assert_classes<const N: usize>(board: &Board, all: impl Iterator<Item = [PointSet; N]>) -> usize {
    let maps = automorphisms(board);
    let mut classes: BTreeMap<[PointSet; N], BTreeSet<[PointSet; N]>> = BTreeMap::new();
    for sets in all {
        let (form, symmetry) = board.canonical(sets);
        assert_eq!(sets.map(|set| board.transform(set, symmetry).unwrap()), form);
        classes.entry(form).or_default().insert(sets);
    }
    for (form, class) in &classes {
        let images: BTreeSet<_> = maps.iter().map(|map| form.map(|set| image(map, set))).collect();
        assert_eq!(&images, class);
        assert_eq!(images.first(), Some(form), "it is the least");
    }
    classes.len()
}

/// The numbers of classes are counted by Burnside's lemma; 102 and 2862 are the known ones of a 3×3 board in two and in
/// three colours.
#[test]
fn equivalent_sets_and_no_others_have_one_canonical_form() {
    let one_colour = (0..1 << 9).map(|bits| [PointSet::from_bits(bits)]);
    assert_eq!(assert_classes(&Board::THREE, one_colour.clone()), 102);
    assert_eq!(assert_classes(&Board::THREE_DIAGONALS, one_colour), 102);
    let two_colours = (0..3_u32.pow(9)).map(|mut number| {
        let mut sets = [PointSet::EMPTY; 2];
        for point in Board::THREE.all() {
            let digit = number % 3;
            number /= 3;
            if digit > 0 {
                let set = &mut sets[digit as usize - 1];
                *set = set.with(point);
            }
        }
        sets
    });
    assert_eq!(assert_classes(&Board::THREE, two_colours), 2862);
    for (name, board) in BOARDS {
        let points = || board.all().into_iter().map(PointSet::of);
        let pairs = points().flat_map(|one| points().map(move |other| one | other));
        let with_a_third = pairs.flat_map(|pair| points().map(move |third| [pair, third]));
        let mut fixed = 0;
        let maps = automorphisms(board);
        let distinct: BTreeSet<_> = with_a_third.collect();
        for map in &maps {
            fixed += distinct.iter().filter(|sets| sets.map(|set| image(map, set)) == **sets).count();
        }
        assert_eq!(assert_classes(board, distinct.into_iter()), fixed / maps.len(), "{name}");
    }
}

proptest! {
    #[test]
    fn they_keep_mills_and_the_canonical_form(bits: u32, others: u32) {
        for (_, board) in BOARDS {
            let men = PointSet::from_bits(bits) & board.all();
            let sets = [men, PointSet::from_bits(others) & board.all()];
            for symmetry in board.symmetries() {
                let image = sets.map(|set| board.transform(set, symmetry).unwrap());
                prop_assert_eq!(board.transform(board.in_mills(men), symmetry), Some(board.in_mills(image[0])));
                prop_assert_eq!(board.canonical(image).0, board.canonical(sets).0);
            }
        }
    }
}
