//! Sets of dark squares, with free bits between them so that steps are plain shifts.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use super::{DarkCell, DarkCorner, Lattice};
use crate::Direction;

/// A set of dark squares of the board `L`.
///
/// The squares' bits follow their numbers, with one free bit after every two rows:
///
/// ```text
///      .  0  .  1  .  2  .  3  .  4
///      5  .  6  .  7  .  8  .  9  . (10)
///      . 11  . 12  . 13  . 14  . 15
///     16  . 17  . 18  . 19  . 20  . (21)
/// ```
///
/// So each of the four diagonal steps is one shift, by half the side or one more, from every square: what leaves the
/// board falls on a free bit or out of the word, and no edge needs a mask. A free bit is never set in a set.
///
/// The word `W` is `u64` for sides up to 10, or `u128`; a board that does not fit does not compile. Of a mirrored
/// board the bits are those of its mirror image.
///
/// ```
/// use rulebook_square::{Board10, DarkCell, DarkSet, Direction};
///
/// type Squares = DarkSet<u64, Board10>;
/// let men: Squares = [31, 32, 35].map(|number| DarkCell::new(number).unwrap()).into_iter().collect();
/// let ahead = men.shift(Direction::NE);
/// assert_eq!(ahead.into_iter().map(DarkCell::number).collect::<Vec<_>>(), [27, 28]);
/// ```
///
/// Twelve rows need a `u128`:
///
/// ```compile_fail
/// # use rulebook_square::{Board12, DarkSet};
/// let squares = DarkSet::<u64, Board12>::FULL;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
#[must_use]
pub struct DarkSet<W, L> {
    bits: W,
    board: PhantomData<L>,
}

/// The squares of a set by ascending bit, which is ascending number on a board that is not mirrored.
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct DarkSetIter<W, L>(DarkSet<W, L>);

