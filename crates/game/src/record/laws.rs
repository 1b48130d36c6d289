//! What a game tells its record.

use alloc::vec::Vec;
use core::fmt::{Debug, Display};

use crate::{Color, History, Position};

/// A game whose course can be kept in a [`Game`](crate::Game).
///
/// A position knows how it ends by itself. What looks at more than one position is told here: which moves cannot be
/// taken back by later ones, when a game is drawn although moves remain, and who may claim that. All of it is asked
/// of the [`History`] and gives a value; nothing here changes a game.
pub trait Recorded: Position {
    /// The rules of the record, with the presets as constants.
    type Laws: Clone + Eq + Debug;
    /// Why a game is drawn by its course. Its `Display` completes "draw by …".
    type Ground: Copy + Eq + Debug + Display;
    /// What the players may agree in the course of a game, other than its end. [`NoAgreement`](crate::NoAgreement)
    /// where there is no such thing.
    type Agreement: Copy + Eq + Debug;

    /// No position before `mv` can ever stand again after it: a capture, say.
    ///
    /// Repetition looks no further back than the last such move. `false` is always right, and slower.
    fn is_irreversible(&self, mv: Self::Move) -> bool;

    /// The draw that comes by itself with the last position. Asked only where the position has not ended the game.
    fn automatic(laws: &Self::Laws, history: &History<Self>) -> Option<Self::Ground>;

    /// The draws that `side` may claim now. Asked only while the game goes on.
    fn claims(laws: &Self::Laws, history: &History<Self>, side: Color) -> Vec<Self::Ground>;

    /// The draws that the player on turn may claim by announcing `mv`, a legal move. Asked only while the game goes on.
    /// By default none.
    fn claims_announcing(_laws: &Self::Laws, _history: &History<Self>, _mv: Self::Move) -> Vec<Self::Ground> {
        Vec::new()
    }

    /// Whether the laws know the agreement. By default they do.
    fn permits(_laws: &Self::Laws, _agreement: Self::Agreement) -> bool {
        true
    }

    /// Whether `side` could still win, with the worst help that the enemy can give. If not, a flag that falls
    /// against it only draws. By default it could.
    fn could_win(&self, _side: Color) -> bool {
        true
    }
}
