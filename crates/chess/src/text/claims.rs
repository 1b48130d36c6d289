//! The castling field of a FEN, as it stands.

use core::fmt::{self, Write as _};

use rulebook_game::Color;

use crate::CastlingSide;

/// One letter of a FEN's castling field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingClaim {
    /// `K` or `Q`: with the outermost rook of that side of the king (FEN, X-FEN).
    Outermost(CastlingSide),
    /// `A` to `H`: with the rook on that file, 0 to 7 (X-FEN, Shredder-FEN).
    File(u8),
}

/// The castling rights that a FEN claims, whether or not king and rooks stand where they must.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingClaims {
    /// A bit for each file, then king's side, then queen's side; by colour.
    bits: [u16; 2],
}

impl CastlingClaims {
    /// No claim: `-`.
    pub const NONE: Self = Self { bits: [0; 2] };

    /// `KQkq`.
    pub const ALL: Self = Self { bits: [0b11 << 8; 2] };

    const fn bit(claim: CastlingClaim) -> u16 {
        match claim {
            CastlingClaim::File(file) => 1 << (file & 7),
            CastlingClaim::Outermost(CastlingSide::King) => 1 << 8,
            CastlingClaim::Outermost(CastlingSide::Queen) => 1 << 9,
        }
    }

    /// Adds a claim.
    pub const fn insert(&mut self, color: Color, claim: CastlingClaim) {
        self.bits[color as usize] |= Self::bit(claim);
    }

    /// Takes a claim away.
    pub const fn remove(&mut self, color: Color, claim: CastlingClaim) {
        self.bits[color as usize] &= !Self::bit(claim);
    }

    /// Whether it is claimed so. The same right can be claimed in two ways; this does not see that.
    pub const fn contains(self, color: Color, claim: CastlingClaim) -> bool {
        self.bits[color as usize] & Self::bit(claim) != 0
    }

    /// Nothing is claimed.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The claims, White's first, in the order in which they are written.
    pub fn iter(self) -> impl Iterator<Item = (Color, CastlingClaim)> {
        let outermost = CastlingSide::ALL.into_iter().map(CastlingClaim::Outermost);
        let claims = outermost.chain((0..8).rev().map(CastlingClaim::File));
        Color::ALL
            .into_iter()
            .flat_map(move |color| claims.clone().map(move |claim| (color, claim)))
            .filter(move |&(color, claim)| self.contains(color, claim))
    }

    /// The claim of a letter.
    pub const fn letter(letter: char) -> Option<(Color, CastlingClaim)> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let claim = match letter.to_ascii_lowercase() {
            'k' => CastlingClaim::Outermost(CastlingSide::King),
            'q' => CastlingClaim::Outermost(CastlingSide::Queen),
            file @ 'a'..='h' => CastlingClaim::File(file as u8 - b'a'),
            _ => return None,
        };
        Some((color, claim))
    }
}

impl fmt::Display for CastlingClaims {
    /// The third field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_char('-');
        }
        for (color, claim) in self.iter() {
            let letter = match claim {
                CastlingClaim::Outermost(CastlingSide::King) => 'k',
                CastlingClaim::Outermost(CastlingSide::Queen) => 'q',
                CastlingClaim::File(file) => (b'a' + file) as char,
            };
            f.write_char(if color == Color::White { letter.to_ascii_uppercase() } else { letter })?;
        }
        Ok(())
    }
}
