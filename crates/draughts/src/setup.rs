//! Building positions, and what can be wrong with them (D20).

use core::fmt;

use bitflags::bitflags;
use rulebook_game::Color;
use thiserror::Error;

use crate::{Piece, Position, Square, Squares, Variant};

/// Any arrangement of pieces on the board of `V`, and a side to move: what an editor holds.
///
/// ```
/// use rulebook_draughts::{Color, Faults, Nathan, Piece, Setup, Square};
///
/// let mut setup = Setup::<Nathan>::EMPTY;
/// let man = Piece { color: Color::White, is_king: false };
/// setup.put(Square::new(4).unwrap(), Some(man));
/// assert_eq!(setup.position().unwrap_err().faults, Faults::CROWNING_ROW);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup<V: Variant> {
    white: Squares<V::Board>,
    black: Squares<V::Board>,
    kings: Squares<V::Board>,
    /// The side to move.
    pub turn: Color,
}

bitflags! {
    /// What is wrong with a setup (D20). Several faults can hold at once.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Faults: u8 {
        /// A man stands on the row on which it would have been crowned.
        const CROWNING_ROW = 1 << 0;
        /// A side has more pieces than it starts with.
        const TOO_MANY_PIECES = 1 << 1;
        /// There is no piece at all. One empty side is right: it has lost.
        const NO_PIECES = 1 << 2;
    }
}

/// A setup that cannot be played on: all its faults, and the setup itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{}", Report(.setup, *.faults))]
pub struct SetupError<V: Variant> {
    /// Everything that is wrong.
    pub faults: Faults,
    /// What was refused.
    pub setup: Setup<V>,
}

impl<V: Variant> Setup<V> {
    /// No piece; the side to move is the one that begins the game.
    pub const EMPTY: Self = Self {
        white: Squares::<V::Board>::EMPTY,
        black: Squares::<V::Board>::EMPTY,
        kings: Squares::<V::Board>::EMPTY,
        turn: V::RULES.begins,
    };

    /// What stands on a square.
    pub fn piece_at(&self, square: Square<V::Board>) -> Option<Piece> {
        let is_king = self.kings.contains(square);
        if self.white.contains(square) {
            Some(Piece { color: Color::White, is_king })
        } else if self.black.contains(square) {
            Some(Piece { color: Color::Black, is_king })
        } else {
            None
        }
    }

    /// Puts a piece on a square in place of what stands there, or clears the square.
    pub fn put(&mut self, square: Square<V::Board>, piece: Option<Piece>) {
        let cell = Squares::of(square);
        for set in [&mut self.white, &mut self.black, &mut self.kings] {
            *set -= cell;
        }
        if let Some(piece) = piece {
            match piece.color {
                Color::White => self.white |= cell,
                Color::Black => self.black |= cell,
            }
            if piece.is_king {
                self.kings |= cell;
            }
        }
    }

    /// The position of this setup.
    ///
    /// # Errors
    /// All faults at once.
    pub fn position(self) -> Result<Position<V>, SetupError<V>> {
        let faults = self.faults();
        if faults.is_empty() {
            let (white, black, kings) = (self.white.bits(), self.black.bits(), self.kings.bits());
            Ok(Position::of_colors(white, black, kings, self.turn))
        } else {
            Err(SetupError { faults, setup: self })
        }
    }

    /// Everything that is wrong with this setup.
    pub fn faults(&self) -> Faults {
        let mut faults = Faults::empty();
        faults.set(Faults::CROWNING_ROW, !self.uncrowned().is_empty());
        faults.set(Faults::TOO_MANY_PIECES, Color::ALL.into_iter().any(|color| self.has_too_many(color)));
        faults.set(Faults::NO_PIECES, (self.white | self.black).is_empty());
        faults
    }

    fn has_too_many(&self, color: Color) -> bool {
        self.pieces(color).count() > u32::from(V::RULES.men_per_side())
    }

    fn pieces(&self, color: Color) -> Squares<V::Board> {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The men on their crowning rows.
    fn uncrowned(&self) -> Squares<V::Board> {
        let on_top = self.white & Squares::<V::Board>::row(0);
        let at_bottom = self.black & Squares::<V::Board>::row(V::RULES.side - 1);
        (on_top | at_bottom) - self.kings
    }
}

impl<V: Variant> Default for Setup<V> {
    /// The empty board.
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<V: Variant> From<Position<V>> for Setup<V> {
    fn from(position: Position<V>) -> Self {
        Self {
            white: position.pieces(Color::White),
            black: position.pieces(Color::Black),
            kings: position.kings(Color::White) | position.kings(Color::Black),
            turn: position.turn(),
        }
    }
}

impl<V: Variant> TryFrom<Setup<V>> for Position<V> {
    type Error = SetupError<V>;

    fn try_from(setup: Setup<V>) -> Result<Self, Self::Error> {
        setup.position()
    }
}

/// Writes each fault with its place.
struct Report<'a, V: Variant>(&'a Setup<V>, Faults);

impl<V: Variant> fmt::Display for Report<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(setup, faults) = *self;
        for (index, fault) in faults.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            match fault {
                Faults::CROWNING_ROW => {
                    f.write_str("men on the row where they would have been crowned:")?;
                    for square in Square::all().filter(|&square| setup.uncrowned().contains(square)) {
                        write!(f, " {square}")?;
                    }
                }
                Faults::TOO_MANY_PIECES => {
                    let mut and = "";
                    for color in Color::ALL.into_iter().filter(|&color| setup.has_too_many(color)) {
                        write!(f, "{and}{color} has {} pieces", setup.pieces(color).count())?;
                        and = " and ";
                    }
                    write!(f, ", more than the {} of the start", V::RULES.men_per_side())?;
                }
                _ => f.write_str("there is no piece")?,
            }
        }
        Ok(())
    }
}
