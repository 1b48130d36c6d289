//! How a game ends (K18–K22, K26, K27).

use core::fmt;

use rulebook_game::{Color, Outcome};
use rulebook_plane::{Direction, TileSet};

use crate::{Position, position::Side};

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// All ten pawns of a side are taken (K18).
    Capture,
    /// The side to move cannot move any of its pawns (K19).
    Block,
    /// No interaction is possible any more, and the free pawns are counted (K20, K21).
    FreePawns,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Capture => "capture",
            Self::Block => "block",
            Self::FreePawns => "free pawns",
        })
    }
}

impl Position {
    /// The number of pawns of a colour that could make a step in the position as it stands (K20).
    #[must_use]
    pub fn free_pawns(&self, color: Color) -> usize {
        let side = &self.sides[color.index()];
        let free = side.free();
        side.pawns.iter().filter(|pawn| !self.plane.king_neighbours(*pawn).and(free).is_empty()).count()
    }

    /// K18, then K20.
    #[inline]
    pub(crate) fn decision(&self) -> Option<Outcome<Reason>> {
        for color in Color::ALL {
            if self.sides[color.index()].has_lost_all() {
                return Some(Outcome::Win { winner: !color, reason: Reason::Capture });
            }
        }
        self.separated.then(|| self.free_pawn_result())
    }

    /// Who has more free pawns wins (K20); nobody, if they have as many (K21).
    fn free_pawn_result(&self) -> Outcome<Reason> {
        let reason = Reason::FreePawns;
        let [white, black] = Color::ALL.map(|color| self.free_pawns(color));
        match white.cmp(&black) {
            core::cmp::Ordering::Greater => Outcome::Win { winner: Color::White, reason },
            core::cmp::Ordering::Less => Outcome::Win { winner: Color::Black, reason },
            core::cmp::Ordering::Equal => Outcome::Draw { reason },
        }
    }

    /// Whether no leap is possible any more for either colour, by geometry and counts (K22).
    pub(crate) fn is_separated(&self) -> bool {
        let [white, black] = &self.sides;
        !self.can_ever_leap(white, black) && !self.can_ever_leap(black, white)
    }

    fn can_ever_leap(&self, own: &Side, enemy: &Side) -> bool {
        let manned = |region: &TileSet| !region.is_disjoint(own.pawns);
        let mut regions = self.plane.king_regions(own.tiles).filter(manned);
        regions.any(|region| region.iter().any(|from| self.has_leap_from(from, own, enemy)))
    }

    /// Whether a pawn on the tile could leap, once pawns of both sides are rearranged (K22, K27).
    fn has_leap_from(&self, from: u8, own: &Side, enemy: &Side) -> bool {
        Direction::SIDES.iter().any(|direction| {
            let Some((run, landing)) = self.run_beyond(from, *direction, enemy) else { return false };
            let Some(over) = run.first().filter(|_| own.tiles.contains(landing)) else { return false };
            let enemies = self.plane.king_region(over, enemy.tiles).and(enemy.pawns);
            let region = self.plane.king_region(landing, own.tiles);
            run.count() <= enemies.count() && !region.and(own.free()).is_empty()
        })
    }

    /// The unbroken run of enemy tiles that begins next to a tile, and the tile beyond it.
    fn run_beyond(&self, from: u8, direction: Direction, enemy: &Side) -> Option<(TileSet, u8)> {
        let mut run = TileSet::EMPTY;
        let mut tile = self.plane.neighbour(from, direction)?;
        while enemy.tiles.contains(tile) {
            run = run.or(TileSet::of(tile));
            tile = self.plane.neighbour(tile, direction)?;
        }
        Some((run, tile))
    }
}
