//! A piece on its way through a capture, square by square.
//!
//! The generator has no use for the single landing squares; routes, reasons and user interfaces have.

use alloc::{vec, vec::Vec};
use core::ops::ControlFlow::{self, Break, Continue};

use rulebook_game::Color;
use rulebook_square::Direction;

use crate::{Completion, Crowning, Illegal, Majority, Move, MoveKind, Position, Square, Squares, Variant};

/// A piece that may have taken something and stands on a square, the rest of the board as it was.
#[derive(Clone, Copy)]
pub(crate) struct Walk<'a, V: Variant> {
    position: &'a Position<V>,
    pub(crate) color: Color,
    from: Square<V::Board>,
    pub(crate) at: Square<V::Board>,
    pub(crate) taken: Squares<V::Board>,
    /// The kinds taken in order, a bit each, 1 for a king.
    order: u32,
    was_king: bool,
    pub(crate) is_king: bool,
}

/// A jump over one piece.
#[derive(Clone, Copy)]
pub(crate) struct Leg<V: Variant> {
    victim: Square<V::Board>,
    /// Where it may land.
    pub(crate) landings: Squares<V::Board>,
}

impl<'a, V: Variant> Walk<'a, V> {
    /// The piece on `from` before its move; `None` if there is none.
    pub(crate) fn new(position: &'a Position<V>, from: Square<V::Board>) -> Option<Self> {
        let piece = position.piece_at(from)?;
        Some(Self {
            position,
            color: piece.color,
            from,
            at: from,
            taken: Squares::<V::Board>::EMPTY,
            order: 0,
            was_king: piece.is_king,
            is_king: piece.is_king,
        })
    }

    /// Whether the square is empty while the piece is on its way (D9).
    pub(crate) fn is_empty(&self, square: Square<V::Board>) -> bool {
        square == self.from || self.position.piece_at(square).is_none()
    }

    /// Whether a piece of the same side stands on the square.
    pub(crate) fn owns(&self, square: Square<V::Board>) -> bool {
        self.position.pieces(self.color).contains(square)
    }

    pub(crate) fn is_flying(&self) -> bool {
        self.is_king && V::RULES.flying_kings
    }

    /// Whether the piece may take in this direction.
    pub(crate) fn takes(&self, direction: Direction) -> bool {
        let along = direction.is_diagonal() || V::RULES.orthogonal_captures;
        along && (self.is_king || V::RULES.men_capture_backward || is_forward(self.color, direction))
    }

    /// Whether the piece may take what stands on the square, an enemy.
    pub(crate) fn may_take(&self, square: Square<V::Board>) -> bool {
        let is_king = self.position.kings(!self.color).contains(square);
        !self.taken.contains(square) && (self.is_king || V::RULES.men_take_kings || !is_king)
    }

    /// The next jump in a direction.
    pub(crate) fn leg(&self, direction: Direction) -> Option<Leg<V>> {
        if !self.takes(direction) {
            return None;
        }
        let mut victim = self.at.step(direction)?;
        while self.is_flying() && self.is_empty(victim) {
            victim = victim.step(direction)?;
        }
        let is_enemy = self.position.pieces(!self.color).contains(victim);
        if !is_enemy || !self.may_take(victim) {
            return None;
        }
        let mut landings = Squares::<V::Board>::EMPTY;
        let mut next = victim.step(direction);
        while let Some(landing) = next.filter(|&square| self.is_empty(square)) {
            landings |= Squares::of(landing);
            next = if self.is_flying() { landing.step(direction) } else { None };
        }
        (!landings.is_empty()).then_some(Leg { victim, landings })
    }

    pub(crate) fn legs(&self) -> impl Iterator<Item = Leg<V>> {
        Direction::ALL.into_iter().filter_map(|direction| self.leg(direction))
    }

    /// Whether the piece can take on from where it stands.
    pub(crate) fn goes_on(&self) -> bool {
        self.legs().next().is_some()
    }

    /// All squares on which the next jump can land.
    pub(crate) fn landings(&self) -> Squares<V::Board> {
        self.legs().fold(Squares::<V::Board>::EMPTY, |all, leg| all | leg.landings)
    }

    /// The piece after it has jumped.
    pub(crate) fn after(mut self, leg: Leg<V>, landing: Square<V::Board>) -> Self {
        let took_king = self.position.kings(!self.color).contains(leg.victim);
        self.at = landing;
        self.taken |= Squares::of(leg.victim);
        self.order = self.order << 1 | u32::from(took_king);
        self.is_king |= V::RULES.crowning == Crowning::InPassing && self.is_on_crowning_row();
        self
    }

