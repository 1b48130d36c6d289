//! Positions and moves as values of serde: their text, checked when read.

use rulebook_game::conformance::SplitMix64;
use rulebook_morris::{Free, Jocari, Lasker, Move, Nathan, Position, Six, ThreeDiagonals, Variant};

/// Along a random game, each position and move is written as its text and read back.
fn assert_round_trips<V: Variant>() {
    let mut random = SplitMix64::new(3);
    let mut position = Position::<V>::start();
    for _ in 0..60 {
        let moves = position.moves();
        let Some(&mv) = moves.get(random.below(moves.len().max(1))) else { break };
        let json = serde_json::to_string(&(&position, mv)).unwrap();
        assert_eq!(json, format!("[\"{position}\",\"{mv}\"]"));
        assert_eq!(serde_json::from_str::<(Position<V>, Move<V>)>(&json).unwrap(), (position.clone(), mv));
        position.play_unchecked(mv);
    }
}

#[test]
fn what_is_written_is_read() {
    assert_round_trips::<Nathan>();
    assert_round_trips::<Jocari>();
    assert_round_trips::<Free>();
    assert_round_trips::<Lasker>();
    assert_round_trips::<Six>();
    assert_round_trips::<ThreeDiagonals>();
}

#[test]
fn positions_that_are_refused() {
    let why = |json: &str| serde_json::from_str::<Position<Nathan>>(json).unwrap_err().to_string();
    let hands = why("\"......../......../........ w 9,7\"");
    assert!(hands.contains("white cannot have 9 men in hand and black 7"), "{hands}");
    assert!(why("\"\"").contains("3 fields expected"), "{}", why("\"\""));
    for json in ["9", "null", "[]", "{}", "true", "["] {
        assert!(serde_json::from_str::<Position<Nathan>>(json).is_err(), "{json}");
    }
    let record = "\"W.W..BB./.W.B..WB/........ w 0,0 a7g4:a7d6g7\"";
    let error = serde_json::from_str::<Position<Jocari>>(record).unwrap_err().to_string();
    assert!(error.contains("the record's line is none of the board, at byte 33"), "{error}");
}

#[test]
fn moves_that_are_refused() {
    let why = |json: &str| serde_json::from_str::<Move<Nathan>>(json).unwrap_err().to_string();
    assert!(why("\"d4\"").contains("a point of the board expected at byte 0"), "{}", why("\"d4\""));
    assert!(why("\"d6xa1xa1\"").contains("a1 is taken twice, again at byte 6"));
    for json in ["6", "null", "[\"d6\"]", "\"d6 \""] {
        assert!(serde_json::from_str::<Move<Nathan>>(json).is_err(), "{json}");
    }
}
