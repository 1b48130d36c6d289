//! One dark square: its number, its name, its place and its steps.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use super::{DarkCorner, Lattice};
use crate::Direction;

/// A dark square of the board `L`, in one byte.
///
/// `Display` writes its number and `FromStr` reads it; [`name`](Self::name) and [`from_name`](Self::from_name) are for
/// the algebraic name.
///
/// ```
/// use rulebook_square::{Board10, DarkCell, Direction};
///
/// let square = DarkCell::<Board10>::new(28).unwrap();
/// assert_eq!((square.row(), square.column()), (5, 4));
/// assert_eq!(square.name().to_string(), "e5");
/// assert_eq!(square.step(Direction::NE).unwrap().number(), 23);
/// // Two dark squares of a row or a column have a light one between them.
/// assert_eq!(square.step(Direction::N).unwrap().number(), 18);
/// assert_eq!(square.rotate_180().number(), 23);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
#[must_use]
pub struct DarkCell<L> {
    /// The number less one.
    index: u8,
    board: PhantomData<L>,
}

impl<L: Lattice> DarkCell<L> {
    /// The number of dark squares.
    pub const COUNT: u8 = {
        assert!(L::SIDE.is_multiple_of(2) && L::SIDE >= 4 && L::SIDE <= 12, "an even side from 4 to 12");
        L::SIDE * L::SIDE / 2
    };

    /// The dark squares of a row.
    const PER_ROW: u8 = L::SIDE / 2;

    /// The square with this number, counted from 1; `None` beyond the board.
    #[inline(always)]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::COUNT { Some(Self::trusted(number - 1)) } else { None }
    }

    /// The square in this row from the top and this column from the left, both counted from 0; `None` for a light
    /// square and beyond the board.
    #[inline]
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row >= L::SIDE || column >= L::SIDE || column % 2 != Self::first_column(row) {
            return None;
        }
        Some(Self::trusted(row * Self::PER_ROW + column / 2))
    }

    /// The number, from 1.
    #[inline(always)]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.index + 1
    }

    /// The number less one, to look up in an array of [`COUNT`](Self::COUNT).
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The row, counted from 0 at the top, which is Black's side.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.index / Self::PER_ROW
    }

    /// The column, counted from 0 at the left, as White sees it.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        2 * (self.index % Self::PER_ROW) + Self::first_column(self.row())
    }

    /// The next square in this direction, or `None` over the edge. Along a row or a column that is two columns or
    /// rows further, since the square between is light.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (columns, ranks) = direction.delta();
        let stride = if direction.is_diagonal() { 1 } else { 2 };
        let row = self.row() as i8 - stride * ranks;
        let column = self.column() as i8 + stride * columns;
        if row < 0 || column < 0 { None } else { Self::at(row as u8, column as u8) }
    }

    /// The direction in which the other square lies, or `None` if it is the same or not on a common diagonal, row or
    /// column.
    #[inline]
    #[must_use]
    pub const fn direction(self, to: Self) -> Option<Direction> {
        let columns = to.column() as i8 - self.column() as i8;
        let ranks = self.row() as i8 - to.row() as i8;
        if columns == 0 || ranks == 0 || columns.abs() == ranks.abs() {
            Direction::of_signs(columns, ranks)
        } else {
            None
        }
    }

    /// The square after half a turn of the board: where the other player sees it.
    #[inline(always)]
    pub const fn rotate_180(self) -> Self {
        Self::trusted(Self::COUNT - 1 - self.index)
    }

    /// All squares by ascending number.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::trusted)
    }

    /// The bit of this square in a [`DarkSet`](super::DarkSet): one bit in `SIDE + 1` stays free.
    #[inline(always)]
    #[must_use]
    pub const fn bit(self) -> u8 {
        let index = Self::mirrored(self.index);
        index + index / L::SIDE
    }

    /// The square with this bit, which is known to be one.
    #[inline(always)]
    pub(super) const fn of_bit(bit: u8) -> Self {
        Self::trusted(Self::mirrored(bit - bit / (L::SIDE + 1)))
    }

    /// The index in the bit layout of the same place's index, and the way back: a mirrored board is kept as its mirror
    /// image, since only one of the two has room for the free bits.
    const fn mirrored(index: u8) -> u8 {
        match L::CORNER {
            DarkCorner::Left => index,
            DarkCorner::Right => {
                index / Self::PER_ROW * Self::PER_ROW + Self::PER_ROW - 1 - index % Self::PER_ROW
            }
        }
    }

    /// The column of a row's first dark square.
    const fn first_column(row: u8) -> u8 {
        match L::CORNER {
            DarkCorner::Left => (row + 1) % 2,
            DarkCorner::Right => row % 2,
        }
    }

    #[inline(always)]
    const fn trusted(index: u8) -> Self {
        debug_assert!(index < Self::COUNT);
        Self { index, board: PhantomData }
    }
}

impl<L: Lattice> DarkCell<L> {
    /// The algebraic name: `a1` at the bottom left.
    #[inline]
    pub const fn name(self) -> DarkCellName {
        DarkCellName { column: self.column(), rank: L::SIDE - self.row() }
    }

    /// The square with this algebraic name.
    ///
    /// # Errors
    /// A text that is not a small letter and a number without leading zeros, or names a light square or none.
    pub fn from_name(name: &str) -> Result<Self, ParseDarkCellError> {
        let (letter, digits) = name.as_bytes().split_first().ok_or(ParseDarkCellError::NotASquare)?;
        let column = letter.wrapping_sub(b'a');
        let rank = number(digits).filter(|_| column < L::SIDE).ok_or(ParseDarkCellError::NotASquare)?;
        let row = L::SIDE.checked_sub(rank).filter(|_| rank > 0).ok_or(ParseDarkCellError::BeyondTheBoard)?;
        Self::at(row, column).ok_or(ParseDarkCellError::Light)
    }
}

/// A square's algebraic name, which `Display` writes: see [`DarkCell::name`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DarkCellName {
    column: u8,
    rank: u8,
}

impl fmt::Display for DarkCellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.rank)
    }
}

/// Why a text names no dark square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ParseDarkCellError {
    /// Neither a number, nor a letter of the board and a number.
    #[error("not the number or name of a square")]
    NotASquare,
    /// A number that the board does not go to.
    #[error("there is no such square on the board")]
    BeyondTheBoard,
    /// The name of a light square.
    #[error("the square is light")]
    Light,
}

impl<L: Lattice> fmt::Display for DarkCell<L> {
    /// The number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl<L: Lattice> fmt::Debug for DarkCell<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<L: Lattice> FromStr for DarkCell<L> {
    type Err = ParseDarkCellError;

    /// Reads a number without leading zeros.
    fn from_str(text: &str) -> Result<Self, ParseDarkCellError> {
        let number = number(text.as_bytes()).ok_or(ParseDarkCellError::NotASquare)?;
        Self::new(number).ok_or(ParseDarkCellError::BeyondTheBoard)
    }
}

/// A number without leading zeros; what is too large for a byte is as good as 255, which no board has.
fn number(digits: &[u8]) -> Option<u8> {
    let (first, _) = digits.split_first()?;
    let well_formed = digits.iter().all(u8::is_ascii_digit) && (*first != b'0' || digits.len() == 1);
    well_formed.then(|| {
        digits.iter().fold(0u8, |number, digit| number.saturating_mul(10).saturating_add(digit - b'0'))
    })
}
