//! Boards of one's own.

use bitflags::bitflags;

use crate::{
    Board, Line, LineFamily, Name, Point, PointSet, StepFamily,
    board::{MAX_LINES, MAX_POINTS},
    symmetry::Maps,
};

/// Collects the points, lines and steps of a board. All of it is `const`, so that a board can be a constant.
///
/// ```
/// use rulebook_mill::{Board, Builder, Faults};
///
/// const TRIANGLE: Board = match Builder::new()
///     .group("c3 b2 d2")
///     .group("a1 c1 e1")
///     .line("c3 b2 a1")
///     .line("c3 d2 e1")
///     .line("a1 c1 e1")
///     .step("b2 d2")
///     .build()
/// {
///     Ok(board) => board,
///     Err(_) => panic!("the board has a fault"),
/// };
/// let top = TRIANGLE.point("b2").unwrap();
/// assert_eq!(TRIANGLE.names(TRIANGLE.neighbours(top)).to_string(), "c3 d2 a1");
///
/// let error = Builder::new().group("a1 a1 b1").line("a1 b1 c1").build().unwrap_err();
/// assert_eq!(error.faults, Faults::SAME_PLACE | Faults::UNKNOWN_POINT);
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Builder {
    board: Board,
    faults: Faults,
}

bitflags! {
    /// What is wrong with a board. Several faults can hold at once.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Faults: u8 {
        /// A text is not names of points with single blanks between.
        const NAME = 1 << 0;
        /// Two points have one name.
        const SAME_PLACE = 1 << 1;
        /// There are more than 32 points.
        const TOO_MANY_POINTS = 1 << 2;
        /// There is no point.
        const NO_POINTS = 1 << 3;
        /// A line or a step names a point that was not given before.
        const UNKNOWN_POINT = 1 << 4;
        /// A line is not of three points that differ, or a step not of two.
        const LENGTH = 1 << 5;
        /// The same three points are a line twice.
        const SAME_LINE = 1 << 6;
        /// There are more than 64 lines.
        const TOO_MANY_LINES = 1 << 7;
    }
}

/// A board that cannot be: all its faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a board: {}", Report(*.faults))]
pub struct BoardError {
    /// Everything that is wrong.
    pub faults: Faults,
}

struct Report(Faults);

impl core::fmt::Display for Report {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            f.write_str(if number > 0 { "; " } else { "" })?;
            f.write_str(match fault {
                Faults::NAME => "points are named by a letter and a digit, with single blanks between",
                Faults::SAME_PLACE => "two points have one name",
                Faults::TOO_MANY_POINTS => "there are more than 32 points",
                Faults::NO_POINTS => "there is no point",
                Faults::UNKNOWN_POINT => "a line or a step names a point that there is not",
                Faults::LENGTH => "a line is of three points that differ, a step of two",
                Faults::SAME_LINE => "the same three points are a line twice",
                _ => "there are more than 64 lines",
            })?;
        }
        Ok(())
    }
}

impl Builder {
    /// No points yet.
    pub const fn new() -> Self {
        let board = Board {
            names: [Name::A1; MAX_POINTS],
            len: 0,
            group_ends: PointSet::EMPTY,
            lines: [Line::NONE; MAX_LINES],
            line_count: 0,
            neighbours: [PointSet::EMPTY; MAX_POINTS],
            line_families: [LineFamily::NONE; MAX_LINES],
            line_family_count: 0,
            step_families: [StepFamily::NONE; MAX_POINTS],
            step_family_count: 0,
            maps: Maps::NONE,
        };
        Self { board, faults: Faults::empty() }
    }

    /// Adds points by their names, with blanks between: a group of a position's text.
    pub const fn group(mut self, names: &str) -> Self {
        let mut at = 0;
        while at < names.len() {
            let Some(name) = read(names, at) else { return self.fault(Faults::NAME) };
            if self.board.len as usize == MAX_POINTS {
                return self.fault(Faults::TOO_MANY_POINTS);
            }
            if self.board.point_named(name).is_some() {
                self = self.fault(Faults::SAME_PLACE);
            }
            self.board.names[self.board.len as usize] = name;
            self.board.len += 1;
            at += 3;
        }
        if let Some(last) = Point::new(self.board.len.wrapping_sub(1)) {
            self.board.group_ends = self.board.group_ends.with(last);
        }
        self
    }

