//! Boards as pictures: all the usual ones, and what a picture does with odd steps.

use rulebook_mill::{Board, Builder};

use crate::BOARDS;

const PICTURES: [&str; 5] = [
    r"
3 .---.---.
  |   |   |
2 .---.---.
  |   |   |
1 .---.---.
  a   b   c
",
    r"
3 .---.---.
  | \ | / |
2 .---.---.
  | / | \ |
1 .---.---.
  a   b   c
",
    r"
5 .-------.-------.
  |       |       |
4 |   .---.---.   |
  |   |       |   |
3 .---.       .---.
  |   |       |   |
2 |   .---.---.   |
  |       |       |
1 .-------.-------.
  a   b   c   d   e
",
    r"
7 .-----------.-----------.
  |           |           |
6 |   .-------.-------.   |
  |   |       |       |   |
5 |   |   .---.---.   |   |
  |   |   |       |   |   |
4 .---.---.       .---.---.
  |   |   |       |   |   |
3 |   |   .---.---.   |   |
  |   |       |       |   |
2 |   .-------.-------.   |
  |           |           |
1 .-----------.-----------.
  a   b   c   d   e   f   g
",
    r"
7 .-----------.-----------.
  | \         |         / |
6 |   .-------.-------.   |
  |   | \     |     / |   |
5 |   |   .---.---.   |   |
  |   |   |       |   |   |
4 .---.---.       .---.---.
  |   |   |       |   |   |
3 |   |   .---.---.   |   |
  |   | /     |     \ |   |
2 |   .-------.-------.   |
  | /         |         \ |
1 .-----------.-----------.
  a   b   c   d   e   f   g
",
];

#[test]
fn the_boards_in_use() {
    for ((name, board), picture) in BOARDS.into_iter().zip(PICTURES) {
        let drawing = board.drawing(|_| '.');
        assert_eq!(format!("\n{drawing}"), picture, "{name}");
        assert_eq!(format!("{drawing:?}"), drawing.to_string());
    }
}

#[test]
fn each_point_has_its_mark() {
    let board = &Board::THREE;
    let letters = board.drawing(|point| char::from(b'A' + point.index())).to_string();
    assert_eq!(letters, "3 A---B---C\n  |   |   |\n2 D---E---F\n  |   |   |\n1 G---H---I\n  a   b   c\n");
}

/// A long diagonal, a step that is neither straight nor diagonal, and a board that does not begin at a1.
#[test]
fn a_board_of_ones_own() {
    let board =
        Builder::new().group("e9 c7 e7 e8").step("c7 e9").step("c7 e8").step("e7 e8").build().unwrap();
    let picture = r"
9         .
        /
8         .
    /     |
7 .       .
  c   d   e
";
    assert_eq!(format!("\n{}", board.drawing(|_| '.')), picture);
}
