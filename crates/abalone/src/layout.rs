//! The start positions by name.

use core::{fmt, str::FromStr};

use rulebook_game::Color;
use thiserror::Error;

use crate::{Cells, setup::read_rows};

/// A start position (A1). Black begins in all of them.
///
/// ```
/// use rulebook_abalone::{Color, Layout};
///
/// assert_eq!("the-wall".parse(), Ok(Layout::TheWall));
/// assert_eq!(Layout::TheWall.marbles(Color::Black).count(), 14);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
#[non_exhaustive]
pub enum Layout {
    /// Classical, 14 marbles a side.
    #[default]
    Classical,
    /// Belgian Daisy, 14 marbles a side.
    BelgianDaisy,
    /// German Daisy, 14 marbles a side.
    GermanDaisy,
    /// Dutch Daisy, 14 marbles a side.
    DutchDaisy,
    /// Swiss Daisy, 14 marbles a side.
    SwissDaisy,
    /// The Wall, 14 marbles a side.
    TheWall,
    /// Face 2 Face, 14 marbles a side.
    Face2Face,
    /// Alien Attack, 14 marbles a side.
    AlienAttack,
    /// Checkerboard, 14 marbles a side.
    Checkerboard,
    /// Duel, 14 marbles a side.
    Duel,
    /// Star, 14 marbles a side.
    Star,
}

impl Layout {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Classical,
        Self::BelgianDaisy,
        Self::GermanDaisy,
        Self::DutchDaisy,
        Self::SwissDaisy,
        Self::TheWall,
        Self::Face2Face,
        Self::AlienAttack,
        Self::Checkerboard,
        Self::Duel,
        Self::Star,
    ];

    /// Its name: `belgian-daisy`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classical => "classical",
            Self::BelgianDaisy => "belgian-daisy",
            Self::GermanDaisy => "german-daisy",
            Self::DutchDaisy => "dutch-daisy",
            Self::SwissDaisy => "swiss-daisy",
            Self::TheWall => "the-wall",
            Self::Face2Face => "face-2-face",
            Self::AlienAttack => "alien-attack",
            Self::Checkerboard => "checkerboard",
            Self::Duel => "duel",
            Self::Star => "star",
        }
    }

    /// The start position's text (A21).
    pub const fn text(self) -> &'static str {
        match self {
            Self::Classical => "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0 0",
            Self::BelgianDaisy => "ww1bb/wwwbbb/1ww1bb1/8/9/8/1bb1ww1/bbbwww/bb1ww b 0 0",
            Self::GermanDaisy => "5/ww2bb/www1bbb/1ww2bb1/9/1bb2ww1/bbb1www/bb2ww/5 b 0 0",
            Self::DutchDaisy => "ww1bb/wbwbwb/1ww1bb1/8/9/8/1bb1ww1/bwbwbw/bb1ww b 0 0",
            Self::SwissDaisy => "5/ww2bb/wbw1bwb/1ww2bb1/9/1bb2ww1/bwb1wbw/bb2ww/5 b 0 0",
            Self::TheWall => "2w2/6/1wwwww1/wwwwwwww/9/bbbbbbbb/1bbbbb1/6/2b2 b 0 0",
            Self::Face2Face => "5/6/ww3bb/www2bbb/wwww1bbbb/www2bbb/ww3bb/6/5 b 0 0",
            Self::AlienAttack => "b1b1b/1bwwb1/1bwbwb1/3bb3/9/3ww3/1wbwbw1/1wbbw1/w1w1w b 0 0",
            Self::Checkerboard => "5/bwbwbw/7/wbwbwbwb/9/bwbwbwbw/7/wbwbwb/5 b 0 0",
            Self::Duel => "1w1b1/wwwbbb/2w1b2/b6w/bb5ww/b6w/2w1b2/wwwbbb/1w1b1 b 0 0",
            Self::Star => "b3w/1w2b1/w1b1w1b/3wb3/wbwb1wbwb/3wb3/w1b1w1b/1w2b1/b3w b 0 0",
        }
    }

    /// Where a side's marbles stand.
    pub const fn marbles(self, color: Color) -> Cells {
        read_rows(self.text())[color.index()]
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no layout has this name")]
#[non_exhaustive]
pub struct ParseLayoutError;

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Self, ParseLayoutError> {
        Self::ALL.into_iter().find(|layout| layout.name() == text).ok_or(ParseLayoutError)
    }
}
