//! Cells of the lattice, and the eight directions between neighbours.

mod text;

use core::fmt;

pub use text::ParseCellError;

/// A cell of the lattice: `x` grows to the right, `y` upwards. Written `x,y`.
///
/// ```
/// use rulebook_plane::{Cell, Direction};
///
/// let cell = Cell::new(-1, 2);
/// assert_eq!(cell.next(Direction::SouthEast).to_string(), "0,1");
/// assert_eq!("-1,2".parse(), Ok(cell));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

impl Cell {
    /// The cell of a column and a row.
    #[must_use]
    #[inline]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The next cell in a direction; at the ends of the number range it wraps around.
    #[must_use]
    #[inline]
    pub const fn next(self, direction: Direction) -> Self {
        let (dx, dy) = direction.offset();
        Self { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }
}

/// One of the eight directions: first the four that cross a side, then the four that cross a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// To the right.
    East = 0,
    /// Upwards.
    North = 1,
    /// To the left.
    West = 2,
    /// Downwards.
    South = 3,
    /// Up and right.
    NorthEast = 4,
    /// Up and left.
    NorthWest = 5,
    /// Down and left.
    SouthWest = 6,
    /// Down and right.
    SouthEast = 7,
}

impl Direction {
    /// The four directions across a side.
    pub const SIDES: [Self; 4] = [Self::East, Self::North, Self::West, Self::South];

    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::East,
        Self::North,
        Self::West,
        Self::South,
        Self::NorthEast,
        Self::NorthWest,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// The steps right and up that lead to the next cell.
    #[must_use]
    #[inline]
    pub const fn offset(self) -> (i16, i16) {
        match self {
            Self::East => (1, 0),
            Self::North => (0, 1),
            Self::West => (-1, 0),
            Self::South => (0, -1),
            Self::NorthEast => (1, 1),
            Self::NorthWest => (-1, 1),
            Self::SouthWest => (-1, -1),
            Self::SouthEast => (1, -1),
        }
    }

    /// The direction back.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        let index = self as usize;
        Self::ALL[(index & 4) | ((index + 2) & 3)]
    }
}

impl fmt::Display for Direction {
    /// `east`, `north-east`, …
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::East => "east",
            Self::North => "north",
            Self::West => "west",
            Self::South => "south",
            Self::NorthEast => "north-east",
            Self::NorthWest => "north-west",
            Self::SouthWest => "south-west",
            Self::SouthEast => "south-east",
        })
    }
}
