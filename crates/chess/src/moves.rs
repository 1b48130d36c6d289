//! The move: one whole turn in four bytes.

use core::{fmt, str::FromStr};

use crate::{CastlingSide, Role, Square, UciError};

/// A move (clauses C2–C8): which piece goes from where to where, and what else that does.
///
/// A move knows its role and its kind, so that playing it never asks what stands where. It knows
/// no position: whether it is legal in one, [`Position::check`](crate::Position::check) tells.
/// Castling is written as the king taking his own rook, which is unambiguous in Chess960 (C8).
///
/// Moves come from the generator, from UCI or SAN text, from [`PackedMove::unpack`], or from the
/// constructors here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    from: Square,
    to: Square,
    role: Role,
    /// The row of the landing table in the low three bits (a role, or [`CASTLE`]), then flags.
    kind: u8,
}

const _: () = assert!(size_of::<Move>() == 4 && size_of::<Option<Move>>() == 4);

pub(crate) const LANDING: u8 = 0b111;
pub(crate) const CASTLE: u8 = 6;
const DOUBLE_STEP: u8 = 1 << 3;
const EN_PASSANT: u8 = 1 << 4;

/// What a [`Move`] does besides going from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Nothing else, but for taking what stands on the target.
    Plain,
    /// A pawn's double step (C4), which opens the way for an en passant capture.
    DoubleStep,
    /// A pawn takes en passant (C5): the pawn that it takes does not stand on the target.
    EnPassant,
    /// The king and a rook castle (C7); [`Move::to`] is the rook's square.
    Castle,
    /// A pawn becomes another piece on the last rank (C6).
    Promotion(Role),
}

impl Move {
    /// A piece goes to a square, taking what stands there. Not for the moves that have a
    /// constructor of their own.
    #[inline(always)]
    pub const fn plain(role: Role, from: Square, to: Square) -> Self {
        Self { from, to, role, kind: role as u8 }
    }

    /// A pawn goes two squares ahead.
    #[inline(always)]
    pub const fn double_step(from: Square, to: Square) -> Self {
        Self { from, to, role: Role::Pawn, kind: Role::Pawn as u8 | DOUBLE_STEP }
    }

    /// A pawn takes another that has just passed it, landing on `to`.
    #[inline(always)]
    pub const fn en_passant(from: Square, to: Square) -> Self {
        Self { from, to, role: Role::Pawn, kind: Role::Pawn as u8 | EN_PASSANT }
    }

    /// A pawn reaches the last rank and becomes `promotion`.
    #[inline(always)]
    pub const fn promotion(from: Square, to: Square, promotion: Role) -> Self {
        // A pawn that "becomes a pawn" is kept apart from the plain move, so that it can be refused.
        let kind = promotion as u8 | if promotion as u8 == 0 { PAWN_AGAIN } else { 0 };
        Self { from, to, role: Role::Pawn, kind }
    }

    /// The king on `king` castles with the own rook on `rook`.
    #[inline(always)]
    pub const fn castle(king: Square, rook: Square) -> Self {
        Self { from: king, to: rook, role: Role::King, kind: CASTLE }
    }

    /// Where the moving piece stood.
    #[inline(always)]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where the moving piece goes; when castling, where the **rook** stands
    /// ([`Move::landing`] is where the king goes).
    #[inline(always)]
    pub const fn to(self) -> Square {
        self.to
    }

    /// What moves: the pawn, of a promotion.
    #[inline(always)]
    pub const fn role(self) -> Role {
        self.role
    }

    /// What the move does besides going there.
    pub const fn kind(self) -> MoveKind {
        if self.kind & DOUBLE_STEP != 0 {
            MoveKind::DoubleStep
        } else if self.kind & EN_PASSANT != 0 {
            MoveKind::EnPassant
        } else if self.kind == CASTLE {
            MoveKind::Castle
        } else if self.kind & PAWN_AGAIN != 0 {
            MoveKind::Promotion(Role::Pawn)
        } else if self.kind != self.role as u8 {
            MoveKind::Promotion(Role::ALL[self.kind as usize])
        } else {
            MoveKind::Plain
        }
    }

    /// What the pawn becomes, if it promotes.
    pub const fn promotes_to(self) -> Option<Role> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Which way the king castles, if he does.
    pub const fn castling_side(self) -> Option<CastlingSide> {
        if self.kind == CASTLE { Some(CastlingSide::of(self.from, self.to)) } else { None }
    }

