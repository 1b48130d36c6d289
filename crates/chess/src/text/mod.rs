//! Positions and moves as text (clause C17).

mod claims;
mod epd;
mod fen;
mod pgn;
mod san;
mod uci;

use core::fmt;

use rulebook_game::Text;

pub use claims::{CastlingClaim, CastlingClaims};
pub use epd::{Epd, EpdError, EpdFault, Operation};
pub use fen::{CastlingStyle, EnPassantMode, Fen, FenError, FenFault, ParsePositionError};
pub use pgn::{Command, Commands, EvalScore, Pgn, PgnStartError};
pub use san::{San, SanError, SanFault};
pub use uci::{Uci, UciError};

use crate::{Move, Position, Rules};

impl Text for Position {
    type Rules = Rules;
    type PositionError = ParsePositionError;
    type MoveError = UciError;

    /// The start position, under either preset.
    fn start(_rules: &Rules) -> Self {
        Self::start()
    }

    /// Reads FEN, X-FEN or Shredder-FEN; the preset changes nothing.
    fn parse_position(text: &str, _rules: &Rules) -> Result<Self, ParsePositionError> {
        text.parse()
    }

    /// Reads UCI, castling in either form.
    fn parse_move(&self, text: &str) -> Result<Move, UciError> {
        self.parse_uci(text)
    }

    /// Writes UCI; castling as the king taking his rook where king or rooks do not stand as in the
    /// standard game.
    fn fmt_move(&self, mv: Move, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", mv.uci(self.castling_mode()))
    }
}
