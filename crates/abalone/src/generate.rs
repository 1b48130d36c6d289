//! The one generator: whole-board steps that find all moves of a kind at once, given to a sink.

mod sinks;

pub(crate) use sinks::{AnyMove, Counter, Visitor};

use core::ops::ControlFlow::{self, Continue};

use crate::{Cells, Direction, Position};

/// What takes the generator's sets. Each call may end the generation.
pub(crate) trait Sink {
    /// What ending early gives.
    type Break;

    /// Moves in a direction, one for each of `leads`: of it and of the next marbles behind it towards `tail`, `count`
    /// in all.
    fn rows(
        &mut self,
        leads: Cells,
        direction: Direction,
        tail: Direction,
        count: u32,
    ) -> ControlFlow<Self::Break>;
}

/// Gives all legal moves to the sink, each once (A3 to A12).
#[inline(always)]
pub(crate) fn generate<S: Sink>(position: &Position, sink: &mut S) -> ControlFlow<S::Break> {
    use Direction::{E, NE, NW, SE, SW, W};
    if position.is_decided() {
        return Continue(());
    }
    let board = Board { own: position.own, enemy: position.enemy, empty: position.empty() };
    // Each direction by itself, so that its shifts are constants.
    board.towards(E, W, [NE, NW], sink)?;
    board.towards(W, E, [NE, NW], sink)?;
    board.towards(NE, SW, [E, NW], sink)?;
    board.towards(SW, NE, [E, NW], sink)?;
    board.towards(NW, SE, [E, NE], sink)?;
    board.towards(SE, NW, [E, NE], sink)
}

struct Board {
    own: Cells,
    enemy: Cells,
    empty: Cells,
}

impl Board {
    /// The moves in one direction: in line, pushing, and broadside along the two `other` axes.
    #[inline(always)]
    fn towards<S: Sink>(
        &self,
        ahead: Direction,
        back: Direction,
        other: [Direction; 2],
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let Self { own, enemy, empty } = *self;
        // Where an own marble is right behind, and two behind if there is one.
        let second = own.step(ahead);
        let third = second.step(ahead);
        let before_free = empty.step(back);

        // A point ahead is free (A4, A5).
        let free = own & before_free;
        sink.rows(free, ahead, back, 1)?;
        sink.rows(free & second, ahead, back, 2)?;
        sink.rows(free & second & third, ahead, back, 3)?;

        // One enemy is ahead, and behind it a free point or the edge; two are (A7, A8).
        let last = enemy & (before_free | Cells::edge(ahead));
        let before_last = last.step(back);
        let pushing = own & second & before_last;
        sink.rows(pushing, ahead, back, 2)?;
        sink.rows(pushing & third, ahead, back, 3)?;
        let before_two = (enemy & before_last).step(back);
        sink.rows(own & second & third & before_two, ahead, back, 3)?;

        // Two or three side by side have free points ahead (A5).
        for axis in other {
            let two = free & free.step(axis);
            sink.rows(two, ahead, axis.opposite(), 2)?;
            sink.rows(two & two.step(axis), ahead, axis.opposite(), 3)?;
        }
        Continue(())
    }
}
