//! Castling rights (clauses C7, C8).

use rulebook_game::Color;

use crate::{Bitboard, Square};

/// The two ways to castle. In Chess960 they are named by the king's target, whatever way he goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingSide {
    /// Towards the h-file: the king ends on g, the rook on f (O-O).
    King,
    /// Towards the a-file: the king ends on c, the rook on d (O-O-O).
    Queen,
}

impl CastlingSide {
    /// Both, the king's side first.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The side on which a rook stands as seen from its king.
    #[inline(always)]
    pub const fn of(king: Square, rook: Square) -> Self {
        if rook.raw() > king.raw() { Self::King } else { Self::Queen }
    }

    /// Where the king ends, on `rank` (0 to 7).
    #[inline(always)]
    pub const fn king_target(self, rank: u8) -> Square {
        Square::wrapping(rank * 8 + if matches!(self, Self::King) { 6 } else { 2 })
    }

    /// Where the rook ends, on `rank` (0 to 7).
    #[inline(always)]
    pub const fn rook_target(self, rank: u8) -> Square {
        Square::wrapping(rank * 8 + if matches!(self, Self::King) { 5 } else { 3 })
    }
}

/// Which rooks may still castle: the set of their squares.
///
/// A rook's square says all: its rank whose it is, its file which rook of a Chess960 game. Moving
/// from or taking on a square takes the right away with one `&`. Rights say nothing of the way
/// being free, only that king and rook have not moved (C7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CastlingRights(pub(crate) Bitboard);

impl CastlingRights {
    /// None at all.
    pub const NONE: Self = Self(Bitboard::EMPTY);

    /// The squares of the rooks of `color` that may castle.
    #[inline(always)]
    pub const fn rooks(self, color: Color) -> Bitboard {
        self.0.intersection(back_rank(color))
    }

    /// The squares of all rooks that may castle.
    pub const fn all_rooks(self) -> Bitboard {
        self.0
    }

    /// The rook with which `color`'s king on `king` may castle to that side.
    pub const fn rook(self, color: Color, king: Square, side: CastlingSide) -> Option<Square> {
        let rooks = self.rooks(color);
        let beyond = match side {
            CastlingSide::King => rooks.last(),
            CastlingSide::Queen => rooks.first(),
        };
        match beyond {
            Some(rook) if CastlingSide::of(king, rook) as u8 == side as u8 => Some(rook),
            _ => None,
        }
    }

    /// No right is left.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

/// A player's first rank.
#[inline(always)]
pub(crate) const fn back_rank(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard::rank(0),
        Color::Black => Bitboard::rank(7),
    }
}
