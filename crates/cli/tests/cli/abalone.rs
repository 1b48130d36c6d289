//! Abalone on the command line.

use super::rulebook;

#[test]
fn the_layouts_are_listed_and_can_be_played() {
    let list = rulebook(&["games"]).fine();
    for (layout, leaves) in
        [("classical", "1936"), ("belgian-daisy", "2692"), ("the-wall", "9630"), ("star", "2217")]
    {
        assert!(list.contains(layout), "no {layout} in {list}");
        let counted = rulebook(&["perft", "abalone", "2", "--position", layout]).fine();
        assert!(counted.starts_with(&format!("{leaves} nodes")), "{layout}: {counted}");
    }
}

#[test]
fn moves_and_play_go_by_their_text() {
    let moves = rulebook(&["moves", "abalone"]).fine();
    assert_eq!(moves.lines().count(), 44);
    assert!(moves.lines().any(|mv| mv == "c3c5d3"), "{moves}");
    assert_eq!(
        rulebook(&["play", "abalone", "a1b2", "i9h8"]).fine(),
        "wwww1/wwwwww/2www2/4w3/9/3b4/2bbb2/bbbbbb/1bbbb b 0 0\noutcome: ongoing\n"
    );
    let win = ["play", "abalone", "e5e6", "--position", "5/6/7/8/4bbbww/8/7/6/5 b 0 5"];
    assert_eq!(
        rulebook(&win).fine(),
        "5/6/7/8/5bbbw/8/7/6/5 w 0 6\noutcome: black wins by ejected marbles\n"
    );
}

#[test]
fn why_says_what_the_rules_say() {
    let row = ["--position", "5/6/7/8/bbbbwww2/8/7/6/5 b 0 0"];
    for (mv, text) in [
        ("e2e3", "illegal: pac, 3:3: as many enemy marbles stand ahead as push"),
        ("e1e2", "illegal: 4 marbles are more than three"),
        ("e5e6", "illegal: the marble on e5 is not black's"),
    ] {
        let run = rulebook(&[&["why", "abalone", mv][..], &row].concat());
        assert_eq!((run.code, run.out.trim_end()), (Some(1), text), "{mv}");
    }
}

#[test]
fn the_board_is_shown() {
    let shown = rulebook(&["show", "abalone", "--position", "german-daisy"]).fine();
    assert!(shown.ends_with("black to move\n"), "{shown}");
}
