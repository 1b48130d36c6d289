//! The algebra of sets as operators.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use super::CellSet;

macro_rules! operators {
    ($Word:ident: $($Op:ident $op:ident $OpAssign:ident $op_assign:ident |$a:ident, $b:ident| $result:expr;)+) => {
        $(
            impl<const SIDE: u8> $Op for CellSet<$Word, SIDE> {
                type Output = Self;

                #[inline(always)]
                fn $op(self, other: Self) -> Self {
                    let ($a, $b) = (self.0, other.0);
                    Self($result)
                }
            }

            impl<const SIDE: u8> $OpAssign for CellSet<$Word, SIDE> {
                #[inline(always)]
                fn $op_assign(&mut self, other: Self) {
                    *self = $Op::$op(*self, other);
                }
            }
        )+

        impl<const SIDE: u8> Not for CellSet<$Word, SIDE> {
            type Output = Self;

            /// The cells of the board that are not in the set.
            #[inline(always)]
            fn not(self) -> Self {
                self.complement()
            }
        }
    };
    ($($Word:ident),+) => {
        $(operators! { $Word:
            BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
            BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
            BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
            Sub sub SubAssign sub_assign |a, b| a & !b;
        })+
    };
}

operators!(u64, u128);
