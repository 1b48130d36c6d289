//! Boards of men's morris, all of them.

mod svg;

use core::fmt::{self, Write};

use rulebook_morris::{Color, Position, Variant};

use crate::{Draw, Glyphs, caption::Caption};

impl<V: Variant> Draw for Position<V> {
    /// White's men are rings or `W`, Black's discs or `B`. The men in hand have a line of their own, as long as there
    /// are any.
    fn fmt_picture(&self, glyphs: Glyphs, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = V::RULES.board.drawing(|point| symbol(self.man_at(point), glyphs));
        match glyphs {
            Glyphs::Unicode => write!(BoxDrawing(f), "{board}")?,
            Glyphs::Ascii => write!(f, "{board}")?,
        }
        f.write_char('\n')?;
        if let Some(hands) = Hands::of(self) {
            writeln!(f, "{hands}")?;
        }
        writeln!(f, "{}", Caption(self))
    }

    fn fmt_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        svg::write(self, f)
    }
}

const fn symbol(man: Option<Color>, glyphs: Glyphs) -> char {
    match (man, glyphs) {
        (None, Glyphs::Unicode) => '·',
        (None, Glyphs::Ascii) => '.',
        (Some(Color::White), Glyphs::Unicode) => '○',
        (Some(Color::White), Glyphs::Ascii) => 'W',
        (Some(Color::Black), Glyphs::Unicode) => '●',
        (Some(Color::Black), Glyphs::Ascii) => 'B',
    }
}

/// Draws the lines of a board with characters that are made for it.
struct BoxDrawing<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl Write for BoxDrawing<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|drawn| {
            self.0.write_char(match drawn {
                '-' => '─',
                '|' => '│',
                '/' => '╱',
                '\\' => '╲',
                other => other,
            })
        })
    }
}

/// The men that are still to be laid.
struct Hands {
    white: u8,
    black: u8,
}

impl Hands {
    /// `None` if all are laid.
    fn of<V: Variant>(position: &Position<V>) -> Option<Self> {
        let [white, black] = Color::ALL.map(|color| position.hand(color));
        (white > 0 || black > 0).then_some(Self { white, black })
    }
}

impl fmt::Display for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in hand: white {}, black {}", self.white, self.black)
    }
}
