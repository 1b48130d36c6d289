//! Games as PDN 3.0 (D19).

use core::{fmt, marker::PhantomData};

use alloc::string::{String, ToString};

use rulebook_game::movetext::{Dialect, GameText, Notation, Ply, Score, Tags};
use thiserror::Error;

use super::{FenError, MoveError};
use crate::{Illegal, Move, Position, Variant};

/// PDN of the variant `V`, for a [`Replay`](rulebook_game::movetext::Replay). Moves are read as by
/// [`Position::parse_move`].
///
/// A game starts from the position of its tag `FEN`, if it has one. A tag `GameType` that begins with another number
/// than the variant's ([`game_type`]) is refused, and so is a tag `Rules` with another [name](Variant::NAME); what
/// follows the number is passed over. Without the two tags, the game is taken for one of this variant.
///
/// ```
/// use rulebook_draughts::{International, Pdn, Position};
/// use rulebook_game::movetext::{Dialect, FaultOf, Flow, Reader, Replay, ReplayVisitor, Score};
///
/// #[derive(Default)]
/// struct Log(Vec<String>);
///
/// impl ReplayVisitor<Pdn<International>> for Log {
///     fn end_game(&mut self, score: Option<Score>, last: Option<&Position<International>>) -> Flow {
///         self.0.extend(last.map(ToString::to_string));
///         Flow::Continue
///     }
///     fn fault(&mut self, fault: FaultOf<Pdn<International>>) -> Flow {
///         self.0.push(fault.to_string());
///         Flow::Continue
///     }
/// }
///
/// let mut replay = Replay::new(Pdn::new(), Log::default());
/// let mut reader = Reader::new(Dialect::Pdn);
/// let text = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n[GameType \"25\"]\n1. c3-d4 *";
/// let _ = reader.push(text.as_bytes(), &mut replay);
/// reader.finish(&mut replay);
/// assert_eq!(replay.visitor().0, [
///     "W:W31,33-50:B1-13,15-18,20,23",
///     "line 4, column 1: no position to start from: the GameType 25 is not that of international",
/// ]);
/// ```
pub struct Pdn<V>(PhantomData<fn() -> V>);

impl<V: Variant> Pdn<V> {
    /// PDN of this variant.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<V: Variant> Default for Pdn<V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<V> Clone for Pdn<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Pdn<V> {}

impl<V: Variant> fmt::Debug for Pdn<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pdn<{}>", V::NAME)
    }
}

/// The number that stands for a preset, by its [name](Variant::NAME), in PDN's tag `GameType`; `None` for a set that
/// PDN does not know.
///
/// ```
/// use rulebook_draughts::game_type;
/// assert_eq!(game_type("frisian"), Some(40));
/// assert_eq!(game_type("nathan"), None);
/// ```
#[must_use]
pub fn game_type(name: &str) -> Option<u8> {
    GAME_TYPES.iter().find_map(|&(number, known)| (known == name).then_some(number))
}

/// The number at the beginning of a tag `GameType`, behind which a colour, a board and a notation may stand; `None` if
/// there is none up to 255.
///
/// ```
/// use rulebook_draughts::game_type_number;
/// assert_eq!(game_type_number("20,W,10,10,N2,0"), Some(20));
/// assert_eq!(game_type_number("checkers"), None);
/// ```
#[must_use]
pub fn game_type_number(value: &str) -> Option<u8> {
    value.trim_start().split(|character: char| !character.is_ascii_digit()).next()?.parse().ok()
}

/// Of the PDN 3.0 standard, the numbers of the presets.
const GAME_TYPES: [(u8, &str); 7] = [
    (20, "international"),
    (21, "english"),
    (22, "italian"),
    (23, "pool"),
    (25, "russian"),
    (26, "brazilian"),
    (40, "frisian"),
];

