//! Reading SAN.

use core::ops::ControlFlow::{Break, Continue};

use alloc::{string::ToString, vec::Vec};

use crate::{
    Bitboard, CastlingSide, Filter, Illegal, Move, Position, Role, Square, attacks, castling::back_rank,
};

use super::{
    SanError,
    syntax::{self, Notation, Step},
};

impl Position {
    /// Reads SAN as people write it.
    ///
    /// Beside the canonical form these are read, alone or together:
    /// - a check mark that is missing or wrong, and up to two of `!` and `?` after it;
    /// - a start square that says more than needed, up to long forms: `Ng1f3`, `Ng1-f3`, `e2e4`, `Pe2-e4`;
    /// - an `x` too few or too many; a pawn that takes names its file all the same: `ed5`;
    /// - `e8Q` for `e8=Q`, `0-0` for `O-O`, and `e.p.` after an en passant capture.
    ///
    /// Capitals and small letters are never taken for each other: `bxc3` is the pawn and `Bxc3` the bishop.
    ///
    /// ```
    /// use rulebook_chess::{Illegal, Position, SanError, Square};
    /// let start = Position::start();
    /// assert_eq!(start.parse_san("Ng1-f3!?"), start.parse_san("Nf3"));
    /// let pinned: Position = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1".parse().unwrap();
    /// assert_eq!(pinned.parse_san("Nge2"), pinned.parse_san("Ne2"));
    /// let reason = Illegal::Pinned(Square::B4);
    /// assert!(matches!(pinned.parse_san("Nd5"), Err(SanError::Illegal { reason: r, .. }) if r == reason));
    /// ```
    ///
    /// # Errors
    /// A text that is no SAN, or that fits no legal move or several: nothing is ever guessed.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        match syntax::read(text)? {
            Notation::Castle(side) => {
                let mv = Move::castle(self.king(self.turn), self.rook_to_castle_with(side));
                self.check(mv).map(|()| mv).map_err(|reason| SanError::Illegal { mv, reason })
            }
            Notation::Step(step) => self.find(&step),
        }
    }

    /// Reads SAN only as [`Position::san`] writes it.
    ///
    /// ```
    /// use rulebook_chess::{Position, SanError};
    /// let start = Position::start();
    /// assert!(start.parse_san_strict("Nf3").is_ok());
    /// let canonical = "Nf3".to_string();
    /// assert_eq!(start.parse_san_strict("Ngf3"), Err(SanError::NotCanonical { canonical }));
    /// ```
    ///
    /// # Errors
    /// Those of [`Position::parse_san`], and [`SanError::NotCanonical`] with the canonical form.
    pub fn parse_san_strict(&self, text: &str) -> Result<Move, SanError> {
        let mv = self.parse_san(text)?;
        let canonical = self.san(mv).to_string();
        if text == canonical { Ok(mv) } else { Err(SanError::NotCanonical { canonical }) }
    }

    /// The one legal move that fits.
    fn find(&self, step: &Step) -> Result<Move, SanError> {
        let filter = Filter::ALL.role(step.role).to(step.to).from_any(step.origins);
        let mut found = None;
        let second = self.try_for_each_move_in(filter, |mv| {
            if step.fits(mv) && found.replace(mv).is_some() { Break(()) } else { Continue(()) }
        });
        if second.is_break() {
            let mut candidates = self.moves_in(filter);
            candidates.retain(|&mv| step.fits(mv));
            return Err(SanError::Ambiguous { candidates });
        }
        let Some(mv) = found else { return Err(self.refusal(step)) };
        if step.takes && self.captured(mv).is_none() && self.en_passant_square() == Some(step.to) {
            return Err(SanError::TakesNothing { mv });
        }
        Ok(mv)
    }

    /// Why no legal move fits.
    #[cold]
    fn refusal(&self, step: &Step) -> SanError {
        let own = self.board().pieces(self.turn, step.role);
        // A square in full may be wrong about what stands there; less than that only picks among pieces.
        let origins = if step.origins.is_single() { step.origins } else { step.origins & own };
        let mut refused: Vec<(Move, Illegal)> = origins
            .into_iter()
            .map(|from| if own.contains(from) { self.meant(step, from) } else { step.plain(from) })
            .filter_map(|mv| Some((mv, self.check(mv).err()?)))
            .collect();
        if refused.len() > 1 {
            refused.retain(|&(mv, reason)| {
                let reach = attacks::attacks(step.role, self.turn, mv.from(), Bitboard::EMPTY);
                !matches!(reason, Illegal::CannotMoveSo { .. })
                    && (step.role == Role::Pawn || reach.contains(step.to))
            });
        }
        match refused[..] {
            [(mv, reason)] => SanError::Illegal { mv, reason },
            _ => SanError::NoMove { role: step.role, to: step.to },
        }
    }

    /// The move that is meant if the own piece on `from` is.
    fn meant(&self, step: &Step, from: Square) -> Move {
        match (step.role, step.promotion) {
            (Role::Pawn, None) if step.en_passant => Move::en_passant(from, step.to),
            (Role::Pawn, promotion) => self.interpret(from, step.to, promotion),
            (_, Some(promotion)) => Move::promotion(from, step.to, promotion),
            (_, None) => step.plain(from),
        }
    }

    /// The rook with which the king castles to that side, or would have; the corner if there is none.
    fn rook_to_castle_with(&self, side: CastlingSide) -> Square {
        let (king, home) = (self.king(self.turn), back_rank(self.turn));
        let rooks = self.board().pieces(self.turn, Role::Rook) & home;
        let (outermost, corner) = match side {
            CastlingSide::King => (rooks.last().filter(|rook| rook.file() > king.file()), home.last()),
            CastlingSide::Queen => (rooks.first().filter(|rook| rook.file() < king.file()), home.first()),
        };
        self.rights.rook(self.turn, king, side).or(outermost).or(corner).unwrap_or(king)
    }
}

impl Step {
    fn fits(&self, mv: Move) -> bool {
        !mv.is_castle() && mv.promotes_to() == self.promotion && (mv.is_en_passant() || !self.en_passant)
    }

    fn plain(&self, from: Square) -> Move {
        Move::plain(self.role, from, self.to)
    }
}
