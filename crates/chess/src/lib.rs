//! Chess and Chess960: legal moves, fast; refusals that explain themselves.
//!
//! ```text
//!   8  r n b q k b n r
//!   7  p p p p p p p p
//!   6  . . . . . . . .
//!   5  . . . . . . . .
//!   4  . . . . . . . .
//!   3  . . . . . . . .
//!   2  P P P P P P P P
//!   1  R N B Q K B N R
//!      a b c d e f g h
//! ```
//!
//! ```
//! use rulebook_chess::{Color, Filter, Outcome, Position, Reason, Square};
//!
//! // Scholar's mate, in the notation of players.
//! let mut position = Position::start();
//! for text in ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6"] {
//!     let mv = position.parse_san(text)?;
//!     position.play(mv)?;
//! }
//!
//! // What may the queen take?
//! let captures = position.moves_in(Filter::ALL.from(Square::H5).captures());
//! assert_eq!(captures.len(), 3);
//!
//! // Why may the king not castle?
//! let castles = position.parse_uci("e1g1")?;
//! assert_eq!(position.check(castles).unwrap_err().to_string(), "castling is blocked on g1");
//!
//! position.play(position.parse_san("Qxf7#")?)?;
//! assert_eq!(
//!     position.game_outcome(),
//!     Some(Outcome::Win { winner: Color::White, reason: Reason::Checkmate })
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! * [`Position`]: a position that can be played on. [`Position::moves`], [`Position::count_moves`],
//!   [`Position::check`], [`Position::play`]. Eighty bytes in two cache lines, `Copy`; playing copies,
//!   and nothing is taken back.
//! * [`Setup`]: any arrangement of pieces, and all that is wrong with it ([`Faults`]).
//! * [`Move`] in four bytes, [`PackedMove`] in two; [`Illegal`] says why a move is refused.
//! * [`Filter`]: captures, promotions, moves from a square or of a role.
//! * Text: FEN, X-FEN and Shredder-FEN ([`Position::fen`]), EPD ([`Epd`]), UCI
//!   ([`Position::parse_uci`]), SAN ([`Position::parse_san`]).
//! * [`attacks`]: what pieces attack; [`Position::checkers`], [`Position::pinned`].
//! * [`Position::is_dead`] and [`Position::can_win`]: what the material still allows.
//!
//! Everything is here as inherent methods; the traits of [`rulebook_game`] are for code that serves
//! several games.
//!
//! # What it does not do
//!
//! No search and no evaluation. A position has no history but its two
//! counters: repetition, claims and the rules that count moves belong to a record of the game,
//! [`rulebook_game::Game`], which knows them by [`Rules`] and [`DrawRule`]. No variants but
//! Chess960.
//!
//! # Features
//!
//! * `serde`: positions, setups, boards, packed moves, squares and rules as their text.
//!
//! The crate is `no_std` (it needs `alloc`) and has no `unsafe` code.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

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
mod record;
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
pub use record::DrawRule;
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
