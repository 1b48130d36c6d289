//! Dames en kit on the command line.

use super::rulebook;

const CHAIN: &str = "2w/2B/WBw w 17:9,18:8 -1,-2";

#[test]
fn the_game_and_its_presets_are_listed() {
    let list = rulebook(&["games"]).fine();
    let mut lines = list.lines().skip_while(|line| !line.starts_with("kit: "));
    assert_eq!(lines.next(), Some("kit: Dames en kit: draughts on a board that the players lay"));
    assert_eq!(lines.next(), Some("  rules: optional, mandatory (the first by default)"));
}

#[test]
fn leaves_are_counted_under_both_rules() {
    for rules in ["optional", "mandatory"] {
        let counted = rulebook(&["perft", "kit", "5", "--rules", rules]).fine();
        assert!(counted.starts_with("113704 nodes"), "{counted}");
    }
    let below = |rules| rulebook(&["perft", "kit", "1", "--position", CHAIN, "--rules", rules]).fine();
    assert!(below("optional").starts_with("2 nodes"));
    assert!(below("mandatory").starts_with("1 node"));
}

#[test]
fn moves_and_play_go_by_their_text() {
    assert_eq!(rulebook(&["moves", "kit"]).fine(), "T0,0\nT0,0+P0,0\n");
    let chains = rulebook(&["moves", "kit", "--position", CHAIN]).fine();
    let mut chains: Vec<_> = chains.lines().collect();
    chains.sort_unstable();
    assert_eq!(chains, ["-1,-2x1,-2", "-1,-2x1,-2x1,0"]);
    // A move may begin with a hyphen.
    assert_eq!(
        rulebook(&["play", "kit", "-1,-2x1,-2x1,0", "T0,-1", "--position", CHAIN]).fine(),
        "2W/1bb/wbw w 17:9,17:8 -1,-2\noutcome: ongoing\n"
    );
    assert_eq!(
        rulebook(&["play", "kit", "T0,0+P0,0", "T1,0+P1,0", "T2,0"]).fine(),
        "WBw b 18:9,19:9 0,0\noutcome: ongoing\n"
    );
    let last = ["play", "kit", "0,0x2,0", "--position", "WBw w 18:9,19:0 0,0"];
    assert_eq!(rulebook(&last).fine(), "wbW b 18:9,19:0 0,0\noutcome: white wins by capture\n");
}

#[test]
fn why_says_what_the_rules_say() {
    for (mv, text) in [
        ("T3,0", "illegal: a capture is obligatory: -1,-2x1,-2, -1,-2x1,-2x1,0"),
        ("-1,-2x3,-2", "illegal: leap 1 is not possible"),
        ("1,-2x1,0", "illegal: the player has no pawn on 1,-2"),
    ] {
        let run = rulebook(&["why", "kit", mv, "--position", CHAIN]);
        assert_eq!((run.code, run.out.trim_end()), (Some(1), text), "{mv}");
    }
    let short = rulebook(&["why", "kit", "-1,-2x1,-2", "--position", CHAIN, "--rules", "mandatory"]);
    assert_eq!(short.out.trim_end(), "illegal: the chain can be continued and must be");
    let over = rulebook(&["why", "kit", "T3,0", "--position", "wbW b 18:9,19:0 0,0"]);
    assert_eq!(over.out.trim_end(), "illegal: the game is over: white wins by capture");
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    let position = |text: &str| rulebook(&["show", "kit", "--position", text]).refused();
    assert_eq!(
        position("wxb w 19:10,19:10 0,0"),
        "--position: w, b, W, B or a number expected on the board, but 'x' stands at byte 1"
    );
    assert_eq!(
        position("w1/1b w 19:10,18:10 0,0"),
        "--position: black has 19 tiles on the table and in hand, not 20; \
         the tiles are not connected by their sides"
    );
    let line = rulebook(&["play", "kit", "T0,0", "T1"]).refused();
    assert_eq!(line, "move 2 (T1): a cell like -1,2 expected at byte 1 of the move");
}

#[test]
fn the_table_is_shown() {
    assert_eq!(
        rulebook(&["show", "kit", "--position", CHAIN]).fine(),
        "    0      □\n   -1      ●\n   -2  ○ ● □\ncolumns -1 to 1\n\
         in hand: white 17 tiles and 9 pawns, black 18 tiles and 8 pawns\nwhite to move\n"
    );
}
