//! What becomes of the generator's sets.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Break, Continue},
};

use super::{Rows, Sink, compass::Fixed};
use crate::{Cells, Move};

/// Counts the moves.
pub(crate) struct Counter(pub(crate) u64);

impl<C> Sink<C> for Counter {
    type Break = Infallible;

    #[inline(always)]
    fn rows(&mut self, leads: Cells, _: Rows) -> ControlFlow<Infallible> {
        self.0 += u64::from(leads.count());
        Continue(())
    }
}

/// Stops at the first move.
pub(crate) struct AnyMove;

impl<C> Sink<C> for AnyMove {
    type Break = ();

    #[inline(always)]
    fn rows(&mut self, leads: Cells, _: Rows) -> ControlFlow<()> {
        if leads.is_empty() { Continue(()) } else { Break(()) }
    }
}

/// Makes the moves and gives them to a function.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<B, F: FnMut(Move) -> ControlFlow<B>, const AHEAD: usize> Sink<Fixed<AHEAD>> for Visitor<F> {
    type Break = B;

    #[inline(always)]
    fn rows(&mut self, mut leads: Cells, rows: Rows) -> ControlFlow<B> {
        let tail = Fixed::<AHEAD>::towards(rows.tail);
        while !leads.is_empty() {
            let lead = leads.lowest();
            leads = leads.without_lowest();
            let mut marbles = lead;
            if rows.count > 1 {
                let second = lead.step(tail);
                marbles |= second;
                if rows.count > 2 {
                    marbles |= second.step(tail);
                }
            }
            (self.0)(Move::new(marbles, Fixed::<AHEAD>::AHEAD))?;
        }
        Continue(())
    }
}
