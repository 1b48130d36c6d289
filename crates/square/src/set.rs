//! Sets of cells: the type and its algebra.

mod fill;
mod geometry;
mod iter;
mod operators;
mod picture;
mod shift;

use crate::Cell;
pub use iter::{CellSetIter, Subsets};
pub use picture::PictureError;

/// A set of cells of a board with `FILES` files and `RANKS` ranks, one bit a cell (a bitboard).
///
/// The word `W` is `u64` for boards of up to 64 cells, or `u128`; a board that does not fit does not compile. Bit
/// *n* is the cell with index *n*, and bits beyond the board are never set. All methods exist for both words.
///
/// ```
/// use rulebook_square::{ChessCell, ChessCells, Direction, cells};
///
/// let pawns = cells! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . X
///     . . . . . . . .
///     X X . . . . . .
///     . . . . . . . .
/// };
/// assert_eq!(pawns.count(), 3);
/// assert_eq!(pawns.first(), Some(ChessCell::A2));
/// assert_eq!(
///     pawns.shift(Direction::NE),
///     cells! {
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . . .
///         . X X . . . . .
///         . . . . . . . .
///         . . . . . . . .
///     }
/// );
/// ```
///
/// A hundred cells need a `u128`:
///
/// ```compile_fail
/// # use rulebook_square::Cells;
/// let cells = Cells::<10, 10>::FULL;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(transparent)]
#[must_use]
pub struct CellSet<W, const FILES: u8, const RANKS: u8>(W);

