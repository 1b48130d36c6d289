//! `rulebook perft GAME --suite FILE`

use std::{fs, path::PathBuf};

use super::{rulebook, scratch};

fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = scratch(name);
    fs::write(&path, text).unwrap();
    path
}

const RIGHT: &str = "\
# the start, and ends
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D4 197281 ;outcome ongoing

7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 ;D0 1 ;D1 0 ;outcome draw by stalemate ;id stalemate
";

#[test]
fn it_counts_the_facts_and_succeeds_if_all_hold() {
    let path = file("right.suite", RIGHT);
    let suite = path.to_str().unwrap();
    for (args, line) in [
        (&[][..], "7 facts, 0 wrong\n"),
        (&["--rules", "fide"], "7 facts, 0 wrong\n"),
        (&["--max-nodes", "400"], "6 facts, 0 wrong\n"),
        (&["--max-nodes", "0"], "3 facts, 0 wrong\n"),
        (&["--no-bulk", "--threads", "2", "--hash", "1"], "7 facts, 0 wrong\n"),
    ] {
        let out = rulebook(&[&["perft", "chess", "--suite", suite], args].concat()).fine();
        assert_eq!(out, line, "{args:?}");
    }
}

#[test]
fn a_fact_that_does_not_hold_is_printed_with_its_line_and_fails() {
    let wrong = RIGHT.replace("D2 400", "D2 401").replace("draw by stalemate", "ongoing");
    let path = file("wrong.suite", wrong);
    let said = rulebook(&["perft", "chess", "--suite", path.to_str().unwrap()]);
    let out = "\
line 2: expected D2 401, found 400
line 4: expected outcome ongoing, found draw by stalemate
7 facts, 2 wrong
";
    assert_eq!((said.code, said.out.as_str(), said.err.as_str()), (Some(1), out, ""));
}

#[test]
fn a_file_that_cannot_be_understood_is_refused_before_anything_is_counted() {
    for (name, text, fault) in [
        (
            "field",
            &b"8/8/8/8/8/8/8/K1k5 w - - ;D1 5\n\n8/8/8/8/8/8/8/K1k5 w - - ;E1 5"[..],
            "line 3, column 27: ",
        ),
        ("facts", b"8/8/8/8/8/8/8/K1k5 w - -", "line 1, column 25: "),
        ("position", b"# one\n8/8/8/8/8/8/8/K1k4 w - - ;D1 5", "line 2: "),
        ("bytes", b"# one\n# two\n# \xff", "line 3: not UTF-8"),
    ] {
        let path = file(&format!("{name}.suite"), text);
        let line = rulebook(&["perft", "chess", "--suite", path.to_str().unwrap()]).refused();
        let (place, rest) = line.split_once(": ").unwrap();
        assert_eq!(place, path.to_str().unwrap(), "{line}");
        assert!(rest.starts_with(fault), "{line}");
    }
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let line = rulebook(&["perft", "chess", "--suite", "no/such.suite"]).refused();
    assert!(line.starts_with("cannot read no/such.suite: "), "{line}");
}
