//! Pictures of positions: as lines for a terminal, and as SVG.
//!
//! ```
//! use rulebook_chess::Position;
//! use rulebook_draw::{Draw, Glyphs};
//!
//! let picture = Position::start().picture(Glyphs::Unicode).to_string();
//! assert_eq!(picture, "\
//! 8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
//! 7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
//! 6  · · · · · · · ·
//! 5  · · · · · · · ·
//! 4  · · · · · · · ·
//! 3  · · · · · · · ·
//! 2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
//! 1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
//!
//!    a b c d e f g h
//! white to move
//! ");
//! ```
//!
//! A picture is looked at, not read back: positions have their own text for that. It shows the board and
//! whose turn it is, and leaves out counters and rights. No picture needs colour to be understood.
//!
//! This crate is `no_std`, has no `unsafe` code, and writes to nothing but the formatter it is given.

#![no_std]
#![forbid(unsafe_code)]

mod abalone;
mod caption;
mod chess;
mod draughts;
mod kit;
mod morris;

use core::fmt;

use rulebook_game::Position;

/// A position that can be drawn.
///
/// A game implements the two methods that write; [`picture`](Self::picture) and [`svg`](Self::svg) make
/// something to display of them.
pub trait Draw: Position {
    /// Writes the position as lines for a terminal, each ended by a line break: the board from White's
    /// side with its coordinates, then whose turn it is or how the game has ended.
    ///
    /// # Errors
    ///
    /// Only those of the formatter.
    fn fmt_picture(&self, glyphs: Glyphs, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Writes the position as an SVG document: the same board with the same words.
    ///
    /// # Errors
    ///
    /// Only those of the formatter.
    fn fmt_svg(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The position as lines for a terminal.
    fn picture(&self, glyphs: Glyphs) -> Picture<'_, Self> {
        Picture { position: self, glyphs }
    }

    /// The position as an SVG document: UTF-8, without an XML declaration, so that it can also stand
    /// inside a page. It has a `viewBox` and no size: whoever shows it chooses one.
    fn svg(&self) -> Svg<'_, Self> {
        Svg { position: self }
    }
}

/// The characters that a terminal picture is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Glyphs {
    /// The game's own symbols where Unicode has them, as ♘ for a white knight.
    #[default]
    Unicode,
    /// ASCII only: letters, as in the game's position text.
    Ascii,
}

/// A terminal picture to be displayed; made by [`Draw::picture`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Picture<'a, P> {
    position: &'a P,
    glyphs: Glyphs,
}

impl<P: Draw> fmt::Display for Picture<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt_picture(self.glyphs, f)
    }
}

/// An SVG document to be displayed; made by [`Draw::svg`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Svg<'a, P> {
    position: &'a P,
}

impl<P: Draw> fmt::Display for Svg<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt_svg(f)
    }
}
