//! The graph: points, lines and steps, and what stands on them.

use core::fmt;

use crate::{LineFamily, Name, Point, PointSet, StepFamily, symmetry::Maps};

/// The most points that a board can have.
pub(crate) const MAX_POINTS: usize = 32;
/// The most lines.
pub(crate) const MAX_LINES: usize = 64;

/// A board: points with names, lines of three, and steps between neighbours.
///
/// Points are numbered in the order in which they were given, in groups; a position's text goes by it. The usual
/// boards are constants, others are made by a [`Builder`](crate::Builder).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) names: [Name; MAX_POINTS],
    pub(crate) len: u8,
    /// The last point of each group.
    pub(crate) group_ends: PointSet,
    pub(crate) lines: [Line; MAX_LINES],
    pub(crate) line_count: u8,
    pub(crate) neighbours: [PointSet; MAX_POINTS],
    pub(crate) line_families: [LineFamily; MAX_LINES],
    pub(crate) line_family_count: u8,
    pub(crate) step_families: [StepFamily; MAX_POINTS],
    pub(crate) step_family_count: u8,
    pub(crate) maps: Maps,
}

/// A line of three points: an end, the point between, the other end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line(pub(crate) [Point; 3]);

impl Line {
    pub(crate) const NONE: Self = Self([Point::masked(0); 3]);

    /// Its points in order.
    pub const fn points(self) -> [Point; 3] {
        self.0
    }

    /// Its two ends.
    pub const fn ends(self) -> [Point; 2] {
        [self.0[0], self.0[2]]
    }

    /// Its points as a set.
    #[inline]
    pub const fn set(self) -> PointSet {
        PointSet::of(self.0[0]).with(self.0[1]).with(self.0[2])
    }
}

impl Board {
    /// The number of points.
    #[inline(always)]
    #[expect(clippy::len_without_is_empty, reason = "a board has points")]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// All points.
    #[inline(always)]
    pub const fn all(&self) -> PointSet {
        PointSet::from_bits(((1_u64 << self.len) - 1) as u32)
    }

    /// Whether the point is one of the board.
    pub const fn contains(&self, point: Point) -> bool {
        point.index() < self.len
    }

    /// The name of a point; `None` beyond the board.
    pub const fn name(&self, point: Point) -> Option<Name> {
        if self.contains(point) { Some(self.names[point.index() as usize]) } else { None }
    }

    /// The point with this name.
    ///
    /// ```
    /// use rulebook_mill::{Board, Point};
    /// assert_eq!(Board::NINE.point("d7"), Point::new(1));
    /// assert_eq!(Board::NINE.point("d4"), None);
    /// ```
    pub fn point(&self, name: &str) -> Option<Point> {
        self.point_named(name.parse().ok()?)
    }

    /// The point with this name, already read.
    pub const fn point_named(&self, name: Name) -> Option<Point> {
        let mut index = 0;
        while index < self.len {
            if self.names[index as usize].same(name) {
                return Point::new(index);
            }
            index += 1;
        }
        None
    }

    /// The points with these names, which blanks separate; `None` if one is no name of a point.
    pub fn set(&self, names: &str) -> Option<PointSet> {
        names.split_whitespace().map(|name| self.point(name)).collect()
    }

