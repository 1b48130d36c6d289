//! The clocks of a game, and how they came to stand so.

use alloc::vec::Vec;
use core::time::Duration;

use crate::{Clock, Color, History, Recorded, TimeControl};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Timing {
    pub(super) clock: Clock,
    /// How long each move took.
    pub(super) spent: Vec<Duration>,
}

impl Timing {
    pub(super) fn new(control: TimeControl) -> Self {
        Self { clock: Clock::new(control), spent: Vec::new() }
    }

    /// A move took `elapsed`. `false`, and all is as it was, if that was too long.
    pub(super) fn press(&mut self, side: Color, elapsed: Duration) -> bool {
        let in_time = self.clock.press(side, elapsed);
        if in_time {
            self.spent.push(elapsed);
        }
        in_time
    }

    /// Forgets the last move's time, and leaves the clocks as they are.
    pub(super) fn pop(&mut self) -> Option<Duration> {
        self.spent.pop()
    }

    /// Sets the clocks anew by the times that are kept.
    pub(super) fn replay<P: Recorded>(&mut self, history: &History<P>) {
        self.clock = Clock::new(self.clock.control().clone());
        for (ply, &took) in self.spent.iter().enumerate() {
            let position = history.position_at(ply).expect("a move was played there");
            let in_time = self.clock.press(position.turn(), took);
            debug_assert!(in_time, "it was when it was played");
        }
    }
}
