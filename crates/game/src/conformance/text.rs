//! The laws of text.

use alloc::string::{String, ToString};

use super::{assert_same, broken, list::listed};
use crate::Text;

/// Asserts the laws of text for one position, which was set up under `rules`, and for its moves.
///
/// # Panics
///
/// If a law is broken, or if a reader panics.
#[track_caller]
pub fn assert_text<P: Text>(position: &P, rules: &P::Rules) {
    let text = position.to_string();
    if text.trim() != text || text.is_empty() || text.contains(['\n', '\r']) || text.contains(" ;") {
        broken("one line", position, format_args!("it is written {text:?}"));
    }
    assert_round_trip(position, &text, rules);
    for prefix in prefixes(&text) {
        if let Ok(read) = P::parse_position(prefix, rules) {
            let written = read.to_string();
            if P::parse_position(&written, rules).ok().as_ref() != Some(&read) {
                broken("prefix", &read, format_args!("{prefix:?} is read, but not its text {written:?}"));
            }
        }
    }
    let moves = listed(position);
    for &mv in &moves {
        let text = position.move_text(mv).to_string();
        if text.is_empty() || text.contains(char::is_whitespace) {
            broken("one word", position, format_args!("{mv:?} is written {text:?}"));
        }
        match position.parse_move(&text) {
            Ok(read) if read == mv => {}
            Ok(read) => broken("move text", position, format_args!("{mv:?}, {text:?}, is read as {read:?}")),
            Err(error) => {
                broken("move text", position, format_args!("{mv:?}, {text:?}, is refused: {error}"));
            }
        }
    }
    if let Some(&mv) = moves.first() {
        let text = position.move_text(mv).to_string();
        for prefix in prefixes(&text) {
            let _ = position.judge_move(prefix);
        }
    }
}

#[track_caller]
fn assert_round_trip<P: Text>(position: &P, text: &String, rules: &P::Rules) {
    match P::parse_position(text, rules) {
        Err(error) => broken("text", position, format_args!("its text {text:?} is refused: {error}")),
        Ok(read) if read != *position => {
            broken("text", position, format_args!("its text {text:?} is read as {read:?}"));
        }
        Ok(read) if read.to_string() != *text => {
            broken("text", position, format_args!("its text is {text:?}, then {:?}", read.to_string()));
        }
        Ok(read) => assert_same(position, &read),
    }
}

fn prefixes(text: &str) -> impl Iterator<Item = &str> {
    text.char_indices().map(|(end, _)| &text[..end])
}
