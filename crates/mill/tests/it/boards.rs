//! The boards against what is known of them, and what stands on them against slow definitions.

use proptest::prelude::*;
use rulebook_mill::{Board, Line, Point, PointSet};

use crate::BOARDS;

#[test]
fn sizes() {
    let sizes = BOARDS.map(|(_, board)| {
        let steps: u32 = board.all().iter().map(|point| board.neighbours(point).count()).sum();
        (board.len(), board.lines().count(), steps / 2)
    });
    assert_eq!(sizes, [(9, 6, 12), (9, 8, 16), (16, 8, 20), (24, 16, 32), (24, 20, 40)]);
}

#[test]
fn names_lead_back_to_points() {
    for (name, board) in BOARDS {
        for point in board.all() {
            let found = board.name(point).unwrap();
            assert_eq!(board.point(&found.to_string()), Some(point), "{name}: {found}");
            assert_eq!(board.point_named(found), Some(point), "{name}: {found}");
        }
        assert_eq!(board.set(&board.names(board.all()).to_string()), Some(board.all()));
        let beyond = Point::new(board.len()).unwrap();
        assert!(!board.contains(beyond) && !board.all().contains(beyond));
        assert_eq!(board.name(beyond), None);
    }
    for text in ["", "a", "d4", "h1", "a0", "a8", "A1", "a11", "ä1", "é"] {
        assert_eq!(Board::NINE.point(text), None, "{text}");
    }
    assert_eq!(Board::NINE.set("a1 d4"), None);
    assert_eq!(Board::NINE.set(" \t"), Some(PointSet::EMPTY));
}

#[test]
fn groups_are_the_squares() {
    let ends = BOARDS.map(|(_, board)| {
        let ends: PointSet = board.all().iter().filter(|&point| board.ends_group(point)).collect();
        board.names(ends).to_string()
    });
    assert_eq!(ends, ["c1", "c1", "a3 b3", "a4 b4 c4", "a4 b4 c4"]);
}

#[test]
fn lines_run_from_step_to_step() {
    for (name, board) in BOARDS {
        for line in board.lines() {
            let [end, middle, other] = line.points();
            assert_eq!(line.ends(), [end, other]);
            assert!(board.neighbours(middle).contains(end), "{name}");
            assert!(board.neighbours(middle).contains(other), "{name}");
            assert!(!board.neighbours(end).contains(other), "{name}");
            assert_eq!((line.set().count(), board.has_line(line.set())), (3, true));
            assert_eq!(board.line_between([end, other]), Some(line));
            assert_eq!(board.line_between([other, end]), Some(line));
            assert_eq!(board.line_between([end, middle]), None, "{name}");
        }
        for point in board.all() {
            assert!(!board.neighbours(point).contains(point));
            let back = |next| board.neighbours(next).contains(point);
            assert!(board.neighbours(point).into_iter().all(back), "{name}");
        }
    }
}

#[test]
fn a_board_shows_its_points_and_lines() {
    assert_eq!(
        format!("{:?}", Board::THREE),
        "Board(a3 b3 c3 a2 b2 c2 a1 b1 c1; a3b3c3 a2b2c2 a1b1c1 a3a2a1 b3b2b1 c3c2c1)"
    );
}

proptest! {
    #[test]
    fn mills_are_what_they_are_said_to_be(bits: u32) {
        for (_, board) in BOARDS {
            let men = PointSet::from_bits(bits) & board.all();
            let full = |line: &Line| line.set().is_subset(men);
            let in_mills: PointSet = board.lines().filter(full).flat_map(Line::set).collect();
            prop_assert_eq!(board.in_mills(men), in_mills);
            let mut completing = PointSet::EMPTY;
            for point in board.all() {
                let full = |line: &Line| (line.set() - point.into()).is_subset(men);
                let closed: Vec<_> = board.lines().filter(|line| line.set().contains(point)).filter(full).collect();
                prop_assert_eq!(board.closed_by(men, point).collect::<Vec<_>>(), &closed[..]);
                if !closed.is_empty() {
                    completing = completing.with(point);
                }
            }
            prop_assert_eq!(board.completing(men), completing);
        }
    }
}
