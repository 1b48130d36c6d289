//! The rule presets (clause C15).

use core::{fmt, str::FromStr};

use thiserror::Error;

/// Under which rules a game is played. They differ in draws only, and those belong to a game's
/// record: positions, moves and perft are the same under both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
pub enum Rules {
    /// The Jumbo set's own sheet: a draw by stalemate, dead position, threefold repetition (claimed
    /// by either player), perpetual check, or agreement. No rule counts moves.
    #[default]
    Jumbo,
    /// The FIDE Laws: threefold repetition and fifty moves are claimed by the player to move, fivefold
    /// and seventy-five moves end the game by themselves; perpetual check is no rule of its own.
    Fide,
}

impl Rules {
    /// Both presets.
    pub const ALL: [Self; 2] = [Self::Jumbo, Self::Fide];

    /// The preset's name: `jumbo` or `fide`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jumbo => "jumbo",
            Self::Fide => "fide",
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no preset's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no such rules; chess has jumbo and fide")]
pub struct UnknownRules;

impl FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|rules| rules.name() == name).ok_or(UnknownRules)
    }
}
