//! Building positions: a setup holds anything, a position only what can be played on.

use core::fmt;

use bitflags::bitflags;
use rulebook_game::Color;
use thiserror::Error;

use crate::{
    Bitboard, Board, CastlingClaims, CastlingRights, CastlingSide, Position, Role, Square, attacks,
    attacks::forward, castling::back_rank,
};

/// What a FEN says, without asking whether it makes sense: for editors, puzzles without kings, and
/// positions under construction.
///
/// [`Setup::position`] turns it into a [`Position`], or says **everything** that is wrong with it.
///
/// ```
/// use rulebook_chess::{Faults, Setup};
/// let setup: Setup = "8/8/8/8/8/8/8/PPP5 w - - 0 1".parse().unwrap();
/// let refused = setup.position().unwrap_err();
/// assert_eq!(refused.faults, Faults::MISSING_KING | Faults::BACK_RANK_PAWN);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// Which castlings are claimed.
    pub castling: CastlingClaims,
    /// The square that the last move's double step passed over.
    pub en_passant: Option<Square>,
    /// Moves of both sides since the last capture or pawn's move.
    pub halfmoves: u16,
    /// The number of the move.
    pub fullmoves: u32,
}

/// For which game castling claims are judged (C8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingMode {
    /// King on e, rooks on a and h.
    Standard,
    /// King and rooks on any files, the king between them. A setup that is right as
    /// [`CastlingMode::Standard`] is right here too, and means the same.
    #[default]
    Chess960,
}

bitflags! {
    /// What is wrong with a setup (C18). Several faults can hold at once.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Faults: u16 {
        /// A side has no king.
        const MISSING_KING = 1 << 0;
        /// A side has several kings.
        const SEVERAL_KINGS = 1 << 1;
        /// The kings stand next to each other.
        const ADJACENT_KINGS = 1 << 2;
        /// The side that is not to move is in check.
        const OPPOSITE_CHECK = 1 << 3;
        /// A pawn stands on the first or the last rank.
        const BACK_RANK_PAWN = 1 << 4;
        /// A castling right without its king and rook. Ignored: the right is dropped.
        const CASTLING = 1 << 5;
        /// An en passant square that no double step can have passed over. Ignored: it is dropped.
        const EN_PASSANT = 1 << 6;
        /// A check that no last move can have given: by three pieces, by two on one line through the
        /// king, or one that stood already before the double step that the en passant square tells of.
        /// Ignored: it stays.
        const IMPOSSIBLE_CHECK = 1 << 7;
        /// More than sixteen pieces of a side, more than eight pawns, or more promoted pieces than
        /// missing pawns. Ignored: they stay.
        const TOO_MANY_PIECES = 1 << 8;
    }
}

impl Faults {
    /// The faults with which play is still well defined, if the caller says that he does not mind.
    pub const IGNORABLE: Self =
        Self::CASTLING.union(Self::EN_PASSANT).union(Self::IMPOSSIBLE_CHECK).union(Self::TOO_MANY_PIECES);
}

/// A setup that cannot be played on: all its faults, and the setup itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{}", Report(.setup, *.faults, *.mode))]
pub struct SetupError {
    /// Everything that is wrong, but for what was to be ignored.
    pub faults: Faults,
    /// What was refused.
    pub setup: Setup,
    /// How castling claims were judged.
    pub mode: CastlingMode,
}

impl Setup {
    /// No piece, White to move.
    pub const EMPTY: Self = Self {
        board: Board::EMPTY,
        turn: Color::White,
        castling: CastlingClaims::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    };

    /// The position of this setup, with castling as in Chess960 (which includes the standard game).
    ///
    /// # Errors
    /// All faults at once.
    pub fn position(self) -> Result<Position, SetupError> {
        self.position_with(CastlingMode::Chess960, Faults::empty())
    }

    /// The position of this setup, overlooking the faults in `ignored` that are
    /// [`Faults::IGNORABLE`]: a castling right or an en passant square that is impossible is dropped,
    /// the others stay.
    ///
    /// # Errors
    /// All other faults at once.
    pub fn position_with(self, mode: CastlingMode, ignored: Faults) -> Result<Position, SetupError> {
        let (rights, impossible) = self.rights(mode);
        let faults = self.faults_beside(impossible) - (ignored & Faults::IGNORABLE);
        if !faults.is_empty() {
            return Err(SetupError { faults, setup: self, mode });
        }
        let en_passant = self.en_passant.filter(|&square| self.is_possible_double_step(square));
        Ok(Position {
            board: self.board,
            rights,
            en_passant: en_passant.map_or(0, Square::raw),
            turn: self.turn,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        })
    }

