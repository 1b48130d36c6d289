//! The plane against the model over random growth.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rulebook_plane::{Direction, LayError, Plane, TileSet};

use crate::model::{KING, Model, Point, SIDES, add, any_plane, cell, grown, growth, point};

/// The cells of a set.
fn points(plane: &Plane<64>, set: TileSet) -> BTreeSet<Point> {
    set.iter().map(|tile| point(plane.cell(tile))).collect()
}

proptest! {
    #[test]
    fn frontier_and_lookup_after_each_tile(growth in growth()) {
        let mut plane = Plane::<64>::new();
        let mut model = Model::default();
        for (number, tile) in (0..).zip(grown(&growth)) {
            prop_assert_eq!(plane.try_lay(cell(tile)), Ok(number));
            model.0.insert(tile);

            prop_assert_eq!(plane.len(), model.0.len());
            prop_assert_eq!(plane.cell(number), cell(tile));
            let frontier = model.frontier();
            prop_assert_eq!(plane.frontier().len(), frontier.len());
            prop_assert_eq!(plane.frontier().map(point).collect::<BTreeSet<_>>(), frontier);
        }
    }

    #[test]
    fn every_cell_around_is_taken_open_or_apart(plane in any_plane()) {
        let model = Model::of(&plane);
        let frontier = model.frontier();
        for around in model.0.iter().flat_map(|tile| KING.map(|step| add(add(*tile, step), step))) {
            let (taken, open) = (model.0.contains(&around), frontier.contains(&around));
            let around = cell(around);
            prop_assert_eq!(plane.tile_at(around).is_some(), taken);
            prop_assert_eq!(plane.is_open(around), open);
            let expected = if taken {
                Err(LayError::Taken(around))
            } else if !open {
                Err(LayError::Apart(around))
            } else if plane.len() == 64 {
                Err(LayError::Full(64))
            } else {
                Ok(plane.len() as u8)
            };
            let mut laid = plane;
            prop_assert_eq!(laid.try_lay(around), expected);
            prop_assert_eq!(laid.len(), plane.len() + usize::from(expected.is_ok()));
        }
    }

    #[test]
    fn neighbours_and_rays(plane in any_plane()) {
        let model = Model::of(&plane);
        for (tile, place) in (0..).zip(plane.cells().map(point)) {
            let mut kings = BTreeSet::new();
            for (direction, step) in Direction::ALL.into_iter().zip(KING) {
                let next = add(place, step);
                let neighbour = model.0.contains(&next).then_some(next);
                prop_assert_eq!(plane.neighbour(tile, direction).map(|tile| point(plane.cell(tile))), neighbour);
                kings.extend(neighbour);
                let ray: Vec<Point> = plane.ray(tile, direction).map(|tile| point(plane.cell(tile))).collect();
                prop_assert_eq!(ray, model.ray(place, step));
            }
            let sides: BTreeSet<Point> = kings
                .iter()
                .copied()
                .filter(|other| other.0 == place.0 || other.1 == place.1)
                .collect();
            prop_assert_eq!(points(&plane, plane.king_neighbours(tile)), kings);
            prop_assert_eq!(points(&plane, plane.side_neighbours(tile)), sides);
        }
    }

    #[test]
    fn regions_and_steps_of_a_set(plane in any_plane(), bits in any::<u64>()) {
        // Bits of tiles that are not there must not disturb.
        let set = TileSet::from_bits(bits);
        let laid = set & plane.tiles();
        let model = Model(points(&plane, laid));
        let listed = |regions: Vec<TileSet>| -> BTreeSet<BTreeSet<Point>> {
            regions.into_iter().map(|region| points(&plane, region)).collect()
        };
        let by_sides: Vec<TileSet> = plane.side_regions(set).collect();
        let by_kings: Vec<TileSet> = plane.king_regions(set).collect();
        for regions in [&by_sides, &by_kings] {
            prop_assert!(regions.is_sorted_by_key(|region| region.first()));
            prop_assert_eq!(regions.iter().map(|region| region.count()).sum::<u32>(), laid.count());
        }
        prop_assert_eq!(listed(by_sides), model.regions(&SIDES));
        prop_assert_eq!(listed(by_kings), model.regions(&KING));

        let whole = Model::of(&plane);
        for (direction, step) in Direction::ALL.into_iter().zip(KING) {
            let moved = model.0.iter().map(|tile| add(*tile, step)).filter(|tile| whole.0.contains(tile));
            prop_assert_eq!(points(&plane, plane.step(set, direction)), moved.collect::<BTreeSet<_>>());
        }
    }

    #[test]
    fn bounds_are_the_least_and_greatest(plane in any_plane()) {
        let columns: Vec<i16> = plane.cells().map(|cell| cell.x).collect();
        let rows: Vec<i16> = plane.cells().map(|cell| cell.y).collect();
        let (low, high) = plane.bounds().unwrap();
        prop_assert_eq!(Some(&low.x), columns.iter().min());
        prop_assert_eq!(Some(&low.y), rows.iter().min());
        prop_assert_eq!(Some(&high.x), columns.iter().max());
        prop_assert_eq!(Some(&high.y), rows.iter().max());
    }

    #[test]
    fn cells_in_any_order_make_the_same_plane(plane in any_plane(), seed in any::<prop::sample::Index>()) {
        let mut cells: Vec<_> = plane.cells().collect();
        let by = seed.index(cells.len());
        cells.rotate_left(by);
        cells[by / 2..].reverse();
        let again = Plane::<64>::from_cells(&cells).unwrap();
        prop_assert!(again.same_cells(&plane));
        prop_assert_eq!(again.cell(0), cells[0]);
    }
}
