//! Cells as text: `0,0` or `-1,2`.

use core::fmt;
use core::str::FromStr;

use super::Cell;

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// The same as `Display`.
impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no cell. Places are byte offsets in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseCellError {
    /// There is no comma.
    #[error("a cell is written `x,y`, but there is no comma")]
    NoComma,
    /// There is no digit where a number should stand.
    #[error("expected a number at byte {at}")]
    NoNumber {
        /// Where it should stand.
        at: usize,
    },
    /// Something else stands where a digit should: a blank, a `+`, a second comma.
    #[error("expected a digit at byte {at}, found {found:?}")]
    Digit {
        /// What stands there.
        found: char,
        /// Where it stands.
        at: usize,
    },
    /// A number begins with a zero that is not all of it, or is `-0`.
    #[error("the number at byte {at} has a leading zero or is -0")]
    Zero {
        /// Where the number stands.
        at: usize,
    },
    /// A number that no cell has.
    #[error("the number at byte {at} is not from {} to {}", i16::MIN, i16::MAX)]
    Range {
        /// Where the number stands.
        at: usize,
    },
}

impl FromStr for Cell {
    type Err = ParseCellError;

    /// Reads exactly what `Display` writes: no blanks, no leading zeros, no `+`, no `-0`.
    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let (x, y) = text.split_once(',').ok_or(ParseCellError::NoComma)?;
        Ok(Self::new(number(x, 0)?, number(y, x.len() + 1)?))
    }
}

/// Reads one of the two numbers, which stands at a byte of the text.
fn number(text: &str, at: usize) -> Result<i16, ParseCellError> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let sign = text.len() - digits.len();
    if let Some((index, found)) = digits.char_indices().find(|(_, found)| !found.is_ascii_digit()) {
        return Err(ParseCellError::Digit { found, at: at + sign + index });
    }
    if digits.is_empty() {
        return Err(ParseCellError::NoNumber { at: at + sign });
    }
    if digits.starts_with('0') && text != "0" {
        return Err(ParseCellError::Zero { at });
    }
    text.parse().map_err(|_| ParseCellError::Range { at })
}
