//! The one move generator.
//!
//! Moves are made in sets: all points where a man can be laid, all ends of steps in one direction. Lines lie in few
//! families, whose points a shift brings to each other, so the points that close a mill are found all at once; for a
//! step, all but those whose line has just lost the man that steps. What is found goes to a [`Sink`], which counts, asks
//! whether there is a move, or makes moves.

mod sinks;

use core::ops::ControlFlow::{self, Continue};

use rulebook_mill::{Point, PointSet, StepFamily};

pub(crate) use self::sinks::{AnyMove, Counter, Sink, Taking, Visitor};
use crate::{Position, Records, Variant, moves::HAND};

/// Repeats a block for each family of a variant's board, with its number as a constant. Blocks beyond the last
/// are not compiled.
macro_rules! for_each_family {
    ($N:ident < $count:ident => $body:block) => {{
        macro_rules! one {
            ($number:literal) => {
                if const { $number < V::RULES.board.$count() } {
                    const $N: usize = $number;
                    $body
                }
            };
        }
        one!(0);
        one!(1);
        one!(2);
        one!(3);
        one!(4);
        one!(5);
        one!(6);
        one!(7);
    }};
}

/// Families up to this number have code of their own.
const UNROLLED: usize = 8;

/// Whether the board has no more families than have code of their own.
const fn is_regular<V: Variant>() -> bool {
    V::RULES.board.line_family_count() <= UNROLLED && V::RULES.board.step_family_count() <= UNROLLED
}

/// The men that stand in mills.
#[inline(always)]
pub(crate) fn in_mills<V: Variant>(men: PointSet) -> PointSet {
    if const { !is_regular::<V>() } {
        return V::RULES.board.in_mills(men);
    }
    let mut mills = PointSet::EMPTY;
    for_each_family!(N < line_family_count => {
        mills |= const { V::RULES.board.line_family(N) }.full(men);
    });
    mills
}

/// The points with which a line of men would be full.
#[inline(always)]
fn completing<V: Variant>(men: PointSet) -> PointSet {
    if const { !is_regular::<V>() } {
        return V::RULES.board.completing(men);
    }
    Completing::new::<V>(men).all()
}

/// The points with which a line would be full: for each family, as the lowest, middle and highest of the line.
struct Completing([[PointSet; 3]; UNROLLED]);

impl Completing {
    #[inline(always)]
    fn new<V: Variant>(men: PointSet) -> Self {
        let mut points = [[PointSet::EMPTY; 3]; UNROLLED];
        for_each_family!(N < line_family_count => {
            points[N] = const { V::RULES.board.line_family(N) }.completing(men);
        });
        Self(points)
    }

    #[inline(always)]
    fn all(&self) -> PointSet {
        let union = |places: &[PointSet; 3]| places[0] | places[1] | places[2];
        self.0.iter().fold(PointSet::EMPTY, |all, places| all | union(places))
    }

    /// Those that remain for a step of the family numbered `N`, up or down.
    #[inline(always)]
    fn after_step<V: Variant, const STEP: usize, const UP: bool>(&self) -> PointSet {
        let mut points = PointSet::EMPTY;
        for_each_family!(N < line_family_count => {
            let [low, middle, high] = self.0[N];
            points |= low & const { keeps::<V>(STEP, UP, N, 0) };
            points |= middle & const { keeps::<V>(STEP, UP, N, 1) };
            points |= high & const { keeps::<V>(STEP, UP, N, 2) };
        });
        points
    }
}

const fn keeps<V: Variant>(step: usize, up: bool, lines: usize, place: usize) -> PointSet {
    let board = V::RULES.board;
    board.step_family(step).keeps(up, board.line_family(lines), place)
}

/// Where the men come from that go to a set of points.
pub(crate) trait Origin: Copy {
    /// Where the man comes from that goes to this point: a point's number, or [`HAND`].
    fn of(self, to: Point) -> u8;
}

/// Men that are laid.
#[derive(Clone, Copy)]
struct Hand;

impl Origin for Hand {
    #[inline(always)]
    fn of(self, _: Point) -> u8 {
        HAND
    }
}

/// One man.
#[derive(Clone, Copy)]
struct Man(u8);

impl Origin for Man {
    #[inline(always)]
    fn of(self, _: Point) -> u8 {
        self.0
    }
}

/// Men whose number is lower by this, wrapping: men of a family of steps.
#[derive(Clone, Copy)]
struct Behind(u8);

