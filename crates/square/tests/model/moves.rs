//! Sets that move: shifts, fills, floods and flips.

use rulebook_square::{CellSet, Direction};

use crate::for_all_boards;
use crate::plane::{Board, COMPASS, Place, Places, for_all, plus, search, walk};

macro_rules! tests {
    ($name:ident: $Word:ident, $files:literal x $ranks:literal) => {
        mod $name {
            use super::*;

            type Set = CellSet<$Word, $files, $ranks>;

            const BOARD: Board = Board { files: $files, ranks: $ranks };

            fn places(set: Set) -> Places {
                BOARD.places(set.bits())
            }

            fn moved(places: &Places, by: Place) -> Places {
                BOARD.keep(places.iter().map(|&place| plus(place, by)))
            }

            #[test]
            fn shifts() {
                for_all(|input| {
                    let set = Set::from_bits(input.words[0] as $Word);
                    let from = places(set);
                    for (files, ranks) in input.leaps {
                        let by = (files.into(), ranks.into());
                        assert_eq!(places(set.shift_by(files, ranks)), moved(&from, by), "{by:?}");
                        for cell in set {
                            let to = BOARD.keep([plus(BOARD.place(cell.raw()), by)]);
                            let given = cell.offset(files, ranks).map(|cell| BOARD.place(cell.raw()));
                            assert_eq!(given, to.first().copied(), "{cell} {by:?}");
                        }
                    }
                    for (direction, step) in COMPASS {
                        assert_eq!(places(set.shift(direction)), moved(&from, step), "{direction}");
                    }
                });
            }

            #[test]
            fn fills_and_rays() {
                for_all(|input| {
                    let [set, through] = input.words.map(|word| Set::from_bits(word as $Word));
                    for (direction, step) in COMPASS {
                        let filled = walk(&places(set), step, &places(through));
                        assert_eq!(places(set.fill(direction, through)), filled, "{direction}");
                        let reached = moved(&filled, step);
                        assert_eq!(places(set.rays(direction, through)), reached, "{direction}");
                    }
                });
            }

            #[test]
            fn floods() {
                for_all(|input| {
                    let [set, through] = input.words.map(|word| Set::from_bits(word as $Word));
                    let mut chosen = COMPASS.to_vec();
                    chosen.retain(|&(direction, _)| input.byte >> direction as u8 & 1 == 1);
                    let (directions, steps): (Vec<Direction>, Vec<Place>) = chosen.into_iter().unzip();
                    let from = places(set);
                    let reached = search(&from, &steps, &places(through)).into_iter().map(|(place, _)| place);
                    assert_eq!(places(set.flood(&directions, through)), reached.collect());
                    let grown = steps.iter().fold(from.clone(), |grown, &step| &grown | &moved(&from, step));
                    assert_eq!(places(set.grow(&directions)), grown);
                });
            }

            #[test]
            fn flips() {
                for_all(|input| {
                    let set = Set::from_bits(input.words[0] as $Word);
                    let from = places(set);
                    let flipped = |map: fn(Place) -> Place| from.iter().copied().map(map).collect::<Places>();
                    let top_to_bottom = flipped(|(file, rank)| (file, $ranks - 1 - rank));
                    let left_to_right = flipped(|(file, rank)| ($files - 1 - file, rank));
                    let turned = flipped(|(file, rank)| ($files - 1 - file, $ranks - 1 - rank));
                    assert_eq!(places(set.flip_ranks()), top_to_bottom);
                    assert_eq!(places(set.flip_files()), left_to_right);
                    assert_eq!(places(set.rotate_180()), turned);
                });
            }
        }
    };
}
for_all_boards!(tests);
