//! Planes as pictures.

use core::fmt::{self, Write as _};

use crate::Plane;

/// A plane to be drawn, with a mark on each tile; `Display` draws it. See [`Plane::drawing`].
#[derive(Clone, Copy)]
#[must_use]
pub struct Drawing<'a, M, const N: usize> {
    plane: &'a Plane<N>,
    mark: M,
    open: Option<char>,
}

impl<const N: usize> Plane<N> {
    /// The plane as a picture, with the mark that `mark` gives for each tile: a line a row from the top, a blank
    /// between two cells.
    ///
    /// ```
    /// use rulebook_plane::{Plane, TileSet};
    ///
    /// let plane: Plane<8> = "#1/## 0,0".parse().unwrap();
    /// assert_eq!(plane.drawing(|_| '#').to_string(), "#\n# #\n");
    ///
    /// let drawing = plane.drawing(|tile| char::from(b'0' + tile)).with_open('.');
    /// assert_eq!(
    ///     drawing.to_string(),
    ///     "
    ///   .
    /// . 0 .
    /// . 1 2 .
    ///   . .
    /// "
    ///     .trim_start_matches('\n')
    /// );
    /// ```
    pub const fn drawing<M: Fn(u8) -> char>(&self, mark: M) -> Drawing<'_, M, N> {
        Drawing { plane: self, mark, open: None }
    }
}

impl<M, const N: usize> Drawing<'_, M, N> {
    /// With this mark on the cells of the [frontier](Plane::frontier), too.
    pub fn with_open(self, mark: char) -> Self {
        Self { open: Some(mark), ..self }
    }
}

impl<M: Fn(u8) -> char, const N: usize> fmt::Display for Drawing<'_, M, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(frame) = self.plane.frame() else { return Ok(()) };
        // Beyond the outermost tile of each side lies an open cell.
        let frame = if self.open.is_some() { frame.widened() } else { frame };
        for row in frame.rows() {
            let mut written = 0;
            for (place, cell) in (0..).step_by(2).zip(row) {
                let tile = self.plane.tile_at(cell).map(&self.mark);
                let Some(mark) = tile.or(self.open.filter(|_| self.plane.is_open(cell))) else { continue };
                write!(f, "{:1$}{mark}", "", place - written)?;
                written = place + 1;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

impl<M: Fn(u8) -> char, const N: usize> fmt::Debug for Drawing<'_, M, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
