//! Steps as a mover sees them: ahead, back, and along the two other axes.

use super::{Tail, direction};
use crate::{Cell, Cells, Direction};

/// Turns counter-clockwise by 60°.
const LEFT: u8 = 1;
const RIGHT: u8 = 5;
const BACK: u8 = 3;

/// A direction to move in, and the steps that go with it.
pub(crate) trait Compass: Copy {
    fn ahead(self, cells: Cells) -> Cells;
    fn back(self, cells: Cells) -> Cells;
    /// Ahead, turned left by 60°.
    fn left(self, cells: Cells) -> Cells;
    /// Ahead, turned right by 60°.
    fn right(self, cells: Cells) -> Cells;
    /// The cells from which a step ahead leaves the board.
    fn edge(self) -> Cells;
}

/// The direction with a number, known to the compiler.
#[derive(Clone, Copy)]
pub(crate) struct Fixed<const AHEAD: usize>;

impl<const AHEAD: usize> Fixed<AHEAD> {
    pub(crate) const AHEAD: Direction = direction(AHEAD);

    /// Where the others of a row stand.
    #[inline(always)]
    pub(crate) const fn towards(tail: Tail) -> Direction {
        Self::AHEAD.turned(match tail {
            Tail::Behind => BACK,
            Tail::BehindLeft => RIGHT + BACK,
            Tail::BehindRight => LEFT + BACK,
        })
    }
}

impl<const AHEAD: usize> Compass for Fixed<AHEAD> {
    #[inline(always)]
    fn ahead(self, cells: Cells) -> Cells {
        cells.step(Self::AHEAD)
    }

    #[inline(always)]
    fn back(self, cells: Cells) -> Cells {
        cells.step(Self::AHEAD.turned(BACK))
    }

    #[inline(always)]
    fn left(self, cells: Cells) -> Cells {
        cells.step(Self::AHEAD.turned(LEFT))
    }

    #[inline(always)]
    fn right(self, cells: Cells) -> Cells {
        cells.step(Self::AHEAD.turned(RIGHT))
    }

    #[inline(always)]
    fn edge(self) -> Cells {
        Cells::edge(Self::AHEAD)
    }
}

/// The number of lanes: the six directions, and two that find nothing, for registers have places for a power of two.
pub(crate) const LANES: usize = 8;

/// A direction by its number, with its steps in tables.
#[derive(Clone, Copy)]
pub(crate) struct Lane(pub(crate) usize);

/// What a step needs, by lanes.
struct Table {
    /// The cells that stay on the board. Nothing does in a lane that finds nothing.
    staying: [u64; LANES],
    /// How far they are shifted round the ring, one way and the other.
    up: [u64; LANES],
    down: [u64; LANES],
}

impl Table {
    const fn turned(times: u8) -> Self {
        let mut table = Self { staying: [0; LANES], up: [0; LANES], down: [0; LANES] };
        let mut lane = 0;
        while lane < 6 {
            let direction = direction(lane).turned(times);
            table.staying[lane] = Cells::edge(direction).complement().bits();
            table.up[lane] = Cell::ring_step(direction) as u64;
            table.down[lane] = (Cell::COUNT - Cell::ring_step(direction)) as u64;
            lane += 1;
        }
        table
    }

    #[inline(always)]
    fn step(&self, lane: usize, cells: Cells) -> Cells {
        let staying = cells.bits() & self.staying[lane];
        Cells::from_bits(staying << (self.up[lane] & 63) | staying >> (self.down[lane] & 63))
    }
}

static AHEAD: Table = Table::turned(0);
static BEHIND: Table = Table::turned(BACK);
static LEFTWARD: Table = Table::turned(LEFT);
static RIGHTWARD: Table = Table::turned(RIGHT);
static EDGES: [u64; LANES] = {
    let mut edges = [0; LANES];
    let mut lane = 0;
    while lane < 6 {
        edges[lane] = Cells::edge(direction(lane)).bits();
        lane += 1;
    }
    edges
};

impl Compass for Lane {
    #[inline(always)]
    fn ahead(self, cells: Cells) -> Cells {
        AHEAD.step(self.0, cells)
    }

    #[inline(always)]
    fn back(self, cells: Cells) -> Cells {
        BEHIND.step(self.0, cells)
    }

    #[inline(always)]
    fn left(self, cells: Cells) -> Cells {
        LEFTWARD.step(self.0, cells)
    }

    #[inline(always)]
    fn right(self, cells: Cells) -> Cells {
        RIGHTWARD.step(self.0, cells)
    }

    #[inline(always)]
    fn edge(self) -> Cells {
        Cells::from_bits(EDGES[self.0])
    }
}
