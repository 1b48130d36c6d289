//! All laws along random games.

use alloc::vec::Vec;

use super::{SplitMix64, assert_play, assert_position, assert_same, assert_text, list::listed};
use crate::Text;

/// Plays a random game from `start` for each of `seeds`, at most `ply_limit` plies long and never past the
/// position's [`outcome`](crate::Position::outcome), and asserts every law in every position on the way.
/// Equal positions that meet in one game must be the same, as [`assert_same`] has it.
///
/// `candidates` gives moves that may or may not be legal in a position, with random numbers to choose them
/// by; the legal moves of the position before are added. Returns the number of positions that were tested,
/// so that a test can assert that it went far.
///
/// # Panics
///
/// If a law is broken, or if the game's code panics.
#[track_caller]
pub fn assert_playouts<P: Text>(
    start: &P,
    rules: &P::Rules,
    seeds: impl IntoIterator<Item = u64>,
    ply_limit: u32,
    mut candidates: impl FnMut(&P, &mut SplitMix64) -> Vec<P::Move>,
) -> u64 {
    let mut tested = 0;
    for seed in seeds {
        let mut random = SplitMix64::new(seed);
        let mut path: Vec<P> = Vec::new();
        let mut position = start.clone();
        let mut before = Vec::new();
        loop {
            let moves = listed(&position);
            let mut tries = candidates(&position, &mut random);
            tries.append(&mut before);
            assert_position(&position, tries.iter().copied());
            assert_play(&position, tries);
            assert_text(&position, rules);
            if let Some(earlier) = path.iter().rev().find(|&earlier| *earlier == position) {
                assert_same(earlier, &position);
            }
            tested += 1;
            if path.len() as u64 == u64::from(ply_limit) || moves.is_empty() {
                break;
            }
            path.push(position.clone());
            position.play_unchecked(moves[random.below(moves.len())]);
            before = moves;
        }
    }
    tested
}
