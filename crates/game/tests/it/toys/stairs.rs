//! A game that can go in circles: a token on a ring of five places, on stairs that only go up.

use core::{fmt, ops::ControlFlow};
use rulebook_game::{Color, History, Outcome, Position, Recorded};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stairs {
    pub place: u8,
    pub floor: u8,
    pub turn: Color,
}

pub const START: Stairs = Stairs { place: 0, floor: 0, turn: Color::White };

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    On,
    Back,
    /// Irreversible. Who reaches the fourth floor wins.
    Up,
    /// Never legal.
    Down,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeverDown;

impl fmt::Display for NeverDown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the stairs only go up")
    }
}

impl core::error::Error for NeverDown {}

impl Position for Stairs {
    type Move = Step;
    type Illegal = NeverDown;
    type Reason = &'static str;

    fn turn(&self) -> Color {
        self.turn
    }

    fn decided(&self) -> Option<Outcome<&'static str>> {
        (self.floor == 4).then_some(Outcome::Win { winner: !self.turn, reason: "the top" })
    }

    fn stuck(&self) -> Outcome<&'static str> {
        unreachable!("there is always a move")
    }

    fn try_for_each_move<B>(&self, visit: impl FnMut(Step) -> ControlFlow<B>) -> ControlFlow<B> {
        let moves: &[Step] = if self.floor == 4 { &[] } else { &[Step::On, Step::Back, Step::Up] };
        moves.iter().copied().try_for_each(visit)
    }

    fn check(&self, step: Step) -> Result<(), NeverDown> {
        if self.floor == 4 || step == Step::Down { Err(NeverDown) } else { Ok(()) }
    }

    fn play_unchecked(&mut self, step: Step) {
        match step {
            Step::On => self.place = (self.place + 1) % 5,
            Step::Back => self.place = (self.place + 4) % 5,
            Step::Up => self.floor += 1,
            Step::Down => unreachable!("never legal"),
        }
        self.turn = !self.turn;
    }
}

/// May be agreed in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    Granted,
    Denied,
}

impl Recorded for Stairs {
    /// After how many moves in a row on one floor the game is drawn.
    type Laws = usize;
    type Ground = &'static str;
    type Agreement = Wish;

    fn is_irreversible(&self, step: Step) -> bool {
        step == Step::Up
    }

    fn automatic(limit: &usize, history: &History<Self>) -> Option<&'static str> {
        (history.run(|_, step| step != Step::Up) >= *limit).then_some("idleness")
    }

    fn claims(_: &usize, history: &History<Self>, _: Color) -> Vec<&'static str> {
        if history.occurrences() >= 3 { vec!["repetition"] } else { Vec::new() }
    }

    fn claims_announcing(_: &usize, history: &History<Self>, step: Step) -> Vec<&'static str> {
        if history.occurrences_after(step) >= 3 { vec!["repetition"] } else { Vec::new() }
    }

    fn permits(_: &usize, wish: Wish) -> bool {
        wish == Wish::Granted
    }

    fn could_win(&self, side: Color) -> bool {
        side == Color::White
    }
}
