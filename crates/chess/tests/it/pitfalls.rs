//! Positions and texts that chess programs are known to get wrong.

use crate::common::{after, assert_differs, assert_repeats, at, hash, is_legal, moves, refusal};
use rulebook_chess::{
    Bitboard, Board, CastlingMode, Color, EnPassantMode, Faults, FenFault, Illegal, MoveKind,
    ParsePositionError, Position, Role, Setup, Square,
};
use rulebook_game::Position as _;

/// What is wrong with the setup of a FEN that can be read.
#[track_caller]
fn faults(fen: &str) -> Faults {
    fen.parse::<Setup>().unwrap().position().expect_err(fen).faults
}

#[test]
fn two_pawns_may_take_the_same_one_en_passant() {
    let position = at("rnbqkbnr/ppp2pp1/4p3/3N4/3PpPp1/8/PPP3PP/R1B1KBNR b KQkq f3 0 1");
    assert_eq!(position.count_moves(), 42);
    assert!(is_legal(&position, "e4f3") && is_legal(&position, "g4f3"));
}

#[test]
fn the_en_passant_field_names_the_square_passed_over() {
    let position = after(Position::start(), "d2d4 f7f6 d4d5 e7e5");
    assert_eq!(position.to_string(), "rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e6 0 3");
}

#[test]
fn an_en_passant_square_on_the_wrong_rank_or_side_is_refused() {
    let own_square = "rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e5 0 1";
    assert_eq!(faults(own_square), Faults::EN_PASSANT);
    let wrong_side = "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1";
    assert_eq!(faults(wrong_side), Faults::EN_PASSANT);
}

#[test]
fn en_passant_that_opens_a_diagonal_to_the_king() {
    let position = at("q6k/8/8/3pP3/8/8/8/7K w - d6 0 1");
    assert_eq!(moves(&position), "e5e6 h1g1 h1g2 h1h2");
    assert_eq!(refusal(&position, "e5d6"), Illegal::Pinned(Square::A8));
}

/// The pawn on f2 gives check, but the last move is said to have been c7-c5.
#[test]
fn a_check_that_the_double_step_cannot_have_made() {
    let fen = "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1";
    assert_eq!(faults(fen), Faults::IMPOSSIBLE_CHECK);
    let setup: Setup = fen.parse().unwrap();
    let position = setup.position_with(CastlingMode::Standard, Faults::IMPOSSIBLE_CHECK).unwrap();
    assert_eq!(moves(&position), "e1d2 e1f2");
    let others = Faults::all() - Faults::IMPOSSIBLE_CHECK;
    assert!(setup.position_with(CastlingMode::Standard, others).is_err());
}

#[test]
fn en_passant_that_opens_a_rank_to_the_king() {
    let position = after(at("1nbqkbnr/2pppppp/1p6/pr3P1K/8/8/PPPPP1PP/RNBQ1BNR b k - 1 6"), "e7e5");
    assert_eq!(position.double_step_square(), Some(Square::E6));
    assert_eq!(refusal(&position, "f5e6"), Illegal::Pinned(Square::B5));
    assert_eq!(position.en_passant_square(), None);
}

#[test]
fn three_answers_to_what_stands_in_the_en_passant_field() {
    let cases = [
        // No pawn beside; a pinned one; one that can take.
        (after(Position::start(), "e2e4"), "e3", "-", "-"),
        (at("q6k/8/8/3pP3/8/8/8/7K w - d6 0 1"), "d6", "d6", "-"),
        (at("7k/8/8/3pP3/8/8/8/7K w - d6 0 1"), "d6", "d6", "d6"),
        (Position::start(), "-", "-", "-"),
    ];
    for (position, always, pseudo_legal, legal) in cases {
        for (mode, expected) in [
            (EnPassantMode::Always, always),
            (EnPassantMode::PseudoLegal, pseudo_legal),
            (EnPassantMode::Legal, legal),
        ] {
            let fen = position.fen().en_passant(mode).to_string();
            assert_eq!(fen.split(' ').nth(3), Some(expected), "{mode:?} of {position:?}");
            // The choice changes neither equality nor hash.
            let read = at(&fen);
            assert_repeats(&position, &read);
            assert_eq!(position.zobrist(), read.zobrist());
        }
        assert_eq!(position.to_string(), position.fen().en_passant(EnPassantMode::Legal).to_string());
    }
    assert_eq!(EnPassantMode::default(), EnPassantMode::Legal);
}

