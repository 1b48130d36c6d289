//! Draughts, the international rules and their family: legal moves, fast; refusals that explain themselves.
//!
//! ```text
//!  10      b   b   b   b   b         1  2  3  4  5
//!   9    b   b   b   b   b         6  7  8  9 10
//!   8      b   b   b   b   b        11 12 13 14 15
//!   7    b   b   b   b   b        16 17 18 19 20
//!   6      .   .   .   .   .        21 22 23 24 25
//!   5    .   .   .   .   .        26 27 28 29 30
//!   4      w   w   w   w   w        31 32 33 34 35
//!   3    w   w   w   w   w        36 37 38 39 40
//!   2      w   w   w   w   w        41 42 43 44 45
//!   1    w   w   w   w   w        46 47 48 49 50
//!        a b c d e f g h i j
//! ```
//!
//! ```
//! use rulebook_draughts::{Color, International, Outcome, Position, Reason, Square};
//!
//! let mut position = Position::<International>::start();
//! for text in ["32-28", "19-23", "28x19", "14x23"] {
//!     position.play(position.parse_move(text)?)?;
//! }
//! assert_eq!(position.to_string(), "W:W31,33-50:B1-13,15-18,20,23");
//!
//! // Why may a man not go backward?
//! let back = position.parse_move("33-39")?;
//! assert_eq!(position.check(back).unwrap_err().to_string(), "a man does not step backward, from 33 to 39");
//!
//! // A king takes at any distance. Two ways end on 15, and take other men.
//! let mut position: Position<International> = "W:WK4:B13,20,32,37".parse()?;
//! let moves: Vec<_> = position.moves().iter().map(|&mv| position.move_text(mv).to_string()).collect();
//! assert_eq!(moves, ["4x27x38x15", "4x31x42x15"]);
//!
//! // For a user interface: where may it land first, and then?
//! let landings = |way: &[Square<_>]| position.landings(Square::new(4).unwrap(), way).into_iter().map(Square::number).collect::<Vec<_>>();
//! assert_eq!(landings(&[]), [27, 31]);
//! assert_eq!(landings(&[Square::new(27).unwrap()]), [38]);
//!
//! position.play(position.parse_move("4x27x38x15")?)?;
//! position.play(position.parse_move("37-41")?)?;
//! assert_eq!(position.outcome(), None);
//!
//! let position: Position<International> = "B:W33:B".parse()?;
//! assert_eq!(position.outcome(), Some(Outcome::Win { winner: Color::White, reason: Reason::AllTaken }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! * [`Position`]: a position of one of the variants. [`Position::moves`], [`Position::count_moves`],
//!   [`Position::check`], [`Position::play`]. Thirty-two bytes, `Copy`; playing copies, and nothing is taken back.
//! * [`Variant`]: the rules as a type, with a generator compiled for each: [`Nathan`], [`International`],
//!   [`Brazilian`], [`Pool`], [`Russian`], [`English`], [`Italian`], [`Frisian`], or one of your own. [`Rules`]: the
//!   switches by which they differ.
//! * [`Move`] in sixteen bytes: from, to, the pieces taken; [`Illegal`] says why a move is refused.
//! * [`Position::routes`]: the ways a capture can be walked. [`Position::landings`] and [`Position::move_along`]: a move
//!   entered square by square.
//! * [`Setup`]: any arrangement of pieces, and all that is wrong with it ([`Faults`]).
//! * Text: PDN FEN ([`Position::fen`]) and Hub positions ([`Position::hub`]), moves short, long and hub ([`Position::move_text`], [`Position::parse_move`]),
//!   squares by number or by name; games as PDN ([`Position::pdn`], [`Pdn`]).
//!
//! Everything is here as inherent methods; the traits of [`rulebook_game`] are for code that serves several games.
//!
//! # What it does not do
//!
//! No search and no evaluation. A position has no history: draws by repetition, by counted moves or by agreement are
//! those of a [`Game`](rulebook_game::Game) under its [`Laws`]. The Frisian rule that limits a king's moves in a row is
//! not here. No 12×12 board: no preset is played on it.
//!
//! # Features
//!
//! * `serde`: positions as their FEN, squares as their numbers.
//!
//! The crate is `no_std` (it needs `alloc`) and has no `unsafe` code.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod generate;
mod legality;
mod moves;
mod outcome;
mod piece;
mod position;
mod record;
mod routes;
mod rules;
mod setup;
mod text;
mod variant;
mod walk;

pub use legality::Illegal;
pub use moves::{Move, MoveKind};
pub use outcome::Reason;
pub use piece::Piece;
pub use position::Position;
pub use record::{DeclareStronger, DrawRule, Endings, Laws, Stronger};
pub use rulebook_game::{Color, Outcome};
pub use rulebook_square::{Board8, Board8Mirrored, Board10, DarkCorner, Lattice};
pub use rules::{Completion, Crowning, Majority, Rules};
pub use setup::{Faults, Setup, SetupError};
pub use text::*;
pub use variant::{Brazilian, English, Frisian, International, Italian, Nathan, Pool, Russian, Variant};

/// A square of the board `B`: a dark square, numbered from the top left as White sees it (D2).
pub type Square<B> = rulebook_square::DarkCell<B>;

/// A set of squares of the board `B`.
pub type Squares<B> = rulebook_square::DarkSet<u64, B>;
