//! One cell of the board: its coordinates, steps and distances.

mod chess;
mod text;

use core::iter::FusedIterator;
use core::ops::Range;

use crate::Direction;
pub use text::ParseCellError;

/// A cell of a board with `FILES` files and `RANKS` ranks.
///
/// It is its index, `rank * FILES + file`, in one byte: a1 is 0, b1 is 1. A board has at most 128 cells and at most
/// 26 files (so that each has a letter); another size does not compile.
///
/// ```
/// use rulebook_square::{Cell, ChessCell, Direction};
///
/// let cell = ChessCell::E4;
/// assert_eq!((cell.file(), cell.rank(), cell.index()), (4, 3, 28));
/// assert_eq!(cell.step(Direction::NW), Some(ChessCell::D5));
/// assert_eq!("j10".parse::<Cell<10, 10>>(), Ok(Cell::at(9, 9).unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
#[must_use]
pub struct Cell<const FILES: u8, const RANKS: u8>(u8);

impl<const FILES: u8, const RANKS: u8> Cell<FILES, RANKS> {
    /// The number of cells on the board.
    pub const COUNT: usize = {
        assert!(FILES > 0 && RANKS > 0, "a board has at least one cell");
        assert!(FILES <= 26, "a board has at most 26 files: a to z");
        assert!(FILES as usize * RANKS as usize <= 128, "a board has at most 128 cells");
        FILES as usize * RANKS as usize
    };

    /// The cell with this index, or `None` beyond the board.
    #[inline(always)]
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// The cell with this index; of an index beyond the board, some cell of the board. On a board of 64 cells this
    /// is one `and`, and none where the compiler sees that the index is below 64.
    #[inline(always)]
    pub const fn wrapping(index: u8) -> Self {
        let index = index as usize & (Self::COUNT.next_power_of_two() - 1);
        Self((if index < Self::COUNT { index } else { index - Self::COUNT }) as u8)
    }

    /// For an index that is known to be on the board.
    #[inline(always)]
    pub(crate) const fn trusted(index: u8) -> Self {
        debug_assert!((index as usize) < Self::COUNT);
        Self(index)
    }

    /// The cell on this file and rank, both counted from 0; `None` beyond the board.
    #[inline(always)]
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS { Some(Self(rank * FILES + file)) } else { None }
    }

    /// The index, to look up in an array of [`COUNT`](Self::COUNT). Where that is a power of two, the compiler sees
    /// that it is in bounds.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        if Self::COUNT.is_power_of_two() { self.0 as usize & (Self::COUNT - 1) } else { self.0 as usize }
    }

    /// The index as a byte.
    #[inline(always)]
    #[must_use]
    pub const fn raw(self) -> u8 {
        self.0
    }

    /// The file, counted from 0: the file a.
    #[inline(always)]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.index() as u8 % FILES
    }

    /// The rank, counted from 0: the first rank.
    #[inline(always)]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.index() as u8 / FILES
    }

    /// The next cell in this direction, or `None` over the edge.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (files, ranks) = direction.delta();
        self.offset(files, ranks)
    }

    /// The cell so many files to the right and ranks up, or `None` over the edge.
    #[inline]
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file() as i16 + files as i16;
        let rank = self.rank() as i16 + ranks as i16;
        if file < 0 || file >= FILES as i16 || rank < 0 || rank >= RANKS as i16 {
            return None;
        }
        let stride = ranks as i16 * FILES as i16 + files as i16;
        Some(Self((self.0 as i16 + stride) as u8))
    }

    /// The direction in which the other cell lies, or `None` when it is the same cell or not on a common rank, file
    /// or diagonal.
    ///
    /// ```
    /// # use rulebook_square::{ChessCell, Direction};
    /// assert_eq!(ChessCell::A1.direction(ChessCell::H8), Some(Direction::NE));
    /// assert_eq!(ChessCell::A1.direction(ChessCell::B3), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn direction(self, to: Self) -> Option<Direction> {
        let files = to.file() as i8 - self.file() as i8;
        let ranks = to.rank() as i8 - self.rank() as i8;
        if files == 0 || ranks == 0 || files.abs() == ranks.abs() {
            Direction::of_signs(files, ranks)
        } else {
            None
        }
    }

    /// Whether the cell is light on a chequered board; a1 is dark.
    #[inline(always)]
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The steps to the other cell for a king: steps in all eight directions (the Chebyshev distance).
    #[inline]
    #[must_use]
    pub const fn king_distance(self, other: Self) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// The steps to the other cell along ranks and files (the Manhattan distance).
    #[inline]
    #[must_use]
    pub const fn taxicab_distance(self, other: Self) -> u8 {
        self.file().abs_diff(other.file()) + self.rank().abs_diff(other.rank())
    }

    /// The cell mirrored top to bottom: a1 becomes a8 on a chess board.
    #[inline(always)]
    pub const fn flip_ranks(self) -> Self {
        // With powers of two the general form is this one `xor`, which the compiler does not find.
        if FILES.is_power_of_two() && RANKS.is_power_of_two() {
            Self(self.0 ^ ((RANKS - 1) * FILES))
        } else {
            Self((RANKS - 1 - self.rank()) * FILES + self.file())
        }
    }

    /// The cell mirrored left to right: a1 becomes h1 on a chess board.
    #[inline(always)]
    pub const fn flip_files(self) -> Self {
        if FILES.is_power_of_two() {
            Self(self.0 ^ (FILES - 1))
        } else {
            Self(self.rank() * FILES + (FILES - 1 - self.file()))
        }
    }

    /// The cell after half a turn of the board: a1 becomes h8 on a chess board.
    #[inline(always)]
    pub const fn rotate_180(self) -> Self {
        Self(Self::COUNT as u8 - 1 - self.0)
    }

    /// All cells of the board by ascending index.
    #[inline]
    pub const fn all() -> AllCells<FILES, RANKS> {
        AllCells(0..Self::COUNT as u8)
    }
}

/// All cells of a board by ascending index: see [`Cell::all`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy"]
pub struct AllCells<const FILES: u8, const RANKS: u8>(Range<u8>);

impl<const FILES: u8, const RANKS: u8> Iterator for AllCells<FILES, RANKS> {
    type Item = Cell<FILES, RANKS>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(Cell::trusted)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        self.0.nth(n).map(Cell::trusted)
    }
}

impl<const FILES: u8, const RANKS: u8> DoubleEndedIterator for AllCells<FILES, RANKS> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.0.next_back().map(Cell::trusted)
    }
}

impl<const FILES: u8, const RANKS: u8> ExactSizeIterator for AllCells<FILES, RANKS> {}

impl<const FILES: u8, const RANKS: u8> FusedIterator for AllCells<FILES, RANKS> {}
