//! Why a move is refused.

use rulebook_game::Color;
use thiserror::Error;

use crate::{
    Bitboard, CastlingSide, Move, MoveKind, Piece, Position, Role, Square, attacks, attacks::forward,
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
    /// Whether the move is legal here. Nothing is generated: see [`Position::check`].
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.objection(mv).is_none()
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
        self.objection(mv).map_or(Ok(()), Err)
    }

    /// Why the move is illegal, if it is.
    #[inline]
    fn objection(&self, mv: Move) -> Option<Illegal> {
        let (from, to, board) = (mv.from(), mv.to(), self.board());
        if !board.pieces(self.turn, mv.role()).contains(from) {
            return Some(self.wrong_piece(mv));
        }
        if mv.is_castle() {
            return self.castling_objection(to);
        }
        if board.color(self.turn).contains(to) {
            let role = board.role_at(to)?;
            return Some(Illegal::OwnPiece { square: to, role });
        }
        self.way_objection(mv).or_else(|| self.promotion_objection(mv)).or_else(|| self.check_objection(mv))
    }

    /// What is wrong with the piece that should move, if no such piece of one's own stands there.
    #[cold]
    fn wrong_piece(&self, mv: Move) -> Illegal {
        let (from, to) = (mv.from(), mv.to());
        let Some(piece) = self.board().piece_at(from) else { return Illegal::NoPiece(from) };
        if piece.color != self.turn {
            return Illegal::NotYours { square: from, piece };
        }
        match mv.promotes_to() {
            Some(role) => Illegal::NoPromotion { square: to, role },
            None => Illegal::WrongRole { square: from, claimed: mv.role(), found: piece.role },
        }
    }

    /// What is wrong with the way from start to target.
    #[inline]
    fn way_objection(&self, mv: Move) -> Option<Illegal> {
        let (from, to, role, occupied) = (mv.from(), mv.to(), mv.role(), self.board().occupied());
        if role == Role::Pawn {
            return self.pawns_way_objection(mv);
        }
        if attacks::attacks(role, self.turn, from, occupied).contains(to) {
            return None;
        }
        let way = Bitboard::between(from, to) & occupied;
        let on_line = attacks::attacks(role, self.turn, from, Bitboard::EMPTY).contains(to);
        Some(match nearest(from, way) {
            Some(block) if on_line => Illegal::Blocked(block),
            _ => Illegal::CannotMoveSo { role, from, to },
        })
    }

    /// What is wrong with the way of a pawn.
    fn pawns_way_objection(&self, mv: Move) -> Option<Illegal> {
        let (from, to, occupied) = (mv.from(), mv.to(), self.board().occupied());
        let cannot = Illegal::CannotMoveSo { role: Role::Pawn, from, to };
        if attacks::pawn_attacks(self.turn, from).contains(to) {
            return match mv.kind() {
                MoveKind::DoubleStep => Some(cannot),
                MoveKind::EnPassant => {
                    (self.double_step_square() != Some(to)).then_some(Illegal::NoEnPassant(to))
                }
                _ => (!occupied.contains(to)).then_some(Illegal::NothingToTake(to)),
            };
        }
        let ahead = forward(self.turn);
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
    #[inline]
    fn promotion_objection(&self, mv: Move) -> Option<Illegal> {
        let to = mv.to();
        let on_last_rank = mv.role() == Role::Pawn && back_rank(!self.turn).contains(to);
        match mv.promotes_to() {
            None => on_last_rank.then_some(Illegal::MissingPromotion(to)),
            Some(role) if on_last_rank && Role::PROMOTIONS.contains(&role) => None,
            Some(role) => Some(Illegal::NoPromotion { square: to, role }),
        }
    }

    /// Who attacks the king once the move is made.
    #[inline]
    fn check_objection(&self, mv: Move) -> Option<Illegal> {
        let (board, to) = (self.board(), Bitboard::of(mv.to()));
        let taken = if mv.is_en_passant() { to.shift(forward(!self.turn)) } else { to };
        let king = if mv.role() == Role::King { mv.to() } else { self.king(self.turn) };
        let occupied = (board.occupied().without(mv.from()) - taken) | to;
        let enemy = board.color(!self.turn) - taken;
        if board.is_safe(king, self.turn, enemy, occupied) {
            return None;
        }
        let by = (board.attackers(king, occupied) & enemy).first()?;
        Some(if mv.role() == Role::King {
            Illegal::IntoCheck { square: king, by }
        } else if self.is_check() {
            Illegal::CheckUnanswered(by)
        } else {
            Illegal::Pinned(by)
        })
    }

    /// What is wrong with castling with the piece on `rook`.
    fn castling_objection(&self, rook: Square) -> Option<Illegal> {
        let (king, board) = (self.king(self.turn), self.board());
        let own_rooks = board.pieces(self.turn, Role::Rook) & back_rank(self.turn);
        if !own_rooks.contains(rook) {
            return Some(Illegal::NoCastlingRook(rook));
        }
        if !self.rights.rooks(self.turn).contains(rook) {
            return Some(Illegal::CastlingRightGone(rook));
        }
        let side = CastlingSide::of(king, rook);
        let target = side.king_target(king.rank());
        let way = span(king, target);
        let crossed = way | span(rook, side.rook_target(king.rank()));
        if let Some(block) = nearest(king, crossed.without(king).without(rook) & board.occupied()) {
            return Some(Illegal::CastlingBlocked(block));
        }
        if let Some(by) = self.checkers().first() {
            return Some(Illegal::CastlingOutOfCheck(by));
        }
        let enemy = board.color(!self.turn);
        let without_king = board.occupied().without(king);
        let attacker = |square, occupied| (board.attackers(square, occupied) & enemy).first();
        for square in way.without(target) {
            if let Some(by) = attacker(square, without_king) {
                return Some(Illegal::CastlingThroughCheck { square, by });
            }
        }
        let by = attacker(target, without_king).or_else(|| attacker(target, without_king.without(rook)))?;
        Some(Illegal::CastlingIntoCheck { square: target, by })
    }
}

/// The square of `way` that a piece from `from` comes to first.
fn nearest(from: Square, way: Bitboard) -> Option<Square> {
    way.into_iter().min_by_key(|square| square.king_distance(from))
}
