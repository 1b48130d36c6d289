//! Boards as pictures.

use core::fmt::{self, Write as _};

use crate::Cell;

/// A board to be drawn, with a mark on each cell; `Display` draws it. See [`Cell::drawing`].
#[derive(Clone, Copy)]
pub struct Drawing<M, const SIDE: u8>(M);

impl<const SIDE: u8> Cell<SIDE> {
    /// The board as a picture, with the mark that `mark` gives for each cell.
    ///
    /// ```
    /// use rulebook_hex::{Cell, Cells};
    ///
    /// let ring = Cells::<3>::ring(Cell::CENTRE, 1);
    /// let drawing = Cell::drawing(|cell| if ring.contains(cell) { 'x' } else { '.' });
    /// assert_eq!(
    ///     drawing.to_string(),
    ///     "
    ///   e . . .
    ///  d . x x .
    /// c . x . x .
    ///  b . x x . 5
    ///   a . . . 4
    ///      1 2 3
    /// "
    ///     .trim_start_matches('\n')
    /// );
    /// ```
    pub const fn drawing<M: Fn(Self) -> char>(mark: M) -> Drawing<M, SIDE> {
        Drawing(mark)
    }
}

impl<M: Fn(Cell<SIDE>) -> char, const SIDE: u8> fmt::Display for Drawing<M, SIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let middle = SIDE - 1;
        for row in (0..Cell::<SIDE>::ROWS).rev() {
            let indent = usize::from(row.abs_diff(middle));
            write!(f, "{:indent$}{}", "", char::from(b'a' + row))?;
            for cell in Cell::<SIDE>::of_row(row) {
                write!(f, " {}", (self.0)(cell))?;
            }
            // A number stands where its diagonal leaves the board at the lower right.
            if row < middle {
                write!(f, " {}", SIDE + 1 + row)?;
            }
            f.write_char('\n')?;
        }
        write!(f, "{:1$}", "", usize::from(middle) + 2)?;
        for number in 1..=SIDE {
            write!(f, " {number}")?;
        }
        f.write_char('\n')
    }
}

impl<M: Fn(Cell<SIDE>) -> char, const SIDE: u8> fmt::Debug for Drawing<M, SIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
