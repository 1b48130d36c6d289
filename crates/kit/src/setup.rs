//! What a position that is set up or read must be (K25).

use alloc::vec::Vec;

use rulebook_game::Color;
use rulebook_plane::TileSet;

use crate::{PAWNS, Position, TILES};

/// Something that no position can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// Tiles on the table and in hand are not twenty.
    #[error("{color} has {tiles} tiles on the table and in hand, not 20")]
    Tiles {
        /// Whose tiles.
        color: Color,
        /// How many.
        tiles: u32,
    },
    /// More than ten pawns.
    #[error("{color} has {pawns} pawns on the table and in hand, more than 10")]
    Pawns {
        /// Whose pawns.
        color: Color,
        /// How many.
        pawns: u32,
    },
    /// The tiles do not hang together (K6).
    #[error("the tiles are not connected by their sides")]
    Apart,
    /// Both sides have lost ten pawns.
    #[error("both sides have lost all their pawns")]
    NoPawns,
    /// A tile lies too far from the origin.
    #[error("a coordinate is beyond ±{limit}")]
    Far {
        /// The greatest coordinate that the number of tiles allows.
        limit: i16,
    },
}

impl Position {
    /// Every fault of a position that was put together.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            let side = &self.sides[color.index()];
            let tiles = side.tiles.count() + u32::from(side.tiles_in_hand);
            let pawns = side.pawns.count() + u32::from(side.pawns_in_hand);
            if tiles != u32::from(TILES) {
                faults.push(Fault::Tiles { color, tiles });
            }
            if pawns > u32::from(PAWNS) {
                faults.push(Fault::Pawns { color, pawns });
            }
        }
        let all = self.sides[0].tiles.or(self.sides[1].tiles);
        if !all.is_empty() && self.plane.side_region(0, all) != all {
            faults.push(Fault::Apart);
        }
        if self.sides.iter().all(crate::position::Side::has_lost_all) {
            faults.push(Fault::NoPawns);
        }
        let limit = 1000 + self.plane.len() as i16;
        let far = |part: i16| part.unsigned_abs() > limit.unsigned_abs();
        if self.plane.cells().iter().any(|cell| far(cell.x) || far(cell.y)) {
            faults.push(Fault::Far { limit });
        }
        faults
    }

    /// Adds a tile to a position that is put together.
    pub(crate) fn add(&mut self, cell: rulebook_plane::Cell, color: Color, pawn: bool) {
        let tile = TileSet::of(self.plane.lay(cell));
        let side = &mut self.sides[color.index()];
        side.tiles = side.tiles.or(tile);
        if pawn {
            side.pawns = side.pawns.or(tile);
        }
    }
}
