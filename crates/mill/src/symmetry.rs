//! The symmetries of a board.

use crate::{Board, Point, PointSet};

/// A symmetry that a board can have: one of the eight of the square, alone or after the squares have been turned inside
/// out (the innermost becomes the outermost, and so on).
///
/// Which of them a board has, [`Board::symmetries`] says: those that take points to points, lines to lines and steps to
/// steps. Nine and twelve men's morris have all sixteen, and so have five and six; three men's morris has eight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[must_use]
#[expect(missing_docs, reason = "the first eight are explained, the others are the same inside out")]
pub enum Symmetry {
    /// Everything stays where it is.
    Identity,
    /// A quarter turn clockwise.
    Rotate90,
    /// Half a turn.
    Rotate180,
    /// A quarter turn anticlockwise.
    Rotate270,
    /// Mirrored left to right.
    FlipColumns,
    /// Mirrored in the diagonal from the lower left: columns become rows.
    Transpose,
    /// Mirrored top to bottom.
    FlipRows,
    /// Mirrored in the other diagonal.
    AntiTranspose,
    /// Inside out.
    Exchange,
    ExchangeRotate90,
    ExchangeRotate180,
    ExchangeRotate270,
    ExchangeFlipColumns,
    ExchangeTranspose,
    ExchangeFlipRows,
    ExchangeAntiTranspose,
}

impl Symmetry {
    /// All sixteen, the identity first.
    pub const ALL: [Self; 16] = [
        Self::Identity,
        Self::Rotate90,
        Self::Rotate180,
        Self::Rotate270,
        Self::FlipColumns,
        Self::Transpose,
        Self::FlipRows,
        Self::AntiTranspose,
        Self::Exchange,
        Self::ExchangeRotate90,
        Self::ExchangeRotate180,
        Self::ExchangeRotate270,
        Self::ExchangeFlipColumns,
        Self::ExchangeTranspose,
        Self::ExchangeFlipRows,
        Self::ExchangeAntiTranspose,
    ];

    /// Where it takes a place, given twice its distances from the centre; `inner` and `outer` are twice the half sides
    /// of the innermost and outermost square.
    const fn place(self, (x, y): (i16, i16), inner: i16, outer: i16) -> (i16, i16) {
        let (mut x, mut y) = (x, y);
        let half_side = if x.abs() > y.abs() { x.abs() } else { y.abs() };
        if self as u8 >= 8 && half_side > 0 {
            let other = inner + outer - half_side;
            // A place that is taken between the points is no point, and the symmetry not one of the board.
            if x * other % half_side != 0 || y * other % half_side != 0 {
                return (i16::MAX, i16::MAX);
            }
            (x, y) = (x * other / half_side, y * other / half_side);
        }
        match self as u8 % 8 {
            0 => (x, y),
            1 => (y, -x),
            2 => (-x, -y),
            3 => (-y, x),
            4 => (-x, y),
            5 => (y, x),
            6 => (x, -y),
            _ => (-y, -x),
        }
    }
}

/// Where each symmetry takes each point, and whether it is one of the board's.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Maps {
    maps: [[u8; 32]; 16],
    valid: u16,
}

impl Maps {
    pub(crate) const NONE: Self = Self { maps: [[0; 32]; 16], valid: 0 };

    /// Tries all sixteen on a board that is otherwise complete.
    pub(crate) const fn of(board: &Board) -> Self {
        let mut all = Self::NONE;
        let mut number = 0;
        while number < 16 {
            if let Some(map) = board.map_of(Symmetry::ALL[number])
                && board.keeps_graph(&map)
                && !all.has(&map, board.len())
            {
                all.maps[number] = map;
                all.valid |= 1 << number;
            }
            number += 1;
        }
        all
    }

    const fn has(&self, map: &[u8; 32], len: u8) -> bool {
        let mut number = 0;
        while number < 16 {
            let mut point = 0;
            while point < len as usize && self.maps[number][point] == map[point] {
                point += 1;
            }
            if self.valid >> number & 1 != 0 && point == len as usize {
                return true;
            }
            number += 1;
        }
        false
    }
}

