//! SAN: written canonically, read leniently, refused with the reason.

use std::collections::HashSet;

use crate::model::Model;
use proptest::prelude::*;
use rulebook_chess::{
    CastlingMode, Color, Faults, Illegal, Move, Position, Role, SanError, SanFault, Setup, Square,
};

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn uci(mv: Move) -> String {
    mv.uci(CastlingMode::Chess960).to_string()
}

/// The move of a UCI text, and that it is legal.
fn legal(position: &Position, text: &str) -> Move {
    let mv = position.parse_uci(text).unwrap();
    assert_eq!(position.check(mv), Ok(()), "{text} in {position}");
    mv
}

#[test]
fn moves_are_written_canonically() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let rooks = "7k/8/8/R7/8/8/7K/R6R w - - 0 1";
    let queens = "6k1/8/6K1/8/8/Q1Q5/8/Q7 w - - 0 1";
    for (fen, mv, san) in [
        (start, "e2e4", "e4"),
        (start, "e2e3", "e3"),
        (start, "g1f3", "Nf3"),
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
        ("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "e7e8n", "e8=N"),
        ("3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7d8q", "cxd8=Q+"),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "Ra8#"),
        (castles, "e1g1", "O-O"),
        (castles, "e1c1", "O-O-O"),
        (castles, "e1f1", "Kf1"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"),
        ("2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O#"),
        // The king's own step to g1 and his castling there are two moves in Chess960.
        ("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1", "Kg1"),
        ("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1h1", "O-O"),
        ("nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8", "e8d8", "O-O-O"),
        // The right is that of the inner rook.
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "e1g1", "O-O"),
        // File, else rank, else both.
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "b1d2", "Nbd2"),
        (rooks, "a1a3", "R1a3"),
        (rooks, "a1d1", "Rad1"),
        ("6k1/8/6K1/8/8/Q1Q5/8/Q1Q5 w - - 0 1", "a1b2", "Qa1b2"),
        (queens, "a1b2", "Q1b2"),
        (queens, "c3b2", "Qcb2"),
        (queens, "a3b2", "Qa3b2"),
        // A piece that could go there but for its king does not count.
        ("r1bqk1nr/ppp2ppp/2n5/3p4/1b1P4/2NB4/PPP2PPP/R1BQK1NR w KQkq - 2 6", "g1e2", "Ne2"),
        ("4k3/8/8/8/8/8/4r3/R3K2R w - - 0 1", "e1e2", "Kxe2"),
        ("7k/1P1P4/8/8/8/8/8/4K3 w - - 0 1", "d7d8q", "d8=Q+"),
        ("2n4k/1P1P4/8/8/8/8/8/4K3 w - - 0 1", "b7c8r", "bxc8=R+"),
        ("2n4k/1P1P4/8/8/8/8/8/4K3 w - - 0 1", "d7c8r", "dxc8=R+"),
        ("rnbqkbnr/pppp1ppp/8/4p3/5PP1/8/PPPPP2P/RNBQKBNR b KQkq - 0 1", "d8h4", "Qh4#"),
    ] {
        let position = position(fen);
        let mv = legal(&position, mv);
        assert_eq!(position.san(mv).to_string(), san, "{mv:?} in {fen}");
        assert_eq!(position.parse_san_strict(san), Ok(mv), "{san} in {fen}");
    }
}

#[test]
fn illegal_moves_are_written_with_their_start_and_without_check_mark() {
    let start = Position::start();
    for (mv, san) in [
        ("g1f4", "Ng1f4"),
        ("e2e5", "e2e5"),
        ("e1g1", "O-O"),
        ("a1a2", "Ra1xa2"),
        ("e4e5", "e4e5"),
        ("d8d1", "Qd8xd1"),
        ("e2e8q", "e2xe8=Q"),
    ] {
        assert_eq!(start.san(start.parse_uci(mv).unwrap()).to_string(), san, "{mv}");
    }
}

