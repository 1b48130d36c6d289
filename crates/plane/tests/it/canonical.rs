//! Canonical forms against a search over all images, and against the counts of polyominoes.

use std::collections::{BTreeSet, HashSet};

use proptest::prelude::*;
use rulebook_plane::{Cell, Plane, TileSet};

use crate::model::{Point, any_plane, point};
use crate::plane;
use crate::symmetry::any_motion;

/// The least of the eight images in the corner, each cell with its label.
fn least_image(cells: &[(Point, bool)]) -> BTreeSet<(Point, bool)> {
    let turn = |(x, y): Point| (y, -x);
    let flip = |(x, y): Point| (-x, y);
    let mut images = Vec::new();
    let mut image = cells.to_vec();
    for step in 0..8 {
        for (cell, _) in &mut image {
            *cell = if step == 4 { flip(*cell) } else { turn(*cell) };
        }
        let left = image.iter().map(|((x, _), _)| *x).min().unwrap_or(0);
        let low = image.iter().map(|((_, y), _)| *y).min().unwrap_or(0);
        images.push(image.iter().map(|((x, y), label)| ((x - left, y - low), *label)).collect());
    }
    images.into_iter().min().unwrap()
}

fn labelled(plane: &Plane<64>, labels: TileSet) -> Vec<(Point, bool)> {
    (0..).zip(plane.cells()).map(|(tile, cell)| (point(cell), labels.contains(tile))).collect()
}

/// Where the canonical motion takes the tiles and their labels.
fn canonical_image(plane: &Plane<64>, labels: TileSet) -> BTreeSet<(Point, bool)> {
    let motion = plane.canonical_motion(|tile| labels.contains(tile));
    labelled(&plane.moved(motion), labels).into_iter().collect()
}

/// Laid in another order, and moved.
fn image_in_other_order(plane: &Plane<64>, labels: TileSet, by: usize) -> (Plane<64>, TileSet) {
    let mut cells: Vec<Cell> = plane.cells().collect();
    cells.rotate_left(by % plane.len());
    let again = Plane::from_cells(&cells).unwrap();
    let moved_labels = labels.iter().filter_map(|tile| again.tile_at(plane.cell(tile))).collect();
    (again, moved_labels)
}

#[test]
fn free_polyominoes_are_as_many_as_is_known() {
    // A000105: polyominoes with 1 to 8 cells, turned or turned over counted once.
    let mut shapes = HashSet::from([plane(&["#"]).canonical()]);
    for count in [1, 1, 2, 5, 12, 35, 108, 369] {
        assert_eq!(shapes.len(), count);
        let grown = shapes.iter().flat_map(|shape| {
            shape.frontier().map(|cell| {
                let mut larger = *shape;
                larger.lay(cell);
                larger.canonical()
            })
        });
        shapes = grown.collect();
    }
}

#[test]
fn an_empty_plane_is_its_own_canonical_form() {
    assert_eq!(Plane::<8>::new().canonical(), Plane::new());
    assert_eq!(plane(&["#"]).translated(-7, 900).canonical(), plane(&["#"]));
}

#[test]
fn equality_sees_the_order_laid() {
    let row = |cells: [i16; 3]| Plane::<8>::from_cells(&cells.map(|x| Cell::new(x, 0))).unwrap();
    assert_eq!(row([0, 1, 2]), row([0, 2, 1]));
    assert_ne!(row([0, 1, 2]), row([1, 0, 2]));
    assert!(row([0, 1, 2]).same_cells(&row([1, 0, 2])));
    assert!(!row([0, 1, 2]).same_cells(&row([1, 2, 3])));
    let one = Plane::from_cells(&[Cell::new(0, 0)]).unwrap();
    assert!(!row([0, 1, 2]).same_cells(&one));
    assert!(!one.same_cells(&row([0, 1, 2])));
}

proptest! {
    #[test]
    fn all_images_have_one_form(plane in any_plane(), motion in any_motion(), by: usize, labels: u64) {
        let labels = TileSet::from_bits(labels) & plane.tiles();
        let (again, again_labels) = image_in_other_order(&plane, labels, by);
        let again = again.moved(motion);
        prop_assert_eq!(again.canonical(), plane.canonical());
        prop_assert_eq!(canonical_image(&again, again_labels), canonical_image(&plane, labels));
        // The corner of the box is the origin.
        prop_assert_eq!(plane.canonical().bounds().unwrap().0, Cell::new(0, 0));
    }

    #[test]
    fn forms_agree_exactly_where_a_search_finds_an_image(
        tiles in 0_usize..5, first: [usize; 4], second: [usize; 4], labels: [u8; 2], motion in any_motion(),
    ) {
        let grown = |picks: [usize; 4]| {
            let mut plane = plane(&["#"]);
            for pick in &picks[..tiles] {
                let open: Vec<Cell> = plane.frontier().collect();
                plane.lay(open[pick % open.len()]);
            }
            plane
        };
        let [first_labels, second_labels] = labels.map(|bits| TileSet::from_bits(bits.into()));
        let (first, second) = (grown(first), grown(second));
        let same = least_image(&labelled(&first, first_labels)) == least_image(&labelled(&second, second_labels));
        // The motion keeps the numbers, and so the labels.
        let second = second.moved(motion);
        prop_assert_eq!(canonical_image(&first, first_labels) == canonical_image(&second, second_labels), same);

        let bare = least_image(&labelled(&first, TileSet::EMPTY)) == least_image(&labelled(&second, TileSet::EMPTY));
        prop_assert_eq!(first.canonical() == second.canonical(), bare);
    }

    #[test]
    fn a_moved_plane_is_that_of_the_moved_cells(plane in any_plane(), motion in any_motion()) {
        let moved = plane.moved(motion);
        prop_assert!(moved.cells().eq(plane.cells().map(|cell| motion.cell(cell))));
        prop_assert_eq!(moved.moved(motion.inverse()), plane);
        prop_assert_eq!(plane.translated(motion.columns, motion.rows).cells().next().unwrap(),
            plane.cell(0).translate(motion.columns, motion.rows));
        let turned = plane.transformed(motion.symmetry).translated(motion.columns, motion.rows);
        prop_assert_eq!(turned, moved);
    }
}
