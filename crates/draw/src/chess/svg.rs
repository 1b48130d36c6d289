//! Chess boards as SVG.

use core::fmt;

use rulebook_chess::{Color, Position, Square};

use super::{filled, row};
use crate::caption::Caption;

/// The side of a square, in the units of the `viewBox`.
const SIDE: u32 = 40;
/// Room for the coordinates, and for half a square of air around them.
const MARGIN: u32 = 24;
const BOARD: u32 = 8 * SIDE;
const WIDTH: u32 = BOARD + 2 * MARGIN;
/// Below the file letters stands the caption.
const HEIGHT: u32 = WIDTH + MARGIN;

/// Pieces are text, so that the document stays small and needs no artwork.
const FONTS: &str = "DejaVu Sans, Segoe UI Symbol, Apple Symbols, Noto Sans Symbols 2, sans-serif";
/// Asks for the symbol as text: some systems show ♟ as a coloured emoji.
const AS_TEXT: char = '\u{fe0e}';

pub(super) fn write(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let caption = Caption(position);
    writeln!(f, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">"#)?;
    writeln!(f, "<title>Chess: {caption}</title>")?;
    writeln!(f, r##"<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>"##)?;
    write_board(f)?;
    write_coordinates(f)?;
    let middle = WIDTH / 2;
    let bottom = HEIGHT - MARGIN / 2;
    writeln!(
        f,
        r#"<text x="{middle}" y="{bottom}" font-family="sans-serif" font-size="14" text-anchor="middle">{caption}</text>"#
    )?;
    for color in Color::ALL {
        write_pieces(position, color, f)?;
    }
    writeln!(f, "</svg>")
}

fn write_board(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(
        f,
        r##"<rect x="{MARGIN}" y="{MARGIN}" width="{BOARD}" height="{BOARD}" fill="#f0e4cb" stroke="#555"/>"##
    )?;
    writeln!(f, r##"<g fill="#b8946a">"##)?;
    for square in Square::all().filter(|square| !square.is_light()) {
        let (x, y) = corner(square);
        writeln!(f, r#"<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>"#)?;
    }
    writeln!(f, "</g>")
}

fn write_coordinates(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, r##"<g font-family="sans-serif" font-size="12" text-anchor="middle" fill="#333">"##)?;
    for square in row(0) {
        let (x, file) = (corner(square).0 + SIDE / 2, char::from(b'a' + square.file()));
        writeln!(f, r#"<text x="{x}" y="{}">{file}</text>"#, MARGIN + BOARD + 16)?;
    }
    for rank in (0..8).rev() {
        let y = MARGIN + (7 - rank) * SIDE + SIDE / 2 + 4;
        writeln!(f, r#"<text x="{}" y="{y}">{}</text>"#, MARGIN / 2, rank + 1)?;
    }
    writeln!(f, "</g>")
}

/// One side's pieces: the filled symbols for both sides, so that a white piece covers its square.
fn write_pieces(position: &Position, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let fill = match color {
        Color::White => "#fff",
        Color::Black => "#000",
    };
    writeln!(
        f,
        r##"<g font-family="{FONTS}" font-size="34" text-anchor="middle" fill="{fill}" stroke="#000">"##
    )?;
    for (square, piece) in position.board().iter().filter(|(_, piece)| piece.color == color) {
        let (x, y) = corner(square);
        let symbol = filled(piece.role);
        writeln!(f, r#"<text x="{}" y="{}">{symbol}{AS_TEXT}</text>"#, x + SIDE / 2, y + 32)?;
    }
    writeln!(f, "</g>")
}

/// The upper left corner of a square.
fn corner(square: Square) -> (u32, u32) {
    (MARGIN + u32::from(square.file()) * SIDE, MARGIN + u32::from(7 - square.rank()) * SIDE)
}