#[test]
fn no_move_at_all_makes_writing_panic() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "7k/8/8/8/1pPb4/8/8/7K b - c3 0 1",
        "4k2r/P7/8/8/8/8/4K3/R6R w k - 0 1",
    ] {
        let position = position(fen);
        let squares = || Square::all();
        let mut moves = 0;
        for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
            let other = [Move::double_step(from, to), Move::en_passant(from, to), Move::castle(from, to)];
            let plain = Role::ALL.map(|role| Move::plain(role, from, to));
            let promotions = Role::ALL.map(|role| Move::promotion(from, to, role));
            for mv in other.into_iter().chain(plain).chain(promotions) {
                assert!(!position.san(mv).to_string().is_empty());
                moves += 1;
            }
        }
        assert_eq!(moves, 64 * 64 * 15);
    }
}

#[test]
fn lenient_forms_are_read_and_strictly_refused() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let takes = "4k3/8/2n5/3p4/4P3/2N5/8/4K3 w - - 0 1";
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let promoting = "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1";
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    let cases: &[(&str, &str, &[&str])] = &[
        (
            start,
            "Nf3",
            &[
                "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "Nxf3", "Ng1xf3", "Nf3+", "Nf3#", "Nf3++", "Nf3!",
                "Nf3??", "Nf3!?", "Nf3?!", "Nf3+!!", "Ng1-f3#?",
            ],
        ),
        (start, "e4", &["Pe4", "ee4", "e2e4", "e2-e4", "Pe2e4", "Pe2-e4", "exe4", "e2xe4", "e4+", "e4!!"]),
        (takes, "exd5", &["ed5", "e4d5", "e4-d5", "e4xd5", "Ped5", "Pexd5", "Pe4xd5", "exd5#", "ed5!"]),
        (takes, "Nxd5", &["Nd5", "Ncd5", "Ncxd5", "N3d5", "Nc3d5", "Nc3-d5", "Nc3xd5", "N3xd5+"]),
        (
            passing,
            "exd6",
            &[
                "exd6e.p.",
                "exd6 e.p.",
                "ed6",
                "ed6 e.p.",
                "e5d6",
                "e5-d6",
                "e5xd6",
                "e5xd6e.p.",
                "Pexd6 e.p.",
                "exd6 e.p.+",
                "exd6 e.p.!?",
            ],
        ),
        (
            promoting,
            "cxd8=Q+",
            &["cxd8=Q", "cxd8Q", "cd8Q", "cd8=Q+", "c7xd8=Q", "c7-d8Q#", "c7d8Q++", "Pc7xd8=Q!"],
        ),
        (promoting, "c8=N", &["c8N", "c7c8N", "c7-c8=N", "Pc8N", "c8=N+"]),
        (castles, "O-O", &["0-0", "O-O+", "O-O#", "0-0!", "O-O!?"]),
        (castles, "O-O-O", &["0-0-0", "0-0-0+", "O-O-O??"]),
        (
            "r1bqk1nr/ppp2ppp/2n5/3p4/1b1P4/2NB4/PPP2PPP/R1BQK1NR w KQkq - 2 6",
            "Ne2",
            &["Nge2", "Ng1e2", "Ng1-e2"],
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "Na6", &["Nb8-a6", "Nba6", "N8a6"]),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#", &["Ra8", "Ra8+", "Ra8++", "Ra1-a8"]),
    ];
    for &(fen, canonical, forms) in cases {
        let position = position(fen);
        let mv = position.parse_san_strict(canonical).unwrap();
        assert_eq!(position.san(mv).to_string(), canonical);
        assert_eq!(position.parse_san(canonical), Ok(mv));
        for form in forms {
            assert_eq!(position.parse_san(form), Ok(mv), "{form} in {fen}");
            let error = SanError::NotCanonical { canonical: canonical.to_string() };
            assert_eq!(position.parse_san_strict(form), Err(error), "{form} in {fen}");
        }
    }
}

