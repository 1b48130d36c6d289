//! What is made of the generator's sets: a number, a yes or no, or moves.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Break, Continue},
};

use super::{
    Men, Sink, View, each,
    grid::{E, Grid, N, NE, NW, S, SE, SW, W, is_forward, man_takes},
    tally::{CaptureCount, CaptureList},
    view::man_to,
};
use crate::{Move, MoveKind, Variant};

/// Counts moves without making them.
pub(crate) struct Counter(pub(crate) u64);

impl Counter {
    #[inline(always)]
    fn add(&mut self, set: u64) -> ControlFlow<Infallible> {
        self.0 += u64::from(set.count_ones());
        Continue(())
    }
}

impl<V: Variant> Sink<V> for Counter {
    type Break = Infallible;

    #[inline(always)]
    fn men<const WHITE: bool>(&mut self, men: &Men) -> ControlFlow<Infallible> {
        // Steps end on empty squares, jumps pass over others: together they are one set.
        for (steps, jumped) in men.steps.into_iter().zip(men.jumped) {
            self.add(steps | jumped)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn slides(&mut self, view: &View<V>) -> ControlFlow<Infallible> {
        self.0 += count_slides(view);
        Continue(())
    }

    #[inline(always)]
    fn captures<const WHITE: bool>(&mut self, view: &View<V>) -> ControlFlow<Infallible> {
        self.0 += count_captures::<V, WHITE>(view);
        Continue(())
    }
}

/// Out of line, for the same reason as the search for kings' captures.
#[inline(always)]
fn count_slides<V: Variant>(view: &View<V>) -> u64 {
    let count = |set: u64| u64::from(set.count_ones());
    count(view.slides::<NE>())
        + count(view.slides::<SE>())
        + count(view.slides::<SW>())
        + count(view.slides::<NW>())
}

#[inline(never)]
fn count_captures<V: Variant, const WHITE: bool>(view: &View<V>) -> u64 {
    let mut count = CaptureCount::<V>::new();
    view.search::<WHITE>(&mut count);
    if count.is_doubtful { list_captures::<V, WHITE>(view).count() } else { count.count }
}

#[inline(never)]
fn list_captures<V: Variant, const WHITE: bool>(view: &View<V>) -> CaptureList<V> {
    let mut list = CaptureList::new();
    view.search::<WHITE>(&mut list);
    list
}

/// Stops at the first set that is not empty.
pub(crate) struct AnyMove;

impl AnyMove {
    #[inline(always)]
    fn found(set: u64) -> ControlFlow<()> {
        if set == 0 { Continue(()) } else { Break(()) }
    }
}

impl<V: Variant> Sink<V> for AnyMove {
    type Break = ();

    #[inline(always)]
    fn men<const WHITE: bool>(&mut self, men: &Men) -> ControlFlow<()> {
        Self::found(men.steps.into_iter().chain(men.jumped).fold(0, |all, set| all | set))
    }

    #[inline(always)]
    fn slides(&mut self, view: &View<V>) -> ControlFlow<()> {
        let ahead = Grid::<V::Board>::shift::<NE>(view.kings)
            | Grid::<V::Board>::shift::<SE>(view.kings)
            | Grid::<V::Board>::shift::<SW>(view.kings)
            | Grid::<V::Board>::shift::<NW>(view.kings);
        Self::found(ahead & view.empty)
    }

    #[inline(always)]
    fn captures<const WHITE: bool>(&mut self, _view: &View<V>) -> ControlFlow<()> {
        Break(())
    }
}

/// Makes moves of the sets and gives them to a closure.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<F> Visitor<F> {
    /// Men that step in the direction `D`, one to each of `targets`.
    #[inline(always)]
    fn steps<V: Variant, const WHITE: bool, const D: u8, B>(&mut self, targets: u64) -> ControlFlow<B>
    where
        F: FnMut(Move<V::Board>) -> ControlFlow<B>,
    {
        if !is_forward::<WHITE, D>() {
            return Continue(());
        }
        for to in each(targets) {
            let from = Grid::<V::Board>::back::<D>(to);
            self.0(Move::of_bits(from, to, 0, man_to::<V, WHITE>(to)))?;
        }
        Continue(())
    }

    /// Men that take one of `jumped` each in the direction `D`.
    #[inline(always)]
    fn jumps<V: Variant, const WHITE: bool, const D: u8, B>(&mut self, jumped: u64) -> ControlFlow<B>
    where
        F: FnMut(Move<V::Board>) -> ControlFlow<B>,
    {
        if !man_takes::<V, WHITE, D>() {
            return Continue(());
        }
        for victim in each(jumped) {
            let (from, to) = (Grid::<V::Board>::back::<D>(victim), Grid::<V::Board>::shift::<D>(victim));
            self.0(Move::of_bits(from, to, victim, man_to::<V, WHITE>(to)))?;
        }
        Continue(())
    }
}

impl<B, V: Variant, F: FnMut(Move<V::Board>) -> ControlFlow<B>> Sink<V> for Visitor<F> {
    type Break = B;

    #[inline(always)]
    fn men<const WHITE: bool>(&mut self, men: &Men) -> ControlFlow<B> {
        if men.take {
            each_direction!(D => self.jumps::<V, WHITE, D, B>(men.jumped[D as usize])?);
            return Continue(());
        }
        each_direction!(D => self.steps::<V, WHITE, D, B>(men.steps[D as usize])?);
        Continue(())
    }

    #[inline(always)]
    fn slides(&mut self, view: &View<V>) -> ControlFlow<B> {
        for from in each(view.kings) {
            let targets = view.slides_from::<NE>(from)
                | view.slides_from::<SE>(from)
                | view.slides_from::<SW>(from)
                | view.slides_from::<NW>(from);
            for to in each(targets) {
                self.0(Move::of_bits(from, to, 0, MoveKind::King))?;
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn captures<const WHITE: bool>(&mut self, view: &View<V>) -> ControlFlow<B> {
        let list = list_captures::<V, WHITE>(view);
        for entry in list.entries() {
            for to in each(entry.to) {
                self.0(Move::of_bits(entry.from(), to, entry.captured, entry.kind))?;
            }
        }
        Continue(())
    }
}
