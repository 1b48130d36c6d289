//! Positions in the form of the Hub protocol: a letter a square.

use core::fmt;

use rulebook_game::Color;

use super::fen::{color_of, letter};
use crate::{Piece, Position, Setup, Square, Variant};

/// A position to be written in the Hub form, which `Display` does. See [`Position::hub`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Hub<'a, V: Variant>(&'a Position<V>);

impl<V: Variant> Position<V> {
    /// The position in the form of the Hub protocol: the side to move, then each square by number, `w` and `b` for men,
    /// `W` and `B` for kings, `e` for none. Reading a position takes this form too.
    ///
    /// ```
    /// use rulebook_draughts::{Pool, Position};
    ///
    /// let text = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";
    /// assert_eq!(Position::<Pool>::start().hub().to_string(), text);
    /// assert_eq!(text.parse(), Ok(Position::<Pool>::start()));
    /// ```
    pub const fn hub(&self) -> Hub<'_, V> {
        Hub(self)
    }
}

impl<V: Variant> fmt::Display for Hub<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", letter(self.0.turn()))?;
        for square in Square::all() {
            write!(f, "{}", self.0.piece_at(square).map_or('e', Piece::letter))?;
        }
        Ok(())
    }
}

/// Reads the Hub form; `None` of any other text.
pub(super) fn read<V: Variant>(text: &str) -> Option<Setup<V>> {
    let mut letters = text.chars();
    let mut setup = Setup::<V>::EMPTY;
    setup.turn = color_of(letters.next()?)?;
    for square in Square::all() {
        match letters.next()? {
            'e' => {}
            other => setup.put(square, Some(piece(other)?)),
        }
    }
    letters.next().is_none().then_some(setup)
}

fn piece(letter: char) -> Option<Piece> {
    let pieces =
        Color::ALL.into_iter().flat_map(|color| [false, true].map(|is_king| Piece { color, is_king }));
    pieces.into_iter().find(|piece| piece.letter() == letter)
}