#[test]
fn capitals_and_small_letters_are_never_taken_for_each_other() {
    let trap = position("7k/8/8/8/1pPb4/8/8/7K b - c3 0 1");
    assert_eq!(trap.parse_san("bxc3"), Ok(legal(&trap, "b4c3")));
    assert_eq!(trap.parse_san("Bc3"), Ok(legal(&trap, "d4c3")));
    // Elsewhere an x too many is overlooked; here it may be the pawn's.
    assert_eq!(trap.parse_san("Bxc3"), Err(SanError::TakesNothing { mv: legal(&trap, "d4c3") }));
    assert!(matches!(trap.parse_san("Bxc3 e.p."), Err(SanError::Syntax { what: SanFault::EnPassant, .. })));

    let both = position("7k/8/8/8/1p1b4/2N5/8/7K b - - 0 1");
    assert_eq!(both.parse_san("bxc3"), Ok(legal(&both, "b4c3")));
    assert_eq!(both.parse_san("bc3"), Ok(legal(&both, "b4c3")));
    assert_eq!(both.parse_san("Bxc3"), Ok(legal(&both, "d4c3")));
    assert_eq!(both.parse_san("Bc3"), Ok(legal(&both, "d4c3")));

    let no_bishop = position("7k/8/8/8/1p6/2N5/8/7K b - - 0 1");
    let no_pawn = position("7k/8/8/8/3b4/2N5/8/7K b - - 0 1");
    assert_eq!(no_bishop.parse_san("Bxc3"), Err(SanError::NoMove { role: Role::Bishop, to: Square::C3 }));
    assert_eq!(no_pawn.parse_san("bxc3"), Err(SanError::NoMove { role: Role::Pawn, to: Square::C3 }));
}

#[test]
fn what_is_no_san_is_refused_with_the_place() {
    use SanFault::{Castling, EnPassant, PawnFile, Promotion, Start, Target, Trailing};
    let position = position("3rk2r/2P5/8/3pP3/8/8/8/R3K2R w KQk d6 0 1");
    for (text, what, place) in [
        ("", Start, 0..0),
        (" e4", Start, 0..1),
        ("xd6", Start, 0..1),
        ("4e5", Start, 0..1),
        ("nf3", Start, 0..1),
        ("o-o", Start, 0..1),
        ("--", Start, 0..1),
        ("+", Start, 0..1),
        ("ébc", Start, 0..2),
        ("P", PawnFile, 1..1),
        ("P4", PawnFile, 1..2),
        ("Pxd6", PawnFile, 1..2),
        ("O", Castling, 1..1),
        ("OO", Castling, 1..2),
        ("O-", Castling, 2..2),
        ("O-0", Castling, 2..3),
        ("0-O", Castling, 2..3),
        ("O-O-", Trailing, 3..4),
        ("O-O-0", Trailing, 3..4),
        ("O-O-O-O", Trailing, 5..6),
        ("e", Target, 1..1),
        ("N", Target, 1..1),
        ("NN", Target, 1..2),
        ("Nf", Target, 2..2),
        ("Nf9", Target, 2..3),
        ("N1", Target, 2..2),
        ("Nx", Target, 2..2),
        ("N-f3", Target, 1..2),
        ("e-e4", Target, 1..2),
        ("Nxi3", Target, 2..3),
        ("Rab", Target, 3..3),
        ("e2-", Target, 3..3),
        ("e2-e", Target, 4..4),
        ("e2e9", Target, 3..4),
        ("e2x-e4", Target, 3..4),
        ("c8=", Promotion, 3..3),
        ("c8=q", Promotion, 3..4),
        ("c8=8", Promotion, 3..4),
        ("c8=é", Promotion, 3..5),
        ("Ra3 e.p.", EnPassant, 3..8),
        ("Ra3e.p.", Target, 4..5),
        ("e6 e.p.", EnPassant, 2..7),
        ("cxd8=Q e.p.", EnPassant, 6..11),
        ("e5e6 e.p.", EnPassant, 4..9),
        ("c8q", Trailing, 2..3),
        ("exd6 ep", Trailing, 4..5),
        ("exd6e.p", Trailing, 4..5),
        ("exd6  e.p.", Trailing, 4..5),
        ("Ra3 ", Trailing, 3..4),
        ("Ra33", Trailing, 3..4),
        ("Ra3+++", Trailing, 5..6),
        ("Ra3+#", Trailing, 4..5),
        ("Ra3##", Trailing, 4..5),
        ("Ra3!!!", Trailing, 5..6),
        ("Ra3!+", Trailing, 4..5),
        ("Ra3=QR", Trailing, 5..6),
        ("Ra3ß", Trailing, 3..5),
    ] {
        let error = SanError::Syntax { what, place };
        assert_eq!(position.parse_san(text), Err(error.clone()), "{text:?}");
        assert_eq!(position.parse_san_strict(text), Err(error), "{text:?}");
    }
}

