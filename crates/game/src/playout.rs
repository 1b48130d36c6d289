//! Playing on at random.

use alloc::vec::Vec;

use crate::{Outcome, Position};

/// Where a [`playout`] came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout<P: Position> {
    /// The last position.
    pub position: P,
    /// The number of moves played.
    pub plies: u32,
    /// How the game ended; `None` if the limit stopped it.
    pub outcome: Option<Outcome<P::Reason>>,
}

/// Plays on from `position` until the game ends or `ply_limit` moves are played.
///
/// For each move, `choose` is given the number of legal moves and returns the index of the one to play, in
/// the order of generation. An answer beyond the last index is taken modulo the number, so the bare output
/// of a random source will do (its bias is far below what a playout can show).
///
/// The game ends by [`Position::game_outcome`]. Many games can shuffle for ever; the limit is there for
/// them. A game that ends with the very last move allowed has its outcome.
///
/// ```
/// # include!("../tests/it/toys/heap.rs");
/// use rulebook_game::playout;
/// # fn main() {
///
/// let heap = Heap { counters: 5, turn: Color::White };
/// let end = playout(heap, 100, |moves| moves - 1);
/// assert_eq!((end.plies, end.outcome.unwrap().winner()), (3, Some(Color::White)));
/// assert_eq!(playout(heap, 2, |_| 0).outcome, None);
/// # }
/// ```
pub fn playout<P: Position>(
    mut position: P,
    ply_limit: u32,
    mut choose: impl FnMut(usize) -> usize,
) -> Playout<P> {
    let mut moves = Vec::new();
    let mut plies = 0;
    loop {
        let outcome = position.game_outcome();
        if outcome.is_some() || plies == ply_limit {
            return Playout { position, plies, outcome };
        }
        moves.clear();
        position.moves_into(&mut moves);
        position.play_unchecked(moves[choose(moves.len()) % moves.len()]);
        plies += 1;
    }
}
