//! What becomes of the generator's sets.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Break, Continue},
};

use super::{Sink, Sliders};
use crate::{Bitboard, Fan, Move, Role, Square, attacks};

/// Counts moves without making them.
pub(crate) struct Counter(pub(crate) u64);

impl Counter {
    #[inline(always)]
    fn add(&mut self, moves: u32) -> ControlFlow<Infallible> {
        self.0 += u64::from(moves);
        Continue(())
    }
}

impl Sink for Counter {
    type Break = Infallible;

    #[inline(always)]
    fn sliders(&mut self, sliders: &Sliders<'_>, targets: Bitboard) -> ControlFlow<Self::Break> {
        self.add((sliders.fan() & targets).count())
    }

    #[inline(always)]
    fn knights(&mut self, knights: Bitboard, targets: Bitboard) -> ControlFlow<Self::Break> {
        self.add((Fan::knight_leaps(knights) & targets).count())
    }

    #[inline(always)]
    fn king(&mut self, _king: Square, targets: Bitboard) -> ControlFlow<Self::Break> {
        self.add(targets.count())
    }

    #[inline(always)]
    fn pawns(&mut self, _step: i8, targets: Bitboard) -> ControlFlow<Self::Break> {
        self.add(targets.count())
    }

    #[inline(always)]
    fn promotions(&mut self, _step: i8, targets: Bitboard) -> ControlFlow<Self::Break> {
        self.add(4 * targets.count())
    }

    #[inline(always)]
    fn double_steps(&mut self, _step: i8, targets: Bitboard) -> ControlFlow<Self::Break> {
        self.add(targets.count())
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) -> ControlFlow<Self::Break> {
        self.add(1)
    }

    #[inline(always)]
    fn castle(&mut self, _king: Square, _rook: Square) -> ControlFlow<Self::Break> {
        self.add(1)
    }
}

/// Stops at the first set that is not empty.
pub(crate) struct AnyMove;

impl AnyMove {
    #[inline(always)]
    fn found(any: bool) -> ControlFlow<()> {
        if any { Break(()) } else { Continue(()) }
    }
}

impl Sink for AnyMove {
    type Break = ();

    #[inline(always)]
    fn sliders(&mut self, sliders: &Sliders<'_>, targets: Bitboard) -> ControlFlow<()> {
        Self::found(!(sliders.fan() & targets).is_empty())
    }

    #[inline(always)]
    fn knights(&mut self, knights: Bitboard, targets: Bitboard) -> ControlFlow<()> {
        Self::found(!(attacks::knights_attacks(knights) & targets).is_empty())
    }

    #[inline(always)]
    fn king(&mut self, _king: Square, targets: Bitboard) -> ControlFlow<()> {
        Self::found(!targets.is_empty())
    }

    #[inline(always)]
    fn pawns(&mut self, _step: i8, targets: Bitboard) -> ControlFlow<()> {
        Self::found(!targets.is_empty())
    }

    #[inline(always)]
    fn promotions(&mut self, _step: i8, targets: Bitboard) -> ControlFlow<()> {
        Self::found(!targets.is_empty())
    }

    #[inline(always)]
    fn double_steps(&mut self, _step: i8, targets: Bitboard) -> ControlFlow<()> {
        Self::found(!targets.is_empty())
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square, _to: Square) -> ControlFlow<()> {
        Break(())
    }

    #[inline(always)]
    fn castle(&mut self, _king: Square, _rook: Square) -> ControlFlow<()> {
        Break(())
    }
}

/// Makes moves of the sets and gives them to a closure.
pub(crate) struct Visitor<F>(pub(crate) F);

impl<B, F: FnMut(Move) -> ControlFlow<B>> Visitor<F> {
    /// The square `step` squares before `to`; both are on the board.
    #[inline(always)]
    fn start(to: Square, step: i8) -> Square {
        Square::wrapping(to.raw().wrapping_sub(step as u8))
    }
}

impl<B, F: FnMut(Move) -> ControlFlow<B>> Sink for Visitor<F> {
    type Break = B;

    #[inline(always)]
    fn sliders(&mut self, sliders: &Sliders<'_>, targets: Bitboard) -> ControlFlow<B> {
        sliders.try_for_each(|role, from, reach| {
            for to in reach & targets {
                self.0(Move::plain(role, from, to))?;
            }
            Continue(())
        })
    }

    #[inline(always)]
    fn knights(&mut self, knights: Bitboard, targets: Bitboard) -> ControlFlow<B> {
        for from in knights {
            for to in attacks::knight_attacks(from) & targets {
                self.0(Move::plain(Role::Knight, from, to))?;
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn king(&mut self, king: Square, targets: Bitboard) -> ControlFlow<B> {
        for to in targets {
            self.0(Move::plain(Role::King, king, to))?;
        }
        Continue(())
    }

    #[inline(always)]
    fn pawns(&mut self, step: i8, targets: Bitboard) -> ControlFlow<B> {
        for to in targets {
            self.0(Move::plain(Role::Pawn, Self::start(to, step), to))?;
        }
        Continue(())
    }

    #[inline(always)]
    fn promotions(&mut self, step: i8, targets: Bitboard) -> ControlFlow<B> {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.0(Move::promotion(Self::start(to, step), to, role))?;
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn double_steps(&mut self, step: i8, targets: Bitboard) -> ControlFlow<B> {
        for to in targets {
            self.0(Move::double_step(Self::start(to, step), to))?;
        }
        Continue(())
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<B> {
        self.0(Move::en_passant(from, to))
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<B> {
        self.0(Move::castle(king, rook))
    }
}