    /// The names of a set's points, in order, with blanks between; `Display` writes them.
    pub const fn names(&self, set: PointSet) -> NamesOf<'_> {
        NamesOf { board: self, set }
    }

    /// Whether the point is the last of a group. Groups are what a position's text separates: the squares, from the
    /// outermost inwards.
    pub const fn ends_group(&self, point: Point) -> bool {
        self.group_ends.contains(point)
    }

    /// The points that a step leads to.
    #[inline(always)]
    pub const fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index() as usize]
    }

    /// The lines.
    pub fn lines(&self) -> impl Iterator<Item = Line> + Clone + '_ {
        self.lines[..usize::from(self.line_count)].iter().copied()
    }

    /// Whether these points are a line.
    pub const fn has_line(&self, set: PointSet) -> bool {
        let mut number = 0;
        while number < self.line_count {
            if self.lines[number as usize].set().bits() == set.bits() {
                return true;
            }
            number += 1;
        }
        false
    }

    /// The line between two ends, given in either order.
    pub fn line_between(&self, ends: [Point; 2]) -> Option<Line> {
        let [one, other] = ends;
        self.lines().find(|line| line.ends() == [one, other] || line.ends() == [other, one])
    }

    /// The lines that a man on `point` fills: both their other points are in `men`.
    pub fn closed_by(&self, men: PointSet, point: Point) -> impl Iterator<Item = Line> + '_ {
        let with = men.with(point);
        self.lines().filter(move |line| line.set().contains(point) && line.set().is_subset(with))
    }

    /// The points with which a line would be full, because both its other points are in `men`. Whether something
    /// stands on them is not asked.
    pub const fn completing(&self, men: PointSet) -> PointSet {
        let mut points = PointSet::EMPTY;
        let mut number = 0;
        while number < self.line_family_count {
            let [low, middle, high] = self.line_families[number as usize].completing(men);
            points = points.union(low).union(middle).union(high);
            number += 1;
        }
        points
    }

    /// The men that stand in a mill: in a line all of whose points are in `men`.
    pub const fn in_mills(&self, men: PointSet) -> PointSet {
        let mut mills = PointSet::EMPTY;
        let mut number = 0;
        while number < self.line_family_count {
            mills = mills.union(self.line_families[number as usize].full(men));
            number += 1;
        }
        mills
    }

    /// The number of families of lines.
    pub const fn line_family_count(&self) -> usize {
        self.line_family_count as usize
    }

    /// A family of lines by its number; an empty one beyond the last. Each line is in one.
    pub const fn line_family(&self, number: usize) -> LineFamily {
        if number < MAX_LINES { self.line_families[number] } else { LineFamily::NONE }
    }

    /// The number of families of steps.
    pub const fn step_family_count(&self) -> usize {
        self.step_family_count as usize
    }

    /// A family of steps by its number; an empty one beyond the last. Each pair of neighbours is in one.
    pub const fn step_family(&self, number: usize) -> StepFamily {
        if number < MAX_POINTS { self.step_families[number] } else { StepFamily::NONE }
    }

    pub(crate) const fn name_at(&self, index: u8) -> Name {
        self.names[index as usize]
    }

    pub(crate) const fn neighbours_at(&self, index: u8) -> PointSet {
        self.neighbours[index as usize]
    }

    pub(crate) const fn line_count(&self) -> u8 {
        self.line_count
    }

    pub(crate) const fn line_at(&self, number: u8) -> Line {
        self.lines[number as usize]
    }

    /// The first and last column and row with points.
    pub(crate) const fn extent(&self) -> ((i16, i16), (i16, i16)) {
        let (mut left, mut right, mut low, mut high) = (i16::MAX, 0, i16::MAX, 0);
        let mut index = 0;
        while index < self.len {
            let name = self.names[index as usize];
            let (x, y) = (name.column() as i16, name.row() as i16);
            left = if x < left { x } else { left };
            right = if x > right { x } else { right };
            low = if y < low { y } else { low };
            high = if y > high { y } else { high };
            index += 1;
        }
        ((left, right), (low, high))
    }
}

impl fmt::Debug for Board {
    /// The names of its points, and its lines.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({};", self.names(self.all()))?;
        for line in self.lines() {
            f.write_str(" ")?;
            for name in line.points().into_iter().filter_map(|point| self.name(point)) {
                write!(f, "{name}")?;
            }
        }
        f.write_str(")")
    }
}

/// The names of a set's points: see [`Board::names`].
#[derive(Clone, Copy, Debug)]
pub struct NamesOf<'a> {
    board: &'a Board,
    set: PointSet,
}

impl fmt::Display for NamesOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, name) in self.set.into_iter().filter_map(|point| self.board.name(point)).enumerate() {
            write!(f, "{}{name}", if number > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}
