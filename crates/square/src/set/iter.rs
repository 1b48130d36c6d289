//! From sets to cells and back, and the subsets of a set.

use core::fmt;
use core::iter::FusedIterator;

use super::CellSet;
use crate::Cell;

/// The cells of a set by ascending index; from the back, by descending index.
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct CellSetIter<W, const FILES: u8, const RANKS: u8>(CellSet<W, FILES, RANKS>);

/// The subsets of a set: see [`CellSet::subsets`].
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct Subsets<W, const FILES: u8, const RANKS: u8> {
    set: CellSet<W, FILES, RANKS>,
    /// The subset that comes next; `None` after the last.
    next: Option<CellSet<W, FILES, RANKS>>,
}

macro_rules! iterators {
    ($Word:ty) => {
        impl<const FILES: u8, const RANKS: u8> CellSet<$Word, FILES, RANKS> {
            /// All subsets of the set, from the empty set to the set itself, by ascending bits.
            ///
            /// ```
            /// # use rulebook_square::{ChessCells, ChessCell};
            /// let set = ChessCells::of(ChessCell::A1).with(ChessCell::H8);
            /// assert_eq!(set.subsets().count(), 4);
            /// assert!(set.subsets().all(|subset| subset.is_subset(set)));
            /// ```
            #[inline]
            pub const fn subsets(self) -> Subsets<$Word, FILES, RANKS> {
                Subsets { set: self, next: Some(Self::EMPTY) }
            }
        }

        impl<const FILES: u8, const RANKS: u8> IntoIterator for CellSet<$Word, FILES, RANKS> {
            type Item = Cell<FILES, RANKS>;
            type IntoIter = CellSetIter<$Word, FILES, RANKS>;

            #[inline(always)]
            fn into_iter(self) -> Self::IntoIter {
                CellSetIter(self)
            }
        }

        impl<const FILES: u8, const RANKS: u8> Iterator for CellSetIter<$Word, FILES, RANKS> {
            type Item = Cell<FILES, RANKS>;

            #[inline(always)]
            fn next(&mut self) -> Option<Self::Item> {
                let first = self.0.first();
                self.0 = self.0.without_lowest();
                first
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let count = self.0.count() as usize;
                (count, Some(count))
            }

            #[inline]
            fn count(self) -> usize {
                self.0.count() as usize
            }

            #[inline]
            fn last(self) -> Option<Self::Item> {
                self.0.last()
            }
        }

        impl<const FILES: u8, const RANKS: u8> DoubleEndedIterator for CellSetIter<$Word, FILES, RANKS> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                let last = self.0.last()?;
                self.0 = self.0.without(last);
                Some(last)
            }
        }

        /// Draws the cells that are still to come.
        impl<const FILES: u8, const RANKS: u8> fmt::Debug for CellSetIter<$Word, FILES, RANKS> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_tuple("CellSetIter").field(&self.0).finish()
            }
        }

        impl<const FILES: u8, const RANKS: u8> fmt::Debug for Subsets<$Word, FILES, RANKS> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct("Subsets").field("set", &self.set).field("next", &self.next).finish()
            }
        }

        impl<const FILES: u8, const RANKS: u8> ExactSizeIterator for CellSetIter<$Word, FILES, RANKS> {}

        impl<const FILES: u8, const RANKS: u8> FusedIterator for CellSetIter<$Word, FILES, RANKS> {}

        impl<const FILES: u8, const RANKS: u8> Iterator for Subsets<$Word, FILES, RANKS> {
            type Item = CellSet<$Word, FILES, RANKS>;

            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                let subset = self.next?;
                // Counting in the bits of the set: the subtraction carries over the bits outside it.
                let next = subset.0.wrapping_sub(self.set.0) & self.set.0;
                self.next = if next == 0 { None } else { Some(CellSet(next)) };
                Some(subset)
            }
        }

        impl<const FILES: u8, const RANKS: u8> FusedIterator for Subsets<$Word, FILES, RANKS> {}

        impl<const FILES: u8, const RANKS: u8> From<Cell<FILES, RANKS>> for CellSet<$Word, FILES, RANKS> {
            #[inline(always)]
            fn from(cell: Cell<FILES, RANKS>) -> Self {
                Self::of(cell)
            }
        }

        impl<const FILES: u8, const RANKS: u8> FromIterator<Cell<FILES, RANKS>>
            for CellSet<$Word, FILES, RANKS>
        {
            #[inline]
            fn from_iter<I: IntoIterator<Item = Cell<FILES, RANKS>>>(cells: I) -> Self {
                cells.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl<const FILES: u8, const RANKS: u8> Extend<Cell<FILES, RANKS>> for CellSet<$Word, FILES, RANKS> {
            #[inline]
            fn extend<I: IntoIterator<Item = Cell<FILES, RANKS>>>(&mut self, cells: I) {
                *self = cells.into_iter().fold(*self, Self::with);
            }
        }
    };
}
iterators!(u64);
iterators!(u128);
