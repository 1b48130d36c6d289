//! What may be agreed before a game.

use crate::Layout;

/// The rules of a game: the layout it starts from, and how many marbles win (A1, A2).
///
/// The default is the classical layout and six marbles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Rules {
    /// Where the marbles stand at the start.
    pub layout: Layout,
    /// Who has ejected so many enemy marbles wins. 0 is taken as 1: a game is not over before it begins.
    pub to_win: u8,
}

impl Rules {
    /// The classical layout, six marbles to win.
    pub const CLASSICAL: Self = Self::of(Layout::Classical);

    /// A layout, six marbles to win.
    pub const fn of(layout: Layout) -> Self {
        Self { layout, to_win: 6 }
    }

    /// The number of marbles that win, at least 1.
    pub(crate) const fn marbles_to_win(self) -> u8 {
        if self.to_win == 0 { 1 } else { self.to_win }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::CLASSICAL
    }
}