macro_rules! algebra {
    ($Word:ty) => {
        impl<const FILES: u8, const RANKS: u8> CellSet<$Word, FILES, RANKS> {
            /// No cells.
            pub const EMPTY: Self = Self::from_bits(0);

            /// All cells of the board.
            pub const FULL: Self = {
                let () = Self::FITS;
                Self(<$Word>::MAX >> (<$Word>::BITS - Self::COUNT))
            };

            /// The cells that are light on a chequered board; a1 is dark.
            pub const LIGHT: Self = {
                let mut light = 0;
                let mut index = 0;
                while index < Self::COUNT {
                    light |= (Cell::<FILES, RANKS>::trusted(index as u8).is_light() as $Word) << index;
                    index += 1;
                }
                Self(light)
            };

            /// The cells that are dark on a chequered board, a1 among them.
            pub const DARK: Self = Self::LIGHT.complement();

            /// The cells on the first and last file and rank.
            pub const EDGE: Self =
                Self::file(0).union(Self::file(FILES - 1)).union(Self::rank(0)).union(Self::rank(RANKS - 1));

            /// The cells whose bits are set; bits beyond the board are dropped.
            #[inline(always)]
            pub const fn from_bits(bits: $Word) -> Self {
                Self(bits & Self::FULL.0)
            }

            /// The bits: bit *n* is the cell with index *n*.
            #[inline(always)]
            #[must_use]
            pub const fn bits(self) -> $Word {
                self.0
            }

            /// This cell alone.
            #[inline(always)]
            pub const fn of(cell: Cell<FILES, RANKS>) -> Self {
                // A board that does not fit the word fails to compile here; a cell needs no mask.
                let () = Self::FITS;
                Self(1 << cell.raw())
            }

            /// The cells of this file, counted from 0; none beyond the board.
            #[inline(always)]
            pub const fn file(file: u8) -> Self {
                if file < FILES { Self(Self::FIRST_FILE << file) } else { Self::EMPTY }
            }

            /// The cells of this rank, counted from 0; none beyond the board.
            #[inline(always)]
            pub const fn rank(rank: u8) -> Self {
                if rank < RANKS { Self(Self::FIRST_RANK << (rank * FILES)) } else { Self::EMPTY }
            }

            /// Whether the cell is in the set.
            #[inline(always)]
            #[must_use]
            pub const fn contains(self, cell: Cell<FILES, RANKS>) -> bool {
                self.0 & Self::of(cell).0 != 0
            }

            /// Whether there is no cell in the set.
            #[inline(always)]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of cells.
            #[inline(always)]
            #[must_use]
            pub const fn count(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether there is exactly one cell in the set.
            #[inline(always)]
            #[must_use]
            pub const fn is_single(self) -> bool {
                self.0.is_power_of_two()
            }

            /// Whether there are two cells or more in the set.
            #[inline(always)]
            #[must_use]
            pub const fn more_than_one(self) -> bool {
                !self.without_lowest().is_empty()
            }

            /// The cell with the lowest index, or `None` of an empty set.
            #[inline(always)]
            #[must_use]
            pub const fn first(self) -> Option<Cell<FILES, RANKS>> {
                if self.is_empty() { None } else { Some(Cell::trusted(self.0.trailing_zeros() as u8)) }
            }

            /// The cell with the highest index, or `None` of an empty set.
            #[inline(always)]
            #[must_use]
            pub const fn last(self) -> Option<Cell<FILES, RANKS>> {
                if self.is_empty() { None } else { Some(Cell::trusted(self.0.ilog2() as u8)) }
            }

            /// The cell with the lowest index alone, or the empty set.
            #[inline(always)]
            pub const fn lowest(self) -> Self {
                Self(self.0 & self.0.wrapping_neg())
            }

            /// All but the cell with the lowest index.
            #[inline(always)]
            pub const fn without_lowest(self) -> Self {
                Self(self.0 & self.0.wrapping_sub(1))
            }

            /// Takes the cell with the lowest index out of the set and gives it, or `None` of an empty set.
            #[inline(always)]
            #[must_use = "to drop the cell, use `without_lowest`"]
            pub const fn pop_first(&mut self) -> Option<Cell<FILES, RANKS>> {
                let first = self.first();
                *self = self.without_lowest();
                first
            }

            /// This set and the cell.
            #[inline(always)]
            pub const fn with(self, cell: Cell<FILES, RANKS>) -> Self {
                self.union(Self::of(cell))
            }

            /// This set but for the cell.
            #[inline(always)]
            pub const fn without(self, cell: Cell<FILES, RANKS>) -> Self {
                self.difference(Self::of(cell))
            }

            /// The cells in either set or both: `a | b`.
            #[inline(always)]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The cells in both sets: `a & b`.
            #[inline(always)]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The cells in this set that are not in the other: `a - b`.
            #[inline(always)]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The cells in one of the sets but not in both: `a ^ b`.
            #[inline(always)]
            pub const fn symmetric_difference(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }

            /// The cells of the board that are not in the set: `!a`.
            #[inline(always)]
            pub const fn complement(self) -> Self {
                Self::from_bits(!self.0)
            }

            /// Whether every cell of this set is in the other.
            #[inline(always)]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Whether the sets have no cell in common.
            #[inline(always)]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.intersection(other).is_empty()
            }

            /// The set mirrored top to bottom.
            #[inline]
            pub const fn flip_ranks(self) -> Self {
                if FILES == 8 && Self::COUNT == <$Word>::BITS {
                    return Self(self.0.swap_bytes());
                }
                let mut flipped = 0;
                let mut rank = 0;
                while rank < RANKS {
                    let row = self.0 >> (rank * FILES) & Self::FIRST_RANK;
                    flipped |= row << ((RANKS - 1 - rank) * FILES);
                    rank += 1;
                }
                Self(flipped)
            }

            /// The set mirrored left to right.
            #[inline]
            pub const fn flip_files(self) -> Self {
                self.flip_ranks().rotate_180()
            }

            /// The set after half a turn of the board.
            #[inline]
            pub const fn rotate_180(self) -> Self {
                Self(self.0.reverse_bits() >> (<$Word>::BITS - Self::COUNT))
            }

            const COUNT: u32 = Cell::<FILES, RANKS>::COUNT as u32;

            const FITS: () = assert!(
                Self::COUNT <= <$Word>::BITS,
                "the board has more cells than the word has bits: take `u128`",
            );

            const FIRST_RANK: $Word = (1 << FILES) - 1;

            const FIRST_FILE: $Word = {
                let mut file = 0;
                let mut rank = 0;
                while rank < RANKS {
                    file |= 1 << (rank * FILES);
                    rank += 1;
                }
                file
            };
        }
    };
}
algebra!(u64);
algebra!(u128);

impl<const FILES: u8, const RANKS: u8> From<CellSet<u64, FILES, RANKS>> for CellSet<u128, FILES, RANKS> {
    #[inline]
    fn from(set: CellSet<u64, FILES, RANKS>) -> Self {
        Self(u128::from(set.0))
    }
}
