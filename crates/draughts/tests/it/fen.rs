//! FEN as PDN has it: what is read, what is written, what is refused and where.

use crate::common::{at, sq};
use proptest::prelude::*;
use rulebook_draughts::{
    Color, English, Faults, FenFault, International, Italian, Nathan, Piece, Position, Russian, Setup,
    Variant,
};
use rulebook_square::ParseDarkCellError;

type Fault = FenFault<Nathan>;

/// Everything that is wrong with a text.
#[track_caller]
fn faults(fen: &str) -> Vec<Fault> {
    fen.parse::<Position<Nathan>>().expect_err(fen).faults
}

/// A text with its wrong part in brackets, what is wrong with it and nothing else, and the message.
#[track_caller]
fn assert_fault(marked: &str, fault: impl FnOnce(core::ops::Range<usize>) -> Fault, message: &str) {
    let text = marked.replace(['[', ']'], "");
    let start = marked.find('[').unwrap();
    let end = marked.find(']').unwrap() - 1;
    let error = text.parse::<Position<Nathan>>().expect_err(marked);
    assert_eq!(error.faults, [fault(start..end)], "{marked}");
    assert_eq!(error.to_string(), message, "{marked}");
}

#[test]
fn what_is_written() {
    for fen in [
        "B:W31-50:B1-20",
        // The lists ascend, men and kings mixed.
        "W:W24,35:B6,25,K41",
        "B:WK24,35:B6,K25,41",
        // A run of two is no range; one of three is.
        "W:W31,32:B1,2",
        "W:W31-33:B1-3",
        "W:WK31-33:BK1,K2",
        // A run ends where the kind changes.
        "W:W31,32,K33,34-36:BK1-3,4-6,K7",
        "W:W7,8,31-33:B9,10,20",
        // A side without pieces.
        "W:W:B1",
        "B:WK50:B",
        // To the last square.
        "W:WK48-50:BK1-3",
        "W:WK50:BK49",
    ] {
        assert_eq!(at::<Nathan>(fen).to_string(), fen);
        assert_eq!(Setup::from(at::<Nathan>(fen)).fen().to_string(), fen);
    }
    assert_eq!(at::<English>("B:W21-32:B1-12").to_string(), "B:W21-32:B1-12");
}

#[test]
fn what_is_read() {
    for (text, written) in [
        // Either list first, squares in any order, one by one or as ranges.
        ("W:B20,1:W50,31", "W:W31,50:B1,20"),
        ("W:W31,32,33:B1", "W:W31-33:B1"),
        ("W:W31-32:B1", "W:W31,32:B1"),
        // A K before a range is for all of it, and for no more.
        ("W:WK31-50:BK1-20", "W:WK31-50:BK1-20"),
        ("W:WK31-33,34:B1", "W:WK31-33,34:B1"),
        // Counters, which are dropped; the period at the end.
        ("W:W31-50:B1-20:H0:F1", "W:W31-50:B1-20"),
        ("W:W31-50:B1-20:F12", "W:W31-50:B1-20"),
        ("W:W31:B1.", "W:W31:B1"),
        // The side's letter again.
        ("W:WK31,WK32:B1,B2", "W:WK31,K32:B1,2"),
        // Algebraic names.
        ("W:Wa1,Kj10:Bb10", "W:WK5,46:B1"),
    ] {
        assert_eq!(at::<Nathan>(text).to_string(), written, "{text}");
    }
}

#[test]
fn algebraic_squares() {
    let position = at::<Nathan>("W:W46,K5:B1,2,3");
    assert_eq!(position.fen().algebraic().to_string(), "W:WKj10,a1:Bb10,d10,f10");
    assert_eq!(at::<Nathan>("W:WKj10,a1:Bb10,d10,f10"), position);
    assert_eq!(at::<Russian>("W:Wa1,Kc1:Bd8").to_string(), "W:W29,K30:B2");
    // On the mirrored board the corner h1 is dark.
    assert_eq!(at::<Italian>("W:Wh1,Kb1:Ba8").to_string(), "W:WK29,32:B1");
    let light = "W:Wa1:Ba8".parse::<Position<Italian>>().unwrap_err();
    assert_eq!(light.to_string(), "the square is light, at byte 3");
    let error = "W:Wa1:Ba10".parse::<Position<Nathan>>().unwrap_err();
    assert_eq!(error.to_string(), "the square is light, at byte 7");
}

