//! Texts of positions and moves: what is read, what is refused and where.

use proptest::prelude::*;
use rulebook_game::{Position as _, Text as _, conformance::SplitMix64};
use rulebook_kit::{Cell, Chain, ChainRule, Direction, Illegal, Move, MoveError, Position, TextFault};

use crate::model::table;

const TABLE: &str = "2w1/1BBw/2w1/1BB1/BBww/1ww1 b 13:10,14:4 -1,0";

fn message(text: &str) -> String {
    text.parse::<Position>().unwrap_err().to_string()
}

fn faults(text: &str) -> Vec<TextFault> {
    text.parse::<Position>().unwrap_err().faults
}

#[test]
fn every_fault_is_told_with_its_place() {
    for (text, expected) in [
        ("", "4 fields expected, with single blanks between, but there are 1"),
        ("- w 20:10,20:10", "4 fields expected, with single blanks between, but there are 3"),
        ("-  w 20:10,20:10 0,0", "4 fields expected, with single blanks between, but there are 5"),
        ("- w 20:10,20:10 0,0 ", "4 fields expected, with single blanks between, but there are 5"),
        ("wxb w 19:10,19:10 0,0", "w, b, W, B or a number expected on the board, but 'x' stands at byte 1"),
        ("wb/é1 w 19:10,19:10 0,0", "w, b, W, B or a number expected on the board, but 'é' stands at byte 3"),
        ("w- w 19:10,20:10 0,0", "w, b, W, B or a number expected on the board, but '-' stands at byte 1"),
        ("w0b w 19:10,19:10 0,0", "a number of empty cells from 1 to 39 expected at byte 1"),
        ("w01b w 19:10,19:10 0,0", "a number of empty cells from 1 to 39 expected at byte 1"),
        ("w/w40 w 19:10,19:10 0,0", "a number of empty cells from 1 to 39 expected at byte 3"),
        ("w/w99999999999 w 19:10,19:10 0,0", "a number of empty cells from 1 to 39 expected at byte 3"),
        ("wb/w w 18:10,19:10 0,0", "row 2 has 1 cells, the first 2, at byte 3"),
        (
            "wb/w/w1w w 18:10,19:10 0,0",
            "row 2 has 1 cells, the first 2, at byte 3; row 3 has 3 cells, the first 2, at byte 5",
        ),
        ("wb//wb w 18:10,18:10 0,0", "row 2 has 0 cells, the first 2, at byte 3"),
        (" w 20:10,20:10 0,0", "a board of 1 to 40 rows and columns expected at byte 0"),
        ("w39w w 18:10,20:10 0,0", "a board of 1 to 40 rows and columns expected at byte 0"),
        ("1/w w 19:10,20:10 0,0", "the highest row of the board has no tile"),
        ("w/1 w 19:10,20:10 0,0", "the lowest row of the board has no tile"),
        ("1w w 19:10,20:10 0,0", "the first column of the board has no tile"),
        ("w1 w 19:10,20:10 0,0", "the last column of the board has no tile"),
        ("w x 19:10,20:10 0,0", "w or b expected for the side to move, at byte 2"),
        ("w W 19:10,20:10 0,0", "w or b expected for the side to move, at byte 2"),
        ("w w 19:10 0,0", "hands like 20:10,20:10 expected at byte 4"),
        ("w w 19:10,20:10,0:0 0,0", "hands like 20:10,20:10 expected at byte 4"),
        ("w w 019:10,20:10 0,0", "hands like 20:10,20:10 expected at byte 4"),
        ("w w 19:+10,20:10 0,0", "hands like 20:10,20:10 expected at byte 4"),
        ("w w 19:-1,20:10 0,0", "hands like 20:10,20:10 expected at byte 4"),
        ("w w 19:256,20:10 0,0", "hands like 20:10,20:10 expected at byte 4"),
        ("w w 19:,20:10 0,0", "hands like 20:10,20:10 expected at byte 4"),
        ("w w 19:10,20:10 0", "an origin like -1,2 expected at byte 16"),
        ("w w 19:10,20:10 -0,0", "an origin like -1,2 expected at byte 16"),
        ("w w 19:10,20:10 0,00", "an origin like -1,2 expected at byte 16"),
        ("w w 19:10,20:10 0,+1", "an origin like -1,2 expected at byte 16"),
        ("w w 19:10,20:10 0,--1", "an origin like -1,2 expected at byte 16"),
        ("w w 19:10,20:10 0,32768", "an origin like -1,2 expected at byte 16"),
        ("w w 19:10,20:10 -32768,0", "an origin like -1,2 expected at byte 16"),
        ("- w 20:10,20:10 1,0", "the origin of an empty table is 0,0: not so at byte 16"),
        ("w w 20:10,20:10 0,0", "white has 21 tiles on the table and in hand, not 20"),
        ("wb w 19:10,18:10 0,0", "black has 19 tiles on the table and in hand, not 20"),
        ("W w 19:10,20:10 0,0", "white has 11 pawns on the table and in hand, more than 10"),
        ("w1/1b w 19:10,19:10 0,0", "the tiles are not connected by their sides"),
        ("w w 19:0,20:0 0,0", "both sides have lost all their pawns"),
        ("w w 19:10,20:10 1002,0", "a coordinate is beyond ±1001"),
        ("w w 19:10,20:10 0,-1002", "a coordinate is beyond ±1001"),
        (
            "W1/1b w 20:10,20:11 2000,0",
            "white has 21 tiles on the table and in hand, not 20; \
             white has 11 pawns on the table and in hand, more than 10; \
             black has 21 tiles on the table and in hand, not 20; \
             black has 11 pawns on the table and in hand, more than 10; \
             a coordinate is beyond ±1002; \
             the tiles are not connected by their sides",
        ),
    ] {
        assert_eq!(message(text), expected, "{text}");
    }
    // Each field has a fault.
    assert_eq!(faults("x x x x").len(), 4);
    // More rows than tiles.
    let high = format!("{}w w 0:10,20:10 0,0", "w/".repeat(40));
    assert_eq!(faults(&high), [TextFault::Size(0..81)]);
    // More tiles than there are.
    let many = format!("{} w 0:10,0:10 0,0", "w".repeat(40));
    assert!(message(&many).contains("white has 40 tiles"));
}

