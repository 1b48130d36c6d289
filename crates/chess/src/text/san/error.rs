//! Why a text is no move.

use core::{fmt, ops::Range};

use alloc::{string::String, vec::Vec};
use thiserror::Error;

use crate::{CastlingMode, Illegal, Move, Role, Square};

/// Why a text gives no move.
///
/// ```
/// use rulebook_chess::{Illegal, Position, SanError, SanFault, Square};
/// let start = Position::start();
/// let error = |text| start.parse_san(text).unwrap_err();
///
/// assert_eq!(error("Nf9"), SanError::Syntax { what: SanFault::Target, place: 2..3 });
/// assert_eq!(error("Nd5"), SanError::NoMove { role: rulebook_chess::Role::Knight, to: Square::D5 });
/// assert_eq!(error("Ra3").to_string(), "illegal move a1a3: the way is blocked on a2");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SanError {
    /// The text is not SAN.
    #[error("at byte {} of the move: {what}", .place.start)]
    Syntax {
        /// What is wrong.
        what: SanFault,
        /// The bytes that are wrong, or the end of the text.
        place: Range<usize>,
    },
    /// Only one piece can be meant, and it may not go there.
    #[error("illegal move {}: {reason}", .mv.uci(CastlingMode::Chess960))]
    Illegal {
        /// The move that is meant.
        mv: Move,
        /// Why it is not legal.
        reason: Illegal,
    },
    /// No such piece can go there; there is none, or it cannot be said which is meant.
    #[error("no {role} that fits can go to {to}")]
    NoMove {
        /// What should move.
        role: Role,
        /// Where to.
        to: Square,
    },
    /// An `x` for a move that takes nothing, where a pawn could take en passant. Elsewhere such an `x` is
    /// overlooked; here it may be the pawn's capture that is meant.
    #[error("{} takes nothing, but a pawn can take en passant on {}", .mv.uci(CastlingMode::Chess960), .mv.to())]
    TakesNothing {
        /// The move that fits but for the `x`.
        mv: Move,
    },
    /// Several legal moves fit.
    #[error("ambiguous: {}", List(.candidates))]
    Ambiguous {
        /// All that fit, two at least.
        candidates: Vec<Move>,
    },
    /// The move is understood, but not written as [`Position::san`](crate::Position::san) writes it. Only
    /// [`Position::parse_san_strict`](crate::Position::parse_san_strict) minds.
    #[error("the move is to be written {canonical}")]
    NotCanonical {
        /// How it is written.
        canonical: String,
    },
}

/// What is wrong with a text that should be SAN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SanFault {
    /// It begins with something that begins no move.
    #[error("a move begins with K, Q, R, B, N, a file from a to h, or O")]
    Start,
    /// A `P` without a file.
    #[error("a pawn's move has a file from a to h there")]
    PawnFile,
    /// The castlings are `O-O` and `O-O-O`, with letters or with zeros.
    #[error("castling is O-O or O-O-O")]
    Castling,
    /// No square to go to.
    #[error("expected the square to go to")]
    Target,
    /// No piece after `=`.
    #[error("expected a piece to promote to: Q, R, B or N")]
    Promotion,
    /// An `e.p.` after something else than a pawn's step to another file.
    #[error("only a pawn that takes does so en passant")]
    EnPassant,
    /// More text after the move.
    #[error("expected nothing more than a check mark, ! or ?")]
    Trailing,
}

struct List<'a>(&'a [Move]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mv) in self.0.iter().enumerate() {
            let before = if index == 0 { "" } else { " or " };
            write!(f, "{before}{}", mv.uci(CastlingMode::Chess960))?;
        }
        Ok(())
    }
}
