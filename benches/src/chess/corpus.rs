//! Positions as games pass through them.

use rulebook_chess::Position;
use rulebook_game::playout;

use super::{KNOWN, Program};

/// Some hundreds of positions, always the same, each from a random game of its own that starts from a known
/// position and is not over: too many for a processor to learn their branches by heart.
#[must_use]
pub fn corpus() -> Vec<Position> {
    let mut random = SplitMix(0x5EED);
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

/// `SplitMix64`, of Steele, Lea and Flood.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) as usize
    }
}
