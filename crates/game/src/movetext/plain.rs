//! The plain record: movetext of any game that has a text form.

use alloc::string::{String, ToString};
use thiserror::Error;

use super::{Dialect, GameText, Notation, Ply, Score, Tags};
use crate::Text;

/// The notation of the plain record, of a game that implements [`Text`].
///
/// The tag `Game` names the game and is required; `Rules` names what its rules are called and must be right if it is
/// there; `Position` is the position that the game starts from, if it is not the usual one. The moves are those of
/// [`Text::fmt_move`], and are read by [`Text::judge_move`].
///
/// ```text
/// [Game "morris"]
/// [Rules "nine"]
/// [Result "*"]
///
/// 1. d6 f4 2. d2 b4 {the cross} *
/// ```
#[derive(Clone, Debug)]
pub struct Plain<P: Text> {
    game: String,
    called: String,
    rules: P::Rules,
}

impl<P: Text> Plain<P> {
    /// Records of the game of this name, under `rules`, which are called so. The names are as tags can hold them:
    /// without line breaks, and of at most [`MAX_VALUE`](super::MAX_VALUE) bytes.
    #[must_use]
    pub fn new(game: &str, called: &str, rules: P::Rules) -> Self {
        Self { game: game.to_string(), called: called.to_string(), rules }
    }

    /// Writes down moves: the tags, the moves, and the result that the last position has.
    ///
    /// # Errors
    /// Refuses a move that is not legal where it is to be played.
    pub fn write(&self, start: &P, moves: impl IntoIterator<Item = P::Move>) -> Result<GameText, P::Illegal> {
        let mut text = GameText::new(Dialect::Plain);
        let mut position = start.clone();
        for mv in moves {
            position.check(mv)?;
            text.main.plies.push(Ply::new(position.move_text(mv).to_string()));
            position.play_unchecked(mv);
        }
        text.score = Score::of(position.game_outcome().as_ref());
        let place = (*start != P::start(&self.rules)).then(|| start.to_string());
        let tags = [
            ("Game", Some(&*self.game)),
            ("Rules", Some(&*self.called)),
            ("Position", place.as_deref()),
            ("Result", Some(text.score.text(Dialect::Plain))),
        ];
        for (name, value) in tags {
            if let Some(value) = value {
                // A position's text is one line, and short.
                let _ = text.set_tag(name, value);
            }
        }
        Ok(text)
    }
}

/// Why no position follows from the tags of a plain record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PlainStartError<E> {
    /// The tag `Game` is missing or names another game.
    #[error("it is not a record of this game")]
    Game,
    /// The tag `Rules` names other rules.
    #[error("it is played by other rules")]
    Rules,
    /// The tag `Position` is refused.
    #[error("{0}")]
    Position(E),
}

/// Why a word of a plain record is no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum PlainMoveError<M, I> {
    /// It is no move's text.
    #[error("{0}")]
    Text(M),
    /// The move is not legal.
    #[error("{0}")]
    Illegal(I),
}

impl<P: Text> Notation for Plain<P> {
    type Position = P;
    type StartError = PlainStartError<P::PositionError>;
    type MoveError = PlainMoveError<P::MoveError, P::Illegal>;

    const DIALECT: Dialect = Dialect::Plain;
    const TAGS: &'static [&'static str] = &["Game", "Rules", "Position"];

    fn start(&self, tags: &Tags) -> Result<P, Self::StartError> {
        if tags.get("Game") != Some(&self.game) {
            return Err(PlainStartError::Game);
        }
        if tags.get("Rules").is_some_and(|called| called != self.called) {
            return Err(PlainStartError::Rules);
        }
        match tags.get("Position") {
            Some(text) => P::parse_position(text, &self.rules).map_err(PlainStartError::Position),
            None => Ok(P::start(&self.rules)),
        }
    }

    fn read(&self, position: &P, word: &str) -> Result<P::Move, Self::MoveError> {
        let judged = position.judge_move(word).map_err(PlainMoveError::Text)?;
        judged.map_err(PlainMoveError::Illegal)
    }
}
