//! How a game ends, as far as the position alone says (A14, A15).

use core::fmt;

use rulebook_game::{Color, Outcome};

use crate::Position;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Reason {
    /// As many marbles are ejected as win (A2, A14).
    Ejected,
    /// The side to move has no legal move (A15).
    Blocked,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ejected => "ejected marbles",
            Self::Blocked => "a block",
        })
    }
}

impl Position {
    /// Whether as many marbles are ejected as win.
    #[inline(always)]
    pub(crate) const fn is_decided(&self) -> bool {
        let (tally, to_win) = (self.tally, self.tally.to_win());
        tally.own_lost() >= to_win || tally.enemy_lost() >= to_win
    }

    /// The outcome, where it can be told without looking for moves (A14).
    pub(crate) fn decision(&self) -> Option<Outcome<Reason>> {
        if !self.is_decided() {
            return None;
        }
        let winner: Color = if self.tally.own_lost() >= self.to_win() { !self.turn() } else { self.turn() };
        Some(Outcome::Win { winner, reason: Reason::Ejected })
    }
}
