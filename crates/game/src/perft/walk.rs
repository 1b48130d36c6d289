//! The one recursion under every perft.

use core::hint::black_box;

use super::Leaves;
use crate::Position;

/// Remembers the counts of subtrees.
///
/// A walk knows its memory as `dyn` and its last ply at run time: beside hashing and comparing whole positions that is
/// nothing, and so a game's generator is compiled into one such walk, not into one for each memory and last ply.
pub(super) trait Memory<P> {
    /// Where a subtree's count is kept.
    fn place(&self, position: &P, depth: u32) -> Option<usize>;
    fn get(&self, place: Option<usize>, position: &P, depth: u32) -> Option<u64>;
    fn put(&self, place: Option<usize>, position: &P, depth: u32, leaves: u64);
}

/// What a walk remembers. `Copy`, so that remembering nothing is passed down as nothing.
trait Memo<P>: Copy {
    type Place: Copy;

    fn place(self, position: &P, depth: u32) -> Self::Place;
    fn get(self, place: Self::Place, position: &P, depth: u32) -> Option<u64>;
    fn put(self, place: Self::Place, position: &P, depth: u32, leaves: u64);
}

/// Remembers nothing, and costs nothing.
#[derive(Clone, Copy)]
struct NoMemo;

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

impl<P> Memo<P> for &dyn Memory<P> {
    type Place = Option<usize>;

    fn place(self, position: &P, depth: u32) -> Option<usize> {
        Memory::place(self, position, depth)
    }

    fn get(self, place: Option<usize>, position: &P, depth: u32) -> Option<u64> {
        Memory::get(self, place, position, depth)
    }

    fn put(self, place: Option<usize>, position: &P, depth: u32, leaves: u64) {
        Memory::put(self, place, position, depth, leaves);
    }
}

/// The leaves `depth` plies below `position`.
pub(super) fn count<P: Position>(
    position: &P,
    depth: u32,
    leaves: Leaves,
    memory: Option<&dyn Memory<P>>,
) -> u64 {
    match (memory, leaves) {
        (Some(memory), _) => walk(position, depth, leaves, memory),
        (None, Leaves::Counted) => walk(position, depth, Counted, NoMemo),
        (None, Leaves::Made) => walk(position, depth, Made, NoMemo),
    }
}

/// The last ply. Without a memory it is chosen at compile time, so that the loop above it holds no branch.
trait LastPly: Copy {
    fn count<P: Position>(self, position: &P) -> u64;
}

#[derive(Clone, Copy)]
struct Counted;

impl LastPly for Counted {
    #[inline(always)]
    fn count<P: Position>(self, position: &P) -> u64 {
        position.count_moves()
    }
}

#[derive(Clone, Copy)]
struct Made;

impl LastPly for Made {
    #[inline(always)]
    fn count<P: Position>(self, position: &P) -> u64 {
        let mut leaves = 0;
        position.for_each_child(|_, leaf| {
            // Otherwise the optimiser sees that nobody looks at the leaf, and never builds it. A small one is built
            // in registers if it is handed over by value; a large one would be copied once more.
            if size_of::<P>() <= 32 {
                black_box(leaf.clone());
            } else {
                black_box(leaf);
            }
            leaves += 1;
        });
        leaves
    }
}

impl LastPly for Leaves {
    fn count<P: Position>(self, position: &P) -> u64 {
        match self {
            Self::Counted => Counted.count(position),
            Self::Made => Made.count(position),
        }
    }
}

fn walk<P: Position, L: LastPly, M: Memo<P>>(position: &P, depth: u32, last: L, memo: M) -> u64 {
    match depth {
        0 => 1,
        1 => last.count(position),
        _ => {
            let place = memo.place(position, depth);
            if let Some(known) = memo.get(place, position, depth) {
                return known;
            }
            let mut leaves: u64 = 0;
            position.for_each_child(|_, child| {
                leaves = leaves.saturating_add(walk(child, depth - 1, last, memo));
            });
            memo.put(place, position, depth, leaves);
            leaves
        }
    }
}
