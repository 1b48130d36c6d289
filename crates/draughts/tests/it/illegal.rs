//! Each reason to refuse a move, by hand, with the squares that it names and its text.

use crate::common::{at, mv, sq};
use rulebook_draughts::{
    Color, English, Frisian, Illegal, International, Italian, Move, MoveError, MoveKind, Nathan, Piece,
    Position, Square, Squares, Variant,
};
use rulebook_square::Board10;

/// Asserts why a move is refused, and that playing it changes nothing.
#[track_caller]
fn assert_refused<V: Variant>(
    position: &Position<V>,
    mv: Move<V::Board>,
    reason: &Illegal<V::Board>,
    text: &str,
) {
    assert_eq!(position.check(mv).as_ref(), Err(reason), "{mv:?} in {position:?}");
    assert_eq!(reason.to_string(), text);
    assert!(!position.is_legal(mv));
    assert_eq!(position.routes(mv), Vec::<Vec<_>>::new());
    let mut copy = *position;
    assert_eq!(copy.play(mv).as_ref(), Err(reason));
    assert_eq!(copy, *position);
}

/// The same of a move as text, which may be refused already in reading.
#[track_caller]
fn assert_text_refused<V: Variant>(fen: &str, text: &str, reason: &Illegal<V::Board>, why: &str) {
    let position = at::<V>(fen);
    match position.parse_move(text) {
        Ok(mv) => assert_refused(&position, mv, reason, why),
        Err(MoveError::Illegal(found)) => {
            assert_eq!(&found, reason, "{text} in {position:?}");
            assert_eq!(found.to_string(), why);
            assert_eq!(MoveError::<V>::Illegal(found).to_string(), why);
        }
        Err(error) => panic!("{text}: {error}"),
    }
}

const NONE: Squares<Board10> = Squares::<Board10>::EMPTY;

#[test]
fn nothing_of_ones_own_stands_there() {
    for text in ["27-22", "27x18"] {
        assert_text_refused::<Nathan>("W:W28:B1", text, &Illegal::NoPiece(sq(27)), "no piece stands on 27");
    }
    let piece = Piece { color: Color::Black, is_king: false };
    let reason = Illegal::NotYours { square: sq(1), piece };
    for text in ["1-6", "1x12"] {
        assert_text_refused::<Nathan>("W:W28:B1,7", text, &reason, "the black man on 1 is not yours to move");
    }
    let piece = Piece { color: Color::White, is_king: true };
    let reason = Illegal::NotYours { square: sq(28), piece };
    assert_text_refused::<Nathan>("B:WK28:B1", "28-22", &reason, "the white king on 28 is not yours to move");
    // A finished game has no moves.
    assert_text_refused::<Nathan>("W:W:B1", "28-22", &Illegal::NoPiece(sq(28)), "no piece stands on 28");
}

#[test]
fn the_move_says_another_kind() {
    let wrong = |from, to| Illegal::WrongKind { from: sq(from), to: sq(to) };
    let text = "the piece that goes from 28 to 22 is not moved as the move says";
    let position = at::<Nathan>("W:W6,28:BK45");
    for kind in [MoveKind::King, MoveKind::Crowning] {
        assert_refused(&position, Move::new(sq(28), sq(22), NONE, kind), &wrong(28, 22), text);
    }
    let text = "the piece that goes from 6 to 1 is not moved as the move says";
    assert_refused(&position, Move::new(sq(6), sq(1), NONE, MoveKind::Man), &wrong(6, 1), text);
    let king = at::<Nathan>("W:WK6:BK45");
    for kind in [MoveKind::Man, MoveKind::Crowning] {
        assert_refused(&king, Move::new(sq(6), sq(1), NONE, kind), &wrong(6, 1), text);
    }
    let text = "the piece that goes from 13 to 4 is not moved as the move says";
    let capture = at::<Nathan>("W:W13:B9");
    for kind in [MoveKind::Man, MoveKind::King] {
        assert_refused(&capture, Move::new(sq(13), sq(4), Squares::of(sq(9)), kind), &wrong(13, 4), text);
    }
}

