//! Draughts boards, of every variant.

mod svg;

use core::fmt::{self, Write as _};

use rulebook_draughts::{Color, Piece, Position, Square, Variant};

use crate::{Draw, Glyphs, caption::Caption};

impl<V: Variant> Draw for Position<V> {
    /// White's pieces are the outlined symbols or `w` and, for kings, `W`. Before each row stands the number of its
    /// first dark square; the others follow on. Light squares are left blank.
    fn fmt_picture(&self, glyphs: Glyphs, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..V::RULES.side {
            let mut written = 0;
            for square in squares_of_row::<V>(row) {
                if written == 0 {
                    write!(f, "{:>2} ", square.number())?;
                }
                let until = 2 * usize::from(square.column()) + 1;
                write!(f, "{:1$}", "", until - written)?;
                f.write_char(symbol(self.piece_at(square), glyphs))?;
                written = until + 1;
            }
            f.write_char('\n')?;
        }
        writeln!(f, "\n{}", Caption(self))
    }

    fn fmt_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        svg::write(self, f)
    }
}

/// The dark squares of a row, from the left.
fn squares_of_row<V: Variant>(row: u8) -> impl Iterator<Item = Square<V::Board>> {
    (0..V::RULES.side).filter_map(move |column| Square::at(row, column))
}

const fn symbol(piece: Option<Piece>, glyphs: Glyphs) -> char {
    match (piece, glyphs) {
        (None, Glyphs::Unicode) => '·',
        (None, Glyphs::Ascii) => '.',
        (Some(piece), Glyphs::Ascii) => piece.letter(),
        (Some(Piece { color: Color::White, is_king: false }), Glyphs::Unicode) => '⛀',
        (Some(Piece { color: Color::White, is_king: true }), Glyphs::Unicode) => '⛁',
        (Some(Piece { color: Color::Black, is_king: false }), Glyphs::Unicode) => '⛂',
        (Some(Piece { color: Color::Black, is_king: true }), Glyphs::Unicode) => '⛃',
    }
}
