//! The pieces.

use core::fmt;

use rulebook_game::Color;

/// A man or a king of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// A king (*dame*), not a man.
    pub is_king: bool,
}

impl Piece {
    /// The letter in a picture of the board: `w` and `b` for men, `W` and `B` for kings.
    pub const fn letter(self) -> char {
        match (self.color, self.is_king) {
            (Color::White, false) => 'w',
            (Color::White, true) => 'W',
            (Color::Black, false) => 'b',
            (Color::Black, true) => 'B',
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, if self.is_king { "king" } else { "man" })
    }
}
