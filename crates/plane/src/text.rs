//! Planes as text: rows from the top and the lower left cell, `##/1# 0,0`.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use crate::{Cell, Direction, LayError, ParseCellError, Plane};

/// The rows of the box of tiles from the top with `/` between, `#` a tile and a number so many cells without, and
/// after a blank the lower left cell of the box. A plane without tiles is `- 0,0`.
///
/// The order in which the tiles were laid is not written.
///
/// ```
/// use rulebook_plane::{Cell, Plane};
///
/// let cells = [(0, 0), (-1, 0), (-1, 1)].map(|(x, y)| Cell::new(x, y));
/// assert_eq!(Plane::<8>::from_cells(&cells).unwrap().to_string(), "#1/## -1,0");
/// ```
impl<const N: usize> fmt::Display for Plane<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(frame) = self.frame() else { return f.write_str("- 0,0") };
        for (index, row) in frame.rows().enumerate() {
            if index > 0 {
                f.write_char('/')?;
            }
            let mut gap = 0;
            for cell in row {
                if self.tile_at(cell).is_none() {
                    gap += 1;
                    continue;
                }
                write_gap(gap, f)?;
                f.write_char('#')?;
                gap = 0;
            }
            write_gap(gap, f)?;
        }
        write!(f, " {}", frame.corner)
    }
}

/// The cells in the order laid: `{0: 0,0, 1: 1,0}`.
impl<const N: usize> fmt::Debug for Plane<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries((0_u8..).zip(self.cells())).finish()
    }
}

fn write_gap(gap: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if gap > 0 { write!(f, "{gap}") } else { Ok(()) }
}

/// Why a text is no plane. Places are byte offsets in the text, and rows count from 1 at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePlaneError {
    /// There is no blank.
    #[error("expected rows of tiles, a blank and the lower left cell, as in `##/1# 0,0`")]
    NoOrigin,
    /// What follows the blank is no cell.
    #[error("the lower left cell, written from byte {at} on: {error}")]
    Origin {
        /// Where it stands.
        at: usize,
        /// What is wrong with it; its places count from there.
        error: ParseCellError,
    },
    /// Something else stands where a tile, a gap or the end of a row should.
    #[error("expected `#`, a number or `/` at byte {at}, found {found:?}")]
    Mark {
        /// What stands there.
        found: char,
        /// Where it stands.
        at: usize,
    },
    /// A gap is nothing, too wide for any plane, or has a leading zero.
    #[error("expected a gap from 1 to 63 without leading zeros at byte {at}")]
    Gap {
        /// Where the gap stands.
        at: usize,
    },
    /// A row has no tile.
    #[error("row {row} from the top has no tile")]
    EmptyRow {
        /// Which row.
        row: usize,
    },
    /// A row is not as wide as the first.
    #[error("row {row} from the top has width {found}, the first {expected}")]
    Width {
        /// Which row.
        row: usize,
        /// Its width.
        found: usize,
        /// The width of the first.
        expected: usize,
    },
    /// An outer column has no tile.
    #[error("the outermost column in the {side} has no tile")]
    EmptyColumn {
        /// West or east.
        side: Direction,
    },
    /// The tiles are too many, or do not hang together.
    #[error(transparent)]
    Tiles(#[from] LayError),
    /// Without tiles, the lower left cell is another than `0,0`.
    #[error("without tiles the lower left cell is written 0,0")]
    NoTiles,
}

impl<const N: usize> FromStr for Plane<N> {
    type Err = ParsePlaneError;

    /// Reads exactly what `Display` writes.
    ///
    /// The tiles are numbered by [`from_cells`](Plane::from_cells) from the rows as they are written: equal texts
    /// make equal planes, but a plane written and read has its tiles in another order.
    fn from_str(text: &str) -> Result<Self, ParsePlaneError> {
        let (board, origin) = text.split_once(' ').ok_or(ParsePlaneError::NoOrigin)?;
        let at = board.len() + 1;
        let corner: Cell = origin.parse().map_err(|error| ParsePlaneError::Origin { at, error })?;
        if board == "-" {
            return if corner == Cell::new(0, 0) { Ok(Self::new()) } else { Err(ParsePlaneError::NoTiles) };
        }
        let mut cells = Reader { cells: [corner; N], len: 0 };
        let width = cells.read_rows(board)?;
        cells.checked(corner, width)
    }
}

/// The cells read so far, counted from the upper left corner.
struct Reader<const N: usize> {
    cells: [Cell; N],
    len: usize,
}

impl<const N: usize> Reader<N> {
    /// Reads all rows and gives their width.
    fn read_rows(&mut self, board: &str) -> Result<usize, ParsePlaneError> {
        let (mut at, mut width) = (0, 0);
        for (row, text) in (1..).zip(board.split('/')) {
            let before = self.len;
            let found = self.read_row(text, at, row)?;
            if self.len == before {
                return Err(ParsePlaneError::EmptyRow { row });
            }
            if row == 1 {
                width = found;
            } else if found != width {
                return Err(ParsePlaneError::Width { row, found, expected: width });
            }
            at += text.len() + 1;
        }
        Ok(width)
    }

    /// Reads a row that begins at a byte, and gives its width.
    fn read_row(&mut self, text: &str, start: usize, row: usize) -> Result<usize, ParsePlaneError> {
        let mut width = 0;
        let mut rest = text;
        while let Some(found) = rest.chars().next() {
            let at = start + text.len() - rest.len();
            if found.is_ascii_digit() {
                let end = rest.find(|mark: char| !mark.is_ascii_digit()).unwrap_or(rest.len());
                let gap =
                    rest[..end].parse::<usize>().ok().filter(|gap| found != '0' && (1..64).contains(gap));
                width += gap.ok_or(ParsePlaneError::Gap { at })?;
                rest = &rest[end..];
            } else if found == '#' {
                // Every row has a tile and no gap is wider than 63: no number below leaves the range.
                let cell = Cell::new(width as i16, 1 - row as i16);
                *self.cells.get_mut(self.len).ok_or(LayError::Full(N))? = cell;
                self.len += 1;
                width += 1;
                rest = &rest[1..];
            } else {
                return Err(ParsePlaneError::Mark { found, at });
            }
        }
        Ok(width)
    }

    /// The plane of these cells, if they fill the width and hang together.
    fn checked(&mut self, corner: Cell, width: usize) -> Result<Plane<N>, ParsePlaneError> {
        let cells = &mut self.cells[..self.len];
        for (side, edge) in [(Direction::West, 0), (Direction::East, width as i16 - 1)] {
            if !cells.iter().any(|cell| cell.x == edge) {
                return Err(ParsePlaneError::EmptyColumn { side });
            }
        }
        let bottom = cells[cells.len() - 1].y;
        for cell in &mut *cells {
            *cell = corner.translate(cell.x, cell.y - bottom);
        }
        Ok(Plane::from_cells(cells)?)
    }
}
