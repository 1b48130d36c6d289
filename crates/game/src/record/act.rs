//! What a player or the arbiter does that ends a game.

use crate::{Color, End, Outcome, Recorded};

use super::game::Ended;

/// What ended a game, other than a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act<P: Recorded> {
    /// `side` has claimed a draw, perhaps by announcing a move.
    Claim { side: Color, ground: P::Ground, announcing: Option<P::Move> },
    /// Both have agreed a draw.
    Agreement,
    /// The side has resigned.
    Resignation(Color),
    /// The side has forfeited the game.
    Forfeit(Color),
    /// The flag of the side has fallen.
    Flag(Color),
}

impl<P: Recorded> Act<P> {
    /// What it makes of a game that stands in `position`.
    pub(super) fn outcome(&self, position: &P) -> Ended<P> {
        let lost = |side: Color, reason| Outcome::Win { winner: !side, reason };
        match *self {
            Self::Claim { ground, .. } => Outcome::Draw { reason: End::Claim(ground) },
            Self::Agreement => Outcome::Draw { reason: End::Agreement },
            Self::Resignation(side) => lost(side, End::Resignation),
            Self::Forfeit(side) => lost(side, End::Forfeit),
            Self::Flag(side) if position.could_win(!side) => lost(side, End::Time),
            Self::Flag(_) => Outcome::Draw { reason: End::Time },
        }
    }
}
