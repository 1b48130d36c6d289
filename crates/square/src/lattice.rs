//! The dark squares of a board: the lattice on which draughts is played.

mod cell;
mod set;

use core::fmt::Debug;
use core::hash::Hash;

pub use cell::{DarkCell, DarkCellName, ParseDarkCellError};
pub use set::{DarkSet, DarkSetIter};

/// A board of which only the dark squares are used: a type that stands for a board.
///
/// The dark squares are numbered row by row from the top left, as White sees the board. [`DarkCell`] is one of them,
/// [`DarkSet`] a set of them.
///
/// ```text
///          10×10, dark at the left            8×8, dark at the right
///
///   10    .  1  .  2  .  3  .  4  .  5      8   1  .  2  .  3  .  4  .
///    9    6  .  7  .  8  .  9  . 10  .      7   .  5  .  6  .  7  .  8
///    8    . 11  . 12  . 13  . 14  . 15      6   9  . 10  . 11  . 12  .
///    7   16  . 17  . 18  . 19  . 20  .      5   . 13  . 14  . 15  . 16
///    6    . 21  . 22  . 23  . 24  . 25      4  17  . 18  . 19  . 20  .
///    5   26  . 27  . 28  . 29  . 30  .      3   . 21  . 22  . 23  . 24
///    4    . 31  . 32  . 33  . 34  . 35      2  25  . 26  . 27  . 28  .
///    3   36  . 37  . 38  . 39  . 40  .      1   . 29  . 30  . 31  . 32
///    2    . 41  . 42  . 43  . 44  . 45
///    1   46  . 47  . 48  . 49  . 50  .          a  b  c  d  e  f  g  h
///
///         a  b  c  d  e  f  g  h  i  j
/// ```
///
/// Implemented here for [`Board8`], [`Board8Mirrored`], [`Board10`] and [`Board12`]; any other even side from 4 to 12
/// may be given to a type of one's own.
pub trait Lattice: Copy + Eq + Ord + Hash + Debug + Send + Sync + Unpin + 'static {
    /// The number of rows and of columns: even, from 4 to 12.
    const SIDE: u8;

    /// Which corner of each player's first row is dark.
    const CORNER: DarkCorner;
}

/// Which corner of a player's first row is dark. The two boards are mirror images of each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DarkCorner {
    /// The left one, a1: nearly everywhere.
    Left,
    /// The right one: Italian, Spanish and Portuguese draughts.
    Right,
}

macro_rules! boards {
    ($($(#[$doc:meta])+ $Board:ident: $side:literal, $corner:ident;)+) => {
        $(
            $(#[$doc])+
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum $Board {}

            impl Lattice for $Board {
                const SIDE: u8 = $side;
                const CORNER: DarkCorner = DarkCorner::$corner;
            }
        )+
    };
}

boards! {
    /// The 32 dark squares of an 8×8 board, a1 among them.
    Board8: 8, Left;
    /// The 32 dark squares of an 8×8 board whose right corner, h1, is dark.
    Board8Mirrored: 8, Right;
    /// The 50 dark squares of a 10×10 board, a1 among them.
    Board10: 10, Left;
    /// The 72 dark squares of a 12×12 board, a1 among them. Its sets need a `u128`.
    Board12: 12, Left;
}
