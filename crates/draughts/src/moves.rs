//! The move: one whole turn in sixteen bytes.

use core::{fmt, marker::PhantomData};

use rulebook_square::Lattice;

use crate::{Square, Squares};

/// A move (D3–D8): a piece goes from one square to another, and takes a set of pieces.
///
/// Two routes with the same ends and the same pieces taken are one move (D13); which routes there are,
/// [`Position::routes`](crate::Position::routes) tells. A move knows whether a man or a king moves and whether the man
/// is crowned, so that playing it never asks. It knows no position: whether it is legal in one,
/// [`Position::check`](crate::Position::check) tells.
///
/// The type has the board as a parameter, not the variant: the moves of two variants on one board are comparable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move<B> {
    from: u8,
    to: u8,
    kind: MoveKind,
    captured: u64,
    board: PhantomData<B>,
}

const _: () = assert!(size_of::<Move<rulebook_square::Board10>>() == 16);
const _: () = assert!(size_of::<Option<Move<rulebook_square::Board10>>>() == 16);

/// What moves, and what it is afterwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// A man, which stays one.
    Man,
    /// A man that becomes a king (D14).
    Crowning,
    /// A king.
    King,
}

impl<B: Lattice> Move<B> {
    /// A piece goes from a square to a square and takes the pieces on the squares `captured`; none, if the set is empty.
    #[inline]
    pub const fn new(from: Square<B>, to: Square<B>, captured: Squares<B>, kind: MoveKind) -> Self {
        Self { from: from.bit(), to: to.bit(), kind, captured: captured.bits(), board: PhantomData }
    }

    /// From sets of one square each.
    #[inline(always)]
    pub(crate) const fn of_bits(from: u64, to: u64, captured: u64, kind: MoveKind) -> Self {
        Self {
            from: from.trailing_zeros() as u8,
            to: to.trailing_zeros() as u8,
            kind,
            captured,
            board: PhantomData,
        }
    }

    /// Where the moving piece stood.
    #[inline]
    pub const fn from(self) -> Square<B> {
        square(self.start_bit())
    }

    /// Where it ends.
    #[inline]
    pub const fn to(self) -> Square<B> {
        square(self.target_bit())
    }

    /// Where the pieces stand that it takes.
    #[inline]
    pub const fn captured(self) -> Squares<B> {
        Squares::<B>::from_bits(self.captured)
    }

    /// What moves, and what it becomes.
    #[inline(always)]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// Whether it takes anything.
    #[inline(always)]
    pub const fn is_capture(self) -> bool {
        self.captured != 0
    }

    #[inline(always)]
    pub(crate) const fn start_bit(self) -> u64 {
        1 << self.from
    }

    #[inline(always)]
    pub(crate) const fn target_bit(self) -> u64 {
        1 << self.to
    }

    #[inline(always)]
    pub(crate) const fn captured_bits(self) -> u64 {
        self.captured
    }
}

impl<B: Lattice> fmt::Display for Move<B> {
    /// The short form, `32-28` or `40x31`. Two moves of a position can share it:
    /// [`Position::move_text`](crate::Position::move_text) tells them apart.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{by}{}", self.from(), self.to())
    }
}

impl<B: Lattice> fmt::Debug for Move<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}({self}", self.kind)?;
        if self.is_capture() {
            write!(f, " {:?}", self.captured())?;
        }
        f.write_str(")")
    }
}

/// The square of a set that holds one.
#[inline]
pub(crate) const fn square<B: Lattice>(bit: u64) -> Square<B> {
    match Squares::<B>::from_bits(bit).first() {
        Some(square) => square,
        // No set of squares is empty here; the first square stands for what cannot be.
        None => match Square::new(1) {
            Some(first) => first,
            None => unreachable!(),
        },
    }
}
