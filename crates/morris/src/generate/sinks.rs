//! What becomes of the generator's sets.

use core::{
    convert::Infallible,
    marker::PhantomData,
    ops::ControlFlow::{self, Break, Continue},
};

use rulebook_mill::{Point, PointSet};

use super::Origin;
use crate::{
    Move, Position, Variant,
    taking::{number_taken, takeable, try_for_each_taken},
};

/// What takes the generator's sets. Each call may end the generation.
pub(crate) trait Sink<V: Variant> {
    /// What ending early gives.
    type Break;

    /// Moves to each of `targets`, which take nothing.
    fn quiet(&mut self, origin: impl Origin, targets: PointSet) -> ControlFlow<Self::Break>;

    /// Moves to each of `targets`, which close a mill and take what can be taken: that is something.
    fn closing(
        &mut self,
        origin: impl Origin,
        targets: PointSet,
        taking: Taking<V>,
    ) -> ControlFlow<Self::Break>;
}

/// What a closed mill takes.
#[derive(Clone, Copy)]
pub(crate) struct Taking<V> {
    own: PointSet,
    enemy: PointSet,
    /// What can be taken first.
    first: PointSet,
    variant: PhantomData<V>,
}

impl<V: Variant> Taking<V> {
    /// Asks what can be taken, if any point closes a mill.
    #[inline(always)]
    pub(crate) fn lazy(position: &Position<V>, closing: PointSet) -> Self {
        let first = if closing.is_empty() { PointSet::EMPTY } else { takeable::<V>(position.enemy) };
        Self { own: position.own, enemy: position.enemy, first, variant: PhantomData }
    }

    #[inline(always)]
    pub(crate) const fn is_nothing(self) -> bool {
        self.first.is_empty()
    }

    /// The number of men that a move takes, where there is one for each mill.
    fn number(self, from: u8, to: Point) -> u32 {
        let others = Point::new(from).map_or(self.own, |from| self.own.without(from));
        let mills = V::RULES.board.closed_by(others, to).count() as u32;
        number_taken::<V>(self.enemy, mills)
    }
}

/// Counts the moves.
pub(crate) struct Counter(pub(crate) u64);

impl<V: Variant> Sink<V> for Counter {
    type Break = Infallible;

    #[inline(always)]
    fn quiet(&mut self, _: impl Origin, targets: PointSet) -> ControlFlow<Infallible> {
        self.0 += u64::from(targets.count());
        Continue(())
    }

    #[inline(always)]
    fn closing(
        &mut self,
        origin: impl Origin,
        targets: PointSet,
        taking: Taking<V>,
    ) -> ControlFlow<Infallible> {
        if !V::RULES.captures_per_mill {
            self.0 += u64::from(targets.count() * taking.first.count());
            return Continue(());
        }
        for to in targets {
            try_for_each_taken::<V, _>(taking.enemy, taking.number(origin.of(to), to), &mut |_| {
                self.0 += 1;
                Continue(())
            })?;
        }
        Continue(())
    }
}

/// Stops at the first move.
pub(crate) struct AnyMove;

impl<V: Variant> Sink<V> for AnyMove {
    type Break = ();

    #[inline(always)]
    fn quiet(&mut self, _: impl Origin, targets: PointSet) -> ControlFlow<()> {
        if targets.is_empty() { Continue(()) } else { Break(()) }
    }

    #[inline(always)]
    fn closing(&mut self, _: impl Origin, targets: PointSet, _: Taking<V>) -> ControlFlow<()> {
        if targets.is_empty() { Continue(()) } else { Break(()) }
    }
}

/// Makes the moves and gives them to a function.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<V: Variant, B, F: FnMut(Move<V>) -> ControlFlow<B>> Sink<V> for Visitor<F> {
    type Break = B;

    #[inline(always)]
    fn quiet(&mut self, origin: impl Origin, targets: PointSet) -> ControlFlow<B> {
        for to in targets {
            (self.0)(Move::of_parts(origin.of(to), to, PointSet::EMPTY))?;
        }
        Continue(())
    }

    #[inline(always)]
    fn closing(&mut self, origin: impl Origin, targets: PointSet, taking: Taking<V>) -> ControlFlow<B> {
        for to in targets {
            let from = origin.of(to);
            if V::RULES.captures_per_mill {
                try_for_each_taken::<V, _>(taking.enemy, taking.number(from, to), &mut |removed| {
                    (self.0)(Move::of_parts(from, to, removed))
                })?;
                continue;
            }
            let mut left = taking.first;
            while !left.is_empty() {
                (self.0)(Move::of_parts(from, to, left.lowest()))?;
                left = left.without_lowest();
            }
        }
        Continue(())
    }
}
