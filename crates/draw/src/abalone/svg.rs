//! The hexagon of Abalone as SVG.

use core::fmt;

use rulebook_abalone::{Cell, Color, Position};

use super::Lost;
use crate::caption::Caption;

/// From a point to the next, in the units of the `viewBox`.
const STEP: f64 = 48.0;
/// The middle of the board.
const MIDDLE: (u32, u32) = (260, 230);
/// Below the board.
const BELOW: u32 = 470;
/// A line of words.
const LINE: u32 = 20;

pub(super) fn write(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let caption = Caption(position);
    let (width, height) = (2 * MIDDLE.0, BELOW + 2 * LINE);
    writeln!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">"#)?;
    writeln!(f, "<title>Abalone: {caption}</title>")?;
    writeln!(f, r##"<rect width="{width}" height="{height}" fill="#f0e4cb"/>"##)?;
    write_hollows(f)?;
    write_coordinates(f)?;
    for color in Color::ALL {
        write_marbles(position, color, f)?;
    }
    writeln!(f, r#"<g font-family="sans-serif" font-size="14" text-anchor="middle">"#)?;
    if let Some(lost) = Lost::of(position) {
        writeln!(f, r#"<text x="{}" y="{BELOW}">{lost}</text>"#, MIDDLE.0)?;
    }
    writeln!(f, r#"<text x="{}" y="{}">{caption}</text>"#, MIDDLE.0, BELOW + LINE)?;
    writeln!(f, "</g>\n</svg>")
}

/// The points on which marbles can lie.
fn write_hollows(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, r##"<g fill="#d9c6a0" stroke="#8a7650">"##)?;
    for (x, y) in Cell::all().map(place) {
        writeln!(f, r#"<circle cx="{x:.1}" cy="{y:.1}" r="21"/>"#)?;
    }
    writeln!(f, "</g>")
}

/// Letters to the left of the rows, numbers at the lower right of their diagonals.
fn write_coordinates(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, r##"<g font-family="sans-serif" font-size="12" text-anchor="middle" fill="#333">"##)?;
    for (row, letter) in (0..Cell::ROWS).zip('a'..) {
        let Some((x, y)) = Cell::of_row(row).next().map(place) else { continue };
        writeln!(f, r#"<text x="{:.1}" y="{:.1}">{letter}</text>"#, x - 32.0, y + 4.0)?;
    }
    for number in 1..=Cell::ROWS {
        // The lowest point of the diagonal.
        let lowest = (0..Cell::ROWS).find_map(|row| Cell::named(row, number));
        let Some((x, y)) = lowest.map(place) else { continue };
        writeln!(f, r#"<text x="{:.1}" y="{:.1}">{number}</text>"#, x + 17.0, y + 33.0)?;
    }
    writeln!(f, "</g>")
}

fn write_marbles(position: &Position, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let fill = match color {
        Color::White => "#fff",
        Color::Black => "#000",
    };
    writeln!(f, r##"<g fill="{fill}" stroke="#000" stroke-width="1.5">"##)?;
    for cell in position.marbles(color) {
        let (x, y) = place(cell);
        writeln!(
            f,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="19"><title>{color} marble on {cell}</title></circle>"#
        )?;
    }
    writeln!(f, "</g>")
}

/// The middle of a point.
fn place(cell: Cell) -> (f64, f64) {
    let (x, y) = cell.middle();
    (f64::from(MIDDLE.0) + STEP * x, f64::from(MIDDLE.1) - STEP * y)
}
