//! Whole sets moved over the board, without wrapping round its edges.

use super::CellSet;
use crate::Direction;

macro_rules! shifts {
    ($Word:ty) => {
        impl<const FILES: u8, const RANKS: u8> CellSet<$Word, FILES, RANKS> {
            /// Every cell moved one step; those that would leave the board are dropped. With a constant direction
            /// this is a shift and at most one mask.
            #[inline(always)]
            pub const fn shift(self, direction: Direction) -> Self {
                let (files, ranks) = direction.delta();
                self.shift_by(files, ranks)
            }

            /// Every cell moved so many files to the right and ranks up; those that would leave the board are
            /// dropped. With constant arguments this is a shift and at most one mask.
            #[inline(always)]
            pub const fn shift_by(self, files: i8, ranks: i8) -> Self {
                if files.unsigned_abs() >= FILES || ranks.unsigned_abs() >= RANKS {
                    return Self::EMPTY;
                }
                Self(Self::slide(self.0, Self::stride(files, ranks)) & Self::landing(files))
            }

            /// What so many files and ranks add to an index.
            #[inline(always)]
            pub(super) const fn stride(files: i8, ranks: i8) -> i32 {
                ranks as i32 * FILES as i32 + files as i32
            }

            /// The bits moved towards the higher indices, or the lower: cells wrap round the edges.
            #[inline(always)]
            pub(super) const fn slide(bits: $Word, by: i32) -> $Word {
                if by >= 0 { bits << by } else { bits >> -by }
            }

            /// Where cells moved so many files to the right can land: a cell that wraps lands elsewhere.
            #[inline(always)]
            pub(super) const fn landing(files: i8) -> $Word {
                let gap = files.unsigned_abs();
                let rank = if files >= 0 {
                    (Self::FIRST_RANK << gap) & Self::FIRST_RANK
                } else {
                    Self::FIRST_RANK >> gap
                };
                rank * Self::FIRST_FILE
            }
        }
    };
}
shifts!(u64);
shifts!(u128);