#[test]
fn where_one_piece_can_be_meant_the_refusal_is_its_own() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let pinned = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    let attacked = "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1";
    let promoting = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    let cannot = |role, from, to| Illegal::CannotMoveSo { role, from, to };
    for (fen, text, mv, reason) in [
        (start, "Ra3", "a1a3", Illegal::Blocked(Square::A2)),
        (start, "Raa2", "a1a2", Illegal::OwnPiece { square: Square::A2, role: Role::Pawn }),
        (start, "Ra2", "a1a2", Illegal::OwnPiece { square: Square::A2, role: Role::Pawn }),
        (start, "e5", "e2e5", cannot(Role::Pawn, Square::E2, Square::E5)),
        (start, "Kd5", "e1d5", cannot(Role::King, Square::E1, Square::D5)),
        (start, "Ng1e4", "g1e4", cannot(Role::Knight, Square::G1, Square::E4)),
        (start, "exf3", "e2f3", Illegal::NothingToTake(Square::F3)),
        (start, "O-O", "e1h1", Illegal::CastlingBlocked(Square::F1)),
        (start, "O-O-O", "e1a1", Illegal::CastlingBlocked(Square::D1)),
        // A square in full may be wrong about what stands there.
        (start, "Nf3g5", "f3g5", Illegal::NoPiece(Square::F3)),
        (start, "e7e5", "e7e5", Illegal::NotYours { square: Square::E7, piece: Role::Pawn.of(Color::Black) }),
        (
            start,
            "g1f3",
            "g1f3",
            Illegal::WrongRole { square: Square::G1, claimed: Role::Pawn, found: Role::Knight },
        ),
        (
            start,
            "Bg1f3",
            "g1f3",
            Illegal::WrongRole { square: Square::G1, claimed: Role::Bishop, found: Role::Knight },
        ),
        (start, "Ke1e3", "e1e3", cannot(Role::King, Square::E1, Square::E3)),
        (pinned, "Nd5", "c3d5", Illegal::Pinned(Square::B4)),
        (pinned, "Nce2", "c3e2", Illegal::Pinned(Square::B4)),
        (attacked, "Kd2", "e1d2", Illegal::IntoCheck { square: Square::D2, by: Square::B4 }),
        (attacked, "Ra3", "a1a3", Illegal::CheckUnanswered(Square::B4)),
        (attacked, "O-O", "e1h1", Illegal::CastlingOutOfCheck(Square::B4)),
        (attacked, "Kg1", "e1g1", cannot(Role::King, Square::E1, Square::G1)),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", "e1h1", Illegal::CastlingRightGone(Square::H1)),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "0-0", "e1h1", Illegal::CastlingRightGone(Square::H1)),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O", "e1h1", Illegal::NoCastlingRook(Square::H1)),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O-O", "e1a1", Illegal::NoCastlingRook(Square::A1)),
        ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "O-O", "e2h1", Illegal::CastlingRightGone(Square::H1)),
        ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "O-O-O", "e2a1", Illegal::CastlingRightGone(Square::A1)),
        ("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "O-O", "e1h1", Illegal::CastlingBlocked(Square::G1)),
        ("r3k2r/8/8/8/8/8/8/4K3 b - - 0 1", "O-O", "e8h8", Illegal::CastlingRightGone(Square::H8)),
        (promoting, "a8", "a7a8", Illegal::MissingPromotion(Square::A8)),
        (promoting, "a8=K", "a7a8k", Illegal::NoPromotion { square: Square::A8, role: Role::King }),
        (promoting, "a8=P", "a7a8p", Illegal::NoPromotion { square: Square::A8, role: Role::Pawn }),
        (promoting, "axb8=Q", "a7b8q", Illegal::NothingToTake(Square::B8)),
        (promoting, "Kd2=Q", "", Illegal::NoPromotion { square: Square::D2, role: Role::Queen }),
        (start, "e4=Q", "e2e4q", cannot(Role::Pawn, Square::E2, Square::E4)),
        (
            start,
            "Ka7a8=Q",
            "a7a8",
            Illegal::NotYours { square: Square::A7, piece: Role::Pawn.of(Color::Black) },
        ),
        (
            promoting,
            "Ka7a8=Q",
            "",
            Illegal::WrongRole { square: Square::A7, claimed: Role::King, found: Role::Pawn },
        ),
        // En passant, where it was and where it was not, and where the king forbids it.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", "e5d6", Illegal::NothingToTake(Square::D6)),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6 e.p.", "", Illegal::NoEnPassant(Square::D6)),
        ("4k3/8/3r4/4P3/8/8/8/4K3 w - - 0 1", "exd6 e.p.", "", Illegal::NoEnPassant(Square::D6)),
        ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "exd6", "e5d6", Illegal::Pinned(Square::H5)),
        // The pawn that another of its file stands before cannot be meant.
        ("4k3/8/8/4p3/4P3/8/4P3/4K3 w - - 0 1", "e5", "e4e5", Illegal::Blocked(Square::E5)),
        ("4k3/8/8/8/7b/8/5N2/N3K3 w - - 0 1", "Nd3", "f2d3", Illegal::Pinned(Square::H4)),
    ] {
        let position = position(fen);
        match position.parse_san(text) {
            Err(SanError::Illegal { mv: refused, reason: found }) => {
                assert_eq!(found, reason, "{text} in {fen}");
                assert_eq!(position.check(refused), Err(reason), "{text} in {fen}");
                let expected = if mv.is_empty() { uci(refused) } else { mv.to_string() };
                assert_eq!(uci(refused), expected, "{text} in {fen}");
            }
            other => panic!("{text} in {fen}: {other:?}"),
        }
    }
}