#[test]
fn syntax_errors_have_their_place() {
    use ParseDarkCellError::{BeyondTheBoard, NotASquare};
    fn square(error: ParseDarkCellError) -> impl FnOnce(core::ops::Range<usize>) -> Fault {
        move |place| Fault::Square { error, place }
    }
    let turn = "W or B expected for the side to move, at byte 0";
    assert_fault("[]:W31:B1", Fault::Turn, turn);
    assert_fault("[w]:W31:B1", Fault::Turn, turn);
    assert_fault("[WB]:W31:B1", Fault::Turn, turn);
    assert_fault("[ W]:W31:B1", Fault::Turn, turn);
    let field = |byte: u8| format!("a list of pieces (W…, B…) or a counter (H…, F…) expected at byte {byte}");
    assert_fault("W:W31:B1:[]", Fault::Field, &field(9));
    assert_fault("W:[x]:W31:B1", Fault::Field, &field(2));
    assert_fault("W:W31:[é]:B1", Fault::Field, &field(6));
    let counter = |byte: u8| format!("a number expected after the counter's letter at byte {byte}");
    assert_fault("W:W31:B1:[H]", Fault::Counter, &counter(9));
    assert_fault("W:W31:B1:[F-1]", Fault::Counter, &counter(9));
    assert_fault("W:W31:B1:[F1x]:H0", Fault::Counter, &counter(9));
    let no_square = |byte: u8| format!("not the number or name of a square, at byte {byte}");
    assert_fault("W:W31,[x]:B1", square(NotASquare), &no_square(6));
    assert_fault("W:W31,[]:B1", square(NotASquare), &no_square(6));
    assert_fault("W:W31:B1,[K]", square(NotASquare), &no_square(9));
    assert_fault("W:W31,[ 32]:B1", square(NotASquare), &no_square(6));
    assert_fault("W:W31,[032]:B1", square(NotASquare), &no_square(6));
    assert_fault("W:W31,[31-]:B1", square(NotASquare), &no_square(6));
    assert_fault("W:W31,[é]:B1", square(NotASquare), &no_square(6));
    let beyond = |byte: u8| format!("there is no such square on the board, at byte {byte}");
    assert_fault("W:W[51]:B1", square(BeyondTheBoard), &beyond(3));
    assert_fault("W:W31:B[0],1", square(BeyondTheBoard), &beyond(7));
    assert_fault("W:W31,[99999999999]:B1", square(BeyondTheBoard), &beyond(6));
    assert_fault("W:W[45-51]:B1", square(BeyondTheBoard), &beyond(3));
    let range = |byte: u8| format!("the range at byte {byte} does not ascend");
    assert_fault("W:W31,[35-34]:B1", Fault::Range, &range(6));
    assert_fault("W:W31,[35-35]:B1", Fault::Range, &range(6));
    let twice = |number| move |place| Fault::Twice { square: sq(number), place };
    assert_fault("W:W31,[31]:B1", twice(31), "square 31 is named twice, again at byte 6");
    assert_fault("W:W31:B1,[31]", twice(31), "square 31 is named twice, again at byte 9");
    assert_fault("W:W31,[30-31]:B1", twice(31), "square 31 is named twice, again at byte 6");
    let repeats = |byte: u8| format!("the field at byte {byte} repeats one before");
    assert_fault("W:W31:[W32]:B1", Fault::Repeated, &repeats(6));
    assert_fault("W:W31:B1:H0:[H0]", Fault::Repeated, &repeats(12));
}

#[test]
fn a_list_that_is_missing() {
    assert_eq!(faults("W:W31"), [Fault::Missing(Color::Black)]);
    assert_eq!(faults("B:B1"), [Fault::Missing(Color::White)]);
    let text = "W:W31".parse::<Position<Nathan>>().unwrap_err().to_string();
    assert_eq!(text, "the list of black's pieces is missing");
}