#[test]
fn no_piece_goes_that_way() {
    let cannot = |is_king, from, to| Illegal::CannotMoveSo { is_king, from: sq(from), to: sq(to) };
    assert_text_refused::<Nathan>(
        "W:W28:B1",
        "28-17",
        &cannot(false, 28, 17),
        "a man cannot go from 28 to 17",
    );
    assert_text_refused::<Nathan>(
        "W:W28:B1",
        "28-28",
        &cannot(false, 28, 28),
        "a man cannot go from 28 to 28",
    );
    assert_text_refused::<Nathan>(
        "W:W28:B1",
        "28x18",
        &cannot(false, 28, 18),
        "a man cannot go from 28 to 18",
    );
    assert_text_refused::<Nathan>(
        "W:WK28:B1",
        "28-18",
        &cannot(true, 28, 18),
        "a king cannot go from 28 to 18",
    );
    assert_text_refused::<Nathan>(
        "W:WK28:B1",
        "28-29",
        &cannot(true, 28, 29),
        "a king cannot go from 28 to 29",
    );
    let steps = Illegal::CannotMoveSo { is_king: true, from: sq(18), to: sq(11) };
    assert_text_refused::<English>("W:WK18:B1", "18-11", &steps, "a king cannot go from 18 to 11");
    // Frisian pieces take along rows and columns, but do not step along them.
    let cannot = Illegal::CannotMoveSo { is_king: true, from: sq(28), to: sq(18) };
    assert_text_refused::<Frisian>("W:WK28:B1", "28-18", &cannot, "a king cannot go from 28 to 18");
}

#[test]
fn men_go_forward() {
    let reason = Illegal::ManBackward { from: sq(28), to: sq(32) };
    let text = "a man does not step backward, from 28 to 32";
    assert_text_refused::<Nathan>("W:W28:B1", "28-32", &reason, text);
    // Whether or not there is something to take.
    assert_text_refused::<Nathan>("W:W28:B22", "28-32", &reason, text);
    let reason = Illegal::ManBackward { from: sq(18), to: sq(15) };
    assert_text_refused::<English>(
        "B:WK1:B18",
        "18-15",
        &reason,
        "a man does not step backward, from 18 to 15",
    );
    let reason = Illegal::ManTakesBackward { from: sq(18), to: sq(27) };
    let text = "a man does not take backward, from 18 to 27";
    assert_text_refused::<English>("W:W18:B23", "18x27", &reason, text);
}

#[test]
fn italian_men_do_not_take_kings() {
    let reason = Illegal::ManTakesKing(sq(14));
    let text = "a man cannot take the king on 14";
    assert_text_refused::<Italian>("W:W18:BK14", "18x11", &reason, text);
    let position = at::<Italian>("W:W18:BK14");
    let taken = Squares::of(sq(14));
    assert_refused(&position, Move::new(sq(18), sq(11), taken, MoveKind::Man), &reason, text);
}

#[test]
fn the_way_is_blocked() {
    let blocked = |number| Illegal::Blocked(sq(number));
    assert_text_refused::<Nathan>("W:W28,22:B1", "28-22", &blocked(22), "the way is blocked on 22");
    assert_text_refused::<Nathan>("W:W28:B17,22", "28-22", &blocked(22), "the way is blocked on 22");
    // The nearest of several.
    assert_text_refused::<Nathan>("W:WK28,11,17:B1", "28-6", &blocked(17), "the way is blocked on 17");
    assert_text_refused::<Nathan>("W:WK6,17,22:B1", "6-50", &blocked(17), "the way is blocked on 17");
    assert_text_refused::<Nathan>("W:W26:B17,21", "26-21", &blocked(21), "the way is blocked on 21");
}

