//! The names of points, which are their places in the plane.

use core::fmt::{self, Write as _};
use core::str::FromStr;

/// The name of a point, `d6`: the letter of its column, a to z from the left, and the digit of its row, 1 to 9 from
/// below. It is the point's place in the plane, too.
///
/// Names are ordered as their texts are.
///
/// ```
/// use rulebook_mill::Name;
///
/// let name: Name = "d6".parse().unwrap();
/// assert_eq!((name.column(), name.row()), (3, 5));
/// assert_eq!(name.to_string(), "d6");
/// assert!("d0".parse::<Name>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
pub struct Name {
    column: u8,
    row: u8,
}

impl Name {
    pub(crate) const A1: Self = Self { column: 0, row: 0 };

    /// The name of a place, with column and row counted from 0; `None` beyond z and 9.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < 26 && row < 9 { Some(Self { column, row }) } else { None }
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// From the two bytes of its text.
    pub(crate) const fn of_bytes(letter: u8, digit: u8) -> Option<Self> {
        if letter.is_ascii_lowercase() && b'1' <= digit && digit <= b'9' {
            Some(Self { column: letter - b'a', row: digit - b'1' })
        } else {
            None
        }
    }

    pub(crate) const fn same(self, other: Self) -> bool {
        self.column == other.column && self.row == other.row
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.column))?;
        f.write_char(char::from(b'1' + self.row))
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no name of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a point: expected a letter from a to z and a digit from 1 to 9")]
#[non_exhaustive]
pub struct ParseNameError;

impl FromStr for Name {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        match *text.as_bytes() {
            [letter, digit] => Self::of_bytes(letter, digit).ok_or(ParseNameError),
            _ => Err(ParseNameError),
        }
    }
}