    /// Everything that is wrong with this setup.
    pub fn faults(&self, mode: CastlingMode) -> Faults {
        self.faults_beside(self.rights(mode).1)
    }

    /// Everything that is wrong, where these castling claims are impossible.
    fn faults_beside(&self, impossible: CastlingClaims) -> Faults {
        let mut faults = Faults::empty();
        let board = &self.board;
        for color in Color::ALL {
            let kings = board.pieces(color, Role::King);
            faults.set(Faults::MISSING_KING, faults.contains(Faults::MISSING_KING) || kings.is_empty());
            faults
                .set(Faults::SEVERAL_KINGS, faults.contains(Faults::SEVERAL_KINGS) || kings.more_than_one());
            if self.has_too_many(color) {
                faults |= Faults::TOO_MANY_PIECES;
            }
        }
        if !self.back_rank_pawns().is_empty() {
            faults |= Faults::BACK_RANK_PAWN;
        }
        if !impossible.is_empty() {
            faults |= Faults::CASTLING;
        }
        if self.en_passant.is_some_and(|square| !self.is_possible_double_step(square)) {
            faults |= Faults::EN_PASSANT;
        }
        if !faults.intersects(Faults::MISSING_KING | Faults::SEVERAL_KINGS) {
            faults |= self.king_faults();
        }
        faults
    }

    /// What is wrong with where the two kings stand.
    fn king_faults(&self) -> Faults {
        let mut faults = Faults::empty();
        let board = &self.board;
        let king = |color| board.pieces(color, Role::King).first();
        let (Some(own), Some(other)) = (king(self.turn), king(!self.turn)) else { return faults };
        if attacks::king_attacks(own).contains(other) {
            faults |= Faults::ADJACENT_KINGS;
        }
        let not_kings = !board.role(Role::King);
        let attackers_of_other = board.attackers(other, board.occupied()) & board.color(self.turn);
        if !(attackers_of_other & not_kings).is_empty() {
            faults |= Faults::OPPOSITE_CHECK;
        }
        let checkers = board.attackers(own, board.occupied()) & board.color(!self.turn) & not_kings;
        if self.is_impossible_check(own, checkers) {
            faults |= Faults::IMPOSSIBLE_CHECK;
        }
        faults
    }

    /// Whether no last move can have given all these checks.
    fn is_impossible_check(&self, king: Square, checkers: Bitboard) -> bool {
        if checkers.count() > 2 {
            return true;
        }
        // Two on one line through the king: the one that came last would have come through the other.
        if let (Some(first), Some(second)) = (checkers.first(), checkers.last())
            && first != second
            && Bitboard::line(king, first).contains(second)
        {
            return true;
        }
        let Some(passed) = self.en_passant.filter(|&square| self.is_possible_double_step(square)) else {
            return false;
        };
        // Take the double step back: who checked already then did so while he was on move.
        let ahead = forward(!self.turn);
        let back = ahead.opposite();
        let (Some(pawn), Some(start)) = (passed.step(ahead), passed.step(back)) else { return false };
        let before = self.board.occupied().without(pawn).with(start);
        !(self.board.attackers(king, before) & checkers.without(pawn)).is_empty()
    }

    /// Whether the last move may have been a double step over `square`: it lies on the right rank,
    /// an enemy pawn stands before it, and both the square and the one behind it are empty.
    fn is_possible_double_step(&self, square: Square) -> bool {
        let ahead = forward(!self.turn);
        let back = ahead.opposite();
        let rank = if self.turn == Color::White { 5 } else { 2 };
        let (Some(pawn), Some(start)) = (square.step(ahead), square.step(back)) else { return false };
        square.rank() == rank
            && self.board.pieces(!self.turn, Role::Pawn).contains(pawn)
            && (self.board.occupied() & Bitboard::of(square).with(start)).is_empty()
    }

    fn back_rank_pawns(&self) -> Bitboard {
        self.board.role(Role::Pawn) & (Bitboard::rank(0) | Bitboard::rank(7))
    }

