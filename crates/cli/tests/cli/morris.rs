//! Men's morris on the command line: every game, every preset.

use super::rulebook;

#[test]
fn the_games_and_presets_are_listed() {
    let list = rulebook(&["games"]).fine();
    for (game, presets) in [
        ("nine", "nathan, nathan-noflying, tournament, tournament-noflying"),
        ("twelve", "jocari, free"),
        ("lasker", "lasker"),
        ("six", "six"),
        ("five", "five"),
        ("three", "three, diagonals"),
    ] {
        let mut lines = list.lines().skip_while(|line| !line.starts_with(&format!("{game}: ")));
        assert!(lines.next().is_some(), "no {game} in {list}");
        let rules = lines.next().unwrap().trim_start().trim_end_matches(" (the first by default)");
        assert_eq!(rules, format!("rules: {presets}"), "{game}");
    }
}

#[test]
fn moves_go_by_their_text() {
    let moves = |args: &[&str]| rulebook(&[&["moves"], args].concat()).fine();
    assert_eq!(moves(&["nine"]).lines().count(), 24);
    assert_eq!(moves(&["three"]), "a1\na2\na3\nb1\nb2\nb3\nc1\nc2\nc3\n");
    // All enemy men stand in a mill: the seed's rules let none be taken.
    let closing = |rules| {
        let listed = moves(&["nine", "--position", "W.W.BBB./.W....W./........ w 0,0", "--rules", rules]);
        listed.lines().filter(|mv| mv.starts_with("d6-d7")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(closing("nathan"), ["d6-d7"]);
    assert_eq!(closing("tournament"), ["d6-d7xa1", "d6-d7xd1", "d6-d7xg1"]);
}

#[test]
fn play_lays_moves_and_takes() {
    let play = |args: &[&str]| rulebook(&[&["play"], args].concat());
    assert_eq!(
        play(&["nine", "a7", "a1", "d7", "d1", "g7xa1"]).fine(),
        "WWW..B../......../........ b 6,7\noutcome: ongoing\n"
    );
    assert_eq!(
        play(&["three", "a1", "b3", "b1", "c3", "c1"]).fine(),
        ".BB...WWW b 0,1\noutcome: white wins by a line of three\n"
    );
    assert_eq!(
        play(&["twelve", "a7", "a1"]).fine(),
        "W.....B./......../........ w 11,11 -\noutcome: ongoing\n"
    );
    let line = play(&["nine", "a7", "a1", "d7", "d1", "g7"]).refused();
    assert_eq!(line, "move 5 (g7): a mill is closed: 1 must be taken, of d1, a1");
    assert!(play(&["nine", "a8"]).refused().starts_with("move 1 (a8): "));
}

#[test]
fn why_says_what_the_rules_say() {
    let reformed = ["twelve", "d6-d7", "--position", "W.W...B./.W.....B/...B.... w 0,0 a7g7:a7d6g7"];
    for (args, code, text) in [
        (&["nine", "a7"][..], 0, "legal"),
        (&["nine", "a7-d7"], 1, "illegal: all men are laid before one moves, and 9 are in hand"),
        (&["lasker", "a7-d7"], 1, "illegal: no man stands on a7"),
        (&reformed, 1, "illegal: the mill a7-d7-g7 was opened, and the same men may not form it again"),
    ] {
        let said = rulebook(&[&["why"], args].concat());
        assert_eq!((said.code, said.out.trim_end()), (Some(code), text), "{args:?}");
    }
}

#[test]
fn perft_counts_under_every_preset() {
    for (game, rules, depth, nodes) in [
        ("nine", "nathan", "5", "5140800"),
        ("nine", "nathan-noflying", "5", "5140800"),
        ("nine", "tournament", "5", "5140800"),
        ("nine", "tournament-noflying", "5", "5140800"),
        ("twelve", "jocari", "5", "5150880"),
        ("twelve", "free", "5", "5150880"),
        ("lasker", "lasker", "4", "319176"),
        ("six", "six", "5", "531648"),
        ("five", "five", "5", "531648"),
        ("three", "three", "7", "158112"),
        ("three", "diagonals", "7", "199296"),
    ] {
        let out = rulebook(&["perft", game, depth, "--rules", rules]).fine();
        assert!(out.starts_with(&format!("{nodes} nodes in ")), "{game} {rules}: {out}");
    }
}

#[test]
fn perft_counts_in_every_way_with_records() {
    // The second of these positions has more records than have a place in it.
    for (position, nodes) in [
        ("W...B.../......../WB.BWBB. b 0,0 a1c3:d3e4g1,a7c5:a7c5e3,c3c5:c3d3d5,c3e3:c3d3e4", "5240"),
        (
            "BB.B..B./BBW.B.../W....B.W b 0,0 a7c5:a7b6g4,a7c5:a7d7g4,a7g7:a7d7g4,b6f6:b6d6g4,c5e5:b6d6g4,\
             d5d7:a7b6d7,d5d7:b6d6d7,d5d7:d6d7g4,e3e5:d3d6f2",
            "12075",
        ),
    ] {
        let plain = ["perft", "twelve", "3", "--position", position];
        for options in
            [&[][..], &["--no-bulk"], &["--hash", "1"], &["--hash", "1", "--no-bulk", "--threads", "2"]]
        {
            let out = rulebook(&[&plain[..], options].concat()).fine();
            assert!(out.starts_with(&format!("{nodes} nodes in ")), "{position} {options:?}: {out}");
        }
    }
}

#[test]
fn a_position_is_refused_with_its_place() {
    let line = rulebook(&["moves", "nine", "--position", "......../......../........ w 9,7"]).refused();
    assert_eq!(line, "--position: with white to move, white cannot have 9 men in hand and black 7");
}

#[test]
fn the_board_is_drawn() {
    let out = rulebook(&["show", "six", "--ascii", "--position", "W...B.../.W....B. w 4,4"]).fine();
    let board = "\
5 W-------.-------.
  |       |       |
4 |   .---W---.   |
  |   |       |   |
3 .---.       .---.
  |   |       |   |
2 |   B---.---.   |
  |       |       |
1 .-------.-------B
  a   b   c   d   e

in hand: white 4, black 4
white to move
";
    assert_eq!(out, board);
}
