//! How a game ends, and why a call is refused.

use core::fmt;

use thiserror::Error;

/// By what a game ended: `R` is what a position may say, `G` what its course may.
///
/// ```
/// use rulebook_game::{Color, End, Outcome};
///
/// let end: End<&str, &str> = End::Resignation;
/// assert_eq!(Outcome::Win { winner: Color::White, reason: end }.to_string(), "white wins by resignation");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum End<R, G> {
    /// The position itself.
    Position(R),
    /// The rules of the record, without a claim.
    Automatic(G),
    /// A claim.
    Claim(G),
    /// Both have agreed a draw.
    Agreement,
    /// The loser has resigned.
    Resignation,
    /// A flag has fallen.
    Time,
    /// The loser has forfeited the game: he did not come, or the arbiter said so.
    Forfeit,
}

impl<R: fmt::Display, G: fmt::Display> fmt::Display for End<R, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(reason) => reason.fmt(f),
            Self::Automatic(ground) => ground.fmt(f),
            Self::Claim(ground) => write!(f, "{ground}, claimed"),
            Self::Agreement => f.write_str("agreement"),
            Self::Resignation => f.write_str("resignation"),
            Self::Time => f.write_str("time"),
            Self::Forfeit => f.write_str("forfeit"),
        }
    }
}

/// Why a record refuses a call. The game is then as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refused<I> {
    /// The move is not legal.
    #[error(transparent)]
    Illegal(I),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The player's flag had fallen before the move.
    #[error("the move comes too late: the flag has fallen")]
    TooLate,
    /// The draw cannot be claimed: not now, or not by this player.
    #[error("there is no such claim now")]
    NoSuchClaim,
    /// The rules do not know what the players agree.
    #[error("the rules do not know this agreement")]
    NotPermitted,
}
