//! The laws of generation and legality.

use alloc::vec::Vec;
use core::ops::ControlFlow::{Break, Continue};

use super::{
    broken,
    list::{MoveSet, listed},
};
use crate::Position;

/// Asserts the laws of listing, legality and outcomes for one position, with `candidates` for the moves
/// that may or may not be legal in it.
///
/// # Panics
///
/// If a law is broken.
#[track_caller]
pub fn assert_position<P: Position>(position: &P, candidates: impl IntoIterator<Item = P::Move>) {
    let moves = listed(position);
    let set = MoveSet::new(&moves);
    assert_listing(position, &moves, &set);
    assert_break(position, &moves);
    assert_counts(position, &moves);
    assert_legality(position, &moves, &set, candidates);
    assert_outcome(position, &moves);
}

#[track_caller]
fn assert_listing<P: Position>(position: &P, moves: &[P::Move], set: &MoveSet<P::Move>) {
    if listed(position) != moves {
        broken("order", position, format_args!("two generations differ"));
    }
    let mut visited = Vec::new();
    position.for_each_move(|mv| visited.push(mv));
    if visited != moves {
        broken("sinks", position, format_args!("for_each_move gives {visited:?} instead of {moves:?}"));
    }
    // Behind what is there already: the list begins with the moves a first time.
    position.moves_into(&mut visited);
    if visited.len() != 2 * moves.len()
        || visited[..moves.len()] != *moves
        || visited[moves.len()..] != *moves
    {
        broken("sinks", position, format_args!("moves_into makes {visited:?} of twice {moves:?}"));
    }
    if let Some(mv) = set.duplicate() {
        broken("once", position, format_args!("{mv:?} is listed twice"));
    }
}

#[track_caller]
fn assert_counts<P: Position>(position: &P, moves: &[P::Move]) {
    let count = position.count_moves();
    if count != moves.len() as u64 {
        broken("count", position, format_args!("count_moves is {count}, but {} are listed", moves.len()));
    }
    if position.has_moves() == moves.is_empty() {
        broken("has_moves", position, format_args!("has_moves is wrong: {} are listed", moves.len()));
    }
}

/// Breaks at the first move, in the middle and at the last.
#[track_caller]
fn assert_break<P: Position>(position: &P, moves: &[P::Move]) {
    let Some(last) = moves.len().checked_sub(1) else { return };
    for stop in [0, last / 2, last] {
        let mut visits = 0;
        let result = position.try_for_each_move(|mv| {
            visits += 1;
            if visits > stop { Break(mv) } else { Continue(()) }
        });
        if visits != stop + 1 {
            broken("break", position, format_args!("told to stop at visit {}, it made {visits}", stop + 1));
        }
        if result != Break(moves[stop]) {
            broken("break", position, format_args!("gave {result:?}, not the break with {:?}", moves[stop]));
        }
    }
}

#[track_caller]
fn assert_legality<P: Position>(
    position: &P,
    moves: &[P::Move],
    set: &MoveSet<P::Move>,
    candidates: impl IntoIterator<Item = P::Move>,
) {
    for &mv in moves {
        if let Err(reason) = position.check(mv) {
            broken("listed is legal", position, format_args!("{mv:?} is listed, but refused: {reason}"));
        }
    }
    for mv in moves.iter().copied().chain(candidates) {
        let legal = position.check(mv).is_ok();
        if legal && !set.contains(mv) {
            broken("legal is listed", position, format_args!("check passes {mv:?}, which is not listed"));
        }
        if position.is_legal(mv) != legal {
            broken("is_legal", position, format_args!("is_legal and check disagree about {mv:?}"));
        }
    }
}

#[track_caller]
fn assert_outcome<P: Position>(position: &P, moves: &[P::Move]) {
    let decided = position.decided();
    if let (Some(outcome), Some(mv)) = (decided, moves.first()) {
        broken("decided", position, format_args!("{outcome} is decided, but {mv:?} is listed"));
    }
    let expected = decided.or_else(|| moves.is_empty().then(|| position.stuck()));
    let outcome = position.outcome();
    if outcome != expected {
        broken("outcome", position, format_args!("outcome is {outcome:?} instead of {expected:?}"));
    }
    let game = position.game_outcome();
    if outcome.is_some() && game != outcome {
        broken("game outcome", position, format_args!("game_outcome is {game:?} instead of {outcome:?}"));
    }
}
