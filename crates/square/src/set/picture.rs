//! Sets as pictures: a line a rank from the top, `X` for a cell in the set and `.` for another.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::CellSet;
use crate::Cell;

/// Makes a set from a picture, at compile time: `X` for a cell in the set, `.` for another, the last rank on top.
///
/// The board is chess's, or that of the type named after `in`. A picture with too many marks, too few, or others
/// does not compile. How the marks are spread over lines is not checked.
///
/// ```
/// use rulebook_square::{Cell, ChessCells, Direction, WideCells, cells};
///
/// const CENTRE: ChessCells = cells! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . X X . . .
///     . . . X X . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// };
/// assert_eq!(CENTRE.count(), 4);
///
/// const CORNER: WideCells<3, 2> = cells! { in WideCells<3, 2>:
///     X . .
///     X X .
/// };
/// assert_eq!(CORNER.last(), Cell::at(0, 1));
/// ```
///
/// ```compile_fail
/// # use rulebook_square::{Cells, cells};
/// let one_too_few = cells! { in Cells<2, 2>: X . . };
/// ```
///
/// ```compile_fail
/// # use rulebook_square::{Cells, cells};
/// let another_mark = cells! { in Cells<2, 2>: X . . O };
/// ```
#[macro_export]
macro_rules! cells {
    (in $Set:ty: $($mark:tt)*) => {
        const {
            match <$Set>::from_marks(::core::stringify!($($mark)*)) {
                ::core::option::Option::Some(set) => set,
                ::core::option::Option::None => {
                    ::core::panic!("a picture holds one mark for each cell of the board: `X` or `.`")
                }
            }
        }
    };
    ($($mark:tt)*) => { $crate::cells!(in $crate::ChessCells: $($mark)*) };
}

/// Why a text is no picture of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PictureError {
    /// A mark is neither `X` nor `.`.
    #[error("expected `X` or `.`, found {found:?} in line {line}")]
    Mark {
        /// What stands there.
        found: char,
        /// The line of the text, counted from 1.
        line: usize,
    },
    /// A line has too many or too few marks.
    #[error("expected {expected} marks in line {line}, found {found}")]
    Width {
        /// The line of the text, counted from 1.
        line: usize,
        /// The marks that the line has.
        found: usize,
        /// The files of the board.
        expected: u8,
    },
    /// There are too many or too few lines.
    #[error("expected {expected} lines, found {found}")]
    Height {
        /// The lines that the text has, without empty ones.
        found: usize,
        /// The ranks of the board.
        expected: u8,
    },
}

macro_rules! pictures {
    ($Word:ty) => {
        impl<const FILES: u8, const RANKS: u8> CellSet<$Word, FILES, RANKS> {
            /// The set with these marks, or `None` unless there is exactly one for each cell: `X` for a cell in the
            /// set, `.` for another, read rank by rank from the top. White space is ignored, ends of lines too;
            /// parsing the set with [`FromStr`] checks them. This is what [`cells!`](crate::cells!) runs.
            #[must_use]
            pub const fn from_marks(marks: &str) -> Option<Self> {
                let bytes = marks.as_bytes();
                let mut set = Self::EMPTY;
                let mut cells = 0;
                let mut i = 0;
                while i < bytes.len() {
                    let marked = match bytes[i] {
                        b'X' => true,
                        b'.' => false,
                        white if white.is_ascii_whitespace() => {
                            i += 1;
                            continue;
                        }
                        _ => return None,
                    };
                    if cells == Self::COUNT {
                        return None;
                    }
                    if marked {
                        // The marks come with the ranks from the top, each from the left.
                        set = set.with(Cell::trusted(cells as u8).flip_ranks());
                    }
                    cells += 1;
                    i += 1;
                }
                if cells == Self::COUNT { Some(set) } else { None }
            }
        }

        /// Draws the board.
        impl<const FILES: u8, const RANKS: u8> fmt::Display for CellSet<$Word, FILES, RANKS> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for cell in Cell::<FILES, RANKS>::all().map(Cell::flip_ranks) {
                    match (cell.file(), RANKS - 1 - cell.rank()) {
                        (0, 0) => {}
                        (0, _) => f.write_char('\n')?,
                        _ => f.write_char(' ')?,
                    }
                    f.write_char(if self.contains(cell) { 'X' } else { '.' })?;
                }
                Ok(())
            }
        }

        /// Draws the board as [`Display`](fmt::Display) does, from a new line on.
        impl<const FILES: u8, const RANKS: u8> fmt::Debug for CellSet<$Word, FILES, RANKS> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "\n{self}")
            }
        }

        /// Reads a picture as [`Display`](fmt::Display) draws it. White space within lines and empty lines are
        /// ignored.
        impl<const FILES: u8, const RANKS: u8> FromStr for CellSet<$Word, FILES, RANKS> {
            type Err = PictureError;

            fn from_str(text: &str) -> Result<Self, PictureError> {
                let mut set = Self::EMPTY;
                let mut lines = 0;
                for (above, text) in text.lines().enumerate().filter(|(_, text)| !text.trim().is_empty()) {
                    let line = above + 1;
                    lines += 1;
                    let mut found = 0;
                    for mark in text.chars().filter(|mark| !mark.is_whitespace()) {
                        if mark != 'X' && mark != '.' {
                            return Err(PictureError::Mark { found: mark, line });
                        }
                        let file = u8::try_from(found).unwrap_or(FILES);
                        let rank = usize::from(RANKS).checked_sub(lines).map_or(RANKS, |rank| rank as u8);
                        if let (Some(cell), 'X') = (Cell::at(file, rank), mark) {
                            set = set.with(cell);
                        }
                        found += 1;
                    }
                    if found != usize::from(FILES) {
                        return Err(PictureError::Width { line, found, expected: FILES });
                    }
                }
                if lines != usize::from(RANKS) {
                    return Err(PictureError::Height { found: lines, expected: RANKS });
                }
                Ok(set)
            }
        }
    };
}
pictures!(u64);
pictures!(u128);
