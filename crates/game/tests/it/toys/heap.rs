use core::ops::ControlFlow;
use rulebook_game::{Color, Outcome, Position};

/// One or two counters are taken from a heap in turn; who takes the last one wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub counters: u32,
    pub turn: Color,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotOneOrTwo;

impl core::fmt::Display for NotOneOrTwo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("one or two counters are taken, if there are as many")
    }
}

impl core::error::Error for NotOneOrTwo {}

impl Position for Heap {
    type Move = u32;
    type Illegal = NotOneOrTwo;
    type Reason = &'static str;

    fn turn(&self) -> Color {
        self.turn
    }

    fn decided(&self) -> Option<Outcome<&'static str>> {
        None
    }

    fn stuck(&self) -> Outcome<&'static str> {
        Outcome::Win { winner: !self.turn, reason: "the last counter" }
    }

    fn try_for_each_move<B>(&self, visit: impl FnMut(u32) -> ControlFlow<B>) -> ControlFlow<B> {
        (1..=self.counters.min(2)).try_for_each(visit)
    }

    fn check(&self, taken: u32) -> Result<(), NotOneOrTwo> {
        if (1..=self.counters.min(2)).contains(&taken) { Ok(()) } else { Err(NotOneOrTwo) }
    }

    fn play_unchecked(&mut self, taken: u32) {
        self.counters -= taken;
        self.turn = !self.turn;
    }
}