/// Why no position follows from the tags of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum PdnStartError<V: Variant> {
    /// The tag `GameType` does not begin with a number.
    #[error("expected a number at the beginning of GameType, not {0:?}")]
    GameType(String),
    /// The tag `GameType` has another number.
    #[error("the GameType {0} is not that of {name}", name = V::NAME)]
    OtherType(u8),
    /// The tag `Rules` has another name.
    #[error("the rules {0:?} are not {name}", name = V::NAME)]
    OtherRules(String),
    /// The FEN is refused.
    #[error("{0}")]
    Fen(FenError<V>),
}

impl<V: Variant> Notation for Pdn<V> {
    type Position = Position<V>;
    type StartError = PdnStartError<V>;
    type MoveError = MoveError<V>;

    const DIALECT: Dialect = Dialect::Pdn;
    const TAGS: &'static [&'static str] = &["GameType", "Rules", "FEN"];

    fn start(&self, tags: &Tags) -> Result<Position<V>, PdnStartError<V>> {
        if let Some(value) = tags.get("GameType") {
            let number = game_type_number(value).ok_or_else(|| PdnStartError::GameType(value.to_string()))?;
            if game_type(V::NAME) != Some(number) {
                return Err(PdnStartError::OtherType(number));
            }
        }
        if let Some(name) = tags.get("Rules").filter(|&name| name != V::NAME) {
            return Err(PdnStartError::OtherRules(name.to_string()));
        }
        match tags.get("FEN") {
            Some(fen) => fen.parse().map_err(PdnStartError::Fen),
            None => Ok(Position::start()),
        }
    }

    fn read(&self, position: &Position<V>, word: &str) -> Result<Move<V::Board>, MoveError<V>> {
        let mv = position.parse_move(word)?;
        position.check(mv).map_err(MoveError::Illegal)?;
        Ok(mv)
    }
}

impl<V: Variant> Position<V> {
    /// Writes moves from this position as a PDN game: the tag `GameType`, or `Rules` for a set that PDN has no number
    /// for; `FEN`, where this is not the start position; the moves, and the result that the last position has. Names,
    /// comments and variations can be added to it.
    ///
    /// Numbers count as in the start position: where the other side begins, its first move is `1...`.
    ///
    /// ```
    /// use rulebook_draughts::{International, Nathan, Position};
    /// let start = Position::<International>::start();
    /// let game = start.pdn([start.parse_move("32-28")?])?;
    /// assert_eq!(game.to_string(), "[Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 *\n");
    ///
    /// let end: Position<Nathan> = "W:W13:B9,10".parse()?;
    /// let game = end.pdn([end.parse_move("13x15")?])?;
    /// assert_eq!(
    ///     game.to_string(),
    ///     "[Result \"1-0\"]\n[Rules \"nathan\"]\n[FEN \"W:W13:B9,10\"]\n\n1... 13x15 1-0\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Refuses a move that is not legal where it is to be played.
    pub fn pdn(
        &self,
        moves: impl IntoIterator<Item = Move<V::Board>>,
    ) -> Result<GameText, Illegal<V::Board>> {
        let mut game = GameText::new(Dialect::Pdn);
        let mut position = *self;
        for mv in moves {
            position.check(mv)?;
            game.main.plies.push(Ply::new(position.move_text(mv).to_string()));
            position.play_unchecked(mv);
        }
        let start = Self::start();
        game.second = self.turn() != start.turn();
        game.score = Score::of(position.outcome().as_ref());
        let (kind, value) = match game_type(V::NAME) {
            Some(number) => ("GameType", number.to_string()),
            None => ("Rules", V::NAME.to_string()),
        };
        let fen = (*self != start).then(|| self.to_string());
        let result = game.score.text(Dialect::Pdn).to_string();
        let tags = [("Result", Some(result)), (kind, Some(value)), ("FEN", fen)];
        for (name, value) in tags {
            if let Some(value) = value {
                // These can be written, unless a set of one's own has a name that cannot.
                let _ = game.set_tag(name, &value);
            }
        }
        Ok(game)
    }
}