#[test]
fn every_prefix_of_a_position() {
    let fen = "W:W31-33,K40:B1,K25:H0:F1";
    let accepted: Vec<&str> = (0..=fen.len())
        .map(|end| &fen[..end])
        .filter(|prefix| prefix.parse::<Position<Nathan>>().is_ok())
        .collect();
    assert_eq!(
        accepted,
        [
            "W:W31-33,K40:B",
            "W:W31-33,K40:B1",
            "W:W31-33,K40:B1,K2",
            "W:W31-33,K40:B1,K25",
            "W:W31-33,K40:B1,K25:H0",
            fen
        ]
    );
}

#[test]
fn what_cannot_be_played_on() {
    fn fault<V: Variant>(fen: &str) -> (Faults, String) {
        let error = fen.parse::<Position<V>>().expect_err(fen);
        let [FenFault::Setup(fault)] = &error.faults[..] else { panic!("{fen}: {error}") };
        assert_eq!(fault.to_string(), error.to_string());
        assert_eq!(fault.setup.position(), Err(*fault));
        assert_eq!(fault.setup.fen().to_string(), fen);
        (fault.faults, error.to_string())
    }
    let uncrowned = "men on the row where they would have been crowned: ";
    for (fen, squares) in [("W:W1:B20", "1"), ("W:W5,31:B20", "5"), ("W:W31:B46,50", "46 50")] {
        assert_eq!(fault::<Nathan>(fen), (Faults::CROWNING_ROW, format!("{uncrowned}{squares}")), "{fen}");
    }
    assert_eq!(fault::<English>("W:W4:B29"), (Faults::CROWNING_ROW, format!("{uncrowned}4 29")));
    // The men of the other side, and kings, may stand there.
    for fen in ["W:W46-50:B1-5", "W:WK1-5:BK46-50"] {
        assert!(fen.parse::<Position<Nathan>>().is_ok(), "{fen}");
    }
    for (fen, text) in [
        ("W:W30-50:B1", "white has 21 pieces, more than the 20 of the start"),
        ("W:W50:BK1-20,21", "black has 21 pieces, more than the 20 of the start"),
        ("W:W29-50:B1-21", "white has 22 pieces and black has 21 pieces, more than the 20 of the start"),
    ] {
        assert_eq!(fault::<Nathan>(fen), (Faults::TOO_MANY_PIECES, text.into()), "{fen}");
    }
    let text = "white has 13 pieces, more than the 12 of the start";
    assert_eq!(fault::<English>("W:W20-32:B1"), (Faults::TOO_MANY_PIECES, text.into()));
    assert_eq!(fault::<Nathan>("W:W:B"), (Faults::NO_PIECES, "there is no piece".into()));
    // One empty side is right.
    for fen in ["W:W:B1", "B:W:B1", "W:W50:B", "B:W50:B"] {
        assert!(fen.parse::<Position<Nathan>>().is_ok(), "{fen}");
    }
}

#[test]
fn all_faults_are_told() {
    let error = "x:W3,K51,31-30,6-8,7:B1:H:W2".parse::<Position<International>>().unwrap_err();
    let texts: Vec<String> = error.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "W or B expected for the side to move, at byte 0",
            "there is no such square on the board, at byte 5",
            "the range at byte 9 does not ascend",
            "square 7 is named twice, again at byte 19",
            "a number expected after the counter's letter at byte 24",
            "the field at byte 26 repeats one before",
            "men on the row where they would have been crowned: 2 3",
        ]
    );
    assert_eq!(error.to_string(), texts.join("; "));
    let error = "W:W1,30-50:B45-50".parse::<Position<Nathan>>().unwrap_err();
    let Some(FenFault::Setup(setup)) = error.faults.last() else { panic!("{error}") };
    assert_eq!(error.faults.len(), 7);
    assert_eq!(setup.faults, Faults::CROWNING_ROW);
}

#[test]
fn a_setup_holds_anything() {
    let man = |color| Some(Piece { color, is_king: false });
    let mut setup = Setup::<Nathan>::EMPTY;
    assert_eq!(setup.turn, Color::Black);
    assert_eq!(setup, Setup::default());
    assert_eq!(setup.fen().to_string(), "B:W:B");
    setup.put(sq(1), man(Color::White));
    assert_eq!(setup.piece_at(sq(1)), man(Color::White));
    assert_eq!(setup.faults(), Faults::CROWNING_ROW);
    // What is put there takes the place of what stood there.
    setup.put(sq(1), Some(Piece { color: Color::White, is_king: true }));
    setup.put(sq(1), man(Color::Black));
    assert_eq!(setup.piece_at(sq(1)), man(Color::Black));
    setup.put(sq(50), man(Color::White));
    setup.turn = Color::White;
    let position = Position::try_from(setup).unwrap();
    assert_eq!(position.to_string(), "W:W50:B1");
    assert_eq!(Setup::from(position), setup);
    setup.put(sq(1), None);
    setup.put(sq(50), None);
    assert_eq!(setup.faults(), Faults::NO_PIECES);
}

