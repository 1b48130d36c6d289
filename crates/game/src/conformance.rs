//! The laws of [`Position`](crate::Position) and [`Text`](crate::Text), as assertions for a game's tests.
//!
//! Each function panics if a law is broken, and says which, and for which position and move. Most games
//! need one call, [`assert_playouts`], a start position each; the others are for positions chosen by hand.
//!
//! | law | says | asserted by |
//! |---|---|---|
//! | `order` | generating again gives the same moves in the same order | [`assert_position`] |
//! | `sinks` | `for_each_move` and `moves_into` give what `try_for_each_move` gives | |
//! | `once` | no move is listed twice | |
//! | `break` | a break stops the generation at once and comes back with its value | |
//! | `count` | `count_moves` is the number of listed moves | |
//! | `has_moves` | `has_moves` says whether any is listed | |
//! | `listed is legal` | `check` passes every listed move | |
//! | `legal is listed` | `check` passes no candidate that is not listed | |
//! | `is_legal` | `is_legal` says what `check` says | |
//! | `decided` | a decided position lists nothing | |
//! | `outcome` | `outcome` is `decided`, or `stuck` where nothing is listed, or else `None` | |
//! | `game outcome` | a finished position's `game_outcome` is its `outcome` | |
//! | `play` | `play` takes every listed move, and does what `play_unchecked` does | [`assert_play`] |
//! | `children` | `try_for_each_child` gives the listed moves, each with what `play_unchecked` makes | |
//! | `copy` | playing in a copy leaves the original as it is | |
//! | `refusal` | `play` refuses what is not legal, with `check`'s reason, and the position stays as it is | |
//! | `equality` | two equal positions are equal both ways, and to themselves | [`assert_same`] |
//! | `hash` | … have the same hash | (alone: [`assert_equal_hash`]) |
//! | `same` | … have the same turn, the same moves, the same outcomes, and equal positions after each move | |
//! | `text` | a position's text reads back to the same position, with the same text | [`assert_text`] |
//! | `one line` | … and stands on one line, without the ` ;` of suites or blanks at its ends | |
//! | `prefix` | the reader takes any prefix of a text without panicking, and writes what it accepts | |
//! | `move text` | the text of a listed move reads back to that move | |
//! | `one word` | … and is a word: not empty, no white space | |
//!
//! Candidates are moves to ask `check` about. Give some that are legal elsewhere or nearly legal, or for a
//! small game every value of the move type; [`assert_playouts`] adds the moves of the ply before.

mod equal;
mod list;
mod play;
mod playouts;
mod position;
mod random;
mod suite;
mod text;

pub use equal::{assert_equal_hash, assert_same};
pub use play::assert_play;
pub use playouts::assert_playouts;
pub use position::assert_position;
pub use random::SplitMix64;
pub use suite::assert_suite;
pub use text::assert_text;

use core::fmt::{Arguments, Debug};

/// The end of every failed assertion.
#[track_caller]
fn broken(law: &str, position: &impl Debug, what: Arguments<'_>) -> ! {
    panic!("law `{law}` is broken: {what}\nin {position:?}");
}
