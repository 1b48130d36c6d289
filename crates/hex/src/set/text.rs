//! Sets as the names of their cells.

use core::{fmt, str::FromStr};

use thiserror::Error;

use super::CellSet;
use crate::Cell;

/// A text that is not the names of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no cell of the board at byte {at}")]
#[non_exhaustive]
pub struct ParseCellSetError {
    /// Where the word stands that names no cell.
    pub at: usize,
}

macro_rules! text {
    ($Word:ident) => {
        impl<const SIDE: u8> fmt::Display for CellSet<$Word, SIDE> {
            /// The names of the cells, row by row from the bottom, with blanks between: `a1 a2 e5`.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let cells = (0..Cell::<SIDE>::ROWS).flat_map(Cell::of_row);
                let mut blank = "";
                for cell in cells.filter(|&cell| self.contains(cell)) {
                    write!(f, "{blank}{cell}")?;
                    blank = " ";
                }
                Ok(())
            }
        }

        impl<const SIDE: u8> fmt::Debug for CellSet<$Word, SIDE> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{{{self}}}")
            }
        }

        impl<const SIDE: u8> FromStr for CellSet<$Word, SIDE> {
            type Err = ParseCellSetError;

            /// Reads names in any order, with white space between.
            fn from_str(text: &str) -> Result<Self, ParseCellSetError> {
                let mut set = Self::EMPTY;
                for word in text.split_whitespace() {
                    let at = word.as_ptr().addr() - text.as_ptr().addr();
                    set = set.with(word.parse().map_err(|_| ParseCellSetError { at })?);
                }
                Ok(set)
            }
        }
    };
}

text!(u64);
text!(u128);
