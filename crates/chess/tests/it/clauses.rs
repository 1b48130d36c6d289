//! The rules of chess, clause by clause: what a person works out with board and rules sheet.

use crate::common::{after, assert_differs, assert_repeats, at, drawn, is_legal, moves, refusal, targets};
use rulebook_chess::{
    Bitboard, CastlingMode, CastlingSide, Color, Faults, Illegal, MoveKind, Outcome, Position, Reason, Role,
    Rules, Setup, Square,
};
use rulebook_game::{Position as _, Text as _};
use rulebook_square::cells;

#[test]
fn c01_the_start_position() {
    let start = drawn(
        "r n b q k b n r
         p p p p p p p p
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         P P P P P P P P
         R N B Q K B N R",
        "w KQkq - 0 1",
    );
    assert_eq!(start, Position::start());
    assert_eq!(start.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for color in Color::ALL {
        assert_eq!(start.board().color(color).count(), 16);
        for (role, count) in Role::ALL.into_iter().zip([8, 2, 2, 2, 1, 1]) {
            assert_eq!(start.board().pieces(color, role).count(), count, "{color} {role}");
        }
    }
}

#[test]
fn c01_a_light_square_lies_at_each_players_right() {
    assert!(Square::H1.is_light() && Square::A8.is_light());
    assert!(!Square::A1.is_light() && !Square::H8.is_light());
    // Each queen starts on a square of her colour.
    assert!(Square::D1.is_light() && !Square::D8.is_light());
}

#[test]
fn c02_white_begins_and_the_turn_alternates() {
    let start = Position::start();
    assert_eq!(start.turn(), Color::White);
    assert!(matches!(refusal(&start, "e7e5"), Illegal::NotYours { square: Square::E7, .. }));
    let replied = after(start, "e2e4");
    assert_eq!(replied.turn(), Color::Black);
    assert!(matches!(refusal(&replied, "d2d4"), Illegal::NotYours { square: Square::D2, .. }));
    assert_eq!(after(replied, "e7e5").turn(), Color::White);
}

#[test]
fn c02_a_piece_goes_to_an_empty_square_or_takes_an_enemy() {
    let position = drawn(
        ". . . . . . . k
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         P . . . . . . .
         . . . . . . . .
         R . . n . . K .",
        "w - - 5 1",
    );
    let reached = cells! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X . . . . . . .
        . X X X . . . .
    };
    assert_eq!(targets(&position, Square::A1), reached);
    assert_eq!(refusal(&position, "a1a3"), Illegal::OwnPiece { square: Square::A3, role: Role::Pawn });

    let taking = position.parse_uci("a1d1").unwrap();
    assert_eq!(position.captured(taking), Some((Square::D1, Role::Knight.of(Color::Black))));
    assert_eq!(position.captured(position.parse_uci("a1c1").unwrap()), None);
    assert_eq!(after(position, "a1d1").to_string(), "7k/8/8/8/8/P7/8/3R2K1 b - - 0 1");
    assert_eq!(after(position, "a1c1").to_string(), "7k/8/8/8/8/P7/8/2Rn2K1 b - - 6 1");
}

/// A piece on d4, among own and enemy pieces.
fn on_d4(piece: char) -> Position {
    let picture = "
        . k . . . . . .
        . . . . . . . .
        . n . P . . . .
        . . . . . . . .
        . . . ? . p . .
        . . . . . . . .
        . . . . . P . K
        . . . . . . . .";
    drawn(&picture.replace('?', &piece.to_string()), "w - - 0 1")
}

#[test]
fn c03_the_rook_moves_along_files_and_ranks() {
    let reached = cells! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . X . . . .
        X X X . X X . .
        . . . X . . . .
        . . . X . . . .
        . . . X . . . .
    };
    assert_eq!(targets(&on_d4('R'), Square::D4), reached);
}

#[test]
fn c03_the_bishop_moves_along_diagonals() {
    let reached = cells! {
        . . . . . . . X
        . . . . . . X .
        . X . . . X . .
        . . X . X . . .
        . . . . . . . .
        . . X . X . . .
        . X . . . . . .
        X . . . . . . .
    };
    assert_eq!(targets(&on_d4('B'), Square::D4), reached);
}

#[test]
fn c03_the_queen_moves_as_rook_or_bishop() {
    let reached = cells! {
        . . . . . . . X
        . . . . . . X .
        . X . . . X . .
        . . X X X . . .
        X X X . X X . .
        . . X X X . . .
        . X . X . . . .
        X . . X . . . .
    };
    assert_eq!(targets(&on_d4('Q'), Square::D4), reached);
}

#[test]
fn c03_the_knight_leaps_over_anything() {
    let reached = cells! {
        . . . . . . . .
        . . . . . . . .
        . . X . X . . .
        . X . . . X . .
        . . . . . . . .
        . X . . . X . .
        . . X . X . . .
        . . . . . . . .
    };
    assert_eq!(targets(&on_d4('N'), Square::D4), reached);
    assert_eq!(targets(&Position::start(), Square::B1), Bitboard::of(Square::A3).with(Square::C3));
    assert_eq!(targets(&Position::start(), Square::D1), Bitboard::EMPTY);
}

