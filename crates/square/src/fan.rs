//! Eight directions at once.
//!
//! A slider generator that loops over pieces pays for each loop's unforeseeable end. A fan casts
//! the rays of **all** sliders in **all** eight directions in one straight run of instructions,
//! four directions to a register: no loop, no table, no branch. It works because the rays of two
//! pieces in one direction never overlap (the piece in front stops the one behind), so that the
//! number of moves is a sum of eight popcounts.

use core::ops::{BitAnd, BitOr, Not};

use wide::u64x4;

use crate::{Cells, Direction};

/// One cell set for each of the four axes, in this order: files (N–S), ranks (E–W), diagonals
/// (NE–SW) and antidiagonals (NW–SE).
///
/// ```
/// use rulebook_square::{Axes, ChessCells, cells};
/// let axes = Axes::new([ChessCells::file(0), ChessCells::rank(0), ChessCells::EMPTY, ChessCells::EMPTY]);
/// assert_eq!(axes.union(), ChessCells::file(0) | ChessCells::rank(0));
/// assert_eq!(axes.intersection(), ChessCells::EMPTY);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[must_use]
pub struct Axes<const FILES: u8, const RANKS: u8>(u64x4);

impl<const FILES: u8, const RANKS: u8> Axes<FILES, RANKS> {
    /// The four sets in the order of the type.
    #[inline(always)]
    pub fn new(axes: [Cells<FILES, RANKS>; 4]) -> Self {
        Self(u64x4::new(axes.map(Cells::bits)))
    }

    /// The same set for every axis.
    #[inline(always)]
    pub fn splat(set: Cells<FILES, RANKS>) -> Self {
        Self(u64x4::splat(set.bits()))
    }

    /// `orthogonal` for files and ranks, `diagonal` for the other two.
    #[inline(always)]
    pub fn of_kinds(orthogonal: Cells<FILES, RANKS>, diagonal: Cells<FILES, RANKS>) -> Self {
        Self::new([orthogonal, orthogonal, diagonal, diagonal])
    }

    /// The four sets.
    #[inline(always)]
    pub fn to_array(self) -> [Cells<FILES, RANKS>; 4] {
        self.0.to_array().map(Cells::from_bits)
    }

    /// The cells that are in any of the four.
    #[inline(always)]
    pub fn union(self) -> Cells<FILES, RANKS> {
        let [files, ranks, diagonals, antidiagonals] = self.to_array();
        files | ranks | diagonals | antidiagonals
    }

    /// The cells that are in all of the four.
    #[inline(always)]
    pub fn intersection(self) -> Cells<FILES, RANKS> {
        let [files, ranks, diagonals, antidiagonals] = self.to_array();
        files & ranks & diagonals & antidiagonals
    }
}

impl<const FILES: u8, const RANKS: u8> BitAnd for Axes<FILES, RANKS> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<const FILES: u8, const RANKS: u8> BitAnd<Cells<FILES, RANKS>> for Axes<FILES, RANKS> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, set: Cells<FILES, RANKS>) -> Self {
        self & Self::splat(set)
    }
}

impl<const FILES: u8, const RANKS: u8> BitOr for Axes<FILES, RANKS> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<const FILES: u8, const RANKS: u8> BitOr<Cells<FILES, RANKS>> for Axes<FILES, RANKS> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, set: Cells<FILES, RANKS>) -> Self {
        self | Self::splat(set)
    }
}

impl<const FILES: u8, const RANKS: u8> Not for Axes<FILES, RANKS> {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0 & u64x4::splat(Cells::<FILES, RANKS>::FULL.bits()))
    }
}

/// One cell set for each of eight directions: what sliders reach, or knights, before anybody asks
/// which of them.
///
/// ```
/// use rulebook_square::{Axes, ChessCells, Direction, Fan, cells};
/// let rooks: ChessCells = cells! {
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . X . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . X . . . . .
///     . . . . . . . .
/// };
/// let fan = Fan::rays(Axes::of_kinds(rooks, ChessCells::EMPTY), !rooks);
/// // Both rooks look north; the one behind stops at the one in front.
/// assert_eq!(fan.get(Direction::N), cells! {
///     . . X . . . . .
///     . . X . . . . .
///     . . X . . . . .
///     . . X . . . . .
///     . . X . . . . .
///     . . X . . . . .
///     . . . . . . . .
///     . . . . . . . .
/// });
/// assert_eq!((fan & !rooks).count(), 22);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[must_use]
pub struct Fan<const FILES: u8, const RANKS: u8> {
    /// Towards higher indices: N, E, NE, NW (of knights' leaps: NNE, ENE, WNW, NNW).
    up: u64x4,
    /// The opposite of each.
    down: u64x4,
}

impl<const FILES: u8, const RANKS: u8> Fan<FILES, RANKS> {
    /// The index steps of N, E, NE and NW, once, twice and four times.
    const STEPS: [u64x4; 3] = {
        const { assert!(3 <= FILES && FILES <= 8 && 1 <= RANKS && RANKS <= 8, "at least 3, at most 8 files") };
        let files = FILES as u64;
        [
            u64x4::new([files, 1, files + 1, files - 1]),
            u64x4::new([2 * files, 2, 2 * files + 2, 2 * files - 2]),
            u64x4::new([4 * files, 4, 4 * files + 4, 4 * files - 4]),
        ]
    };

