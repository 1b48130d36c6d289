//! The visitor that plays what it reads.

use core::{error::Error, fmt};

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::{Dialect, Fault, Flow, Nag, Place, Score, Visitor};
use crate::{Outcome, Position};

/// How a game is understood: from which position it starts, and what its words mean.
pub trait Notation {
    /// The position that moves are played in.
    type Position: Position;
    /// Why no position follows from the tags.
    type StartError: Error;
    /// Why a word is no legal move.
    type MoveError: Error;

    /// The dialect that it is written in.
    const DIALECT: Dialect;

    /// The tags that [`start`](Self::start) looks at; others are not kept.
    const TAGS: &'static [&'static str];

    /// The position that the game starts from.
    ///
    /// # Errors
    /// Refuses tags that give none.
    fn start(&self, tags: &Tags) -> Result<Self::Position, Self::StartError>;

    /// The move that a word means, **legal** in the position.
    ///
    /// # Errors
    /// Refuses words that mean none.
    fn read(
        &self,
        position: &Self::Position,
        word: &str,
    ) -> Result<<Self::Position as Position>::Move, Self::MoveError>;
}

/// The tags that a [`Notation`] asked for.
#[derive(Clone, Debug, Default)]
pub struct Tags(Vec<Tag>);

#[derive(Clone, Debug)]
struct Tag {
    name: String,
    value: String,
    place: Place,
}

impl Tags {
    /// The value of a tag; of several of one name, the last one's.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find_map(|tag| (tag.name == name).then_some(&*tag.value))
    }

    /// Sets a tag, as if read.
    pub fn set(&mut self, name: &str, value: &str, place: Place) {
        match self.0.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => {
                tag.value = value.to_string();
                tag.place = place;
            }
            None => self.0.push(Tag { name: name.to_string(), value: value.to_string(), place }),
        }
    }
}

/// Something that is wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReplayFault<R, S, M> {
    /// With its text.
    Text(Fault),
    /// Its tags give no position to start from. The game is passed over.
    Start {
        /// The first tag that was looked at, or the game's beginning.
        place: Place,
        /// Why.
        error: S,
    },
    /// A word is no legal move. The rest of its line is passed over: of the variation, or of the game.
    Move {
        /// Where the word begins.
        place: Place,
        /// The word.
        word: String,
        /// Why.
        error: M,
    },
    /// The last position has another outcome than the game's result. Asked for by
    /// [`Replay::checking_scores`].
    Score {
        /// Where the result stands.
        place: Place,
        /// The result.
        stated: Score,
        /// The outcome.
        outcome: Outcome<R>,
    },
}

impl<R, S, M> ReplayFault<R, S, M> {
    /// Where it is.
    pub const fn place(&self) -> Place {
        match self {
            Self::Text(Fault { place, .. })
            | Self::Start { place, .. }
            | Self::Move { place, .. }
            | Self::Score { place, .. } => *place,
        }
    }
}

impl<R: fmt::Display, S: fmt::Display, M: fmt::Display> fmt::Display for ReplayFault<R, S, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(fault) => fault.fmt(f),
            Self::Start { place, error } => write!(f, "{place}: no position to start from: {error}"),
            Self::Move { place, word, error } => write!(f, "{place}: {word}: {error}"),
            Self::Score { place, stated, outcome } => {
                write!(f, "{place}: the result is {}, but {outcome}", stated.text(Dialect::Pgn))
            }
        }
    }
}

impl<R, S, M> Error for ReplayFault<R, S, M>
where
    R: fmt::Debug + fmt::Display,
    S: fmt::Debug + fmt::Display,
    M: fmt::Debug + fmt::Display,
{
}

/// The fault of a game in the notation `N`.
pub type FaultOf<N> = ReplayFault<
    <<N as Notation>::Position as Position>::Reason,
    <N as Notation>::StartError,
    <N as Notation>::MoveError,
>;

/// What is told of games that are played while they are read. As [`Visitor`], but with positions and moves.
#[expect(unused_variables, reason = "the names are for the reader")]
pub trait ReplayVisitor<N: Notation> {
    /// A game begins.
    fn begin_game(&mut self, place: Place) -> Flow {
        Flow::Continue
    }

    /// A tag.
    fn tag(&mut self, name: &str, value: &str) -> Flow {
        Flow::Continue
    }

    /// All tags have been told; this is the position that they give.
    fn start(&mut self, position: &N::Position) -> Flow {
        Flow::Continue
    }

    /// A legal move, in the position before it.
    fn mv(&mut self, position: &N::Position, mv: <N::Position as Position>::Move, place: Place) -> Flow {
        Flow::Continue
    }

    /// An annotation of the move before.
    fn nag(&mut self, nag: Nag) -> Flow {
        Flow::Continue
    }

    /// A piece of a comment.
    fn comment(&mut self, piece: &str) -> Flow {
        Flow::Continue
    }

    /// The comment has been told.
    fn end_comment(&mut self) -> Flow {
        Flow::Continue
    }

    /// A variation begins, from the position before the last move.
    fn begin_variation(&mut self, position: &N::Position) -> Flow {
        Flow::Continue
    }

    /// The variation has been told.
    fn end_variation(&mut self) -> Flow {
        Flow::Continue
    }

    /// The game ends, with its result, if it has one, and the position that its moves lead to, if all have been told.
    fn end_game(&mut self, score: Option<Score>, position: Option<&N::Position>) -> Flow {
        Flow::Continue
    }

    /// Something is wrong.
    fn fault(&mut self, fault: FaultOf<N>) -> Flow {
        Flow::Continue
    }
}

