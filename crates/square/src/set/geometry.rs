//! The sets that cells span: rays, lines, what lies between, and leaps.

use super::CellSet;
use crate::{Cell, Direction};

macro_rules! geometry {
    ($Word:ty) => {
        impl<const FILES: u8, const RANKS: u8> CellSet<$Word, FILES, RANKS> {
            /// The cells from this one to the edge in this direction, itself left out.
            #[inline]
            pub const fn ray(cell: Cell<FILES, RANKS>, direction: Direction) -> Self {
                Self::of(cell).fill(direction, Self::FULL).without(cell)
            }

            /// The cells strictly between two cells in line; none when they are not on a common rank, file or
            /// diagonal.
            ///
            /// ```
            /// # use rulebook_square::{Cell, Cells, cells};
            /// let (b1, e4) = (Cell::at(1, 0).unwrap(), Cell::at(4, 3).unwrap());
            /// let between = cells! { in Cells<6, 4>:
            ///     . . . . . .
            ///     . . . X . .
            ///     . . X . . .
            ///     . . . . . .
            /// };
            /// assert_eq!(Cells::<6, 4>::between(b1, e4), between);
            /// ```
            #[inline]
            pub const fn between(a: Cell<FILES, RANKS>, b: Cell<FILES, RANKS>) -> Self {
                match a.direction(b) {
                    Some(to_b) => Self::ray(a, to_b).intersection(Self::ray(b, to_b.opposite())),
                    None => Self::EMPTY,
                }
            }

            /// The whole rank, file or diagonal through two cells, from edge to edge; none when they are the same or
            /// not in line.
            ///
            /// ```
            /// # use rulebook_square::{Cell, Cells, cells};
            /// let (b1, e4) = (Cell::at(1, 0).unwrap(), Cell::at(4, 3).unwrap());
            /// let line = cells! { in Cells<6, 4>:
            ///     . . . . X .
            ///     . . . X . .
            ///     . . X . . .
            ///     . X . . . .
            /// };
            /// assert_eq!(Cells::<6, 4>::line(b1, e4), line);
            /// ```
            #[inline]
            pub const fn line(a: Cell<FILES, RANKS>, b: Cell<FILES, RANKS>) -> Self {
                match a.direction(b) {
                    Some(to_b) => Self::ray(a, to_b).union(Self::ray(a, to_b.opposite())).with(a),
                    None => Self::EMPTY,
                }
            }

            /// The cells that a leaper reaches by leaps given as (files, ranks), such as
            /// [`KNIGHT_LEAPS`](crate::KNIGHT_LEAPS).
            #[inline]
            pub const fn leaps(cell: Cell<FILES, RANKS>, leaps: &[(i8, i8)]) -> Self {
                let mut reached = Self::EMPTY;
                let mut i = 0;
                while i < leaps.len() {
                    let (files, ranks) = leaps[i];
                    reached = reached.union(Self::of(cell).shift_by(files, ranks));
                    i += 1;
                }
                reached
            }

            /// The cells one step from this one in the eight directions.
            #[inline]
            pub const fn neighbours(cell: Cell<FILES, RANKS>) -> Self {
                Self::of(cell).grow(&Direction::ALL).without(cell)
            }
        }
    };
}
geometry!(u64);
geometry!(u128);