    fn is_on_crowning_row(&self) -> bool {
        crowning_row::<V>(self.color).contains(self.at)
    }

    /// What has moved, if the move ends here.
    pub(crate) fn kind(&self) -> MoveKind {
        if self.was_king {
            MoveKind::King
        } else if self.is_king || self.is_on_crowning_row() {
            MoveKind::Crowning
        } else {
            MoveKind::Man
        }
    }

    /// The move, if it ends here.
    pub(crate) fn ended(&self) -> Move<V::Board> {
        Move::new(self.from, self.at, self.taken, self.kind())
    }

    /// The squares beyond the piece that `leg` jumps from which the capture goes on.
    pub(crate) fn landings_that_go_on(&self, leg: Leg<V>) -> Squares<V::Board> {
        leg.landings.into_iter().filter(|&landing| self.after(leg, landing).goes_on()).collect()
    }

    /// Whether a capture may end with this jump on this square, as far as completion goes (D10).
    pub(crate) fn may_end(&self, leg: Leg<V>, landing: Square<V::Board>) -> bool {
        match V::RULES.completion {
            Completion::Strict => self.landings_that_go_on(leg).is_empty(),
            Completion::Square => !self.after(leg, landing).goes_on(),
        }
    }

    /// The jump that lands on a square, with the way there walked.
    pub(crate) fn leg_to(&self, landing: Square<V::Board>) -> Option<Leg<V>> {
        self.legs().find(|leg| leg.landings.contains(landing))
    }

    /// Gives every way from here to the end of `mv` to `visit`, with the order in which it takes kings; ways with
    /// smaller landing squares come first.
    pub(crate) fn try_for_each_way<B>(
        &self,
        mv: Move<V::Board>,
        way: &mut Vec<Square<V::Board>>,
        visit: &mut impl FnMut(&[Square<V::Board>], u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let legs: Vec<Leg<V>> = self.legs().filter(|leg| mv.captured().contains(leg.victim)).collect();
        let mut steps: Vec<(Square<V::Board>, Leg<V>)> = vec![];
        for leg in legs {
            steps.extend(leg.landings.into_iter().map(|landing| (landing, leg)));
        }
        steps.sort_unstable_by_key(|&(landing, _)| landing);
        for (landing, leg) in steps {
            let next = self.after(leg, landing);
            way.push(landing);
            if next.taken != mv.captured() {
                next.try_for_each_way(mv, way, visit)?;
            } else if next.ended() == mv && self.may_end(leg, landing) {
                visit(way, next.order)?;
            }
            way.pop();
        }
        Continue(())
    }

    /// Whether the capture `mv` is complete here, having taken kings in this order.
    pub(crate) fn ends(&self, mv: Move<V::Board>, order: u32) -> bool {
        self.ended() == mv && (self.order == order || V::RULES.majority != Majority::Italian)
    }

    /// Whether one of the captures can be finished from here. For the Italian order, the way walked so far counts.
    pub(crate) fn leads_to(&self, captures: &[(Move<V::Board>, u32)]) -> bool {
        captures.iter().any(|&(mv, order)| {
            self.taken.is_subset(mv.captured())
                && self
                    .try_for_each_way(mv, &mut vec![], &mut |_, walked| {
                        if walked == order || V::RULES.majority != Majority::Italian {
                            Break(())
                        } else {
                            Continue(())
                        }
                    })
                    .is_break()
        })
    }

    /// Walks one jump to a square.
    pub(crate) fn jump_to(&self, landing: Square<V::Board>) -> Result<Self, Illegal<V::Board>> {
        match self.leg_to(landing) {
            Some(leg) => Ok(self.after(leg, landing)),
            None => Err(self.why_no_jump(landing)),
        }
    }
}

/// The row on which a side's men are crowned.
pub(crate) const fn crowning_row<V: Variant>(color: Color) -> Squares<V::Board> {
    Squares::<V::Board>::row(match color {
        Color::White => 0,
        Color::Black => V::RULES.side - 1,
    })
}

/// Whether a man of this colour goes forward in this direction.
pub(crate) const fn is_forward(color: Color, direction: Direction) -> bool {
    let (_, ranks) = direction.delta();
    match color {
        Color::White => ranks > 0,
        Color::Black => ranks < 0,
    }
}
