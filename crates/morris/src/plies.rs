//! Taking a man as a ply of its own.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Break, Continue},
};

use rulebook_game::{self as game, Color, Outcome};
use rulebook_mill::{Point, PointSet};

use crate::{
    Illegal, Move, Position, Reason, Variant,
    generate::{AnyMove, Origin, Sink, Taking, generate},
    legality::name,
    moves::HAND,
    taking::{number_taken, takeable},
};

/// A [`Position`] in which a mill and the taking of a man are two plies of the same side.
///
/// Some programs count and search so. The moves are the same, cut in two; only the number of plies differs.
///
/// ```
/// use rulebook_game::perft;
/// use rulebook_morris::{Plies, Position, Tournament};
///
/// let start = Plies::from(Position::<Tournament>::start());
/// assert_eq!(perft(&start, 5), 5100480);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Plies<V: Variant> {
    /// The position; while men are to be taken, with the man at its target and the turn not yet passed on.
    position: Position<V>,
    /// The number of men that are still to be taken.
    pending: u8,
}

impl<V: Variant<Records: Copy>> Copy for Plies<V> {}

/// A part of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ply {
    /// A man is laid, or goes from a point, to a point.
    Go {
        /// Where the man stood; `None` if it is laid.
        from: Option<Point>,
        /// Where it goes.
        to: Point,
    },
    /// An enemy man is taken.
    Remove(Point),
}

impl<V: Variant> From<Position<V>> for Plies<V> {
    fn from(position: Position<V>) -> Self {
        Self { position, pending: 0 }
    }
}

impl<V: Variant> Plies<V> {
    /// The position, if no man is to be taken.
    pub fn position(&self) -> Option<&Position<V>> {
        (self.pending == 0).then_some(&self.position)
    }

    /// The men of a side on the board.
    pub const fn men(&self, color: Color) -> PointSet {
        self.position.men(color)
    }

    /// The number of men that the side to move has still to take.
    pub const fn pending(&self) -> u8 {
        self.pending
    }

    /// The men that can be taken now.
    pub fn takeable(&self) -> PointSet {
        if self.pending == 0 { PointSet::EMPTY } else { takeable::<V>(self.position.enemy) }
    }
}

impl<V: Variant> game::Position for Plies<V> {
    type Move = Ply;
    type Illegal = Illegal;
    type Reason = Reason;

    fn turn(&self) -> Color {
        self.position.turn()
    }

    /// As the position; not while men are to be taken.
    fn decided(&self) -> Option<Outcome<Reason>> {
        if self.pending == 0 { self.position.decision() } else { None }
    }

    fn stuck(&self) -> Outcome<Reason> {
        self.position.deadlock()
    }

    fn try_for_each_move<B>(&self, mut visit: impl FnMut(Ply) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.pending > 0 {
            return self.takeable().into_iter().try_for_each(|point| visit(Ply::Remove(point)));
        }
        generate(&self.position, &mut Going(visit))
    }

    fn check(&self, ply: Ply) -> Result<(), Illegal> {
        let position = &self.position;
        match ply {
            Ply::Go { .. } if self.pending > 0 => {
                let choices = self.takeable().into_iter().map(name::<V>).collect();
                Err(Illegal::MustRemove { number: u32::from(self.pending), choices })
            }
            // As a whole move it is legal, or lacks the men to take.
            Ply::Go { from, to } => match position.check(Move::new(from, to, PointSet::EMPTY)) {
                Err(Illegal::MustRemove { .. }) => Ok(()),
                other => other,
            },
            Ply::Remove(_) if position.is_decided() && self.pending == 0 => Err(Illegal::Finished),
            Ply::Remove(_) if self.pending == 0 => Err(Illegal::NothingToRemove),
            Ply::Remove(point) if !V::RULES.board.contains(point) => Err(Illegal::NoPoint(point.index())),
            Ply::Remove(point) if !position.enemy.contains(point) => {
                Err(Illegal::NoEnemyMan(name::<V>(point)))
            }
            Ply::Remove(point) if !self.takeable().contains(point) => {
                Err(Illegal::RemovesProtectedMan(name::<V>(point)))
            }
            Ply::Remove(_) => Ok(()),
        }
    }

    fn play_unchecked(&mut self, ply: Ply) {
        match ply {
            Ply::Go { from, to } => {
                let mv = Move::new(from, to, PointSet::EMPTY);
                let mills = self.position.mills_closed(mv);
                self.position.shift(mv);
                self.pending = number_taken::<V>(self.position.enemy, mills) as u8;
            }
            Ply::Remove(point) => {
                self.position.take(PointSet::of(point));
                self.pending -= 1;
            }
        }
        if self.pending == 0 {
            self.position.pass();
        }
    }

    fn count_moves(&self) -> u64 {
        if self.pending > 0 {
            return u64::from(self.takeable().count());
        }
        let mut targets = Targets(0);
        let _ = generate(&self.position, &mut targets);
        targets.0
    }

    fn has_moves(&self) -> bool {
        self.pending > 0 || generate(&self.position, &mut AnyMove) == Break(())
    }
}

/// Counts the targets, whatever is taken.
struct Targets(u64);

impl<V: Variant> Sink<V> for Targets {
    type Break = Infallible;

    fn quiet(&mut self, _: impl Origin, targets: PointSet) -> ControlFlow<Infallible> {
        self.0 += u64::from(targets.count());
        Continue(())
    }

    fn closing(&mut self, _: impl Origin, targets: PointSet, _: Taking<V>) -> ControlFlow<Infallible> {
        self.0 += u64::from(targets.count());
        Continue(())
    }
}

/// Gives the first ply of each move to a function.
struct Going<F>(F);

impl<V: Variant, B, F: FnMut(Ply) -> ControlFlow<B>> Sink<V> for Going<F> {
    type Break = B;

    fn quiet(&mut self, origin: impl Origin, targets: PointSet) -> ControlFlow<B> {
        targets.into_iter().try_for_each(|to| {
            let from = origin.of(to);
            (self.0)(Ply::Go { from: if from == HAND { None } else { Point::new(from) }, to })
        })
    }

    fn closing(&mut self, origin: impl Origin, targets: PointSet, _: Taking<V>) -> ControlFlow<B> {
        Sink::<V>::quiet(self, origin, targets)
    }
}
