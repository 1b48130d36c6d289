//! The plane against the words of its documentation.

use rulebook_plane::{Cell, Direction, Plane, TileSet};

/// A spiral of tiles with a gap.
fn spiral() -> Plane<40> {
    let cells = [(0, 0), (1, 0), (1, 1), (1, 2), (0, 2), (-1, 2), (-1, 1)].map(|(x, y)| Cell::new(x, y));
    Plane::from_cells(&cells).unwrap()
}

#[test]
fn neighbours_are_those_of_the_cells() {
    let plane = spiral();
    for (tile, cell) in plane.cells().enumerate() {
        for direction in Direction::ALL {
            assert_eq!(plane.neighbour(tile as u8, direction), plane.tile_at(cell.next(direction)));
        }
    }
}

#[test]
fn the_frontier_is_the_empty_cells_beside_tiles() {
    let plane = spiral();
    for x in -5..5 {
        for y in -5..5 {
            let cell = Cell::new(x, y);
            let touches = Direction::SIDES.iter().any(|side| plane.tile_at(cell.next(*side)).is_some());
            let open = touches && plane.tile_at(cell).is_none();
            assert_eq!(plane.frontier().filter(|other| *other == cell).count(), usize::from(open), "{cell}");
        }
    }
}

#[test]
fn regions_by_sides_and_by_king_steps() {
    let plane = spiral();
    let all = plane.tiles();
    assert_eq!(plane.side_region(0, all), all);
    // Without the tile at 1,1 only a corner joins the first two to the others.
    let open = all.without(TileSet::of(2));
    assert_eq!(plane.side_region(0, open), TileSet::from_bits(0b11));
    assert_eq!(plane.king_region(0, open), open);
    assert_eq!(plane.bounds(), Some((Cell::new(-1, 0), Cell::new(1, 2))));
}
