//! The six directions.

use core::{fmt, str::FromStr};

use thiserror::Error;

use crate::Axial;

/// One of the six directions, counter-clockwise from the east.
///
/// ```text
///  NW   NE
///    \ /
/// W - + - E
///    / \
///  SW   SE
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
#[repr(u8)]
pub enum Direction {
    /// To the next number of the row.
    E = 0,
    /// To the next row and the next number.
    NE = 1,
    /// To the next row, at the same number.
    NW = 2,
    /// To the number before in the row.
    W = 3,
    /// To the row below and the number before.
    SW = 4,
    /// To the row below, at the same number.
    SE = 5,
}

impl Direction {
    /// All six, counter-clockwise.
    pub const ALL: [Self; 6] = [Self::E, Self::NE, Self::NW, Self::W, Self::SW, Self::SE];

    /// One direction of each axis.
    pub const AXES: [Self; 3] = [Self::E, Self::NE, Self::NW];

    /// Its name: `north-east`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::E => "east",
            Self::NE => "north-east",
            Self::NW => "north-west",
            Self::W => "west",
            Self::SW => "south-west",
            Self::SE => "south-east",
        }
    }

    /// The other direction of the same axis.
    #[must_use]
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// Turned counter-clockwise, so many times by 60°.
    #[must_use]
    #[inline(always)]
    pub const fn turned(self, times: u8) -> Self {
        Self::ALL[(self as usize + times as usize) % 6]
    }

    /// The two are of the same axis.
    #[inline]
    pub const fn is_along(self, other: Self) -> bool {
        self as u8 % 3 == other as u8 % 3
    }

    /// The step in coordinates.
    #[inline]
    pub const fn axial(self) -> Axial {
        match self {
            Self::E => Axial::new(1, 0),
            Self::NE => Axial::new(1, 1),
            Self::NW => Axial::new(0, 1),
            Self::W => Axial::new(-1, 0),
            Self::SW => Axial::new(-1, -1),
            Self::SE => Axial::new(0, -1),
        }
    }
}

impl fmt::Display for Direction {
    /// The name: `east`, `north-east`, …
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no direction: east, north-east, north-west, west, south-west or south-east expected")]
#[non_exhaustive]
pub struct ParseDirectionError;

impl FromStr for Direction {
    type Err = ParseDirectionError;

    /// Reads a name as it is written.
    fn from_str(text: &str) -> Result<Self, ParseDirectionError> {
        Self::ALL.into_iter().find(|direction| direction.name() == text).ok_or(ParseDirectionError)
    }
}
