//! Moves that begin with a hyphen.
//!
//! In a game with coordinates a move may read `-1,2-0,2`. No option begins with a hyphen and a digit, so
//! among the arguments of `play` and `why` such a text is a move; but clap takes it for an option, or else,
//! if told that moves may begin with hyphens, takes the options behind a move for moves. So the hyphen is
//! replaced before clap sees it, and put back in what clap gives.

use std::{convert::Infallible, ffi::OsString};

/// Stands for the hyphen: no character, and in no text that means anything.
const STAND_IN: char = '\u{fdd0}';

/// The arguments for clap.
pub(super) fn hide(args: &[OsString]) -> Vec<OsString> {
    let takes_moves = args.get(1).is_some_and(|command| command == "play" || command == "why");
    let hide = |arg: &OsString| match arg.to_str().and_then(|text| text.strip_prefix('-')) {
        Some(rest) if takes_moves && rest.starts_with(|first: char| first.is_ascii_digit()) => {
            format!("{STAND_IN}{rest}").into()
        }
        _ => arg.clone(),
    };
    args.iter().map(hide).collect()
}

/// A value that was hidden: a value parser.
#[expect(clippy::unnecessary_wraps, reason = "clap asks for a result")]
pub(super) fn lift(value: &str) -> Result<String, Infallible> {
    Ok(match value.strip_prefix(STAND_IN) {
        Some(rest) => format!("-{rest}"),
        None => value.to_owned(),
    })
}

/// clap's words about what was hidden.
pub(super) fn show(text: &str) -> String {
    text.replace(STAND_IN, "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hyphen_before_a_digit_comes_back() {
        let hide_and_lift = |args: &[&str]| -> Vec<String> {
            let args: Vec<OsString> = args.iter().map(OsString::from).collect();
            hide(&args).iter().map(|arg| lift(arg.to_str().unwrap()).unwrap()).collect()
        };
        let args = ["rulebook", "play", "-1,2-0,2", "--rules", "-", "-x", "e2e4"];
        assert_eq!(hide_and_lift(&args), args);
    }

    #[test]
    fn only_moves_are_hidden() {
        for (args, hidden) in [
            (["rulebook", "play", "-1,2"], true),
            (["rulebook", "why", "-1,2"], true),
            (["rulebook", "perft", "-1"], false),
            (["rulebook", "play", "-x"], false),
            (["rulebook", "play", "--1"], false),
            (["rulebook", "play", "-"], false),
        ] {
            let given = args.map(OsString::from);
            assert_eq!(hide(&given) != given, hidden, "{args:?}");
        }
    }
}
