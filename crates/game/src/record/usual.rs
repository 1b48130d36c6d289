//! What a game records that has no draws of its own.

use alloc::vec::Vec;
use core::fmt;

use crate::{History, Recorded};

/// What players may agree, other than the end, in a game without such agreements: nothing. There is no such value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NoAgreement {}

/// The rules of record of a game whose own rules name no draw by its course: either side may claim one when a position
/// stands for the third time; and there may be a count of moves that take nothing.
///
/// ```
/// use rulebook_game::UsualLaws;
///
/// let clubs = UsualLaws { quiet_moves: Some(50) };
/// assert_ne!(clubs, UsualLaws::DEFAULT);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct UsualLaws {
    /// The game is drawn by itself after so many moves of each side that take nothing; `None` is never.
    pub quiet_moves: Option<u32>,
}

impl UsualLaws {
    /// Without a count.
    pub const DEFAULT: Self = Self { quiet_moves: None };

    /// The draw that comes by itself; the game tells which of its moves take nothing.
    #[must_use]
    pub fn automatic<P: Recorded>(
        self,
        history: &History<P>,
        is_quiet: impl FnMut(&P, P::Move) -> bool,
    ) -> Option<UsualGround> {
        let limit = 2 * self.quiet_moves? as usize;
        (history.run(is_quiet) >= limit).then_some(UsualGround::QuietMoves)
    }

    /// What either side may claim.
    #[must_use]
    pub fn claims<P: Recorded>(self, history: &History<P>) -> Vec<UsualGround> {
        let threefold = history.occurrences() >= 3;
        threefold.then_some(UsualGround::ThreefoldRepetition).into_iter().collect()
    }
}

/// Why a game is drawn by its course under [`UsualLaws`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum UsualGround {
    /// The position stands for the third time, with the same side to move.
    ThreefoldRepetition,
    /// So many moves of each side have taken nothing.
    QuietMoves,
}

impl fmt::Display for UsualGround {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ThreefoldRepetition => "threefold repetition",
            Self::QuietMoves => "moves that took nothing",
        })
    }
}
