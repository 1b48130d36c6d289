//! What is reached from a set: in one direction, or all round.

use super::CellSet;
use crate::Direction;

macro_rules! fills {
    ($Word:ty) => {
        impl<const FILES: u8, const RANKS: u8> CellSet<$Word, FILES, RANKS> {
            /// The set and every cell that is reached from it in this direction through cells of `through` (an
            /// occluded fill).
            ///
            /// ```
            /// # use rulebook_square::{Cells, Direction, cells};
            /// let from = cells! { in Cells<5, 3>:
            ///     X . . . .
            ///     . X . . .
            ///     . . . . X
            /// };
            /// let through = cells! { in Cells<5, 3>:
            ///     . . X X X
            ///     . . X X .
            ///     X X X X X
            /// };
            /// let filled = cells! { in Cells<5, 3>:
            ///     X . . . .
            ///     . X X X .
            ///     . . . . X
            /// };
            /// assert_eq!(from.fill(Direction::E, through), filled);
            /// ```
            #[inline(always)]
            pub const fn fill(self, direction: Direction, through: Self) -> Self {
                let (files, ranks) = direction.delta();
                let stride = Self::stride(files, ranks);
                let longest = match (files, ranks) {
                    (0, _) => RANKS,
                    (_, 0) => FILES,
                    _ if FILES < RANKS => FILES,
                    _ => RANKS,
                } as i32;
                // Doubling: after a round `open` holds the cells that end twice as long a run of open cells.
                // A cell where a step can land is entered from its true neighbour, so that no other mask is needed.
                let mut reached = self.0;
                let mut open = through.0 & Self::landing(files);
                let mut run = 1;
                while run < longest {
                    reached |= open & Self::slide(reached, run * stride);
                    open &= Self::slide(open, run * stride);
                    run *= 2;
                }
                Self(reached)
            }

            /// The cells that sliders on this set reach in this direction: through cells of `through`, and onto the
            /// first cell that is not in it.
            ///
            /// ```
            /// # use rulebook_square::{Cells, Direction, cells};
            /// let sliders = cells! { in Cells<5, 2>:
            ///     X . . . .
            ///     . . X . .
            /// };
            /// let occupied = cells! { in Cells<5, 2>:
            ///     X . . X .
            ///     . . X . .
            /// };
            /// let reached = cells! { in Cells<5, 2>:
            ///     . X X X .
            ///     . . . X X
            /// };
            /// assert_eq!(sliders.rays(Direction::E, !occupied), reached);
            /// ```
            #[inline(always)]
            pub const fn rays(self, direction: Direction, through: Self) -> Self {
                self.fill(direction, through).shift(direction)
            }

            /// The set and every cell one step from it in one of these directions.
            #[inline]
            pub const fn grow(self, directions: &[Direction]) -> Self {
                let mut grown = self;
                let mut i = 0;
                while i < directions.len() {
                    grown = grown.union(self.shift(directions[i]));
                    i += 1;
                }
                grown
            }

            /// The set and every cell that is reached from it by steps in these directions through cells of
            /// `through`. With [`Direction::ALL`] regions join at corners; with [`Direction::ORTHOGONAL`] they do
            /// not.
            ///
            /// ```
            /// # use rulebook_square::{Cells, Direction, cells};
            /// let from = cells! { in Cells<4, 3>:
            ///     X . . .
            ///     . . . .
            ///     . . . .
            /// };
            /// let through = cells! { in Cells<4, 3>:
            ///     X X . .
            ///     . X . .
            ///     . . X X
            /// };
            /// assert_eq!(from.flood(&Direction::ALL, through), through);
            /// assert_eq!(from.flood(&Direction::ORTHOGONAL, through).count(), 3);
            /// ```
            #[inline]
            pub const fn flood(self, directions: &[Direction], through: Self) -> Self {
                let mut reached = self;
                loop {
                    let next = reached.union(reached.grow(directions).intersection(through));
                    if next.0 == reached.0 {
                        return reached;
                    }
                    reached = next;
                }
            }
        }
    };
}
fills!(u64);
fills!(u128);
