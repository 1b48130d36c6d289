//! What is made of the generator's sets: a number, a yes or no, or moves.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Break, Continue},
};

use super::{
    Grid, NE, NW, SE, SW, Sink, View, each,
    grid::{crowning_row, is_diagonal},
    tally::{CaptureCount, CaptureList},
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
    fn steps<const WHITE: bool, const D: u8>(&mut self, targets: u64) -> ControlFlow<Infallible> {
        self.add(targets)
    }

    #[inline(always)]
    fn slides(&mut self, view: &View<V>) -> ControlFlow<Infallible> {
        self.add(view.slides::<NE>())?;
        self.add(view.slides::<SE>())?;
        self.add(view.slides::<SW>())?;
        self.add(view.slides::<NW>())
    }

    #[inline(always)]
    fn jumps<const WHITE: bool, const D: u8>(&mut self, landings: u64) -> ControlFlow<Infallible> {
        self.add(landings)
    }

    #[inline(always)]
    fn captures<const WHITE: bool>(&mut self, view: &View<V>) -> ControlFlow<Infallible> {
        self.0 += count_captures::<V, WHITE>(view);
        Continue(())
    }
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

impl<V: Variant> View<V> {
    /// The squares that kings can move to in the direction `D`, a diagonal.
    #[inline(always)]
    fn slides<const D: u8>(&self) -> u64 {
        let ahead = Grid::<V::Board>::shift::<D>(self.kings) & self.empty;
        if !V::RULES.flying_kings {
            return ahead;
        }
        // Up to eight steps from the square ahead is as far as there is.
        let reached = Grid::<V::Board>::fill::<D>(ahead, self.empty);
        reached | Grid::<V::Board>::shift::<D>(reached) & self.empty
    }

    /// The squares that one king can move to in the direction `D`, a diagonal.
    #[inline(always)]
    fn slides_from<const D: u8>(&self, king: u64) -> u64 {
        if !V::RULES.flying_kings {
            return Grid::<V::Board>::shift::<D>(king) & self.empty;
        }
        let ray = Grid::<V::Board>::ray::<D>(king);
        Grid::<V::Board>::before::<D>(ray, ray & !self.empty)
    }
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
    fn steps<const WHITE: bool, const D: u8>(&mut self, targets: u64) -> ControlFlow<()> {
        Self::found(targets)
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
    fn jumps<const WHITE: bool, const D: u8>(&mut self, landings: u64) -> ControlFlow<()> {
        Self::found(landings)
    }

    #[inline(always)]
    fn captures<const WHITE: bool>(&mut self, _view: &View<V>) -> ControlFlow<()> {
        Break(())
    }
}

/// Makes moves of the sets and gives them to a closure.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<B, V: Variant, F: FnMut(Move<V::Board>) -> ControlFlow<B>> Sink<V> for Visitor<F> {
    type Break = B;

    #[inline(always)]
    fn steps<const WHITE: bool, const D: u8>(&mut self, targets: u64) -> ControlFlow<B> {
        for to in each(targets) {
            let kind = man_to::<V, WHITE>(to);
            self.0(Move::of_bits(Grid::<V::Board>::back::<D>(to), to, 0, kind))?;
        }
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
    fn jumps<const WHITE: bool, const D: u8>(&mut self, landings: u64) -> ControlFlow<B> {
        if !is_diagonal(D) && !V::RULES.orthogonal_captures {
            return Continue(());
        }
        for to in each(landings) {
            let victim = Grid::<V::Board>::back::<D>(to);
            let from = Grid::<V::Board>::back::<D>(victim);
            self.0(Move::of_bits(from, to, victim, man_to::<V, WHITE>(to)))?;
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

/// What a man is that ends its move on a square.
#[inline(always)]
fn man_to<V: Variant, const WHITE: bool>(to: u64) -> MoveKind {
    if to & crowning_row::<V, WHITE>() == 0 { MoveKind::Man } else { MoveKind::Crowning }
}
