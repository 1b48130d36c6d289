//! In what the dialects differ.

/// Which of the kinds of movetext is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Dialect {
    /// Portable Game Notation, of chess. `0-0` is castling. Written with the seven tags that the standard
    /// demands first, in lines of at most 79 characters.
    Pgn,
    /// Portable Draughts Notation. The results `2-0`, `1-1`, `0-2` and `0-0` are read too, and a `*` behind a
    /// move as "forced". Written with the results `1-0`, `1/2-1/2`, `0-1`.
    Pdn,
    /// As [`Pdn`](Self::Pdn), but written with the results `2-0`, `1-1`, `0-2`.
    PdnPoints,
    /// The plain record of every other game. A number alone is a move, unless a dot follows.
    Plain,
}

impl Dialect {
    /// Whether it is one of the two of draughts.
    #[must_use]
    pub const fn is_pdn(self) -> bool {
        matches!(self, Self::Pdn | Self::PdnPoints)
    }

    /// The tags that are written first, in this order.
    #[must_use]
    pub const fn first_tags(self) -> &'static [&'static str] {
        match self {
            Self::Pgn => &["Event", "Site", "Date", "Round", "White", "Black", "Result"],
            Self::Pdn | Self::PdnPoints => {
                &["Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType"]
            }
            Self::Plain => &["Game", "Rules", "Position", "Result"],
        }
    }

    /// The characters that a written line holds at most, unless one word is longer.
    #[must_use]
    pub const fn width(self) -> usize {
        match self {
            Self::Pgn => 79,
            Self::Pdn | Self::PdnPoints | Self::Plain => 80,
        }
    }
}
