//! The laws of playing.

use alloc::{format, string::ToString};

use super::{broken, list::listed};
use crate::Position;

/// Asserts the laws of playing for one position: its listed moves are played, and those of `candidates`
/// that are not legal are tried.
///
/// # Panics
///
/// If a law is broken.
#[track_caller]
pub fn assert_play<P: Position>(position: &P, candidates: impl IntoIterator<Item = P::Move>) {
    // Equality may leave things out; the debug form does not.
    let original = format!("{position:?}");
    for mv in listed(position) {
        let mut checked = position.clone();
        let mut unchecked = position.clone();
        if let Err(reason) = checked.play(mv) {
            broken("play", position, format_args!("{mv:?} is listed, but play refuses it: {reason}"));
        }
        unchecked.play_unchecked(mv);
        if checked != unchecked || format!("{checked:?}") != format!("{unchecked:?}") {
            let what = format_args!("{mv:?} checked gives {checked:?}, unchecked {unchecked:?}");
            broken("play", position, what);
        }
        if format!("{position:?}") != original {
            broken("copy", position, format_args!("{mv:?}, played in a copy, changed {original}"));
        }
    }
    for mv in candidates {
        let Err(reason) = position.check(mv) else { continue };
        let mut copy = position.clone();
        match copy.play(mv) {
            Ok(()) => broken("refusal", position, format_args!("play takes {mv:?}, but check: {reason}")),
            Err(other) if other.to_string() != reason.to_string() => {
                broken("refusal", position, format_args!("play says {other} of {mv:?}, but check: {reason}"));
            }
            Err(_) if copy != *position || format!("{copy:?}") != original => {
                broken("refusal", position, format_args!("{mv:?} is refused, but leaves {copy:?}"));
            }
            Err(_) => {}
        }
    }
}
