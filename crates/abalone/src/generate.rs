//! The one generator: whole-board steps that find all moves of a kind at once, given to a sink.

mod compass;
mod sinks;

pub(crate) use sinks::{AnyMove, Counter, Visitor};

use core::ops::ControlFlow::{self, Continue};

use crate::{Cells, Direction, Position};
use compass::{Compass, Fixed, LANES, Lane};

/// What takes the generator's sets. Each call may end the generation.
pub(crate) trait Sink<C> {
    /// What ending early gives.
    type Break;

    /// Moves ahead on the compass, one for each of `leads`: of it and of the next marbles behind it towards the tail.
    fn rows(&mut self, leads: Cells, rows: Rows) -> ControlFlow<Self::Break>;
}

/// What moves of one kind have in common.
#[derive(Clone, Copy)]
pub(crate) struct Rows {
    pub(crate) tail: Tail,
    /// How many marbles move.
    pub(crate) count: u32,
}

/// Where the others of a row stand, seen from the leading marble.
#[derive(Clone, Copy)]
pub(crate) enum Tail {
    Behind,
    BehindLeft,
    BehindRight,
}

/// Gives all legal moves to the sink, each once (A3 to A12), one direction after another, so that each step is by a
/// constant.
#[inline(always)]
pub(crate) fn generate<B, S>(position: &Position, sink: &mut S) -> ControlFlow<B>
where
    S: Sink<Fixed<0>, Break = B>
        + Sink<Fixed<1>, Break = B>
        + Sink<Fixed<2>, Break = B>
        + Sink<Fixed<3>, Break = B>
        + Sink<Fixed<4>, Break = B>
        + Sink<Fixed<5>, Break = B>,
{
    if position.is_decided() {
        return Continue(());
    }
    let board = Board::of(position);
    board.towards(Fixed::<0>, sink)?;
    board.towards(Fixed::<1>, sink)?;
    board.towards(Fixed::<2>, sink)?;
    board.towards(Fixed::<3>, sink)?;
    board.towards(Fixed::<4>, sink)?;
    board.towards(Fixed::<5>, sink)
}

/// The same as a loop over tables, for a sink that never breaks: where the processor has wide registers, the compiler
/// lays all directions side by side into one.
#[inline(always)]
pub(crate) fn generate_in_lanes<S: Sink<Lane>>(position: &Position, sink: &mut S) {
    if position.is_decided() {
        return;
    }
    let board = Board::of(position);
    for lane in 0..LANES {
        let _ = board.towards(Lane(lane), sink);
    }
}

struct Board {
    own: Cells,
    enemy: Cells,
    empty: Cells,
}

impl Board {
    #[inline(always)]
    fn of(position: &Position) -> Self {
        Self { own: position.own, enemy: position.enemy, empty: position.empty() }
    }

    /// The moves in one direction: in line, pushing, and broadside along the two other axes.
    #[inline(always)]
    fn towards<C: Compass, S: Sink<C>>(&self, compass: C, sink: &mut S) -> ControlFlow<S::Break> {
        let Self { own, enemy, empty } = *self;
        let of = |count, tail| Rows { tail, count };
        // Where an own marble is right behind, and two behind if there is one.
        let second = compass.ahead(own);
        let third = compass.ahead(second);
        let before_free = compass.back(empty);

        // A point ahead is free (A4, A5).
        let free = own & before_free;
        sink.rows(free, of(1, Tail::Behind))?;
        sink.rows(free & second, of(2, Tail::Behind))?;
        sink.rows(free & second & third, of(3, Tail::Behind))?;

        // One enemy is ahead, and behind it a free point or the edge; two are (A7, A8).
        let last = enemy & (before_free | compass.edge());
        let before_last = compass.back(last);
        let pushing = own & second & before_last;
        sink.rows(pushing, of(2, Tail::Behind))?;
        sink.rows(pushing & third, of(3, Tail::Behind))?;
        let before_two = compass.back(enemy & before_last);
        sink.rows(own & second & third & before_two, of(3, Tail::Behind))?;

        // Two or three side by side have free points ahead (A5).
        let two = free & compass.right(free);
        sink.rows(two, of(2, Tail::BehindLeft))?;
        sink.rows(two & compass.right(two), of(3, Tail::BehindLeft))?;
        let two = free & compass.left(free);
        sink.rows(two, of(2, Tail::BehindRight))?;
        sink.rows(two & compass.left(two), of(3, Tail::BehindRight))
    }
}

/// The direction of a number, as a constant.
const fn direction(number: usize) -> Direction {
    Direction::ALL[number]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Layout, Rules};

    /// Which of the two counts is a matter of the target; here both do.
    #[test]
    fn the_lanes_count_what_the_constants_count() {
        for layout in Layout::ALL {
            let start = Position::start(Rules::of(layout));
            for mv in start.moves() {
                let mut position = start;
                position.play_unchecked(mv);
                // A few plies on, each time the middle move.
                for _ in 0..30 {
                    let [mut one, mut other] = [Counter(0), Counter(0)];
                    let _ = generate(&position, &mut one);
                    generate_in_lanes(&position, &mut other);
                    assert_eq!(one.0, other.0, "{position:?}");
                    let moves = position.moves();
                    let pushes = position.sumitos();
                    let list = if pushes.is_empty() { &moves } else { &pushes };
                    let Some(&next) = list.get(list.len() / 2) else { break };
                    position.play_unchecked(next);
                }
            }
        }
    }
}
