//! What a player or the arbiter does that ends a game.

use crate::{Color, End, Outcome, Recorded};

use super::game::Ended;

/// What ended a game, other than a move: with draws of the kind `G` and moves as `M`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub(super) enum Act<G, M> {
    /// `side` has claimed a draw, perhaps by announcing a move.
    Claim { side: Color, ground: G, announcing: Option<M> },
    /// Both have agreed a draw.
    Agreement,
    /// The side has resigned.
    Resignation(Color),
    /// The side has forfeited the game.
    Forfeit(Color),
    /// The flag of the side has fallen.
    Flag(Color),
}

impl<G: Copy, M> Act<G, M> {
    /// What it makes of a game that stands in `position`.
    pub(super) fn outcome<P: Recorded<Ground = G>>(&self, position: &P) -> Ended<P> {
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

    /// The same with its move in another form.
    #[cfg(feature = "serde")]
    pub(super) fn map_move<N>(self, change: impl FnOnce(M) -> N) -> Act<G, N> {
        match self {
            Self::Claim { side, ground, announcing } => {
                Act::Claim { side, ground, announcing: announcing.map(change) }
            }
            Self::Agreement => Act::Agreement,
            Self::Resignation(side) => Act::Resignation(side),
            Self::Forfeit(side) => Act::Forfeit(side),
            Self::Flag(side) => Act::Flag(side),
        }
    }
}
