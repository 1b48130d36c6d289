//! The clock of a game.

use core::time::Duration;

use crate::{Bonus, Color, Stage, TimeControl};

/// The clock of one game, for both sides. Pure: the host tells how long each move has taken.
///
/// A flag falls in the moment in which the time is used up: with ten minutes left, a move that takes ten minutes is too
/// late.
///
/// ```
/// use core::time::Duration;
/// use rulebook_game::{Clock, Color, TimeControl};
///
/// let mut clock = Clock::new(TimeControl::TEN_MINUTES);
/// assert!(clock.press(Color::White, Duration::from_secs(100)));
/// assert_eq!(clock.remaining(Color::White).time, Duration::from_secs(500));
/// assert!(clock.has_fallen(Color::Black, Duration::from_secs(600)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    pub(super) control: TimeControl,
    pub(super) sides: [Remaining; 2],
}

/// What a side has left, as of its last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Remaining {
    /// The main time.
    pub time: Duration,
    /// The periods of byo-yomi.
    pub periods: u32,
    /// The moves to the end of the stage; `None` if it does not end.
    pub moves: Option<u32>,
    /// The index of the stage.
    pub stage: usize,
}

impl Clock {
    /// A clock that nobody has pressed.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let start = Remaining::entering(Duration::ZERO, 0, &control.stages()[0]);
        Self { control, sides: [start; 2] }
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// What `side` has left, as of its last move.
    #[must_use]
    pub const fn remaining(&self, side: Color) -> Remaining {
        self.sides[side.index()]
    }

    /// How long the next move of `side` may take: its flag falls in that moment.
    #[must_use]
    pub fn falls_after(&self, side: Color) -> Duration {
        let left = self.remaining(side);
        left.time.saturating_add(match self.control.stages()[left.stage].bonus {
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => Duration::ZERO,
            Bonus::Delay(delay) => delay,
            Bonus::Byoyomi { period, .. } => period.saturating_mul(left.periods),
        })
    }

    /// Whether the flag of `side` has fallen, if its move has taken `elapsed` so far.
    #[must_use]
    pub fn has_fallen(&self, side: Color, elapsed: Duration) -> bool {
        elapsed >= self.falls_after(side)
    }

    /// `side` has moved, and took `elapsed` for it. `false` if its flag had fallen; the clock is then as it was.
    #[must_use = "a fallen flag ends the game"]
    pub fn press(&mut self, side: Color, elapsed: Duration) -> bool {
        let in_time = !self.has_fallen(side, elapsed);
        if in_time {
            let left = &mut self.sides[side.index()];
            left.spend(elapsed, self.control.stages()[left.stage].bonus);
            left.count_move(self.control.stages());
        }
        in_time
    }
}

impl Remaining {
    /// Into a stage, with the time kept from the one before.
    const fn entering(kept: Duration, number: usize, stage: &Stage) -> Self {
        let periods = if let Bonus::Byoyomi { count, .. } = stage.bonus { count } else { 0 };
        Self { time: kept.saturating_add(stage.time), periods, moves: stage.moves, stage: number }
    }

    /// Takes off what a move took that came in time.
    fn spend(&mut self, elapsed: Duration, bonus: Bonus) {
        let left = self.time.saturating_sub(elapsed);
        self.time = match bonus {
            Bonus::None => left,
            Bonus::Increment(increment) => left.saturating_add(increment),
            Bonus::Bronstein(most) => left.saturating_add(elapsed.min(most)),
            Bonus::Delay(delay) => self.time.saturating_sub(elapsed.saturating_sub(delay)),
            Bonus::Byoyomi { period, .. } => {
                let over = elapsed.saturating_sub(self.time);
                // Fewer than are left, or the flag would have fallen.
                self.periods -= (over.as_nanos() / period.as_nanos()) as u32;
                left
            }
        };
    }

    fn count_move(&mut self, stages: &[Stage]) {
        self.moves = self.moves.map(|moves| moves - 1);
        if self.moves == Some(0) {
            let next = (self.stage + 1).min(stages.len() - 1);
            *self = Self::entering(self.time, next, &stages[next]);
        }
    }
}
