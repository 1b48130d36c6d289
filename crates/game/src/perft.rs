//! Perft: how many ways there are to play a number of plies. The measure of a generator, for being right
//! and for being fast.

mod table;
mod walk;

#[cfg(feature = "rayon")]
mod parallel;

#[cfg(feature = "rayon")]
pub use parallel::perft_parallel;
pub use table::{PerftTable, perft_hashed};

use crate::Position;
use walk::count;

/// What is done with the last ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Leaves {
    /// The moves of the last ply are counted ([`Position::count_moves`]), not played. "Bulk counting".
    #[default]
    Counted,
    /// Each leaf is made: the last move is played and the position it gives really built.
    Made,
}

/// The number of leaves `depth` plies below `position`, the last ply counted in bulk.
///
/// A finished position is one leaf at depth 0 and none below. A count too large for a `u64` is
/// [`u64::MAX`], from every driver: with a table, such counts take no time at all.
///
/// ```
/// # include!("../tests/it/toys/heap.rs");
/// use rulebook_game::{perft, perft_all};
/// # fn main() {
///
/// // Five counters, one or two a turn: 2 · 2 · 2 leaves, except that 2-2-2 is not possible.
/// let heap = Heap { counters: 5, turn: Color::White };
/// assert_eq!(perft(&heap, 0), 1);
/// assert_eq!(perft(&heap, 3), 7);
/// assert_eq!(perft_all(&heap, 3), 7);
/// # }
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    count(position, depth, Leaves::Counted, None)
}

/// As [`perft`], but makes every leaf ([`Leaves::Made`]): what a search that visits leaves would pay.
#[must_use]
pub fn perft_all<P: Position>(position: &P, depth: u32) -> u64 {
    count(position, depth, Leaves::Made, None)
}

/// Perft by first move: gives each legal move and the number of leaves below it to `visit`, as soon as it
/// is counted and in the order of generation, and returns their sum.
///
/// At depth 0 there is no first move: nothing is visited and the sum is 1. `visit` may also drive a
/// progress bar ([`Position::count_moves`] is its length), and to split by first move what another driver
/// counts, play each move and ask that driver.
pub fn divide<P: Position>(
    position: &P,
    depth: u32,
    leaves: Leaves,
    mut visit: impl FnMut(P::Move, u64),
) -> u64 {
    let Some(below) = depth.checked_sub(1) else { return 1 };
    let mut sum: u64 = 0;
    position.for_each_child(|mv, child| {
        let nodes = count(child, below, leaves, None);
        sum = sum.saturating_add(nodes);
        visit(mv, nodes);
    });
    sum
}
