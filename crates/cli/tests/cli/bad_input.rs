//! What is refused: one line on standard error, exit code 2.

use super::rulebook;

#[test]
fn a_position_is_refused_with_its_place() {
    for position in
        ["", "-", "- w 20:10,20:10 0,0", "--divide", "8/8", "8/8/8/8/8/8/8/8 w - - 0 1", "é\n\u{1b}é"]
    {
        for command in ["moves", "show"] {
            let line = rulebook(&[command, "chess", "--position", position]).refused();
            assert!(line.starts_with("--position: "), "{position:?}: {line}");
        }
        let line = rulebook(&["perft", "chess", "1", &format!("--position={position}")]).refused();
        // Where clap sees that the value is empty, it says so itself.
        assert!(position.is_empty() || line.starts_with("--position: "), "{position:?}: {line}");
    }
}

#[test]
fn the_line_says_what_is_wrong() {
    for (args, words) in [
        (&[][..], "requires a subcommand"),
        (&["mvoes"], "'moves'"),
        (&["moves"], "<GAME>"),
        (&["moves", "ches"], "'ches'"),
        (&["moves", "ches"], "[possible values: chess, draughts, "),
        (&["moves", "chess", "e2e4"], "'e2e4'"),
        (&["moves", "chess", "--rules", "fidé"], "--rules: chess has no \"fidé\", only jumbo, fide"),
        (&["why", "chess"], "<MOVE>"),
        (&["why", "chess", "e2e4", "e7e5"], "'e7e5'"),
        (&["show", "chess", "--svg", "x", "--ascii"], "cannot be used with"),
        (&["games", "chess"], "'chess'"),
        (&["perft", "chess"], "<DEPTH|--suite <FILE>>"),
        (&["perft", "chess", "256"], "256 is not in 0..=255"),
        (&["perft", "chess", "-1"], "-1 is not in 0..=255"),
        (&["perft", "chess", "x"], "'x'"),
        (&["perft", "chess", "3", "4"], "'4'"),
        (&["perft", "chess", "3", "--threads", "0"], "0 is not in 1..=1024"),
        (&["perft", "chess", "3", "--hash", "0"], "0 is not in 1..=1048576"),
        (&["perft", "chess", "3", "--hash", "1048577"], "1048577 is not in 1..=1048576"),
        (&["perft", "chess", "3", "--max-nodes", "3"], "--max-nodes"),
        (&["perft", "chess", "3", "--suite", "x"], "cannot be used with"),
        (&["perft", "chess", "3", "--json", "--divide"], "cannot be used with"),
        (&["perft", "chess", "--suite", "x", "--json"], "cannot be used with"),
        (&["perft", "chess", "--suite", "x", "--divide"], "cannot be used with"),
        (&["perft", "chess", "--suite", "x", "--position", "y"], "cannot be used with"),
        (&["perft", "--suite", "x"], "<GAME>"),
        (&["perft", "--json"], "<GAME>"),
        (&["perft", "--divide"], "<GAME>"),
        (&["perft", "--rules", "fide"], "<GAME>"),
        (&["perft", "--position", "start"], "<GAME>"),
        (&["perft", "--max-nodes", "3"], "<GAME>"),
    ] {
        let line = rulebook(args).refused();
        assert!(line.contains(words), "{args:?}: {line}");
        assert!(!line.contains("Usage") && !line.contains("--help"), "{args:?}: {line}");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf8_are_refused_by_number() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    let bad = OsStr::from_bytes(b"\xff\n\xfe");
    let new = OsStr::new;
    for args in [
        vec![bad],
        vec![new("moves"), bad],
        vec![new("why"), new("chess"), bad],
        vec![new("play"), new("chess"), new("e2e4"), bad],
        vec![new("moves"), new("chess"), new("--position"), bad],
        vec![new("moves"), new("chess"), new("--rules"), bad],
        vec![new("perft"), new("chess"), bad],
        vec![new("perft"), new("chess"), new("1"), new("--threads"), bad],
    ] {
        let line = rulebook(&args).refused();
        if args.len() > 1 {
            assert!(line.starts_with(&format!("argument {}: ", args.len())), "{args:?}: {line}");
        }
    }
    let line = rulebook(&[new("perft"), new("chess"), new("--suite"), bad]).refused();
    assert!(line.starts_with("cannot read "), "{line}");
}
