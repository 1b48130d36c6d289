//! The move: the marbles that move, and the direction.

use core::fmt;

use crate::{Cells, Direction};

/// A move (A22): a set of own marbles, and the direction in which each goes one point.
///
/// What is pushed follows from the position. Any set may be asked about:
/// [`Position::check`](crate::Position::check) says what is wrong with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Move {
    marbles: Cells,
    direction: Direction,
}

const _: () = assert!(size_of::<Move>() <= 16 && size_of::<Option<Move>>() <= 16);

impl Move {
    /// These marbles go one point in this direction.
    #[inline(always)]
    pub const fn new(marbles: Cells, direction: Direction) -> Self {
        Self { marbles, direction }
    }

    /// The own marbles that move, where they stand before.
    #[inline(always)]
    pub const fn marbles(self) -> Cells {
        self.marbles
    }

    /// The direction in which they go.
    #[inline(always)]
    pub const fn direction(self) -> Direction {
        self.direction
    }
}

impl fmt::Debug for Move {
    /// The marbles and the direction: `c3 c4 north-east`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.marbles, self.direction)
    }
}
