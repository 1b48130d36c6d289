//! Draughts boards as SVG.

use core::fmt;

use rulebook_draughts::{Color, Position, Square, Variant};

use super::squares_of_row;
use crate::caption::Caption;

/// The side of a square, in the units of the `viewBox`.
const SIDE: u32 = 40;
/// Half a square of air around the board.
const MARGIN: u32 = 24;

pub(super) fn write<V: Variant>(position: &Position<V>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let caption = Caption(position);
    let board = u32::from(V::RULES.side) * SIDE;
    let width = board + 2 * MARGIN;
    // Below the board stands the caption.
    let height = width + MARGIN;
    writeln!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">"#)?;
    writeln!(f, "<title>Draughts: {caption}</title>")?;
    writeln!(f, r##"<rect width="{width}" height="{height}" fill="#fff"/>"##)?;
    writeln!(
        f,
        r##"<rect x="{MARGIN}" y="{MARGIN}" width="{board}" height="{board}" fill="#f0e4cb" stroke="#555"/>"##
    )?;
    write_squares::<V>(f)?;
    for color in Color::ALL {
        write_pieces(position, color, f)?;
    }
    writeln!(
        f,
        r#"<text x="{}" y="{}" font-family="sans-serif" font-size="14" text-anchor="middle">{caption}</text>"#,
        width / 2,
        height - MARGIN / 2
    )?;
    writeln!(f, "</svg>")
}

/// The dark squares, each with its number in the upper left corner.
fn write_squares<V: Variant>(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let squares = || (0..V::RULES.side).flat_map(squares_of_row::<V>);
    writeln!(f, r##"<g fill="#b8946a">"##)?;
    for square in squares() {
        let (x, y) = corner::<V>(square);
        writeln!(f, r#"<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>"#)?;
    }
    writeln!(f, "</g>")?;
    writeln!(f, r##"<g font-family="sans-serif" font-size="9" fill="#333">"##)?;
    for square in squares() {
        let (x, y) = corner::<V>(square);
        writeln!(f, r#"<text x="{}" y="{}">{square}</text>"#, x + 2, y + 9)?;
    }
    writeln!(f, "</g>")
}

/// One side's pieces: discs of white or black, and a crown of the other on a king.
fn write_pieces<V: Variant>(position: &Position<V>, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (fill, crown) = match color {
        Color::White => ("#fff", "#000"),
        Color::Black => ("#000", "#fff"),
    };
    writeln!(f, r##"<g fill="{fill}" stroke="#000" stroke-width="1.5">"##)?;
    for square in position.pieces(color) {
        let Some(piece) = position.piece_at(square) else { continue };
        let (x, y) = corner::<V>(square);
        write!(f, r#"<g transform="translate({x} {y})"><title>{piece} on {square}</title>"#)?;
        write!(f, r#"<circle cx="20" cy="20" r="15"/>"#)?;
        if piece.is_king {
            write!(f, r#"<path d="M12 27v-13l4 5 4-7 4 7 4-5v13z" fill="{crown}" stroke="none"/>"#)?;
        }
        writeln!(f, "</g>")?;
    }
    writeln!(f, "</g>")
}

/// The upper left corner of a square.
fn corner<V: Variant>(square: Square<V::Board>) -> (u32, u32) {
    (MARGIN + u32::from(square.column()) * SIDE, MARGIN + u32::from(square.row()) * SIDE)
}
