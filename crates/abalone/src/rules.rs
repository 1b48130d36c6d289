//! What may be agreed before a game.

use crate::Layout;

/// The rules of a game: the layout it starts from, and how many marbles win (A1, A2).
///
/// The default is the classical layout and six marbles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Where the marbles stand at the start.
    pub layout: Layout,
    /// Who has ejected so many enemy marbles wins. With 0 the game is over before it begins.
    pub to_win: u8,
}

impl Rules {
    /// The classical layout, six marbles to win.
    pub const CLASSICAL: Self = Self::of(Layout::Classical);

    /// A layout, six marbles to win.
    pub const fn of(layout: Layout) -> Self {
        Self { layout, to_win: 6 }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::CLASSICAL
    }
}
