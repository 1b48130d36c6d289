//! The tests of the tile plane.

mod against_model;
mod canonical;
mod laying;
mod model;
mod regions;
mod serde_forms;
mod sets;
mod symmetry;
mod text;

use rulebook_plane::{Cell, Plane};

/// The plane of a drawing, numbered row by row from the top as far as tiles touch; the lower left mark is `0,0`.
fn plane(drawing: &[&str]) -> Plane<64> {
    Plane::from_cells(&cells(drawing)).unwrap()
}

/// The cells marked `#`, row by row from the top.
fn cells(drawing: &[&str]) -> Vec<Cell> {
    let rows = (0..).zip(drawing.iter().rev()).collect::<Vec<_>>();
    let marked = |(y, row): &(i16, &&str)| {
        let y = *y;
        let marks = (0..).zip(row.bytes()).filter(|(_, mark)| *mark == b'#');
        marks.map(move |(x, _)| Cell::new(x, y)).collect::<Vec<_>>()
    };
    rows.iter().rev().flat_map(marked).collect()
}
