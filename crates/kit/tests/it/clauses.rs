//! A test a clause, named by it.

use rulebook_game::{OutcomeText, Position as _, Text as _};
use rulebook_kit::{ChainRule, Position};

fn read(text: &str) -> Position {
    Position::parse_position(text, &ChainRule::Optional).unwrap()
}

fn why(text: &str, mv: &str) -> String {
    read(text).judge_move(mv).unwrap().map_or_else(|illegal| illegal.to_string(), |_| "legal".into())
}

fn outcome(text: &str) -> String {
    OutcomeText(read(text).outcome()).to_string()
}

#[test]
fn k02_the_first_tile_defines_the_origin() {
    assert_eq!(why("- w 20:10,20:10 0,0", "T0,0"), "legal");
    assert_eq!(why("- w 20:10,20:10 0,0", "T1,0"), "the first tile is laid on 0,0");
}

#[test]
fn k05_a_pawn_stands_on_a_free_tile_of_its_colour() {
    let text = "Wb w 19:9,19:10 0,0";
    assert_eq!(why(text, "P0,0"), "a pawn stands on 0,0");
    assert_eq!(why(text, "P1,0"), "the tile on 1,0 is not of the player's colour");
    assert_eq!(why(text, "P2,0"), "there is no tile on 2,0");
}

#[test]
fn k06_a_tile_touches_another_by_a_side() {
    assert_eq!(why("w b 19:10,20:10 0,0", "T1,1"), "a tile on 1,1 touches no other by a side");
    assert_eq!(why("w b 19:10,20:10 0,0", "T0,0"), "a tile lies on 0,0 already");
    assert_eq!(why("w b 19:10,20:10 0,0", "T0,-1"), "legal");
}

#[test]
fn k07_the_pawn_may_stand_on_the_tile_just_laid() {
    assert_eq!(why("w b 19:10,20:10 0,0", "T1,0+P1,0"), "legal");
}

#[test]
fn k08_who_has_something_in_hand_must_place() {
    assert_eq!(why("Ww w 18:9,20:10 0,0", "0,0-1,0"), "white has tiles or pawns in hand and must place");
}

#[test]
fn k11_one_leap_takes_a_whole_run() {
    assert_eq!(why("WBBBw w 18:9,17:7 0,0", "0,0x4,0"), "legal");
    assert_eq!(why("WBBbw w 18:9,17:8 0,0", "0,0x4,0"), "leap 1 is not possible");
}

#[test]
fn k12_capture_replaces_placement() {
    assert_eq!(why("WBw w 18:9,19:9 0,0", "T3,0"), "a capture is obligatory: 0,0x2,0");
}

#[test]
fn k13_a_chain_may_stop_or_must_go_on() {
    let text = "2w/2B/WBw w 17:9,18:8 0,0";
    assert_eq!(why(text, "0,0x2,0"), "legal");
    assert_eq!(why(text, "0,0x2,0x2,2"), "legal");
    let mandatory = Position::parse_position(text, &ChainRule::Mandatory).unwrap();
    let short = mandatory.parse_move("0,0x2,0").unwrap();
    assert_eq!(mandatory.check(short).unwrap_err().to_string(), "the chain can be continued and must be");
}

#[test]
fn k18_ten_captured_pawns_win() {
    assert_eq!(outcome("wbW b 18:9,19:0 0,0"), "white wins by capture");
}

#[test]
fn k20_more_free_pawns_win_without_interaction() {
    let text = "WW3/bBbbb/bbbbb/bbBbb/bbbbb/wwwww/wwWww/wwwww/www2 w 0:0,0:0 0,0";
    assert_eq!(outcome(text), "black wins by free pawns");
}

#[test]
fn k25_a_text_that_cannot_be_is_refused() {
    let refused = |text: &str| Position::parse_position(text, &ChainRule::Optional).unwrap_err().to_string();
    assert!(refused("w1/1b w 19:10,19:10 0,0").contains("not connected"));
    assert!(refused("w w 20:10,20:10 0,0").contains("white has 21 tiles"));
    assert!(refused("1w w 19:10,20:10 0,0").contains("outer row or column"));
    assert!(refused("w w 019:10,20:10 0,0").contains("hands"));
    assert!(refused("w w 19:10,20:10 -0,0").contains("origin"));
    assert!(
        refused("w  w 19:10,20:10 0,0").contains("four fields")
            || refused("w  w 19:10,20:10 0,0").contains("side")
    );
}
