//! Each reason to refuse a move, by hand, with the squares that it names and its text.

use crate::common::at;
use rulebook_chess::{Color, Illegal, Move, Position, Role, Square};

/// Asserts why a move is refused, and that playing it changes nothing.
#[track_caller]
fn assert_refused(position: &Position, mv: Move, reason: Illegal, text: &str) {
    assert_eq!(position.check(mv), Err(reason), "{mv:?} in {position:?}");
    assert_eq!(reason.to_string(), text);
    assert!(!position.is_legal(mv));
    let mut copy = *position;
    assert_eq!(copy.play(mv), Err(reason));
    assert_eq!(format!("{copy:?}"), format!("{position:?}"));
}

/// The same for moves in UCI, a FEN each.
#[track_caller]
fn assert_all_refused(cases: &[(&str, &str, Illegal, &str)]) {
    for &(fen, uci, reason, text) in cases {
        let position = at(fen);
        assert_refused(&position, position.parse_uci(uci).unwrap(), reason, text);
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn nothing_of_ones_own_stands_there() {
    let pawn = Role::Pawn.of(Color::Black);
    let queen = Role::Queen.of(Color::White);
    assert_all_refused(&[
        (START, "e4e5", Illegal::NoPiece(Square::E4), "no piece stands on e4"),
        (
            START,
            "e7e5",
            Illegal::NotYours { square: Square::E7, piece: pawn },
            "the black pawn on e7 is not yours to move",
        ),
        (
            "4k3/8/8/8/8/8/8/3QK3 b - - 0 1",
            "d1d5",
            Illegal::NotYours { square: Square::D1, piece: queen },
            "the white queen on d1 is not yours to move",
        ),
    ]);
}

#[test]
fn another_role_stands_there() {
    let start = Position::start();
    for (mv, claimed) in [
        (Move::plain(Role::Queen, Square::B1, Square::C3), Role::Queen),
        (Move::plain(Role::Pawn, Square::B1, Square::C3), Role::Pawn),
        (Move::double_step(Square::B1, Square::B3), Role::Pawn),
        (Move::castle(Square::B1, Square::A1), Role::King),
    ] {
        let reason = Illegal::WrongRole { square: Square::B1, claimed, found: Role::Knight };
        assert_refused(&start, mv, reason, &format!("the piece on b1 is a knight, not a {claimed}"));
    }
}

#[test]
fn castling_without_a_rook() {
    let text = "there is no rook to castle with on h1";
    assert_all_refused(&[
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", Illegal::NoCastlingRook(Square::H1), text),
        (
            "4k3/8/8/8/8/8/7r/4K3 b - - 0 1",
            "e8c8",
            Illegal::NoCastlingRook(Square::A8),
            "there is no rook to castle with on a8",
        ),
    ]);
    // An enemy rook, a rook that is not on the first rank, no rook at all.
    let position = at("4k2r/8/8/8/8/R7/8/4K2N w - - 0 1");
    for (rook, text) in [
        (Square::H8, "there is no rook to castle with on h8"),
        (Square::A3, "there is no rook to castle with on a3"),
        (Square::H1, "there is no rook to castle with on h1"),
        (Square::E1, "there is no rook to castle with on e1"),
    ] {
        assert_refused(&position, Move::castle(Square::E1, rook), Illegal::NoCastlingRook(rook), text);
    }
    // The rook stands there, but the king has moved.
    let position = at("4k3/8/8/8/8/8/4K3/7R w - - 0 1");
    let text = "the right to castle with the rook on h1 is gone";
    let gone = Illegal::CastlingRightGone(Square::H1);
    assert_refused(&position, Move::castle(Square::E2, Square::H1), gone, text);
}

#[test]
fn castling_without_a_right() {
    assert_all_refused(&[
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
            "e1g1",
            Illegal::CastlingRightGone(Square::H1),
            "the right to castle with the rook on h1 is gone",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1",
            "e8a8",
            Illegal::CastlingRightGone(Square::A8),
            "the right to castle with the rook on a8 is gone",
        ),
    ]);
}

#[test]
fn castling_with_pieces_between() {
    assert_all_refused(&[
        (START, "e1g1", Illegal::CastlingBlocked(Square::F1), "castling is blocked on f1"),
        (START, "e1c1", Illegal::CastlingBlocked(Square::D1), "castling is blocked on d1"),
        // The nearest to the king, even where only the rook passes.
        (
            "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
            "e1c1",
            Illegal::CastlingBlocked(Square::B1),
            "castling is blocked on b1",
        ),
    ]);
}

#[test]
fn castling_and_attacks() {
    assert_all_refused(&[
        (
            "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            Illegal::CastlingOutOfCheck(Square::B4),
            "the king may not castle out of check, given from b4",
        ),
        (
            "4k3/8/8/1b6/8/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            Illegal::CastlingThroughCheck { square: Square::F1, by: Square::B5 },
            "the king may not castle across f1, which is attacked from b5",
        ),
        (
            "r3k2r/8/4N3/8/8/8/8/4K3 b kq - 0 1",
            "e8c8",
            Illegal::CastlingThroughCheck { square: Square::D8, by: Square::E6 },
            "the king may not castle across d8, which is attacked from e6",
        ),
        (
            "4k3/8/8/2b5/8/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            Illegal::CastlingIntoCheck { square: Square::G1, by: Square::C5 },
            "the king may not castle into check on g1, which is attacked from c5",
        ),
        (
            "4k3/8/8/8/8/8/8/rRK5 w B - 0 1",
            "c1b1",
            Illegal::CastlingIntoCheck { square: Square::C1, by: Square::A1 },
            "the king may not castle into check on c1, which is attacked from a1",
        ),
    ]);
}

#[test]
fn the_way_and_the_target() {
    assert_all_refused(&[
        (
            START,
            "a1a2",
            Illegal::OwnPiece { square: Square::A2, role: Role::Pawn },
            "your own pawn stands on a2",
        ),
        (
            START,
            "e1d1",
            Illegal::OwnPiece { square: Square::D1, role: Role::Queen },
            "your own queen stands on d1",
        ),
        (
            START,
            "b1b3",
            Illegal::CannotMoveSo { role: Role::Knight, from: Square::B1, to: Square::B3 },
            "a knight cannot move from b1 to b3",
        ),
        (
            START,
            "e2e5",
            Illegal::CannotMoveSo { role: Role::Pawn, from: Square::E2, to: Square::E5 },
            "a pawn cannot move from e2 to e5",
        ),
        // Backwards, sideways, and twice from elsewhere than the start square.
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e3e2",
            Illegal::CannotMoveSo { role: Role::Pawn, from: Square::E3, to: Square::E2 },
            "a pawn cannot move from e3 to e2",
        ),
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e3f3",
            Illegal::CannotMoveSo { role: Role::Pawn, from: Square::E3, to: Square::F3 },
            "a pawn cannot move from e3 to f3",
        ),
        (
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            "e3e5",
            Illegal::CannotMoveSo { role: Role::Pawn, from: Square::E3, to: Square::E5 },
            "a pawn cannot move from e3 to e5",
        ),
        (START, "a1a5", Illegal::Blocked(Square::A2), "the way is blocked on a2"),
        (START, "c1h6", Illegal::Blocked(Square::D2), "the way is blocked on d2"),
        // The nearest of several, from either end of the board.
        (
            "r3k3/8/p7/8/8/p7/8/R3K3 b - - 0 1",
            "a8a1",
            Illegal::Blocked(Square::A6),
            "the way is blocked on a6",
        ),
        (
            "r3k3/8/p7/8/8/p7/8/R3K3 w - - 0 1",
            "a1a8",
            Illegal::Blocked(Square::A3),
            "the way is blocked on a3",
        ),
    ]);
}

