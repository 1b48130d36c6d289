//! What is wrong with a text, and where.

use core::fmt;

use thiserror::Error;

use super::{MAX_DEPTH, MAX_NAME, MAX_VALUE, MAX_WORD};

/// A place in the text that is read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The bytes before it.
    pub byte: u64,
    /// The line, from 1.
    pub line: u64,
    /// The byte in its line, from 1. A byte order mark does not count.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Something that is wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("{place}: {kind}")]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The first byte that is wrong; of something that is too long or never closed, its beginning.
    pub place: Place,
}

/// What can be wrong with a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// Bytes in a tag or a comment that are no UTF-8. Of a tag its value is lost, in a comment U+FFFD stands for
    /// them.
    #[error("not UTF-8")]
    NotUtf8,
    /// Bytes in a word that are no UTF-8.
    #[error("not UTF-8")]
    WordNotUtf8,
    /// A word longer than [`MAX_WORD`].
    #[error("a word of more than {MAX_WORD} bytes")]
    WordTooLong,
    /// A tag's name longer than [`MAX_NAME`], or its value longer than [`MAX_VALUE`].
    #[error("a tag with a name of more than {MAX_NAME} bytes or a value of more than {MAX_VALUE}")]
    TagTooLong,
    /// No name after `[`.
    #[error("expected the name of a tag: letters, digits and _")]
    TagName,
    /// No quoted value after the name.
    #[error("expected the value of the tag, in quotes")]
    TagQuote,
    /// The value does not end on its line.
    #[error("the value of the tag has no closing quote on its line")]
    TagValue,
    /// A `\` in a value, with something else than `"` or `\` behind it.
    #[error("after a backslash there is a quote or a backslash")]
    TagEscape,
    /// No `]` after the value.
    #[error("expected ] after the value of the tag")]
    TagEnd,
    /// A character that begins nothing.
    #[error("nothing begins with this character")]
    Unexpected,
    /// A `$` without a number up to 255.
    #[error("expected a number up to 255 after $")]
    Nag,
    /// More than two of `!` and `?`.
    #[error("at most two of ! and ? follow a move")]
    Suffix,
    /// An annotation before any move of its line. It is passed over.
    #[error("there is no move that this annotation is of")]
    NagWithoutMove,
    /// A variation before any move of its line.
    #[error("there is no move that this variation is instead of")]
    VariationWithoutMove,
    /// More than [`MAX_DEPTH`] variations in one another.
    #[error("more than {MAX_DEPTH} variations in one another")]
    TooDeep,
    /// A `)` without its `(`.
    #[error("no variation is open")]
    NoVariation,
    /// The game ends within a variation.
    #[error("a variation is not closed")]
    OpenVariation,
    /// A result within a variation. It is passed over.
    #[error("a result within a variation")]
    ScoreInVariation,
    /// The text ends within a comment, which begins here.
    #[error("the comment is not closed")]
    OpenComment,
    /// The next game begins, or the text ends, before a result.
    #[error("the game has no result")]
    NoScore,
}

impl FaultKind {
    /// Whether the rest of the game is passed over. After the other faults reading goes on where it was.
    #[must_use]
    pub const fn ends_game(self) -> bool {
        !matches!(
            self,
            Self::NotUtf8
                | Self::NagWithoutMove
                | Self::ScoreInVariation
                | Self::OpenVariation
                | Self::NoScore
        )
    }
}
