//! The eight symmetries of the square.

use crate::{Cell, CellSet, Direction};

/// A symmetry of the square: a turn of the board or a reflection.
///
/// It acts by `transform` on the cells and sets of a board with as many files as ranks, and on directions. (Other
/// rectangles have the flips and the half turn alone, as methods of cells and sets.)
///
/// ```text
///   Identity        Rotate90        Rotate180       Rotate270
///   X X .           X X X           . . X           . . .
///   X . .           . . X           . . X           X . .
///   X . .           . . .           . X X           X X X
///
///   FlipFiles       Transpose       FlipRanks       AntiTranspose
///   . X X           . . .           X . .           X X X
///   . . X           . . X           X . .           X . .
///   . . X           X X X           X X .           . . .
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[must_use]
pub enum Symmetry {
    /// Everything stays where it is.
    Identity,
    /// A quarter turn clockwise: north becomes east.
    Rotate90,
    /// Half a turn.
    Rotate180,
    /// A quarter turn anticlockwise: north becomes west.
    Rotate270,
    /// Mirrored left to right.
    FlipFiles,
    /// Mirrored in the diagonal from a1: files become ranks.
    Transpose,
    /// Mirrored top to bottom.
    FlipRanks,
    /// Mirrored in the other diagonal.
    AntiTranspose,
}

impl Symmetry {
    /// All eight, the identity first.
    ///
    /// The first four turn; the last four flip the files and then turn as the first four do. What follows uses this
    /// order.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Rotate90,
        Self::Rotate180,
        Self::Rotate270,
        Self::FlipFiles,
        Self::Transpose,
        Self::FlipRanks,
        Self::AntiTranspose,
    ];

    /// This symmetry and then the next, as one.
    ///
    /// ```
    /// # use rulebook_square::Symmetry;
    /// assert_eq!(Symmetry::FlipFiles.compose(Symmetry::Rotate90), Symmetry::Transpose);
    /// ```
    #[inline]
    pub const fn compose(self, next: Self) -> Self {
        // A flip reverses the turns made before it.
        let turns = if next.flips() { next.turns() + 4 - self.turns() } else { next.turns() + self.turns() };
        let flips = self.flips() != next.flips();
        Self::ALL[(turns % 4 + 4 * flips as u8) as usize]
    }

    /// The symmetry that undoes this one.
    #[inline]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Rotate90 => Self::Rotate270,
            Self::Rotate270 => Self::Rotate90,
            own => own,
        }
    }

    /// The quarter turns clockwise, made after the flip.
    const fn turns(self) -> u8 {
        self as u8 % 4
    }

    /// Whether it flips the files first: the reflections do.
    const fn flips(self) -> bool {
        self as u8 >= 4
    }
}

impl Direction {
    /// Where the symmetry takes this direction.
    #[inline]
    pub const fn transform(self, symmetry: Symmetry) -> Self {
        let eighths = self as i8;
        let flipped = if symmetry.flips() { -eighths } else { eighths };
        Self::N.rotate(flipped + 2 * symmetry.turns() as i8)
    }
}

impl<const SIDE: u8> Cell<SIDE, SIDE> {
    /// Where the symmetry takes this cell.
    #[inline]
    pub const fn transform(self, symmetry: Symmetry) -> Self {
        match symmetry {
            Symmetry::Identity => self,
            Symmetry::Rotate90 => self.transpose().flip_ranks(),
            Symmetry::Rotate180 => self.rotate_180(),
            Symmetry::Rotate270 => self.transpose().flip_files(),
            Symmetry::FlipFiles => self.flip_files(),
            Symmetry::Transpose => self.transpose(),
            Symmetry::FlipRanks => self.flip_ranks(),
            Symmetry::AntiTranspose => self.transpose().rotate_180(),
        }
    }

    /// The cell mirrored in the diagonal from a1: its file becomes its rank.
    #[inline]
    pub const fn transpose(self) -> Self {
        Self::trusted(self.file() * SIDE + self.rank())
    }
}

macro_rules! symmetries {
    ($Word:ty) => {
        impl<const SIDE: u8> CellSet<$Word, SIDE, SIDE> {
            /// Where the symmetry takes this set.
            #[inline]
            pub const fn transform(self, symmetry: Symmetry) -> Self {
                match symmetry {
                    Symmetry::Identity => self,
                    Symmetry::Rotate90 => self.transpose().flip_ranks(),
                    Symmetry::Rotate180 => self.rotate_180(),
                    Symmetry::Rotate270 => self.transpose().flip_files(),
                    Symmetry::FlipFiles => self.flip_files(),
                    Symmetry::Transpose => self.transpose(),
                    Symmetry::FlipRanks => self.flip_ranks(),
                    Symmetry::AntiTranspose => self.transpose().rotate_180(),
                }
            }

            /// The set mirrored in the diagonal from a1: files become ranks.
            #[inline]
            pub const fn transpose(self) -> Self {
                let bits = self.bits();
                if SIDE == 8 {
                    return Self::from_bits(Self::transpose_8(bits));
                }
                // The cells of one diagonal all move by the same number of places.
                let mut diagonal = Self::of(Cell::trusted(0)).fill(Direction::NE, Self::FULL);
                let mut transposed = bits & diagonal.bits();
                let mut above = diagonal;
                let mut step = 1;
                while step < SIDE {
                    above = above.shift(Direction::N);
                    diagonal = diagonal.shift(Direction::E);
                    let places = step * (SIDE - 1);
                    transposed |= (bits & above.bits()) >> places | (bits & diagonal.bits()) << places;
                    step += 1;
                }
                Self::from_bits(transposed)
            }

            /// Swaps the two blocks off the diagonal in every 2×2 square, then in every 4×4, then in the 8×8.
            const fn transpose_8(mut bits: $Word) -> $Word {
                let mut swap = (bits ^ bits >> 7) & 0x00AA_00AA_00AA_00AA;
                bits ^= swap ^ swap << 7;
                swap = (bits ^ bits >> 14) & 0x0000_CCCC_0000_CCCC;
                bits ^= swap ^ swap << 14;
                swap = (bits ^ bits >> 28) & 0x0000_0000_F0F0_F0F0;
                bits ^ swap ^ swap << 28
            }
        }
    };
}
symmetries!(u64);
symmetries!(u128);
