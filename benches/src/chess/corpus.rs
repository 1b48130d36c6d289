//! Positions as games pass through them.

use rulebook_chess::Position;
use rulebook_game::playout;

use super::{KNOWN, Program};
use crate::SplitMix;

/// Some hundreds of positions, always the same, each from a random game of its own that starts from a known
/// position and is not over: too many for a processor to learn their branches by heart.
#[must_use]
pub fn corpus() -> Vec<Position> {
    let mut random = SplitMix::new(0x5EED);
    let mut positions = Vec::new();
    for known in &KNOWN {
        for plies in 0..LONGEST_GAME {
            let end = playout(Position::read_fen(known.fen), plies, |_| random.next());
            if end.outcome.is_none() {
                positions.push(end.position);
            }
        }
    }
    positions
}

const LONGEST_GAME: u32 = 80;