#[test]
fn the_pawns_own_refusals() {
    let pawns = "4k3/8/8/8/4p3/4P2p/7P/4K3 w - - 0 1";
    assert_all_refused(&[
        (pawns, "e3e4", Illegal::Blocked(Square::E4), "the way is blocked on e4"),
        (pawns, "h2h4", Illegal::Blocked(Square::H3), "the way is blocked on h3"),
        (
            pawns,
            "e3d4",
            Illegal::NothingToTake(Square::D4),
            "a pawn moves diagonally only to take, and there is nothing to take on d4",
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8",
            Illegal::MissingPromotion(Square::A8),
            "a pawn that reaches a8 must be promoted",
        ),
        (
            "4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1",
            "a2b1",
            Illegal::MissingPromotion(Square::B1),
            "a pawn that reaches b1 must be promoted",
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8k",
            Illegal::NoPromotion { square: Square::A8, role: Role::King },
            "no promotion to a king on a8",
        ),
        (
            START,
            "e2e3q",
            Illegal::NoPromotion { square: Square::E3, role: Role::Queen },
            "no promotion to a queen on e3",
        ),
        (
            "4k3/R7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8q",
            Illegal::NoPromotion { square: Square::A8, role: Role::Queen },
            "no promotion to a queen on a8",
        ),
    ]);
    let en_passant = Move::en_passant(Square::E5, Square::D6);
    let reason = Illegal::NoEnPassant(Square::D6);
    let text = "no pawn has just passed d6 by a double step";
    assert_refused(&at("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"), en_passant, reason, text);
    // Taking what stands there is no capture en passant.
    assert_refused(&at("4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1"), en_passant, reason, text);
    // Nor is a capture en passant a plain one.
    let plain = Move::plain(Role::Pawn, Square::E5, Square::D6);
    let text = "a pawn moves diagonally only to take, and there is nothing to take on d6";
    let passed = at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert_refused(&passed, plain, Illegal::NothingToTake(Square::D6), text);
    assert_eq!(passed.check(en_passant), Ok(()));
}