#[test]
fn jumps_that_cannot_be() {
    let way = |from, to| (sq(from), sq(to));
    let (from, to) = way(28, 17);
    assert_text_refused::<Nathan>(
        "W:W28:B17,22",
        "28x17",
        &Illegal::NotFree(to),
        "17 is not free to land on",
    );
    assert_text_refused::<Nathan>(
        "W:W28,17:B22",
        "28x17",
        &Illegal::NotFree(to),
        "17 is not free to land on",
    );
    let own = Illegal::OwnPiece(sq(22));
    assert_text_refused::<Nathan>("W:W28,22:B1", "28x17", &own, "your own piece on 22 is in the way");
    let nothing = Illegal::NothingToTake { from, to };
    let text = "there is nothing to take between 28 and 17";
    assert_text_refused::<Nathan>("W:W28:B1", "28x17", &nothing, text);
    let (from, to) = way(46, 23);
    let several = Illegal::SeveralInTheWay { from, to };
    let text = "there is more than one piece to jump between 46 and 23";
    assert_text_refused::<Nathan>("W:WK46:B28,32", "46x23", &several, text);
    assert_text_refused::<Nathan>(
        "W:WK46:B28,32",
        "46x28",
        &Illegal::NotFree(sq(28)),
        "28 is not free to land on",
    );
    // In the second jump too.
    let (from, to) = way(17, 8);
    let nothing = Illegal::NothingToTake { from, to };
    let text = "there is nothing to take between 17 and 8";
    assert_text_refused::<Nathan>("W:W28:B22", "28x17x8", &nothing, text);
}

#[test]
fn no_piece_is_jumped_twice() {
    let text = "the piece on 10 would be jumped twice";
    assert_text_refused::<Nathan>("W:WK19:B10,37", "19x5x46", &Illegal::JumpedTwice(sq(10)), text);
    // Nor is one that has been taken landed on.
    let position = at::<Nathan>("W:WK19:B10,37");
    let both = Squares::of(sq(10)).with(sq(37));
    let reason = Illegal::NoRoute { from: sq(19), to: sq(46) };
    let text = "no way from 19 to 46 takes just these pieces";
    assert_refused(&position, Move::new(sq(19), sq(46), both, MoveKind::King), &reason, text);
}

#[test]
fn the_set_of_pieces_taken() {
    let position = at::<Nathan>("W:W28,33:B22");
    let take = |to, number| Move::new(sq(28), sq(to), Squares::of(sq(number)), MoveKind::Man);
    let nothing = Illegal::NothingThere(sq(23));
    assert_refused(&position, take(19, 23), &nothing, "there is no piece to take on 23");
    // One's own piece is not one to take.
    let nothing = Illegal::NothingThere(sq(33));
    assert_refused(&position, take(39, 33), &nothing, "there is no piece to take on 33");
    let no_route = Illegal::NoRoute { from: sq(28), to: sq(19) };
    assert_refused(&position, take(19, 22), &no_route, "no way from 28 to 19 takes just these pieces");
    assert_eq!(position.check(take(17, 22)), Ok(()));
    // One more than the route takes, one less.
    let position = at::<Nathan>("W:W37:B10,23,32");
    let set = |numbers: &[u8]| numbers.iter().map(|&number| sq(number)).collect::<Squares<Board10>>();
    let no_route = Illegal::NoRoute { from: sq(37), to: sq(19) };
    let text = "no way from 37 to 19 takes just these pieces";
    for numbers in [&[10, 23, 32][..], &[32]] {
        assert_refused(&position, Move::new(sq(37), sq(19), set(numbers), MoveKind::Man), &no_route, text);
    }
}

#[test]
fn a_capture_is_obligatory() {
    let position = at::<Nathan>("W:W28,47:B22");
    let captures = vec![mv(&position, "28x17")];
    let reason = Illegal::CaptureObligatory { captures };
    let text = "a capture is obligatory: 28x17";
    assert_text_refused::<Nathan>("W:W28,47:B22", "47-42", &reason, text);
    assert_text_refused::<Nathan>("W:W28,47:B22", "28-23", &reason, text);
    // The first few of many.
    let position = at::<Nathan>("W:WK46,K36,50:B27,32");
    let error = position.check(mv(&position, "50-45")).unwrap_err();
    let Illegal::CaptureObligatory { captures } = &error else { panic!("{error}") };
    assert_eq!(captures, &position.moves());
    assert_eq!(captures.len(), 11);
    let shown: Vec<String> = captures.iter().take(8).map(ToString::to_string).collect();
    assert_eq!(error.to_string(), format!("a capture is obligatory: {} and 3 more", shown.join(", ")));
}

