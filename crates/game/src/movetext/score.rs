//! The result at the end of a game.

use super::Dialect;
use crate::{Color, Outcome};

/// A result, as it stands at the end of a game's text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Score {
    /// `1-0`, in draughts also `2-0`.
    WhiteWins,
    /// `0-1`, in draughts also `0-2`.
    BlackWins,
    /// `1/2-1/2`, in draughts also `1-1`.
    Draw,
    /// `0-0`, in draughts only: both have lost.
    BothLose,
    /// `*`: not finished, or not known.
    #[default]
    Open,
}

impl Score {
    /// Reads a result; `None` if the word is none in this dialect.
    ///
    /// ```
    /// use rulebook_game::movetext::{Dialect, Score};
    /// assert_eq!(Score::read("1/2-1/2", Dialect::Pgn), Some(Score::Draw));
    /// assert_eq!(Score::read("0-0", Dialect::Pdn), Some(Score::BothLose));
    /// assert_eq!(Score::read("0-0", Dialect::Pgn), None, "it is castling");
    /// ```
    #[must_use]
    pub fn read(word: &str, dialect: Dialect) -> Option<Self> {
        match word {
            "1-0" => Some(Self::WhiteWins),
            "0-1" => Some(Self::BlackWins),
            "1/2-1/2" | "1/2" => Some(Self::Draw),
            "*" => Some(Self::Open),
            "2-0" if dialect.is_pdn() => Some(Self::WhiteWins),
            "0-2" if dialect.is_pdn() => Some(Self::BlackWins),
            "1-1" if dialect.is_pdn() => Some(Self::Draw),
            "0-0" if dialect.is_pdn() => Some(Self::BothLose),
            _ => None,
        }
    }

    /// The result as it is written.
    #[must_use]
    pub const fn text(self, dialect: Dialect) -> &'static str {
        let points = matches!(dialect, Dialect::PdnPoints);
        match self {
            Self::WhiteWins if points => "2-0",
            Self::WhiteWins => "1-0",
            Self::BlackWins if points => "0-2",
            Self::BlackWins => "0-1",
            Self::Draw if points => "1-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Open => "*",
        }
    }

    /// The result that an outcome gives.
    #[must_use]
    pub const fn of<R>(outcome: Option<&Outcome<R>>) -> Self {
        match outcome {
            Some(Outcome::Win { winner: Color::White, .. }) => Self::WhiteWins,
            Some(Outcome::Win { winner: Color::Black, .. }) => Self::BlackWins,
            Some(Outcome::Draw { .. }) => Self::Draw,
            None => Self::Open,
        }
    }
}
