//! The hexagon of Abalone.

mod svg;

use core::fmt;

use rulebook_abalone::{Cell, Color, Position};

use crate::{Draw, Glyphs, caption::Caption};

impl Draw for Position {
    /// White's marbles are rings or `w`, Black's discs or `b`. The marbles that are lost have a line of their own, as
    /// soon as there are any.
    fn fmt_picture(&self, glyphs: Glyphs, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", Cell::drawing(|cell| symbol(self.marble_at(cell), glyphs)))?;
        if let Some(lost) = Lost::of(self) {
            writeln!(f, "{lost}")?;
        }
        writeln!(f, "{}", Caption(self))
    }

    fn fmt_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        svg::write(self, f)
    }
}

const fn symbol(marble: Option<Color>, glyphs: Glyphs) -> char {
    match (marble, glyphs) {
        (None, Glyphs::Unicode) => '·',
        (None, Glyphs::Ascii) => '.',
        (Some(Color::White), Glyphs::Unicode) => '○',
        (Some(Color::White), Glyphs::Ascii) => 'w',
        (Some(Color::Black), Glyphs::Unicode) => '●',
        (Some(Color::Black), Glyphs::Ascii) => 'b',
    }
}

/// The marbles that were ejected.
struct Lost {
    white: u8,
    black: u8,
}

impl Lost {
    /// `None` as long as there are none.
    fn of(position: &Position) -> Option<Self> {
        let [white, black] = Color::ALL.map(|color| position.lost(color));
        (white > 0 || black > 0).then_some(Self { white, black })
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lost: white {}, black {}", self.white, self.black)
    }
}
