//! What every rules engine shares.
//!
//! A game of two sides without chance or hidden information implements [`Position`], and [`Text`] if it
//! can be read and written. In return it gets perft in every form ([`perft`], [`perft_all`], [`divide`],
//! [`perft_hashed`]), random games ([`playout`]), suites of known facts ([`suite`]) and, with the feature
//! `conformance`, assertions of the laws that the traits state. Whole games as text are in [`movetext`].
//!
//! ```
//! # include!("../tests/it/toys/heap.rs");
//! use rulebook_game::perft;
//! # fn main() {
//!
//! let mut heap = Heap { counters: 3, turn: Color::White };
//! assert_eq!(perft(&heap, 2), 3);
//!
//! assert_eq!(heap.check(4).unwrap_err().to_string(), "one or two counters are taken, if there are as many");
//! heap.play(1).unwrap();
//! heap.play(2).unwrap();
//! assert_eq!(heap.outcome().unwrap().to_string(), "black wins by the last counter");
//! # }
//! ```
//!
//! Where a game implements [`Recorded`] too, a [`Game`] keeps its moves, finds repetitions, and says what may be
//! claimed and how the game ended.
//!
//! This crate is `no_std` (it needs `alloc`), has no `unsafe` code, and reads no clock, no file and no
//! random source.
//!
//! # Features
//!
//! * `conformance`: the module that asserts the traits' laws, for the tests of a game.
//! * `rayon`: perft over several threads. Needs the standard library.
//! * `serde`: values of this crate, and whole [games](Game), as serde values.

#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
#[cfg(feature = "rayon")]
extern crate std;

mod clock;
mod color;
#[cfg(feature = "conformance")]
pub mod conformance;
pub mod movetext;
mod outcome;
mod perft;
mod playout;
mod position;
mod record;
pub mod suite;
mod text;

pub use clock::{BadTimeControl, Bonus, Clock, ParseTimeControlError, Remaining, Stage, TimeControl};
pub use color::{Color, ParseColorError};
pub use outcome::{Outcome, OutcomeText};
#[cfg(feature = "rayon")]
pub use perft::perft_parallel;
pub use perft::{Leaves, PerftTable, divide, perft, perft_all, perft_hashed};
pub use playout::{Playout, playout};
pub use position::Position;
pub use record::{End, Game, History, NoAgreement, Offer, Recorded, Refused, UsualGround, UsualLaws};
pub use text::{MoveText, Text};