    /// Where the piece stands after the move: the king's target when castling, else [`Move::to`].
    pub const fn landing(self) -> Square {
        match self.castling_side() {
            Some(side) => side.king_target(self.from.rank()),
            None => self.to,
        }
    }

    /// From where to where each own piece goes: one piece, or king and rook when castling. For
    /// user interfaces; what is taken, [`Position::captured`](crate::Position::captured) tells.
    pub fn displacements(self) -> impl Iterator<Item = (Square, Square)> {
        let rook = self.castling_side().map(|side| (self.to, side.rook_target(self.from.rank())));
        core::iter::once((self.from, self.landing())).chain(rook)
    }

    #[inline(always)]
    pub(crate) const fn is_castle(self) -> bool {
        self.kind == CASTLE
    }

    #[inline(always)]
    pub(crate) const fn is_double_step(self) -> bool {
        self.kind & DOUBLE_STEP != 0
    }

    #[inline(always)]
    pub(crate) const fn is_en_passant(self) -> bool {
        self.kind & EN_PASSANT != 0
    }

    /// The row of the landing table: the role that stands on the target afterwards, or [`CASTLE`].
    #[inline(always)]
    pub(crate) const fn landing_row(self) -> usize {
        (self.kind & LANDING) as usize
    }

    /// The move in sixteen bits, for tables of many.
    pub const fn pack(self) -> PackedMove {
        PackedMove::new(self.from, self.to, self.promotes_to())
    }
}

const PAWN_AGAIN: u8 = 1 << 5;

/// A pawn that "becomes a pawn", in a [`PackedMove`].
const PACKED_PAWN: u16 = 6;

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}({} {}-{})", self.kind(), self.role, self.from, self.to)
    }
}

/// A [`Move`] in sixteen bits: from the low end six for the start, six for the target and four for
/// the promotion: 0 none, 1 knight, 2 bishop, 3 rook, 4 queen, and for what no pawn becomes, 5 king and
/// 6 pawn.
///
/// It leaves out the role and the kind, which the position gives back:
/// [`PackedMove::unpack`]. Any sixteen bits are a value of this type; those that mean no move
/// unpack to one that [`Position::check`](crate::Position::check) refuses, or to none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
pub struct PackedMove(pub u16);

impl PackedMove {
    /// Where the piece stood.
    pub const fn from(self) -> Square {
        Square::wrapping((self.0 & 63) as u8)
    }

    /// Where it goes: the rook's square when castling.
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 6 & 63) as u8)
    }

    /// What it becomes.
    pub const fn promotes_to(self) -> Option<Role> {
        match self.0 >> 12 {
            row @ 1..=5 => Some(Role::ALL[row as usize]),
            PACKED_PAWN => Some(Role::Pawn),
            _ => None,
        }
    }

    /// The move that these squares mean in `position`, or `None` where the promotion bits mean
    /// nothing. It need not be legal.
    pub fn unpack(self, position: &crate::Position) -> Option<Move> {
        if self.0 >> 12 > PACKED_PAWN {
            return None;
        }
        Some(position.interpret(self.from(), self.to(), self.promotes_to()))
    }
}

impl PackedMove {
    /// The bits of two squares and what the pawn becomes.
    pub(crate) const fn new(from: Square, to: Square, promotion: Option<Role>) -> Self {
        let promotion = match promotion {
            Some(Role::Pawn) => PACKED_PAWN,
            Some(role) => role as u16,
            None => 0,
        };
        Self(promotion << 12 | (to.raw() as u16) << 6 | from.raw() as u16)
    }
}

impl fmt::Display for PackedMove {
    /// As in UCI for Chess960, castling as the king taking his rook: this text needs no position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotes_to() {
            Some(role) => write!(f, "{}", role.letter()),
            None => Ok(()),
        }
    }
}

impl FromStr for PackedMove {
    type Err = UciError;

    /// Reads two squares, and a small letter for a promotion.
    fn from_str(text: &str) -> Result<Self, UciError> {
        let length = text.chars().count();
        if !(4..=5).contains(&length) {
            return Err(UciError::Length(length));
        }
        let square = |place: usize| {
            let name = text.get(place..place + 2).unwrap_or_default();
            name.parse::<Square>().map_err(|error| UciError::Square { place, error })
        };
        let (from, to) = (square(0)?, square(2)?);
        let promotion = match text[4..].chars().next() {
            None => None,
            Some(letter) => Some(Role::from_letter(letter).ok_or(UciError::Promotion(letter))?),
        };
        Ok(Self::new(from, to, promotion))
    }
}
