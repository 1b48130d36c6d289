//! The one move generator: legal by construction, in sets.
//!
//! A look at the board from the mover's side gives three things: the squares that answer a check,
//! the pinned pieces by axis, and the squares that the king may not enter. Every move is then a
//! piece's attacks cut down by these; nothing is tried and taken back. The generator hands the
//! sets to a [`Sink`], which counts them, asks whether there is one, or makes moves of them.
//!
//! All sliders are handled together, eight directions at once ([`Fan`]), and so are knights and
//! pawns: a position is counted with hardly a branch that depends on what stands where.

use core::ops::ControlFlow::{self, Continue};

use rulebook_game::Color;
use rulebook_square::Direction;

use crate::{Axes, Bitboard, Board, CastlingSide, Fan, Position, Role, Square, attacks, filter::Selection};

mod sinks;
mod view;

pub(crate) use sinks::{AnyMove, Counter, Visitor};
use view::colors;
pub(crate) use view::{View, span, square_of};

/// What takes the generator's sets. Each call may end the generation.
pub(crate) trait Sink {
    /// What ending early gives.
    type Break;

    /// Bishops, rooks and queens.
    fn sliders(&mut self, sliders: &Sliders<'_>, targets: Bitboard) -> ControlFlow<Self::Break>;

    /// Knights, each of which may go to any of `targets` that it reaches.
    fn knights(&mut self, knights: Bitboard, targets: Bitboard) -> ControlFlow<Self::Break>;

    /// The king, who may go to each of `targets`.
    fn king(&mut self, king: Square, targets: Bitboard) -> ControlFlow<Self::Break>;

    /// Pawns, one to each of `targets`, from `step` squares before it.
    fn pawns(&mut self, step: i8, targets: Bitboard) -> ControlFlow<Self::Break>;

    /// Pawns that promote, one on each of `targets`, from `step` squares before it.
    fn promotions(&mut self, step: i8, targets: Bitboard) -> ControlFlow<Self::Break>;

    /// Pawns that step twice, one to each of `targets`, from `step` squares before it.
    fn double_steps(&mut self, step: i8, targets: Bitboard) -> ControlFlow<Self::Break>;

    /// One pawn that takes en passant.
    fn en_passant(&mut self, from: Square, to: Square) -> ControlFlow<Self::Break>;

    /// The king castles with the rook on `rook`.
    fn castle(&mut self, king: Square, rook: Square) -> ControlFlow<Self::Break>;
}

/// The sliders that may move, and what holds them.
pub(crate) struct Sliders<'a> {
    board: &'a Board,
    /// Which may move along each axis: those of the right role that no pin on another axis holds.
    movers: Axes,
    occupied: Bitboard,
}

impl Sliders<'_> {
    #[inline(always)]
    fn fan(&self) -> Fan {
        Fan::rays(self.movers, !self.occupied)
    }

    /// Each slider with what it reaches, bishops first, then rooks, then queens.
    #[inline(always)]
    fn try_for_each<B>(
        &self,
        mut visit: impl FnMut(Role, Square, Bitboard) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let [files, ranks, diagonals, antidiagonals] = self.movers.to_array();
        let movers = files | ranks | diagonals | antidiagonals;
        let free = (files & ranks) | (diagonals & antidiagonals);
        for role in [Role::Bishop, Role::Rook, Role::Queen] {
            for from in movers & self.board.role(role) {
                let mut reach = match role {
                    Role::Bishop => attacks::bishop_attacks(from, self.occupied),
                    Role::Rook => attacks::rook_attacks(from, self.occupied),
                    _ => attacks::queen_attacks(from, self.occupied),
                };
                if !free.contains(from) {
                    let axis = if files.contains(from) {
                        Direction::N
                    } else if ranks.contains(from) {
                        Direction::E
                    } else if diagonals.contains(from) {
                        Direction::NE
                    } else {
                        Direction::NW
                    };
                    reach &= attacks::axis(from, axis);
                }
                visit(role, from, reach)?;
            }
        }
        Continue(())
    }
}

/// Hands every legal move of the selected kind to `sink`.
#[inline(always)]
pub(crate) fn generate<S: Sink>(
    position: &Position,
    selection: &impl Selection,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    match position.turn {
        Color::White => generate_for::<true, S>(position, selection, sink),
        Color::Black => generate_for::<false, S>(position, selection, sink),
    }
}

