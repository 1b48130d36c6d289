//! How much time a game has.

use alloc::{borrow::Cow, vec::Vec};
use core::time::Duration;

use thiserror::Error;

/// A stretch of a game with its own time: so many moves of a side, or all that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Stage {
    /// How many moves of the side the stage lasts; `None` is the rest of the game.
    pub moves: Option<u32>,
    /// The time that the side is given when it enters the stage. What is left of the stage before is kept.
    pub time: Duration,
    /// What is given for each move.
    pub bonus: Bonus,
}

/// What a side is given for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Bonus {
    /// Nothing: sudden death.
    None,
    /// Added after each move (Fischer). What is not used is saved up.
    Increment(Duration),
    /// What the move has taken is given back after it, up to so much (Bronstein). Nothing is saved up, and the flag
    /// falls when the main time has run out, in mid-move as well.
    Bronstein(Duration),
    /// At each move the clock waits so long before it runs (simple or US delay). Nothing is saved up.
    Delay(Duration),
    /// Once the main time is used up, there are `count` further periods of so long each. A move that ends within its
    /// period keeps it; one that does not uses it up, and goes on in the next (*byo-yomi*).
    Byoyomi {
        /// The length of a period.
        period: Duration,
        /// How many there are.
        count: u32,
    },
}

impl Stage {
    /// All moves that are left, within `time`.
    #[must_use]
    pub const fn sudden_death(time: Duration) -> Self {
        Self { moves: None, time, bonus: Bonus::None }
    }

    /// There is time for a first move, even if the stage before left none.
    const fn has_time(&self) -> bool {
        !self.time.is_zero()
            || match self.bonus {
                Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => false,
                Bonus::Delay(delay) => !delay.is_zero(),
                Bonus::Byoyomi { .. } => true,
            }
    }
}

/// The time of each side for a whole game: its stages, checked.
///
/// If the last stage counts moves, it is entered again each time that it has been passed.
///
/// As text, it is PGN's `TimeControl`, in seconds: `600` is ten minutes a side, `40/5400+30:1800+30` ninety minutes for
/// forty moves, then thirty for the rest, with thirty seconds a move. Beyond PGN, `600d5` is a simple delay of five
/// seconds, `600b5` the same after Bronstein, and `600y3x30` has three periods of byo-yomi of thirty seconds.
///
/// ```
/// use core::time::Duration;
/// use rulebook_game::{Bonus, Stage, TimeControl};
///
/// let bonus = Bonus::Increment(Duration::from_secs(30));
/// let first = Stage { moves: Some(40), time: Duration::from_secs(90 * 60), bonus };
/// let second = Stage { moves: None, time: Duration::from_secs(30 * 60), bonus };
/// let control = TimeControl::new(vec![first, second])?;
/// assert_eq!(control.to_string(), "40/5400+30:1800+30");
/// assert_eq!("40/5400+30:1800+30".parse(), Ok(control));
/// assert_eq!(TimeControl::TEN_MINUTES.to_string(), "600");
/// # Ok::<(), rulebook_game::BadTimeControl>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl(Cow<'static, [Stage]>);

/// Why stages make no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BadTimeControl {
    /// There is no stage.
    #[error("there is no stage")]
    Empty,
    /// A stage never ends, and another follows it.
    #[error("stage {0} lasts for the rest of the game, and another follows it")]
    Endless(usize),
    /// A stage lasts no move.
    #[error("stage {0} lasts no move")]
    NoMoves(usize),
    /// A stage gives no time to make a move in.
    #[error("stage {0} gives no time")]
    NoTime(usize),
    /// A stage has no byo-yomi periods, or they have no length.
    #[error("the byo-yomi of stage {0} is empty")]
    EmptyByoyomi(usize),
}

impl TimeControl {
    /// Ten minutes a side (A16).
    pub const TEN_MINUTES: Self = Self(Cow::Borrowed(&[Stage::sudden_death(Duration::from_secs(10 * 60))]));

    /// Fifteen minutes a side (A16).
    pub const FIFTEEN_MINUTES: Self =
        Self(Cow::Borrowed(&[Stage::sudden_death(Duration::from_secs(15 * 60))]));

    /// From the stages in their order.
    ///
    /// # Errors
    /// The first fault, with the number of its stage, from 1. A stage gives time if it has some of its own, a delay, or
    /// byo-yomi; an increment alone comes too late for the first move.
    pub fn new(stages: Vec<Stage>) -> Result<Self, BadTimeControl> {
        if stages.is_empty() {
            return Err(BadTimeControl::Empty);
        }
        for (number, stage) in (1..).zip(&stages) {
            if stage.moves.is_none() && number < stages.len() {
                return Err(BadTimeControl::Endless(number));
            }
            if stage.moves == Some(0) {
                return Err(BadTimeControl::NoMoves(number));
            }
            if let Bonus::Byoyomi { period, count } = stage.bonus
                && (period.is_zero() || count == 0)
            {
                return Err(BadTimeControl::EmptyByoyomi(number));
            }
            if !stage.has_time() {
                return Err(BadTimeControl::NoTime(number));
            }
        }
        Ok(Self(Cow::Owned(stages)))
    }

    /// One stage for the whole game.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub fn one(time: Duration, bonus: Bonus) -> Result<Self, BadTimeControl> {
        Self::new(alloc::vec![Stage { moves: None, time, bonus }])
    }

    /// The stages, at least one.
    #[must_use]
    pub fn stages(&self) -> &[Stage] {
        &self.0
    }
}
