//! How a game of draughts ends, as far as the position alone says (D15, D16).

use core::fmt;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The side to move has no piece left (D15).
    AllTaken,
    /// The side to move has pieces, but none can move (D15).
    Blocked,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AllTaken => "taking all pieces",
            Self::Blocked => "blocking all pieces",
        })
    }
}