#[inline(always)]
fn generate_for<const WHITE: bool, S: Sink>(
    position: &Position,
    selection: &impl Selection,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    let board = &position.board;
    let view = View::new::<WHITE>(board);
    let own = view.own & selection.movers();
    let free = !view.pinned();
    let targets = view.answers & !view.own & selection.targets();

    let (bishops, rooks, queens) =
        (board.role(Role::Bishop), board.role(Role::Rook), board.role(Role::Queen));
    let mut movers = Axes::of_kinds((rooks | queens) & own, (bishops | queens) & own);
    if !((bishops | rooks | queens) & own & !free).is_empty() {
        movers = hold_to_axes(movers, view.pins, free);
    }
    sink.sliders(&Sliders { board, movers, occupied: view.occupied }, targets)?;
    sink.knights(board.role(Role::Knight) & own & free, targets)?;
    let king_targets = attacks::king_attacks(view.king) & !view.own & !view.seen & selection.targets();
    if own.contains(view.king) {
        sink.king(view.king, king_targets)?;
    }
    pawns::<WHITE, S>(position, &view, own & board.role(Role::Pawn), selection, sink)?;

    // Nothing may stand between king and rook, so that only a rook in sight can castle.
    let [_, rank_neighbours, _, _] = view.neighbours.to_array();
    let rooks = position.rights.all_rooks() & rank_neighbours;
    if !rooks.is_empty() && !view.in_check() && own.contains(view.king) {
        for rook in rooks {
            let lands = CastlingSide::of(view.king, rook).king_target(view.king.rank());
            if view.may_castle(rook) && selection.castling_targets().contains(lands) {
                sink.castle(view.king, rook)?;
            }
        }
    }
    Continue(())
}

/// Takes the pinned sliders off the axes on which they may not move. A branch, and kept one: without
/// pinned sliders, the rays need not wait until the pins are known.
#[cold]
#[inline(never)]
fn hold_to_axes(movers: Axes, pins: Axes, free: Bitboard) -> Axes {
    movers & (pins | free)
}

#[inline(always)]
fn pawns<const WHITE: bool, S: Sink>(
    position: &Position,
    view: &View,
    pawns: Bitboard,
    selection: &impl Selection,
    sink: &mut S,
) -> ControlFlow<S::Break> {
    let [files, _, diagonals, antidiagonals] = view.pins.to_array();
    let free = !view.pinned();
    let empty = !view.occupied;
    let allowed = view.answers & selection.targets();
    let (third, seventh, last) = if WHITE {
        (Bitboard::rank(2), Bitboard::rank(6), Bitboard::rank(7))
    } else {
        (Bitboard::rank(5), Bitboard::rank(1), Bitboard::rank(0))
    };
    let may_promote = !(pawns & seventh).is_empty();
    let (ahead, east, west) = if WHITE {
        (Direction::N, Direction::NE, Direction::NW)
    } else {
        (Direction::S, Direction::SE, Direction::SW)
    };
    let (east_pins, west_pins) = if WHITE { (diagonals, antidiagonals) } else { (antidiagonals, diagonals) };

    let once = (pawns & (free | files)).shift(ahead) & empty;
    let twice = (once & third).shift(ahead) & empty & allowed;
    let once = once & allowed;
    let east_captures = (pawns & (free | east_pins)).shift(east) & view.enemy & allowed;
    let west_captures = (pawns & (free | west_pins)).shift(west) & view.enemy & allowed;

    for (direction, reached) in [(ahead, once), (east, east_captures), (west, west_captures)] {
        let (files, ranks) = direction.delta();
        let step = files + 8 * ranks;
        sink.pawns(step, reached - last)?;
        if may_promote {
            sink.promotions(step, reached & last)?;
        }
    }
    sink.double_steps(if WHITE { 16 } else { -16 }, twice)?;

    let target = position.en_passant_set();
    let candidates = pawns & attacks::pawns_attacks(colors::<WHITE>().1, target);
    if !candidates.is_empty() && selection.en_passant_targets().contains(square_of(target)) {
        let to = square_of(target);
        for from in candidates {
            if en_passant_is_safe::<WHITE>(&position.board, view, from, to) {
                sink.en_passant(from, to)?;
            }
        }
    }
    Continue(())
}

/// Whether the king is safe once both pawns have left their rank (C5): asked the long way, since it
/// happens so rarely.
#[inline(always)]
fn en_passant_is_safe<const WHITE: bool>(board: &Board, view: &View, from: Square, to: Square) -> bool {
    let taken = Bitboard::of(to).shift(if WHITE { Direction::S } else { Direction::N });
    let occupied = (view.occupied.without(from) - taken).with(to);
    (board.attackers(view.king, occupied) & view.enemy & !taken).is_empty()
}