    fn has_too_many(&self, color: Color) -> bool {
        let count = |role| self.board.pieces(color, role).count();
        let bishops = self.board.pieces(color, Role::Bishop);
        let promoted = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).count().saturating_sub(1)
            + (bishops & Bitboard::DARK).count().saturating_sub(1);
        self.board.color(color).count() > 16 || count(Role::Pawn) + promoted > 8
    }

    /// The rights that the claims amount to, and the claims that are impossible.
    fn rights(&self, mode: CastlingMode) -> (CastlingRights, CastlingClaims) {
        let mut rights = CastlingRights::NONE;
        let mut impossible = CastlingClaims::NONE;
        for (color, claim) in self.castling.iter() {
            match self.castling_rook(color, claim, mode) {
                // Two claims of one side can mean the same rook, but not two.
                Some((king, rook))
                    if rights
                        .rook(color, king, CastlingSide::of(king, rook))
                        .is_none_or(|same| same == rook) =>
                {
                    rights.0 |= rook;
                }
                _ => impossible.insert(color, claim),
            }
        }
        (rights, impossible)
    }

    /// The king and the rook of one claim, if they stand where they must.
    fn castling_rook(
        &self,
        color: Color,
        claim: crate::CastlingClaim,
        mode: CastlingMode,
    ) -> Option<(Square, Square)> {
        let king = self.board.pieces(color, Role::King);
        let king = king.first().filter(|_| king.is_single())?;
        let rooks = self.board.pieces(color, Role::Rook) & back_rank(color);
        let rook = match claim {
            crate::CastlingClaim::Outermost(CastlingSide::King) => rooks.last(),
            crate::CastlingClaim::Outermost(CastlingSide::Queen) => rooks.first(),
            crate::CastlingClaim::File(file) => (rooks & Bitboard::file(file)).first(),
        }?;
        let right_side = match claim {
            crate::CastlingClaim::Outermost(side) => CastlingSide::of(king, rook) == side,
            crate::CastlingClaim::File(_) => true,
        };
        let files_fit = match mode {
            CastlingMode::Standard => king.file() == 4 && (rook.file() == 0 || rook.file() == 7),
            CastlingMode::Chess960 => (1..=6).contains(&king.file()),
        };
        (back_rank(color).contains(king) && right_side && files_fit).then_some((king, rook))
    }
}

impl Default for Setup {
    /// The empty board.
    fn default() -> Self {
        Self::EMPTY
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let mut castling = CastlingClaims::NONE;
        for color in Color::ALL {
            let king = position.king(color);
            let rooks = position.board.pieces(color, Role::Rook) & back_rank(color);
            for rook in position.rights.rooks(color) {
                let side = CastlingSide::of(king, rook);
                let outermost = if side == CastlingSide::King { rooks.last() } else { rooks.first() };
                castling.insert(
                    color,
                    if outermost == Some(rook) {
                        crate::CastlingClaim::Outermost(side)
                    } else {
                        crate::CastlingClaim::File(rook.file())
                    },
                );
            }
        }
        Self {
            board: position.board,
            turn: position.turn,
            castling,
            en_passant: position.double_step_square(),
            halfmoves: position.halfmoves,
            fullmoves: position.fullmoves,
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, Self::Error> {
        setup.position()
    }
}

/// Writes each fault with its place.
struct Report<'a>(&'a Setup, Faults, CastlingMode);

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(setup, faults, mode) = *self;
        let board = &setup.board;
        f.write_str("the position cannot be played on: ")?;
        for (index, fault) in faults.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            let kings = |color| board.pieces(color, Role::King);
            match fault {
                Faults::MISSING_KING => each_color(f, |color| kings(color).is_empty(), "has no king")?,
                Faults::SEVERAL_KINGS => {
                    each_color(f, |color| kings(color).more_than_one(), "has several kings")?;
                }
                Faults::ADJACENT_KINGS => f.write_str("the kings stand next to each other")?,
                Faults::OPPOSITE_CHECK => {
                    write!(f, "{} is in check but not to move", !setup.turn)?;
                }
                Faults::BACK_RANK_PAWN => {
                    f.write_str("a pawn stands on the first or last rank:")?;
                    for square in setup.back_rank_pawns() {
                        write!(f, " {square}")?;
                    }
                }
                Faults::CASTLING => {
                    write!(f, "no king and rook for the castling right {}", setup.rights(mode).1)?;
                }
                Faults::EN_PASSANT => {
                    f.write_str("no double step can have passed over")?;
                    if let Some(square) = setup.en_passant {
                        write!(f, " {square}")?;
                    }
                }
                Faults::IMPOSSIBLE_CHECK => {
                    write!(f, "no last move can have given the check to {}", setup.turn)?;
                }
                Faults::TOO_MANY_PIECES => {
                    each_color(f, |color| setup.has_too_many(color), "has too many pieces")?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

fn each_color(f: &mut fmt::Formatter<'_>, holds: impl Fn(Color) -> bool, what: &str) -> fmt::Result {
    let (white, black) = (holds(Color::White), holds(Color::Black));
    let who = if white && black {
        "each side"
    } else if white {
        "white"
    } else {
        "black"
    };
    write!(f, "{who} {what}")
}
