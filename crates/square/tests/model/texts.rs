//! Names and pictures: what is written comes back, and no text makes a panic.

use proptest::prelude::*;
use rulebook_square::{Cell, CellSet, Cells, ChessCell, ChessCells, WideCells};

use crate::for_all_boards;
use crate::plane::{Board, for_all};

macro_rules! tests {
    ($name:ident: $Word:ident, $files:literal x $ranks:literal) => {
        mod $name {
            use super::*;

            type Set = CellSet<$Word, $files, $ranks>;

            const BOARD: Board = Board { files: $files, ranks: $ranks };

            #[test]
            fn names_come_back() {
                for cell in Cell::<$files, $ranks>::all() {
                    let (file, rank) = BOARD.place(cell.raw());
                    let name = format!("{}{}", char::from(b'a' + file as u8), rank + 1);
                    assert_eq!(cell.to_string(), name);
                    assert_eq!(name.parse(), Ok(cell));
                }
            }

            #[test]
            fn pictures_come_back() {
                for_all(|input| {
                    let set = Set::from_bits(input.words[0] as $Word);
                    let places = BOARD.places(set.bits());
                    let rows = (0..$ranks).rev().map(|rank| {
                        let mark = |file| if places.contains(&(file, rank)) { "X" } else { "." };
                        (0..$files).map(mark).collect::<Vec<_>>().join(" ")
                    });
                    let picture = rows.collect::<Vec<_>>().join("\n");
                    assert_eq!(set.to_string(), picture);
                    assert_eq!(format!("{set:?}"), format!("\n{picture}"));
                    assert_eq!(picture.parse(), Ok(set));
                    assert_eq!(Set::from_marks(&picture), Some(set));
                });
            }
        }
    };
}
for_all_boards!(tests);

/// A cell's text is its only text; a picture that is read holds as many cells as marks.
fn read(text: &str) {
    if let Ok(cell) = text.parse::<ChessCell>() {
        assert_eq!(cell.to_string(), text);
    }
    if let Ok(cell) = text.parse::<Cell<1, 128>>() {
        assert_eq!(cell.to_string(), text);
    }
    for set in [text.parse::<ChessCells>().ok(), ChessCells::from_marks(text)].into_iter().flatten() {
        assert_eq!(set.count() as usize, text.matches('X').count());
    }
    if let Ok(set) = text.parse::<Cells<3, 2>>() {
        assert_eq!(Cells::from_marks(text), Some(set));
    }
    if let Ok(set) = text.parse::<WideCells<1, 128>>() {
        assert_eq!(WideCells::from_marks(text), Some(set));
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read(&text);
    }

    #[test]
    fn nearly_a_name_is_read_or_refused(text in "[a-jA-H`{éß]?[0-9x٣]{0,4}") {
        read(&text);
    }

    #[test]
    fn nearly_a_picture_is_read_or_refused(text in "([.X] ?){3}\r?\n([.X]\t?){2}[.X#é]?\n?[.X]?") {
        read(&text);
    }
}
