//! EPD lines and the start positions of Chess960.

use proptest::prelude::*;
use rulebook_chess::{
    CastlingStyle, Epd, EpdError, EpdFault, Faults, FenFault, Illegal, Move, Operation, Position, SanError,
    Setup, Square,
};

fn operation(opcode: &str, operands: &[&str]) -> Operation {
    Operation { opcode: opcode.to_string(), operands: operands.iter().map(ToString::to_string).collect() }
}

#[test]
fn operations_are_read() {
    const FOUR: &str = "4k3/8/8/8/8/8/8/4K2R w K -";
    for (text, operations) in [
        ("", vec![]),
        (" ", vec![]),
        (" noop;", vec![operation("noop", &[])]),
        (" noop ;", vec![operation("noop", &[])]),
        (" bm O-O;", vec![operation("bm", &["O-O"])]),
        (" bm O-O Rh8+;", vec![operation("bm", &["O-O", "Rh8+"])]),
        (" bm O-O; id \"a; b\";", vec![operation("bm", &["O-O"]), operation("id", &["a; b"])]),
        (" id \"\";", vec![operation("id", &[""])]),
        (" id one;", vec![operation("id", &["one"])]),
        (" c0 \"one\" \"two  three\" four;", vec![operation("c0", &["one", "two  three", "four"])]),
        (" x_1 é'é;", vec![operation("x_1", &["é'é"])]),
        ("  D1   20;D2\t441  ; ", vec![operation("D1", &["20"]), operation("D2", &["441"])]),
        (" c9 \"\n\";", vec![operation("c9", &["\n"])]),
    ] {
        let epd: Epd = format!("{FOUR}{text}").parse().unwrap();
        assert_eq!(epd.operations, operations, "{text:?}");
        assert_eq!(epd.setup, FOUR.parse().unwrap());
        assert_eq!(epd.to_string().parse(), Ok(epd), "{text:?}");
    }
}

#[test]
fn what_is_written_canonically_comes_back() {
    for text in [
        "4k3/8/8/8/8/8/8/4K2R w K -",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 bm e5 c5; fmvn 1; hmvc 0;",
        "8/8/8/8/8/8/8/8 b HAha - acd 12; c0 \"two words\"; eco \"C42\"; id \"WAC.001\"; nic \"RG 1\"; v0 \"x\";",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - noop; pv O-O O-O-O; c10 word; tcri \"a b\" c@d;",
    ] {
        assert_eq!(text.parse::<Epd>().unwrap().to_string(), text);
    }
}

#[test]
fn operands_that_need_quotes_get_them() {
    for (operands, text) in [
        (&["a b"][..], "x \"a b\";"),
        (&["a;"], "x \"a;\";"),
        (&[""], "x \"\";"),
        (&["a\u{a0}b"], "x \"a\u{a0}b\";"),
        (&["a", "\tb"], "x a \"\tb\";"),
        // A string cannot hold a quote.
        (&["a\"b"], "x \"a'b\";"),
        (&["say \"a\""], "x \"say 'a'\";"),
    ] {
        assert_eq!(operation("x", operands).to_string(), text);
    }
}

#[test]
fn counters_are_set_and_stay_among_the_operations() {
    let text = "4k3/8/8/8/8/8/8/4K2R w K - hmvc 65535; fmvn 4294967295;";
    let epd: Epd = text.parse().unwrap();
    assert_eq!((epd.setup.halfmoves, epd.setup.fullmoves), (65535, 4_294_967_295));
    assert_eq!(epd.operation("hmvc"), Some(&operation("hmvc", &["65535"])));
    assert_eq!(epd.to_string(), text);
    let bare: Epd = "4k3/8/8/8/8/8/8/4K2R w K -".parse().unwrap();
    assert_eq!((bare.setup.halfmoves, bare.setup.fullmoves), (0, 1));
}

#[test]
fn positions_and_setups_become_epds() {
    let mut position = Position::start();
    for san in ["e4", "Nf6", "Nf3"] {
        position.play(position.parse_san(san).unwrap()).unwrap();
    }
    let epd = Epd::from(position);
    let text = "rnbqkb1r/pppppppp/5n2/8/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - fmvn 2; hmvc 2;";
    assert_eq!(epd.to_string(), text);
    assert_eq!(text.parse(), Ok(epd));

    let setup: Setup = "8/8/8/8/8/8/8/8 b - a3 7 9".parse().unwrap();
    let epd = Epd::from(setup);
    assert_eq!(epd.to_string(), "8/8/8/8/8/8/8/8 b - a3 fmvn 9; hmvc 7;");
    assert_eq!(epd.to_string().parse::<Epd>().unwrap().setup, setup);
    assert_eq!(epd.position().unwrap_err().faults, Faults::MISSING_KING | Faults::EN_PASSANT);

    // Nobody can take on e3: the field stays empty, as in the FEN.
    let double_step: Position = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1".parse().unwrap();
    assert_eq!(Epd::from(double_step).to_string(), "4k3/8/8/8/4P3/8/8/4K3 b - - fmvn 1; hmvc 0;");
}

