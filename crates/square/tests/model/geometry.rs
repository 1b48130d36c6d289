//! What cells span, for all pairs of cells: lines, what lies between, rays, leaps.

use rulebook_square::{Cell, CellSet, KNIGHT_LEAPS};

use crate::for_all_boards;
use crate::plane::{Board, COMPASS, Place, Places, plus, walk};

fn minus(a: Place, b: Place) -> Place {
    (a.0 - b.0, a.1 - b.1)
}

/// Zero when the two vectors are parallel.
fn cross(a: Place, b: Place) -> i32 {
    a.0 * b.1 - a.1 * b.0
}

fn in_line(a: Place, b: Place) -> bool {
    let (files, ranks) = minus(b, a);
    a != b && (files == 0 || ranks == 0 || files.abs() == ranks.abs())
}

/// Whether `c` is in the smallest rectangle that holds the other two.
fn within(c: Place, a: Place, b: Place) -> bool {
    let between = |c: i32, a: i32, b: i32| (a.min(b)..=a.max(b)).contains(&c);
    between(c.0, a.0, b.0) && between(c.1, a.1, b.1)
}

macro_rules! tests {
    ($name:ident: $Word:ident, $files:literal x $ranks:literal) => {
        mod $name {
            use super::*;

            type TheCell = Cell<$files, $ranks>;
            type Set = CellSet<$Word, $files, $ranks>;

            const BOARD: Board = Board { files: $files, ranks: $ranks };

            fn places(set: Set) -> Places {
                BOARD.places(set.bits())
            }

            fn place(cell: TheCell) -> Place {
                BOARD.place(cell.raw())
            }

            #[test]
            fn lines_and_between() {
                let all = BOARD.all();
                for a in TheCell::all() {
                    for b in TheCell::all() {
                        let (from, to) = (place(a), place(b));
                        let on_line = |&c: &Place| cross(minus(c, from), minus(to, from)) == 0;
                        let line = all.iter().copied().filter(|c| in_line(from, to) && on_line(c));
                        let line: Places = line.collect();
                        let strictly = |&c: &Place| c != from && c != to && within(c, from, to);
                        let between: Places = line.iter().copied().filter(strictly).collect();
                        assert_eq!(places(Set::line(a, b)), line, "{a} {b}");
                        assert_eq!(places(Set::between(a, b)), between, "{a} {b}");
                    }
                }
            }

            #[test]
            fn rays_and_directions() {
                let all = BOARD.all();
                for cell in TheCell::all() {
                    let mut seen = Places::from([place(cell)]);
                    for (direction, step) in COMPASS {
                        let mut ray = walk(&Places::from([place(cell)]), step, &all);
                        ray.remove(&place(cell));
                        assert_eq!(places(Set::ray(cell, direction)), ray, "{cell} {direction}");
                        for &(file, rank) in &ray {
                            let to = TheCell::at(file as u8, rank as u8).unwrap();
                            assert_eq!(cell.direction(to), Some(direction), "{cell} {to}");
                        }
                        seen.extend(ray);
                    }
                    for to in TheCell::all().filter(|&to| to == cell || !seen.contains(&place(to))) {
                        assert_eq!(cell.direction(to), None, "{cell} {to}");
                    }
                }
            }

            #[test]
            fn leaps_and_neighbours() {
                for cell in TheCell::all() {
                    let leaps = KNIGHT_LEAPS.map(|(files, ranks)| (files.into(), ranks.into()));
                    let leaps = BOARD.keep(leaps.map(|leap| plus(place(cell), leap)));
                    assert_eq!(places(Set::leaps(cell, &KNIGHT_LEAPS)), leaps, "{cell}");
                    let around = BOARD.keep(COMPASS.map(|(_, step)| plus(place(cell), step)));
                    assert_eq!(places(Set::neighbours(cell)), around, "{cell}");
                }
            }
        }
    };
}
for_all_boards!(tests);
