//! What serde writes and reads: as readable text and in a compact form.

use std::fmt::Debug;

use rulebook_game::{Outcome, Position as _};
use rulebook_kit::{
    Cell, Chain, ChainRule, Color, Direction, Hand, Move, Position, Reason, Route, Setup, Tile,
};
use serde_json::{from_str, to_string};

const TABLE: &str = "2w/2B/WBw w 17:9,18:8 0,0";

/// The value is written so, and comes back from here and from the compact form.
#[track_caller]
fn assert_form<T>(value: &T, json: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(to_string(value).unwrap(), json);
    assert_eq!(from_str::<T>(json).unwrap(), *value);
    let compact = postcard::to_allocvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&compact).unwrap(), *value);
}

#[test]
fn positions_come_back_under_either_rule() {
    for (rule, name) in [(ChainRule::Optional, "optional"), (ChainRule::Mandatory, "mandatory")] {
        let position = Position::parse(TABLE, rule).unwrap();
        assert_form(&position, &format!(r#"{{"text":"{TABLE}","rule":"{name}"}}"#));
        assert_form(&rule, &format!("\"{name}\""));
        // What is asked seldom is asked again.
        let over = "WW3/bBbbb/bbbbb/bbBbb/bbbbb/wwwww/wwWww/wwwww/www2 w 0:0,0:0 0,0";
        let json = format!(r#"{{"text":"{over}","rule":"{name}"}}"#);
        assert!(from_str::<Position>(&json).unwrap().decided().is_some());
    }
}

#[test]
fn a_setup_comes_back_playable_or_not() {
    let mut setup = Setup::new(ChainRule::Mandatory);
    setup.turn = Color::Black;
    setup.hands[0] = Hand { tiles: 255, pawns: 0 };
    let hands =
        r#""hands":[{"tiles":255,"pawns":0},{"tiles":20,"pawns":10}],"turn":"black","rule":"mandatory""#;
    assert_form(&setup, &format!(r#"{{"tiles":{{}},{hands}}}"#));
    setup.put(Cell::new(-32768, 32767), Some(Tile { color: Color::White, pawn: true }));
    let tiles = r#""tiles":{"-32768,32767":{"color":"white","pawn":true}}"#;
    assert_form(&setup, &format!("{{{tiles},{hands}}}"));
}

#[test]
fn moves_come_back() {
    let (one, two) = (Cell::new(0, -1), Cell::new(1, 0));
    assert_form(&Move::Tile(one), r#"{"tile":"0,-1"}"#);
    assert_form(&Move::Pawn(one), r#"{"pawn":"0,-1"}"#);
    assert_form(&Move::Both { tile: one, pawn: two }, r#"{"both":{"tile":"0,-1","pawn":"1,0"}}"#);
    assert_form(&Move::Step { from: one, to: two }, r#"{"step":{"from":"0,-1","to":"1,0"}}"#);
    let none = Chain::from(one);
    assert_form(&none, r#"{"start":"0,-1","leaps":""}"#);
    let around = Direction::SIDES.into_iter().fold(none, |chain, side| chain.then(side).unwrap());
    assert_form(&Move::Capture(around), r#"{"capture":{"start":"0,-1","leaps":"ENWS"}}"#);
    let route = Route { chain: none.then(Direction::East).unwrap(), landings: vec![two] };
    assert_form(&route, r#"{"chain":{"start":"0,-1","leaps":"E"},"landings":["1,0"]}"#);
    let position: Position = TABLE.parse().unwrap();
    position.for_each_move(|mv| assert_form(&mv, &to_string(&mv).unwrap()));
}

#[test]
fn outcomes_come_back() {
    assert_form(&Reason::FreePawns, r#""free-pawns""#);
    let won = Outcome::Win { winner: Color::Black, reason: Reason::Block };
    assert_form(&won, &to_string(&won).unwrap());
}

#[test]
fn bad_values_are_refused() {
    fn refusal<T: serde::de::DeserializeOwned + Debug>(json: &str) -> String {
        from_str::<T>(json).unwrap_err().to_string()
    }
    let position = |text: &str| refusal::<Position>(&format!(r#"{{"text":"{text}","rule":"optional"}}"#));
    assert!(position("x w 20:10,20:10 0,0").starts_with("w, b, W, B or a number expected"));
    assert!(position("w w 20:10,20:10 0,0").starts_with("white has 21 tiles"));
    assert!(refusal::<Position>(&format!("\"{TABLE}\"")).contains("invalid type"));
    assert!(refusal::<Position>(&format!(r#"{{"text":"{TABLE}"}}"#)).contains("rule"));
    let more = format!(r#"{{"text":"{TABLE}","rule":"optional","turn":"white"}}"#);
    assert!(refusal::<Position>(&more).contains("turn"));
    assert!(refusal::<ChainRule>(r#""Optional""#).contains("Optional"));
    assert!(refusal::<Hand>(r#"{"tiles":256,"pawns":0}"#).contains("256"));
    assert!(refusal::<Tile>(r#"{"color":"red","pawn":false}"#).contains("red"));
    assert!(refusal::<Move>(r#"{"tile":"0;1"}"#).contains("cell"));
    assert!(refusal::<Move>(r#"{"step":{"from":"0,0","to":"1,0","by":1}}"#).contains("by"));
    let chain = |leaps: &str| refusal::<Chain>(&format!(r#"{{"start":"0,0","leaps":"{leaps}"}}"#));
    assert!(chain("EXN").starts_with("E, N, W or S expected for a leap, not 'X'"));
    assert!(chain("EEEEEEEEEEE").starts_with("more than 10 leaps in a chain"));
    // The same in the compact form: the last byte is the rule, the byte before it the end of the text.
    let whole = Position::parse(TABLE, ChainRule::Mandatory).unwrap();
    let mut compact = postcard::to_allocvec(&whole).unwrap();
    assert_eq!(compact.pop(), Some(1));
    assert!(postcard::from_bytes::<Position>(&compact).is_err());
    compact.push(2);
    assert!(postcard::from_bytes::<Position>(&compact).is_err());
}
