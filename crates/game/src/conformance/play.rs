//! The laws of playing.

use alloc::{format, string::ToString, vec::Vec};
use core::ops::ControlFlow::{Break, Continue};

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
    assert_children(position);
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

#[track_caller]
fn assert_children<P: Position>(position: &P) {
    let moves = listed(position);
    let mut visited = Vec::new();
    position.for_each_child(|mv, child| {
        let mut played = position.clone();
        played.play_unchecked(mv);
        if *child != played || format!("{child:?}") != format!("{played:?}") {
            broken("children", position, format_args!("{mv:?} gives {played:?}, but as a child {child:?}"));
        }
        visited.push(mv);
    });
    if visited != moves {
        broken("children", position, format_args!("the children's moves are {visited:?}, not {moves:?}"));
    }
    let mut visits = 0;
    let stopped = position.try_for_each_child(|mv, _| {
        visits += 1;
        if visits < moves.len() { Continue(()) } else { Break(mv) }
    });
    if stopped.break_value() != moves.last().copied() || visits != moves.len() {
        broken("children", position, format_args!("a break at the last of {} children is lost", moves.len()));
    }
}
