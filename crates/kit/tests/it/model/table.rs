//! Tables at random, of every phase of a game and of shapes that bring about its ends.

use std::collections::BTreeSet;

use super::{Cell, Hand, Model, Tile};

/// How the colours lie.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pattern {
    /// Anyhow: regions are large and leaps are many.
    Mixed,
    /// White to the left: the colours meet along one line.
    Halves,
    /// A colour a column, for regions that are many and small.
    Stripes(u32),
}

/// Something to draw from: gives a number below the one asked.
pub type Below<'a> = &'a mut dyn FnMut(usize) -> usize;

/// A table as K25 allows it, with all tiles laid more often than not.
pub fn any(below: Below, mandatory: bool) -> Model {
    let pattern = match below(3) {
        0 => Pattern::Mixed,
        1 => Pattern::Halves,
        _ => Pattern::Stripes((below(256) | below(256) << 8) as u32),
    };
    let in_hand = if below(3) == 0 { [below(20), below(20)] } else { [0, 0] };
    let mut model = lay(below, pattern, in_hand, mandatory);
    let most = [1, 3, 10, 10][below(4)];
    for white in [true, false] {
        put_pawns(&mut model, white, below(most + 1), below);
        let lost_at_most = 10 - model.pawns(white).len();
        if below(4) == 0 {
            model.hands[usize::from(!white)].pawns = below(lost_at_most + 1);
        }
    }
    if [true, false].iter().all(|&white| model.pawns(white).len() + model.hand(white).pawns == 0) {
        model.hands[0].pawns = 1;
    }
    model
}

/// A table with everything laid, whose regions are mostly small, and mostly full or empty: pawns that are blocked, and
/// colours that cannot reach each other.
pub fn islands(below: Below, mandatory: bool) -> Model {
    let pattern = Pattern::Stripes((below(256) | below(256) << 8) as u32);
    let mut model = lay(below, pattern, [0, 0], mandatory);
    for white in [true, false] {
        let is_stiff = below(2) == 0;
        for region in model.regions(white) {
            let size = region.len();
            let wanted = if is_stiff { [0, size][below(2)] } else { [0, 1, size - 1, size][below(4)] };
            let left = 10 - model.pawns(white).len();
            let mut cells: Vec<Cell> = region.into_iter().collect();
            for _ in 0..wanted.min(left) {
                let cell = cells.swap_remove(below(cells.len()));
                stand(&mut model, cell);
            }
        }
    }
    if model.table.values().all(|tile| !tile.pawn) {
        put_pawns(&mut model, true, 1, below);
    }
    model
}

fn lay(below: Below, pattern: Pattern, in_hand: [usize; 2], mandatory: bool) -> Model {
    let mut model = Model {
        table: [].into(),
        white_moves: below(2) == 0,
        hands: [Hand { tiles: 20, pawns: 0 }; 2],
        mandatory,
    };
    let far = [[0, 0], [3, -7], [1000, 1000], [-1000, 0]][below(4)];
    // A tight table or a straggling one.
    let choices = 1 + below(3);
    let mut open = BTreeSet::from([far]);
    while model.hands.iter().zip(in_hand).any(|(hand, left)| hand.tiles > left) {
        let cells: Vec<Cell> = open.iter().copied().collect();
        let distance = |cell: &Cell| (cell[0] - far[0]).abs() + (cell[1] - far[1]).abs();
        let cell = (0..choices).map(|_| cells[below(cells.len())]).min_by_key(distance).expect("a choice");
        let wanted = match pattern {
            Pattern::Mixed => below(2) == 0,
            Pattern::Halves => (cell[0] < far[0]) != (below(16) == 0),
            Pattern::Stripes(colors) => {
                (colors >> ((cell[0] - far[0] + 8) & 15) & 1 == 0) != (below(24) == 0)
            }
        };
        let is_left = |white: bool| model.hand(white).tiles > in_hand[usize::from(!white)];
        let white = if is_left(wanted) { wanted } else { !wanted };
        model.hands[usize::from(!white)].tiles -= 1;
        model.table.insert(cell, Tile { white, pawn: false });
        open = model.cells_to_lay();
    }
    model
}

fn put_pawns(model: &mut Model, white: bool, count: usize, below: Below) {
    for _ in 0..count {
        let free = model.free_tiles(white);
        if !free.is_empty() {
            stand(model, free[below(free.len())]);
        }
    }
}

fn stand(model: &mut Model, cell: Cell) {
    model.table.get_mut(&cell).expect("a tile").pawn = true;
}
