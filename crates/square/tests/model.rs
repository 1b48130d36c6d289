//! Every set operation against a slow model: sets of (file, rank) pairs, walked one cell at a time.
//!
//! The model shares no code with the crate: it meets it in the numbering of the bits alone.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rulebook_square::{Cell, CellSet, Direction, KNIGHT_LEAPS};

type Place = (i32, i32);
type Model = BTreeSet<Place>;

/// What each direction adds, by the compass.
const COMPASS: [(Direction, Place); 8] = [
    (Direction::N, (0, 1)),
    (Direction::NE, (1, 1)),
    (Direction::E, (1, 0)),
    (Direction::SE, (1, -1)),
    (Direction::S, (0, -1)),
    (Direction::SW, (-1, -1)),
    (Direction::W, (-1, 0)),
    (Direction::NW, (-1, 1)),
];

fn plus(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

/// From each cell of the set, the cells in one direction for as long as they are in `through`.
fn walk(set: &Model, step: Place, through: &Model) -> Model {
    let mut reached = set.clone();
    for &start in set {
        let mut place = plus(start, step);
        while through.contains(&place) {
            reached.insert(place);
            place = plus(place, step);
        }
    }
    reached
}

fn flood(set: &Model, steps: &[Place], through: &Model) -> Model {
    let mut reached = set.clone();
    let mut queue: Vec<Place> = set.iter().copied().collect();
    while let Some(place) = queue.pop() {
        for &step in steps {
            let next = plus(place, step);
            if through.contains(&next) && reached.insert(next) {
                queue.push(next);
            }
        }
    }
    reached
}

/// The least number of steps to every cell of the board.
fn distances(from: Place, steps: &[Place], board: &Model) -> Vec<(Place, u8)> {
    let mut found = vec![(from, 0)];
    let mut seen = Model::from([from]);
    let mut next = 0;
    while next < found.len() {
        let (place, distance) = found[next];
        for &step in steps {
            let to = plus(place, step);
            if board.contains(&to) && seen.insert(to) {
                found.push((to, distance + 1));
            }
        }
        next += 1;
    }
    found
}

/// Zero when the two vectors are parallel.
fn cross(a: Place, b: Place) -> i32 {
    a.0 * b.1 - a.1 * b.0
}

fn minus(a: Place, b: Place) -> Place {
    (a.0 - b.0, a.1 - b.1)
}

fn aligned(a: Place, b: Place) -> bool {
    let (files, ranks) = minus(b, a);
    a != b && (files == 0 || ranks == 0 || files.abs() == ranks.abs())
}

macro_rules! board {
    ($name:ident: $Word:ident, $files:literal x $ranks:literal) => {
        mod $name {
            use super::*;

            type TheCell = Cell<$files, $ranks>;
            type Set = CellSet<$Word, $files, $ranks>;

            fn board() -> Model {
                (0..$ranks).flat_map(|rank| (0..$files).map(move |file| (file, rank))).collect()
            }

            fn on_board(model: impl IntoIterator<Item = Place>) -> Model {
                let board = board();
                model.into_iter().filter(|place| board.contains(place)).collect()
            }

            fn model(set: Set) -> Model {
                let model = board().into_iter().filter(|(file, rank)| {
                    set.bits() >> (rank * $files + file) & 1 == 1
                });
                let model: Model = model.collect();
                assert_eq!(set.bits().count_ones() as usize, model.len(), "bits beyond the board");
                model
            }

            fn place(cell: TheCell) -> Place {
                (i32::from(cell.raw()) % $files, i32::from(cell.raw()) / $files)
            }

            /// Sets of all densities.
            fn sets() -> impl Strategy<Value = Set> {
                (any::<$Word>(), any::<$Word>(), 0..4).prop_map(|(a, b, density)| {
                    Set::from_bits(match density {
                        0 => a & b,
                        1 => a & b & a.rotate_left(7) & b.rotate_left(3),
                        2 => a,
                        _ => a | b,
                    })
                })
            }

            fn cells() -> impl Strategy<Value = TheCell> {
                (0..TheCell::COUNT as u8).prop_map(|index| TheCell::new(index).unwrap())
            }

            #[test]
            fn cells_are_numbered_rank_by_rank() {
                assert_eq!(TheCell::COUNT, board().len());
                assert_eq!(TheCell::all().len(), TheCell::COUNT);
                assert!(TheCell::all().rev().map(place).eq(TheCell::all().map(place).collect::<Vec<_>>().into_iter().rev()));
                for (index, cell) in TheCell::all().enumerate() {
                    let (file, rank) = place(cell);
                    assert_eq!((cell.index(), usize::from(cell.raw())), (index, index));
                    assert_eq!((i32::from(cell.file()), i32::from(cell.rank())), (file, rank));
                    assert_eq!(TheCell::at(file as u8, rank as u8), Some(cell));
                    assert_eq!(TheCell::new(index as u8), Some(cell));
                    assert_eq!(TheCell::wrapping(index as u8), cell);
                    assert_eq!(cell.is_light(), file.rem_euclid(2) != rank.rem_euclid(2));
                    assert_eq!(place(cell.flip_ranks()), (file, $ranks - 1 - rank));
                    assert_eq!(place(cell.flip_files()), ($files - 1 - file, rank));
                    assert_eq!(place(cell.rotate_180()), ($files - 1 - file, $ranks - 1 - rank));
                }
                for index in 0..=u8::MAX {
                    let expected = board().len() > usize::from(index);
                    assert_eq!(TheCell::new(index).is_some(), expected);
                    assert!(TheCell::wrapping(index).index() < TheCell::COUNT);
                }
                for (file, rank) in [($files, 0), (0, $ranks), (u8::MAX, 0), (0, u8::MAX), (u8::MAX, u8::MAX)] {
                    assert_eq!(TheCell::at(file, rank), None);
                }
            }

            #[test]
            fn constants_are_what_they_say() {
                let board = board();
                assert_eq!(model(Set::EMPTY), Model::new());
                assert_eq!(model(Set::FULL), board);
                assert_eq!(model(Set::default()), Model::new());
                assert_eq!(model(Set::from_bits($Word::MAX)), board);
                let light = |&(file, rank): &Place| (file + rank) % 2 == 1;
                assert_eq!(model(Set::LIGHT), board.iter().copied().filter(light).collect());
                assert_eq!(model(Set::DARK), board.iter().copied().filter(|place| !light(place)).collect());
                let edge = |&(file, rank): &Place| file == 0 || rank == 0 || file == $files - 1 || rank == $ranks - 1;
                assert_eq!(model(Set::EDGE), board.iter().copied().filter(edge).collect());
                for line in 0..=u8::MAX {
                    let of_file = board.iter().copied().filter(|place| place.0 == i32::from(line));
                    assert_eq!(model(Set::file(line)), of_file.collect());
                    let of_rank = board.iter().copied().filter(|place| place.1 == i32::from(line));
                    assert_eq!(model(Set::rank(line)), of_rank.collect());
                }
            }

            #[test]
            fn lines_and_what_lies_between() {
                let board = board();
                for a in TheCell::all() {
                    for b in TheCell::all() {
                        let (from, to) = (place(a), place(b));
                        let line = board.iter().copied().filter(|&c| {
                            aligned(from, to) && cross(minus(c, from), minus(to, from)) == 0
                        });
                        let line: Model = line.collect();
                        let between = line.iter().copied().filter(|&c| {
                            let within = |c: i32, a: i32, b: i32| (a.min(b)..=a.max(b)).contains(&c);
                            c != from && c != to && within(c.0, from.0, to.0) && within(c.1, from.1, to.1)
                        });
                        assert_eq!(model(Set::between(a, b)), between.collect(), "{a} {b}");
                        assert_eq!(model(Set::line(a, b)), line, "{a} {b}");
                        let direction = COMPASS.into_iter().find(|&(_, step)| {
                            (1..128).any(|n| plus(from, (step.0 * n, step.1 * n)) == to)
                        });
                        assert_eq!(a.direction(b), direction.map(|(direction, _)| direction), "{a} {b}");
                    }
                }
            }

            #[test]
            fn rays_leaps_and_neighbours() {
                let board = board();
                for cell in TheCell::all() {
                    for (direction, step) in COMPASS {
                        let mut ray = walk(&Model::from([place(cell)]), step, &board);
                        ray.remove(&place(cell));
                        assert_eq!(model(Set::ray(cell, direction)), ray, "{cell} {direction}");
                        let next = on_board([plus(place(cell), step)]);
                        assert_eq!(cell.step(direction).map(place), next.first().copied());
                    }
                    let leaps = KNIGHT_LEAPS.map(|(files, ranks)| plus(place(cell), (files.into(), ranks.into())));
                    assert_eq!(model(Set::leaps(cell, &KNIGHT_LEAPS)), on_board(leaps), "{cell}");
                    let steps = COMPASS.map(|(_, step)| plus(place(cell), step));
                    assert_eq!(model(Set::neighbours(cell)), on_board(steps), "{cell}");
                }
            }

            proptest! {
                #[test]
                fn algebra(a in sets(), b in sets(), cell in cells()) {
                    let (left, right, one) = (model(a), model(b), Model::from([place(cell)]));
                    prop_assert_eq!(model(a | b), &left | &right);
                    prop_assert_eq!(model(a & b), &left & &right);
                    prop_assert_eq!(model(a - b), &left - &right);
                    prop_assert_eq!(model(a ^ b), &left ^ &right);
                    prop_assert_eq!(model(!a), &board() - &left);
                    prop_assert_eq!(model(Set::of(cell)), one.clone());
                    prop_assert_eq!(model(a | cell), &left | &one);
                    prop_assert_eq!(model(a & cell), &left & &one);
                    prop_assert_eq!(model(a - cell), &left - &one);
                    prop_assert_eq!(model(a ^ cell), &left ^ &one);
                    prop_assert_eq!(model(a.with(cell)), &left | &one);
                    prop_assert_eq!(model(a.without(cell)), &left - &one);
                    prop_assert_eq!(a.contains(cell), left.contains(&place(cell)));
                    prop_assert_eq!(a.is_subset(b), left.is_subset(&right));
                    prop_assert_eq!((a & b).is_subset(b), true);
                    prop_assert_eq!(a.is_disjoint(b), left.is_disjoint(&right));
                    prop_assert_eq!(a.is_disjoint(!a), true);
                    let mut assigned = a;
                    assigned |= b;
                    assigned -= cell;
                    assigned ^= a;
                    assigned &= !b;
                    prop_assert_eq!(model(assigned), &(&(&(&left | &right) - &one) ^ &left) - &right);
                }

                #[test]
                fn counting_and_iterating(set in sets()) {
                    // By index: rank by rank.
                    let mut places: Vec<Place> = model(set).into_iter().collect();
                    places.sort_by_key(|&(file, rank)| (rank, file));
                    prop_assert_eq!(set.count() as usize, places.len());
                    prop_assert_eq!(set.is_empty(), places.is_empty());
                    prop_assert_eq!(set.is_single(), places.len() == 1);
                    prop_assert_eq!(set.more_than_one(), places.len() > 1);
                    prop_assert_eq!(set.first().map(place), places.first().copied());
                    prop_assert_eq!(set.last().map(place), places.last().copied());
                    prop_assert_eq!(model(set.lowest()), places.first().copied().into_iter().collect::<Model>());
                    prop_assert_eq!(model(set.without_lowest()), places.iter().skip(1).copied().collect::<Model>());
                    let mut rest = set;
                    prop_assert_eq!(rest.pop_first().map(place), places.first().copied());
                    prop_assert_eq!(rest, set.without_lowest());
                    let iter = set.into_iter();
                    prop_assert_eq!(iter.len(), places.len());
                    prop_assert_eq!(iter.clone().last().map(place), places.last().copied());
                    prop_assert_eq!(iter.clone().collect::<Set>(), set);
                    prop_assert_eq!(iter.clone().map(place).collect::<Vec<_>>(), places.clone());
                    places.reverse();
                    prop_assert_eq!(iter.rev().map(place).collect::<Vec<_>>(), places);
                }

                #[test]
                fn subsets(set in sets()) {
                    let set: Set = set.into_iter().take(7).collect();
                    let subsets: Vec<Model> = set.subsets().map(model).collect();
                    prop_assert_eq!(subsets.len(), 1 << set.count());
                    prop_assert!(subsets.iter().all(|subset| subset.is_subset(&model(set))));
                    prop_assert_eq!(subsets.iter().collect::<BTreeSet<_>>().len(), subsets.len());
                }

                #[test]
                fn shifts(set in sets(), files in -12..=12_i8, ranks in -12..=12_i8, wild in any::<(i8, i8)>()) {
                    for (files, ranks) in [(files, ranks), wild] {
                        let by = (files.into(), ranks.into());
                        let moved = on_board(model(set).into_iter().map(|place| plus(place, by)));
                        prop_assert_eq!(model(set.shift_by(files, ranks)), moved);
                        for cell in set {
                            let to = on_board([plus(place(cell), by)]);
                            prop_assert_eq!(cell.offset(files, ranks).map(place), to.first().copied());
                        }
                    }
                    for (direction, step) in COMPASS {
                        let moved = on_board(model(set).into_iter().map(|place| plus(place, step)));
                        prop_assert_eq!(model(set.shift(direction)), moved, "{}", direction);
                    }
                }

                #[test]
                fn fills(set in sets(), through in sets()) {
                    let (from, open) = (model(set), model(through));
                    for (direction, step) in COMPASS {
                        let filled = walk(&from, step, &open);
                        prop_assert_eq!(model(set.fill(direction, through)), filled.clone(), "{}", direction);
                        let reached = on_board(filled.into_iter().map(|place| plus(place, step)));
                        prop_assert_eq!(model(set.rays(direction, through)), reached, "{}", direction);
                    }
                }

                #[test]
                fn floods(set in sets(), through in sets(), chosen in any::<u8>()) {
                    let chosen = (0..8).filter(|i| chosen >> i & 1 == 1).map(|i: usize| COMPASS[i]);
                    let (directions, steps): (Vec<_>, Vec<_>) = chosen.unzip();
                    let (from, open) = (model(set), model(through));
                    prop_assert_eq!(model(set.flood(&directions, through)), flood(&from, &steps, &open));
                    let around = from.iter().flat_map(|&place| steps.iter().map(move |&step| plus(place, step)));
                    prop_assert_eq!(model(set.grow(&directions)), &from | &on_board(around));
                }

                #[test]
                fn flips(set in sets()) {
                    let of = |map: fn(Place) -> Place| model(set).into_iter().map(map).collect::<Model>();
                    prop_assert_eq!(model(set.flip_ranks()), of(|(file, rank)| (file, $ranks - 1 - rank)));
                    prop_assert_eq!(model(set.flip_files()), of(|(file, rank)| ($files - 1 - file, rank)));
                    let turned = of(|(file, rank)| ($files - 1 - file, $ranks - 1 - rank));
                    prop_assert_eq!(model(set.rotate_180()), turned);
                }

                #[test]
                fn distances_are_the_fewest_steps(cell in cells()) {
                    let all = COMPASS.map(|(_, step)| step);
                    let orthogonal = [all[0], all[2], all[4], all[6]];
                    for (to, steps) in distances(place(cell), &all, &board()) {
                        let to = TheCell::at(to.0 as u8, to.1 as u8).unwrap();
                        prop_assert_eq!(cell.king_distance(to), steps);
                    }
                    for (to, steps) in distances(place(cell), &orthogonal, &board()) {
                        let to = TheCell::at(to.0 as u8, to.1 as u8).unwrap();
                        prop_assert_eq!(cell.taxicab_distance(to), steps);
                    }
                }

                #[test]
                fn texts_come_back(set in sets(), cell in cells()) {
                    let (file, rank) = place(cell);
                    let name = format!("{}{}", (b'a' + file as u8) as char, rank + 1);
                    prop_assert_eq!(cell.to_string(), name.clone());
                    prop_assert_eq!(name.parse::<TheCell>(), Ok(cell));

                    let places = model(set);
                    let rows = (0..$ranks).rev().map(|rank| {
                        let marks = (0..$files).map(|file| if places.contains(&(file, rank)) { "X" } else { "." });
                        marks.collect::<Vec<_>>().join(" ")
                    });
                    let picture = rows.collect::<Vec<_>>().join("\n");
                    prop_assert_eq!(set.to_string(), picture.clone());
                    prop_assert_eq!(format!("{set:?}"), format!("\n{picture}"));
                    prop_assert_eq!(picture.parse::<Set>(), Ok(set));
                    prop_assert_eq!(Set::from_marks(&picture), Some(set));
                }

                #[test]
                fn any_text_is_read_or_refused(
                    text in "\\PC*",
                    name in "[a-kA-K`éß]?[0-9x٣]{0,4}",
                    picture in "([.X#é \n\r]{0,4}\n){0,12}",
                ) {
                    for text in [&text, &name, &picture] {
                        if let Ok(cell) = text.parse::<TheCell>() {
                            prop_assert_eq!(&cell.to_string(), text);
                        }
                        if let Ok(set) = text.parse::<Set>() {
                            prop_assert_eq!(Set::from_marks(text), Some(set));
                        }
                        if let Some(set) = Set::from_marks(text) {
                            prop_assert_eq!(set.count() as usize, text.matches('X').count());
                        }
                    }
                }
            }
        }
    };
}

board!(chess: u64, 8 x 8);
board!(chess_in_a_wide_word: u128, 8 x 8);
board!(ten: u128, 10 x 10);
board!(eleven: u128, 11 x 11);
board!(five_by_seven: u64, 5 x 7);
board!(xiangqi: u128, 9 x 10);
board!(one: u64, 1 x 1);
board!(one_file: u64, 1 x 64);
board!(two_ranks: u64, 26 x 2);
board!(tall: u128, 1 x 128);
board!(eight_by_sixteen: u128, 8 x 16);