#[test]
fn c03_the_king_moves_one_square_any_way() {
    // The pawn on e4 attacks d3; on c3 stands the king's own.
    let position = drawn(
        ". . . . . . k .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . K p . . .
         . . P . . . . .
         . . . . . . . .
         . . . . . . . .",
        "w - - 0 1",
    );
    let reached = cells! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . X X X . . .
        . . X . X . . .
        . . . . X . . .
        . . . . . . . .
        . . . . . . . .
    };
    assert_eq!(targets(&position, Square::D4), reached);
}

#[test]
fn c04_a_pawn_steps_straight_and_takes_diagonally() {
    let position = drawn(
        ". . . . k . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         n . . . . . . .
         . . . P . n . b
         P . . . P . . P
         . . . . . . . K",
        "w - - 0 1",
    );
    let set = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
    assert_eq!(targets(&position, Square::E2), set(&[Square::E3, Square::E4, Square::F3]));
    assert_eq!(targets(&position, Square::A2), set(&[Square::A3]));
    assert_eq!(targets(&position, Square::D3), set(&[Square::D4]));
    assert_eq!(targets(&position, Square::H2), Bitboard::EMPTY);
    assert_eq!(position.parse_uci("e2e4").unwrap().kind(), MoveKind::DoubleStep);
    assert_eq!(position.parse_uci("e2e3").unwrap().kind(), MoveKind::Plain);
    assert_eq!(refusal(&position, "a2a4"), Illegal::Blocked(Square::A4));
    assert_eq!(refusal(&position, "h2h4"), Illegal::Blocked(Square::H3));
    assert_eq!(refusal(&position, "d3c4"), Illegal::NothingToTake(Square::C4));
}

#[test]
fn c04_black_pawns_go_down_the_board() {
    let position = drawn(
        ". . . . . . . k
         . . . . p . . .
         . . . N . N . .
         . . . . . . p .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . K . . .",
        "b - - 0 1",
    );
    let set = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
    assert_eq!(targets(&position, Square::E7), set(&[Square::E6, Square::E5, Square::D6, Square::F6]));
    assert_eq!(targets(&position, Square::G5), set(&[Square::G4]));
}

#[test]
fn c04_each_pawn_may_step_twice_from_its_start_square() {
    // Not the game's first pawn move, nor the player's: each pawn's.
    let position = after(Position::start(), "e2e4 e7e5");
    assert!(is_legal(&position, "d2d4"));
    assert!(matches!(refusal(&position, "e4e6"), Illegal::CannotMoveSo { .. }));
}

