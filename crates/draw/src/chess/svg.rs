//! Chess boards as SVG.

use core::fmt;

use rulebook_chess::{Color, Position, Role, Square};

use super::row;
use crate::caption::Caption;

/// The side of a square, in the units of the `viewBox`.
const SIDE: u32 = 40;
/// Room for the coordinates, and for half a square of air around them.
const MARGIN: u32 = 24;
const BOARD: u32 = 8 * SIDE;
const WIDTH: u32 = BOARD + 2 * MARGIN;
/// Below the file letters stands the caption.
const HEIGHT: u32 = WIDTH + MARGIN;

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

/// One side's pieces: the same shapes for both, filled with white or black and outlined.
fn write_pieces(position: &Position, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let fill = match color {
        Color::White => "#fff",
        Color::Black => "#000",
    };
    writeln!(f, r##"<g fill="{fill}" stroke="#000" stroke-width="1.5" stroke-linejoin="round">"##)?;
    for (square, piece) in position.board().iter().filter(|(_, piece)| piece.color == color) {
        let (x, y) = corner(square);
        writeln!(
            f,
            r#"<path transform="translate({x} {y})" d="{}"><title>{piece} on {square}</title></path>"#,
            shape(piece.role)
        )?;
    }
    writeln!(f, "</g>")
}

/// The outline of a piece on a square whose upper left corner is the origin. Paths rather than text: not
/// every font has the chess symbols, and not every viewer has a font.
const fn shape(role: Role) -> &'static str {
    match role {
        Role::Pawn => "M11 34h18v-3l-4-2-2-7h2v-3h-2a5 5 0 1 0-6 0h-2v3h2l-2 7-4 2z",
        Role::Knight => {
            "M12 34h20v-4c0-10 1-21-11-24l-2-3-2 4c-4 2-6 6-8 11-1 2 0 4 2 4h3c2-1 3-2 6-2-1 4-6 5-7 10z"
        }
        Role::Bishop => {
            "M9 34h22v-4l-4-2-3-5h2v-3h-2c3-2 5-5 4-8l-6 4 4.5-7c-1-2-3.5-4-6.5-6-7 4-12 12-4 17h-2v3h2l-3 5-4 2z"
        }
        Role::Rook => "M9 34h22v-4l-3-2v-12l2-2v-7h-5v3h-3v-3h-4v3h-3v-3h-5v7l2 2v12l-3 2z",
        Role::Queen => "M9 34h22v-4l-2-2 5-16-6 7-2-11-6 10-6-10-2 11-6-7 5 16-2 2z",
        Role::King => {
            "M9 34h22v-4l-2-2c0-3 5-5 5-10 0-6-8-7-12-2v-4h3v-3h-3v-3h-4v3h-3v3h3v4\
             c-4-5-12-4-12 2 0 5 5 7 5 10l-2 2z"
        }
    }
}

/// The upper left corner of a square.
fn corner(square: Square) -> (u32, u32) {
    (MARGIN + u32::from(square.file()) * SIDE, MARGIN + u32::from(7 - square.rank()) * SIDE)
}
