//! Perft with a memory.

use alloc::vec::Vec;
use core::hash::{BuildHasher, BuildHasherDefault};

use rustc_hash::FxHasher;

use super::{
    Leaves,
    walk::{Memo, count},
};
use crate::Position;

/// A table of counted subtrees for [`perft_hashed`], of a fixed number of bytes.
///
/// It keeps whole positions and compares them with `==`, so it can never change a count, whatever the
/// hashes do; it only saves the recounting of subtrees that are reached by several ways. A table may serve
/// several calls, for one game under one set of rules.
///
/// Slots stand in pairs. Of a pair, the first keeps the deeper subtree (the newer, if they are equally
/// deep), and what does not fit there goes into the second, whatever stands there.
///
/// ```
/// # include!("../../tests/toys/heap.rs");
/// use rulebook_game::{Leaves, PerftTable, perft, perft_hashed};
/// # fn main() {
///
/// let heap = Heap { counters: 40, turn: Color::White };
/// let mut table = PerftTable::new(1 << 16);
/// assert_eq!(perft_hashed(&mut table, &heap, 18, Leaves::Counted), perft(&heap, 18));
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct PerftTable<P> {
    slots: Vec<Option<Entry<P>>>,
}

#[derive(Clone, Debug)]
struct Entry<P> {
    position: P,
    depth: u32,
    leaves: u64,
}

impl<P: Position> PerftTable<P> {
    /// An empty table of at most `bytes` bytes: as many slots as fit, none if none does (it then never
    /// remembers anything). All of it is allocated now. What a position keeps on the heap is not counted.
    ///
    /// # Panics
    ///
    /// As `Vec` does, if there is not as much memory.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let slots = bytes / size_of::<Option<Entry<P>>>();
        Self { slots: core::iter::repeat_with(|| None).take(slots).collect() }
    }

    /// The number of subtrees that the table can hold.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.slots.len()
    }

    /// Forgets everything, and keeps the memory.
    pub fn clear(&mut self) {
        self.slots.fill_with(|| None);
    }

    pub(super) fn get(&self, key: u64, position: &P, depth: u32) -> Option<u64> {
        let pair = self.pair(key)?;
        let slots = self.slots[pair..].iter().take(2).flatten();
        slots.filter(|entry| entry.depth == depth && entry.position == *position).map(|e| e.leaves).next()
    }

    pub(super) fn put(&mut self, key: u64, position: &P, depth: u32, leaves: u64) {
        let Some(pair) = self.pair(key) else { return };
        let entry = Some(Entry { position: position.clone(), depth, leaves });
        match &mut self.slots[pair..] {
            [Some(deep), newest, ..] if deep.depth > depth => *newest = entry,
            [deepest, newest, ..] => *newest = core::mem::replace(deepest, entry),
            [only] => *only = entry,
            [] => {}
        }
    }

    /// The index of the first slot of the key's pair; `None` in a table without slots.
    fn pair(&self, key: u64) -> Option<usize> {
        let pairs = self.slots.len().div_ceil(2);
        let pair = ((u128::from(key) * pairs as u128) >> 64) as usize;
        (pairs > 0).then_some(pair * 2)
    }
}

/// Where a subtree belongs: a hash with good high bits.
pub(super) fn key<P: Position>(position: &P, depth: u32) -> u64 {
    let hash = BuildHasherDefault::<FxHasher>::default().hash_one((position, depth));
    // Fx mixes towards the high bits and then turns them; a folded multiplication spreads them evenly.
    let product = u128::from(hash) * 0x9e37_79b9_7f4a_7c15;
    (product >> 64) as u64 ^ product as u64
}

impl<P: Position> Memo<P> for PerftTable<P> {
    fn recall(&mut self, position: &P, depth: u32, walk: impl FnOnce(&mut Self) -> u64) -> u64 {
        let key = key(position, depth);
        self.get(key, position, depth).unwrap_or_else(|| {
            let leaves = walk(self);
            self.put(key, position, depth, leaves);
            leaves
        })
    }
}

/// As [`perft`](crate::perft), remembering subtrees of two plies and more in `table`.
///
/// It counts leaves, it does not visit them all: its speed says nothing about a generator.
#[must_use]
pub fn perft_hashed<P: Position>(table: &mut PerftTable<P>, position: &P, depth: u32, leaves: Leaves) -> u64 {
    count(position, depth, leaves, table)
}
