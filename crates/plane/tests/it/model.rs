//! A slow plane by the words: a set of cells, and nothing kept beside it.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rulebook_plane::{Cell, Plane};

/// Column and row, wide enough never to wrap.
pub(crate) type Point = (i32, i32);

pub(crate) const SIDES: [Point; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// In the order of `Direction::ALL`.
pub(crate) const KING: [Point; 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];

pub(crate) fn add(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

pub(crate) fn point(cell: Cell) -> Point {
    (cell.x.into(), cell.y.into())
}

pub(crate) fn cell((x, y): Point) -> Cell {
    Cell::new(x.try_into().unwrap(), y.try_into().unwrap())
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Model(pub(crate) BTreeSet<Point>);

impl Model {
    pub(crate) fn of<const N: usize>(plane: &Plane<N>) -> Self {
        Self(plane.cells().map(point).collect())
    }

    pub(crate) fn frontier(&self) -> BTreeSet<Point> {
        let beside = self.0.iter().flat_map(|tile| SIDES.map(|side| add(*tile, side)));
        beside.filter(|cell| !self.0.contains(cell)).collect()
    }

    pub(crate) fn ray(&self, from: Point, step: Point) -> Vec<Point> {
        let cells = std::iter::successors(Some(add(from, step)), |cell| Some(add(*cell, step)));
        cells.take_while(|cell| self.0.contains(cell)).collect()
    }

    /// The parts connected by these steps, in order of their least points: sets are joined while two touch.
    pub(crate) fn regions(&self, steps: &[Point]) -> BTreeSet<BTreeSet<Point>> {
        let mut parts: Vec<BTreeSet<Point>> = Vec::new();
        for tile in &self.0 {
            let touches = |part: &BTreeSet<Point>| steps.iter().any(|step| part.contains(&add(*tile, *step)));
            let (joined, apart): (Vec<_>, Vec<_>) = parts.into_iter().partition(touches);
            parts = apart;
            parts.push(joined.into_iter().flatten().chain([*tile]).collect());
        }
        parts.into_iter().collect()
    }
}

/// A start not too near the limits, and for each further tile the place in the ordered frontier where it lies.
pub(crate) fn growth() -> impl Strategy<Value = (Point, Vec<usize>)> {
    let picks = prop_oneof![
        // Lumps, and long arms to the right.
        prop::collection::vec(any::<usize>(), 0..64),
        prop::collection::vec(prop_oneof![1 => any::<usize>(), 9 => Just(usize::MAX)], 0..64),
    ];
    ((-30_000..30_000, -30_000..30_000), picks)
}

/// The cells of a growth in the order laid.
pub(crate) fn grown((start, picks): &(Point, Vec<usize>)) -> Vec<Point> {
    let mut model = Model(BTreeSet::from([*start]));
    let mut cells = vec![*start];
    for pick in picks {
        let open: Vec<Point> = model.frontier().into_iter().collect();
        let next = if *pick == usize::MAX { open[open.len() - 1] } else { open[pick % open.len()] };
        model.0.insert(next);
        cells.push(next);
    }
    cells
}

/// A plane that grew so.
pub(crate) fn any_plane() -> impl Strategy<Value = Plane<64>> {
    growth().prop_map(|growth| {
        let mut plane = Plane::new();
        for tile in grown(&growth) {
            plane.lay(cell(tile));
        }
        plane
    })
}
