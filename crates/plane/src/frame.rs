//! The box around tiles, also where the numbers wrap around.

use crate::{Cell, Plane};

/// The least box around cells that hang together.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// The lower left cell.
    pub(crate) corner: Cell,
    pub(crate) width: u8,
    pub(crate) height: u8,
}

impl Frame {
    /// Around the cells, none of which is further than 63 steps from the first; `None` without cells.
    pub(crate) fn around(mut cells: impl Iterator<Item = Cell>) -> Option<Self> {
        let first = cells.next()?;
        let steps = cells.map(|cell| (cell.x.wrapping_sub(first.x), cell.y.wrapping_sub(first.y)));
        let (mut left, mut right, mut down, mut up) = (0, 0, 0, 0);
        for (x, y) in steps {
            (left, right) = (x.min(left), x.max(right));
            (down, up) = (y.min(down), y.max(up));
        }
        Some(Self {
            corner: first.translate(left, down),
            width: (right - left + 1) as u8,
            height: (up - down + 1) as u8,
        })
    }

    /// With the cells around it.
    pub(crate) fn widened(self) -> Self {
        Self { corner: self.corner.translate(-1, -1), width: self.width + 2, height: self.height + 2 }
    }

    /// The rows from the top, each a row of cells from the left.
    pub(crate) fn rows(self) -> impl Iterator<Item = impl Iterator<Item = Cell>> {
        let Self { corner, width, height } = self;
        (0..i16::from(height)).rev().map(move |y| (0..i16::from(width)).map(move |x| corner.translate(x, y)))
    }
}

impl<const N: usize> Plane<N> {
    /// The lower left and the upper right cell of the least box around the tiles; `None` without tiles. Across an end of
    /// the lattice the second has the lesser numbers.
    #[must_use]
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        self.frame().map(|Frame { corner, width, height }| {
            (corner, corner.translate(i16::from(width) - 1, i16::from(height) - 1))
        })
    }

    pub(crate) fn frame(&self) -> Option<Frame> {
        Frame::around(self.cells())
    }
}
