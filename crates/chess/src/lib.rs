//! Chess and Chess960.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod attacks;
mod board;
mod castling;
mod chess960;
mod filter;
mod generate;
mod legality;
mod moves;
mod outcome;
mod piece;
mod position;
mod rules;
mod setup;
mod text;
mod zobrist;

pub use board::Board;
pub use castling::{CastlingRights, CastlingSide};
pub use filter::Filter;
pub use legality::Illegal;
pub use moves::{Move, MoveKind, PackedMove};
pub use outcome::Reason;
pub use piece::{Piece, Role};
pub use position::Position;
pub use rulebook_game::{Color, Outcome};
pub use rules::Rules;
pub use setup::{CastlingMode, Faults, Setup, SetupError};
pub use text::*;

/// A square of the chess board.
pub type Square = rulebook_square::ChessCell;

/// A set of squares: a1 is the lowest bit, h8 the highest.
pub type Bitboard = rulebook_square::ChessCells;

type Axes = rulebook_square::Axes<8, 8>;
type Fan = rulebook_square::Fan<8, 8>;
