//! The board as the side to move must see it.

use rulebook_game::Color;

use crate::{Axes, Bitboard, Board, CastlingSide, Fan, Square, attacks};

/// The board as the side to move must see it.
pub(crate) struct View {
    pub(super) own: Bitboard,
    pub(super) enemy: Bitboard,
    pub(super) occupied: Bitboard,
    pub(super) king: Square,
    /// What the enemy attacks once the king has left his square.
    pub(super) seen: Bitboard,
    /// The squares that answer every check: all without a check, none in a double check.
    pub(super) answers: Bitboard,
    /// The pinned own pieces by the axis on which they may still move.
    pub(super) pins: Axes,
    /// The own pieces that the king sees, by axis.
    pub(super) neighbours: Axes,
}

impl View {
    #[inline(always)]
    pub(crate) fn new<const WHITE: bool>(board: &Board) -> Self {
        let [pawns, knights, bishops, rooks, queens, kings, white, black] = board.planes;
        let (own, enemy) = if WHITE { (white, black) } else { (black, white) };
        let (us, them) = colors::<WHITE>();
        let occupied = white | black;
        let own_king = kings & own;

        let sliders = Axes::of_kinds((rooks | queens) & enemy, (bishops | queens) & enemy);
        let from_sliders = Fan::rays(sliders, !occupied);
        let from_king = Fan::rays(Axes::splat(own_king), !occupied);

        // A king that sees a slider along its axis is in check by it, and the ray holds the answers.
        // Two such rays share nothing, so that a double check leaves none by itself.
        let mut answers = from_king.common_of_hits(sliders);
        let king = square_of(own_king);
        let leapers =
            (attacks::pawn_attacks(us, king) & pawns | attacks::knight_attacks(king) & knights) & enemy;
        if !leapers.is_empty() {
            answers &= if leapers.is_single() { leapers } else { Bitboard::EMPTY };
        }

        let mut seen = (from_sliders | Fan::knight_leaps(knights & enemy)).union()
            | attacks::pawns_attacks(them, pawns & enemy)
            | attacks::king_attacks(square_of(kings & enemy));

        if answers != Bitboard::FULL {
            seen |= behind_king(sliders, occupied ^ own_king);
        }

        // Where the king's ray and a slider's meet on an own piece, it is pinned.
        let pins = from_king.meet(from_sliders) & own;
        Self { own, enemy, occupied, king, seen, answers, pins, neighbours: from_king.axes() & own }
    }

    /// The own pieces that would leave the king in check by leaving their axis.
    pub(crate) fn pinned(&self) -> Bitboard {
        self.pins.union()
    }

    /// Whether the king is attacked.
    #[inline(always)]
    pub(super) fn in_check(&self) -> bool {
        self.answers != Bitboard::FULL
    }

    /// Whether the king could castle with `rook` (C7): nobody between, none of the king's squares
    /// attacked. `seen` is right although the rook still stands on its square: what it shields the
    /// king from by standing there is a pin on the rank, and then castling is refused.
    #[inline(always)]
    pub(super) fn may_castle(&self, rook: Square) -> bool {
        let side = CastlingSide::of(self.king, rook);
        let rank = self.king.rank();
        let way = span(self.king, side.king_target(rank));
        let empty = (way | span(rook, side.rook_target(rank))).without(self.king).without(rook);
        let [_, on_rank, _, _] = self.pins.to_array();
        (empty & self.occupied).is_empty() && (way & self.seen).is_empty() && !on_rank.contains(rook)
    }
}

/// The squares of one rank from one to the other, both included.
#[inline(always)]
pub(crate) const fn span(a: Square, b: Square) -> Bitboard {
    let (low, high) = if a.raw() < b.raw() { (a.raw(), b.raw()) } else { (b.raw(), a.raw()) };
    Bitboard::from_bits((u64::MAX << low) & (u64::MAX >> (63 - high)))
}

/// The mover's colour and the other's.
pub(super) const fn colors<const WHITE: bool>() -> (Color, Color) {
    if WHITE { (Color::White, Color::Black) } else { (Color::Black, Color::White) }
}

/// The square of a set that is known to hold one.
#[inline(always)]
pub(crate) const fn square_of(set: Bitboard) -> Square {
    Square::wrapping(set.bits().trailing_zeros() as u8)
}

/// What sliders attack once the king is off the board: in check, he cannot hide behind himself.
#[cold]
#[inline(never)]
fn behind_king(sliders: Axes, occupied: Bitboard) -> Bitboard {
    Fan::rays(sliders, !occupied).union()
}
