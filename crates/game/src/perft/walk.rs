//! The one recursion under every perft.

use core::hint::black_box;

use super::Leaves;
use crate::Position;

/// Remembers the counts of subtrees. `Copy`, so that remembering nothing is passed down as nothing.
pub(super) trait Memo<P>: Copy {
    /// Where a subtree's count is kept.
    type Place: Copy;

    fn place(self, position: &P, depth: u32) -> Self::Place;
    fn get(self, place: Self::Place, position: &P, depth: u32) -> Option<u64>;
    fn put(self, place: Self::Place, position: &P, depth: u32, leaves: u64);
}

/// Remembers nothing, and costs nothing.
#[derive(Clone, Copy)]
pub(super) struct NoMemo;

impl<P> Memo<P> for NoMemo {
    type Place = ();

    #[inline(always)]
    fn place(self, _: &P, _: u32) {}

    #[inline(always)]
    fn get(self, (): (), _: &P, _: u32) -> Option<u64> {
        None
    }

    #[inline(always)]
    fn put(self, (): (), _: &P, _: u32, _: u64) {}
}

/// The leaves `depth` plies below `position`.
pub(super) fn count<P: Position>(position: &P, depth: u32, leaves: Leaves, memo: impl Memo<P>) -> u64 {
    match leaves {
        Leaves::Counted => walk::<P, Counted, _>(position, depth, memo),
        Leaves::Made => walk::<P, Made, _>(position, depth, memo),
    }
}

/// The last ply, chosen at compile time so that the loop above it holds no branch.
trait LastPly {
    fn count<P: Position>(position: &P) -> u64;
}

struct Counted;

impl LastPly for Counted {
    #[inline(always)]
    fn count<P: Position>(position: &P) -> u64 {
        position.count_moves()
    }
}

struct Made;

impl LastPly for Made {
    #[inline(always)]
    fn count<P: Position>(position: &P) -> u64 {
        let mut leaves = 0;
        position.for_each_move(|mv| {
            let mut leaf = position.clone();
            leaf.play_unchecked(mv);
            // Otherwise the optimiser sees that nobody looks at the leaf, and never builds it.
            black_box(&leaf);
            leaves += 1;
        });
        leaves
    }
}

fn walk<P: Position, L: LastPly, M: Memo<P>>(position: &P, depth: u32, memo: M) -> u64 {
    match depth {
        0 => 1,
        1 => L::count(position),
        _ => {
            let place = memo.place(position, depth);
            if let Some(known) = memo.get(place, position, depth) {
                return known;
            }
            let mut leaves: u64 = 0;
            position.for_each_move(|mv| {
                let mut child = position.clone();
                child.play_unchecked(mv);
                leaves = leaves.saturating_add(walk::<P, L, M>(&child, depth - 1, memo));
            });
            memo.put(place, position, depth, leaves);
            leaves
        }
    }
}
