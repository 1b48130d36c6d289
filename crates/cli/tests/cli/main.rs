//! The program as it is used: arguments in, output and exit code out.

mod abalone;
mod bad_input;
mod draughts;
mod kit;
mod morris;
mod moves;
mod perft;
mod pipe;
mod show;
mod suite;

use std::{
    ffi::OsStr,
    path::PathBuf,
    process::{Command, Stdio},
};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// What the program said.
#[derive(Debug)]
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Said {
    /// The output of a run that did what it was asked to, without complaint.
    #[track_caller]
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{self:?}");
        self.out
    }

    /// The single line of complaint of a run that refused its input.
    #[track_caller]
    fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{self:?}");
        assert!(self.err.ends_with('\n') && self.err.lines().count() == 1, "{self:?}");
        let line = self.err.strip_prefix("rulebook: ").map(str::trim_end);
        line.unwrap_or_else(|| panic!("not said by the program: {self:?}")).to_owned()
    }
}

fn program(args: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rulebook"));
    command.args(args).stdin(Stdio::null());
    command
}

fn rulebook(args: &[impl AsRef<OsStr>]) -> Said {
    let output = program(args).output().expect("the program starts");
    Said {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// A path for a test's own file.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn games_lists_names_rules_and_layouts() {
    let list = rulebook(&["games"]).fine();
    assert!(list.starts_with("chess: Chess and Chess960\n"), "{list}");
    for line in ["  rules: jumbo, fide (the first by default)", "  layouts: start, kiwipete"] {
        assert!(list.lines().any(|listed| listed == line), "no {line:?} in {list}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    for args in [&["--help"][..], &["help", "perft"], &["play", "--help"], &["--version"]] {
        assert!(!rulebook(args).fine().is_empty(), "{args:?}");
    }
    assert_eq!(rulebook(&["--version"]).fine(), concat!("rulebook ", env!("CARGO_PKG_VERSION"), "\n"));
}

/// Each game with what `games` says of it behind a heading like `rules:`.
fn listed<'a>(list: &'a str, heading: &str) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut found = Vec::new();
    let mut game = "";
    for line in list.lines() {
        if let Some(names) = line.trim_start().strip_prefix(heading) {
            let names = names.split(" (").next().unwrap_or(names);
            found.push((game, names.trim().split(", ").collect()));
        } else if !line.starts_with(' ') {
            game = line.split(':').next().unwrap_or(line);
        }
    }
    found
}

#[test]
fn every_game_has_rules_and_unlike_names() {
    let list = rulebook(&["games"]).fine();
    let rules = listed(&list, "rules:");
    let mut games: Vec<_> = rules.iter().map(|(game, _)| game).collect();
    games.sort_unstable();
    games.dedup();
    assert_eq!(games.len(), rules.len(), "{list}");
    for (game, mut names) in rules {
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert!(count > 0 && names.len() == count, "{game}: {names:?}");
    }
}

#[test]
fn every_layout_can_be_read_under_the_default_rules() {
    let list = rulebook(&["games"]).fine();
    for (game, names) in listed(&list, "layouts:") {
        for name in names {
            let moves = rulebook(&["moves", game, "--position", name]).fine();
            assert!(!moves.is_empty(), "{game} {name}");
        }
    }
}
