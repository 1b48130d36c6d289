//! Positions, moves and games as text (D19, D20).

mod diagram;
mod fen;
mod hub;
mod moves;
mod pdn;

pub use diagram::Diagram;
pub use fen::{Fen, FenError, FenFault};
pub use hub::Hub;
pub use moves::{MoveError, MoveText};
pub use pdn::{Pdn, PdnStartError, game_type, game_type_number};
