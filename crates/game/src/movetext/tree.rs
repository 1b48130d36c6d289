//! One game's text as a tree.

use core::mem;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use thiserror::Error;

use super::{Dialect, Fault, Flow, MAX_NAME, Nag, Place, Reader, Score, Visitor};

/// The text of one game, as a tree. `Display` writes it in the one canonical form of its [`Dialect`].
///
/// The tree holds words: whether the moves are legal is not its concern. Written, it reads back to an equal
/// tree, and that to the same text, if the tree was read, or else holds moves that are words of the dialect,
/// comments in which blanks stand alone, and tags that [`set_tag`](Self::set_tag) took.
///
/// ```
/// use rulebook_game::movetext::{Dialect, GameText, Ply, Score};
///
/// let mut game = GameText::new(Dialect::Plain);
/// game.set_tag("Game", "morris").unwrap();
/// game.main.plies = ["d6", "f4"].map(Ply::new).into();
/// game.main.plies[1].comments.push("across".into());
/// game.score = Score::Draw;
/// assert_eq!(game.to_string(), "[Game \"morris\"]\n\n1. d6 f4 {across} 1/2-1/2\n");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GameText {
    pub(super) dialect: Dialect,
    pub(super) tags: Vec<(String, String)>,
    /// The number of the first move.
    pub number: u32,
    /// Whether the first move is the second player's: numbered `1...`.
    pub second: bool,
    /// The moves that were played.
    pub main: Line,
    /// The result.
    pub score: Score,
}

/// Moves one after the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub plies: Vec<Ply>,
}

/// A move with what belongs to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ply {
    /// The move: one word.
    pub text: String,
    /// Its annotations.
    pub nags: Vec<Nag>,
    /// What is said of it.
    pub comments: Vec<String>,
    /// What might have been played in its place.
    pub variations: Vec<Line>,
}

impl Ply {
    /// A move that nothing is said of.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}

/// The name of a tag is letters, digits and `_`, one at least and [`MAX_NAME`] at most; its value has at most
/// [`MAX_VALUE`](super::MAX_VALUE) bytes and no line break.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TagError {
    /// The name cannot be written.
    #[error("a tag's name is up to {MAX_NAME} letters, digits and _")]
    Name,
    /// The value cannot be written.
    #[error("a tag's value is up to {} bytes without a line break", super::MAX_VALUE)]
    Value,
}

impl GameText {
    /// A game without tags or moves.
    #[must_use]
    pub const fn new(dialect: Dialect) -> Self {
        let main = Line { comments: Vec::new(), plies: Vec::new() };
        Self { dialect, tags: Vec::new(), number: 1, second: false, main, score: Score::Open }
    }

    /// Reads all games of a text that fits in memory, with what is wrong in it.
    ///
    /// Of a game with a fault that [ends it](super::FaultKind::ends_game), what stands before the fault is
    /// given. Blanks and line breaks in comments become single spaces; a comment of nothing else is left out.
    #[must_use]
    pub fn read_all(text: impl AsRef<[u8]>, dialect: Dialect) -> (Vec<Self>, Vec<Fault>) {
        let mut gather = Gather::new(dialect);
        let mut reader = Reader::new(dialect);
        let _ = reader.push(text.as_ref(), &mut gather);
        reader.finish(&mut gather);
        (gather.games, gather.faults)
    }

    /// The dialect that it is written in.
    #[must_use]
    pub const fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// The tags with their values, in the order of reading or setting.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (&**name, &**value))
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find_map(|(known, value)| (known == name).then_some(value))
    }

    /// Sets a tag: in its place if there is one of this name, else behind the others.
    ///
    /// # Errors
    /// Refuses a name or a value that cannot be written.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        let in_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || name.len() > MAX_NAME || !name.bytes().all(in_name) {
            return Err(TagError::Name);
        }
        if value.len() > super::MAX_VALUE || value.contains(['\n', '\r']) {
            return Err(TagError::Value);
        }
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.to_string(),
            None => self.tags.push((name.to_string(), value.to_string())),
        }
        Ok(())
    }
}

/// The visitor that makes trees.
struct Gather {
    games: Vec<GameText>,
    faults: Vec<Fault>,
    game: GameText,
    /// The lines around the present one.
    around: Vec<Line>,
    line: Line,
    comment: String,
    numbered: bool,
}

impl Gather {
    fn new(dialect: Dialect) -> Self {
        Self {
            games: Vec::new(),
            faults: Vec::new(),
            game: GameText::new(dialect),
            around: Vec::new(),
            line: Line::default(),
            comment: String::new(),
            numbered: false,
        }
    }
}

impl Visitor for Gather {
    fn begin_game(&mut self, _: Place) -> Flow {
        self.numbered = false;
        Flow::Continue
    }

    fn tag(&mut self, name: &str, value: &str, _: Place) -> Flow {
        // What was read can be set.
        let _ = self.game.set_tag(name, value);
        Flow::Continue
    }

    fn number(&mut self, number: u32, second: bool) -> Flow {
        if !self.numbered && self.around.is_empty() && self.line.plies.is_empty() {
            self.game.number = number;
            self.game.second = second;
            self.numbered = true;
        }
        Flow::Continue
    }

    fn mv(&mut self, text: &str, _: Place) -> Flow {
        self.line.plies.push(Ply::new(text));
        Flow::Continue
    }

    fn nag(&mut self, nag: Nag) -> Flow {
        if let Some(ply) = self.line.plies.last_mut() {
            ply.nags.push(nag);
        }
        Flow::Continue
    }

    fn comment(&mut self, piece: &str) -> Flow {
        self.comment.push_str(piece);
        Flow::Continue
    }

    fn end_comment(&mut self) -> Flow {
        let comment = mem::take(&mut self.comment).split_whitespace().collect::<Vec<_>>().join(" ");
        if !comment.is_empty() {
            match self.line.plies.last_mut() {
                Some(ply) => ply.comments.push(comment),
                None => self.line.comments.push(comment),
            }
        }
        Flow::Continue
    }

    fn begin_variation(&mut self) -> Flow {
        self.around.push(mem::take(&mut self.line));
        Flow::Continue
    }

    fn end_variation(&mut self) -> Flow {
        if let Some(mut line) = self.around.pop() {
            if let Some(ply) = line.plies.last_mut() {
                ply.variations.push(mem::take(&mut self.line));
            }
            self.line = line;
        }
        Flow::Continue
    }

    fn end_game(&mut self, score: Option<Score>, _: Place) -> Flow {
        let empty = GameText::new(self.game.dialect);
        let mut game = mem::replace(&mut self.game, empty);
        game.main = mem::take(&mut self.line);
        game.score = score.unwrap_or_default();
        self.comment.clear();
        self.games.push(game);
        Flow::Continue
    }

    fn fault(&mut self, fault: Fault) -> Flow {
        self.faults.push(fault);
        Flow::Continue
    }
}
