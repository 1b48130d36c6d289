//! What holds on boards of all sizes, in words of both widths.

use std::collections::BTreeSet;

use rulebook_hex::{Axial, Cell, CellSet, Direction, Symmetry};

macro_rules! on_every_board {
    ($($check:ident),+) => {
        $(
            #[test]
            fn $check() {
                checks::u64s::$check::<3>();
                checks::u64s::$check::<4>();
                checks::u64s::$check::<5>();
                checks::u128s::$check::<5>();
                checks::u128s::$check::<6>();
                checks::u128s::$check::<7>();
            }
        )+
    };
}

on_every_board! {
    cells_are_numbered_once,
    names_are_read_back,
    a_set_steps_as_its_cells_do,
    symmetries_act_alike_on_all,
    symmetries_are_a_group,
    rings_and_ranges_are_distances,
    lines_and_rays_run_straight
}

mod checks {
    use super::*;

    macro_rules! checks {
        ($module:ident, $Word:ident) => {
            pub(crate) mod $module {
                use super::*;

                type Set<const SIDE: u8> = CellSet<$Word, SIDE>;

                pub(crate) fn cells_are_numbered_once<const SIDE: u8>() {
                    let reach = SIDE as i8 - 1;
                    let mut seen = BTreeSet::new();
                    for q in -9..=9_i8 {
                        for r in -9..=9_i8 {
                            let place = Axial::new(q, r);
                            let on = q.abs().max(r.abs()).max((q - r).abs()) <= reach;
                            let cell = Cell::<SIDE>::at(place);
                            assert_eq!(cell.is_some(), on, "{place:?}");
                            if let Some(cell) = cell {
                                assert_eq!(cell.axial(), place);
                                assert_eq!(Cell::new(cell.index()), Some(cell));
                                seen.insert(cell.index());
                            }
                        }
                    }
                    assert!(seen.into_iter().eq(0..Cell::<SIDE>::COUNT));
                    assert_eq!(Cell::<SIDE>::new(Cell::<SIDE>::COUNT), None);
                    assert_eq!(Set::<SIDE>::ALL.count(), u32::from(Cell::<SIDE>::COUNT));
                    assert_eq!(Set::<SIDE>::from_bits(<$Word>::MAX), Set::ALL);
                    assert_eq!(Cell::<SIDE>::CENTRE.axial(), Axial::CENTRE);
                }

                pub(crate) fn names_are_read_back<const SIDE: u8>() {
                    for cell in Cell::<SIDE>::all() {
                        assert_eq!(cell.to_string().parse(), Ok(cell));
                        assert_eq!(Cell::named(cell.row(), cell.number()), Some(cell));
                    }
                    for text in ["", "a", "a0", "A1", "a01", "a1 ", "é1", "a14", "m1", "a1x", "n9", "a+1"] {
                        assert!(text.parse::<Cell<SIDE>>().is_err(), "{text}");
                    }
                    let all = Set::<SIDE>::ALL;
                    assert_eq!(all.to_string().parse(), Ok(all));
                    assert_eq!("a1  x9".parse::<Set<SIDE>>().unwrap_err().at, 4);
                    for (row, number) in [(u8::MAX, 1), (0, 0), (0, u8::MAX), (0, SIDE + 1)] {
                        assert_eq!(Cell::<SIDE>::named(row, number), None);
                    }
                }

                pub(crate) fn a_set_steps_as_its_cells_do<const SIDE: u8>() {
                    for direction in Direction::ALL {
                        for cell in Cell::<SIDE>::all() {
                            let step = cell.step(direction);
                            assert_eq!(Set::of(cell).step(direction), step.into_iter().collect());
                            let edge = Set::<SIDE>::edge(direction);
                            assert_eq!(edge.contains(cell), step.is_none());
                            if let Some(next) = step {
                                assert_eq!(next.step(direction.opposite()), Some(cell));
                                assert_eq!(cell.direction_to(next), Some(direction));
                                assert_eq!(cell.distance(next), 1);
                            }
                        }
                        let all = Set::<SIDE>::ALL;
                        assert_eq!(all.step(direction), all - Set::edge(direction.opposite()));
                        assert_eq!(all.leaving(direction).count(), 2 * u32::from(SIDE) - 1);
                    }
                    let corner =
                        Set::<SIDE>::edge(Direction::W) & Set::edge(Direction::SW) & Set::edge(Direction::NW);
                    assert_eq!(corner.count(), 1);
                    assert_eq!(corner.neighbours().count(), 3);
                }

                pub(crate) fn symmetries_act_alike_on_all<const SIDE: u8>() {
                    for symmetry in Symmetry::all() {
                        for cell in Cell::<SIDE>::all() {
                            let image = symmetry.cell(cell);
                            assert_eq!(symmetry.inverse().cell(image), cell);
                            assert_eq!(Set::of(cell).transformed(symmetry), Set::of(image));
                            for direction in Direction::ALL {
                                let turned = image.step(symmetry.direction(direction));
                                assert_eq!(turned, cell.step(direction).map(|cell| symmetry.cell(cell)));
                            }
                        }
                        assert_eq!(Set::<SIDE>::ALL.transformed(symmetry), Set::ALL);
                    }
                    // The turn by 60° multiplies the index.
                    for cell in Cell::<SIDE>::all() {
                        let product = u16::from(cell.index()) * u16::from(3 * SIDE - 1)
                            % u16::from(Cell::<SIDE>::COUNT);
                        assert_eq!(u16::from(Symmetry::turn(1).cell(cell).index()), product);
                    }
                }

                pub(crate) fn symmetries_are_a_group<const SIDE: u8>() {
                    let images: BTreeSet<Vec<_>> = Symmetry::all()
                        .map(|symmetry| Cell::<SIDE>::all().map(|cell| symmetry.cell(cell)).collect())
                        .collect();
                    assert_eq!(images.len(), 12);
                    for first in Symmetry::all() {
                        for next in Symmetry::all() {
                            for cell in Cell::<SIDE>::all() {
                                assert_eq!(first.then(next).cell(cell), next.cell(first.cell(cell)));
                            }
                        }
                        assert_eq!(first.then(first.inverse()), Symmetry::IDENTITY);
                    }
                }

                pub(crate) fn rings_and_ranges_are_distances<const SIDE: u8>() {
                    for centre in Cell::<SIDE>::all() {
                        for radius in 0..2 * SIDE {
                            let at = |most: bool| {
                                Cell::<SIDE>::all().filter(move |cell| {
                                    let distance = cell.distance(centre);
                                    distance == u16::from(radius) || most && distance < u16::from(radius)
                                })
                            };
                            assert_eq!(Set::range(centre, radius), at(true).collect());
                            assert_eq!(Set::ring(centre, radius), at(false).collect());
                        }
                    }
                    assert_eq!(Set::<SIDE>::range(Cell::CENTRE, u8::MAX), Set::ALL);
                }

                pub(crate) fn lines_and_rays_run_straight<const SIDE: u8>() {
                    for cell in Cell::<SIDE>::all() {
                        assert_eq!(Set::line(cell, cell), Some(Set::of(cell)));
                        let mut reached = Set::of(cell);
                        for direction in Direction::ALL {
                            let ray: Set<SIDE> = cell.ray(direction).collect();
                            assert_eq!(Set::of(cell).rays(direction, Set::ALL), ray);
                            assert_eq!(
                                Set::of(cell).rays(direction, Set::EMPTY),
                                Set::of(cell).step(direction)
                            );
                            for (steps, other) in (1..).zip(cell.ray(direction)) {
                                assert_eq!(cell.line_to(other), Some(direction));
                                assert_eq!(cell.distance(other), steps);
                                let line = Set::line(cell, other).unwrap();
                                assert_eq!(line.count(), u32::from(steps) + 1);
                                assert!(line.is_subset(ray.with(cell)));
                            }
                            reached |= ray;
                        }
                        for other in !reached {
                            assert_eq!(cell.line_to(other), None);
                            assert_eq!(Set::line(cell, other), None);
                        }
                    }
                }
            }
        };
    }

    checks!(u64s, u64);
    checks!(u128s, u128);
}
