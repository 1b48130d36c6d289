//! Cells and planes as text and as pictures.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rulebook_plane::{Cell, Direction, Plane};

use crate::model::any_plane;
use crate::plane;

fn cell_refusal(text: &str) -> String {
    text.parse::<Cell>().unwrap_err().to_string()
}

fn refusal(text: &str) -> String {
    text.parse::<Plane<6>>().unwrap_err().to_string()
}

#[test]
fn cells_are_written_column_and_row() {
    for (cell, text) in [
        (Cell::new(0, 0), "0,0"),
        (Cell::new(-1, 20), "-1,20"),
        (Cell::new(i16::MAX, i16::MIN), "32767,-32768"),
    ] {
        assert_eq!(cell.to_string(), text);
        assert_eq!(format!("{cell:?}"), text);
        assert_eq!(text.parse(), Ok(cell));
    }
}

#[test]
fn what_is_no_cell_is_refused_with_its_place() {
    let refused = [
        ("", "a cell is written `x,y`, but there is no comma"),
        ("12", "a cell is written `x,y`, but there is no comma"),
        (",", "expected a number at byte 0"),
        ("1,", "expected a number at byte 2"),
        ("1,-", "expected a number at byte 3"),
        ("1,--2", "expected a digit at byte 3, found '-'"),
        ("+1,2", "expected a digit at byte 0, found '+'"),
        ("1, 2", "expected a digit at byte 2, found ' '"),
        ("1,2 ", "expected a digit at byte 3, found ' '"),
        ("1,2,3", "expected a digit at byte 3, found ','"),
        ("1é,2", "expected a digit at byte 1, found 'é'"),
        ("1,é", "expected a digit at byte 2, found 'é'"),
        // A digit of another script.
        ("1,٣", "expected a digit at byte 2, found '٣'"),
        ("01,2", "the number at byte 0 has a leading zero or is -0"),
        ("1,-02", "the number at byte 2 has a leading zero or is -0"),
        ("-0,2", "the number at byte 0 has a leading zero or is -0"),
        ("1,00", "the number at byte 2 has a leading zero or is -0"),
        ("32768,0", "the number at byte 0 is not from -32768 to 32767"),
        ("0,-32769", "the number at byte 2 is not from -32768 to 32767"),
        ("0,99999999999999999999999", "the number at byte 2 is not from -32768 to 32767"),
    ];
    for (text, why) in refused {
        assert_eq!(cell_refusal(text), why, "{text:?}");
    }
}

#[test]
fn directions_have_names() {
    let names = Direction::ALL.map(|direction| direction.to_string());
    assert_eq!(names[..4], ["east", "north", "west", "south"]);
    assert_eq!(names[4..], ["north-east", "north-west", "south-west", "south-east"]);
    assert_eq!(format!("{:>6}", Direction::East), "  east");
}

#[test]
fn planes_are_written_in_rows_from_the_top() {
    for (drawing, text) in [
        (&[] as &[&str], "- 0,0"),
        (&["#"], "# 0,0"),
        (&["###", "#.#", "..#"], "###/#1#/2# 0,0"),
        (&["#...........", "############"], "#11/############ 0,0"),
    ] {
        assert_eq!(plane(drawing).to_string(), text);
        assert_eq!(text.parse(), Ok(plane(drawing)));
    }
    assert_eq!(plane(&["##", "#."]).translated(-5, 30).to_string(), "##/#1 -5,30");
}

#[test]
fn a_plane_across_the_limits_is_written_from_where_it_begins() {
    let across = plane(&["###", "#.#"]).translated(i16::MAX, i16::MAX);
    assert_eq!(across.to_string(), "###/#1# 32767,32767");
    assert_eq!("###/#1# 32767,32767".parse(), Ok(across));
}