    /// The cells that a step N, E, NE, NW can land on.
    const LAND_UP: u64x4 = Self::landings([(0, 1), (1, 0), (1, 1), (-1, 1)]);
    /// The cells that a step S, W, SW, SE can land on.
    const LAND_DOWN: u64x4 = Self::landings([(0, -1), (-1, 0), (-1, -1), (1, -1)]);

    const LEAPS: u64x4 = {
        let files = FILES as u64;
        u64x4::new([2 * files + 1, files + 2, files - 2, 2 * files - 1])
    };
    const LEAP_UP: u64x4 = Self::landings([(1, 2), (2, 1), (-2, 1), (-1, 2)]);
    const LEAP_DOWN: u64x4 = Self::landings([(-1, -2), (-2, -1), (2, -1), (1, -2)]);

    const fn landings(steps: [(i8, i8); 4]) -> u64x4 {
        let mut masks = [0; 4];
        let mut i = 0;
        while i < 4 {
            masks[i] = Cells::<FILES, RANKS>::FULL.shift_by(steps[i].0, steps[i].1).bits();
            i += 1;
        }
        u64x4::new(masks)
    }

    /// What sliders reach: from the cells of `from` along each axis both ways, through the cells of
    /// `through`, up to and with the first cell that is not one of them.
    #[inline(always)]
    pub fn rays(from: Axes<FILES, RANKS>, through: Cells<FILES, RANKS>) -> Self {
        let through = u64x4::splat(through.bits());
        Self {
            up: Self::cast(from.0, through & Self::LAND_UP, u64x4::unbounded_shl) & Self::LAND_UP,
            down: Self::cast(from.0, through & Self::LAND_DOWN, u64x4::unbounded_shr) & Self::LAND_DOWN,
        }
    }

    /// The rays of four directions, up or down as `shift` goes, before the last step is kept on the board.
    #[inline(always)]
    fn cast(from: u64x4, open: u64x4, shift: impl Fn(u64x4, u64x4) -> u64x4) -> u64x4 {
        // Kogge–Stone: after n rounds a ray has run 2ⁿ − 1 steps, and seven is as far as there is.
        let [once, twice, four_times] = Self::STEPS;
        let reached = from | (open & shift(from, once));
        let open = open & shift(open, once);
        let reached = reached | (open & shift(reached, twice));
        let open = open & shift(open, twice);
        let reached = reached | (open & shift(reached, four_times));
        shift(reached, once)
    }

    /// Where knights land, one set for each of their eight leaps.
    #[inline(always)]
    pub fn knight_leaps(from: Cells<FILES, RANKS>) -> Self {
        let from = u64x4::splat(from.bits());
        Self {
            up: from.unbounded_shl(Self::LEAPS) & Self::LEAP_UP,
            down: from.unbounded_shr(Self::LEAPS) & Self::LEAP_DOWN,
        }
    }

    /// The set of one direction (of a fan of rays).
    pub fn get(self, direction: Direction) -> Cells<FILES, RANKS> {
        let lanes = match direction {
            Direction::N | Direction::E | Direction::NE | Direction::NW => self.up,
            Direction::S | Direction::W | Direction::SW | Direction::SE => self.down,
        };
        let lane = match direction {
            Direction::N | Direction::S => 0,
            Direction::E | Direction::W => 1,
            Direction::NE | Direction::SW => 2,
            Direction::NW | Direction::SE => 3,
        };
        Cells::from_bits(lanes.to_array()[lane])
    }

    /// Both directions of each axis together.
    #[inline(always)]
    pub fn axes(self) -> Axes<FILES, RANKS> {
        Axes(self.up | self.down)
    }

    /// All eight sets together.
    #[inline(always)]
    pub fn union(self) -> Cells<FILES, RANKS> {
        self.axes().union()
    }

    /// Where this fan's rays meet rays that come the opposite way from `other`, by axis.
    #[inline(always)]
    pub fn meet(self, other: Self) -> Axes<FILES, RANKS> {
        Axes(self.up & other.down | self.down & other.up)
    }

    /// The cells common to all those of the eight sets that hold a cell of `targets` (taken by
    /// axis); the whole board if none does. Of the rays of one cell: where something must be put to
    /// stop all of them from reaching their targets, or the targets themselves.
    #[inline(always)]
    pub fn common_of_hits(self, targets: Axes<FILES, RANKS>) -> Cells<FILES, RANKS> {
        let none = u64x4::splat(0);
        let up = self.up | (self.up & targets.0).simd_eq(none);
        let down = self.down | (self.down & targets.0).simd_eq(none);
        Axes(up & down).intersection()
    }

    /// The sum of the sizes of the eight sets.
    #[inline(always)]
    pub fn count(self) -> u32 {
        let (up, down) = (self.up.to_array(), self.down.to_array());
        let lane = |i: usize| up[i].count_ones() + down[i].count_ones();
        lane(0) + lane(1) + lane(2) + lane(3)
    }

    /// All eight sets are empty.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.union().is_empty()
    }
}

impl<const FILES: u8, const RANKS: u8> BitOr for Fan<FILES, RANKS> {
    type Output = Self;

    /// Direction by direction, or leap by leap.
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self { up: self.up | other.up, down: self.down | other.down }
    }
}

impl<const FILES: u8, const RANKS: u8> BitAnd<Cells<FILES, RANKS>> for Fan<FILES, RANKS> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, set: Cells<FILES, RANKS>) -> Self {
        let set = u64x4::splat(set.bits());
        Self { up: self.up & set, down: self.down & set }
    }
}
