//! The eight directions, and the leaps of a knight.

use core::fmt;
use core::str::FromStr;

/// A direction on the board, clockwise from north: the way that ranks go up.
///
/// ```text
///   NW  N  NE
///     \ | /
///   W - + - E
///     / | \
///   SW  S  SE
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[must_use]
pub enum Direction {
    /// Up the board: one rank up.
    N,
    /// One file and one rank up.
    NE,
    /// To the right: one file up.
    E,
    /// One file up, one rank down.
    SE,
    /// Down the board: one rank down.
    S,
    /// One file and one rank down.
    SW,
    /// To the left: one file down.
    W,
    /// One file down, one rank up.
    NW,
}

/// The eight leaps of a knight as (files, ranks), clockwise from north-north-east.
pub const KNIGHT_LEAPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl Direction {
    /// All eight, clockwise from north. A direction's place here is its value as a number.
    pub const ALL: [Self; 8] = [Self::N, Self::NE, Self::E, Self::SE, Self::S, Self::SW, Self::W, Self::NW];

    /// The four along ranks and files.
    pub const ORTHOGONAL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The four along diagonals.
    pub const DIAGONAL: [Self; 4] = [Self::NE, Self::SE, Self::SW, Self::NW];

    /// The opposite direction.
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        self.rotate(4)
    }

    /// This direction turned clockwise by so many eighths of a full turn; a negative number turns it back.
    ///
    /// ```
    /// # use rulebook_square::Direction;
    /// assert_eq!(Direction::N.rotate(1), Direction::NE);
    /// assert_eq!(Direction::N.rotate(-1), Direction::NW);
    /// ```
    #[inline(always)]
    pub const fn rotate(self, eighths: i8) -> Self {
        Self::ALL[((self as u8).wrapping_add(eighths as u8) & 7) as usize]
    }

    /// What one step adds to the file and to the rank.
    #[inline(always)]
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::N => (0, 1),
            Self::NE => (1, 1),
            Self::E => (1, 0),
            Self::SE => (1, -1),
            Self::S => (0, -1),
            Self::SW => (-1, -1),
            Self::W => (-1, 0),
            Self::NW => (-1, 1),
        }
    }

    /// The direction in which both signs point, or `None` when both are zero. Sizes are ignored: a knight's leap
    /// has a direction here. See [`Cell::direction`](crate::Cell::direction) for cells that are in line.
    #[inline]
    #[must_use]
    pub const fn of_signs(files: i8, ranks: i8) -> Option<Self> {
        Some(match (files.signum(), ranks.signum()) {
            (0, 1) => Self::N,
            (1, 1) => Self::NE,
            (1, 0) => Self::E,
            (1, -1) => Self::SE,
            (0, -1) => Self::S,
            (-1, -1) => Self::SW,
            (-1, 0) => Self::W,
            (-1, 1) => Self::NW,
            _ => return None,
        })
    }

    /// Whether a step changes both file and rank.
    #[inline(always)]
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self as u8 & 1 == 1
    }

    /// The name, as [`Display`](fmt::Display) writes it: `N`, `NE`, …
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::N => "N",
            Self::NE => "NE",
            Self::E => "E",
            Self::SE => "SE",
            Self::S => "S",
            Self::SW => "SW",
            Self::W => "W",
            Self::NW => "NW",
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a direction is one of N, NE, E, SE, S, SW, W, NW")]
pub struct ParseDirectionError;

/// Reads exactly what [`Display`](fmt::Display) writes.
impl FromStr for Direction {
    type Err = ParseDirectionError;

    fn from_str(text: &str) -> Result<Self, ParseDirectionError> {
        Self::ALL.into_iter().find(|direction| direction.name() == text).ok_or(ParseDirectionError)
    }
}
