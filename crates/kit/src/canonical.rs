//! One position for all that a motion of the table leads to (K2).

use rulebook_plane::Motion;

use crate::{Chain, Move, Position};

impl Position {
    /// One position for all that are the same up to translation and symmetry: two positions are such if and only
    /// if their canonical positions are equal (K2).
    ///
    /// The lower left corner of the box of tiles lies on `0,0`.
    ///
    /// ```
    /// use rulebook_game::Text as _;
    /// use rulebook_kit::{ChainRule, Position};
    ///
    /// let read = |text| Position::parse_position(text, &ChainRule::Optional).unwrap();
    /// let upright = read("w/b/W w 18:9,19:10 0,0");
    /// let lying = read("wbW w 18:9,19:10 -7,3");
    /// assert_ne!(upright, lying);
    /// assert_eq!(upright.canonical(), lying.canonical());
    /// ```
    #[must_use]
    pub fn canonical(&self) -> Self {
        self.moved(self.canonical_motion())
    }

    /// The motion of the table that leads to the [canonical](Self::canonical) position. What is known of a move
    /// there is [brought](Move::moved) here by its [inverse](Motion::inverse).
    pub fn canonical_motion(&self) -> Motion {
        self.plane.canonical_motion(|tile| {
            let tile = self.tile(tile);
            (tile.color.index(), tile.pawn)
        })
    }

    /// The position after a motion of the table.
    ///
    /// The limit of coordinates (K25) is not watched: what is moved beyond it plays on, but its text is refused.
    #[must_use]
    pub fn moved(&self, motion: Motion) -> Self {
        // The tiles keep their numbers, and who can ever meet whom depends on nothing else.
        Self { plane: self.plane.moved(motion), ..*self }
    }
}

impl Move {
    /// The same move after a motion of the table.
    #[must_use]
    pub fn moved(self, motion: Motion) -> Self {
        match self {
            Self::Tile(cell) => Self::Tile(motion.cell(cell)),
            Self::Pawn(cell) => Self::Pawn(motion.cell(cell)),
            Self::Both { tile, pawn } => Self::Both { tile: motion.cell(tile), pawn: motion.cell(pawn) },
            Self::Step { from, to } => Self::Step { from: motion.cell(from), to: motion.cell(to) },
            Self::Capture(chain) => {
                let mut directions = chain.directions().map(|direction| motion.direction(direction));
                let start = Chain::from(motion.cell(chain.start()));
                Self::Capture(directions.try_fold(start, Chain::then).unwrap_or(start))
            }
        }
    }
}
