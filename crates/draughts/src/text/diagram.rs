//! The board as a picture.

use core::fmt;

use crate::{Piece, Position, Square, Variant};

/// A position to be drawn, which `Display` does: one line a row, the top row first. See [`Position::diagram`].
#[derive(Clone, Copy)]
pub struct Diagram<'a, V: Variant>(&'a Position<V>);

impl<V: Variant> Position<V> {
    /// The board as a picture: `w` and `b` for men, `W` and `B` for kings, `.` for an empty dark square.
    ///
    /// ```
    /// use rulebook_draughts::{English, Position};
    /// assert_eq!(
    ///     Position::<English>::start().diagram().to_string(),
    ///     "
    ///   b   b   b   b
    /// b   b   b   b
    ///   b   b   b   b
    /// .   .   .   .
    ///   .   .   .   .
    /// w   w   w   w
    ///   w   w   w   w
    /// w   w   w   w
    /// "
    ///     .trim_start_matches('\n')
    /// );
    /// ```
    pub const fn diagram(&self) -> Diagram<'_, V> {
        Diagram(self)
    }
}

impl<V: Variant> fmt::Display for Diagram<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..V::RULES.side {
            let squares = (0..V::RULES.side).filter_map(|column| Square::at(row, column));
            let mut written = 0;
            for square in squares {
                let letter = self.0.piece_at(square).map_or('.', Piece::letter);
                write!(f, "{:1$}{letter}", "", usize::from(2 * square.column() - written))?;
                written = 2 * square.column() + 1;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

impl<V: Variant> fmt::Debug for Diagram<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
