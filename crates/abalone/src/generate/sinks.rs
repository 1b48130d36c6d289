//! What becomes of the generator's sets.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Break, Continue},
};

use super::Sink;
use crate::{Cells, Direction, Move};

/// Counts the moves.
pub(crate) struct Counter(pub(crate) u64);

impl Sink for Counter {
    type Break = Infallible;

    #[inline(always)]
    fn rows(&mut self, leads: Cells, _: Direction, _: Direction, _: u32) -> ControlFlow<Infallible> {
        self.0 += u64::from(leads.count());
        Continue(())
    }
}

/// Stops at the first move.
pub(crate) struct AnyMove;

impl Sink for AnyMove {
    type Break = ();

    #[inline(always)]
    fn rows(&mut self, leads: Cells, _: Direction, _: Direction, _: u32) -> ControlFlow<()> {
        if leads.is_empty() { Continue(()) } else { Break(()) }
    }
}

/// Makes the moves and gives them to a function.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<B, F: FnMut(Move) -> ControlFlow<B>> Sink for Visitor<F> {
    type Break = B;

    #[inline(always)]
    fn rows(
        &mut self,
        mut leads: Cells,
        direction: Direction,
        tail: Direction,
        count: u32,
    ) -> ControlFlow<B> {
        while !leads.is_empty() {
            let lead = leads.lowest();
            leads = leads.without_lowest();
            let mut marbles = lead;
            if count > 1 {
                let second = lead.step(tail);
                marbles |= second;
                if count > 2 {
                    marbles |= second.step(tail);
                }
            }
            (self.0)(Move::new(marbles, direction))?;
        }
        Continue(())
    }
}
