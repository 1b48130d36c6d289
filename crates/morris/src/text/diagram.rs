//! The board as a picture.

use core::fmt;

use rulebook_game::Color;

use crate::{Position, Variant};

/// A position to be drawn, which `Display` does. See [`Position::diagram`].
#[derive(Clone, Copy)]
pub struct Diagram<'a, V: Variant>(&'a Position<V>);

impl<V: Variant> Position<V> {
    /// The board as a picture: `W` and `B` for men, `.` for an empty point.
    ///
    /// ```
    /// use rulebook_morris::{Position, ThreeDiagonals};
    ///
    /// let position: Position<ThreeDiagonals> = "W..BBWB.W b 0,0".parse().unwrap();
    /// assert_eq!(
    ///     position.diagram().to_string(),
    ///     r"
    /// 3 W---.---.
    ///   | \ | / |
    /// 2 B---B---W
    ///   | / | \ |
    /// 1 B---.---W
    ///   a   b   c
    /// "
    ///     .trim_start()
    /// );
    /// ```
    pub const fn diagram(&self) -> Diagram<'_, V> {
        Diagram(self)
    }
}

/// The letter of a side's men, or a point without a man.
pub(super) const fn letter(man: Option<Color>) -> char {
    match man {
        Some(Color::White) => 'W',
        Some(Color::Black) => 'B',
        None => '.',
    }
}

impl<V: Variant> fmt::Display for Diagram<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&V::RULES.board.drawing(|point| letter(self.0.man_at(point))), f)
    }
}

impl<V: Variant> fmt::Debug for Diagram<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
