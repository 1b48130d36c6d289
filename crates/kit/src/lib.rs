//! Dames en kit: draughts on a board that the players lay themselves.
//!
//! Each side has twenty tiles and ten pawns of its colour. In turn they lay a tile, a pawn, or both; a pawn
//! stands on tiles of its own colour only. Pawns capture by leaping over the enemies in line before them,
//! and must. Who has laid everything moves a pawn by a king step instead.
//!
//! ```
//! use rulebook_kit::{ChainRule, Position};
//! use rulebook_game::Position as _;
//!
//! let mut position = Position::parse("WBw w 18:9,19:9 0,0", ChainRule::Optional).unwrap();
//! let tile = position.parse_move("T3,0").unwrap();
//! assert_eq!(position.check(tile).unwrap_err().to_string(), "a capture is obligatory: 0,0x2,0");
//! let leap = position.parse_move("0,0x2,0").unwrap();
//! position.play(leap).unwrap();
//! assert_eq!(position.to_string(), "wbW b 18:9,19:9 0,0");
//! ```
//!
//! # Features
//!
//! - `serde`: positions as `{"text": "…", "rule": "optional"}`, since the text does not say the rule of chains; setups,
//!   moves and the other values by their parts. What is read is checked.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod canonical;
mod capture;
mod generate;
mod legality;
mod moves;
mod outcome;
mod position;
mod record;
#[cfg(feature = "serde")]
mod serialized;
mod setup;
mod text;

pub use legality::Illegal;
pub use moves::{Chain, Move, Route};
pub use outcome::Reason;
pub use position::{ChainRule, PAWNS, Position, TILES};
pub use rulebook_game::Color;
pub use rulebook_plane::{Cell, Direction, Motion, Symmetry};
pub use setup::{Fault, Hand, Setup, SetupError, Tile};
pub use text::{MoveError, Rim, TextError, TextFault};
