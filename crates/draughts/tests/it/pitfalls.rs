//! Positions and texts that draughts programs are known to get wrong.

use crate::common::{after, at, moves, mv, sq};
use rulebook_draughts::{
    Color, Faults, FenFault, Illegal, International, MoveError, MoveKind, Nathan, Piece, Position,
};
use rulebook_square::ParseDarkCellError;

#[test]
fn two_moves_with_the_same_ends() {
    let position = at::<International>("W:WK4:B13,20,32,37");
    let one = mv(&position, "4x27x38x15");
    let other = mv(&position, "4x31x42x15");
    assert_ne!(one, other);
    assert_eq!((one.from(), one.to()), (other.from(), other.to()));
    assert_eq!(position.move_text(one).to_string(), "4x27x38x15");
    assert_eq!(position.move_text(other).to_string(), "4x31x42x15");
    let error = position.parse_move("4x15").unwrap_err();
    assert!(matches!(&error, MoveError::Ambiguous { moves, .. } if moves.len() == 2));
    let text = error.to_string();
    assert!(text.contains("4x27x38x15") && text.contains("4x31x42x15"), "{text}");
    // The rest goes by its ends.
    for mv in position.moves().into_iter().filter(|mv| mv.to() != sq(15)) {
        assert!(position.move_text(mv).to_string().len() <= 4);
    }
}

#[test]
fn captured_squares_in_any_order() {
    let position = at::<International>("W:WK4:B13,20,32,37");
    let one = mv(&position, "4x27x38x15");
    for text in ["4x15x13x20x32", "4x15x32x20x13", "4x15x20x13x32", "4x15x32x13x20"] {
        assert_eq!(position.parse_move(text), Ok(one), "{text}");
    }
    let other = mv(&position, "4x31x42x15");
    for text in ["4x15x13x20x37", "4x15x37x20x13"] {
        assert_eq!(position.parse_move(text), Ok(other), "{text}");
    }
    // Only where the king turned.
    assert_eq!(position.parse_move("4x27x15"), Ok(one));
    assert_eq!(position.parse_move("4x42x15"), Ok(other));
}

#[test]
fn counters_are_read() {
    let position = at::<Nathan>("W:W31-50:B1-20:H0:F1");
    assert_eq!(position, at("W:W31-50:B1-20"));
    assert_eq!(position.to_string(), "W:W31-50:B1-20");
}

#[test]
fn a_king_that_must_choose_its_landing_square() {
    assert_eq!(moves(&at::<Nathan>("W:WK40:B27,34")), "40x18x31 40x18x36");
}

#[test]
fn every_fault_of_a_position() {
    let error = "W:W4:B49".parse::<Position<Nathan>>().unwrap_err();
    let [FenFault::Setup(error)] = &error.faults[..] else { panic!("{error:?}") };
    assert_eq!(error.faults, Faults::CROWNING_ROW);
    // Black's man on 49 is not crowned either.
    let man = Piece { color: Color::Black, is_king: false };
    assert_eq!(error.setup.piece_at(sq(49)), Some(man));
    assert_eq!(error.to_string(), "men on the row where they would have been crowned: 4 49");

    let error = "W:WK4,WK5,55:B4".parse::<Position<Nathan>>().unwrap_err();
    let no_square = FenFault::Square { error: ParseDarkCellError::BeyondTheBoard, place: 10..12 };
    let twice = FenFault::Twice { square: sq(4), place: 14..15 };
    assert_eq!(error.faults, [no_square, twice]);
}

#[test]
fn the_wrong_side_and_the_empty_square() {
    let position = at::<Nathan>("W:WK2,25:B14,15,16");
    for text in ["14-20", "15x24", "30-24", "30x19"] {
        let mut copy = position;
        match position.parse_move(text) {
            Ok(mv) => assert!(copy.play(mv).is_err(), "{text}"),
            Err(MoveError::Illegal(Illegal::NoPiece(_) | Illegal::NotYours { .. })) => {}
            Err(error) => panic!("{text}: {error}"),
        }
        assert_eq!(copy, position);
    }
}

#[test]
fn a_man_that_crosses_the_last_row() {
    let position = at::<Nathan>("W:W13:B9,10");
    assert_eq!(moves(&position), "13x4x15");
    assert_eq!(position.moves()[0].kind(), MoveKind::Man);
    assert_eq!(after(position, "13x15").to_string(), "B:W15:B");
}

#[test]
fn no_piece_is_jumped_twice_or_lifted_early() {
    assert_eq!(moves(&at::<Nathan>("W:WK19:B10,37")), "19x5 19x41 19x46");
}

#[test]
fn an_empty_square_may_be_crossed_twice() {
    let position = at::<Nathan>("W:WK27:B7,9,10,20");
    assert_eq!(moves(&position), "27x4x15x29x1");
    assert_eq!(position.moves()[0].captured().count(), 4);
}

#[test]
fn a_man_that_walks_round_a_ring() {
    let position = at::<Nathan>("W:W32:B17,18,27,28");
    let ring = position.moves();
    assert_eq!(ring.len(), 1);
    assert_eq!((ring[0].from(), ring[0].to()), (sq(32), sq(32)));
    assert_eq!(ring[0].captured().count(), 4);
    let one_way = [21, 12, 23, 32].map(sq);
    let other_way = [23, 12, 21, 32].map(sq);
    assert_eq!(position.routes(ring[0]), [one_way, other_way]);
    assert_eq!(position.count_moves(), 1);
}

#[test]
fn routes_that_are_one_move() {
    let position = at::<Nathan>("W:WK47:B29,42");
    assert_eq!(moves(&position), "47x33x15 47x33x20 47x33x24");
    assert_eq!(position.count_moves(), 3);
    let routes: usize = position.moves().iter().map(|&mv| position.routes(mv).len()).sum();
    assert_eq!(routes, 6);
}

#[test]
fn free_choice_and_the_most() {
    let fen = "W:W28:B13,23,33";
    assert_eq!(moves(&at::<Nathan>(fen)), "28x19x8 28x39");
    assert_eq!(moves(&at::<International>(fen)), "28x19x8");
}
