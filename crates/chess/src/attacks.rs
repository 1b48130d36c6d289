//! What pieces attack (clause C3), from any square, on any board.

use rulebook_game::Color;
use rulebook_square::{Direction, KNIGHT_LEAPS};

use crate::{Bitboard, Role, Square};

static KNIGHT: [Bitboard; 64] = table(&KNIGHT_LEAPS);
static KING: [Bitboard; 64] = table(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
static PAWN: [[Bitboard; 64]; 2] = [table(&[(-1, 1), (1, 1)]), table(&[(-1, -1), (1, -1)])];

/// The empty-board rays of each square, by direction.
static RAYS: [[Bitboard; 8]; 64] = {
    let mut rays = [[Bitboard::EMPTY; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            rays[square][direction] =
                Bitboard::ray(Square::wrapping(square as u8), Direction::ALL[direction]);
            direction += 1;
        }
        square += 1;
    }
    rays
};

const fn table(leaps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = Bitboard::leaps(Square::wrapping(square as u8), leaps);
        square += 1;
    }
    table
}

/// The way that the pawns of `color` go.
pub(crate) const fn forward(color: Color) -> Direction {
    match color {
        Color::White => Direction::N,
        Color::Black => Direction::S,
    }
}

/// The one or two squares on which a pawn of `color` on `square` can take.
#[inline(always)]
pub fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}

/// The squares that all these pawns of `color` attack.
#[inline(always)]
pub const fn pawns_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    match color {
        Color::White => pawns.shift(Direction::NE).union(pawns.shift(Direction::NW)),
        Color::Black => pawns.shift(Direction::SE).union(pawns.shift(Direction::SW)),
    }
}

/// The squares a knight's leap away.
#[inline(always)]
pub fn knight_attacks(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares that all these knights attack.
#[inline(always)]
pub const fn knights_attacks(knights: Bitboard) -> Bitboard {
    // Step sideways first, once for each distance: then both ways up and down are plain shifts.
    let near = knights.shift(Direction::E).union(knights.shift(Direction::W));
    let far = knights.shift_by(2, 0).union(knights.shift_by(-2, 0));
    near.shift_by(0, 2).union(near.shift_by(0, -2)).union(far.shift_by(0, 1)).union(far.shift_by(0, -1))
}

/// The squares a king's step away.
#[inline(always)]
pub fn king_attacks(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares that a bishop on `square` attacks among these pieces: up to and with the first piece
/// of either colour in each direction. What stands on `square` itself does not matter.
#[inline(always)]
pub fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    line_attacks(square, Direction::NE, occupied) | line_attacks(square, Direction::NW, occupied)
}

/// The squares that a rook on `square` attacks among these pieces.
#[inline(always)]
pub fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    line_attacks(square, Direction::N, occupied) | line_attacks(square, Direction::E, occupied)
}

/// The squares that a queen on `square` attacks among these pieces.
#[inline(always)]
pub fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(square, occupied) | rook_attacks(square, occupied)
}

/// The squares that a piece on `square` attacks among these pieces.
pub fn attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_attacks(color, square),
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_attacks(square, occupied),
        Role::Rook => rook_attacks(square, occupied),
        Role::Queen => queen_attacks(square, occupied),
        Role::King => king_attacks(square),
    }
}

/// The squares from `square` to the edge both ways along the axis of `direction`.
#[inline(always)]
pub(crate) fn axis(square: Square, direction: Direction) -> Bitboard {
    let rays = &RAYS[square.index()];
    rays[direction as usize] | rays[direction.opposite() as usize]
}

/// Both ways along one line, by the obstruction difference: subtracting the nearest piece below from
/// the pieces above borrows up to and with the nearest piece above. `up` must lead to higher squares.
#[inline(always)]
fn line_attacks(square: Square, up: Direction, occupied: Bitboard) -> Bitboard {
    let rays = &RAYS[square.index()];
    let (above, below) = (rays[up as usize].bits(), rays[up.opposite() as usize].bits());
    let pieces = occupied.bits();
    // With no piece below, a1 serves: it lies beyond every other square.
    let nearest_below = 1 << 63 >> (pieces & below | 1).leading_zeros();
    let pieces_above = pieces & above;
    Bitboard::from_bits((above | below) & (pieces_above ^ pieces_above.wrapping_sub(nearest_below)))
}
