//! The board as a picture.

use core::fmt;

use rulebook_game::Color;

use crate::{Cell, Position};

/// A position to be drawn, which `Display` does. See [`Position::diagram`].
#[derive(Clone, Copy)]
pub struct Diagram<'a>(&'a Position);

impl Position {
    /// The board as a picture: `b` and `w` for marbles, `.` for an empty point; rows have their letters on the left,
    /// numbers stand at the lower end of their diagonals (A19).
    ///
    /// ```
    /// use rulebook_abalone::Position;
    ///
    /// assert_eq!(
    ///     Position::default().diagram().to_string(),
    ///     "
    ///     i w w w w w
    ///    h w w w w w w
    ///   g . . w w w . .
    ///  f . . . . . . . .
    /// e . . . . . . . . .
    ///  d . . . . . . . . 9
    ///   c . . b b b . . 8
    ///    b b b b b b b 7
    ///     a b b b b b 6
    ///        1 2 3 4 5
    /// "
    ///     .trim_start_matches('\n')
    /// );
    /// ```
    pub const fn diagram(&self) -> Diagram<'_> {
        Diagram(self)
    }
}

/// The letter of a side's marbles.
pub(super) const fn letter(color: Color) -> char {
    match color {
        Color::White => 'w',
        Color::Black => 'b',
    }
}

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Cell::drawing(|cell| self.0.marble_at(cell).map_or('.', letter)), f)
    }
}

impl fmt::Debug for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