    /// Adds a line by its three points, an end first, with the steps between them.
    pub const fn line(mut self, names: &str) -> Self {
        let points = match self.read_points::<3>(names) {
            Ok(points) => points,
            Err(fault) => return self.fault(fault),
        };
        let line = Line(points);
        if self.board.has_line(line.set()) {
            return self.fault(Faults::SAME_LINE);
        }
        if self.board.line_count as usize == MAX_LINES {
            return self.fault(Faults::TOO_MANY_LINES);
        }
        self.board.lines[self.board.line_count as usize] = line;
        self.board.line_count += 1;
        self.connect(points[0], points[1]).connect(points[1], points[2])
    }

    /// Adds a step that belongs to no line, by its two points.
    pub const fn step(self, names: &str) -> Self {
        match self.read_points::<2>(names) {
            Ok([one, other]) => self.connect(one, other),
            Err(fault) => self.fault(fault),
        }
    }

    /// The board.
    ///
    /// # Errors
    /// All faults at once.
    pub const fn build(self) -> Result<Board, BoardError> {
        let builder = if self.board.len == 0 { self.fault(Faults::NO_POINTS) } else { self };
        if !builder.faults.is_empty() {
            return Err(BoardError { faults: builder.faults });
        }
        let mut board = builder.board;
        board.gather_lines();
        board.gather_steps();
        board.maps = Maps::of(&board);
        Ok(board)
    }

    const fn fault(mut self, fault: Faults) -> Self {
        self.faults = self.faults.union(fault);
        self
    }

    const fn connect(mut self, one: Point, other: Point) -> Self {
        let neighbours = &mut self.board.neighbours;
        neighbours[one.index() as usize] = neighbours[one.index() as usize].with(other);
        neighbours[other.index() as usize] = neighbours[other.index() as usize].with(one);
        self
    }

    /// Reads a number of points that differ and are on the board.
    const fn read_points<const N: usize>(&self, names: &str) -> Result<[Point; N], Faults> {
        let mut points = [Point::masked(0); N];
        let mut set = PointSet::EMPTY;
        let (mut at, mut number) = (0, 0);
        while at < names.len() {
            let Some(name) = read(names, at) else { return Err(Faults::NAME) };
            let Some(point) = self.board.point_named(name) else { return Err(Faults::UNKNOWN_POINT) };
            if number == N {
                return Err(Faults::LENGTH);
            }
            points[number] = point;
            set = set.with(point);
            number += 1;
            at += 3;
        }
        if set.count() as usize == N { Ok(points) } else { Err(Faults::LENGTH) }
    }
}

impl Default for Builder {
    /// No points yet.
    fn default() -> Self {
        Self::new()
    }
}

/// The name that stands at a byte, with a blank or the end behind it.
const fn read(names: &str, at: usize) -> Option<Name> {
    let bytes = names.as_bytes();
    let ends = at + 2 == bytes.len() || at + 3 < bytes.len() && bytes[at + 2] == b' ';
    if ends { Name::of_bytes(bytes[at], bytes[at + 1]) } else { None }
}

impl Board {
    /// Sorts the lines into families.
    const fn gather_lines(&mut self) {
        let mut number = 0;
        while number < self.line_count {
            let set = self.lines[number as usize].set().bits();
            let low = set.trailing_zeros();
            let near = ((set & (set - 1)).trailing_zeros() - low) as u8;
            let far = (set.ilog2() - low) as u8;
            let mut family = 0;
            while family < self.line_family_count as usize
                && (self.line_families[family].near != near || self.line_families[family].far != far)
            {
                family += 1;
            }
            let lowest = self.line_families[family].lowest | 1 << low;
            self.line_families[family] = LineFamily { lowest, near, far };
            if family == self.line_family_count as usize {
                self.line_family_count += 1;
            }
            number += 1;
        }
    }

    /// Sorts the steps into families.
    const fn gather_steps(&mut self) {
        let mut by = 1;
        while by < self.len {
            let mut lower = 0;
            let mut index = 0;
            while index + by < self.len {
                lower |= (self.neighbours[index as usize].bits() >> (index + by) & 1) << index;
                index += 1;
            }
            if lower != 0 {
                self.step_families[self.step_family_count as usize] = StepFamily { lower, by };
                self.step_family_count += 1;
            }
            by += 1;
        }
    }
}