#[test]
fn en_passant_tells_placements_apart_only_if_it_is_legal() {
    // The same placement by a double step and by two single ones.
    let twice = after(at("7k/3p4/8/4P3/8/8/8/K7 b - - 0 1"), "d7d5");
    let once = after(at("7k/3p4/8/4P3/8/8/8/1K6 b - - 0 1"), "d7d6 b1a1 d6d5");
    assert_eq!(twice.board(), once.board());
    assert_differs(&twice, &once);
    assert_ne!(twice.zobrist(), once.zobrist());
    // The pawn that could take is pinned.
    let twice = after(at("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    let once = after(at("4r2k/3p4/8/4P3/8/8/8/3K4 b - - 0 1"), "d7d6 d1e1 d6d5");
    assert_eq!(twice.board(), once.board());
    assert_repeats(&twice, &once);
    assert_eq!(twice.zobrist(), once.zobrist());
}

#[test]
fn castling_has_two_texts() {
    let position = at("r1b1k2r/ppp1n1pp/4p3/3qNp2/3P4/2P3N1/PP2QPPP/R2R2K1 b kq - 1 15");
    let castle = position.parse_uci("e8g8").unwrap();
    assert_eq!(position.parse_uci("e8h8"), Ok(castle));
    assert!(position.is_legal(castle));
    assert_eq!(castle.uci(CastlingMode::Standard).to_string(), "e8g8");
    assert_eq!(castle.uci(CastlingMode::Chess960).to_string(), "e8h8");
    // The king's step onto the rook's target is a step where castling is possible too.
    let position = at("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(position.parse_uci("f1g1").unwrap().kind(), MoveKind::Plain);
    assert_eq!(position.parse_uci("f1h1").unwrap().kind(), MoveKind::Castle);
}

#[test]
fn the_outermost_rook_and_the_inner_one() {
    let outer = at("4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
    assert_eq!(outer.castling_rights().all_rooks(), Bitboard::of(Square::H1));
    assert_eq!(refusal(&outer, "e1h1"), Illegal::CastlingBlocked(Square::G1));
    let inner = at("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    assert_eq!(inner.castling_rights().all_rooks(), Bitboard::of(Square::G1));
    assert_eq!(after(inner, "e1g1").to_string(), "4k3/8/8/8/8/8/8/5RKR b - - 1 1");
    assert_eq!(outer.to_string(), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
    assert_eq!(inner.to_string(), "4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    assert_differs(&outer, &inner);
}

#[test]
fn rights_that_only_chess960_could_have() {
    let setup: Setup = "1r2k3/8/8/8/8/8/8/R3KR2 w KQkq - 0 1".parse().unwrap();
    let rooks = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
    for (mode, refused, left) in [
        (CastlingMode::Standard, "Kkq", rooks(&[Square::A1])),
        (CastlingMode::Chess960, "k", rooks(&[Square::A1, Square::F1, Square::B8])),
    ] {
        let error = setup.position_with(mode, Faults::empty()).unwrap_err();
        assert_eq!((error.faults, error.setup, error.mode), (Faults::CASTLING, setup, mode));
        let text = "the position cannot be played on: no king and rook for the castling right";
        assert_eq!(error.to_string(), format!("{text} {refused}"));
        let position = setup.position_with(mode, Faults::CASTLING).unwrap();
        assert_eq!(position.castling_rights().all_rooks(), left);
    }
}

#[test]
fn chess960_castling_next_to_the_rook() {
    let position = at("nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8");
    let castle = position.parse_uci("e8d8").unwrap();
    assert_eq!((castle.kind(), castle.landing()), (MoveKind::Castle, Square::C8));
    let expected = "nnkr1q1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB w KQ - 2 9";
    assert_eq!(after(position, "e8d8").to_string(), expected);
}

#[test]
fn a_capital_letter_is_no_small_one() {
    assert_eq!(Role::from_letter('B'), None);
    let start = Position::start();
    for text in ["E2E4", "e2E4", "E2e4"] {
        assert!(start.parse_uci(text).is_err(), "{text}");
    }
    let promoting = at("7k/P7/8/8/8/8/8/7K w - - 0 1");
    assert!(promoting.parse_uci("a7a8Q").is_err());
}

#[test]
fn a_position_that_stood_twice_is_not_yet_a_threefold_repetition() {
    let mut game = vec![Position::start()];
    for text in "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1".split(' ') {
        game.push(after(game[game.len() - 1], text));
    }
    let times = |position: Position| game.iter().filter(|&&earlier| earlier == position).count();
    assert_eq!(times(game[7]), 2);
    // The move that would bring the start position back a third time.
    assert_eq!(times(after(game[7], "f6g8")), 2);
}

#[test]
fn help_mates_keep_a_position_alive() {
    for (board, dead) in [
        ("3nk3/8/8/8/8/8/8/4KN2", false),
        ("3nk3/8/8/8/8/8/8/4KB2", false),
        ("2b1k3/8/8/8/8/8/8/2B1K3", false),
        ("4k3/8/8/8/8/8/8/2N1KN2", false),
        ("2b1k3/8/8/8/8/8/8/4KB2", true),
    ] {
        assert_eq!(at(&format!("{board} w - - 0 1")).is_dead(), dead, "{board}");
    }
}

#[test]
fn kings_in_check_missing_doubled_or_side_by_side() {
    assert_eq!(faults("1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1"), Faults::OPPOSITE_CHECK);
    let two_and_none = "8/2K5/8/8/2K1NB2/8/8/8 w - - 96 46";
    assert_eq!(faults(two_and_none), Faults::MISSING_KING | Faults::SEVERAL_KINGS);
    assert_eq!(faults("8/8/8/8/8/1p6/8/6kK w - - 0 1"), Faults::ADJACENT_KINGS);
}

#[test]
fn an_editor_holds_what_no_game_can() {
    let mut setup = Setup::EMPTY;
    assert_eq!(setup.to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(setup.position().is_err() && Position::try_from(setup).is_err());
    for square in Bitboard::FULL {
        setup.board.put(square, Role::King.of(Color::Black));
    }
    assert_eq!("kkkkkkkk/".repeat(8).trim_end_matches('/').parse(), Ok(setup.board));
    assert_eq!(setup.to_string().parse(), Ok(setup));
    assert!(setup.position().is_err());
}

#[test]
fn ranks_that_are_not_eight_squares() {
    for (rank, what, place) in [
        ("44", FenFault::AdjacentDigits, 15..16),
        ("9", FenFault::NotAPiece('9'), 14..15),
        ("0", FenFault::NotAPiece('0'), 14..15),
        ("ppppppppp", FenFault::RankLength { rank: 1, squares: 9 }, 14..23),
        ("7", FenFault::RankLength { rank: 1, squares: 7 }, 14..15),
        ("8p", FenFault::RankLength { rank: 1, squares: 9 }, 14..16),
        ("", FenFault::RankLength { rank: 1, squares: 0 }, 14..14),
    ] {
        let error = format!("8/8/8/8/8/8/8/{rank}").parse::<Board>().unwrap_err();
        assert_eq!((error.what, error.place), (what, place), "{rank:?}");
    }
}

#[test]
fn the_prefixes_of_a_fen() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e6 0 13",
        "4k3/8/8/8/8/8/8/4K1RR w G - 150 200",
    ] {
        let fields: Vec<&str> = fen.split(' ').collect();
        for end in 0..=fen.len() {
            let prefix = &fen[..end];
            let count = prefix.split(' ').count();
            // Four whole fields, or six of which the last may lack digits at its end.
            let complete = prefix == fields[..4].join(" ") || count == 6 && !prefix.ends_with(' ');
            match prefix.parse::<Position>() {
                Ok(position) => {
                    assert!(complete, "{prefix:?} is accepted");
                    assert_eq!(position, at(fen));
                }
                Err(ParsePositionError::Fen(error)) => {
                    assert!(!complete, "{prefix:?}: {error}");
                    assert!(error.place.start <= error.place.end && error.place.end <= end);
                }
                Err(ParsePositionError::Setup(error)) => panic!("{prefix:?}: {error}"),
            }
        }
    }
}

#[test]
fn an_en_passant_square_that_no_pawn_can_use_is_read() {
    for (with, without) in [
        (
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        ),
        ("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ] {
        let (with, without) = (at(with), at(without));
        assert!(with.double_step_square().is_some());
        assert_repeats(&with, &without);
        assert_eq!(with.zobrist(), without.zobrist());
        assert_eq!(moves(&with), moves(&without));
    }
}

#[test]
fn a_clock_beyond_the_seventy_five_moves() {
    let position = at("4k3/8/8/8/8/8/8/R3K3 w - - 150 120");
    assert_eq!(position.halfmoves(), 150);
    assert!(position.has_moves() && position.outcome().is_none());
    // It does not run over.
    assert_eq!(after(at("4k3/8/8/8/8/8/8/R3K3 w - - 65535 1"), "e1e2").halfmoves(), 65535);
    let last = at("4k3/8/8/8/8/8/8/R3K3 b - - 0 4294967295");
    assert_eq!(after(last, "e8e7").fullmoves(), u32::MAX);
}

#[test]
fn a_pawn_does_not_become_a_pawn_or_king() {
    let position = at("7k/P7/8/8/8/8/8/7K w - - 0 1");
    for (text, role) in [("a7a8p", Role::Pawn), ("a7a8k", Role::King)] {
        let mv = position.parse_uci(text).unwrap();
        assert_eq!(mv.promotes_to(), Some(role));
        assert_eq!(mv.uci(CastlingMode::Standard).to_string(), text);
        assert_eq!(mv.pack().unpack(&position), Some(mv));
        assert!(!position.is_legal(mv));
    }
    // Nor does the letter get lost where the move without it is legal.
    assert!(!is_legal(&Position::start(), "e2e4p"));
}

#[test]
fn castling_leaves_the_clock_running() {
    let castled = after(at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 3"), "e1h1 e8a8");
    assert_eq!((castled.halfmoves(), castled.fullmoves()), (9, 4));
    assert_eq!(hash(&castled), hash(&at("2kr3r/8/8/8/8/8/8/R4RK1 w - - 0 1")));
}
