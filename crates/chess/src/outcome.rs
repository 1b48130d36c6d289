//! How a chess game ends, as far as the position alone says (clauses C9–C11).

use core::fmt;

use rulebook_game::Color;

use crate::{Bitboard, Position, Role};

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// *Mat*: in check, with no move that answers it (C9).
    Checkmate,
    /// *Pat*: no legal move, and not in check (C10).
    Stalemate,
    /// *Insuffisance de matériel*: no series of legal moves mates (C11).
    DeadPosition,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead position",
        })
    }
}

impl Position {
    /// The side to move is mated (C9).
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_moves()
    }

    /// The side to move has no legal move and is not in check (C10).
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_moves()
    }

    /// Neither side has the material for any mate (C11): two bare kings, one knight more, or any
    /// number of bishops that all stand on squares of one colour.
    ///
    /// It ends the game, not the position: the position still has its moves. True only where no
    /// series of legal moves mates. The reverse does not hold: a wall of pawns that nobody can pass
    /// is dead too, and is not found.
    pub const fn is_dead(&self) -> bool {
        let board = self.board();
        let minors = board.role(Role::Knight).union(board.role(Role::Bishop));
        let others = board.occupied().difference(minors).difference(board.role(Role::King));
        others.is_empty()
            && (minors.count() <= 1
                || (board.role(Role::Knight).is_empty() && on_one_color(board.role(Role::Bishop))))
    }

    /// Whether `color` has the material to mate at all, with the worst help that the enemy can give.
    ///
    /// `false` only where no series of legal moves lets `color` mate: he has the bare king; or one
    /// knight against king and queens, who cannot block their king's flight; or bishops of one
    /// square colour, where nobody has a pawn, a knight, or a bishop of the other square colour.
    /// `true` promises nothing.
    pub const fn can_win(&self, color: Color) -> bool {
        let board = self.board();
        let (own, all) = (board.color(color), board.occupied());
        let heavy = board.role(Role::Pawn).union(board.role(Role::Rook)).union(board.role(Role::Queen));
        if !own.is_disjoint(heavy) {
            return true;
        }
        let (knights, bishops) = (board.role(Role::Knight), board.role(Role::Bishop));
        if !own.is_disjoint(knights) {
            let helpers = all.difference(own).difference(board.role(Role::King));
            return own.count() > 2 || !helpers.is_subset(board.role(Role::Queen));
        }
        if !own.is_disjoint(bishops) {
            return !on_one_color(bishops) || !board.role(Role::Pawn).union(knights).is_empty();
        }
        false
    }
}

const fn on_one_color(squares: Bitboard) -> bool {
    squares.is_subset(Bitboard::LIGHT) || squares.is_subset(Bitboard::DARK)
}
