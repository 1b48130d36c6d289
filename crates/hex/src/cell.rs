//! One cell.

use core::{fmt, str::FromStr};

use thiserror::Error;

use crate::{Axial, Direction};

/// A cell of a hexagon with `SIDE` cells a side, 3 to 7.
///
/// Its index is its place on the ring (see the [crate's documentation](crate)): dense, from 0, the centre first.
///
/// ```
/// use rulebook_hex::{Cell, Direction};
///
/// let cell: Cell<5> = "e9".parse().unwrap();
/// assert_eq!(cell.step(Direction::NW).unwrap().to_string(), "f9");
/// // Off the board.
/// assert_eq!(cell.step(Direction::E), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
pub struct Cell<const SIDE: u8>(u8);

impl<const SIDE: u8> Cell<SIDE> {
    /// The number of cells of the board.
    pub const COUNT: u8 = {
        assert!(SIDE >= 3 && SIDE <= 7, "a hexagon of side 3 to 7");
        3 * SIDE * (SIDE - 1) + 1
    };

    /// The number of rows, and of numbers in the longest row.
    pub const ROWS: u8 = 2 * SIDE - 1;

    /// The centre of the board.
    pub const CENTRE: Self = Self(0);

    /// How far apart on the ring a cell and its neighbour in the next row at the same number are.
    const ROW_STEP: u8 = 3 * SIDE - 2;

    /// How far round the ring a step in a direction leads: what is added to the index, modulo [`COUNT`](Self::COUNT).
    #[inline(always)]
    pub const fn ring_step(direction: Direction) -> u8 {
        match direction {
            Direction::E => 1,
            Direction::NE => Self::ROW_STEP + 1,
            Direction::NW => Self::ROW_STEP,
            Direction::W => Self::COUNT - 1,
            Direction::SW => Self::COUNT - Self::ROW_STEP - 1,
            Direction::SE => Self::COUNT - Self::ROW_STEP,
        }
    }

    /// The cell with this index; `None` beyond the last.
    #[inline]
    pub const fn new(index: u8) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index)) } else { None }
    }

    /// Its index.
    #[inline(always)]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// For an index that is known to be one.
    #[inline(always)]
    pub(crate) const fn at_index(index: u8) -> Self {
        Self(index)
    }

    /// All cells, by index.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The cells of a row from its lowest number on; rows count from 0 at the bottom. None beyond the board.
    pub fn of_row(row: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::ROWS).filter_map(move |number| Self::named(row, number))
    }

    /// The cell of a row (from 0 at the bottom) and a number (from 1); `None` off the board.
    pub const fn named(row: u8, number: u8) -> Option<Self> {
        if row > 2 * 7 || number > 2 * 7 {
            return None;
        }
        Self::at(Axial::new(number as i8 - SIDE as i8, row as i8 + 1 - SIDE as i8))
    }

    /// The cell at a place of the plane; `None` off the board.
    pub const fn at(place: Axial) -> Option<Self> {
        if place.distance(Axial::CENTRE) >= SIDE as u16 {
            return None;
        }
        let count = Self::COUNT as i16;
        Some(Self((place.q as i16 + Self::ROW_STEP as i16 * place.r as i16).rem_euclid(count) as u8))
    }

    /// Its place on the plane.
    pub const fn axial(self) -> Axial {
        let reach = SIDE as i8 - 1;
        let mut r = -reach;
        loop {
            let rest = (self.0 as i16 - Self::ROW_STEP as i16 * r as i16).rem_euclid(Self::COUNT as i16);
            // Of the numbers with this rest, no other can be on the board.
            let q = if rest > reach as i16 { rest - Self::COUNT as i16 } else { rest };
            let place = Axial::new(q as i8, r);
            // What is in no other row is in the uppermost.
            if r == reach || Self::at(place).is_some() {
                return place;
            }
            r += 1;
        }
    }

    /// Its row, from 0 at the bottom.
    pub const fn row(self) -> u8 {
        (self.axial().r + SIDE as i8 - 1) as u8
    }

    /// Its number in the row, from 1 to [`ROWS`](Self::ROWS): rows above the middle begin with a higher one.
    pub const fn number(self) -> u8 {
        (self.axial().q + SIDE as i8) as u8
    }

    /// Its neighbour in a direction; `None` means off the board.
    pub fn step(self, direction: Direction) -> Option<Self> {
        Self::at(self.axial() + direction.axial())
    }

    /// Its neighbours on the board, counter-clockwise from the east.
    pub fn neighbours(self) -> impl Iterator<Item = Self> + Clone {
        Direction::ALL.into_iter().filter_map(move |direction| self.step(direction))
    }

    /// The cells from its neighbour in a direction to the edge of the board.
    pub fn ray(self, direction: Direction) -> impl Iterator<Item = Self> + Clone {
        core::iter::successors(self.step(direction), move |cell| cell.step(direction))
    }

    /// The number of steps to another cell.
    pub const fn distance(self, other: Self) -> u16 {
        self.axial().distance(other.axial())
    }

    /// The direction in which another cell is a neighbour; `None` if it is none.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        self.axial().direction_to(other.axial())
    }

    /// The direction in which another cell lies on a straight line; `None` if on none, or if it is the same.
    pub fn line_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.ray(direction).any(|cell| cell == other))
    }

    /// Its middle, for drawing: the centre of the board is (0, 0), neighbours are 1 apart, and y grows upwards.
    pub fn middle(self) -> (f64, f64) {
        /// The distance of two rows, √3 / 2.
        const ROW: f64 = 0.866_025_403_784_438_6;
        let place = self.axial();
        (f64::from(place.q) - f64::from(place.r) / 2.0, ROW * f64::from(place.r))
    }
}

impl<const SIDE: u8> fmt::Display for Cell<SIDE> {
    /// The letter of the row and the number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.number())
    }
}

impl<const SIDE: u8> fmt::Debug for Cell<SIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("no cell: a letter for the row and the number expected, as far as the board goes")]
#[non_exhaustive]
pub struct ParseCellError;

impl<const SIDE: u8> FromStr for Cell<SIDE> {
    type Err = ParseCellError;

    /// Reads a name as it is written: `a1`, and no blanks, capitals, signs or zeros.
    fn from_str(text: &str) -> Result<Self, ParseCellError> {
        let cell = match *text.as_bytes() {
            [row @ b'a'..=b'm', number @ b'1'..=b'9'] => Self::named(row - b'a', number - b'0'),
            [row @ b'a'..=b'm', b'1', number @ b'0'..=b'3'] => Self::named(row - b'a', 10 + number - b'0'),
            _ => None,
        };
        cell.ok_or(ParseCellError)
    }
}
