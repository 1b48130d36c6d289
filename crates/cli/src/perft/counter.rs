//! Counting leaves in whichever way was asked for.

use std::{
    num::NonZeroUsize,
    time::{Duration, Instant},
};

use rulebook_game::{Leaves, PerftTable, Position, perft, perft_all, perft_hashed, perft_parallel};

use super::bar;
use crate::failure::Failure;

/// The way to count. Every way gives the same number.
pub(crate) struct How {
    pub(crate) leaves: Leaves,
    pub(crate) threads: NonZeroUsize,
    /// The size of the table of known subtrees, if there is to be one.
    pub(crate) table_mib: Option<u32>,
}

/// A number of leaves, and how long it took to count them.
#[derive(Clone, Copy)]
pub(crate) struct Count {
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
}

/// Counts the leaves below one position after the other.
pub(crate) struct Counter<'a, P> {
    how: &'a How,
    table_bytes: Option<usize>,
    /// One thread's table; several threads have theirs a count.
    table: Option<PerftTable<P>>,
}

impl<'a, P: Position + Send + Sync> Counter<'a, P> {
    /// Refuses a table for which there is no memory.
    pub(crate) fn new(how: &'a How) -> Result<Self, Failure> {
        let table_bytes = how.table_mib.map(|mib| {
            let bytes = usize::try_from(mib).ok().and_then(|mib| mib.checked_mul(1 << 20));
            // Asked for here because a table that fails to get its memory ends the program.
            bytes.filter(|&bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok()).ok_or_else(|| {
                Failure::at("--hash", format_args!("there is no memory for a table of {mib} MiB"))
            })
        });
        let table_bytes = table_bytes.transpose()?;
        let alone = how.threads == NonZeroUsize::MIN;
        Ok(Self { how, table_bytes, table: table_bytes.filter(|_| alone).map(PerftTable::new) })
    }

    /// The leaves `depth` plies below `position`. `progress` is told how many parts are done, of how many.
    pub(crate) fn count(&mut self, position: &P, depth: u32, progress: impl Fn(u64, u64) + Sync) -> u64 {
        let How { leaves, threads, .. } = *self.how;
        // Shallower, it is over before a thread has started, or anyone has looked.
        let Some(below) = depth.checked_sub(1).filter(|&below| below >= 2) else {
            return self.count_alone(position, depth);
        };
        if threads > NonZeroUsize::MIN {
            return perft_parallel(position, depth, leaves, threads, self.table_bytes, progress);
        }
        let total = position.count_moves();
        let (mut done, mut nodes) = (0, 0_u64);
        position.for_each_child(|_, child| {
            nodes = nodes.saturating_add(self.count_alone(child, below));
            done += 1;
            progress(done, total);
        });
        nodes
    }

    /// As [`count`](Self::count), under a progress bar and a clock.
    pub(crate) fn count_watched(&mut self, position: &P, depth: u32, name: &'static str) -> Count {
        let bar = bar::of(name, 0);
        let begin = Instant::now();
        let nodes = self.count(position, depth, |done, total| {
            bar.set_length(total);
            // Threads may tell their parts in another order than they finish them.
            bar.set_position(done.max(bar.position()));
        });
        let time = begin.elapsed();
        bar.finish_and_clear();
        Count { nodes, time }
    }

    fn count_alone(&mut self, position: &P, depth: u32) -> u64 {
        match (&mut self.table, self.how.leaves) {
            (Some(table), leaves) => perft_hashed(table, position, depth, leaves),
            (None, Leaves::Counted) => perft(position, depth),
            (None, Leaves::Made) => perft_all(position, depth),
        }
    }
}