#[test]
fn where_no_piece_or_several_could_be_meant_none_is_blamed() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let knights = "4k3/8/8/8/8/8/2N1N3/4K3 w - - 0 1";
    for (fen, text, role, to) in [
        (start, "Nd5", Role::Knight, Square::D5),
        (knights, "Qd4", Role::Queen, Square::D4),
        (knights, "e4", Role::Pawn, Square::E4),
        (knights, "Nad4", Role::Knight, Square::D4),
        ("4k3/8/8/8/1b2r3/4N3/3N4/4K3 w - - 0 1", "Nf1", Role::Knight, Square::F1),
        (knights, "Nd4=Q", Role::Knight, Square::D4),
    ] {
        let error = SanError::NoMove { role, to };
        assert_eq!(position(fen).parse_san(text), Err(error), "{text} in {fen}");
    }
}

#[test]
fn what_fits_several_moves_is_ambiguous() {
    let queens = "6k1/8/6K1/8/8/Q1Q5/8/Q7 w - - 0 1";
    let takers = "2n4k/1P1P4/8/8/8/8/8/4K3 w - - 0 1";
    for (fen, text, candidates) in [
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2", &["b1d2", "f1d2"][..]),
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "N1d2!", &["b1d2", "f1d2"]),
        (queens, "Qb2", &["a1b2", "a3b2", "c3b2"]),
        (queens, "Qab2", &["a1b2", "a3b2"]),
        (queens, "Q3xb2", &["a3b2", "c3b2"]),
        ("7k/8/8/R7/8/8/7K/R6R w - - 0 1", "Ra3", &["a1a3", "a5a3"]),
        (takers, "bxc8=Q", &["b7c8q"]),
        (takers, "dxc8=Q", &["d7c8q"]),
    ] {
        let position = position(fen);
        let mut read = match position.parse_san(text) {
            Ok(mv) => vec![uci(mv)],
            Err(SanError::Ambiguous { candidates }) => candidates.into_iter().map(uci).collect(),
            Err(other) => panic!("{text} in {fen}: {other:?}"),
        };
        read.sort();
        assert_eq!(read, candidates, "{text} in {fen}");
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let knights = position("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
    let trap = position("7k/8/8/8/1pPb4/8/8/7K b - c3 0 1");
    for (position, text, message) in [
        (&knights, "Nd2", "ambiguous: b1d2 or f1d2"),
        (&knights, "Nd9", "at byte 2 of the move: expected the square to go to"),
        (&knights, "Qd2", "no queen that fits can go to d2"),
        (&knights, "Ke3", "illegal move e1e3: a king cannot move from e1 to e3"),
        (&knights, "Nb1-d2", "the move is to be written Nbd2"),
        (&trap, "Bxc3", "d4c3 takes nothing, but a pawn can take en passant on c3"),
    ] {
        assert_eq!(position.parse_san_strict(text).unwrap_err().to_string(), message);
    }
}

/// A small generator of numbers for walks that are the same every time (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
    }
}

