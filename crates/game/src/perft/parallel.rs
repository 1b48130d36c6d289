//! Perft over several threads.

use std::{
    num::NonZeroUsize,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    vec::Vec,
};

use rayon::prelude::*;

use super::{
    Leaves,
    table::{Pair, empty, place},
    walk::{Memory, count},
};
use crate::Position;

/// As [`perft`](crate::perft), by `threads` threads of its own, with a shared table of `table_bytes` bytes
/// if any is given (as in [`perft_hashed`](crate::perft_hashed)). The count is that of one thread.
///
/// The tree is cut into many subtrees, which the threads take one by one. After each, `progress` is told
/// how many are done and how many there are, from whichever thread finished it: each number of done ones
/// once, though two threads may tell theirs in the wrong order. Pass `|_, _| ()` for silence.
///
/// Where the system refuses to start threads, the calling thread does all the work.
#[must_use]
pub fn perft_parallel<P: Position + Send + Sync>(
    position: &P,
    depth: u32,
    leaves: Leaves,
    threads: NonZeroUsize,
    table_bytes: Option<usize>,
    progress: impl Fn(u64, u64) + Sync,
) -> u64 {
    let (subtrees, below) = split(position, depth, threads.get() * SUBTREES_A_THREAD);
    let total = subtrees.len() as u64;
    let done = AtomicU64::new(0);
    let table = table_bytes.map(|bytes| SharedTable { pairs: empty(bytes) });
    let run = |subtree: &P| {
        let nodes = count(subtree, below, leaves, table.as_ref().map(|table| table as &dyn Memory<P>));
        progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
        nodes
    };
    match rayon::ThreadPoolBuilder::new().num_threads(threads.get()).build() {
        // One subtree a job: they differ by orders of magnitude.
        Ok(pool) => {
            let parts = subtrees.par_iter().with_max_len(1).map(run);
            pool.install(|| parts.reduce(|| 0, u64::saturating_add))
        }
        Err(_) => subtrees.iter().map(run).fold(0, u64::saturating_add),
    }
}

/// Enough that no thread waits long for another's last subtree, few enough to be worth a job each.
const SUBTREES_A_THREAD: usize = 64;

/// The positions some plies down, and the plies that remain below them: at least `enough` positions, unless
/// the last two plies come first.
fn split<P: Position>(position: &P, depth: u32, enough: usize) -> (Vec<P>, u32) {
    let mut level = std::vec![position.clone()];
    let mut below = depth;
    while below > 2 && level.len() < enough && !level.is_empty() {
        let mut next = Vec::new();
        for parent in &level {
            parent.for_each_child(|_, child| next.push(child.clone()));
        }
        level = next;
        below -= 1;
    }
    (level, below)
}

/// A table with a lock at each place: beside what it guards, so that it costs no cache line of its own.
struct SharedTable<P> {
    pairs: Vec<Mutex<Pair<P>>>,
}

impl<P> SharedTable<P> {
    fn lock(&self, index: usize) -> MutexGuard<'_, Pair<P>> {
        // A panic in a game's `==` or `clone` leaves no half-written entry behind the lock.
        self.pairs[index].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<P: Position> Memory<P> for SharedTable<P> {
    fn place(&self, position: &P, depth: u32) -> Option<usize> {
        place(position, depth, self.pairs.len())
    }

    fn get(&self, place: Option<usize>, position: &P, depth: u32) -> Option<u64> {
        self.lock(place?).get(position, depth)
    }

    fn put(&self, place: Option<usize>, position: &P, depth: u32, leaves: u64) {
        if let Some(index) = place {
            self.lock(index).put(position, depth, leaves);
        }
    }
}