macro_rules! binary {
    ($Word:ty: $Op:ident $op:ident $OpAssign:ident $op_assign:ident = $method:ident) => {
        impl<L: Lattice> $Op for DarkSet<$Word, L> {
            type Output = Self;

            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                self.$method(other)
            }
        }

        impl<L: Lattice> $OpAssign for DarkSet<$Word, L> {
            #[inline(always)]
            fn $op_assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}

macro_rules! sets {
    ($Word:ty) => {
        impl<L: Lattice> DarkSet<$Word, L> {
            /// No squares.
            pub const EMPTY: Self = Self::trusted(0);

            /// All dark squares of the board.
            pub const FULL: Self = {
                assert!(
                    DarkCell::<L>::COUNT as u32 + L::SIDE as u32 / 2 <= <$Word>::BITS,
                    "the board has more squares than the word has room for: take `u128`",
                );
                let mut bits = 0;
                let mut number = 1;
                while let Some(cell) = DarkCell::<L>::new(number) {
                    bits |= 1 << cell.bit();
                    number += 1;
                }
                Self::trusted(bits)
            };

            /// The squares whose bits are set; free bits and those beyond the board are dropped.
            #[inline(always)]
            pub const fn from_bits(bits: $Word) -> Self {
                Self::trusted(bits & Self::FULL.bits)
            }

            /// The bits.
            #[inline(always)]
            #[must_use]
            pub const fn bits(self) -> $Word {
                self.bits
            }

            /// This square alone.
            #[inline(always)]
            pub const fn of(cell: DarkCell<L>) -> Self {
                Self::trusted(1 << cell.bit())
            }

            /// The squares of this row, counted from 0 at the top; none beyond the board.
            pub const fn row(row: u8) -> Self {
                let mut bits = 0;
                let mut column = 0;
                while column < L::SIDE {
                    if let Some(cell) = DarkCell::<L>::at(row, column) {
                        bits |= 1 << cell.bit();
                    }
                    column += 1;
                }
                Self::trusted(bits)
            }

            /// Whether the square is in the set.
            #[inline(always)]
            #[must_use]
            pub const fn contains(self, cell: DarkCell<L>) -> bool {
                self.bits >> cell.bit() & 1 != 0
            }

            /// Whether there is no square in the set.
            #[inline(always)]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.bits == 0
            }

            /// The number of squares.
            #[inline(always)]
            #[must_use]
            pub const fn count(self) -> u32 {
                self.bits.count_ones()
            }

            /// The square with the lowest bit, or `None` of an empty set.
            #[inline(always)]
            #[must_use]
            pub const fn first(self) -> Option<DarkCell<L>> {
                if self.is_empty() { None } else { Some(DarkCell::of_bit(self.bits.trailing_zeros() as u8)) }
            }

            /// The square with the highest bit, or `None` of an empty set.
            #[inline(always)]
            #[must_use]
            pub const fn last(self) -> Option<DarkCell<L>> {
                if self.is_empty() { None } else { Some(DarkCell::of_bit(self.bits.ilog2() as u8)) }
            }

            /// The square with the lowest bit alone, or the empty set.
            #[inline(always)]
            pub const fn lowest(self) -> Self {
                Self::trusted(self.bits & self.bits.wrapping_neg())
            }

            /// This set and the square.
            #[inline(always)]
            pub const fn with(self, cell: DarkCell<L>) -> Self {
                self.union(Self::of(cell))
            }

            /// This set but for the square.
            #[inline(always)]
            pub const fn without(self, cell: DarkCell<L>) -> Self {
                self.difference(Self::of(cell))
            }

            /// The squares in either set or both: `a | b`.
            #[inline(always)]
            pub const fn union(self, other: Self) -> Self {
                Self::trusted(self.bits | other.bits)
            }

            /// The squares in both sets: `a & b`.
            #[inline(always)]
            pub const fn intersection(self, other: Self) -> Self {
                Self::trusted(self.bits & other.bits)
            }

            /// The squares in this set that are not in the other: `a - b`.
            #[inline(always)]
            pub const fn difference(self, other: Self) -> Self {
                Self::trusted(self.bits & !other.bits)
            }

            /// The squares in one of the sets but not in both: `a ^ b`.
            #[inline(always)]
            pub const fn symmetric_difference(self, other: Self) -> Self {
                Self::trusted(self.bits ^ other.bits)
            }

            /// The dark squares that are not in the set: `!a`.
            #[inline(always)]
            pub const fn complement(self) -> Self {
                Self::from_bits(!self.bits)
            }

            /// Whether every square of this set is in the other.
            #[inline(always)]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Whether the sets have no square in common.
            #[inline(always)]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.intersection(other).is_empty()
            }

            /// The set after half a turn of the board.
            #[inline]
            pub const fn rotate_180(self) -> Self {
                let last = DarkCell::<L>::COUNT as u32 + L::SIDE as u32 / 2 - 1;
                Self::trusted(self.bits.reverse_bits() >> (<$Word>::BITS - last))
            }

            /// By how many bits a step in this direction moves a square: up if positive, down if negative.
            #[inline(always)]
            #[must_use]
            pub const fn stride(direction: Direction) -> i8 {
                let half = (L::SIDE / 2) as i8;
                let (columns, ranks) = direction.delta();
                let columns = if matches!(L::CORNER, DarkCorner::Right) { -columns } else { columns };
                if ranks == 0 {
                    columns
                } else if columns == 0 {
                    -ranks * (2 * half + 1)
                } else if ranks > 0 {
                    if columns < 0 { -half - 1 } else { -half }
                } else {
                    if columns < 0 { half } else { half + 1 }
                }
            }

            /// The squares that a step along a row, which may run into the next row, can land on.
            const fn landings(direction: Direction) -> $Word {
                let mut bits = 0;
                let mut number = 1;
                while let Some(cell) = DarkCell::<L>::new(number) {
                    if let Some(landing) = cell.step(direction) {
                        bits |= 1 << landing.bit();
                    }
                    number += 1;
                }
                bits
            }
            const EAST: $Word = Self::landings(Direction::E);
            const WEST: $Word = Self::landings(Direction::W);

            /// The bits of all squares moved one step, where what has left the board may stand on free bits: to be cut
            /// down by a set. A diagonal step is one shift.
            #[inline(always)]
            #[must_use]
            pub const fn shift_bits(bits: $Word, direction: Direction) -> $Word {
                let stride = Self::stride(direction);
                let moved = if stride > 0 { bits << stride } else { bits >> -stride };
                match direction {
                    Direction::E => moved & Self::EAST,
                    Direction::W => moved & Self::WEST,
                    _ => moved,
                }
            }

            /// All squares moved one step; those that leave the board are lost. Along a row or a column a step goes to
            /// the next dark square.
            #[inline(always)]
            pub const fn shift(self, direction: Direction) -> Self {
                Self::from_bits(Self::shift_bits(self.bits, direction))
            }

            /// All squares moved one step, of which only those that arrive in `targets` are kept.
            #[inline(always)]
            pub const fn step_into(self, direction: Direction, targets: Self) -> Self {
                Self::trusted(Self::shift_bits(self.bits, direction) & targets.bits)
            }

            /// What sliders reach in one direction: through the squares of `through`, up to and with the first square
            /// that is not one of them.
            #[inline]
            pub const fn rays(self, direction: Direction, through: Self) -> Self {
                let mut rays = Self::EMPTY;
                let mut front = self.shift(direction);
                while !front.is_empty() {
                    rays = rays.union(front);
                    front = front.intersection(through).shift(direction);
                }
                rays
            }

            #[inline(always)]
            const fn trusted(bits: $Word) -> Self {
                Self { bits, board: PhantomData }
            }
        }

        impl<L: Lattice> Default for DarkSet<$Word, L> {
            /// The empty set.
            fn default() -> Self {
                Self::EMPTY
            }
        }

        binary!($Word: BitAnd bitand BitAndAssign bitand_assign = intersection);
        binary!($Word: BitOr bitor BitOrAssign bitor_assign = union);
        binary!($Word: BitXor bitxor BitXorAssign bitxor_assign = symmetric_difference);
        binary!($Word: Sub sub SubAssign sub_assign = difference);

        impl<L: Lattice> Not for DarkSet<$Word, L> {
            type Output = Self;

            #[inline(always)]
            fn not(self) -> Self {
                self.complement()
            }
        }

        impl<L: Lattice> From<DarkCell<L>> for DarkSet<$Word, L> {
            #[inline]
            fn from(cell: DarkCell<L>) -> Self {
                Self::of(cell)
            }
        }

        impl<L: Lattice> FromIterator<DarkCell<L>> for DarkSet<$Word, L> {
            fn from_iter<I: IntoIterator<Item = DarkCell<L>>>(cells: I) -> Self {
                cells.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl<L: Lattice> IntoIterator for DarkSet<$Word, L> {
            type Item = DarkCell<L>;
            type IntoIter = DarkSetIter<$Word, L>;

            #[inline(always)]
            fn into_iter(self) -> Self::IntoIter {
                DarkSetIter(self)
            }
        }

        impl<L: Lattice> Iterator for DarkSetIter<$Word, L> {
            type Item = DarkCell<L>;

            #[inline(always)]
            fn next(&mut self) -> Option<Self::Item> {
                let first = self.0.first();
                self.0 = self.0.difference(self.0.lowest());
                first
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let count = self.0.count() as usize;
                (count, Some(count))
            }
        }

        impl<L: Lattice> ExactSizeIterator for DarkSetIter<$Word, L> {}

        impl<L: Lattice> FusedIterator for DarkSetIter<$Word, L> {}

        impl<L: Lattice> fmt::Debug for DarkSet<$Word, L> {
            /// The numbers of the squares, by ascending bit.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
}
sets!(u64);
sets!(u128);