#[test]
fn operands_are_read_as_moves() {
    let text = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O Ra1 Rh8+; pv O-O Kd7 Rd1 Kd5 Rd4; dm;";
    let epd: Epd = text.parse().unwrap();
    let position = epd.position().unwrap();
    let uci = |text| position.parse_uci(text).unwrap();
    let best: Vec<_> = epd.operation("bm").unwrap().moves(&position).collect();
    let blocked = SanError::Illegal { mv: uci("h1a1"), reason: Illegal::Blocked(Square::E1) };
    assert_eq!(best, [Ok(uci("e1g1")), Err(blocked), Ok(uci("h1h8"))]);

    // The rook stands on f1 by then, and the line ends with the first move that is refused.
    let line: Vec<_> = epd.operation("pv").unwrap().line(&position).collect();
    let squares = |mv: Move| (mv.from(), mv.to());
    assert_eq!(line.len(), 4);
    assert_eq!(line[0], Ok(uci("e1g1")));
    assert_eq!(line[1].clone().map(squares), Ok((Square::E8, Square::D7)));
    assert_eq!(line[2].clone().map(squares), Ok((Square::F1, Square::D1)));
    assert!(matches!(line[3], Err(SanError::Illegal { reason: Illegal::CannotMoveSo { .. }, .. })));
    assert_eq!(epd.operation("dm").unwrap().line(&position).count(), 0);
}

#[test]
fn what_is_no_epd_is_refused_with_the_place() {
    use EpdFault::{
        NoOpcode, NoSemicolon, NoSpaceAfterString, NotACounter, NumberTooLarge, QuoteInWord, TwiceTheOpcode,
        UnclosedString,
    };
    // The four fields take 26 bytes.
    const FOUR: &str = "4k3/8/8/8/8/8/8/4K2R w K -";
    for (operations, what, place) in [
        (" ;", NoOpcode, 27..28),
        (" 0 1", NoOpcode, 27..28),
        (" \"bm\" O-O;", NoOpcode, 27..28),
        (" _bm O-O;", NoOpcode, 27..28),
        (" é;", NoOpcode, 27..29),
        (" bm-1 O-O;", NoOpcode, 29..30),
        (" bmé;", NoOpcode, 29..31),
        (" noop;;", NoOpcode, 32..33),
        (" bm O-O; bm Rh8;", TwiceTheOpcode, 35..37),
        (" bm", NoSemicolon, 29..29),
        (" bm O-O", NoSemicolon, 33..33),
        (" bm O-O ", NoSemicolon, 34..34),
        (" bm O-O; id \"x\"", NoSemicolon, 41..41),
        (" id \"x;", UnclosedString, 30..33),
        (" id \"", UnclosedString, 30..31),
        (" id \"x\"y;", NoSpaceAfterString, 33..34),
        (" id \"x\"\"y\";", NoSpaceAfterString, 33..34),
        (" id x\";", QuoteInWord, 31..32),
        (" id é\"x\";", QuoteInWord, 32..33),
        (" hmvc;", NotACounter, 31..31),
        (" hmvc ;", NotACounter, 31..31),
        (" hmvc x;", NotACounter, 32..33),
        (" hmvc -1;", NotACounter, 32..34),
        (" hmvc +1;", NotACounter, 32..34),
        (" hmvc \"\";", NotACounter, 32..34),
        (" fmvn 1 2;", NotACounter, 32..35),
        (" hmvc 65536;", NumberTooLarge, 32..37),
        (" fmvn 4294967296;", NumberTooLarge, 32..42),
    ] {
        let read = format!("{FOUR}{operations}").parse::<Epd>();
        assert_eq!(read, Err(EpdError { what, place }), "{operations:?}");
    }
    for (text, what, place) in [
        ("", FenFault::RankCount(1), 0..0),
        ("4k3/8/8/8/8/8/8/4K2R", FenFault::Turn, 20..20),
        ("4k3/8/8/8/8/8/8/4K2R w", FenFault::NoCastling, 22..22),
        ("4k3/8/8/8/8/8/8/4K2x w K -", FenFault::NotAPiece('x'), 19..20),
        ("4k3/8/8/8/8/8/8/4K2R w KK -", FenFault::TwiceTheRight('K'), 24..25),
    ] {
        assert_eq!(text.parse::<Epd>(), Err(EpdError { what: what.into(), place }), "{text:?}");
    }
    let error = "4k3/8/8/8/8/8/8/4K2R w K".parse::<Epd>().unwrap_err();
    assert!(matches!(error, EpdError { what: EpdFault::Fen(FenFault::EnPassant(_)), .. }));
    assert_eq!(error.place, 24..24);
    assert_eq!(
        "8/8/8/8/8/8/8/8 w - - id \"x".parse::<Epd>().unwrap_err().to_string(),
        "no quote at the end of the string at byte 25 of the EPD"
    );
}

