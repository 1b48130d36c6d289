//! How a game ended.

use core::fmt;

use crate::Color;

/// A finished game: who won, if anyone, and by what.
///
/// `R` is the game's own list of reasons (mate, block, capture, …); its `Display` completes the phrase
/// "white wins by …" or "draw by …".
///
/// ```
/// use rulebook_game::{Color, Outcome};
///
/// let mate = Outcome::Win { winner: Color::Black, reason: "mate" };
/// assert_eq!(mate.winner(), Some(Color::Black));
/// assert_eq!(mate.to_string(), "black wins by mate");
/// assert_eq!(Outcome::Draw { reason: "stalemate" }.to_string(), "draw by stalemate");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Outcome<R> {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Color,
        /// By what.
        reason: R,
    },
    /// Nobody has won.
    Draw {
        /// By what.
        reason: R,
    },
}

impl<R> Outcome<R> {
    /// The side that has won; `None` for a draw.
    #[must_use]
    #[inline]
    pub const fn winner(&self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Draw { .. } => None,
        }
    }

    /// By what the game ended.
    #[must_use]
    #[inline]
    pub const fn reason(&self) -> &R {
        match self {
            Self::Win { reason, .. } | Self::Draw { reason } => reason,
        }
    }

    /// The same result with another reason, for a program that gathers several games' reasons in a type
    /// of its own.
    #[inline]
    pub fn map<S>(self, reword: impl FnOnce(R) -> S) -> Outcome<S> {
        match self {
            Self::Win { winner, reason } => Outcome::Win { winner, reason: reword(reason) },
            Self::Draw { reason } => Outcome::Draw { reason: reword(reason) },
        }
    }
}

impl<R: fmt::Display> fmt::Display for Outcome<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { winner, reason } => write!(f, "{winner} wins by {reason}"),
            Self::Draw { reason } => write!(f, "draw by {reason}"),
        }
    }
}

/// What may be asked of any position, as text: its outcome, or `ongoing`.
///
/// ```
/// use rulebook_game::{Outcome, OutcomeText};
///
/// assert_eq!(OutcomeText(None::<Outcome<&str>>).to_string(), "ongoing");
/// assert_eq!(OutcomeText(Some(Outcome::Draw { reason: "stalemate" })).to_string(), "draw by stalemate");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutcomeText<R>(pub Option<Outcome<R>>);

impl<R: fmt::Display> fmt::Display for OutcomeText<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(outcome) => outcome.fmt(f),
            None => f.write_str("ongoing"),
        }
    }
}