impl Origin for Behind {
    #[inline(always)]
    fn of(self, to: Point) -> u8 {
        to.index().wrapping_sub(self.0)
    }
}

/// Hands every legal move to `sink`.
#[inline(always)]
pub(crate) fn generate<V: Variant, S: Sink<V>>(
    position: &Position<V>,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    if position.is_decided() {
        return Continue(());
    }
    let empty = position.empty();
    if position.own_hand > 0 {
        let closing =
            if V::RULES.line_wins { PointSet::EMPTY } else { completing::<V>(position.own) & empty };
        emit(Hand, empty, closing, Taking::lazy(position, closing), sink)?;
        if !V::RULES.mixed {
            return Continue(());
        }
    }
    if position.flies() {
        return one_by_one::<V, S, true>(position, empty, sink);
    }
    if const { !is_regular::<V>() } {
        return one_by_one::<V, S, false>(position, empty, sink);
    }
    steps(position, empty, sink)
}

/// The moves of some men to the points `targets`, of which those that are in `closing` close a mill.
#[inline(always)]
fn emit<V: Variant, S: Sink<V>>(
    origin: impl Origin,
    targets: PointSet,
    closing: PointSet,
    taking: Taking<V>,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    if taking.is_nothing() {
        return sink.quiet(origin, targets);
    }
    sink.quiet(origin, targets - closing)?;
    sink.closing(origin, targets & closing, taking)
}

/// All steps along the lines of the board.
#[inline(always)]
fn steps<V: Variant, S: Sink<V>>(
    position: &Position<V>,
    empty: PointSet,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    let own = position.own;
    let completing = if V::RULES.line_wins {
        Completing([[PointSet::EMPTY; 3]; UNROLLED])
    } else {
        Completing::new::<V>(own)
    };
    let taking = Taking::lazy(position, completing.all() & empty);
    let barred = Barred::new(position, empty);
    for_each_family!(N < step_family_count => {
        let family: StepFamily = const { V::RULES.board.step_family(N) };
        let origin = Behind(family.by());
        let targets = barred.without(family.up(own) & empty, origin);
        emit(origin, targets, completing.after_step::<V, N, true>(), taking, sink)?;
        let origin = Behind(family.by().wrapping_neg());
        let targets = barred.without(family.down(own) & empty, origin);
        emit(origin, targets, completing.after_step::<V, N, false>(), taking, sink)?;
    });
    Continue(())
}

/// The moves of each man by itself: flying, or stepping on a board with many families.
fn one_by_one<V: Variant, S: Sink<V>, const FLYING: bool>(
    position: &Position<V>,
    empty: PointSet,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    let barred = Barred::new(position, empty);
    for man in position.own {
        let reached = if FLYING { empty } else { V::RULES.board.neighbours(man) & empty };
        let origin = Man(man.index());
        let closing = if V::RULES.line_wins {
            PointSet::EMPTY
        } else {
            completing::<V>(position.own.without(man)) & reached
        };
        let targets = barred.without(reached, origin);
        emit(origin, targets, closing, Taking::lazy(position, closing), sink)?;
    }
    Continue(())
}

/// The steps that would form a recorded mill again (T4).
struct Barred<'a, V: Variant> {
    position: &'a Position<V>,
    /// Where such steps end.
    ends: PointSet,
}

impl<'a, V: Variant> Barred<'a, V> {
    #[inline(always)]
    fn new(position: &'a Position<V>, empty: PointSet) -> Self {
        let mut ends = PointSet::EMPTY;
        if V::Records::KEPT {
            for (from, to) in position.records.as_slice().iter().filter_map(|record| record.barred()) {
                if from.is_subset(position.own) {
                    ends |= to & empty;
                }
            }
        }
        Self { position, ends }
    }

    /// The targets without those that are barred to the man that would go there.
    #[inline(always)]
    fn without(&self, mut targets: PointSet, origin: impl Origin) -> PointSet {
        if V::Records::KEPT && !self.ends.is_disjoint(targets) {
            for (from, to) in self.position.records.as_slice().iter().filter_map(|record| record.barred()) {
                if let (Some(from), Some(to)) = (from.first(), to.first())
                    && targets.contains(to)
                    && origin.of(to) == from.index()
                {
                    targets = targets.without(to);
                }
            }
        }
        targets
    }
}
