//! The boards against what is known of them, and against slow definitions.

use proptest::prelude::*;
use rulebook_mill::{Board, Builder, Faults, Line, LineFamily, Point, PointSet, Symmetry};

const BOARDS: [(&str, &Board); 5] = [
    ("three", &Board::THREE),
    ("three with diagonals", &Board::THREE_DIAGONALS),
    ("six", &Board::SIX),
    ("nine", &Board::NINE),
    ("twelve", &Board::TWELVE),
];

#[test]
fn sizes() {
    let sizes = BOARDS.map(|(_, board)| {
        let steps: u32 = board.all().iter().map(|point| board.neighbours(point).count()).sum();
        (board.len(), board.lines().count(), steps / 2, board.symmetries().count())
    });
    assert_eq!(sizes, [(9, 6, 12, 8), (9, 8, 16, 8), (16, 8, 20, 16), (24, 16, 32, 16), (24, 20, 40, 16)]);
}

#[test]
fn few_families_hold_all_lines_and_steps() {
    let families = BOARDS.map(|(_, board)| (board.line_family_count(), board.step_family_count()));
    assert_eq!(families, [(2, 2), (4, 4), (2, 3), (3, 3), (3, 3)]);
}

#[test]
fn names_lead_back_to_points() {
    for (name, board) in BOARDS {
        for point in board.all() {
            let text = board.name(point).unwrap().to_string();
            assert_eq!(board.point(&text), Some(point), "{name}: {text}");
        }
        assert_eq!(board.name(Point::new(31).unwrap()), None);
        assert_eq!(board.set(&board.names(board.all()).to_string()), Some(board.all()));
    }
    for text in ["", "a", "d4", "h1", "a0", "a8", "A1", "a11", "ä1", "é"] {
        assert_eq!(Board::NINE.point(text), None, "{text}");
    }
}

#[test]
fn symmetries_are_a_group_of_different_maps() {
    for (name, board) in BOARDS {
        let images = |symmetry| {
            let image = |point| board.transform_point(point, symmetry).unwrap();
            board.all().iter().map(image).collect::<Vec<_>>()
        };
        let all: Vec<_> = board.symmetries().map(images).collect();
        assert_eq!(board.symmetries().next(), Some(Symmetry::Identity));
        for one in &all {
            assert_eq!(all.iter().filter(|&other| other == one).count(), 1, "{name}");
            for other in &all {
                let both: Vec<_> = one.iter().map(|&point| other[usize::from(point.index())]).collect();
                assert!(all.contains(&both), "{name}");
            }
        }
    }
    let board = &Board::NINE;
    let image = |name: &str, symmetry| {
        let point = board.transform_point(board.point(name).unwrap(), symmetry).unwrap();
        board.name(point).unwrap().to_string()
    };
    assert_eq!(image("a7", Symmetry::Rotate90), "g7");
    assert_eq!(image("a4", Symmetry::FlipColumns), "g4");
    assert_eq!(image("g7", Symmetry::Exchange), "e5");
    assert_eq!(image("d6", Symmetry::ExchangeRotate180), "d2");
}

#[test]
fn a_builder_names_every_fault() {
    let fault = |builder: Builder| builder.build().unwrap_err().faults;
    let points = Builder::new().group("a1 b1 c1 a2");
    assert_eq!(fault(Builder::new()), Faults::NO_POINTS);
    assert_eq!(fault(Builder::new().group("a1  b1")), Faults::NAME);
    assert_eq!(fault(Builder::new().group("a1 b1 ")), Faults::NAME);
    assert_eq!(fault(points.group("a1")), Faults::SAME_PLACE);
    assert_eq!(fault(points.line("a1 b1")), Faults::LENGTH);
    assert_eq!(fault(points.line("a1 b1 a1")), Faults::LENGTH);
    assert_eq!(fault(points.line("a1 b1 c1 a2")), Faults::LENGTH);
    assert_eq!(fault(points.line("a1 b1 c1").line("c1 a1 b1")), Faults::SAME_LINE);
    assert_eq!(fault(points.step("a1 z9").step("a1 a1")), Faults::UNKNOWN_POINT | Faults::LENGTH);
    let rows = [
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1",
        "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2",
        "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3",
    ];
    let full = rows.into_iter().fold(Builder::new(), Builder::group);
    let board = full.build().unwrap();
    assert_eq!((board.len(), board.all().count()), (32, 32));
    assert_eq!(fault(full.group("z9")), Faults::TOO_MANY_POINTS);
}

/// The completing points of a family that survive a step, against the definition.
#[test]
fn steps_keep_the_lines_they_do_not_leave() {
    for (name, board) in BOARDS {
        for bits in 0..1_u32 << board.len().min(9) {
            // Spread over the board, so that all of it is seen.
            let men = PointSet::from_bits(bits.wrapping_mul(0x0020_9041)) & board.all();
            for number in 0..board.step_family_count() {
                let steps = board.step_family(number);
                for up in [false, true] {
                    let mut kept = PointSet::EMPTY;
                    for lines in (0..board.line_family_count()).map(|number| board.line_family(number)) {
                        for (place, points) in LineFamily::completing(lines, men).into_iter().enumerate() {
                            kept |= points & steps.keeps(up, lines, place);
                        }
                    }
                    let targets = if up { steps.up(men) } else { steps.down(men) } - men;
                    for to in targets {
                        let by = steps.by();
                        let from = Point::new(if up { to.index() - by } else { to.index() + by }).unwrap();
                        let closes = board.closed_by(men.without(from), to).count() > 0;
                        assert_eq!(kept.contains(to), closes, "{name} {men:?} {from:?} {to:?}");
                    }
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn mills_are_what_they_are_said_to_be(bits: u32) {
        for (_, board) in BOARDS {
            let men = PointSet::from_bits(bits) & board.all();
            let in_mills: PointSet = board.lines().filter(|line| line.set().is_subset(men)).flat_map(Line::set).collect();
            prop_assert_eq!(board.in_mills(men), in_mills);
            let completing = board.all().iter().filter(|&point| board.closed_by(men.without(point), point).count() > 0);
            prop_assert_eq!(board.completing(men), completing.collect());
        }
    }

    #[test]
    fn symmetries_keep_mills_and_the_canonical_form(bits: u32, others: u32) {
        for (_, board) in BOARDS {
            let men = PointSet::from_bits(bits) & board.all();
            let sets = [men, PointSet::from_bits(others) & board.all()];
            for symmetry in board.symmetries() {
                let image = sets.map(|set| board.transform(set, symmetry).unwrap());
                prop_assert_eq!(board.transform(board.in_mills(men), symmetry), Some(board.in_mills(image[0])));
                prop_assert_eq!(board.canonical(image).0, board.canonical(sets).0);
            }
        }
    }
}
