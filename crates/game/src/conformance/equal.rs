//! The laws of equality.

use super::{
    broken,
    list::{MoveSet, hash, listed},
};
use crate::Position;

/// Asserts that two positions which the game holds to be the same are equal and hash equally.
///
/// # Panics
///
/// If they are not equal, or a law is broken.
#[track_caller]
pub fn assert_equal_hash<P: Position>(one: &P, other: &P) {
    for (left, right) in [(one, other), (other, one), (one, one), (other, other)] {
        if left != right {
            broken("equality", left, format_args!("not equal to {right:?}"));
        }
    }
    if hash(one) != hash(other) {
        broken("hash", one, format_args!("hashes differently from {other:?}, to which it is equal"));
    }
}

/// Asserts that two positions are equal and that nothing that the rules of play see tells them apart: turn,
/// moves, outcomes, and the position after each move.
///
/// # Panics
///
/// If they are not equal, or a law is broken.
#[track_caller]
pub fn assert_same<P: Position>(one: &P, other: &P) {
    assert_equal_hash(one, other);
    if one.turn() != other.turn() {
        broken("same", one, format_args!("the turn differs from that of {other:?}"));
    }
    if one.outcome() != other.outcome() || one.game_outcome() != other.game_outcome() {
        broken("same", one, format_args!("the outcome differs from that of {other:?}"));
    }
    let moves = listed(one);
    let others = listed(other);
    let set = MoveSet::new(&others);
    if moves.len() != others.len() || !moves.iter().all(|&mv| set.contains(mv)) {
        broken("same", one, format_args!("{moves:?} are listed, but {others:?} in {other:?}"));
    }
    for mv in moves {
        let (mut after, mut other_after) = (one.clone(), other.clone());
        after.play_unchecked(mv);
        other_after.play_unchecked(mv);
        if after != other_after {
            broken("same", one, format_args!("{mv:?} leads elsewhere than in {other:?}"));
        }
    }
}
