//! What serde writes and reads: as readable text and in a compact form.

use std::fmt::Debug;

use rulebook_abalone::{
    Cells, Color, Direction, Displacement, Kind, Layout, Move, MsgPosition, Outcome, Position, Reason, Rules,
    Setup,
};
use serde_json::{from_str, to_string};

const START: &str = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0 0";

/// The value is written so, and comes back from here and from the compact form.
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
fn positions_come_back_under_any_rules() {
    for to_win in [1, 6, 8, 255] {
        let position = Position::start(Rules { to_win, ..Rules::CLASSICAL });
        let json = format!(r#"{{"text":"{START}","to_win":{to_win}}}"#);
        assert_form(&position, &json);
        assert_form(&Setup::from(&position), &json);
    }
    // Seven are lost, and eight win.
    let rules = Rules { to_win: 8, ..Rules::CLASSICAL };
    let late = Position::parse("5/6/7/8/4bbbww/8/7/6/5 w 7 2", rules).unwrap();
    assert_form(&late, r#"{"text":"5/6/7/8/4bbbww/8/7/6/5 w 7 2","to_win":8}"#);
    let msg = MsgPosition { position: late, quiet_plies: 3, move_number: 70 };
    let json =
        r#"{"position":{"text":"5/6/7/8/4bbbww/8/7/6/5 w 7 2","to_win":8},"quiet_plies":3,"move_number":70}"#;
    assert_form(&msg, json);
}

#[test]
fn a_setup_comes_back_playable_or_not() {
    assert_form(&Setup::EMPTY, r#"{"text":"5/6/7/8/9/8/7/6/5 b 0 0","to_win":6}"#);
    let mut setup = Setup::EMPTY;
    setup.put("e5".parse().unwrap(), Some(Color::White));
    setup.lost = [9, 255];
    setup.turn = Color::White;
    setup.to_win = 0;
    assert_form(&setup, r#"{"text":"5/6/7/8/4w4/8/7/6/5 w 255 9","to_win":0}"#);
}

#[test]
fn the_other_values_come_back() {
    for layout in Layout::ALL {
        assert_form(&layout, &format!("\"{layout}\""));
        let json = format!(r#"{{"layout":"{layout}","to_win":4}}"#);
        assert_form(&Rules { layout, to_win: 4 }, &json);
    }
    let position: Position = "5/6/7/8/4bbbww/8/7/6/5 b 0 0".parse().unwrap();
    let push = position.parse_move("e5e6").unwrap();
    assert_form(&push, r#"{"marbles":"e5 e6 e7","direction":"east"}"#);
    assert_form(&position.kind(push), r#"{"sumito":{"own":3,"enemy":2,"ejects":true}}"#);
    assert_form(&Kind::Single, r#""single""#);
    assert_form(&Kind::Line { marbles: 2 }, r#"{"line":{"marbles":2}}"#);
    assert_form(&Kind::Broadside { marbles: 3 }, r#"{"broadside":{"marbles":3}}"#);
    let ways = position.displacements(push);
    assert_form(&ways[0], r#"{"color":"white","from":"e9","to":null}"#);
    assert_form(&ways[1], r#"{"color":"white","from":"e8","to":"e9"}"#);
    assert_form(&Move::new(Cells::EMPTY, Direction::NW), r#"{"marbles":"","direction":"north-west"}"#);
    assert_form(&Reason::Blocked, r#""blocked""#);
    let won = Outcome::Win { winner: Color::Black, reason: Reason::Ejected };
    assert_form(&won, &to_string(&won).unwrap());
}

#[test]
fn bad_values_are_refused() {
    fn refusal<T: serde::de::DeserializeOwned + Debug>(json: &str) -> String {
        from_str::<T>(json).unwrap_err().to_string()
    }
    let position =
        |text: &str, to_win| refusal::<Position>(&format!(r#"{{"text":"{text}","to_win":{to_win}}}"#));
    assert!(position("5/6/7/8/bx7/8/7/6/5 b 0 0", 6).starts_with("b, w or a digit expected"));
    assert!(position("5/6/7/8/bw7/8/7/6/5 b 7 0", 6).starts_with("black lost more than the 6 marbles"));
    assert!(position("5/6/7/8/bw7/8/7/6/5 b 3 3", 3).starts_with("both sides lost the 3 marbles"));
    assert!(position("5/6/7/8/9/8/7/6/5 b 0 0", 6).starts_with("no marble on the board"));
    assert!(position(START, 0).starts_with("both sides lost the 0 marbles"));
    assert!(position(START, 256).contains("256"));
    assert!(refusal::<Position>(&format!(r#"{{"text":"{START}"}}"#)).contains("to_win"));
    assert!(refusal::<Position>(&format!(r#"{{"text":"{START}","to_win":6,"won":1}}"#)).contains("won"));
    assert!(refusal::<Position>(&format!("\"{START}\"")).contains("invalid type"));
    assert!(refusal::<Setup>(r#"{"text":"5/6","to_win":6}"#).starts_with("4 fields expected"));
    assert!(refusal::<Layout>(r#""standard""#).starts_with("no layout"));
    assert!(refusal::<Rules>(r#"{"layout":"star","to_win":-1}"#).contains("-1"));
    assert!(refusal::<Rules>(r#"{"layout":"star","to_win":6,"to_lose":6}"#).contains("to_lose"));
    assert!(refusal::<Move>(r#"{"marbles":"e5 e10","direction":"east"}"#).starts_with("no cell"));
    assert!(refusal::<Move>(r#"{"marbles":"e5","direction":"E"}"#).starts_with("no direction"));
    assert!(refusal::<Kind>(r#""push""#).contains("push"));
    assert!(refusal::<Reason>(r#""Blocked""#).contains("Blocked"));
    assert!(refusal::<Displacement>(r#"{"color":"red","from":"e5","to":null}"#).contains("red"));
    // The same in the compact form: the text, then seven that win where eight are lost.
    let rules = Rules { to_win: 8, ..Rules::CLASSICAL };
    let late = Position::parse("5/6/7/8/4bbbww/8/7/6/5 w 8 2", rules).unwrap();
    let mut compact = postcard::to_allocvec(&late).unwrap();
    assert_eq!(postcard::from_bytes::<Position>(&compact), Ok(late));
    assert_eq!(compact.pop(), Some(8));
    assert!(postcard::from_bytes::<Position>(&compact).is_err());
    compact.push(7);
    assert!(postcard::from_bytes::<Position>(&compact).is_err());
}
