//! A game from its start to its end.

use alloc::vec::Vec;
use core::time::Duration;

use super::{act::Act, timing::Timing};
use crate::{Clock, End, History, Offer, Outcome, Position, Recorded, Refused, TimeControl};

/// How a game of `P` ends.
pub(super) type Ended<P> = Outcome<End<<P as Position>::Reason, <P as Recorded>::Ground>>;
/// Why a record of `P` refuses a call.
pub(super) type Refusal<P> = Refused<<P as Position>::Illegal>;

/// A game in progress or finished: the start, the moves, the rules of its record, and how it ended.
///
/// Every call that is refused leaves the game as it was. A game that is over takes no more moves, claims or
/// declarations; [`undo`](Self::undo) and [`go_to`](Self::go_to) open it again, and withdraw the end that was
/// declared.
///
/// With a time control, each move says [how long it took](Self::play_after), and the clocks go back with the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game<P: Recorded> {
    pub(super) laws: P::Laws,
    pub(super) history: History<P>,
    /// Moves gone back over and the time each took, the next one last.
    pub(super) ahead: Vec<(P::Move, Duration)>,
    /// What ended the game, if the position or the rules did not.
    pub(super) act: Option<Act<P::Ground, P::Move>>,
    /// What each side has offered, by its index.
    pub(super) offers: [Option<Offer<P::Agreement>>; 2],
    pub(super) timing: Option<Timing>,
}

impl<P: Recorded> Game<P> {
    /// A game from `start`, under the rules of record `laws`.
    #[must_use]
    pub fn new(start: P, laws: P::Laws) -> Self {
        Self {
            laws,
            history: History::new(start),
            ahead: Vec::new(),
            act: None,
            offers: [None; 2],
            timing: None,
        }
    }

    /// A game from `start`, under the rules of record `laws`, with a clock.
    #[must_use]
    pub fn timed(start: P, laws: P::Laws, control: TimeControl) -> Self {
        Self { timing: Some(Timing::new(control)), ..Self::new(start, laws) }
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &P {
        self.history.position()
    }

    /// All positions and moves up to now.
    #[must_use]
    pub const fn history(&self) -> &History<P> {
        &self.history
    }

    /// The rules of the record.
    #[must_use]
    pub const fn laws(&self) -> &P::Laws {
        &self.laws
    }

    /// The clocks, as of the last move; `None` without a time control.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.timing.as_ref().map(|timing| &timing.clock)
    }

    /// How long each move took; none without a time control.
    #[must_use]
    pub fn times(&self) -> &[Duration] {
        self.timing.as_ref().map_or(&[], |timing| &timing.spent)
    }

    /// Plays a move that took no time, or in a game without a time control.
    ///
    /// # Errors
    /// As [`play_after`](Self::play_after).
    pub fn play(&mut self, mv: P::Move) -> Result<(), Refusal<P>> {
        self.play_after(mv, Duration::ZERO)
    }

    /// Plays a move that took `elapsed`, which counts only if there is a time control. An offer of the other side is
    /// thereby declined. Moves that were gone back over are forgotten, unless it is the next of them.
    ///
    /// # Errors
    /// The game is over, the move is not legal, or it comes too late: then [`call_flag`](Self::call_flag) ends the game.
    pub fn play_after(&mut self, mv: P::Move, elapsed: Duration) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        self.position().check(mv).map_err(Refused::Illegal)?;
        let side = self.position().turn();
        let mut took = Duration::ZERO;
        if let Some(timing) = &mut self.timing {
            took = elapsed;
            if !timing.press(side, elapsed) {
                return Err(Refused::TooLate);
            }
        }
        if self.ahead.pop() != Some((mv, took)) {
            self.forget_ahead();
        }
        self.offers[side.other().index()] = None;
        self.history.push(mv);
        Ok(())
    }

    /// Takes the last move back for good, and the end and the offers behind it, and returns the move.
    pub fn undo(&mut self) -> Option<P::Move> {
        let (mv, _) = self.step_back()?;
        self.forget_ahead();
        self.forget_acts();
        self.turn_clock_back();
        Some(mv)
    }

    /// Goes to the position after `ply` moves. The later moves and what was agreed between them are kept, so that one
    /// may go there again; offers and a declared end are not. `false` if the game has no such ply; it is then as it was.
    pub fn go_to(&mut self, ply: usize) -> bool {
        if ply > self.history.plies() + self.ahead.len() {
            return false;
        }
        if ply != self.history.plies() {
            self.forget_acts();
        }
        while self.history.plies() > ply {
            let back = self.step_back();
            self.ahead.extend(back);
        }
        self.turn_clock_back();
        while self.history.plies() < ply {
            let Some((mv, took)) = self.ahead.pop() else { break };
            if let Some(timing) = &mut self.timing {
                let in_time = timing.press(self.history.position().turn(), took);
                debug_assert!(in_time, "it was when it was played");
            }
            self.history.push(mv);
        }
        true
    }

    /// Takes a move back, and leaves the clocks as they are.
    fn step_back(&mut self) -> Option<(P::Move, Duration)> {
        let took = self.timing.as_mut().and_then(Timing::pop).unwrap_or_default();
        self.history.pop().map(|mv| (mv, took))
    }

    fn turn_clock_back(&mut self) {
        if let Some(timing) = &mut self.timing {
            timing.replay(&self.history);
        }
    }

    /// Another course begins here.
    pub(super) fn forget_ahead(&mut self) {
        self.ahead.clear();
        self.history.forget_agreements_ahead();
    }

    fn forget_acts(&mut self) {
        self.act = None;
        self.offers = [None; 2];
    }

    /// How the game has ended: as declared, by the position, or by a rule of the record that needs no claim. What
    /// the position says comes before what its course says, so that a mate on the last move stands.
    #[must_use]
    pub fn outcome(&self) -> Option<Ended<P>> {
        self.act
            .as_ref()
            .map(|act| act.outcome(self.position()))
            .or_else(|| self.position().game_outcome().map(|outcome| outcome.map(End::Position)))
            .or_else(|| {
                let ground = P::automatic(&self.laws, &self.history)?;
                Some(Outcome::Draw { reason: End::Automatic(ground) })
            })
    }

    pub(super) fn assert_open(&self) -> Result<(), Refusal<P>> {
        if self.outcome().is_some() { Err(Refused::Over) } else { Ok(()) }
    }
}
