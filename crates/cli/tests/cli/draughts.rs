//! Draughts on the command line: every command, every preset.

use super::rulebook;

#[test]
fn the_presets_and_layouts_are_listed() {
    let list = rulebook(&["games"]).fine();
    for line in [
        "draughts: Draughts: the Nathan set, international, and their family",
        "  rules: nathan, international, brazilian, pool, russian, english, italian, frisian (the first by default)",
        "  layouts: start, woldouby, random178, all-kings, almost-promotion",
    ] {
        assert!(list.lines().any(|listed| listed == line), "no {line:?} in {list}");
    }
}

#[test]
fn moves_go_by_their_text() {
    let moves = |args: &[&str]| rulebook(&[&["moves", "draughts"], args].concat()).fine();
    assert_eq!(moves(&[]), "16-21\n17-21\n17-22\n18-22\n18-23\n19-23\n19-24\n20-24\n20-25\n");
    assert_eq!(moves(&["--position", "W:WK40:B27,34"]), "40x31\n40x36\n");
    let twins = ["--rules", "international", "--position", "W:WK4:B13,20,32,37"];
    let listed = moves(&twins);
    assert!(listed.contains("4x27x38x15\n4x31x42x15\n"), "{listed}");
    assert_eq!(moves(&["--rules", "english"]).lines().count(), 7);
}

#[test]
fn play_takes_every_form_of_a_move() {
    let play = |args: &[&str]| rulebook(&[&["play", "draughts"], args].concat());
    assert_eq!(play(&["20-25", "31-26"]).fine(), "B:W26,32-50:B1-19,25\noutcome: ongoing\n");
    let ring = ["--position", "W:W32:B17,18,27,28"];
    for text in ["32x32", "32x21x12x23x32", "32x32x17x18x27x28"] {
        let out = play(&[&ring[..], &[text]].concat()).fine();
        assert_eq!(out, "B:W32:B\noutcome: white wins by taking all pieces\n", "{text}");
    }
    let twins = ["--rules", "international", "--position", "W:WK4:B13,20,32,37", "4x15"];
    let line = play(&twins).refused();
    assert!(line.starts_with("move 1 (4x15): ambiguous: 4x"), "{line}");
    assert_eq!(play(&["20-26"]).refused(), "move 1 (20-26): a man cannot go from 20 to 26");
    assert!(play(&["20-99"]).refused().starts_with("move 1 (20-99): there is no such square"));
}

#[test]
fn why_names_the_captures() {
    for (position, mv, code, text) in [
        ("start", "20-25", 0, "legal"),
        ("W:W28,47:B22", "47-42", 1, "illegal: a capture is obligatory: 28x17"),
        ("W:WK40:B27,34", "40x12", 1, "illegal: the king must land where the capture goes on, on 18"),
        ("W:W28:B1", "28x17", 1, "illegal: there is nothing to take between 28 and 17"),
    ] {
        let said = rulebook(&["why", "draughts", mv, "--position", position]);
        assert_eq!((said.code, said.out.trim_end()), (Some(code), text), "{position} {mv}");
    }
}

#[test]
fn perft_counts_under_every_preset() {
    for (rules, nodes) in [
        ("nathan", "27132"),
        ("international", "27117"),
        ("brazilian", "7473"),
        ("pool", "7482"),
        ("russian", "7482"),
        ("english", "7361"),
        ("italian", "7361"),
        ("frisian", "21265"),
    ] {
        let out = rulebook(&["perft", "draughts", "5", "--rules", rules]).fine();
        assert!(out.starts_with(&format!("{nodes} nodes in ")), "{rules}: {out}");
    }
    for (layout, nodes) in
        [("woldouby", "215"), ("random178", "87195"), ("all-kings", "7062"), ("almost-promotion", "86351")]
    {
        let args = ["perft", "draughts", "5", "--rules", "international", "--position", layout];
        let out = rulebook(&args).fine();
        assert!(out.starts_with(&format!("{nodes} nodes in ")), "{layout}: {out}");
    }
}

#[test]
fn a_position_is_refused_with_every_fault() {
    let line = rulebook(&["moves", "draughts", "--position", "W:WK4,WK5,55:B4"]).refused();
    assert_eq!(
        line,
        "--position: there is no such square on the board, at byte 10; square 4 is named twice, again at byte 14"
    );
}

#[test]
fn the_board_is_drawn() {
    let out = rulebook(&["show", "draughts", "--ascii", "--rules", "english"]).fine();
    assert_eq!(
        out.lines().collect::<Vec<_>>(),
        [
            " 1    b   b   b   b",
            " 5  b   b   b   b",
            " 9    b   b   b   b",
            "13  .   .   .   .",
            "17    .   .   .   .",
            "21  w   w   w   w",
            "25    w   w   w   w",
            "29  w   w   w   w",
            "",
            "black to move",
        ]
    );
}