#[test]
fn coordinates_reach_as_far_as_play_can() {
    // One more cell for each tile, so that a game never leaves the range.
    for (text, mv) in [
        ("w w 19:10,20:10 1001,0", "T1002,0"),
        ("w w 19:10,20:10 -1001,-1001", "T-1001,-1002"),
        ("wb w 19:10,19:10 1001,5", "T1003,5"),
    ] {
        let mut position: Position = text.parse().unwrap();
        position.play(position.parse_move(mv).unwrap()).unwrap();
        let text = position.to_string();
        assert_eq!(text.parse(), Ok(position), "{text}");
    }
}

#[test]
fn a_prefix_of_a_position_is_refused() {
    for end in 0..TABLE.len() {
        assert!(TABLE[..end].parse::<Position>().is_err(), "{}", &TABLE[..end]);
    }
}

#[test]
fn positions_and_moves_read_back() {
    let mut random = SplitMix64::new(25);
    for _ in 0..300 {
        let text = table::any(&mut |most| random.below(most), false).to_string();
        let position: Position = text.parse().unwrap();
        assert_eq!(position.to_string(), text);
        position.for_each_move(|mv| {
            assert_eq!(position.parse_move(&position.move_text(mv).to_string()), Ok(mv), "{text} {mv:?}");
        });
    }
}

#[test]
fn the_rule_of_chains_is_told_beside_the_text() {
    for rule in [ChainRule::Optional, ChainRule::Mandatory] {
        assert_eq!(Position::parse(TABLE, rule).unwrap().rule(), rule);
    }
    assert_ne!(Position::parse(TABLE, ChainRule::Mandatory), TABLE.parse());
}

