//! FEN, X-FEN and Shredder-FEN: what is read, what is written, what is refused and where.

use crate::common::{assert_repeats, at, moves};
use proptest::prelude::*;
use rulebook_chess::{
    Bitboard, Board, CastlingClaim, CastlingClaims, CastlingMode, CastlingSide, CastlingStyle, Color, Faults,
    FenFault, Position, Setup, Square,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A text with its wrong part in brackets, and what is wrong with it.
#[track_caller]
fn assert_fault(marked: &str, what: FenFault, message: &str) {
    let text = marked.replace(['[', ']'], "");
    let start = marked.find('[').unwrap();
    let end = marked.find(']').unwrap() - 1;
    let error = text.parse::<Setup>().expect_err(marked);
    assert_eq!((error.what, error.place), (what, start..end), "{marked}");
    let message = format!("{message} at byte {start} of the FEN");
    assert_eq!(text.parse::<Setup>().unwrap_err().to_string(), message);
    // A position's error says the same.
    assert_eq!(text.parse::<Position>().unwrap_err().to_string(), message);
}

#[test]
fn syntax_errors_have_their_place() {
    use FenFault as F;
    for (marked, what, message) in [
        ("[]", F::FieldCount(1), "1 field(s) instead of 6 (or 4)"),
        ("8/8/8/8/8/8/8/8 w -[]", F::FieldCount(3), "3 field(s) instead of 6 (or 4)"),
        ("8/8/8/8/8/8/8/8 w - - 0[]", F::FieldCount(5), "5 field(s) instead of 6 (or 4)"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 2[]", F::FieldCount(7), "7 field(s) instead of 6 (or 4)"),
        ("8/8/8/8/8/8/8/8  w - - 0 1[]", F::FieldCount(7), "7 field(s) instead of 6 (or 4)"),
        ("8/8/8/8/8/8/8/8 w - - 0 1 []", F::FieldCount(7), "7 field(s) instead of 6 (or 4)"),
        ("[8/8/8/8/8/8/8] w - - 0 1", F::RankCount(7), "7 ranks instead of 8"),
        ("[8/8/8/8/8/8/8/8/8] w - - 0 1", F::RankCount(9), "9 ranks instead of 8"),
        (
            "8/8/8/8/3[x]4/8/8/8 w - - 0 1",
            F::NotAPiece('x'),
            "'x' is neither a piece nor a number of empty squares",
        ),
        (
            "8/8/8/8/3[é]4/8/8/8 w - - 0 1",
            F::NotAPiece('é'),
            "'é' is neither a piece nor a number of empty squares",
        ),
        ("8/8/4[4]/8/8/8/8/8 w - - 0 1", F::AdjacentDigits, "two numbers of empty squares in a row"),
        (
            "8/8/8/[pppp3]/8/8/8/8 w - - 0 1",
            F::RankLength { rank: 5, squares: 7 },
            "rank 5 has 7 squares instead of 8",
        ),
        (
            "8/8/8/8/8/8/[PPPPPPPPP]/8 w - - 0 1",
            F::RankLength { rank: 2, squares: 9 },
            "rank 2 has 9 squares instead of 8",
        ),
        ("8/8/8/8/8/8/8/8 [W] - - 0 1", F::Turn, "the side to move is neither w nor b"),
        ("8/8/8/8/8/8/8/8 [white] - - 0 1", F::Turn, "the side to move is neither w nor b"),
        ("8/8/8/8/8/8/8/8 [] - - 0 1", F::Turn, "the side to move is neither w nor b"),
        ("8/8/8/8/8/8/8/8 w KQ[x]q - 0 1", F::NotACastlingRight('x'), "'x' is no castling right"),
        ("8/8/8/8/8/8/8/8 w K[-] - 0 1", F::NotACastlingRight('-'), "'-' is no castling right"),
        (
            "8/8/8/8/8/8/8/8 w KQ[K]q - 0 1",
            F::TwiceTheRight('K'),
            "the castling right 'K' stands there twice",
        ),
        ("8/8/8/8/8/8/8/8 w [] - 0 1", F::NoCastling, "the castling field is empty"),
        ("8/8/8/8/8/8/8/8 w - - [x] 1", F::NotANumber, "a counter that is not a number"),
        ("8/8/8/8/8/8/8/8 w - - [-1] 1", F::NotANumber, "a counter that is not a number"),
        ("8/8/8/8/8/8/8/8 w - - [+1] 1", F::NotANumber, "a counter that is not a number"),
        ("8/8/8/8/8/8/8/8 w - - 0 []", F::NotANumber, "a counter that is not a number"),
        ("8/8/8/8/8/8/8/8 w - - [65536] 1", F::NumberTooLarge, "a counter that is too large"),
        ("8/8/8/8/8/8/8/8 w - - 0 [4294967296]", F::NumberTooLarge, "a counter that is too large"),
    ] {
        assert_fault(marked, what, message);
    }
    for (field, message) in [
        ("", "the en passant field: a cell has a file and a rank, but the text is empty"),
        ("e", "the en passant field: expected a rank from 1 to 8 after the file, but the text ends"),
        ("i6", "the en passant field: expected a file from a to h, found 'i' at the start"),
        ("E6", "the en passant field: expected a file from a to h, found 'E' at the start"),
        ("e66", "the en passant field: expected a rank from 1 to 8 at byte 1, found another number"),
    ] {
        let fen = format!("8/8/8/8/8/8/8/8 w - {field} 0 1");
        let error = fen.parse::<Setup>().expect_err(&fen);
        assert!(matches!(error.what, FenFault::EnPassant(_)), "{error:?}");
        assert_eq!(error.place, 20..20 + field.len());
        assert_eq!(error.to_string(), format!("{message} at byte 20 of the FEN"));
    }
}

/// A FEN, the fault it has and no other, its text, and if the fault can be overlooked, what remains.
const FAULTS: [(&str, Faults, &str, Option<&str>); 18] = [
    ("8/8/8/8/8/8/8/4k3 w - - 0 1", Faults::MISSING_KING, "white has no king", None),
    ("8/8/8/8/8/8/8/7R b - - 0 1", Faults::MISSING_KING, "each side has no king", None),
    ("4k3/8/8/8/8/8/8/K3K3 b - - 0 1", Faults::SEVERAL_KINGS, "white has several kings", None),
    ("k3k3/8/8/8/8/8/8/K3K3 b - - 0 1", Faults::SEVERAL_KINGS, "each side has several kings", None),
    ("8/8/8/3k4/4K3/8/8/8 b - - 0 1", Faults::ADJACENT_KINGS, "the kings stand next to each other", None),
    ("4k3/8/8/8/8/8/4r3/4K3 b - - 0 1", Faults::OPPOSITE_CHECK, "white is in check but not to move", None),
    (
        "p3k3/8/8/8/8/8/8/4K2P w - - 0 1",
        Faults::BACK_RANK_PAWN,
        "a pawn stands on the first or last rank: h1 a8",
        None,
    ),
    (
        "r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1",
        Faults::CASTLING,
        "no king and rook for the castling right Q",
        Some("r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1"),
    ),
    // The king is not on his rank; an enemy's rook; in the corner no castling goes that way.
    (
        "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1",
        Faults::CASTLING,
        "no king and rook for the castling right KQ",
        Some("4k3/8/8/8/8/8/4K3/R6R w - - 0 1"),
    ),
    (
        "k7/8/8/8/8/8/7p/4K2R w h - 0 1",
        Faults::CASTLING,
        "no king and rook for the castling right h",
        Some("k7/8/8/8/8/8/7p/4K2R w - - 0 1"),
    ),
    // Two rooks of one side.
    (
        "4k3/8/8/8/8/8/8/4K1RR w KG - 0 1",
        Faults::CASTLING,
        "no king and rook for the castling right G",
        Some("4k3/8/8/8/8/8/8/4K1RR w K - 0 1"),
    ),
    // No pawn before the square; a piece on the square behind, where the pawn came from.
    (
        "4k3/8/8/8/8/8/8/4K3 b - e3 0 1",
        Faults::EN_PASSANT,
        "no double step can have passed over e3",
        Some("4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
    ),
    (
        "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1",
        Faults::EN_PASSANT,
        "no double step can have passed over d6",
        Some("4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1"),
    ),
    // A pawn and two empty squares, but on other ranks than a double step's.
    (
        "4k3/8/8/8/8/4p3/8/4K3 w - e4 0 1",
        Faults::EN_PASSANT,
        "no double step can have passed over e4",
        Some("4k3/8/8/8/8/4p3/8/4K3 w - - 0 1"),
    ),
    // Three checks; two along one rank.
    (
        "k7/8/8/8/4r2b/5n2/8/4K3 w - - 0 1",
        Faults::IMPOSSIBLE_CHECK,
        "no last move can have given the check to white",
        Some("k7/8/8/8/4r2b/5n2/8/4K3 w - - 0 1"),
    ),
    (
        "4k3/8/8/8/8/8/8/r3K2r w - - 0 1",
        Faults::IMPOSSIBLE_CHECK,
        "no last move can have given the check to white",
        Some("4k3/8/8/8/8/8/8/r3K2r w - - 0 1"),
    ),
    (
        "4k3/8/8/8/8/P7/PPPPPPPP/4K3 b - - 0 1",
        Faults::TOO_MANY_PIECES,
        "white has too many pieces",
        Some("4k3/8/8/8/8/P7/PPPPPPPP/4K3 b - - 0 1"),
    ),
    // Two queens, or two bishops on squares of one colour, beside eight pawns.
    (
        "3qkq2/pppppppp/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1",
        Faults::TOO_MANY_PIECES,
        "each side has too many pieces",
        Some("3qkq2/pppppppp/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"),
    ),
];

#[test]
fn each_fault_alone() {
    let mut met = Faults::empty();
    for (fen, fault, text, ignored) in FAULTS {
        let setup: Setup = fen.parse().unwrap();
        assert_eq!(setup.to_string(), fen, "a setup is written as it was read");
        let error = setup.position().expect_err(fen);
        assert_eq!((error.faults, error.setup), (fault, setup), "{fen}");
        assert_eq!(error.to_string(), format!("the position cannot be played on: {text}"));
        assert_eq!(fen.parse::<Position>().unwrap_err().to_string(), error.to_string());
        assert!(setup.position_with(CastlingMode::Chess960, !fault).is_err(), "{fen}");
        let overlooked = setup.position_with(CastlingMode::Chess960, fault);
        assert_eq!(overlooked.ok().map(|position| position.to_string()).as_deref(), ignored, "{fen}");
        assert_eq!(ignored.is_some(), Faults::IGNORABLE.contains(fault));
        met |= fault;
    }
    assert_eq!(met, Faults::all());
}

#[test]
fn several_faults_at_once() {
    let setup: Setup = "kr5P/8/8/8/4K3/8/8/8 w KQq e6 0 1".parse().unwrap();
    let all = Faults::BACK_RANK_PAWN | Faults::CASTLING | Faults::EN_PASSANT;
    let error = setup.position().unwrap_err();
    assert_eq!(error.faults, all);
    assert_eq!(
        error.to_string(),
        "the position cannot be played on: a pawn stands on the first or last rank: h8; \
         no king and rook for the castling right KQq; no double step can have passed over e6"
    );
    let rest = setup.position_with(CastlingMode::Chess960, Faults::all()).unwrap_err();
    assert_eq!(rest.faults, Faults::BACK_RANK_PAWN);
}

#[test]
fn checks_that_a_last_move_can_have_given() {
    for fen in [
        // A discovered double check; the double step's own check; a check that it discovered.
        "k3r3/8/8/8/7b/8/8/4K3 w - - 0 1",
        "7k/8/8/3pP3/2K5/8/8/8 w - d6 0 1",
        "2b4k/8/8/3pP3/8/7K/8/8 w - d6 0 1",
        // Both.
        "2b4k/8/8/3p4/4K3/8/8/8 w - d6 0 1",
        // Nobody is in check.
        "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1",
    ] {
        assert!(fen.parse::<Position>().is_ok(), "{fen}");
    }
    // The rook gave check before the pawn moved.
    let setup: Setup = "4k3/8/8/3p4/8/8/8/r3K3 w - d6 0 1".parse().unwrap();
    assert_eq!(setup.faults(CastlingMode::Standard), Faults::IMPOSSIBLE_CHECK);
}

#[test]
fn what_is_left_after_overlooking_is_played_on() {
    let castling: Setup = "4k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
    let position = castling.position_with(CastlingMode::Standard, Faults::CASTLING).unwrap();
    assert_eq!(position.castling_rights().all_rooks(), Bitboard::of(Square::A1).with(Square::H1));
    let triple: Setup = "k7/8/8/8/4r2b/5n2/8/4K3 w - - 0 1".parse().unwrap();
    let position = triple.position_with(CastlingMode::Standard, Faults::IMPOSSIBLE_CHECK).unwrap();
    assert_eq!(moves(&position), "e1d1 e1f1");
}

#[test]
fn castling_is_judged_as_standard_chess_or_chess960() {
    // Right as standard chess, and the same as Chess960.
    let standard: Setup = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse().unwrap();
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        let position = standard.position_with(mode, Faults::empty()).unwrap();
        assert_eq!(position.castling_rights().all_rooks().count(), 4);
        assert_eq!(position.castling_mode(), CastlingMode::Standard);
    }
    assert_eq!(CastlingMode::default(), CastlingMode::Chess960);
    // Only as Chess960: the king not on e, a rook not in the corner.
    for fen in ["4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1"] {
        let setup: Setup = fen.parse().unwrap();
        assert_eq!(setup.faults(CastlingMode::Standard), Faults::CASTLING, "{fen}");
        assert_eq!(setup.faults(CastlingMode::Chess960), Faults::empty(), "{fen}");
    }
    // In no game: the king in the corner beside or beyond his rook.
    for fen in ["4k3/8/8/8/8/8/8/KR6 w B - 0 1", "4k3/8/8/8/8/8/8/1R5K w B - 0 1"] {
        let setup: Setup = fen.parse().unwrap();
        assert_eq!(setup.faults(CastlingMode::Chess960), Faults::CASTLING, "{fen}");
    }
}

#[test]
fn castling_rights_are_written_in_two_styles() {
    for (x_fen, shredder) in [
        (START, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"),
        ("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1"),
        // The right of the inner rook: its file in both.
        ("4k3/8/8/8/8/8/8/1RR1K1RR w KC - 0 1", "4k3/8/8/8/8/8/8/1RR1K1RR w HC - 0 1"),
        ("1rr1k1rr/8/8/8/8/8/8/4K3 w gc - 0 1", "1rr1k1rr/8/8/8/8/8/8/4K3 w gc - 0 1"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"),
    ] {
        let position = at(x_fen);
        assert_eq!(position.fen().castling(CastlingStyle::XFen).to_string(), x_fen);
        assert_eq!(position.fen().castling(CastlingStyle::Shredder).to_string(), shredder);
        assert_eq!(position.to_string(), x_fen);
        assert_repeats(&position, &at(shredder));
    }
    // Any order is read, and a right in both of its names is one right.
    assert_repeats(&at(START), &at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qkQK - 0 1"));
    assert_repeats(&at(START), &at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KHQkq - 0 1"));
}

#[test]
fn claims_are_a_set() {
    let mut claims = CastlingClaims::NONE;
    assert!(claims.is_empty());
    assert_eq!(claims.to_string(), "-");
    claims.insert(Color::Black, CastlingClaim::File(1));
    claims.insert(Color::White, CastlingClaim::Outermost(CastlingSide::Queen));
    claims.insert(Color::White, CastlingClaim::File(6));
    assert_eq!(claims.to_string(), "QGb");
    assert!(claims.contains(Color::Black, CastlingClaim::File(1)));
    assert!(!claims.contains(Color::White, CastlingClaim::File(1)));
    claims.remove(Color::Black, CastlingClaim::File(1));
    assert_eq!(claims.to_string(), "QG");
    assert_eq!(CastlingClaims::ALL.to_string(), "KQkq");
}

#[test]
fn four_fields_are_read_too() {
    let four = at("4k3/8/8/8/8/8/8/R3K3 b Q -");
    assert_eq!((four.halfmoves(), four.fullmoves()), (0, 1));
    assert_eq!(four.fen().without_counters().to_string(), "4k3/8/8/8/8/8/8/R3K3 b Q -");
    assert_eq!(four.to_string(), "4k3/8/8/8/8/8/8/R3K3 b Q - 0 1");
}

#[test]
fn serde_writes_text() {
    for fen in [START, "4k3/8/8/8/8/8/8/4K1RR w G - 150 200"] {
        let position = at(fen);
        let json = serde_json::to_string(&position).unwrap();
        assert_eq!(json, format!("{fen:?}"));
        let read: Position = serde_json::from_str(&json).unwrap();
        assert_eq!(read.to_string(), fen);
    }
    assert!(serde_json::from_str::<Position>("\"8/8/8/8/8/8/8/8 w - - 0 1\"").is_err());
    let setup: Setup = serde_json::from_str("\"8/8/8/8/8/8/8/8 w - - 0 1\"").unwrap();
    assert_eq!(setup, Setup::EMPTY);
    assert_eq!(serde_json::to_string(&setup.board).unwrap(), "\"8/8/8/8/8/8/8/8\"");
}

/// Reads the text as everything that it could be. What is read can be written, and is then the same.
fn read_anyhow(text: &str) {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup), "{text:?}");
        for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
            match setup.position_with(mode, Faults::IGNORABLE) {
                Ok(position) => {
                    let _ = (position.moves(), position.zobrist(), position.game_outcome());
                    let written = Setup::from(position);
                    assert_eq!(written.position_with(mode, Faults::IGNORABLE), Ok(position), "{text:?}");
                }
                Err(error) => {
                    assert!(!error.faults.is_empty() && !error.faults.intersects(Faults::IGNORABLE));
                    let _ = error.to_string();
                }
            }
            if let Err(error) = setup.position_with(mode, Faults::empty()) {
                let _ = error.to_string();
            }
        }
    }
    if let Err(error) = text.parse::<Setup>() {
        assert!(text.get(error.place.clone()).is_some(), "{text:?}: {error:?}");
    }
    let _ = text.parse::<Board>();
    let start = Position::start();
    if let Ok(mv) = start.parse_uci(text) {
        let _ = start.check(mv);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn no_text_panics(text in ".{0,60}") {
        read_anyhow(&text);
    }

    #[test]
    fn no_fen_like_text_panics(text in "[1-8kqrbnpKQRBNP/]{0,40} [wb] [KQkqA-Ha-h-]{1,5} (-|[a-h][1-8]) [0-9]{1,6} [0-9]{1,11}") {
        read_anyhow(&text);
    }

    #[test]
    fn no_board_of_eight_ranks_panics(
        ranks in prop::collection::vec("[kqrbnpKQRBNP1-3]{6,8}|8|7[kKpPrR]|[rR]3[kK]2[rR]", 8),
        rest in " [wb] [KQkqA-Ha-h]{1,3} (-|[a-h][36]) 0 1",
    ) {
        read_anyhow(&(ranks.join("/") + &rest));
    }

    #[test]
    fn no_changed_fen_panics(
        index in 0_usize..FAULTS.len() + 1,
        changes in prop::collection::vec((any::<prop::sample::Index>(), "[ -~]|é|", any::<bool>()), 1..4),
    ) {
        let mut marks: Vec<String> =
            FAULTS.get(index).map_or(START, |fault| fault.0).chars().map(String::from).collect();
        for (place, mark, insert) in changes {
            let place = place.index(marks.len());
            if insert {
                marks.insert(place, mark);
            } else {
                marks[place] = mark;
            }
        }
        read_anyhow(&marks.concat());
    }
}
