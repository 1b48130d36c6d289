//! The operators `&`, `|`, `^`, `-` (difference) and `!`, of sets with sets and with cells.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use super::CellSet;
use crate::Cell;

macro_rules! binary {
    ($Word:ty: $Op:ident $op:ident $OpAssign:ident $op_assign:ident = $method:ident) => {
        impl<const FILES: u8, const RANKS: u8> $Op for CellSet<$Word, FILES, RANKS> {
            type Output = Self;

            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                self.$method(other)
            }
        }

        impl<const FILES: u8, const RANKS: u8> $Op<Cell<FILES, RANKS>> for CellSet<$Word, FILES, RANKS> {
            type Output = Self;

            #[inline(always)]
            fn $op(self, cell: Cell<FILES, RANKS>) -> Self {
                self.$method(Self::of(cell))
            }
        }

        impl<const FILES: u8, const RANKS: u8> $OpAssign for CellSet<$Word, FILES, RANKS> {
            #[inline(always)]
            fn $op_assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }

        impl<const FILES: u8, const RANKS: u8> $OpAssign<Cell<FILES, RANKS>>
            for CellSet<$Word, FILES, RANKS>
        {
            #[inline(always)]
            fn $op_assign(&mut self, cell: Cell<FILES, RANKS>) {
                *self = self.$method(Self::of(cell));
            }
        }
    };
}

macro_rules! operators {
    ($Word:ty) => {
        binary!($Word: BitAnd bitand BitAndAssign bitand_assign = intersection);
        binary!($Word: BitOr bitor BitOrAssign bitor_assign = union);
        binary!($Word: BitXor bitxor BitXorAssign bitxor_assign = symmetric_difference);
        binary!($Word: Sub sub SubAssign sub_assign = difference);

        impl<const FILES: u8, const RANKS: u8> Not for CellSet<$Word, FILES, RANKS> {
            type Output = Self;

            #[inline(always)]
            fn not(self) -> Self {
                self.complement()
            }
        }
    };
}
operators!(u64);
operators!(u128);
