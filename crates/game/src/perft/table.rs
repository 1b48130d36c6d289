//! Perft with a memory.

use alloc::vec::Vec;
use core::{
    cell::RefCell,
    hash::{BuildHasher, BuildHasherDefault},
};

use rustc_hash::FxHasher;

use super::{
    Leaves,
    walk::{Memory, count},
};
use crate::Position;

/// A table of counted subtrees for [`perft_hashed`], of a fixed number of bytes.
///
/// It keeps whole positions and compares them with `==`, so it can never change a count, whatever the
/// hashes do; it only saves the recounting of subtrees that are reached by several ways. A table may serve
/// several calls, for one game under one set of rules.
///
/// A subtree's place is a pair of slots. The first keeps the deeper subtree (the newer, if they are equally
/// deep), and what does not fit there goes into the second, whatever stands there.
///
/// ```
/// # include!("../../tests/it/toys/heap.rs");
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
    pairs: Vec<Pair<P>>,
}

impl<P: Position> PerftTable<P> {
    /// An empty table of at most `bytes` bytes: as many pairs of slots as fit, none if none does (it then
    /// never remembers anything). All of it is allocated now. What a position keeps on the heap is not
    /// counted.
    ///
    /// # Panics
    ///
    /// As `Vec` does, if there is not as much memory.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        Self { pairs: empty(bytes) }
    }

    /// The number of subtrees that the table can hold.
    #[must_use]
    pub fn capacity(&self) -> usize {
        2 * self.pairs.len()
    }

    /// Forgets everything, and keeps the memory.
    pub fn clear(&mut self) {
        self.pairs.fill_with(Pair::default);
    }
}

/// As [`perft`](crate::perft), remembering subtrees of two plies and more in `table`.
///
/// It counts leaves, it does not visit them all: its speed says nothing about a generator.
#[must_use]
pub fn perft_hashed<P: Position>(table: &mut PerftTable<P>, position: &P, depth: u32, leaves: Leaves) -> u64 {
    count(position, depth, leaves, Some(&RefCell::new(table)))
}

impl<P: Position> Memory<P> for RefCell<&mut PerftTable<P>> {
    fn place(&self, position: &P, depth: u32) -> Option<usize> {
        place(position, depth, self.borrow().pairs.len())
    }

    fn get(&self, place: Option<usize>, position: &P, depth: u32) -> Option<u64> {
        self.borrow().pairs[place?].get(position, depth)
    }

    fn put(&self, place: Option<usize>, position: &P, depth: u32, leaves: u64) {
        if let Some(index) = place {
            self.borrow_mut().pairs[index].put(position, depth, leaves);
        }
    }
}

/// As many empty places of type `T` as `bytes` bytes hold.
pub(super) fn empty<T: Default>(bytes: usize) -> Vec<T> {
    core::iter::repeat_with(T::default).take(bytes / size_of::<T>()).collect()
}

/// Which of `places` places a subtree belongs to; `None` if there is none.
pub(super) fn place<P: Position>(position: &P, depth: u32, places: usize) -> Option<usize> {
    let hash = BuildHasherDefault::<FxHasher>::default().hash_one((position, depth));
    // Fx mixes towards the high bits and then turns them; a folded multiplication spreads them evenly.
    let product = u128::from(hash) * 0x9e37_79b9_7f4a_7c15;
    scale((product >> 64) as u64 ^ product as u64, places)
}

/// Maps all of a `u64` evenly to `0..places`.
fn scale(key: u64, places: usize) -> Option<usize> {
    (places > 0).then_some(((u128::from(key) * places as u128) >> 64) as usize)
}

/// The two subtrees that stand at one place.
#[derive(Clone, Debug)]
pub(super) struct Pair<P> {
    deep: Option<Entry<P>>,
    newest: Option<Entry<P>>,
}

#[derive(Clone, Debug)]
struct Entry<P> {
    position: P,
    depth: u32,
    leaves: u64,
}

impl<P> Default for Pair<P> {
    fn default() -> Self {
        Self { deep: None, newest: None }
    }
}

impl<P: Clone + Eq> Pair<P> {
    pub(super) fn get(&self, position: &P, depth: u32) -> Option<u64> {
        let mut entries = self.deep.iter().chain(&self.newest);
        entries.find(|entry| entry.depth == depth && entry.position == *position).map(|entry| entry.leaves)
    }

    pub(super) fn put(&mut self, position: &P, depth: u32, leaves: u64) {
        let entry = Some(Entry { position: position.clone(), depth, leaves });
        if self.deep.as_ref().is_some_and(|deep| deep.depth > depth) {
            self.newest = entry;
        } else {
            self.newest = core::mem::replace(&mut self.deep, entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_slot_keeps_the_deeper_and_the_second_the_newer() {
        let mut pair = Pair::default();
        for (position, depth, leaves) in [('a', 5, 1), ('b', 3, 2), ('c', 2, 3)] {
            pair.put(&position, depth, leaves);
        }
        assert_eq!(pair.get(&'a', 5), Some(1), "the deepest stays");
        assert_eq!(pair.get(&'b', 3), None, "the shallower makes room");
        assert_eq!(pair.get(&'c', 2), Some(3));
        pair.put(&'d', 5, 4);
        assert_eq!(pair.get(&'d', 5), Some(4), "an equally deep one takes the first slot");
        assert_eq!(pair.get(&'a', 5), Some(1), "and moves the one before to the second");
        assert_eq!(pair.get(&'c', 2), None);
    }

    #[test]
    fn a_count_is_found_by_position_and_depth() {
        let mut pair = Pair::default();
        pair.put(&'a', 5, 100);
        assert_eq!([pair.get(&'b', 5), pair.get(&'a', 4), pair.get(&'a', 5)], [None, None, Some(100)]);
    }

    #[test]
    fn keys_spread_over_all_places_and_no_further() {
        for places in 1..=9 {
            assert_eq!(scale(0, places), Some(0));
            assert_eq!(scale(u64::MAX, places), Some(places - 1));
        }
        assert_eq!(scale(u64::MAX, 0), None);
    }
}
