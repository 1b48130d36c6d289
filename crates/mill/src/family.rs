//! Lines and steps alike in their numbers.

use crate::PointSet;

/// Lines whose three numbers lie equally far apart, so that a shift brings each point of every such line to its next.
///
/// One expression then tests them all. On [`Board::NINE`](crate::Board::NINE) three families hold all sixteen lines:
/// the spokes, three sides of each square, and the sides that close the rings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LineFamily {
    /// The lowest point of each line.
    pub(crate) lowest: u32,
    /// From it to the line's next number.
    pub(crate) near: u8,
    /// From it to the line's highest number.
    pub(crate) far: u8,
}

impl LineFamily {
    pub(crate) const NONE: Self = Self { lowest: 0, near: 0, far: 0 };

    /// The points with which a line of the family would be full: both its other points are in `men`. Three sets: the
    /// points that are the lowest of their line, those between, and the highest.
    #[inline(always)]
    pub const fn completing(self, men: PointSet) -> [PointSet; 3] {
        let men = men.bits();
        let low = men & self.lowest;
        let middle = men >> self.near & self.lowest;
        let high = men >> self.far & self.lowest;
        [
            PointSet::from_bits(middle & high),
            PointSet::from_bits((low & high) << self.near),
            PointSet::from_bits((low & middle) << self.far),
        ]
    }

    /// The men that stand in full lines of the family.
    #[inline(always)]
    pub const fn full(self, men: PointSet) -> PointSet {
        let men = men.bits();
        let full = men & men >> self.near & men >> self.far & self.lowest;
        PointSet::from_bits(full | full << self.near | full << self.far)
    }

    /// The points that are the lowest of a line, those between, and the highest.
    pub const fn places(self) -> [PointSet; 3] {
        [
            PointSet::from_bits(self.lowest),
            PointSet::from_bits(self.lowest << self.near),
            PointSet::from_bits(self.lowest << self.far),
        ]
    }

    /// The line through a point at one of the three [`places`](Self::places), by its number.
    pub(crate) const fn line_at(self, place: usize, index: u32) -> u32 {
        let below = match place {
            0 => 0,
            1 => self.near,
            _ => self.far,
        };
        let low = 1 << (index - below as u32);
        low | low << self.near | low << self.far
    }
}

/// Steps between points whose numbers differ equally.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepFamily {
    /// The lower point of each step.
    pub(crate) lower: u32,
    /// From it to the higher.
    pub(crate) by: u8,
}

impl StepFamily {
    pub(crate) const NONE: Self = Self { lower: 0, by: 0 };

    /// How far apart the two numbers are.
    #[inline(always)]
    pub const fn by(self) -> u8 {
        self.by
    }

    /// Where steps from the lower to the higher number end, if they start at `men`.
    #[inline(always)]
    pub const fn up(self, men: PointSet) -> PointSet {
        PointSet::from_bits((men.bits() & self.lower) << self.by)
    }

    /// Where steps from the higher to the lower number end, if they start at `men`.
    #[inline(always)]
    pub const fn down(self, men: PointSet) -> PointSet {
        PointSet::from_bits(men.bits() >> self.by & self.lower)
    }

    /// Which of the points that [`LineFamily::completing`] gives for one of the three places remain, after a step of
    /// this family onto them, up or down: not those whose line has lost the man that steps.
    ///
    /// A constant of the board. Bits that cannot matter are set such that it is the simplest: nothing, or everything.
    pub const fn keeps(self, up: bool, lines: LineFamily, place: usize) -> PointSet {
        let ends = if up { self.lower << self.by } else { self.lower };
        let targets = ends & lines.places()[place].bits();
        let mut lost = 0;
        let mut left = targets;
        while left != 0 {
            let index = left.trailing_zeros();
            let from = if up { index - self.by as u32 } else { index + self.by as u32 };
            if lines.line_at(place, index) >> from & 1 != 0 {
                lost |= 1 << index;
            }
            left &= left - 1;
        }
        PointSet::from_bits(if lost == targets {
            0
        } else if lost == 0 {
            !0
        } else {
            !lost
        })
    }
}
