//! Why a move is refused.

use core::ops::ControlFlow::{Break, Continue};

use rulebook_game::Color;
use rulebook_square::Direction;
use thiserror::Error;

use crate::{
    Bitboard, CastlingSide, Filter, Move, MoveKind, Piece, Position, Role, Square, attacks,
    castling::back_rank, generate::span,
};

/// Why a move is not legal: the first reason that holds, in the order of the variants. (A promotion of a
/// piece that is no pawn is [`Illegal::NoPromotion`], not [`Illegal::WrongRole`].)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum Illegal {
    /// The start square is empty.
    #[error("no piece stands on {0}")]
    NoPiece(Square),
    /// The piece belongs to the side that is not to move (C2).
    #[error("the {piece} on {square} is not yours to move")]
    NotYours {
        /// Where it stands.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The move names a role that does not stand there. Only moves made by hand can.
    #[error("the piece on {square} is a {found}, not a {claimed}")]
    WrongRole {
        /// The start square.
        square: Square,
        /// What the move says.
        claimed: Role,
        /// What stands there.
        found: Role,
    },
    /// Castling with something that is not an own rook on the first rank (C7).
    #[error("there is no rook to castle with on {0}")]
    NoCastlingRook(Square),
    /// The king or that rook has moved (C7).
    #[error("the right to castle with the rook on {0} is gone")]
    CastlingRightGone(Square),
    /// A piece stands where king or rook pass or land (C7).
    #[error("castling is blocked on {0}")]
    CastlingBlocked(Square),
    /// Castling in check (C7).
    #[error("the king may not castle out of check, given from {0}")]
    CastlingOutOfCheck(Square),
    /// An attacked square on the king's way (C7).
    #[error("the king may not castle across {square}, which is attacked from {by}")]
    CastlingThroughCheck {
        /// The square on the way.
        square: Square,
        /// An attacker.
        by: Square,
    },
    /// The king's target is attacked, or is once the rook has left its square (C7).
    #[error("the king may not castle into check on {square}, which is attacked from {by}")]
    CastlingIntoCheck {
        /// The king's target.
        square: Square,
        /// An attacker.
        by: Square,
    },
    /// A piece of one's own stands on the target (C2).
    #[error("your own {role} stands on {square}")]
    OwnPiece {
        /// The target.
        square: Square,
        /// What stands there.
        role: Role,
    },
    /// The piece does not move that way on any board (C3, C4).
    #[error("a {role} cannot move from {from} to {to}")]
    CannotMoveSo {
        /// What would move.
        role: Role,
        /// The start square.
        from: Square,
        /// The target.
        to: Square,
    },
    /// A piece stands in the way (C3, C4); a pawn's straight step is blocked by an enemy on the target too.
    #[error("the way is blocked on {0}")]
    Blocked(Square),
    /// A pawn's diagonal step without an enemy to take (C4).
    #[error("a pawn moves diagonally only to take, and there is nothing to take on {0}")]
    NothingToTake(Square),
    /// An en passant capture when the last move was no double step past that square (C5).
    #[error("no pawn has just passed {0} by a double step")]
    NoEnPassant(Square),
    /// A pawn that reaches the last rank must become something (C6).
    #[error("a pawn that reaches {0} must be promoted")]
    MissingPromotion(Square),
    /// A piece that is no pawn, or a pawn not on the last rank, cannot be promoted; and no pawn becomes
    /// a pawn or a king (C6).
    #[error("no promotion to a {role} on {square}")]
    NoPromotion {
        /// The target.
        square: Square,
        /// What it should have become.
        role: Role,
    },
    /// The king would step onto an attacked square (C9).
    #[error("the king would be in check on {square}, from {by}")]
    IntoCheck {
        /// The target.
        square: Square,
        /// An attacker.
        by: Square,
    },
    /// The king is in check, and the move does not answer it (C9).
    #[error("the move does not answer the check from {0}")]
    CheckUnanswered(Square),
    /// The piece shields its king (C9); of an en passant capture, one of the two pawns that leave does (C5).
    #[error("the move leaves the king open to the attack from {0}")]
    Pinned(Square),
}

