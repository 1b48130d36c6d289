//! How a game of morris ends, as far as the position alone says (N12, N13, N17, T6, T7).

use core::fmt;

use rulebook_game::{Color, Outcome};

use crate::{BlockedRule, Position, Variant, generate::in_mills};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// A side has fewer than three men, on the board and in hand together (N12, T6).
    TooFewMen,
    /// Three men stand in a line, where that wins (N17).
    Line,
    /// The side to move has no legal move (N13, T7).
    Blocked,
    /// The side to move has no legal move, and the board is full (T7).
    FullBoard,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooFewMen => "leaving fewer than three men",
            Self::Line => "a line of three",
            Self::Blocked => "a block",
            Self::FullBoard => "a full board",
        })
    }
}

impl<V: Variant> Position<V> {
    /// Whether the game has ended, moves or not.
    #[inline(always)]
    pub(crate) fn is_decided(&self) -> bool {
        if V::RULES.line_wins {
            return !(in_mills::<V>(self.own).is_empty() && in_mills::<V>(self.enemy).is_empty());
        }
        self.own.count() + u32::from(self.own_hand) < 3 || self.enemy.count() + u32::from(self.enemy_hand) < 3
    }

    /// The outcome, where it can be told without looking for moves.
    pub(crate) fn decision(&self) -> Option<Outcome<Reason>> {
        if !self.is_decided() {
            return None;
        }
        let (own_wins, reason) = if V::RULES.line_wins {
            (!in_mills::<V>(self.own).is_empty(), Reason::Line)
        } else {
            (self.own.count() + u32::from(self.own_hand) >= 3, Reason::TooFewMen)
        };
        let winner: Color = if own_wins { self.turn } else { !self.turn };
        Some(Outcome::Win { winner, reason })
    }

    /// What it means that the side to move has no move.
    pub(crate) fn deadlock(&self) -> Outcome<Reason> {
        if V::RULES.full_board_draws && self.empty().is_empty() {
            return Outcome::Draw { reason: Reason::FullBoard };
        }
        match V::RULES.blocked {
            BlockedRule::Loses => Outcome::Win { winner: !self.turn, reason: Reason::Blocked },
            BlockedRule::Draws => Outcome::Draw { reason: Reason::Blocked },
        }
    }
}
