//! The trait of positions and moves that can be read and written.

use core::{
    error::Error,
    fmt::{self, Debug, Display},
};

use crate::Position;

/// A [`Position`] with a text form for itself and for its moves.
///
/// `Display` writes the position's one text form, and [`parse_position`](Self::parse_position) reads it
/// back: to an equal position with the same text. The text of a legal move reads back to that move.
///
/// A position's text is one line without ` ;` in it, so that it can stand in a [suite](crate::suite); a
/// move's is one word.
pub trait Text: Position + Display {
    /// What a position's text leaves unsaid: the variant and its options. `()` where nothing is.
    type Rules: Clone + Debug;
    /// Why a position's text is refused, and where.
    type PositionError: Error;
    /// Why a move's text is refused.
    type MoveError: Error;

    /// The position that a game under `rules` starts from.
    #[must_use]
    fn start(rules: &Self::Rules) -> Self;

    /// Reads a position.
    ///
    /// # Errors
    ///
    /// Refuses what is not well formed, with its place, and what cannot be played on, with its faults.
    /// No text panics.
    fn parse_position(text: &str, rules: &Self::Rules) -> Result<Self, Self::PositionError>;

    /// Reads a move of this position: what the text means, not whether it is legal.
    ///
    /// A text that names one move gives that move, **legal or not**, so that [`check`](Position::check)
    /// can say why it is refused. A text that means one thing only if the legal moves are asked (a short
    /// form, an abbreviation) is completed from them.
    ///
    /// # Errors
    ///
    /// Refuses a text that is not well formed, that fits several legal moves (an error that names them,
    /// never a guess), or that names no value of the move type. Where such a text is well formed and
    /// simply not legal (`40x31`, say, when no such capture exists), the error holds the reason and
    /// [`into_illegal`](Self::into_illegal) gives it. No text panics.
    fn parse_move(&self, text: &str) -> Result<Self::Move, Self::MoveError>;

    /// Writes `mv`, a legal move of this position, in its canonical form.
    ///
    /// A move that is not legal here is written as well as it can be: the text may be ambiguous or mean
    /// nothing, but writing it does not panic.
    ///
    /// # Errors
    ///
    /// Only those of the formatter.
    fn fmt_move(&self, mv: Self::Move, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The rules' own refusal inside an error of [`parse_move`](Self::parse_move), for a text that is
    /// well formed but that no move value can express.
    ///
    /// # Errors
    ///
    /// Gives the error back where the text could not be read. So do all errors by default: right for a
    /// game in which every well-formed text names a move value.
    fn into_illegal(error: Self::MoveError) -> Result<Self::Illegal, Self::MoveError> {
        Err(error)
    }

    /// Reads a move and says whether it is legal: `Ok(Ok(move))` if so, `Ok(Err(reason))` if the text is
    /// understood and the rules refuse it.
    ///
    /// # Errors
    ///
    /// Where the text cannot be read or is ambiguous.
    fn judge_move(&self, text: &str) -> Result<Result<Self::Move, Self::Illegal>, Self::MoveError> {
        match self.parse_move(text) {
            Ok(mv) => Ok(self.check(mv).map(|()| mv)),
            Err(error) => Self::into_illegal(error).map(Err),
        }
    }

    /// `mv` as something to display, in the form of [`fmt_move`](Self::fmt_move).
    #[must_use]
    fn move_text(&self, mv: Self::Move) -> MoveText<'_, Self> {
        MoveText { position: self, mv }
    }
}

/// A move to be displayed as text, with the position it is played in; made by [`Text::move_text`].
#[derive(Clone, Debug)]
pub struct MoveText<'a, P: Text> {
    position: &'a P,
    mv: P::Move,
}

impl<P: Text> Display for MoveText<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt_move(self.mv, f)
    }
}