#[test]
fn moves_that_cannot_be_read() {
    let position: Position = "WBw w 18:9,19:9 0,0".parse().unwrap();
    for (text, expected) in [
        ("", MoveError::Form),
        ("0,0", MoveError::Form),
        ("t1,0", MoveError::Form),
        ("Q1,0", MoveError::Form),
        ("T", MoveError::Cell(1)),
        ("T1", MoveError::Cell(1)),
        ("T1,0 ", MoveError::Cell(1)),
        ("T01,0", MoveError::Cell(1)),
        ("T+1,0", MoveError::Cell(1)),
        ("T-0,0", MoveError::Cell(1)),
        ("T1,32768", MoveError::Cell(1)),
        ("T1,0+", MoveError::Cell(1)),
        ("T1,0+T2,0", MoveError::Cell(1)),
        ("T1,0+P", MoveError::Cell(6)),
        ("T1,0+P0,0+P0,0", MoveError::Cell(6)),
        ("P1,0+T1,0", MoveError::Cell(1)),
        ("P", MoveError::Cell(1)),
        ("-1,0", MoveError::Form),
        ("0,0-", MoveError::Cell(4)),
        ("0,0-1", MoveError::Cell(4)),
        ("0,0-1,1-2,2", MoveError::Cell(4)),
        ("0-0,1", MoveError::Cell(0)),
        ("0,0x", MoveError::Cell(4)),
        ("x2,0", MoveError::Cell(0)),
        ("0,0x2,0xé", MoveError::Cell(8)),
        ("T0,0x2,0", MoveError::Cell(0)),
        ("0,0X2,0", MoveError::Form),
        ("é", MoveError::Form),
    ] {
        assert_eq!(position.parse_move(text), Err(expected), "{text}");
    }
    let says = |text: &str| position.parse_move(text).unwrap_err().to_string();
    assert_eq!(says("0,0"), "a move like T1,0 or P1,0 or T1,0+P0,0 or 0,0-1,1 or 0,0x0,2 expected");
    assert_eq!(says("0,0-1"), "a cell like -1,2 expected at byte 4 of the move");
}

#[test]
fn a_capture_is_read_by_its_landings() {
    let position: Position = "WBw w 18:9,19:9 0,0".parse().unwrap();
    let east = Chain::from(Cell::new(0, 0)).then(Direction::East).unwrap();
    assert_eq!(position.parse_move("0,0x2,0"), Ok(Move::Capture(east)));
    // The direction alone is not enough.
    for text in ["0,0x1,0", "0,0x3,0", "0,0x2,1", "0,0x0,0"] {
        assert_eq!(position.parse_move(text), Err(MoveError::Illegal(Illegal::NoLeap { leap: 1 })), "{text}");
    }
    // The way back is none: the pawn that was leapt is gone.
    let back = position.judge_move("0,0x2,0x0,0").unwrap();
    assert_eq!(back, Err(Illegal::NoLeap { leap: 2 }));
    // Longer than pawns can be taken.
    let long = format!("0,0{}", "x2,0x0,0".repeat(6));
    assert_eq!(position.judge_move(&long).unwrap(), Err(Illegal::NoLeap { leap: 2 }));
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(
        text in "[wbWB0-9/]{1,12} [wb] (19|20|18):[0-9]{1,2},(19|20):[0-9] -?[0-9],[0-9]{1,4}|\\PC{0,30}|[TPx0-3,+-]{0,12}",
    ) {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text.clone());
        }
        let position: Position = TABLE.parse().unwrap();
        if let Ok(mv) = position.parse_move(&text) {
            prop_assert_eq!(position.check(mv).is_ok(), position.judge_move(&text).unwrap().is_ok());
            // A capture that goes astray is written as far as it goes.
            if position.is_legal(mv) || !matches!(mv, Move::Capture(_)) {
                prop_assert_eq!(position.move_text(mv).to_string(), text);
            }
        }
    }
}
