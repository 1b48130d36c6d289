//! `rulebook show`

use std::fs;

use super::{rulebook, scratch};

#[test]
fn the_board_is_drawn() {
    let out = rulebook(&["show", "chess", "--ascii", "--position", "kiwipete"]).fine();
    assert_eq!(
        out,
        "\
8  r . . . k . . r
7  p . p p q p b .
6  b n . . p n p .
5  . . . P N . . .
4  . p . . P . . .
3  . . N . . Q . p
2  P P P B B P P P
1  R . . . K . . R

   a b c d e f g h
white to move
"
    );
    assert!(rulebook(&["show", "chess"]).fine().starts_with("8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n"));
}

#[test]
fn an_svg_goes_to_its_file() {
    let path = scratch("board.svg");
    let out = rulebook(&["show", "chess", "--svg", path.to_str().unwrap()]).fine();
    assert_eq!(out, "");
    let svg = fs::read_to_string(path).unwrap();
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"), "{svg}");
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let line = rulebook(&["show", "chess", "--svg", "no/such/board.svg"]).refused();
    assert!(line.starts_with("cannot write no/such/board.svg: "), "{line}");
}
