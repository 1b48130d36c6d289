//! What is wrong with a position's text (N16, N17, T9).

use alloc::{string::String, vec::Vec};
use core::{fmt, ops::Range};

use rulebook_game::Color;
use thiserror::Error;

use crate::{Faults, SetupError, Variant};

/// Why a text is refused as a position: everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", Report(.faults))]
pub struct TextError<V: Variant> {
    /// What is wrong, from the front to the back of the text, then what is wrong with the position.
    pub faults: Vec<TextFault<V>>,
}

struct Report<'a, V: Variant>(&'a [TextFault<V>]);

impl<V: Variant> fmt::Display for Report<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

/// One thing that is wrong with a position's text, and the bytes where it is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TextFault<V: Variant> {
    /// There are too few fields, or too many.
    #[error("{expected} fields expected, with single blanks between, but there are {found}")]
    Fields {
        /// As many as these rules have.
        expected: usize,
        /// As many as the text has.
        found: usize,
    },
    /// A character of the board that is none of its marks.
    #[error("{found:?} on the board, at byte {at}, is none of its marks")]
    Mark {
        /// The character.
        found: char,
        /// Where it stands.
        at: usize,
    },
    /// A group of the board has not as many points as it should, or there are too few groups or too many.
    #[error("the board is {expected}, with / between its groups")]
    Shape {
        /// The empty board.
        expected: String,
    },
    /// The side to move is neither `w` nor `b`.
    #[error("w or b expected for the side to move, at byte {}", .0.start)]
    Turn(Range<usize>),
    /// The hands are not two numbers.
    #[error("two numbers with a comma between expected for the men in hand, at byte {}", .0.start)]
    Hands(Range<usize>),
    /// A record is no line and three points.
    #[error("a record of two line ends, a colon and three points expected at byte {}", .0.start)]
    Record(Range<usize>),
    /// A record's line, points or both are not what they must be (T9).
    #[error("{}, at byte {}", record_fault(*.faults), .place.start)]
    BadRecord {
        /// What is wrong with it.
        faults: Faults,
        /// Where it stands.
        place: Range<usize>,
    },
    /// The records, their points or ends are not in byte order, or one is there twice.
    #[error("records, their ends and their points go in byte order, without repeats: not so at byte {}", .0.start)]
    Order(Range<usize>),
    /// A number of men on the board, in Sanmill's line, is not the number that stand there.
    #[error("the number of {0}'s men on the board is wrong")]
    Count(Color),
    /// The men that a side has in hand, in Sanmill's line, are no number.
    #[error("a number expected for the men in hand, at byte {}", .0.start)]
    Hand(Range<usize>),
    /// The phase of play, in Sanmill's line, is none, or does not fit the men in hand.
    #[error("the phase of play at byte {} does not fit the men in hand", .0.start)]
    Phase(Range<usize>),
    /// What is to be done next, in Sanmill's line, is nothing that there is.
    #[error("p, s, r or ? expected for what is to be done next, at byte {}", .0.start)]
    Action(Range<usize>),
    /// A man is to be taken next, in Sanmill's line: that is half a move.
    #[error("a man is to be taken first, at byte {}: a position stands between whole moves", .0.start)]
    Removal(Range<usize>),
    /// The text is well formed, but the position cannot be played on.
    #[error(transparent)]
    Setup(SetupError<V>),
}

const fn record_fault(faults: Faults) -> &'static str {
    if faults.contains(Faults::RECORD_LINE) {
        "the record's line is none of the board"
    } else if faults.contains(Faults::RECORD_MEN) {
        "the record's points are not three men of one side"
    } else {
        "the record's men stand on its line"
    }
}
