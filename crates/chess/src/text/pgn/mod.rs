//! Chess games as PGN (clause C17).

mod commands;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use rulebook_game::{
    Color,
    movetext::{Dialect, GameText, Notation, Ply, Score, Tags},
};
use thiserror::Error;

pub use commands::{Command, Commands, Score as EvalScore};

use crate::{CastlingMode, CastlingStyle, Illegal, Move, ParsePositionError, Position, SanError};

/// PGN, for a [`Replay`](rulebook_game::movetext::Replay): moves are SAN as people write it
/// ([`Position::parse_san`]), and a game starts from the position of its tag `FEN`, if it has one, and not
/// `SetUp "0"`.
///
/// The tag `Variant` may name chess, or Chess960 under its names; any other variant is refused.
///
/// ```
/// use rulebook_chess::{Move, Pgn, Position};
/// use rulebook_game::movetext::{Dialect, FaultOf, Flow, Place, Reader, Replay, ReplayVisitor};
///
/// #[derive(Default)]
/// struct Mates { moves: usize, faults: Vec<String> }
///
/// impl ReplayVisitor<Pgn> for Mates {
///     fn mv(&mut self, position: &Position, mv: Move, _: Place) -> Flow {
///         self.moves += 1;
///         Flow::Continue
///     }
///     fn fault(&mut self, fault: FaultOf<Pgn>) -> Flow {
///         self.faults.push(fault.to_string());
///         Flow::Continue
///     }
/// }
///
/// let mut replay = Replay::new(Pgn, Mates::default()).checking_scores();
/// let mut reader = Reader::new(Dialect::Pgn);
/// let text = "1. f3 e5 2. g4 (2. e5) 2... Qh4# 1-0\n\n[FEN \"8\"]\n\n*";
/// let _ = reader.push(text.as_bytes(), &mut replay);
/// reader.finish(&mut replay);
/// assert_eq!(replay.visitor().moves, 4);
/// assert_eq!(replay.visitor().faults[..2], [
///     "line 1, column 20: e5: illegal move e2e5: a pawn cannot move from e2 to e5",
///     "line 1, column 34: the result is 1-0, but black wins by checkmate",
/// ]);
/// assert!(replay.visitor().faults[2].starts_with("line 3, column 1: no position to start from: "));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pgn;

/// Why no position follows from the tags of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PgnStartError {
    /// The tag `Variant` names a game with other rules.
    #[error("the variant {0:?} is not chess")]
    Variant(String),
    /// `SetUp "1"` without a `FEN`.
    #[error("the tag SetUp promises a FEN, and there is none")]
    MissingFen,
    /// The FEN is refused.
    #[error("{0}")]
    Fen(ParsePositionError),
}

impl Notation for Pgn {
    type Position = Position;
    type StartError = PgnStartError;
    type MoveError = SanError;

    const DIALECT: Dialect = Dialect::Pgn;
    const TAGS: &'static [&'static str] = &["FEN", "SetUp", "Variant"];

    fn start(&self, tags: &Tags) -> Result<Position, PgnStartError> {
        if let Some(name) = tags.get("Variant").filter(|name| !is_chess(name)) {
            return Err(PgnStartError::Variant(name.to_string()));
        }
        match (tags.get("SetUp"), tags.get("FEN")) {
            (Some("0"), _) | (None, None) => Ok(Position::start()),
            (_, Some(fen)) => fen.parse().map_err(PgnStartError::Fen),
            (Some(_), None) => Err(PgnStartError::MissingFen),
        }
    }

    #[inline]
    fn read(&self, position: &Position, word: &str) -> Result<Move, SanError> {
        position.parse_san(word)
    }
}

/// Whether a variant of this name has the rules of chess, from any position.
fn is_chess(name: &str) -> bool {
    let kept: String =
        name.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect();
    matches!(
        &*kept,
        "" | "standard"
            | "chess"
            | "normal"
            | "fromposition"
            | "chess960"
            | "fischerandom"
            | "fischerrandom"
            | "frc"
    )
}

impl Position {
    /// Writes moves from this position as a PGN game: SAN, the result that the last position has, and where
    /// this is not the start position the tags `SetUp` and `FEN`, and `Variant` for Chess960. Names, comments
    /// and variations can be added to it.
    ///
    /// ```
    /// use rulebook_chess::Position;
    /// let mut position = Position::start();
    /// let mut moves = vec![];
    /// for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
    ///     moves.push(position.parse_uci(text)?);
    ///     position.play(*moves.last().unwrap())?;
    /// }
    /// let mut game = Position::start().pgn(moves)?;
    /// game.set_tag("White", "?")?;
    /// assert!(game.to_string().ends_with("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Refuses a move that is not legal where it is to be played.
    pub fn pgn(&self, moves: impl IntoIterator<Item = Move>) -> Result<GameText, Illegal> {
        let mut game = GameText::new(Dialect::Pgn);
        let mut position = *self;
        let mut plies = Vec::new();
        for mv in moves {
            position.check(mv)?;
            plies.push(Ply::new(position.san(mv).to_string()));
            position.play_unchecked(mv);
        }
        game.main.plies = plies;
        game.number = self.fullmoves();
        game.second = self.turn() == Color::Black;
        game.score = Score::of(position.game_outcome().as_ref());
        let mut tags = Vec::from([("Result", game.score.text(Dialect::Pgn).to_string())]);
        let start = self.to_string();
        if start != Self::start().to_string() {
            if self.castling_mode() == CastlingMode::Chess960 {
                tags.push(("Variant", "Chess960".to_string()));
            }
            tags.push(("SetUp", "1".to_string()));
            tags.push(("FEN", self.fen().castling(CastlingStyle::XFen).to_string()));
        }
        for (name, value) in tags {
            // These names and values can be written.
            let _ = game.set_tag(name, &value);
        }
        Ok(game)
    }
}
