//! Chess boards.

mod svg;

use core::fmt::{self, Write as _};

use rulebook_chess::{Color, Piece, Position, Role, Square};

use crate::{Draw, Glyphs, caption::Caption};

impl Draw for Position {
    /// White's pieces are the outlined symbols or the capital letters.
    fn fmt_picture(&self, glyphs: Glyphs, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            write!(f, "{} ", rank + 1)?;
            for square in row(rank) {
                write!(f, " {}", symbol(self.board().piece_at(square), glyphs))?;
            }
            f.write_char('\n')?;
        }
        f.write_str("\n   a b c d e f g h\n")?;
        writeln!(f, "{}", Caption(self))
    }

    fn fmt_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        svg::write(self, f)
    }
}

/// The squares of a rank, from the file a.
fn row(rank: u8) -> impl Iterator<Item = Square> {
    (0..8).filter_map(move |file| Square::at(file, rank))
}

fn symbol(piece: Option<Piece>, glyphs: Glyphs) -> char {
    match (piece, glyphs) {
        (None, Glyphs::Unicode) => '·',
        (None, Glyphs::Ascii) => '.',
        (Some(piece), Glyphs::Ascii) => piece.letter(),
        (Some(Piece { color: Color::White, role }), Glyphs::Unicode) => outlined(role),
        (Some(Piece { color: Color::Black, role }), Glyphs::Unicode) => filled(role),
    }
}

const fn outlined(role: Role) -> char {
    match role {
        Role::Pawn => '♙',
        Role::Knight => '♘',
        Role::Bishop => '♗',
        Role::Rook => '♖',
        Role::Queen => '♕',
        Role::King => '♔',
    }
}

const fn filled(role: Role) -> char {
    match role {
        Role::Pawn => '♟',
        Role::Knight => '♞',
        Role::Bishop => '♝',
        Role::Rook => '♜',
        Role::Queen => '♛',
        Role::King => '♚',
    }
}
