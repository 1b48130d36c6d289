//! The eight symmetries of the square lattice, and motions: a symmetry and then a translation.

use crate::{Cell, Direction};

/// A symmetry of the lattice that leaves the cell `0,0` where it is: a turn or a reflection.
///
/// It acts by `transform` on cells and directions, and on planes by [`Plane::transformed`](crate::Plane::transformed).
///
/// ```text
///   Identity        Rotate90        Rotate180       Rotate270
///   # # .           # # #           . . #           . . .
///   # + .           . + #           . + #           # + .
///   # . .           . . .           . # #           # # #
///
///   FlipColumns     Transpose       FlipRows        AntiTranspose
///   . # #           . . .           # . .           # # #
///   . + #           . + #           # + .           # + .
///   . . #           # # #           # # .           . . .
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[must_use]
pub enum Symmetry {
    /// Everything stays where it is.
    #[default]
    Identity,
    /// A quarter turn clockwise: north becomes east.
    Rotate90,
    /// Half a turn.
    Rotate180,
    /// A quarter turn anticlockwise: north becomes west.
    Rotate270,
    /// Mirrored left to right.
    FlipColumns,
    /// Mirrored in the diagonal that rises to the right: columns become rows.
    Transpose,
    /// Mirrored top to bottom.
    FlipRows,
    /// Mirrored in the other diagonal.
    AntiTranspose,
}

impl Symmetry {
    /// All eight, the identity first.
    ///
    /// The first four turn; the last four flip the columns and then turn as the first four do. What follows uses
    /// this order.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::Rotate90,
        Self::Rotate180,
        Self::Rotate270,
        Self::FlipColumns,
        Self::Transpose,
        Self::FlipRows,
        Self::AntiTranspose,
    ];

    /// This symmetry and then the next, as one.
    ///
    /// ```
    /// # use rulebook_plane::Symmetry;
    /// assert_eq!(Symmetry::FlipColumns.compose(Symmetry::Rotate90), Symmetry::Transpose);
    /// ```
    #[inline]
    pub const fn compose(self, next: Self) -> Self {
        // A flip reverses the turns made before it.
        let turns = if next.flips() { next.turns() + 4 - self.turns() } else { next.turns() + self.turns() };
        let flips = self.flips() != next.flips();
        Self::ALL[(turns % 4 + 4 * flips as u8) as usize]
    }

    /// The symmetry that undoes this one.
    #[inline]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Rotate90 => Self::Rotate270,
            Self::Rotate270 => Self::Rotate90,
            own => own,
        }
    }

    /// The quarter turns clockwise, made after the flip.
    const fn turns(self) -> u8 {
        self as u8 % 4
    }

    /// Whether it flips the columns first: the reflections do.
    const fn flips(self) -> bool {
        self as u8 >= 4
    }
}

impl Direction {
    /// Where the symmetry takes this direction.
    #[must_use]
    #[inline]
    pub const fn transform(self, symmetry: Symmetry) -> Self {
        // East to South and the four diagonals both count anticlockwise. A flip takes East to West, and the first
        // diagonal to the second.
        let (corner, index) = (self as u8 & 4, self as u8 & 3);
        let flipped = if symmetry.flips() { 2 + 4 - index - corner / 4 } else { index };
        Self::ALL[(corner | (flipped + 4 - symmetry.turns()) & 3) as usize]
    }
}

impl Cell {
    /// Where the symmetry takes this cell; at the ends of the number range it wraps around.
    #[must_use]
    #[inline]
    pub const fn transform(self, symmetry: Symmetry) -> Self {
        let Self { x, y } = self;
        let (left, down) = (x.wrapping_neg(), y.wrapping_neg());
        match symmetry {
            Symmetry::Identity => self,
            Symmetry::Rotate90 => Self::new(y, left),
            Symmetry::Rotate180 => Self::new(left, down),
            Symmetry::Rotate270 => Self::new(down, x),
            Symmetry::FlipColumns => Self::new(left, y),
            Symmetry::Transpose => Self::new(y, x),
            Symmetry::FlipRows => Self::new(x, down),
            Symmetry::AntiTranspose => Self::new(down, left),
        }
    }

    /// The cell so many columns to the right and rows up; at the ends of the number range it wraps around.
    #[must_use]
    #[inline]
    pub const fn translate(self, columns: i16, rows: i16) -> Self {
        Self { x: self.x.wrapping_add(columns), y: self.y.wrapping_add(rows) }
    }
}

/// A motion of the lattice: a symmetry, and then a translation. Every way to move the lattice onto itself is one.
///
/// ```
/// use rulebook_plane::{Cell, Motion, Symmetry};
///
/// let turn = Motion { symmetry: Symmetry::Rotate90, columns: 3, rows: 0 };
/// assert_eq!(turn.cell(Cell::new(1, 2)), Cell::new(5, -1));
/// assert_eq!(turn.inverse().cell(Cell::new(5, -1)), Cell::new(1, 2));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Motion {
    /// What happens first.
    pub symmetry: Symmetry,
    /// So far to the right after that.
    pub columns: i16,
    /// So far up.
    pub rows: i16,
}

impl Motion {
    /// Everything stays where it is.
    pub const IDENTITY: Self = Self { symmetry: Symmetry::Identity, columns: 0, rows: 0 };

    /// Where the motion takes a cell; at the ends of the number range it wraps around.
    #[must_use]
    #[inline]
    pub const fn cell(self, cell: Cell) -> Cell {
        cell.transform(self.symmetry).translate(self.columns, self.rows)
    }

    /// Where the motion takes a direction.
    #[must_use]
    #[inline]
    pub const fn direction(self, direction: Direction) -> Direction {
        direction.transform(self.symmetry)
    }

    /// This motion and then the next, as one.
    #[inline]
    pub const fn compose(self, next: Self) -> Self {
        let Cell { x: columns, y: rows } = next.cell(Cell::new(self.columns, self.rows));
        Self { symmetry: self.symmetry.compose(next.symmetry), columns, rows }
    }

    /// The motion that undoes this one.
    #[inline]
    pub const fn inverse(self) -> Self {
        let symmetry = self.symmetry.inverse();
        let back = Cell::new(self.columns, self.rows).transform(symmetry);
        Self { symmetry, columns: back.x.wrapping_neg(), rows: back.y.wrapping_neg() }
    }
}

impl From<Symmetry> for Motion {
    fn from(symmetry: Symmetry) -> Self {
        Self { symmetry, ..Self::IDENTITY }
    }
}