#[test]
fn the_king_in_check() {
    assert_all_refused(&[
        (
            "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
            "e1e2",
            Illegal::IntoCheck { square: Square::E2, by: Square::A2 },
            "the king would be in check on e2, from a2",
        ),
        // Away from the rook, but on its line; and next to the other king.
        (
            "4k3/8/8/8/8/8/8/r3K3 w - - 0 1",
            "e1f1",
            Illegal::IntoCheck { square: Square::F1, by: Square::A1 },
            "the king would be in check on f1, from a1",
        ),
        (
            "8/8/8/8/8/4k3/8/4K3 w - - 0 1",
            "e1d2",
            Illegal::IntoCheck { square: Square::D2, by: Square::E3 },
            "the king would be in check on d2, from e3",
        ),
        (
            "4k3/8/8/8/8/8/P7/r3K3 w - - 0 1",
            "a2a3",
            Illegal::CheckUnanswered(Square::A1),
            "the move does not answer the check from a1",
        ),
        (
            "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1",
            "e2c3",
            Illegal::Pinned(Square::E7),
            "the move leaves the king open to the attack from e7",
        ),
        // The taker is not pinned, but both pawns leave the rank.
        (
            "7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
            "e5d6",
            Illegal::Pinned(Square::H5),
            "the move leaves the king open to the attack from h5",
        ),
    ]);
}

/// Where several reasons hold, the first is given, in the order in which they are declared. (No piece but a
/// pawn is told that it is none when it should promote.)
#[test]
fn the_first_reason_is_given() {
    // Own piece before way, way before check; the missing promotion before the check.
    let position = at("4k3/1P2r3/8/8/8/8/4N3/4K3 w - - 0 1");
    let reason = |mv| position.check(mv).unwrap_err();
    let knight = |to| Move::plain(Role::Knight, Square::E2, to);
    assert_eq!(reason(knight(Square::E1)), Illegal::OwnPiece { square: Square::E1, role: Role::King });
    let cannot = Illegal::CannotMoveSo { role: Role::Knight, from: Square::E2, to: Square::D3 };
    assert_eq!(reason(knight(Square::D3)), cannot);
    assert_eq!(reason(knight(Square::C3)), Illegal::Pinned(Square::E7));
    let checked = at("4r1k1/1P6/8/8/8/8/8/4K3 w - - 0 1");
    let push = Move::plain(Role::Pawn, Square::B7, Square::B8);
    assert_eq!(checked.check(push), Err(Illegal::MissingPromotion(Square::B8)));
    // Castling: blocked before in check before through check.
    let all = at("4kr2/8/8/8/4r3/8/8/R3K1NR w KQ - 0 1");
    assert_eq!(all.check(Move::castle(Square::E1, Square::H1)), Err(Illegal::CastlingBlocked(Square::G1)));
    let two = at("4kr2/8/8/8/4r3/8/8/R3K2R w KQ - 0 1");
    assert_eq!(two.check(Move::castle(Square::E1, Square::H1)), Err(Illegal::CastlingOutOfCheck(Square::E4)));
    let last = at("4krr1/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let through = Illegal::CastlingThroughCheck { square: Square::F1, by: Square::F8 };
    assert_eq!(last.check(Move::castle(Square::E1, Square::H1)), Err(through));
}