#[test]
fn serde_writes_text() {
    for fen in ["B:W31-50:B1-20", "W:W24,35:B6,25,K41", "W:W:BK1"] {
        let position = at::<Nathan>(fen);
        let json = serde_json::to_string(&position).unwrap();
        assert_eq!(json, format!("{fen:?}"));
        assert_eq!(serde_json::from_str::<Position<Nathan>>(&json).unwrap(), position);
    }
    assert!(serde_json::from_str::<Position<Nathan>>("\"W:W:B\"").is_err());
}

/// Reads the text. What is read can be written, and is then the same; what is not has faults with places.
fn read_anyhow<V: Variant>(text: &str) {
    match text.parse::<Position<V>>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position), "{text:?}");
            assert_eq!(position.fen().algebraic().to_string().parse(), Ok(position), "{text:?}");
            let _ = (position.count_moves(), position.outcome());
        }
        Err(error) => {
            assert!(!error.faults.is_empty() && !error.to_string().is_empty());
            for fault in error.faults {
                let (FenFault::Turn(place)
                | FenFault::Field(place)
                | FenFault::Counter(place)
                | FenFault::Repeated(place)
                | FenFault::Range(place)
                | FenFault::Square { place, .. }
                | FenFault::Twice { place, .. }) = fault
                else {
                    continue;
                };
                assert!(text.get(place.clone()).is_some(), "{text:?}: {place:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn no_text_panics(text in ".{0,60}") {
        read_anyhow::<Nathan>(&text);
        read_anyhow::<Italian>(&text);
    }

    #[test]
    fn no_fen_like_text_panics(text in "[WB]:[WB](K?[0-9]{1,2}(-[0-9]{1,2})?,){0,6}K?[0-9]{1,2}:[WB](K?[a-j][0-9]{1,2},){0,6}K?[0-9]{0,3}(:[HF][0-9]{0,3}){0,2}\\.?") {
        read_anyhow::<Nathan>(&text);
        read_anyhow::<Italian>(&text);
    }

    #[test]
    fn no_changed_fen_panics(
        index in 0_usize..4,
        changes in prop::collection::vec((any::<prop::sample::Index>(), "[ -~]|é|", any::<bool>()), 1..4),
    ) {
        let fen = ["W:W31-50:B1-20:H0:F1", "B:WK7,24,35:B6,K25-27,41", "W:Wa1,Kc1:Bd8", "W:W:BK1."][index];
        let mut marks: Vec<String> = fen.chars().map(String::from).collect();
        for (place, mark, insert) in changes {
            let place = place.index(marks.len());
            if insert {
                marks.insert(place, mark);
            } else {
                marks[place] = mark;
            }
        }
        read_anyhow::<Nathan>(&marks.concat());
        read_anyhow::<Russian>(&marks.concat());
    }

    /// Any arrangement that can be played on is read back from its text.
    #[test]
    fn every_setup_is_written_and_read(
        pieces in prop::collection::vec((1_u8..=50, any::<bool>(), any::<bool>()), 0..60),
        black_moves in any::<bool>(),
    ) {
        let mut setup = Setup::<Nathan>::EMPTY;
        setup.turn = if black_moves { Color::Black } else { Color::White };
        for (number, black, is_king) in pieces {
            let color = if black { Color::Black } else { Color::White };
            setup.put(sq(number), Some(Piece { color, is_king }));
        }
        let text = setup.fen().to_string();
        match setup.position() {
            Ok(position) => {
                prop_assert_eq!(position.to_string(), text.clone());
                prop_assert_eq!(text.parse(), Ok(position));
            }
            Err(error) => {
                let read = text.parse::<Position<Nathan>>().unwrap_err();
                prop_assert_eq!(read.faults, [FenFault::Setup(error)]);
            }
        }
    }
}
