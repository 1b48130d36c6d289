//! Positions and moves as text: what is written is read, and what is refused is refused with its place (N15, N16, T9).

use rulebook_game::conformance::SplitMix64;
use rulebook_morris::{
    Faults, Jocari, Lasker, Move, MoveError, Nathan, Position, Six, TextFault, ThreeDiagonals, Variant,
};

const START: &str = "......../......../........ w 9,9";

/// Sanmill's line of a game in its placing phase.
const FOREIGN: &str = "********/O*******/@******* w p p 1 8 1 8 0 0";

fn faults<V: Variant>(text: &str) -> Vec<TextFault<V>> {
    text.parse::<Position<V>>().expect_err("the text is refused").faults
}

fn assert_round_trips<V: Variant>() {
    let mut random = SplitMix64::new(3);
    let mut position = Position::<V>::start();
    for _ in 0..60 {
        assert_eq!(position.to_string().parse(), Ok(position.clone()));
        let moves = position.moves();
        let Some(&mv) = moves.get(random.below(moves.len().max(1))) else { break };
        assert_eq!(mv.to_string().parse(), Ok(mv));
        position.play_unchecked(mv);
    }
}

#[test]
fn what_is_written_is_read() {
    assert_round_trips::<Nathan>();
    assert_round_trips::<Jocari>();
    assert_round_trips::<Lasker>();
    assert_round_trips::<Six>();
    assert_round_trips::<ThreeDiagonals>();
}

#[test]
fn faults_of_positions_and_their_places() {
    let fields = faults::<Nathan>("......../......../........ w");
    assert_eq!(fields, [TextFault::Fields { expected: 3, found: 2 }]);
    let marks = faults::<Nathan>("...ü..../......../....x... w 9,9");
    assert_eq!(marks, [TextFault::Mark { found: 'ü', at: 3 }, TextFault::Mark { found: 'x', at: 23 }]);
    let shape = faults::<Nathan>("......./........./........ w 9,9");
    assert_eq!(shape, [TextFault::Shape { expected: "......../......../........".into() }]);
    let turn_and_hands = faults::<Nathan>("......../......../........ W 9,09");
    assert_eq!(turn_and_hands, [TextFault::Turn(27..28), TextFault::Hands(29..33)]);
    for (text, expected) in [
        ("......../......../........ w 9,8", None),
        ("......../......../........ w 9,7", Some(Faults::HANDS)),
        ("......../......../........ w 8,9", Some(Faults::HANDS)),
        ("......../......../........ w 10,9", Some(Faults::TOO_MANY_MEN)),
        ("WW....../BB....../........ w 0,0", Some(Faults::BOTH_TOO_FEW)),
    ] {
        let found = text.parse::<Position<Nathan>>().err().map(|error| match &error.faults[..] {
            [TextFault::Setup(error)] => error.faults,
            other => panic!("{other:?}"),
        });
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn faults_of_records_and_their_places() {
    let with = |records: &str| format!("W.W..BB./.W.B..WB/........ w 0,0 {records}");
    assert!(with("a7g7:a7d6g7").parse::<Position<Jocari>>().is_ok());
    for (records, fault) in [
        ("", TextFault::Record(33..33)),
        ("a7g7:a7d6", TextFault::Record(33..42)),
        ("g7a7:a7d6g7", TextFault::Order(33..44)),
        ("a7g7:d6a7g7", TextFault::Order(33..44)),
        ("a7g7:a7d6g7,a7g7:a7d6g7", TextFault::Order(45..56)),
        ("a7g4:a7d6g7", TextFault::BadRecord { faults: Faults::RECORD_LINE, place: 33..44 }),
        ("a7g7:a1d6g7", TextFault::BadRecord { faults: Faults::RECORD_MEN, place: 33..44 }),
    ] {
        assert_eq!(faults::<Jocari>(&with(records)), [fault], "{records}");
    }
    let stands = "WWW..BB./...B...B/........ w 0,0 a7g7:a7d7g7";
    let fault = TextFault::BadRecord { faults: Faults::RECORD_STANDS, place: 33..44 };
    assert_eq!(faults::<Jocari>(stands), [fault]);
}

#[test]
fn moves_that_are_refused() {
    for (text, error) in [
        ("", MoveError::Point(0..0)),
        ("d4", MoveError::Point(0..2)),
        ("d6-", MoveError::Point(3..3)),
        ("d6-f6xü", MoveError::Point(6..8)),
        ("d6-f6-f4", MoveError::Form(5)),
        ("d6xa1-f4", MoveError::Form(5)),
        ("d6xa1xa1", MoveError::Twice { name: "a1".parse().unwrap(), at: 6 }),
    ] {
        assert_eq!(text.parse::<Move<Nathan>>(), Err(error), "{text}");
    }
    let sorted: Move<Nathan> = "d6xg7xa4".parse().unwrap();
    assert_eq!(sorted.to_string(), "d6xa4xg7");
}

#[test]
fn no_prefix_and_no_mutation_panics() {
    let records = "W.W..BB./.W.B..WB/........ w 0,0 a7g7:a7d6g7";
    for text in [START, FOREIGN, records, "d6-f6xa4xg7", "........./ w 3,3"] {
        for end in 0..=text.len() {
            read(&text[..end]);
            for byte in ["", " ", "/", ",", ":", "-", "x", "W", "*", "9", "0", "a", "ü"] {
                read(&format!("{}{byte}{}", &text[..end], text.get(end + 1..).unwrap_or_default()));
            }
        }
    }
}

/// Reads a text as everything, and only looks that it is refused or read to a position that is written.
fn read(text: &str) {
    if let Ok(position) = text.parse::<Position<Nathan>>() {
        assert_eq!(position.to_string().parse(), Ok(position));
    }
    if let Ok(position) = text.parse::<Position<Jocari>>() {
        assert_eq!(position.to_string().parse(), Ok(position));
    }
    if let Ok(mv) = text.parse::<Move<Nathan>>() {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
}
