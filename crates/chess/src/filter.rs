//! Which of the legal moves are wanted.

use crate::{Bitboard, Position, Role, Square};

/// A choice among the legal moves of a position, made before they are generated.
///
/// Conditions add up: `Filter::ALL.role(Role::Rook).captures()` is the captures by rooks. The
/// generator is the same as without a filter; it just starts from smaller sets.
///
/// ```
/// use rulebook_chess::{Filter, Position, Role, Square};
/// let start = Position::start();
/// assert_eq!(start.count_moves_in(Filter::ALL.role(Role::Knight)), 4);
/// assert_eq!(start.count_moves_in(Filter::ALL.from(Square::E2)), 2);
/// assert_eq!(start.count_moves_in(Filter::ALL.captures()), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct Filter {
    from: Bitboard,
    to: Bitboard,
    /// A bit a role.
    roles: u8,
    captures: bool,
    quiets: bool,
    promotions: bool,
}

impl Filter {
    /// Every legal move.
    pub const ALL: Self = Self {
        from: Bitboard::FULL,
        to: Bitboard::FULL,
        roles: 0b11_1111,
        captures: true,
        quiets: true,
        promotions: false,
    };

    /// Only moves of the piece on `square`.
    pub const fn from(self, square: Square) -> Self {
        self.from_any(Bitboard::of(square))
    }

    /// Only moves of pieces on these squares. Castling is the king's move.
    pub const fn from_any(mut self, squares: Bitboard) -> Self {
        self.from = self.from.intersection(squares);
        self
    }

    /// Only moves that land on `square`; when castling, the king's target counts.
    pub const fn to(self, square: Square) -> Self {
        self.to_any(Bitboard::of(square))
    }

    /// Only moves that land on these squares; when castling, the king's target counts.
    pub const fn to_any(mut self, squares: Bitboard) -> Self {
        self.to = self.to.intersection(squares);
        self
    }

    /// Only moves of pieces of this role: of pawns, with their promotions; of the king, with castling.
    pub const fn role(mut self, role: Role) -> Self {
        self.roles &= 1 << role as u8;
        self
    }

    /// Only moves that take something, en passant among them.
    pub const fn captures(mut self) -> Self {
        self.quiets = false;
        self
    }

    /// Only moves that take nothing, castling among them.
    pub const fn quiets(mut self) -> Self {
        self.captures = false;
        self
    }

    /// Only promotions, with or without a capture.
    pub const fn promotions(mut self) -> Self {
        self.promotions = true;
        self
    }

    /// The filter as sets of squares in this position.
    pub(crate) fn resolve(self, position: &Position) -> Squares {
        let board = position.board();
        let own = board.color(position.turn());
        let mut movers = Bitboard::EMPTY;
        for role in Role::ALL {
            if self.roles >> role as u8 & 1 != 0 {
                movers |= board.role(role);
            }
        }
        movers &= self.from & own;
        if self.promotions {
            let seventh = if position.turn() == rulebook_game::Color::White { 6 } else { 1 };
            movers &= board.role(Role::Pawn) & Bitboard::rank(seventh);
        }
        let mut targets = self.to;
        if !self.quiets {
            targets &= board.color(!position.turn());
        }
        if !self.captures {
            targets -= board.occupied();
        }
        Squares {
            movers,
            targets,
            en_passant: if self.captures { self.to } else { Bitboard::EMPTY },
            castling: if self.quiets { self.to } else { Bitboard::EMPTY },
        }
    }
}

/// What the generator asks of a choice of moves.
pub(crate) trait Selection {
    /// The squares that pieces may start from.
    fn movers(&self) -> Bitboard;
    /// The squares that they may land on.
    fn targets(&self) -> Bitboard;
    /// The squares that an en passant capture may land on.
    fn en_passant_targets(&self) -> Bitboard;
    /// The squares that the king may land on when castling.
    fn castling_targets(&self) -> Bitboard;
}

/// All moves: the sets are constants, and the compiler drops them.
pub(crate) struct Everything;

impl Selection for Everything {
    #[inline(always)]
    fn movers(&self) -> Bitboard {
        Bitboard::FULL
    }

    #[inline(always)]
    fn targets(&self) -> Bitboard {
        Bitboard::FULL
    }

    #[inline(always)]
    fn en_passant_targets(&self) -> Bitboard {
        Bitboard::FULL
    }

    #[inline(always)]
    fn castling_targets(&self) -> Bitboard {
        Bitboard::FULL
    }
}

/// A [`Filter`] in one position.
pub(crate) struct Squares {
    movers: Bitboard,
    targets: Bitboard,
    en_passant: Bitboard,
    castling: Bitboard,
}

impl Selection for Squares {
    fn movers(&self) -> Bitboard {
        self.movers
    }

    fn targets(&self) -> Bitboard {
        self.targets
    }

    fn en_passant_targets(&self) -> Bitboard {
        self.en_passant
    }

    fn castling_targets(&self) -> Bitboard {
        self.castling
    }
}
