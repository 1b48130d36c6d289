//! The table of kit draughts.

use core::fmt;

use rulebook_game::Color;
use rulebook_kit::{Cell, Hand, Position};

use crate::{Draw, Glyphs, caption::Caption};

/// The side of a tile, in the units of the `viewBox`.
const TILE: i16 = 40;

impl Draw for Position {
    /// The letters of the position's text, or squares for bare tiles and discs for pawns, hollow for White
    /// and full for Black; the column numbers stand in the line of words, as the corner of the box.
    fn fmt_picture(&self, glyphs: Glyphs, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((low, high)) = self.plane().bounds() {
            for y in (low.y..=high.y).rev() {
                write!(f, "{y:>5} ")?;
                for x in low.x..=high.x {
                    write!(f, " {}", symbol(self, Cell::new(x, y), glyphs))?;
                }
                writeln!(f)?;
            }
            writeln!(f, "columns {} to {}", low.x, high.x)?;
        }
        fmt_hands(self, f)?;
        writeln!(f, "\n{}", Caption(self))
    }

    fn fmt_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let caption = Caption(self);
        let zero = Cell::new(0, 0);
        let (low, high) = self.plane().bounds().unwrap_or((zero, zero));
        let (columns, rows) = (high.x - low.x + 1, high.y - low.y + 1);
        let (width, below) = (TILE * (columns + 2).max(12), TILE * (rows + 1) + 20);
        writeln!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {}" role="img">"#,
            below + 40
        )?;
        writeln!(f, "<title>Kit draughts: {caption}</title>")?;
        writeln!(f, r##"<rect width="{width}" height="{}" fill="#e4ecd8"/>"##, below + 40)?;
        for (cell, tile) in self.plane().cells().zip(0..) {
            let corner = (TILE * (cell.x - low.x + 1), TILE * (high.y - cell.y + 1));
            let white = self.tiles(Color::White).contains(tile);
            let pawn = Color::ALL.iter().any(|color| self.pawns(*color).contains(tile));
            write_tile(corner, white, pawn, f)?;
        }
        writeln!(f, r#"<g font-family="sans-serif" font-size="14" text-anchor="middle">"#)?;
        write!(f, r#"<text x="{}" y="{below}">"#, width / 2)?;
        fmt_hands(self, f)?;
        writeln!(f, "</text>")?;
        writeln!(f, r#"<text x="{}" y="{}">{caption}</text>"#, width / 2, below + 20)?;
        writeln!(f, "</g>\n</svg>")
    }
}

fn symbol(position: &Position, cell: Cell, glyphs: Glyphs) -> char {
    let Some(tile) = position.plane().tile_at(cell) else { return ' ' };
    let white = position.tiles(Color::White).contains(tile);
    let pawn = Color::ALL.iter().any(|color| position.pawns(*color).contains(tile));
    match (glyphs, white, pawn) {
        (Glyphs::Unicode, true, false) => '□',
        (Glyphs::Unicode, true, true) => '○',
        (Glyphs::Unicode, false, false) => '■',
        (Glyphs::Unicode, false, true) => '●',
        (Glyphs::Ascii, true, false) => 'w',
        (Glyphs::Ascii, true, true) => 'W',
        (Glyphs::Ascii, false, false) => 'b',
        (Glyphs::Ascii, false, true) => 'B',
    }
}

/// What is left to place.
fn fmt_hands(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for color in Color::ALL {
        let Hand { tiles, pawns } = position.hand(color);
        let gap = if color == Color::White { "in hand: " } else { ", " };
        write!(f, "{gap}{color} {tiles} tiles and {pawns} pawns")?;
    }
    Ok(())
}

fn write_tile((x, y): (i16, i16), white: bool, pawn: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (tile, disc) = if white { ("#f7f3e8", "#fff") } else { ("#6b6b6b", "#000") };
    writeln!(f, r##"<rect x="{x}" y="{y}" width="{TILE}" height="{TILE}" fill="{tile}" stroke="#333"/>"##)?;
    if pawn {
        let (x, y) = (x + TILE / 2, y + TILE / 2);
        writeln!(f, r##"<circle cx="{x}" cy="{y}" r="14" fill="{disc}" stroke="#000" stroke-width="2"/>"##)?;
    }
    Ok(())
}