/// The [`Visitor`] that plays the words of a text as moves of a game and tells a [`ReplayVisitor`] of them.
///
/// A record of the game, with its claims and clocks, is kept by a `ReplayVisitor` that plays each move in it. What is
/// held is two positions for each open variation, and the tags that the notation asks for.
#[derive(Clone, Debug)]
pub struct Replay<N: Notation, V> {
    notation: N,
    visitor: V,
    tags: Tags,
    begin: Place,
    /// The lines around the present one.
    around: Vec<Played<N::Position>>,
    /// The present line; `None` before the start.
    line: Option<Played<N::Position>>,
    /// All moves of the game have been played so far.
    whole: bool,
    scores: bool,
}

#[derive(Clone, Debug)]
struct Played<P> {
    before: P,
    now: P,
}

impl<N: Notation, V: ReplayVisitor<N>> Replay<N, V> {
    /// Plays in this notation, and tells this visitor.
    pub const fn new(notation: N, visitor: V) -> Self {
        let begin = Place { byte: 0, line: 1, column: 1 };
        Self {
            notation,
            visitor,
            tags: Tags(Vec::new()),
            begin,
            around: Vec::new(),
            line: None,
            whole: true,
            scores: false,
        }
    }

    /// Tells also of results that are not the outcome of the last position, where it has one.
    #[must_use]
    pub fn checking_scores(mut self) -> Self {
        self.scores = true;
        self
    }

    /// The visitor that is told.
    pub const fn visitor(&self) -> &V {
        &self.visitor
    }

    /// The visitor that was told.
    pub fn into_visitor(self) -> V {
        self.visitor
    }

    /// Tells a fault after which nothing of the line can be played.
    #[cold]
    fn refuse(&mut self, fault: FaultOf<N>, skip: Flow) -> Flow {
        let flow = self.visitor.fault(fault);
        self.left_out(if flow == Flow::Continue { skip } else { flow })
    }

    /// Takes note if what follows is not all told.
    fn left_out(&mut self, flow: Flow) -> Flow {
        match flow {
            Flow::Continue | Flow::Stop => {}
            Flow::SkipLine => self.whole &= !self.around.is_empty(),
            Flow::SkipGame => self.whole = false,
        }
        flow
    }

    #[cold]
    fn wrong_score(&mut self, stated: Score, place: Place) -> Flow {
        match self.line.as_ref().and_then(|line| line.now.game_outcome()) {
            Some(outcome) if Score::of(Some(&outcome)) != stated => {
                self.visitor.fault(ReplayFault::Score { place, stated, outcome })
            }
            _ => Flow::Continue,
        }
    }
}

impl<N: Notation, V: ReplayVisitor<N>> Visitor for Replay<N, V> {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.tags.0.clear();
        self.begin = place;
        self.around.clear();
        self.line = None;
        self.whole = true;
        let flow = self.visitor.begin_game(place);
        self.left_out(flow)
    }

    fn tag(&mut self, name: &str, value: &str, place: Place) -> Flow {
        if N::TAGS.contains(&name) {
            self.tags.set(name, value, place);
        }
        let flow = self.visitor.tag(name, value);
        self.left_out(flow)
    }

    fn end_tags(&mut self) -> Flow {
        match self.notation.start(&self.tags) {
            Ok(start) => {
                let flow = self.visitor.start(&start);
                self.line = Some(Played { before: start.clone(), now: start });
                self.left_out(flow)
            }
            Err(error) => {
                let place = self.tags.0.first().map_or(self.begin, |tag| tag.place);
                self.refuse(ReplayFault::Start { place, error }, Flow::SkipGame)
            }
        }
    }

    #[inline]
    fn mv(&mut self, text: &str, place: Place) -> Flow {
        let Some(line) = &mut self.line else { return Flow::SkipGame };
        match self.notation.read(&line.now, text) {
            Ok(mv) => {
                let flow = self.visitor.mv(&line.now, mv, place);
                line.before.clone_from(&line.now);
                line.now.play_unchecked(mv);
                if flow == Flow::Continue { flow } else { self.left_out(flow) }
            }
            Err(error) => {
                self.refuse(ReplayFault::Move { place, word: text.to_string(), error }, Flow::SkipLine)
            }
        }
    }

    fn nag(&mut self, nag: Nag) -> Flow {
        let flow = self.visitor.nag(nag);
        self.left_out(flow)
    }

    fn comment(&mut self, piece: &str) -> Flow {
        let flow = self.visitor.comment(piece);
        self.left_out(flow)
    }

    fn end_comment(&mut self) -> Flow {
        let flow = self.visitor.end_comment();
        self.left_out(flow)
    }

    fn begin_variation(&mut self) -> Flow {
        let Some(line) = self.line.take() else { return Flow::SkipGame };
        let flow = self.visitor.begin_variation(&line.before);
        self.line = Some(Played { before: line.before.clone(), now: line.before.clone() });
        self.around.push(line);
        self.left_out(flow)
    }

    fn end_variation(&mut self) -> Flow {
        if let Some(around) = self.around.pop() {
            self.line = Some(around);
        }
        let flow = self.visitor.end_variation();
        self.left_out(flow)
    }

    fn end_game(&mut self, score: Option<Score>, place: Place) -> Flow {
        let wrong = match score {
            Some(stated) if self.scores && self.whole => self.wrong_score(stated, place),
            _ => Flow::Continue,
        };
        let whole = self.whole && score.is_some();
        let last = self.line.as_ref().filter(|_| whole).map(|line| &line.now);
        let flow = self.visitor.end_game(score, last);
        if wrong == Flow::Stop { wrong } else { flow }
    }

    fn fault(&mut self, fault: Fault) -> Flow {
        let flow = self.visitor.fault(ReplayFault::Text(fault));
        self.left_out(flow)
    }
}