impl Position {
    /// Whether the move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        let filter = Filter::ALL.from(mv.from()).to(mv.landing());
        self.try_for_each_move_in(filter, |legal| if legal == mv { Break(()) } else { Continue(()) })
            .is_break()
    }

    /// Asks whether a move is legal here, and if not, why.
    ///
    /// # Errors
    /// The first [`Illegal`] reason that holds. Any [`Move`] may be asked about.
    ///
    /// ```
    /// use rulebook_chess::{Illegal, Position, Square};
    /// let start = Position::start();
    /// let mv = start.parse_uci("a1a3").unwrap();
    /// assert_eq!(start.check(mv), Err(Illegal::Blocked(Square::A2)));
    /// assert_eq!(start.check(mv).unwrap_err().to_string(), "the way is blocked on a2");
    /// ```
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.is_legal(mv) { Ok(()) } else { Err(self.reason(mv)) }
    }

    /// Why an illegal move is illegal.
    #[cold]
    fn reason(&self, mv: Move) -> Illegal {
        let (from, to, board) = (mv.from(), mv.to(), self.board());
        let Some(piece) = board.piece_at(from) else { return Illegal::NoPiece(from) };
        if piece.color != self.turn {
            return Illegal::NotYours { square: from, piece };
        }
        if let Some(role) = mv.promotes_to()
            && piece.role != Role::Pawn
        {
            return Illegal::NoPromotion { square: to, role };
        }
        if piece.role != mv.role() {
            return Illegal::WrongRole { square: from, claimed: mv.role(), found: piece.role };
        }
        if mv.kind() == MoveKind::Castle {
            return self.castling_reason(to);
        }
        if let Some(Piece { color, role }) = board.piece_at(to)
            && color == self.turn
        {
            return Illegal::OwnPiece { square: to, role };
        }
        self.way_reason(mv).or_else(|| self.promotion_reason(mv)).unwrap_or_else(|| self.check_reason(mv))
    }

    /// What is wrong with the way from start to target.
    fn way_reason(&self, mv: Move) -> Option<Illegal> {
        let (from, to, role, occupied) = (mv.from(), mv.to(), mv.role(), self.board().occupied());
        let cannot = Illegal::CannotMoveSo { role, from, to };
        if role != Role::Pawn {
            if !attacks::attacks(role, self.turn, from, Bitboard::EMPTY).contains(to) {
                return Some(cannot);
            }
            let way = Bitboard::between(from, to) & occupied;
            return nearest(from, way).map(Illegal::Blocked);
        }
        if attacks::pawn_attacks(self.turn, from).contains(to) {
            return match mv.kind() {
                MoveKind::DoubleStep => Some(cannot),
                MoveKind::EnPassant => {
                    (self.double_step_square() != Some(to)).then_some(Illegal::NoEnPassant(to))
                }
                _ => (!occupied.contains(to)).then_some(Illegal::NothingToTake(to)),
            };
        }
        let ahead = if self.turn == Color::White { Direction::N } else { Direction::S };
        let start_rank = if self.turn == Color::White { 1 } else { 6 };
        let once = from.step(ahead);
        let reaches = match mv.kind() {
            MoveKind::EnPassant => false,
            MoveKind::DoubleStep => {
                from.rank() == start_rank && once.and_then(|square| square.step(ahead)) == Some(to)
            }
            _ => once == Some(to),
        };
        if !reaches {
            return Some(cannot);
        }
        let way = Bitboard::between(from, to).with(to) & occupied;
        nearest(from, way).map(Illegal::Blocked)
    }

    /// What is wrong with what the piece becomes.
    fn promotion_reason(&self, mv: Move) -> Option<Illegal> {
        let to = mv.to();
        let on_last_rank = mv.role() == Role::Pawn && back_rank(!self.turn).contains(to);
        match mv.promotes_to() {
            None => on_last_rank.then_some(Illegal::MissingPromotion(to)),
            Some(role) if on_last_rank && Role::PROMOTIONS.contains(&role) => None,
            Some(role) => Some(Illegal::NoPromotion { square: to, role }),
        }
    }

    /// Who attacks the king once the move is made.
    fn check_reason(&self, mv: Move) -> Illegal {
        let mut after = *self;
        after.play_unchecked(mv);
        let king = after.king(self.turn);
        let attackers =
            after.board().attackers(king, after.board().occupied()) & after.board().color(!self.turn);
        let by = attackers.first().unwrap_or(king);
        if mv.role() == Role::King {
            Illegal::IntoCheck { square: king, by }
        } else if self.is_check() {
            Illegal::CheckUnanswered(by)
        } else {
            Illegal::Pinned(by)
        }
    }

    fn castling_reason(&self, rook: Square) -> Illegal {
        let (king, board) = (self.king(self.turn), self.board());
        let own_rooks = board.pieces(self.turn, Role::Rook) & back_rank(self.turn);
        if !own_rooks.contains(rook) {
            return Illegal::NoCastlingRook(rook);
        }
        if !self.rights.rooks(self.turn).contains(rook) {
            return Illegal::CastlingRightGone(rook);
        }
        let side = CastlingSide::of(king, rook);
        let target = side.king_target(king.rank());
        let way = span(king, target);
        let crossed = way | span(rook, side.rook_target(king.rank()));
        if let Some(block) = nearest(king, crossed.without(king).without(rook) & board.occupied()) {
            return Illegal::CastlingBlocked(block);
        }
        if let Some(by) = self.checkers().first() {
            return Illegal::CastlingOutOfCheck(by);
        }
        let enemy = board.color(!self.turn);
        let without_king = board.occupied().without(king);
        let attacker = |square, occupied| (board.attackers(square, occupied) & enemy).first();
        for square in way.without(target) {
            if let Some(by) = attacker(square, without_king) {
                return Illegal::CastlingThroughCheck { square, by };
            }
        }
        let by = attacker(target, without_king)
            .or_else(|| attacker(target, without_king.without(rook)))
            .unwrap_or(rook);
        Illegal::CastlingIntoCheck { square: target, by }
    }
}

/// The square of `way` that a piece from `from` comes to first.
fn nearest(from: Square, way: Bitboard) -> Option<Square> {
    way.into_iter().min_by_key(|square| square.king_distance(from))
}
