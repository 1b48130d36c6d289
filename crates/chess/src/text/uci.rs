//! Moves as the Universal Chess Interface writes them (clauses C8, C17).

use core::fmt;

use rulebook_square::ParseCellError;
use thiserror::Error;

use rulebook_game::Color;

use crate::{CastlingMode, CastlingSide, Move, PackedMove, Position, Role, Square, castling::back_rank};

use super::fen::side_of_target;

/// A move to be written as UCI. `Display` writes it.
#[derive(Clone, Copy, Debug)]
pub struct Uci {
    mv: Move,
    mode: CastlingMode,
}

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to = match self.mode {
            CastlingMode::Standard => self.mv.landing(),
            CastlingMode::Chess960 => self.mv.to(),
        };
        PackedMove::new(self.mv.from(), to, self.mv.promotes_to()).fmt(f)
    }
}

impl Move {
    /// The move as UCI. Castling is the king's step to g or c in [`CastlingMode::Standard`], and the
    /// king taking his rook in [`CastlingMode::Chess960`].
    pub const fn uci(self, mode: CastlingMode) -> Uci {
        Uci { mv: self, mode }
    }
}

/// Why a text is not a UCI move, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum UciError {
    /// Two squares make four letters and digits, a promotion one more.
    #[error("a UCI move has 4 or 5 characters, not {0}")]
    Length(usize),
    /// One of the two squares is none.
    #[error("at byte {place} of the move: {error}")]
    Square {
        /// Where the square begins.
        place: usize,
        /// What is wrong with it.
        error: ParseCellError,
    },
    /// The fifth letter is no piece's.
    #[error("at byte 4 of the move: {0:?} is no piece to promote to")]
    Promotion(char),
}

impl Position {
    /// Reads a UCI move: two squares, and a small letter for a promotion. Castling is read in both
    /// forms, the king's target and the rook's square.
    ///
    /// The move need not be legal: [`Position::check`] says whether it is, and why not.
    ///
    /// # Errors
    /// A text that is no UCI move, with the place of the fault.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let packed: PackedMove = text.parse()?;
        Ok(self.interpret(packed.from(), packed.to(), packed.promotes_to()))
    }

    /// Whether king and rooks stand as in the standard game wherever a right to castle is left, so
    /// that the standard form of UCI says all.
    pub fn castling_mode(&self) -> CastlingMode {
        let standard = Color::ALL.into_iter().all(|color| {
            let rooks = self.rights.rooks(color);
            rooks.is_empty()
                || self.king(color).file() == 4 && rooks.into_iter().all(|rook| matches!(rook.file(), 0 | 7))
        });
        if standard { CastlingMode::Standard } else { CastlingMode::Chess960 }
    }

    /// The move that two squares and a promotion mean here, legal or not.
    pub(crate) fn interpret(&self, from: Square, to: Square, promotion: Option<Role>) -> Move {
        let board = self.board();
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let color = board.color_at(from).unwrap_or(self.turn);
        if let Some(promotion) = promotion {
            return Move::promotion(from, to, promotion);
        }
        match role {
            Role::King => match self.castling_rook_meant(color, from, to) {
                Some(rook) => Move::castle(from, rook),
                None => Move::plain(role, from, to),
            },
            Role::Pawn if from.file() == to.file() && from.rank().abs_diff(to.rank()) == 2 => {
                Move::double_step(from, to)
            }
            Role::Pawn
                if from.file() != to.file()
                    && !board.occupied().contains(to)
                    && self.double_step_square() == Some(to) =>
            {
                Move::en_passant(from, to)
            }
            _ => Move::plain(role, from, to),
        }
    }

    /// The rook with which a king's move from `from` to `to` castles, if it is castling.
    fn castling_rook_meant(&self, color: Color, from: Square, to: Square) -> Option<Square> {
        let own_rooks = self.board().pieces(color, Role::Rook) & back_rank(color);
        if own_rooks.contains(to) && from.rank() == to.rank() {
            return Some(to);
        }
        let leaps = from.rank() == to.rank() && from.file().abs_diff(to.file()) >= 2;
        let side = side_of_target(to.file()).filter(|_| leaps && back_rank(color).contains(from))?;
        let outermost = match side {
            CastlingSide::King => own_rooks.last(),
            CastlingSide::Queen => own_rooks.first(),
        };
        // Without any rook there the corner is named, so that the refusal can say so.
        let corner = Square::at(if side == CastlingSide::King { 7 } else { 0 }, from.rank());
        let beyond = outermost.filter(|&rook| CastlingSide::of(from, rook) == side);
        self.rights.rook(color, from, side).or(beyond).or(corner)
    }
}