#[test]
fn what_is_no_plane_is_refused_with_its_place() {
    let origin = "expected rows of tiles, a blank and the lower left cell, as in `##/1# 0,0`";
    let refused = [
        ("", origin),
        ("##", origin),
        (" 0,0", "row 1 from the top has no tile"),
        (
            "## ",
            "the lower left cell, written from byte 3 on: a cell is written `x,y`, but there is no comma",
        ),
        ("##  0,0", "the lower left cell, written from byte 3 on: expected a digit at byte 0, found ' '"),
        ("## 0,0 ", "the lower left cell, written from byte 3 on: expected a digit at byte 3, found ' '"),
        ("- 1,0", "without tiles the lower left cell is written 0,0"),
        ("-# 0,0", "expected `#`, a number or `/` at byte 0, found '-'"),
        ("##/#x 0,0", "expected `#`, a number or `/` at byte 4, found 'x'"),
        ("#é 0,0", "expected `#`, a number or `/` at byte 1, found 'é'"),
        ("#0# 0,0", "expected a gap from 1 to 63 without leading zeros at byte 1"),
        ("##/01# 0,0", "expected a gap from 1 to 63 without leading zeros at byte 3"),
        ("#64 0,0", "expected a gap from 1 to 63 without leading zeros at byte 1"),
        ("#99999999999999999999999 0,0", "expected a gap from 1 to 63 without leading zeros at byte 1"),
        ("##//## 0,0", "row 2 from the top has no tile"),
        ("##/2 0,0", "row 2 from the top has no tile"),
        (
            "##/## /## 0,0",
            "the lower left cell, written from byte 6 on: expected a digit at byte 0, found '/'",
        ),
        ("##/1#1 0,0", "row 2 from the top has width 3, the first 2"),
        ("##/# 0,0", "row 2 from the top has width 1, the first 2"),
        ("1#/1# 0,0", "the outermost column in the west has no tile"),
        ("#1/#1 0,0", "the outermost column in the east has no tile"),
        ("#1/1# 7,8", "a tile on 8,8 would touch no other"),
        ("####### 0,0", "all 6 tiles are laid"),
    ];
    for (text, why) in refused {
        assert_eq!(refusal(text), why, "{text:?}");
    }
}

#[test]
fn pictures_with_and_without_the_frontier() {
    let ring = plane(&["###", "#.#", "###"]);
    assert_eq!(ring.drawing(|_| '#').to_string(), "# # #\n#   #\n# # #\n");
    let open = ring.drawing(|tile| if tile == 7 { 'x' } else { '#' }).with_open('.');
    assert_eq!(
        format!("\n{open:?}"),
        "
  . . .
. # # # .
. # . # .
. # # x .
  . . .
"
    );
    assert_eq!(Plane::<8>::new().drawing(|_| '#').with_open('.').to_string(), "");
}

/// The marks of a picture, as rows from the top and places from the left.
fn marks(picture: &str, wanted: char) -> BTreeSet<(usize, usize)> {
    let rows = picture.lines().enumerate();
    rows.flat_map(|(row, line)| {
        line.chars()
            .enumerate()
            .filter(move |(_, mark)| *mark == wanted)
            .map(move |(place, _)| (row, place / 2))
    })
    .collect()
}

proptest! {
    #[test]
    fn cells_round_trip(x: i16, y: i16) {
        let cell = Cell::new(x, y);
        prop_assert_eq!(cell.to_string().parse(), Ok(cell));
    }

    #[test]
    fn only_what_is_written_is_read(text in "[-+0-9, #/]{0,12}") {
        if let Ok(cell) = text.parse::<Cell>() {
            prop_assert_eq!(cell.to_string(), &*text);
        }
        if let Ok(plane) = text.parse::<Plane<6>>() {
            prop_assert_eq!(plane.to_string(), text);
        }
    }

    #[test]
    fn almost_planes_are_read_only_as_they_are_written(text in "[#12]{1,4}(/[#1-3]{1,4}){0,3} (-?[0-3]),0") {
        if let Ok(plane) = text.parse::<Plane<12>>() {
            prop_assert_eq!(plane.to_string(), text);
        }
    }

    #[test]
    fn planes_round_trip_but_for_the_order(plane in any_plane()) {
        let text = plane.to_string();
        let read: Plane<64> = text.parse().unwrap();
        prop_assert!(read.same_cells(&plane));
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn pictures_show_each_cell_in_its_place(plane in any_plane()) {
        let picture = plane.drawing(|_| '#').with_open('.').to_string();
        let (low, high) = plane.bounds().unwrap();
        let place = |cell: Cell| ((high.y + 1 - cell.y) as usize, (cell.x - low.x + 1) as usize);
        prop_assert_eq!(marks(&picture, '#'), plane.cells().map(place).collect::<BTreeSet<_>>());
        prop_assert_eq!(marks(&picture, '.'), plane.frontier().map(place).collect::<BTreeSet<_>>());
        prop_assert!(picture.lines().all(|line| line.trim_end() == line));
    }
}
