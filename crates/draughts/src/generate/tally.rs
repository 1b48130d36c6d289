//! What takes captures: a count, and a list.

use alloc::vec::Vec;
use core::marker::PhantomData;

use super::search::{Tally, shortest_double};
use crate::{Majority, MoveKind, Variant};

/// Counts captures without keeping them.
pub(crate) struct CaptureCount<V> {
    best: u32,
    pub(crate) count: u64,
    /// A bit for each set of pieces taken so far on routes that may have a double.
    seen: u64,
    /// Two of them had the same bit: perhaps the count is too high.
    pub(crate) is_doubtful: bool,
    variant: PhantomData<V>,
}

impl<V: Variant> CaptureCount<V> {
    pub(crate) const fn new() -> Self {
        Self { best: 0, count: 0, seen: 0, is_doubtful: false, variant: PhantomData }
    }
}

impl<V: Variant> Tally for CaptureCount<V> {
    #[inline(always)]
    fn take(&mut self, _from: u64, to: u64, captured: u64, kind: MoveKind, rank: u32) {
        if !matches!(V::RULES.majority, Majority::None) {
            if rank < self.best {
                return;
            }
            if rank > self.best {
                *self = Self { best: rank, ..Self::new() };
            }
        }
        self.count += u64::from(to.count_ones());
        if captured.count_ones() >= shortest_double::<V>(kind) {
            let bit = 1 << (captured.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58);
            self.is_doubtful |= self.seen & bit != 0;
            self.seen |= bit;
        }
    }
}

/// Captures of one piece with one set of pieces taken, by the squares they end on.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) to: u64,
    pub(crate) captured: u64,
    from: u8,
    pub(crate) kind: MoveKind,
}

impl Entry {
    const NONE: Self = Self { to: 0, captured: 0, from: 0, kind: MoveKind::Man };

    #[inline(always)]
    pub(crate) const fn from(&self) -> u64 {
        1 << self.from
    }
}

/// How many entries need no allocation.
const ROOM: usize = 16;

/// Keeps captures, each once.
pub(crate) struct CaptureList<V> {
    best: u32,
    length: usize,
    entries: [Entry; ROOM],
    /// What has no room above: hardly ever anything.
    more: Vec<Entry>,
    variant: PhantomData<V>,
}

impl<V: Variant> CaptureList<V> {
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self { best: 0, length: 0, entries: [Entry::NONE; ROOM], more: Vec::new(), variant: PhantomData }
    }

    #[inline(always)]
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries[..self.length.min(ROOM)].iter().chain(&self.more)
    }

    pub(crate) fn count(&self) -> u64 {
        self.entries().map(|entry| u64::from(entry.to.count_ones())).sum()
    }

    /// Takes the squares off that are listed already with the same pieces taken (D13).
    #[cold]
    #[inline(never)]
    fn without_doubles(&self, entry: &Entry) -> u64 {
        let same = |other: &&Entry| {
            other.captured == entry.captured && other.from == entry.from && other.kind == entry.kind
        };
        self.entries().filter(same).fold(entry.to, |to, other| to & !other.to)
    }

    #[cold]
    #[inline(never)]
    fn push_more(&mut self, entry: Entry) {
        self.more.push(entry);
    }
}

impl<V: Variant> Tally for CaptureList<V> {
    #[inline(always)]
    fn take(&mut self, from: u64, to: u64, captured: u64, kind: MoveKind, rank: u32) {
        if !matches!(V::RULES.majority, Majority::None) {
            if rank < self.best {
                return;
            }
            if rank > self.best {
                self.best = rank;
                self.length = 0;
                self.more.clear();
            }
        }
        let mut entry = Entry { to, captured, from: from.trailing_zeros() as u8, kind };
        if captured.count_ones() >= shortest_double::<V>(kind) {
            entry.to = self.without_doubles(&entry);
            if entry.to == 0 {
                return;
            }
        }
        match self.entries.get_mut(self.length) {
            Some(place) => {
                *place = entry;
                self.length += 1;
            }
            None => self.push_more(entry),
        }
    }
}