/// All that can be said of any text: it is refused with a place, or it comes back from its own writing.
fn check_reading(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<Epd>() {
        Ok(epd) => {
            let _ = epd.position();
            prop_assert_eq!(epd.to_string().parse::<Epd>(), Ok(epd));
        }
        Err(error) => prop_assert!(text.get(error.place.clone()).is_some(), "{:?}", error),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4096) })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        check_reading(&text)?;
    }

    #[test]
    fn any_operations_are_read_or_refused(text in any::<String>()) {
        check_reading(&format!("8/8/8/8/8/8/8/8 w - - {text}"))?;
    }

    #[test]
    fn texts_of_the_letters_of_operations_are_read_or_refused(text in "[bcm0-1é\"; \t;hv]{0,24}") {
        check_reading(&format!("8/8/8/8/8/8/8/8 w - - {text}"))?;
    }

    #[test]
    fn texts_that_are_nearly_epd_are_read_or_refused(
        at in any::<prop::sample::Index>(),
        replace in any::<bool>(),
        letter in "[a-zK0-9/\"; é-]",
    ) {
        let mut text = "r3k2r/8/8/8/8/8/8/4K2R w Kkq - bm O-O; hmvc 3; id \"x y\";".to_string();
        let place = at.index(text.len());
        text.replace_range(place..place + usize::from(replace), &letter);
        check_reading(&text)?;
    }

    #[test]
    fn what_is_made_by_hand_is_written_readably(
        opcodes in prop::collection::btree_set("[a-zA-Z][a-zA-Z0-9_]{0,5}", 0..4),
        operands in prop::collection::vec(prop::collection::vec("[^\"]{0,8}", 0..3), 4),
    ) {
        let is_no_counter = |opcode: &String| !["hmvc", "fmvn"].contains(&opcode.as_str());
        let operations = opcodes.into_iter().filter(is_no_counter).zip(operands);
        let operations = operations.map(|(opcode, operands)| Operation { opcode, operands }).collect();
        let epd = Epd { setup: Setup::from(Position::start()), operations };
        prop_assert_eq!(epd.to_string().parse::<Epd>(), Ok(epd));
    }
}

#[test]
fn all_960_starts_stand_by_their_numbers() {
    let lines = include_str!("../data/chess960-starts.suite").lines().filter(|line| line.contains(";id"));
    let mut numbers = 0;
    for (number, line) in (0_u16..).zip(lines) {
        let (fen, rest) = line.split_once(" ;").unwrap();
        assert!(rest.ends_with(&format!("start {number}")), "{line}");
        let position = Position::chess960(number).unwrap();
        assert_eq!(position.fen().castling(CastlingStyle::Shredder).to_string(), fen);
        assert_eq!(fen.parse(), Ok(position));
        assert_eq!(position.chess960_number(), Some(number));
        numbers += 1;
    }
    assert_eq!(numbers, 960);
    assert_eq!(Position::chess960(518), Some(Position::start()));
    assert!([960, 961, u16::MAX].map(Position::chess960).iter().all(Option::is_none));
}

#[test]
fn only_start_positions_have_a_number() {
    for (fen, number) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Some(518)),
        // The counters are not looked at: the knights may have been out and back.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3", Some(518)),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", None),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", None),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", None),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1", None),
        ("nrbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", None),
        ("knrrbbnq/pppppppp/8/8/8/8/PPPPPPPP/KNRRBBNQ w - - 0 1", None),
        ("rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR w KQkq - 0 1", Some(524)),
        ("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", Some(0)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/QBBNKN2 w - - 0 1", None),
        ("4k3/8/8/8/8/8/8/NNQBBRKR w HF - 0 1", None),
        ("q3k3/8/8/8/8/8/8/BB1NNRKR w - - 0 1", None),
    ] {
        let position: Position = fen.parse().unwrap();
        assert_eq!(position.chess960_number(), number, "{fen}");
    }
}