#[test]
fn c05_en_passant_takes_the_pawn_that_passed() {
    let position = drawn(
        ". . . . k . . .
         . . . p . . . .
         . . . . . . . .
         . . . . P . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . K . . .",
        "b - - 3 9",
    );
    let passed = after(position, "d7d5");
    assert_eq!(passed.en_passant_square(), Some(Square::D6));
    // It is one of the moves, never the only one.
    assert_eq!(moves(&passed), "e1d1 e1d2 e1e2 e1f1 e1f2 e5d6 e5e6");
    let taking = passed.parse_uci("e5d6").unwrap();
    assert_eq!(taking.kind(), MoveKind::EnPassant);
    assert_eq!(passed.captured(taking), Some((Square::D5, Role::Pawn.of(Color::Black))));
    assert_eq!(after(passed, "e5d6").to_string(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 10");
}

#[test]
fn c05_en_passant_on_the_fourth_rank_for_black() {
    let passed = after(at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2e4");
    assert!(is_legal(&passed, "d4e3"));
    assert_eq!(after(passed, "d4e3").to_string(), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
}

#[test]
fn c05_en_passant_from_both_sides() {
    let passed = after(at("4k3/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert_eq!(moves(&passed), "c5c6 c5d6 e1d1 e1d2 e1e2 e1f1 e1f2 e5d6 e5e6");
    assert_eq!(after(passed, "c5d6").to_string(), "4k3/8/3P4/4P3/8/8/8/4K3 b - - 0 2");
}

#[test]
fn c05_en_passant_only_at_once() {
    let later = after(at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5 e1e2 e8e7");
    assert!(!is_legal(&later, "e5d6"));
    assert_eq!(later.double_step_square(), None);
}

#[test]
fn c05_no_en_passant_after_two_single_steps() {
    let later = after(at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d6 e1e2 d6d5");
    assert_eq!(refusal(&later, "e5d6"), Illegal::NothingToTake(Square::D6));
}

#[test]
fn c05_only_a_pawn_beside_the_passed_one_takes_it() {
    // The knight lands on d6, and takes nothing there; the pawn on h5 is too far away.
    let passed = after(at("7k/3p4/8/7P/2N5/8/8/4K3 b - - 0 1"), "d7d5");
    assert_eq!(passed.en_passant_square(), None);
    assert_eq!(after(passed, "c4d6").to_string(), "7k/8/3N4/3p3P/8/8/8/4K3 b - - 1 2");
    // A file is not beside the file at the other edge.
    let passed = after(at("4k3/7p/8/P7/8/8/8/4K3 b - - 0 1"), "h7h5");
    assert_eq!(passed.en_passant_square(), None);
    assert_eq!(targets(&passed, Square::A5), Bitboard::of(Square::A6));
}

#[test]
fn c05_no_en_passant_that_opens_the_rank_to_the_king() {
    let passed = after(at("7k/3p4/8/K3P2r/8/8/8/8 b - - 0 1"), "d7d5");
    assert_eq!(refusal(&passed, "e5d6"), Illegal::Pinned(Square::H5));
    assert_eq!(passed.en_passant_square(), None);
    // Another piece on the rank shields the king.
    let passed = after(at("7k/3p4/8/KN2P2r/8/8/8/8 b - - 0 1"), "d7d5");
    assert!(is_legal(&passed, "e5d6"));
}

#[test]
fn c05_no_en_passant_that_opens_a_file_or_diagonal_to_the_king() {
    // The file that the taker leaves.
    let passed = after(at("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert_eq!(refusal(&passed, "e5d6"), Illegal::Pinned(Square::E8));
    // The diagonal that the taker leaves.
    let passed = after(at("7b/3p4/8/4P3/8/8/1K6/7k b - - 0 1"), "d7d5");
    assert_eq!(refusal(&passed, "e5d6"), Illegal::Pinned(Square::H8));
    // The diagonal that the taken pawn leaves.
    let passed = at("b6k/8/8/3pP3/8/8/8/7K w - d6 0 1");
    assert_eq!(refusal(&passed, "e5d6"), Illegal::Pinned(Square::A8));
    // Along the diagonal of the pin it is legal.
    let passed = after(at("1b5k/3p4/8/4P3/8/8/7K/8 b - - 0 1"), "d7d5");
    assert!(is_legal(&passed, "e5d6"));
    // The pawn that lands on d6 closes the file of the pawn that it takes.
    let passed = after(at("3r3k/3p4/8/4P3/8/8/8/3K4 b - - 0 1"), "d7d5");
    assert!(is_legal(&passed, "e5d6"));
}

#[test]
fn c05_en_passant_answers_the_check_of_the_passed_pawn_only() {
    // From d5 the pawn attacks c4. The king may also leave: b5, c5, b4, d4, c3, d3, or take on d5; b3 too.
    let passed = after(at("7k/3p4/8/4P3/2K5/8/8/8 b - - 0 1"), "d7d5");
    assert_eq!(moves(&passed), "c4b3 c4b4 c4b5 c4c3 c4c5 c4d3 c4d4 c4d5 e5d6");
    // The double step opens the bishop's diagonal c8-h3.
    let passed = after(at("2b4k/3p4/8/4P3/8/7K/8/8 b - - 0 1"), "d7d5");
    assert_eq!(refusal(&passed, "e5d6"), Illegal::CheckUnanswered(Square::C8));
}

#[test]
fn c06_promotion_to_any_piece_but_pawn_or_king() {
    let position = at("1n2k3/P7/8/8/8/8/8/Q3K3 w - - 4 1");
    let promotions: Vec<String> = position
        .moves()
        .into_iter()
        .filter(|mv| mv.from() == Square::A7)
        .map(|mv| mv.uci(CastlingMode::Standard).to_string())
        .collect();
    assert_eq!(promotions.len(), 8);
    for text in ["a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8r", "a7b8b", "a7b8n"] {
        assert!(promotions.contains(&text.to_string()), "{text}");
    }
    for (text, role) in [("a7a8k", Role::King), ("a7a8p", Role::Pawn)] {
        assert_eq!(refusal(&position, text), Illegal::NoPromotion { square: Square::A8, role });
    }
    assert_eq!(refusal(&position, "a7a8"), Illegal::MissingPromotion(Square::A8));
}

#[test]
fn c06_promotion_is_part_of_the_same_move() {
    let position = at("1n2k3/P7/8/8/8/8/8/Q3K3 w - - 4 1");
    assert_eq!(after(position, "a7a8n").to_string(), "Nn2k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
    // A second queen, and one that gives check at once.
    let queened = after(position, "a7b8q");
    assert_eq!(queened.to_string(), "1Q2k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
    assert_eq!(queened.checkers(), Bitboard::of(Square::B8));
    let black = at("4k3/8/8/8/8/8/6p1/4K3 b - - 4 1");
    assert_eq!(after(black, "g2g1r").to_string(), "4k3/8/8/8/8/8/8/4K1r1 w - - 0 2");
}

const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R";

#[test]
fn c07_castling_moves_king_and_rook() {
    for (turn, text, expected) in [
        ('w', "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 8 3"),
        ('w', "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 8 3"),
        ('b', "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 8 4"),
        ('b', "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 8 4"),
    ] {
        let position = at(&format!("{CASTLES} {turn} KQkq - 7 3"));
        let mv = position.parse_uci(text).unwrap();
        assert_eq!(mv.kind(), MoveKind::Castle);
        assert_eq!(position.captured(mv), None);
        assert_eq!(after(position, text).to_string(), expected);
    }
    let position = at(&format!("{CASTLES} w KQkq - 0 1"));
    let short = position.parse_uci("e1g1").unwrap();
    assert_eq!(short.castling_side(), Some(CastlingSide::King));
    assert_eq!((short.to(), short.landing()), (Square::H1, Square::G1));
    let steps: Vec<_> = short.displacements().collect();
    assert_eq!(steps, [(Square::E1, Square::G1), (Square::H1, Square::F1)]);
}

#[test]
fn c07_castling_forbidden_in_check() {
    let position = at("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1");
    assert_eq!(refusal(&position, "e1g1"), Illegal::CastlingOutOfCheck(Square::E4));
    assert_eq!(refusal(&position, "e1c1"), Illegal::CastlingOutOfCheck(Square::E4));
}

#[test]
fn c07_castling_forbidden_through_attacked_square() {
    let position = at("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let through = Illegal::CastlingThroughCheck { square: Square::F1, by: Square::F8 };
    assert_eq!(refusal(&position, "e1g1"), through);
    assert!(is_legal(&position, "e1c1"));
    let position = at("r3k2r/8/8/8/8/8/4P3/3RK3 b kq - 0 1");
    let through = Illegal::CastlingThroughCheck { square: Square::D8, by: Square::D1 };
    assert_eq!(refusal(&position, "e8c8"), through);
    assert!(is_legal(&position, "e8g8"));
    // A pawn attacks although it could not move there.
    let position = at("4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1");
    let through = Illegal::CastlingThroughCheck { square: Square::F1, by: Square::G2 };
    assert_eq!(refusal(&position, "e1g1"), through);
    let position = at("4k3/8/8/8/8/8/2p5/R3K2R w KQ - 0 1");
    let through = Illegal::CastlingThroughCheck { square: Square::D1, by: Square::C2 };
    assert_eq!(refusal(&position, "e1c1"), through);
}

#[test]
fn c07_castling_forbidden_onto_attacked_square() {
    let position = at("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let into = Illegal::CastlingIntoCheck { square: Square::G1, by: Square::G8 };
    assert_eq!(refusal(&position, "e1g1"), into);
    let position = at("2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let into = Illegal::CastlingIntoCheck { square: Square::C1, by: Square::C8 };
    assert_eq!(refusal(&position, "e1c1"), into);
    assert!(is_legal(&position, "e1g1"));
}

#[test]
fn c07_the_rook_may_be_attacked_and_cross_an_attacked_square() {
    let position = at("4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert!(is_legal(&position, "e1g1"), "the rook h1 is attacked");
    let position = at("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert!(is_legal(&position, "e1c1"), "the rook crosses b1");
    let position = at("r3k3/8/8/8/8/8/8/1R2K3 b q - 0 1");
    assert!(is_legal(&position, "e8c8"), "the rook crosses b8");
    let position = at("r3k3/8/8/8/8/8/8/R3K3 b q - 0 1");
    assert!(is_legal(&position, "e8c8"), "the rook a8 is attacked");
}

#[test]
fn c07_castling_forbidden_once_the_king_has_moved() {
    let there_and_back = "e1e2 e8e7 e2e1 e7e8";
    let position = after(at(&format!("{CASTLES} w KQkq - 0 1")), there_and_back);
    assert!(position.castling_rights().is_empty());
    assert_eq!(refusal(&position, "e1g1"), Illegal::CastlingRightGone(Square::H1));
    assert_eq!(refusal(&position, "e1c1"), Illegal::CastlingRightGone(Square::A1));
}

#[test]
fn c07_castling_forbidden_once_that_rook_has_moved() {
    let there_and_back = "h1g1 a8b8 g1h1 b8a8";
    let position = after(at(&format!("{CASTLES} w KQkq - 0 1")), there_and_back);
    assert_eq!(refusal(&position, "e1g1"), Illegal::CastlingRightGone(Square::H1));
    assert!(is_legal(&position, "e1c1"));
    let position = after(position, "e1d1");
    assert_eq!(refusal(&position, "e8c8"), Illegal::CastlingRightGone(Square::A8));
    assert!(is_legal(&position, "e8g8"));
}

#[test]
fn c07_once_a_game() {
    let and_back = "e1g1 e8d7 g1f2 d7c6 f1h1 c6b5 f2e1 b5b4";
    let position = after(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), and_back);
    assert_eq!(position.board().piece_at(Square::E1), Some(Role::King.of(Color::White)));
    assert_eq!(position.board().piece_at(Square::H1), Some(Role::Rook.of(Color::White)));
    assert_eq!(refusal(&position, "e1g1"), Illegal::CastlingRightGone(Square::H1));
    assert_eq!(refusal(&position, "e1c1"), Illegal::CastlingRightGone(Square::A1));
}

#[test]
fn c07_the_squares_between_must_be_empty() {
    for (rank, text, blocked) in [
        ("RN2K2R", "e1c1", Square::B1),
        ("R1B1K2R", "e1c1", Square::C1),
        ("R2QK2R", "e1c1", Square::D1),
        ("R3KB1R", "e1g1", Square::F1),
        ("R3K1NR", "e1g1", Square::G1),
        // An enemy blocks too.
        ("Rb2K2R", "e1c1", Square::B1),
    ] {
        let position = at(&format!("4k3/8/8/8/8/8/8/{rank} w KQ - 0 1"));
        assert_eq!(refusal(&position, text), Illegal::CastlingBlocked(blocked), "{rank}");
        let other = if text == "e1c1" { "e1g1" } else { "e1c1" };
        assert!(is_legal(&position, other), "{rank}");
    }
}

#[test]
fn c07_a_captured_rooks_right_is_gone() {
    // The other rook takes its place, and is not the same.
    let position = after(at("4k3/8/8/3b4/8/8/7R/R3K2R b KQ - 0 1"), "d5h1 h2h1 e8e7");
    assert_eq!(refusal(&position, "e1g1"), Illegal::CastlingRightGone(Square::H1));
    assert!(is_legal(&position, "e1c1"));
    // By a rook that has a right itself: both go.
    let position = after(at(&format!("{CASTLES} w KQkq - 0 1")), "a1a8");
    assert_eq!(position.castling_rights().all_rooks(), Bitboard::of(Square::H1).with(Square::H8));
    // By a pawn that promotes there.
    let position = after(at("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1"), "b7a8n");
    assert!(position.castling_rights().is_empty());
}

#[test]
fn c08_chess960_castling_ends_on_the_same_squares() {
    for (fen, text, expected) in [
        // King and rook change places.
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        // The king stays, the rook leaps over him.
        ("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
        // The rook stays, the king leaps over it.
        ("4k3/8/8/8/8/8/8/3RK3 w D - 0 1", "e1d1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
        // The king crosses the whole rank.
        ("1k4r1/8/8/8/8/8/8/4K3 b g - 0 1", "b8g8", "5rk1/8/8/8/8/8/8/4K3 w - - 1 2"),
        // Past five squares to the other wing.
        ("4k3/8/8/8/8/8/8/R5K1 w A - 0 1", "g1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
    ] {
        let position = at(fen);
        assert_eq!(position.castling_mode(), CastlingMode::Chess960, "{fen}");
        assert_eq!(after(position, text).to_string(), expected);
    }
}

#[test]
fn c08_chess960_castling_is_refused_as_in_chess() {
    for (fen, text, expected) in [
        // The rook is the king's only shield on the rank.
        (
            "4k3/8/8/8/8/8/8/rRK5 w B - 0 1",
            "c1b1",
            Illegal::CastlingIntoCheck { square: Square::C1, by: Square::A1 },
        ),
        (
            "4k3/8/8/8/8/8/8/5KRq w G - 0 1",
            "f1g1",
            Illegal::CastlingIntoCheck { square: Square::G1, by: Square::H1 },
        ),
        // The rook's target is taken.
        ("4k3/8/8/8/8/8/8/1RKN4 w B - 0 1", "c1b1", Illegal::CastlingBlocked(Square::D1)),
        // The king crosses d1 on his way from f1 to c1.
        (
            "3rk3/8/8/8/8/8/8/R4K2 w A - 0 1",
            "f1a1",
            Illegal::CastlingThroughCheck { square: Square::D1, by: Square::D8 },
        ),
        // A piece beyond king and rook on their way.
        ("3k4/8/8/8/8/8/8/1K2R1N1 w E - 0 1", "b1e1", Illegal::CastlingBlocked(Square::G1)),
    ] {
        assert_eq!(refusal(&at(fen), text), expected, "{fen}");
    }
}

#[test]
fn c08_rights_are_read_as_x_fen_and_shredder_fen() {
    let x_fen = at("rk2r3/8/8/8/8/8/8/RK2R3 w KQkq - 0 1");
    let shredder = at("rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1");
    assert_repeats(&x_fen, &shredder);
    assert_eq!(x_fen.castling_rights().rooks(Color::White), Bitboard::of(Square::A1).with(Square::E1));
}

#[test]
fn c09_a_check_is_answered_in_three_ways() {
    let position = drawn(
        ". . . . r . . k
         . . . . . . . .
         . . . . . . . .
         . B . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . K . N .",
        "w - - 0 1",
    );
    assert!(position.is_check());
    assert_eq!(position.checkers(), Bitboard::of(Square::E8));
    assert_eq!(moves(&position), "b5e2 b5e8 e1d1 e1d2 e1f1 e1f2 g1e2");
    assert_eq!(refusal(&position, "g1f3"), Illegal::CheckUnanswered(Square::E8));
    let into = Illegal::IntoCheck { square: Square::E2, by: Square::E8 };
    assert_eq!(refusal(&position, "e1e2"), into);
}

#[test]
fn c09_only_the_king_answers_a_double_check() {
    // The rook on e8 and the knight on f3; the bishop could take either, the rook could interpose.
    let position = drawn(
        ". . . . r . . k
         . . . . . . . .
         . . . . . . . .
         . B . . . . . .
         . . . . . . . .
         . . . . . n . .
         R . . . . . P .
         . . . . K . . .",
        "w - - 0 1",
    );
    assert_eq!(position.checkers(), Bitboard::of(Square::E8).with(Square::F3));
    assert_eq!(moves(&position), "e1d1 e1f1 e1f2");
    // No game leads to a check by two knights, but a set-up board may hold it: g2xf3 answers one.
    let position = at("k7/8/8/8/8/3n1n2/6P1/4K3 w - - 0 1");
    assert_eq!(moves(&position), "e1d1 e1e2 e1f1");
}

#[test]
fn c09_the_king_does_not_hide_behind_himself() {
    // From e4 he may not step back along the rook's file.
    let position = drawn(
        ". . . . r . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . K . . .
         . . . . . . . .
         . . . . . . . .
         . k . . . . . .",
        "w - - 0 1",
    );
    let reached = cells! {
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . X . X . .
        . . . X . X . .
        . . . X . X . .
        . . . . . . . .
        . . . . . . . .
    };
    assert_eq!(targets(&position, Square::E4), reached);
}

#[test]
fn c09_kings_never_touch() {
    let position = at("8/8/8/3k4/8/3K4/8/8 w - - 0 1");
    assert_eq!(moves(&position), "d3c2 d3c3 d3d2 d3e2 d3e3");
}

#[test]
fn c09_the_king_takes_what_is_not_defended() {
    assert_eq!(moves(&at("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1")), "e1e2");
    let defended = at("4k3/8/8/8/8/3p4/4q3/4K3 w - - 0 1");
    assert!(defended.is_checkmate());
    assert_eq!(refusal(&defended, "e1e2"), Illegal::IntoCheck { square: Square::E2, by: Square::D3 });
}

#[test]
fn c09_a_pinned_piece_stays_on_its_line() {
    let position = drawn(
        ". . . . r . k .
         . b . . . . . b
         . . P . R . B .
         . . . . . . . .
         r . N . K . R r
         . . . Q . P . .
         . . . . P . . .
         . b . . r . . q",
        "w - - 0 1",
    );
    let pinned = cells! {
        . . . . . . . .
        . . . . . . . .
        . . X . X . X .
        . . . . . . . .
        . . X . . . X .
        . . . X . X . .
        . . . . X . . .
        . . . . . . . .
    };
    assert!(!position.is_check());
    assert_eq!(position.pinned(), pinned);
    for (from, reached) in [
        (Square::E6, &[Square::E5, Square::E7, Square::E8][..]),
        (Square::G6, &[Square::F5, Square::H7]),
        (Square::G4, &[Square::F4, Square::H4]),
        (Square::F3, &[]),
        (Square::E2, &[Square::E3]),
        (Square::D3, &[Square::C2, Square::B1]),
        (Square::C4, &[]),
        (Square::C6, &[Square::B7]),
    ] {
        assert_eq!(targets(&position, from), reached.iter().copied().collect(), "{from}");
    }
    for (text, by) in [
        ("e6d6", Square::E8),
        ("g6h5", Square::H7),
        ("g4g5", Square::H4),
        ("f3f4", Square::H1),
        ("d3d4", Square::B1),
        ("c4b6", Square::A4),
        ("c6c7", Square::B7),
    ] {
        assert_eq!(refusal(&position, text), Illegal::Pinned(by), "{text}");
    }
}

#[test]
fn c09_checkmate_loses() {
    let mated = after(Position::start(), "f2f3 e7e5 g2g4 d8h4");
    assert!(mated.is_checkmate() && !mated.is_stalemate() && !mated.has_moves());
    let outcome = Outcome::Win { winner: Color::Black, reason: Reason::Checkmate };
    assert_eq!(mated.outcome(), Some(outcome));
    assert_eq!(mated.game_outcome(), Some(outcome));
    assert_eq!(outcome.to_string(), "black wins by checkmate");
    let mated = at("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(mated.outcome().and_then(|outcome| outcome.winner()), Some(Color::White));
}

#[test]
fn c10_stalemate_is_a_draw_and_ends_the_game() {
    let stuck = at("7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
    assert!(stuck.is_stalemate() && !stuck.is_checkmate() && !stuck.is_check());
    assert_eq!(moves(&stuck), "");
    let outcome = Outcome::Draw { reason: Reason::Stalemate };
    assert_eq!((stuck.outcome(), stuck.game_outcome()), (Some(outcome), Some(outcome)));
    assert_eq!(outcome.to_string(), "draw by stalemate");
    // With any other piece that can move it is none.
    assert_eq!(moves(&at("7k/5Q2/8/8/8/p7/8/K7 b - - 0 1")), "a3a2");
    // A pinned piece and a blocked pawn do not save him.
    assert!(at("kb5R/p7/P7/1K6/8/8/8/8 b - - 0 1").is_stalemate());
}

/// Placements in which no series of legal moves mates.
const DEAD: [&str; 9] = [
    "4k3/8/8/8/8/8/8/4K3",
    "4k3/8/8/8/8/8/8/4KN2",
    "3nk3/8/8/8/8/8/8/4K3",
    "4k3/8/8/8/8/8/8/4KB2",
    "2b1k3/8/8/8/8/8/8/4K3",
    // All on dark squares (c1, f8), whoever's and however many.
    "4kb2/8/8/8/8/8/8/2B1K3",
    "4kb2/8/8/8/8/8/8/B1B1K3",
    // All on light squares (f1, c8, d7).
    "2b1k3/3b4/8/8/8/8/8/4KB2",
    "4k3/8/8/8/8/3B4/4B3/4KB2",
];

/// Placements in which a mate can be reached, if only with the enemy's help.
const ALIVE: [&str; 9] = [
    "4k3/8/8/8/8/8/8/2N1KN2",
    "3nk3/8/8/8/8/8/8/4KN2",
    "2b1k3/8/8/8/8/8/8/4KN2",
    // A light and a dark bishop, on two sides and on one.
    "2b1k3/8/8/8/8/8/8/2B1K3",
    "4k3/8/8/8/8/8/8/2B1KB2",
    "4k3/8/8/8/8/8/4P3/4K3",
    "4k3/8/8/8/8/8/8/R3K3",
    "3qk3/8/8/8/8/8/8/4K3",
    "3qk3/8/8/8/8/8/8/4KN2",
];

#[test]
fn c11_a_dead_position_ends_the_game_but_not_the_position() {
    for board in DEAD {
        for turn in ['w', 'b'] {
            let position = at(&format!("{board} {turn} - - 0 1"));
            assert!(position.is_dead(), "{board}");
            assert_eq!(position.decided(), None);
            assert_eq!(position.outcome(), None);
            let outcome = Outcome::Draw { reason: Reason::DeadPosition };
            assert_eq!(position.game_outcome(), Some(outcome), "{board}");
            assert_eq!(outcome.to_string(), "draw by dead position");
        }
    }
    // Two bare kings, each with its five moves.
    assert_eq!(moves(&at("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), "e1d1 e1d2 e1e2 e1f1 e1f2");
}

#[test]
fn c11_a_mate_that_needs_help_keeps_the_game_alive() {
    for board in ALIVE {
        let position = at(&format!("{board} w - - 0 1"));
        assert!(!position.is_dead(), "{board}");
        assert_eq!(position.game_outcome(), None, "{board}");
    }
    // Such mates on the board: two bishops of two colours, knight against knight, two knights.
    assert!(at("6bk/8/6K1/4B3/8/8/8/8 b - - 0 1").is_checkmate());
    assert!(at("6nk/5N2/6K1/8/8/8/8/8 b - - 0 1").is_checkmate());
    assert!(at("7k/5N2/6KN/8/8/8/8/8 b - - 0 1").is_checkmate());
}

#[test]
fn c11_stalemate_comes_before_the_dead_position() {
    let stuck = at("k7/8/1K6/4B3/8/8/8/8 b - - 0 1");
    assert!(stuck.is_dead());
    assert_eq!(stuck.game_outcome(), Some(Outcome::Draw { reason: Reason::Stalemate }));
}

#[test]
fn c11_whether_a_side_could_ever_win() {
    for (board, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3", false, false),
        ("4k3/8/8/8/8/8/8/4KN2", false, false),
        ("4k3/8/8/8/8/8/8/4KB2", false, false),
        ("4k3/8/8/8/8/8/8/2N1KN2", true, false),
        ("4k3/8/8/8/8/8/8/2B1KB2", true, false),
        ("4k3/8/8/8/8/8/8/4KBN1", true, false),
        ("4k3/8/8/8/8/8/4P3/4K3", true, false),
        ("4k3/8/8/8/8/8/8/R3K3", true, false),
        ("3qk3/8/8/8/8/8/8/4K3", false, true),
        // A piece of the enemy's can block his king's last square; a queen could always answer.
        ("3nk3/8/8/8/8/8/8/4KN2", true, true),
        ("2b1k3/8/8/8/8/8/8/4KN2", true, true),
        ("r3k3/8/8/8/8/8/8/4KN2", true, true),
        ("4k3/4p3/8/8/8/8/8/4KN2", true, true),
        ("3qk3/8/8/8/8/8/8/4KN2", false, true),
        ("2b1k3/8/8/8/8/8/8/2B1K3", true, true),
        ("2b1k3/8/8/8/8/8/8/4KB2", false, false),
        ("r3k3/8/8/8/8/8/8/4KB2", false, true),
        ("3qk3/8/8/8/8/8/8/4KB2", false, true),
        ("4k3/4p3/8/8/8/8/8/4KB2", true, true),
    ] {
        for turn in ['w', 'b'] {
            let position = at(&format!("{board} {turn} - - 0 1"));
            assert_eq!(position.can_win(Color::White), white, "White in {board}");
            assert_eq!(position.can_win(Color::Black), black, "Black in {board}");
            assert_eq!(position.is_dead(), !white && !black, "{board}");
        }
    }
}

#[test]
fn c12_a_repetition_ignores_the_counters() {
    let start = Position::start();
    let again = after(start, "g1f3 g8f6 f3g1 f6g8");
    assert_repeats(&start, &again);
    assert_eq!((again.halfmoves(), again.fullmoves()), (4, 3));
}

#[test]
fn c12_a_repetition_needs_the_same_placement_and_turn() {
    let rook = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_differs(&rook, &at("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"));
    assert_differs(&rook, &at("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1"));
    assert_differs(&rook, &at("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));
    // Two pieces that have changed places are the same.
    let rooks = at("4k3/8/8/8/8/8/8/RR2K3 w - - 0 1");
    assert_repeats(&rooks, &after(rooks, "a1a2 e8d8 b1a1 d8e8 a2b2 e8d8 b2b1 d8e8"));
}

#[test]
fn c12_a_repetition_needs_the_same_castling_rights() {
    let castles = at(&format!("{CASTLES} w KQkq - 0 1"));
    let fewer = after(castles, "e1e2 e8e7 e2e1 e7e8");
    assert_differs(&castles, &fewer);
    assert_repeats(&fewer, &after(fewer, "e1e2 e8e7 e2e1 e7e8"));
    for rights in ["KQk", "KQq", "Kkq", "Qkq", "-"] {
        assert_differs(&castles, &at(&format!("{CASTLES} w {rights} - 0 1")));
    }
    // A right counts although castling is not possible just now.
    let in_check = at("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1");
    assert_differs(&in_check, &at("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1"));
}

#[test]
fn c12_en_passant_counts_only_if_a_legal_capture_exists() {
    // White has moved the king's pawn; no black pawn is near.
    let moved = after(Position::start(), "e2e4");
    assert_repeats(&moved, &at("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"));
    // A pawn can take.
    let board = "4k3/8/8/8/3pP3/8/8/4K3 b -";
    assert_differs(&at(&format!("{board} e3 0 1")), &at(&format!("{board} - 0 1")));
    // A pawn could take, but is pinned.
    let board = "4k3/8/8/8/3pP3/8/8/3RK3 b -";
    assert!(is_legal(&at(&format!("{board} e3 0 1")), "d4e3"), "no king behind it: not yet");
    let board = "3k4/8/8/8/3pP3/8/8/3RK3 b -";
    assert_repeats(&at(&format!("{board} e3 0 1")), &at(&format!("{board} - 0 1")));
}

#[test]
fn c13_a_perpetual_check_comes_back_to_the_same_position() {
    let start = at("6k1/6p1/5p2/7Q/8/8/8/K7 w - - 0 1");
    let mut position = start;
    for _ in 0..3 {
        for (check, flight) in [("h5e8", "g8h7"), ("e8h5", "h7g8")] {
            position = after(position, check);
            assert!(position.is_check());
            // There is a flight square each time, but one only.
            assert_eq!(moves(&position), flight);
            position = after(position, flight);
        }
        assert_repeats(&start, &position);
    }
    assert_eq!(position.game_outcome(), None);
}

#[test]
fn c14_what_is_left_to_agreement_goes_on() {
    // Nobody can force mate, but nobody is stopped from trying.
    for board in ["4k3/8/8/8/8/8/8/2N1KN2", "2b1k3/8/8/8/8/8/8/4KN2", "3nk3/8/8/8/8/8/8/4KN2"] {
        assert_eq!(at(&format!("{board} w - - 0 1")).game_outcome(), None);
    }
}

#[test]
fn c15_the_presets_share_positions() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 150 200";
    for rules in Rules::ALL {
        assert_eq!(<Position as rulebook_game::Text>::start(&rules), Position::start());
        assert_eq!(Position::parse_position(fen, &rules).unwrap().to_string(), fen);
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    assert_eq!(Rules::default(), Rules::Jumbo);
    assert_eq!(Rules::ALL.map(Rules::name), ["jumbo", "fide"]);
    let unknown = "Jumbo".parse::<Rules>().unwrap_err();
    assert_eq!(unknown.to_string(), "no such rules; chess has jumbo and fide");
}

#[test]
fn c15_the_position_counts_moves_and_ends_by_none() {
    let position = at("4k3/8/8/8/8/8/8/R3K3 w Q - 149 200");
    let position = after(position, "e1e2");
    assert_eq!(position.halfmoves(), 150);
    assert_eq!(position.game_outcome(), None);
    // A pawn's move and a capture start the count again.
    let position = at("4k3/8/8/8/8/1r6/P7/4K3 w - - 30 40");
    assert_eq!(after(position, "e1e2").halfmoves(), 31);
    assert_eq!(after(position, "a2a3").halfmoves(), 0);
    assert_eq!(after(position, "a2b3").halfmoves(), 0);
    // The number of the move goes up when Black has played.
    assert_eq!(after(position, "e1e2").fullmoves(), 40);
    assert_eq!(after(position, "e1e2 e8e7").fullmoves(), 41);
}

#[test]
fn c16_check_and_mate_are_announced() {
    let san = |position: &Position, text: &str| position.san(position.parse_uci(text).unwrap()).to_string();
    let fools_mate = after(Position::start(), "f2f3 e7e5 g2g4");
    assert_eq!(san(&fools_mate, "d8h4"), "Qh4#");
    assert_eq!(san(&fools_mate, "d8g5"), "Qg5");
    let castling = at("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(san(&castling, "e1c1"), "O-O-O+");
    assert_eq!(san(&castling, "a1a8"), "Ra8+");
    assert_eq!(san(&castling, "e1d2"), "Kd2");
}

#[test]
fn c17_san_is_read_leniently_and_written_canonically() {
    let position = after(Position::start(), "f2f3 e7e5 g2g4");
    let mate = position.parse_uci("d8h4").unwrap();
    for text in ["Qh4#", "Qh4", "Qh4+", "Qdh4#", "Qd8h4"] {
        assert_eq!(position.parse_san(text).unwrap(), mate, "{text}");
        assert_eq!(position.parse_san_strict(text).ok(), (text == "Qh4#").then_some(mate), "{text}");
    }
    assert_eq!(position.san(mate).to_string(), "Qh4#");
}

#[test]
fn c17_fen_and_uci_are_read_and_written() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "4k3/8/8/8/8/8/8/4K1RR b G - 99 4294967295",
    ] {
        let position = at(fen);
        assert_eq!(position.to_string(), fen);
        for mv in position.moves() {
            for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
                assert_eq!(position.parse_uci(&mv.uci(mode).to_string()), Ok(mv));
            }
        }
    }
}

#[test]
fn c18_what_cannot_be_played_on_is_refused_with_the_reason() {
    for (fen, faults, text) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", Faults::MISSING_KING, "black has no king"),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", Faults::SEVERAL_KINGS, "white has several kings"),
        ("8/8/8/8/8/8/8/4Kk2 w - - 0 1", Faults::ADJACENT_KINGS, "the kings stand next to each other"),
        ("4k3/8/8/8/8/8/8/K3R3 w - - 0 1", Faults::OPPOSITE_CHECK, "black is in check but not to move"),
        // Both kings in check.
        ("4k2R/8/8/8/8/8/8/r3K3 w - - 0 1", Faults::OPPOSITE_CHECK, "black is in check but not to move"),
        (
            "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
            Faults::BACK_RANK_PAWN,
            "a pawn stands on the first or last rank: a1",
        ),
        ("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", Faults::CASTLING, "no king and rook for the castling right K"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", Faults::EN_PASSANT, "no double step can have passed over e6"),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", Faults::TOO_MANY_PIECES, "black has too many pieces"),
    ] {
        let setup: Setup = fen.parse().unwrap();
        let refused = setup.position().unwrap_err();
        assert_eq!(refused.faults, faults, "{fen}");
        assert_eq!(refused.to_string(), format!("the position cannot be played on: {text}"));
    }
    let bad = "4k3/8/8/8/8/8/8/4x3 w - - 0 1".parse::<Position>().unwrap_err();
    assert_eq!(bad.to_string(), "'x' is neither a piece nor a number of empty squares at byte 17 of the FEN");
}