/// Visits the positions of walks from the standard game, from Chess960 and from boards full of queens,
/// rooks and knights, where start squares must be written.
fn walk(walks_each: usize, plies: usize, mut visit: impl FnMut(&Position)) {
    let crowded = [
        "3k4/8/1N3N2/Q6Q/8/1N3N2/Q5Q1/3K4 w - - 0 1",
        "r2r1k2/1q4q1/r2n2r1/3n4/2n3n1/8/P6P/R3K2R b KQ - 0 1",
        "8/PP3PPP/8/k1pP4/3p1p1K/8/ppp3P1/8 w - c6 0 1",
        "b3k2b/8/1B1B2q1/8/1B3B1q/8/1q1R1R2/3K4 w - - 0 1",
    ];
    let starts = [518, 0, 959, 342, 692].map(|number| Position::chess960(number).unwrap());
    let mut numbers = Numbers(42);
    for start in starts.into_iter().chain(crowded.map(|fen| {
        let setup: Setup = fen.parse().unwrap();
        setup.position_with(CastlingMode::Chess960, Faults::IGNORABLE).unwrap()
    })) {
        for _ in 0..walks_each {
            let mut position = start;
            for _ in 0..plies {
                visit(&position);
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(moves[numbers.below(moves.len())]);
            }
        }
    }
}

#[test]
fn what_is_written_is_read_and_means_one_move() {
    let mut read = 0;
    walk(20, 120, |position| {
        let mut texts = HashSet::new();
        for mv in position.moves() {
            let text = position.san(mv).to_string();
            assert_eq!(position.parse_san(&text), Ok(mv), "{text} in {position}");
            assert_eq!(position.parse_san_strict(&text), Ok(mv), "{text} in {position}");
            assert!(texts.insert(text), "{mv:?} in {position}");
            read += 1;
            if mv.castling_side().is_some() {
                continue;
            }
            let letter = match mv.role() {
                Role::Pawn => String::new(),
                role => role.letter().to_ascii_uppercase().to_string(),
            };
            let promotion = mv.promotes_to().map(|role| role.letter().to_ascii_uppercase());
            let promotion = promotion.map(String::from).unwrap_or_default();
            for dash in ["", "-"] {
                let long = format!("{letter}{}{dash}{}{promotion}", mv.from(), mv.to());
                assert_eq!(position.parse_san(&long), Ok(mv), "{long} in {position}");
            }
        }
    });
    assert!(read > 100_000, "{read}");
}

#[test]
fn the_texts_are_those_of_the_model() {
    let (mut both, mut marks) = (0, 0);
    walk(2, 60, |position| {
        // The model refuses nothing that the walks reach but boards with more pieces than a set has.
        let Ok(model) = Model::from_fen(&position.to_string()) else { return };
        let mut expected: Vec<_> =
            model.legal_moves().iter().map(|m| (model.uci(m, true), model.san(m))).collect();
        let mut found: Vec<_> =
            position.moves().into_iter().map(|mv| (uci(mv), position.san(mv).to_string())).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{position}");
        for (_, san) in found {
            let squares = san.bytes().filter(u8::is_ascii_digit).count();
            both += usize::from(squares == 2);
            marks += usize::from(san.ends_with(['+', '#']));
        }
    });
    assert!(both > 50 && marks > 50, "{both} with a rank to tell them apart, {marks} with a check mark");
}

/// Positions that have every kind of move and of refusal.
fn positions() -> Vec<Position> {
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "7k/8/8/8/1pPb4/8/8/7K b - c3 0 1",
        "3rk2r/2P5/8/3pP3/8/8/8/R3K2R w KQk d6 0 1",
        "1n2k3/P7/8/2pPb3/1N1N4/8/3N1N2/R3K2R w KQ c6 0 1",
        "6k1/8/6K1/8/8/Q1Q5/8/Q7 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1",
        "nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8",
    ]
    .map(position)
    .to_vec()
}

