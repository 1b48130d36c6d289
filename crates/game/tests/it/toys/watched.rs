//! A game that counts what is done with it, on the thread that does it.

use core::{
    cell::Cell,
    hash::{Hash, Hasher},
    ops::ControlFlow,
};
use rulebook_game::{Color, Outcome, Position};

thread_local! {
    static GENERATED: Cell<u64> = const { Cell::new(0) };
    static PLAYED: Cell<u64> = const { Cell::new(0) };
    static COUNTED: Cell<u64> = const { Cell::new(0) };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    pub generated: u64,
    pub played: u64,
    pub counted: u64,
}

/// The calls that `task` makes, and what it returns.
pub fn watch<T>(task: impl FnOnce() -> T) -> (T, Work) {
    GENERATED.set(0);
    PLAYED.set(0);
    COUNTED.set(0);
    let result = task();
    (result, Work { generated: GENERATED.get(), played: PLAYED.get(), counted: COUNTED.get() })
}

/// Another game, watched; `bad_hash` makes all positions hash alike, which is slow and still right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched<P> {
    pub game: P,
    pub bad_hash: bool,
}

impl<P: Hash> Hash for Watched<P> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.bad_hash {
            self.game.hash(state);
        }
    }
}

impl<P: Position> Position for Watched<P> {
    type Move = P::Move;
    type Illegal = P::Illegal;
    type Reason = P::Reason;

    fn turn(&self) -> Color {
        self.game.turn()
    }

    fn decided(&self) -> Option<Outcome<P::Reason>> {
        self.game.decided()
    }

    fn stuck(&self) -> Outcome<P::Reason> {
        self.game.stuck()
    }

    fn try_for_each_move<B>(&self, visit: impl FnMut(P::Move) -> ControlFlow<B>) -> ControlFlow<B> {
        GENERATED.set(GENERATED.get() + 1);
        self.game.try_for_each_move(visit)
    }

    fn check(&self, mv: P::Move) -> Result<(), P::Illegal> {
        self.game.check(mv)
    }

    fn play_unchecked(&mut self, mv: P::Move) {
        PLAYED.set(PLAYED.get() + 1);
        self.game.play_unchecked(mv);
    }

    fn count_moves(&self) -> u64 {
        COUNTED.set(COUNTED.get() + 1);
        self.game.count_moves()
    }
}
