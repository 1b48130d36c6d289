//! Names, places, fills, and the algebra of sets.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rulebook_hex::{Axial, Cell, Cells, Direction, WideCells};

#[test]
fn directions_have_names() {
    let names = "east north-east north-west west south-west south-east";
    assert!(names.split(' ').map(str::parse).eq(Direction::ALL.map(Ok)));
    for direction in Direction::ALL {
        assert_eq!(direction.to_string().parse(), Ok(direction));
    }
    for text in ["", "East", "north east", "north", "NE"] {
        assert!(text.parse::<Direction>().is_err(), "{text}");
    }
}

#[test]
fn the_published_names_of_side_five() {
    let rows: Vec<String> = (0..9)
        .map(|row| {
            let cells: Vec<_> = Cell::<5>::of_row(row).collect();
            format!("{}-{}", cells[0], cells[cells.len() - 1])
        })
        .collect();
    assert_eq!(rows.join(" "), "a1-a5 b1-b6 c1-c7 d1-d8 e1-e9 f2-f9 g3-g9 h4-h9 i5-i9");
    assert_eq!(Cell::<5>::CENTRE.to_string(), "e5");
}

#[test]
fn a_fill_stays_within() {
    let wall = Cells::<5>::ring(Cell::CENTRE, 2);
    let inside = Cells::of(Cell::CENTRE).fill(!wall);
    assert_eq!(inside, Cells::range(Cell::CENTRE, 1));
    assert_eq!(Cells::of("a1".parse().unwrap()).fill(!wall), !wall - inside);
    assert_eq!(WideCells::<7>::of(Cell::CENTRE).fill(WideCells::ALL), WideCells::ALL);
}

#[test]
fn middles_are_as_far_apart_as_they_should_be() {
    for cell in Cell::<4>::all() {
        let (x, y) = cell.middle();
        for next in cell.neighbours() {
            let (to_x, to_y) = next.middle();
            assert!(((x - to_x).hypot(y - to_y) - 1.0).abs() < 1e-9);
        }
    }
    assert!("b1".parse::<Cell<4>>().unwrap().middle() < (0.0, 0.0));
}

proptest! {
    #[test]
    fn algebra_is_that_of_sets(a: u64, b: u64) {
        let (a, b) = (Cells::<5>::from_bits(a), Cells::<5>::from_bits(b));
        let tree = |set: Cells<5>| set.into_iter().collect::<BTreeSet<_>>();
        prop_assert_eq!(tree(a | b), &tree(a) | &tree(b));
        prop_assert_eq!(tree(a & b), &tree(a) & &tree(b));
        prop_assert_eq!(tree(a ^ b), &tree(a) ^ &tree(b));
        prop_assert_eq!(tree(a - b), &tree(a) - &tree(b));
        prop_assert_eq!(!a, Cells::ALL - a);
        prop_assert_eq!(a.iter().len(), tree(a).len());
        prop_assert_eq!(a.is_disjoint(b), tree(a).is_disjoint(&tree(b)));
        for direction in Direction::ALL {
            prop_assert_eq!(a.step(direction), a.into_iter().filter_map(|cell| cell.step(direction)).collect());
        }
    }

    #[test]
    fn any_place_of_the_plane_may_be_asked_about(q: i8, r: i8) {
        let place = Axial::new(q, r);
        let cell = Cell::<7>::at(place);
        prop_assert!(cell.is_none_or(|cell| cell.axial() == place));
        prop_assert_eq!(place.cube().into_iter().sum::<i16>(), 0);
        let _ = (place + place, -place, place.direction_to(-place), place.distance(-place));
    }
}
