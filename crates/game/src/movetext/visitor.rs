//! Who is told what a text holds.

use super::{Fault, Nag, Place, Score};

/// How reading goes on after a [`Visitor`] was told something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flow {
    /// On to the next.
    Continue,
    /// Past the rest of this line: of the variation that is being read, or of the game where it is in none.
    SkipLine,
    /// Past the rest of the game.
    SkipGame,
    /// No further: [`Reader::push`](super::Reader::push) returns. What else the same word holds (the sign
    /// behind a move, say) is not told.
    Stop,
}

/// What is told of a text, in its order. Each method does nothing unless it is written.
///
/// For each game: `begin_game`, `tag`s, `end_tags`, then moves and what belongs to them, and `end_game`.
/// Skipping leaves out all but faults and the ends: each beginning that was told has its end.
#[expect(unused_variables, reason = "the names are for the reader")]
pub trait Visitor {
    /// A game begins: with a tag, or a word of its movetext.
    fn begin_game(&mut self, place: Place) -> Flow {
        Flow::Continue
    }

    /// A tag, its escapes undone.
    fn tag(&mut self, name: &str, value: &str, place: Place) -> Flow {
        Flow::Continue
    }

    /// All tags have been told.
    fn end_tags(&mut self) -> Flow {
        Flow::Continue
    }

    /// A move number, and whether dots say that the second player moves next.
    fn number(&mut self, number: u32, second: bool) -> Flow {
        Flow::Continue
    }

    /// A move, without its signs `!` and `?`.
    fn mv(&mut self, text: &str, place: Place) -> Flow {
        Flow::Continue
    }

    /// An annotation of the move before.
    fn nag(&mut self, nag: Nag) -> Flow {
        Flow::Continue
    }

    /// A piece of a comment. A comment comes in any number of pieces; line breaks are `\n`.
    fn comment(&mut self, piece: &str) -> Flow {
        Flow::Continue
    }

    /// The comment has been told.
    fn end_comment(&mut self) -> Flow {
        Flow::Continue
    }

    /// A variation begins: moves in place of the one before.
    fn begin_variation(&mut self) -> Flow {
        Flow::Continue
    }

    /// The variation has been told.
    fn end_variation(&mut self) -> Flow {
        Flow::Continue
    }

    /// The game ends, with its result if there is one and no fault ended the game before.
    fn end_game(&mut self, score: Option<Score>, place: Place) -> Flow {
        Flow::Continue
    }

    /// Something is wrong. If [it ends the game](super::FaultKind::ends_game), `end_game` is told next.
    fn fault(&mut self, fault: Fault) -> Flow {
        Flow::Continue
    }
}