/// Whatever the text: no panic, a legal move or an error that holds.
fn check_reading(position: &Position, text: &str) -> Result<(), TestCaseError> {
    match position.parse_san(text) {
        Ok(mv) => {
            prop_assert!(position.is_legal(mv));
            let canonical = position.san(mv).to_string();
            let strict = position.parse_san_strict(text);
            prop_assert_eq!(strict.is_ok(), canonical == text);
        }
        Err(error) => {
            prop_assert_eq!(position.parse_san_strict(text), Err(error.clone()));
            prop_assert!(!error.to_string().is_empty());
            match error {
                SanError::Syntax { place, .. } => prop_assert!(text.get(place).is_some()),
                SanError::Illegal { mv, reason } => prop_assert_eq!(position.check(mv), Err(reason)),
                SanError::Ambiguous { candidates } => {
                    prop_assert!(candidates.len() >= 2);
                    prop_assert!(candidates.iter().all(|&mv| position.is_legal(mv)));
                }
                SanError::TakesNothing { mv } => prop_assert!(position.is_legal(mv)),
                SanError::NoMove { .. } => {}
                other => prop_assert!(false, "{:?}", other),
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4096) })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), index in 0..7_usize) {
        check_reading(&positions()[index], &text)?;
    }

    #[test]
    fn texts_of_the_letters_of_san_are_read_or_refused(
        text in "[KQRBNPOa-h1-80x=+#!?. p-]{0,9}",
        index in 0..7_usize,
    ) {
        check_reading(&positions()[index], &text)?;
    }

    #[test]
    fn texts_that_are_nearly_san_are_read_or_refused(
        index in 0..7_usize,
        pick in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        edit in 0..3_usize,
        letter in "[KQRBNPOa-h1-80x=+#!?.é-]",
    ) {
        let position = positions()[index];
        let moves = position.moves();
        let mut text = position.san(moves[pick.index(moves.len())]).to_string();
        let place = at.index(text.len());
        match edit {
            0 => text.insert_str(place, &letter),
            1 => text.replace_range(place..=place, &letter),
            _ => text.replace_range(place..=place, ""),
        }
        check_reading(&position, &text)?;
    }

    /// Against a reading that takes no text apart: the parts are known from the start.
    #[test]
    fn a_text_means_the_moves_that_fit_its_parts(
        index in 0..7_usize,
        role in 0..6_usize,
        file in prop::option::of(0..8_u8),
        rank in prop::option::of(0..8_u8),
        takes in any::<bool>(),
        to in 0..64_u8,
        promotion in prop::option::weighted(0.2, 0..6_usize),
    ) {
        let (role, to) = (Role::ALL[role], Square::new(to).unwrap());
        let promotion = promotion.map(|role| Role::ALL[role]);
        prop_assume!(role != Role::Pawn || file.is_some() || (rank.is_none() && !takes));
        let capital = |role: Role| role.letter().to_ascii_uppercase();
        let text = [
            if role == Role::Pawn { String::new() } else { capital(role).to_string() },
            file.map(|file| char::from(b'a' + file).to_string()).unwrap_or_default(),
            rank.map(|rank| (rank + 1).to_string()).unwrap_or_default(),
            if takes { "x".to_string() } else { String::new() },
            to.to_string(),
            promotion.map(|role| format!("={}", capital(role))).unwrap_or_default(),
        ]
        .concat();
        let position = positions()[index];
        let file = if role == Role::Pawn { file.or(Some(to.file())) } else { file };
        let mut fitting = position.moves();
        fitting.retain(|mv| {
            mv.role() == role
                && mv.castling_side().is_none()
                && mv.to() == to
                && mv.promotes_to() == promotion
                && file.is_none_or(|file| mv.from().file() == file)
                && rank.is_none_or(|rank| mv.from().rank() == rank)
        });
        match (position.parse_san(&text), &fitting[..]) {
            (Ok(mv), [only]) => prop_assert_eq!(mv, *only),
            (Err(SanError::TakesNothing { mv }), [only]) => {
                prop_assert_eq!(mv, *only);
                prop_assert!(takes && position.en_passant_square() == Some(to));
            }
            (Err(SanError::Ambiguous { candidates }), [_, _, ..]) => prop_assert_eq!(candidates, fitting),
            (Err(SanError::Illegal { .. } | SanError::NoMove { .. }), []) => {}
            (read, _) => prop_assert!(false, "{} in {}: {:?}, but {:?}", text, position, read, fitting),
        }
    }
}