#[test]
fn a_capture_goes_on() {
    let landings = Squares::of(sq(19));
    let reason = Illegal::MustGoOn { at: sq(28), landings };
    let text = "the capture must go on from 28, to 19";
    assert_text_refused::<Nathan>("W:W37:B23,32", "37x28", &reason, text);
    let landings = Squares::of(sq(31)).with(sq(36));
    let reason = Illegal::MustGoOn { at: sq(18), landings };
    let text = "the capture must go on from 18, to 31 or 36";
    assert_text_refused::<Nathan>("W:WK40:B27,34", "40x18", &reason, text);
    let landings = Squares::of(sq(18));
    let reason = Illegal::MustLandElsewhere { landings };
    let text = "the king must land where the capture goes on, on 18";
    for text_of_move in ["40x29", "40x23", "40x12", "40x7", "40x1"] {
        assert_text_refused::<Nathan>("W:WK40:B27,34", text_of_move, &reason, text);
    }
}

#[test]
fn another_capture_takes_more() {
    let fen = "W:W28:B13,23,33";
    let captures = vec![mv(&at::<International>(fen), "28x8")];
    let reason = Illegal::MoreToTake { captures };
    let text = "another capture must be preferred: 28x8";
    assert_text_refused::<International>(fen, "28x39", &reason, text);
    // The Italian order: the king takes, though a man takes as many.
    let fen = "W:W26,K32:B22,28";
    let captures = vec![mv(&at::<Italian>(fen), "32x23")];
    let text = "another capture must be preferred: 32x23";
    assert_text_refused::<Italian>(fen, "26x19", &Illegal::MoreToTake { captures }, text);
    let fen = "W:W28,45:BK22,40";
    let captures = vec![mv(&at::<Frisian>(fen), "28x17")];
    let text = "another capture must be preferred: 28x17";
    assert_text_refused::<Frisian>(fen, "45x34", &Illegal::MoreToTake { captures }, text);
}

/// Of several reasons, the first in the order of the enum's text: whose piece, how it goes, what is in the
/// way, and only then what else should have been played.
#[test]
fn what_is_said_first() {
    let fen = "W:W28,47,42:B22";
    for (text, first) in [
        ("46-41", "no piece stands on 46"),
        ("22-27", "the black man on 22 is not yours to move"),
        ("47-38", "a man cannot go from 47 to 38"),
        ("28-33", "a man does not step backward, from 28 to 33"),
        ("47-42", "the way is blocked on 42"),
        ("47-41", "a capture is obligatory: 28x17"),
    ] {
        let position = at::<Nathan>(fen);
        assert_eq!(position.check(mv(&position, text)).unwrap_err().to_string(), first, "{text}");
    }
}

/// Every pair of squares, moved as each kind, on a board where much is in the way.
#[test]
fn no_question_panics() {
    for fen in ["W:WK28,K33,12:B22,23,K7,40", "B:WK28,K33,12:B22,23,K7,40", "W:W:B1", "W:W26:B17,21"] {
        let position = at::<Nathan>(fen);
        let legal = position.moves();
        for from in Square::all() {
            for to in Square::all() {
                for kind in [MoveKind::Man, MoveKind::Crowning, MoveKind::King] {
                    for taken in [NONE, Squares::of(to), Squares::of(sq(22)), Squares::<Board10>::FULL] {
                        let mv = Move::new(from, to, taken, kind);
                        let answer = position.check(mv);
                        assert_eq!(answer.is_ok(), legal.contains(&mv), "{mv:?}");
                        let _ = answer.map_err(|error| error.to_string());
                    }
                }
            }
        }
    }
}
