//! Boards of men's morris as SVG.

use core::fmt;

use rulebook_morris::{Color, Point, Position, Variant};

use super::Hands;
use crate::caption::Caption;

/// From a row or column to the next, in the units of the `viewBox`.
const STEP: u32 = 48;
/// Room for the coordinates, and for a man on the outermost line.
const MARGIN: u32 = 48;
/// A line of words.
const LINE: u32 = 20;

pub(super) fn write<V: Variant>(position: &Position<V>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let caption = Caption(position);
    let (columns, rows) = extent::<V>();
    let width = columns * STEP + 2 * MARGIN;
    // Below the board stand the men in hand, and the caption.
    let below = rows * STEP + 2 * MARGIN;
    let height = below + 2 * LINE;
    writeln!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">"#)?;
    writeln!(f, "<title>Men's morris: {caption}</title>")?;
    writeln!(f, r##"<rect width="{width}" height="{height}" fill="#f0e4cb"/>"##)?;
    write_lines::<V>(f)?;
    write_coordinates::<V>(f)?;
    for color in Color::ALL {
        write_men(position, color, f)?;
    }
    writeln!(f, r#"<g font-family="sans-serif" font-size="14" text-anchor="middle">"#)?;
    let middle = width / 2;
    if let Some(hands) = Hands::of(position) {
        writeln!(f, r#"<text x="{middle}" y="{below}">{hands}</text>"#)?;
    }
    writeln!(f, r#"<text x="{middle}" y="{}">{caption}</text>"#, below + LINE)?;
    writeln!(f, "</g>\n</svg>")
}

/// The steps as strokes, and a dot on each point.
fn write_lines<V: Variant>(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let board = V::RULES.board;
    f.write_str(r#"<path d=""#)?;
    for point in board.all() {
        let (x, y) = place::<V>(point);
        // Each step once.
        for (to_x, to_y) in board.neighbours(point).into_iter().filter(|&to| to > point).map(place::<V>) {
            write!(f, "M{x} {y}L{to_x} {to_y}")?;
        }
    }
    writeln!(f, r##"" stroke="#555" stroke-width="2"/>"##)?;
    writeln!(f, r##"<g fill="#555">"##)?;
    for (x, y) in board.all().into_iter().map(place::<V>) {
        writeln!(f, r#"<circle cx="{x}" cy="{y}" r="4"/>"#)?;
    }
    writeln!(f, "</g>")
}

fn write_coordinates<V: Variant>(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (columns, rows) = extent::<V>();
    writeln!(f, r##"<g font-family="sans-serif" font-size="12" text-anchor="middle" fill="#333">"##)?;
    for (column, letter) in (0..=columns).zip('a'..) {
        let (x, y) = (MARGIN + column * STEP, 2 * MARGIN + rows * STEP - LINE);
        writeln!(f, r#"<text x="{x}" y="{y}">{letter}</text>"#)?;
    }
    for row in 0..=rows {
        let y = MARGIN + (rows - row) * STEP + 4;
        writeln!(f, r#"<text x="{}" y="{y}">{}</text>"#, LINE - 4, row + 1)?;
    }
    writeln!(f, "</g>")
}

/// One side's men: discs of white or black.
fn write_men<V: Variant>(position: &Position<V>, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let fill = match color {
        Color::White => "#fff",
        Color::Black => "#000",
    };
    writeln!(f, r##"<g fill="{fill}" stroke="#000" stroke-width="1.5">"##)?;
    for point in position.men(color) {
        let Some(name) = V::RULES.board.name(point) else { continue };
        let (x, y) = place::<V>(point);
        writeln!(f, r#"<circle cx="{x}" cy="{y}" r="16"><title>{color} man on {name}</title></circle>"#)?;
    }
    writeln!(f, "</g>")
}

/// The highest column and row with a point, counted from 0.
fn extent<V: Variant>() -> (u32, u32) {
    let board = V::RULES.board;
    board.all().into_iter().filter_map(|point| board.name(point)).fold((0, 0), |(columns, rows), name| {
        (columns.max(u32::from(name.column())), rows.max(u32::from(name.row())))
    })
}

/// The middle of a point.
fn place<V: Variant>(point: Point) -> (u32, u32) {
    let (_, rows) = extent::<V>();
    let (column, row) =
        V::RULES.board.name(point).map_or((0, 0), |name| (u32::from(name.column()), u32::from(name.row())));
    (MARGIN + column * STEP, MARGIN + (rows - row) * STEP)
}
