//! Single cells, all of them: numbering, flips, steps and distances.

use rulebook_square::Cell;

use crate::for_all_boards;
use crate::plane::{Board, COMPASS, Place, Places, plus, search};

macro_rules! tests {
    ($name:ident: $Word:ident, $files:literal x $ranks:literal) => {
        mod $name {
            use super::*;

            type TheCell = Cell<$files, $ranks>;

            const BOARD: Board = Board { files: $files, ranks: $ranks };

            fn at((file, rank): Place) -> Option<TheCell> {
                TheCell::at(file as u8, rank as u8)
            }

            #[test]
            fn are_numbered_rank_by_rank() {
                let by_index = BOARD.by_index();
                assert_eq!(TheCell::COUNT, by_index.len());
                assert_eq!(TheCell::all().len(), by_index.len());
                for (index, &(file, rank)) in by_index.iter().enumerate() {
                    let cell = TheCell::all().nth(index).unwrap();
                    assert_eq!((cell.index(), usize::from(cell.raw())), (index, index));
                    assert_eq!((i32::from(cell.file()), i32::from(cell.rank())), (file, rank));
                    assert_eq!(at((file, rank)), Some(cell));
                    assert_eq!(TheCell::new(index as u8), Some(cell));
                    assert_eq!(TheCell::wrapping(index as u8), cell);
                    assert_eq!(TheCell::all().rev().nth(by_index.len() - 1 - index), Some(cell));
                }
            }

            #[test]
            fn end_with_the_board() {
                for index in TheCell::COUNT as u8..=u8::MAX {
                    assert_eq!(TheCell::new(index), None);
                    assert!(TheCell::wrapping(index).index() < TheCell::COUNT);
                }
                for place in [($files, 0), (0, $ranks), (255, 0), (0, 255), (255, 255)] {
                    assert_eq!(at(place), None);
                }
            }

            #[test]
            fn flip_and_take_steps() {
                for cell in TheCell::all() {
                    let (file, rank) = BOARD.place(cell.raw());
                    assert_eq!(cell.is_light(), (file + rank) % 2 == 1);
                    assert_eq!(Some(cell.flip_ranks()), at((file, $ranks - 1 - rank)));
                    assert_eq!(Some(cell.flip_files()), at(($files - 1 - file, rank)));
                    assert_eq!(Some(cell.rotate_180()), at(($files - 1 - file, $ranks - 1 - rank)));
                    for (direction, step) in COMPASS {
                        let next = Some(plus((file, rank), step)).filter(|&place| BOARD.has(place));
                        assert_eq!(cell.step(direction), next.and_then(at), "{cell} {direction}");
                    }
                }
            }

            #[test]
            fn are_as_far_apart_as_the_fewest_steps() {
                let all = COMPASS.map(|(_, step)| step);
                let orthogonal = [all[0], all[2], all[4], all[6]];
                for cell in TheCell::all() {
                    let from = Places::from([BOARD.place(cell.raw())]);
                    for (to, steps) in search(&from, &all, &BOARD.all()) {
                        assert_eq!(cell.king_distance(at(to).unwrap()), steps);
                    }
                    for (to, steps) in search(&from, &orthogonal, &BOARD.all()) {
                        assert_eq!(cell.taxicab_distance(at(to).unwrap()), steps);
                    }
                }
            }
        }
    };
}
for_all_boards!(tests);