impl Board {
    /// The symmetries of the board, the identity first. Two that take every point to the same point are one, by the
    /// name that comes first in [`Symmetry::ALL`].
    pub fn symmetries(&self) -> impl Iterator<Item = Symmetry> + '_ {
        Symmetry::ALL.into_iter().filter(|&symmetry| self.has_symmetry(symmetry))
    }

    /// Whether the board has this symmetry.
    pub const fn has_symmetry(&self, symmetry: Symmetry) -> bool {
        self.maps.valid >> symmetry as u8 & 1 != 0
    }

    /// Where a symmetry takes a point; `None` if the board has not this symmetry or not this point.
    pub const fn transform_point(&self, point: Point, symmetry: Symmetry) -> Option<Point> {
        if self.has_symmetry(symmetry) && self.contains(point) {
            Point::new(self.maps.maps[symmetry as usize][point.index() as usize])
        } else {
            None
        }
    }

    /// Where a symmetry takes a set of points; `None` if the board has not this symmetry. Points beyond the board are
    /// dropped.
    #[inline]
    pub const fn transform(&self, set: PointSet, symmetry: Symmetry) -> Option<PointSet> {
        if !self.has_symmetry(symmetry) {
            return None;
        }
        let map = &self.maps.maps[symmetry as usize];
        let mut left = set.intersection(self.all()).bits();
        let mut image = 0;
        while left != 0 {
            image |= 1 << map[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        Some(PointSet::from_bits(image))
    }

    /// Of all images of several sets under the board's symmetries, the least by the sets' bits, the first set counting
    /// most; and the symmetry that gives it. Positions that a symmetry takes to each other have one canonical form.
    ///
    /// ```
    /// use rulebook_mill::Board;
    ///
    /// let board = &Board::NINE;
    /// let one = [board.set("g4 f4").unwrap(), board.set("d7").unwrap()];
    /// let other = [board.set("d3 d2").unwrap(), board.set("c4").unwrap()];
    /// assert_eq!(board.canonical(one).0, board.canonical(other).0);
    /// ```
    pub fn canonical<const N: usize>(&self, sets: [PointSet; N]) -> ([PointSet; N], Symmetry) {
        let images = self.symmetries().map(|symmetry| {
            (sets.map(|set| self.transform(set, symmetry).unwrap_or(PointSet::EMPTY)), symmetry)
        });
        // The identity is always there.
        images.min().unwrap_or((sets, Symmetry::Identity))
    }

    /// Where a symmetry takes each point, by place alone.
    const fn map_of(&self, symmetry: Symmetry) -> Option<[u8; 32]> {
        let ((left, right), (low, high)) = self.extent();
        let (mut inner, mut outer) = (i16::MAX, 0);
        let mut index = 0;
        while index < self.len() {
            let (x, y) = self.centred(index, left + right, low + high);
            let half_side = if x.abs() > y.abs() { x.abs() } else { y.abs() };
            if half_side > outer {
                outer = half_side;
            }
            if 0 < half_side && half_side < inner {
                inner = half_side;
            }
            index += 1;
        }
        let mut map = [0; 32];
        let mut index = 0;
        while index < self.len() {
            let place = self.centred(index, left + right, low + high);
            let (x, y) = symmetry.place(place, inner, outer);
            let mut image = 0;
            loop {
                if image == self.len() {
                    return None;
                }
                let (other_x, other_y) = self.centred(image, left + right, low + high);
                if x == other_x && y == other_y {
                    break;
                }
                image += 1;
            }
            map[index as usize] = image;
            index += 1;
        }
        Some(map)
    }

    /// Twice a point's distances from the centre, where twice the centre is given.
    const fn centred(&self, index: u8, centre_x: i16, centre_y: i16) -> (i16, i16) {
        let name = self.name_at(index);
        (2 * name.column() as i16 - centre_x, 2 * name.row() as i16 - centre_y)
    }

    /// Whether a map takes lines to lines and steps to steps.
    const fn keeps_graph(&self, map: &[u8; 32]) -> bool {
        let mut number = 0;
        while number < self.line_count() {
            let [a, b, c] = self.line_at(number).points();
            let image =
                1 << map[a.index() as usize] | 1 << map[b.index() as usize] | 1 << map[c.index() as usize];
            if !self.has_line(PointSet::from_bits(image)) {
                return false;
            }
            number += 1;
        }
        let mut index = 0;
        while index < self.len() {
            let mut left = self.neighbours_at(index).bits();
            while left != 0 {
                let next = map[left.trailing_zeros() as usize];
                if self.neighbours_at(map[index as usize]).bits() >> next & 1 == 0 {
                    return false;
                }
                left &= left - 1;
            }
            index += 1;
        }
        true
    }
}
