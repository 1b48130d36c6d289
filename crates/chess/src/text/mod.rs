//! Positions and moves as text (clause C17).

mod claims;
mod fen;
mod uci;

pub use claims::{CastlingClaim, CastlingClaims};
pub use fen::{CastlingStyle, EnPassantMode, Fen, FenError, FenFault, ParsePositionError};
pub use uci::{Uci, UciError};
