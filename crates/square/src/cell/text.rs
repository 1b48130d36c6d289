//! Cells as text: `a1` to, at most, `z128`.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use crate::Cell;

/// The algebraic name: the file's letter and the rank's number.
impl<const FILES: u8, const RANKS: u8> fmt::Display for Cell<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.file()))?;
        write!(f, "{}", self.rank() + 1)
    }
}

/// The same as [`Display`](fmt::Display).
impl<const FILES: u8, const RANKS: u8> fmt::Debug for Cell<FILES, RANKS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text names no cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseCellError {
    /// The text is empty.
    #[error("a cell has a file and a rank, but the text is empty")]
    Empty,
    /// The text does not start with the letter of a file of the board.
    #[error("expected a file from a to {last}, found {found:?} at the start")]
    File {
        /// What stands there.
        found: char,
        /// The last file of the board.
        last: char,
    },
    /// The text ends after the file.
    #[error("expected a rank from 1 to {last} after the file, but the text ends")]
    NoRank {
        /// The last rank of the board.
        last: u8,
    },
    /// The rank holds something that is not a digit.
    #[error("expected a digit of the rank, found {found:?} at byte {at}")]
    Digit {
        /// What stands there.
        found: char,
        /// Where it stands: the byte offset in the text.
        at: usize,
    },
    /// The rank is no rank of the board, or is written with a leading zero.
    #[error("expected a rank from 1 to {last} at byte 1, found another number")]
    Rank {
        /// The last rank of the board.
        last: u8,
    },
}

/// Reads exactly what [`Display`](fmt::Display) writes: a small letter, then a number without leading zeros.
impl<const FILES: u8, const RANKS: u8> FromStr for Cell<FILES, RANKS> {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let mut chars = text.char_indices();
        let (_, letter) = chars.next().ok_or(ParseCellError::Empty)?;
        let file = match u8::try_from(letter).ok().and_then(|byte| byte.checked_sub(b'a')) {
            Some(file) if file < FILES => file,
            _ => {
                let last = char::from(b'a' + (FILES - 1));
                return Err(ParseCellError::File { found: letter, last });
            }
        };
        if text.len() == 1 {
            return Err(ParseCellError::NoRank { last: RANKS });
        }
        let mut number = 0_u8;
        let mut in_range = true;
        for (at, found) in chars {
            let digit = found.to_digit(10).ok_or(ParseCellError::Digit { found, at })? as u8;
            // A first digit 0 would leave the number at 0: with it goes every leading zero.
            in_range &= number != 0 || digit != 0;
            number = number.saturating_mul(10).saturating_add(digit);
        }
        match Self::at(file, number.wrapping_sub(1)) {
            Some(cell) if in_range => Ok(cell),
            _ => Err(ParseCellError::Rank { last: RANKS }),
        }
    }
}
