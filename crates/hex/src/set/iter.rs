//! Sets as iterators, and iterators as sets.

use core::{fmt, iter::FusedIterator};

use super::CellSet;
use crate::Cell;

/// The cells of a set, by index. See [`CellSet`].
#[derive(Clone)]
pub struct CellSetIter<Word, const SIDE: u8>(pub(super) CellSet<Word, SIDE>);

macro_rules! iter {
    ($Word:ident) => {
        impl<const SIDE: u8> fmt::Debug for CellSetIter<$Word, SIDE> {
            /// The cells that are left.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.0, f)
            }
        }

        impl<const SIDE: u8> Iterator for CellSetIter<$Word, SIDE> {
            type Item = Cell<SIDE>;

            #[inline]
            fn next(&mut self) -> Option<Cell<SIDE>> {
                let first = self.0.first();
                self.0 = self.0.without_lowest();
                first
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let count = self.0.count() as usize;
                (count, Some(count))
            }
        }

        impl<const SIDE: u8> ExactSizeIterator for CellSetIter<$Word, SIDE> {}
        impl<const SIDE: u8> FusedIterator for CellSetIter<$Word, SIDE> {}

        impl<const SIDE: u8> IntoIterator for CellSet<$Word, SIDE> {
            type Item = Cell<SIDE>;
            type IntoIter = CellSetIter<$Word, SIDE>;

            #[inline]
            fn into_iter(self) -> CellSetIter<$Word, SIDE> {
                self.iter()
            }
        }

        impl<const SIDE: u8> FromIterator<Cell<SIDE>> for CellSet<$Word, SIDE> {
            fn from_iter<I: IntoIterator<Item = Cell<SIDE>>>(cells: I) -> Self {
                cells.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}

iter!(u64);
iter!(u128);
