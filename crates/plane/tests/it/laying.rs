//! Which tiles may be laid, and how many and where at most.

use rulebook_plane::{Cell, Direction, LayError, Plane};

use crate::{cells, plane};

#[test]
fn the_first_tile_may_lie_anywhere() {
    for (x, y) in [(0, 0), (-5, 1000), (i16::MAX, i16::MIN)] {
        let mut plane = Plane::<8>::new();
        assert_eq!(plane.try_lay(Cell::new(x, y)), Ok(0));
        assert_eq!(plane.bounds(), Some((Cell::new(x, y), Cell::new(x, y))));
    }
}

#[test]
fn refusals_say_which_cell_and_leave_the_plane_alone() {
    let mut plane = Plane::<3>::from_cells(&cells(&["##"])).unwrap();
    let before = plane;
    let refused = [
        ((0, 0), "a tile lies on 0,0"),
        // A corner is not enough.
        ((2, 1), "a tile on 2,1 would touch no other"),
        // As far away as a byte counts: its last eight bits are those of a cell beside a tile.
        ((258, 0), "a tile on 258,0 would touch no other"),
        ((0, -255), "a tile on 0,-255 would touch no other"),
        ((256, 256), "a tile on 256,256 would touch no other"),
    ];
    for ((x, y), why) in refused {
        assert_eq!(plane.try_lay(Cell::new(x, y)).unwrap_err().to_string(), why);
        assert_eq!(plane, before);
    }
    assert_eq!(plane.try_lay(Cell::new(2, 0)), Ok(2));
    assert_eq!(plane.try_lay(Cell::new(3, 0)).unwrap_err().to_string(), "all 3 tiles are laid");
    // A cell that no tile could take is not refused for want of tiles.
    assert_eq!(plane.try_lay(Cell::new(2, 0)), Err(LayError::Taken(Cell::new(2, 0))));
    assert_eq!(plane.try_lay(Cell::new(9, 9)), Err(LayError::Apart(Cell::new(9, 9))));
}

#[test]
#[should_panic(expected = "a tile may not be laid on 1,1")]
fn laying_apart_panics() {
    plane(&["#"]).lay(Cell::new(1, 1));
}

#[test]
#[should_panic(expected = "a tile may not be laid on 257,0")]
fn laying_far_away_panics() {
    plane(&["#"]).lay(Cell::new(257, 0));
}

#[test]
#[should_panic(expected = "all tiles are laid")]
fn laying_too_many_panics() {
    let mut full = Plane::<3>::from_cells(&cells(&["###"])).unwrap();
    full.lay(Cell::new(3, 0));
}

#[test]
fn cells_that_make_no_plane() {
    let refusal = |cells: &[Cell]| Plane::<4>::from_cells(cells).unwrap_err();
    assert_eq!(refusal(&cells(&["#.", ".#"])), LayError::Apart(Cell::new(1, 0)));
    assert_eq!(refusal(&cells(&["#####"])), LayError::Full(4));
    let mut twice = cells(&["###"]);
    twice.push(Cell::new(1, 0));
    assert_eq!(refusal(&twice), LayError::Taken(Cell::new(1, 0)));
    assert!(Plane::<4>::from_cells(&[]).unwrap().is_empty());
}

#[test]
fn from_cells_lays_the_first_first_and_each_beside_one_before() {
    let cells = [(0, 0), (3, 0), (2, 0), (1, 0)].map(|(x, y)| Cell::new(x, y));
    let plane = Plane::<8>::from_cells(&cells).unwrap();
    assert_eq!(plane.cell(0), Cell::new(0, 0));
    for (tile, cell) in (0..).zip(plane.cells()).skip(1) {
        let earlier = plane.side_neighbours(tile).first().unwrap();
        assert!(earlier < tile, "{cell}");
    }
}

/// 64 tiles from a cell on in a direction, then what is known about them.
fn straight(start: Cell, direction: Direction) {
    let mut plane = Plane::<64>::new();
    let mut cell = start;
    for tile in 0..64 {
        assert_eq!(plane.try_lay(cell), Ok(tile), "{cell}");
        assert_eq!(plane.frontier().len(), 2 * usize::from(tile) + 4);
        cell = cell.next(direction);
    }
    assert_eq!(plane.try_lay(cell), Err(LayError::Full(64)));
    assert!(plane.ray(0, direction).eq(1..64));
    assert!(plane.ray(63, direction.opposite()).eq((0..63).rev()));
    assert_eq!(plane.tile_at(start), Some(0));
    assert_eq!(plane.side_region(5, plane.tiles()), plane.tiles());
    // One form for all of them, with numbers from 0 on.
    let row: Vec<Cell> = (0..64).map(|step| Cell::new(step, 0)).collect();
    assert!(plane.canonical().same_cells(&Plane::from_cells(&row).unwrap().canonical()));
}

#[test]
fn all_64_tiles_in_a_straight_line() {
    for direction in Direction::SIDES {
        for (x, y) in [(0, 0), (-20_000, 31_000), (127, -128)] {
            straight(Cell::new(x, y), direction);
        }
    }
}

#[test]
fn at_the_limits_the_numbers_wrap_around() {
    for direction in Direction::SIDES {
        for start in [Cell::new(i16::MAX - 3, i16::MAX - 3), Cell::new(i16::MIN + 3, i16::MIN + 3)] {
            straight(start, direction);
        }
    }
    let plane = Plane::<8>::from_cells(&[Cell::new(i16::MAX, 0), Cell::new(i16::MIN, 0)]).unwrap();
    assert_eq!(plane.neighbour(0, Direction::East), Some(1));
    assert_eq!(
        plane.canonical(),
        Plane::from_cells(&[Cell::new(0, 0), Cell::new(1, 0)]).unwrap().canonical()
    );
}

#[test]
fn the_bounds_reach_the_limits() {
    let corner = Cell::new(i16::MIN, i16::MAX - 1);
    let plane = plane(&["##", "#."]).translated(corner.x, corner.y);
    assert_eq!(plane.bounds(), Some((corner, Cell::new(i16::MIN + 1, i16::MAX))));
    assert_eq!(Plane::<8>::new().bounds(), None);
    let across = plane.translated(-1, 1);
    assert_eq!(across.bounds(), Some((Cell::new(i16::MAX, i16::MAX), Cell::new(i16::MIN, i16::MIN))));
}

#[test]
fn a_small_plane_has_room_for_its_frontier() {
    let first = Plane::<3>::from_cells(&[Cell::new(0, 0)]).unwrap();
    for second in first.frontier() {
        let mut two = first;
        two.lay(second);
        assert_eq!(two.frontier().len(), 6);
        for third in two.frontier() {
            let mut three = two;
            three.lay(third);
            let in_line = (0, 0) == (third.x - 2 * second.x, third.y - 2 * second.y)
                || (0, 0) == (third.x + second.x, third.y + second.y);
            assert_eq!(three.frontier().len(), if in_line { 8 } else { 7 }, "{second} {third}");
        }
    }
}
