//! Sets of cells.

mod drawing;
mod iter;
mod operators;
mod text;

pub use drawing::Drawing;
pub use iter::CellSetIter;
pub use text::ParseCellSetError;

use crate::{Axial, Cell, Direction, Symmetry};

/// A set of cells: bit *n* of the word is the cell with index *n*.
///
/// The word is `u64` ([`Cells`](crate::Cells)) up to side 5, or `u128` ([`WideCells`](crate::WideCells)).
///
/// ```
/// use rulebook_hex::{Cell, Cells, Direction};
///
/// let ring = Cells::<5>::ring(Cell::CENTRE, 1);
/// assert_eq!(ring.count(), 6);
/// assert_eq!((ring & ring.step(Direction::E)).to_string(), "d5 f6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
#[repr(transparent)]
#[must_use]
pub struct CellSet<Word, const SIDE: u8>(Word);

macro_rules! cell_set {
    ($Word:ident, $widest:literal) => {
        impl<const SIDE: u8> CellSet<$Word, SIDE> {
            /// No cells.
            pub const EMPTY: Self = Self(0);

            /// The whole board.
            pub const ALL: Self = {
                assert!(SIDE <= $widest, "a board that fits into the word");
                Self((1 << Cell::<SIDE>::COUNT) - 1)
            };

            /// By direction, the cells whose neighbour there is off the board.
            const EDGES: [Self; 6] = {
                let mut edges = [Self::EMPTY; 6];
                let mut index = 0;
                while index < Cell::<SIDE>::COUNT {
                    let cell = Cell::at_index(index);
                    let mut d = 0;
                    while d < 6 {
                        let (place, step) = (cell.axial(), Direction::ALL[d].axial());
                        if Cell::<SIDE>::at(Axial::new(place.q + step.q, place.r + step.r)).is_none() {
                            edges[d] = edges[d].with(cell);
                        }
                        d += 1;
                    }
                    index += 1;
                }
                edges
            };

            /// The cells whose bits are set; bits beyond the board are dropped.
            #[inline(always)]
            pub const fn from_bits(bits: $Word) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// The bits.
            #[inline(always)]
            #[must_use]
            pub const fn bits(self) -> $Word {
                self.0
            }

            /// This cell alone.
            #[inline(always)]
            pub const fn of(cell: Cell<SIDE>) -> Self {
                Self(1 << cell.index())
            }

            /// Whether the cell is in the set.
            #[inline(always)]
            #[must_use]
            pub const fn contains(self, cell: Cell<SIDE>) -> bool {
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

            /// The cell with the lowest index; `None` of an empty set.
            #[inline(always)]
            #[must_use]
            pub const fn first(self) -> Option<Cell<SIDE>> {
                if self.0 == 0 { None } else { Some(Cell::at_index(self.0.trailing_zeros() as u8)) }
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

            /// This set and the cell.
            #[inline(always)]
            pub const fn with(self, cell: Cell<SIDE>) -> Self {
                self.union(Self::of(cell))
            }

            /// This set without the cell.
            #[inline(always)]
            pub const fn without(self, cell: Cell<SIDE>) -> Self {
                self.difference(Self::of(cell))
            }

            /// The cells of either: `|`.
            #[inline(always)]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The cells of both: `&`.
            #[inline(always)]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The cells of this set that are not of the other: `-`.
            #[inline(always)]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The cells of the board that are not in this set: `!`.
            #[inline(always)]
            pub const fn complement(self) -> Self {
                Self::ALL.difference(self)
            }

            /// Whether the other has each of these cells.
            #[inline(always)]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.difference(other).is_empty()
            }

            /// Whether no cell is in both.
            #[inline(always)]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.intersection(other).is_empty()
            }

            /// The cells of the board whose neighbour in a direction is off it.
            #[inline(always)]
            pub const fn edge(direction: Direction) -> Self {
                Self::EDGES[direction as usize]
            }

            /// The cells of the set that a step in a direction takes off the board.
            #[inline(always)]
            pub const fn leaving(self, direction: Direction) -> Self {
                self.intersection(Self::edge(direction))
            }

            /// Each cell one step in a direction; what leaves the board is gone, and nothing wraps.
            #[inline(always)]
            pub const fn step(self, direction: Direction) -> Self {
                let by = Cell::<SIDE>::ring_step(direction);
                let staying = self.difference(Self::edge(direction)).0;
                Self::from_bits(staying << by | staying >> (Cell::<SIDE>::COUNT - by))
            }

            /// The neighbours of all its cells, some of which may be in the set.
            pub const fn neighbours(self) -> Self {
                let mut all = Self::EMPTY;
                let mut d = 0;
                while d < 6 {
                    all = all.union(self.step(Direction::ALL[d]));
                    d += 1;
                }
                all
            }

            /// From each cell on in a direction, all cells as far as they are `free`, and the first that is not; the
            /// starting cells are not part of it.
            pub const fn rays(self, direction: Direction, free: Self) -> Self {
                let mut all = self.step(direction);
                let mut last = all;
                while !last.intersection(free).is_empty() {
                    last = last.intersection(free).step(direction);
                    all = all.union(last);
                }
                all
            }

            /// All cells of `within` that are connected with this set's cells in it: the flood fill.
            pub const fn fill(self, within: Self) -> Self {
                let mut filled = self.intersection(within);
                loop {
                    let next = filled.union(filled.neighbours().intersection(within));
                    if next.0 == filled.0 {
                        return filled;
                    }
                    filled = next;
                }
            }

            /// The cells at most so many steps away from a cell, itself included.
            pub const fn range(centre: Cell<SIDE>, radius: u8) -> Self {
                let mut set = Self::of(centre);
                let mut left = radius;
                while left > 0 && set.0 != Self::ALL.0 {
                    set = set.union(set.neighbours());
                    left -= 1;
                }
                set
            }

            /// The cells just so many steps away from a cell, as far as they are on the board.
            pub const fn ring(centre: Cell<SIDE>, radius: u8) -> Self {
                let range = Self::range(centre, radius);
                if radius == 0 { range } else { range.difference(Self::range(centre, radius - 1)) }
            }

            /// The cells of the straight line from one cell to another, both included; `None` if they are on none.
            pub fn line(from: Cell<SIDE>, to: Cell<SIDE>) -> Option<Self> {
                if from == to {
                    return Some(Self::of(from));
                }
                let direction = from.line_to(to)?;
                let steps = usize::from(from.distance(to));
                Some(from.ray(direction).take(steps).fold(Self::of(from), Self::with))
            }

            /// Where the cells go under a symmetry.
            pub const fn transformed(self, symmetry: Symmetry) -> Self {
                let mut image = Self::EMPTY;
                let mut left = self;
                while let Some(cell) = left.first() {
                    image = image.with(symmetry.cell(cell));
                    left = left.without_lowest();
                }
                image
            }

            /// Its cells, by index.
            #[inline]
            pub const fn iter(self) -> CellSetIter<$Word, SIDE> {
                CellSetIter(self)
            }
        }
    };
}

cell_set!(u64, 5);
cell_set!(u128, 7);
