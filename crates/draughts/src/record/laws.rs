//! The rules of record, and their presets.

use super::Endings;

/// The rules of record of a game of draughts: when its course may make it a draw.
///
/// All claims are those of the player on turn. The position's own ends come first: a win on the last move stands.
///
/// ```
/// use rulebook_draughts::{Endings, Laws};
///
/// assert_eq!(Laws::named("international"), Some(Laws::INTERNATIONAL));
/// assert_eq!(Laws::INTERNATIONAL.endings, Endings::International);
/// assert_eq!(Laws::NATHAN.stronger, Some(20));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Laws {
    /// A claim when the position stands for this time, with the same side to move.
    pub repetition: Option<u32>,
    /// A claim after so many moves of each side in a row that were a king's and took nothing. A man's move or a capture,
    /// of either side, begins the count anew.
    pub kings_only: Option<u32>,
    /// Claims in endings of few pieces.
    pub endings: Endings,
    /// The players may agree that one side is stronger; it must then win within so many of its own moves (D17).
    pub stronger: Option<u32>,
}

impl Laws {
    /// Only what the players agree.
    const NONE: Self = Self { repetition: None, kings_only: None, endings: Endings::None, stronger: None };

    /// The Nathan set's own sheet (D16, D17): no claims; a side may be declared stronger.
    pub const NATHAN: Self = Self { stronger: Some(20), ..Self::NONE };

    /// The international rules (D18).
    pub const INTERNATIONAL: Self =
        Self { repetition: Some(3), kings_only: Some(25), endings: Endings::International, ..Self::NONE };

    /// Brazilian draughts.
    pub const BRAZILIAN: Self =
        Self { kings_only: Some(20), endings: Endings::Brazilian, ..Self::INTERNATIONAL };

    /// American pool checkers.
    pub const POOL: Self = Self { repetition: Some(3), endings: Endings::Pool, ..Self::NONE };

    /// Russian draughts.
    pub const RUSSIAN: Self = Self { kings_only: Some(15), endings: Endings::Russian, ..Self::INTERNATIONAL };

    /// English draughts: forty moves of each side in which no man moved and nothing was taken.
    pub const ENGLISH: Self = Self { repetition: Some(3), kings_only: Some(40), ..Self::NONE };

    /// Italian draughts: as English, but at the fourth occurrence.
    pub const ITALIAN: Self = Self { repetition: Some(4), ..Self::ENGLISH };

    /// Frisian draughts.
    pub const FRISIAN: Self = Self { repetition: Some(3), endings: Endings::Frisian, ..Self::NONE };

    /// The presets with their names, which are those of the variants.
    pub const PRESETS: &'static [(&'static str, Self)] = &[
        ("nathan", Self::NATHAN),
        ("international", Self::INTERNATIONAL),
        ("brazilian", Self::BRAZILIAN),
        ("pool", Self::POOL),
        ("russian", Self::RUSSIAN),
        ("english", Self::ENGLISH),
        ("italian", Self::ITALIAN),
        ("frisian", Self::FRISIAN),
    ];

    /// The preset of this name; `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::PRESETS.iter().find(|(known, _)| *known == name).map(|&(_, laws)| laws)
    }
}
