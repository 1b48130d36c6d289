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

impl<P: Clone + Eq> PerftTable<P> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables of `slots` slots, for positions that are bare numbers; every key below means the same pair.
    fn table(slots: usize) -> PerftTable<u32> {
        let table = PerftTable::new(slots * size_of::<Option<Entry<u32>>>());
        assert_eq!(table.capacity(), slots);
        table
    }

    #[test]
    fn the_first_slot_keeps_the_deeper_and_the_second_the_newer() {
        let mut table = table(2);
        for (position, depth) in [(1, 5), (2, 3), (3, 2)] {
            table.put(0, &position, depth, u64::from(position));
        }
        assert_eq!(table.get(0, &1, 5), Some(1), "the deepest stays");
        assert_eq!(table.get(0, &2, 3), None, "the shallower makes room");
        assert_eq!(table.get(0, &3, 2), Some(3));
        table.put(0, &4, 5, 4);
        assert_eq!(table.get(0, &4, 5), Some(4), "an equally deep one takes the first slot");
        assert_eq!(table.get(0, &1, 5), Some(1), "and moves the one before to the second");
        assert_eq!(table.get(0, &3, 2), None);
    }

    #[test]
    fn a_count_is_found_by_position_and_depth_not_by_key() {
        let mut table = table(2);
        table.put(7, &1, 5, 100);
        assert_eq!(table.get(7, &2, 5), None);
        assert_eq!(table.get(7, &1, 4), None);
        assert_eq!(table.get(7, &1, 5), Some(100));
        table.clear();
        assert_eq!(table.get(7, &1, 5), None);
    }

    #[test]
    fn every_key_has_its_place_in_every_size() {
        for slots in 0..=9 {
            let mut table = table(slots);
            for key in [0, 1, u64::MAX / 3, u64::MAX / 2, u64::MAX] {
                table.put(key, &1, 2, key);
                assert_eq!(table.get(key, &1, 2), (slots > 0).then_some(key), "{slots} slots, key {key}");
            }
        }
    }
}
