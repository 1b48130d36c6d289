//! The words under a board.

use core::fmt;

use rulebook_game::Position;

/// Whose turn it is, or how the game has ended.
pub(crate) struct Caption<'a, P>(pub(crate) &'a P);

impl<P: Position> fmt::Display for Caption<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.game_outcome() {
            Some(outcome) => outcome.fmt(f),
            None => write!(f, "{} to move", self.0.turn()),
        }
    }
}
