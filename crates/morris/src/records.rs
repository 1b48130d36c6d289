//! The mills that were opened and may not be formed again (T4).

use alloc::{boxed::Box, vec::Vec};
use core::{
    fmt::Debug,
    hash::{Hash, Hasher},
};

use rulebook_mill::{Line, PointSet};

use crate::{MillReform, Variant, generate::in_mills};

/// A mill that was opened (T4): the line, and where the three men now stand that formed it.
///
/// Men need no identity for this. A record is rewritten as its men move, so three points say which three men are meant;
/// renaming men does not change it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Record {
    /// The points of the line.
    pub line: PointSet,
    /// Where its three men stand.
    pub men: PointSet,
}

impl Record {
    /// From where to where a man would go to form the mill again: there is one such step if the other two stand on the
    /// line.
    #[inline]
    pub(crate) const fn barred(self) -> Option<(PointSet, PointSet)> {
        let from = self.men.difference(self.line);
        if from.count() == 1 { Some((from, self.line.difference(self.men))) } else { None }
    }

    /// A man goes from a point to another; if it is one of the three, the record follows it.
    #[inline(always)]
    fn follow(&mut self, from: PointSet, to: PointSet) {
        if !self.men.is_disjoint(from) {
            self.men ^= from | to;
        }
    }
}

/// What a position remembers of opened mills: [`MillRecords`], or `()` where the rules do not ask.
///
/// It is sealed: there are these two.
pub trait Records: Clone + Eq + Hash + Debug + Default + Send + Sync + Unpin + sealed::Sealed {
    /// Whether any records are kept.
    const KEPT: bool;

    /// The records, in no order that means anything.
    fn as_slice(&self) -> &[Record];

    /// A man goes from a point to another; the records follow it.
    #[doc(hidden)]
    fn follow(&mut self, from: PointSet, to: PointSet);

    /// Remembers a mill.
    #[doc(hidden)]
    fn remember(&mut self, record: Record);

    /// Drops the records with a man among these.
    #[doc(hidden)]
    fn forget(&mut self, men: PointSet);
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for () {}
    impl Sealed for super::MillRecords {}
}

impl Records for () {
    const KEPT: bool = false;

    #[inline(always)]
    fn as_slice(&self) -> &[Record] {
        &[]
    }

    #[inline(always)]
    fn follow(&mut self, _: PointSet, _: PointSet) {}

    #[inline(always)]
    fn remember(&mut self, _: Record) {}

    #[inline(always)]
    fn forget(&mut self, _: PointSet) {}
}

/// The records of a position: a few in place, more on the heap, none dropped.
///
/// As sets they are compared and hashed: their order means nothing (T8).
///
/// Most positions have none: while men are laid, there can be none. What is done at every move is therefore one
/// question, and the rest is kept out of the way.
#[derive(Clone, Debug)]
pub struct MillRecords {
    few: [Record; FEW],
    /// How many there are, wherever they are.
    len: u32,
    many: Many,
}

/// Enough for most positions; with them, a position has 96 bytes.
const FEW: usize = 8;

impl MillRecords {
    /// No records.
    pub const NONE: Self =
        Self { few: [Record { line: PointSet::EMPTY, men: PointSet::EMPTY }; FEW], len: 0, many: Many(None) };

    #[inline]
    fn as_mut_slice(&mut self) -> &mut [Record] {
        match &mut self.many.0 {
            None => &mut self.few[..self.len as usize],
            Some(records) => records,
        }
    }

    /// Out of line, as all that is done on the heap.
    #[cold]
    #[inline(never)]
    fn follow_on_the_heap(&mut self, from: PointSet, to: PointSet) {
        self.as_mut_slice().iter_mut().for_each(|record| record.follow(from, to));
    }

    #[inline(never)]
    fn forget_some(&mut self, men: PointSet) {
        if let Some(records) = &mut self.many.0 {
            records.retain(|record| record.men.is_disjoint(men));
            self.len = records.len() as u32;
            return;
        }
        let mut kept = 0;
        for number in 0..self.len as usize {
            let record = self.few[number];
            self.few[kept] = record;
            kept += usize::from(record.men.is_disjoint(men));
        }
        self.len = kept as u32;
    }
}

impl Records for MillRecords {
    const KEPT: bool = true;

    #[inline]
    fn as_slice(&self) -> &[Record] {
        match &self.many.0 {
            None => &self.few[..self.len as usize],
            Some(records) => records,
        }
    }

    #[inline(always)]
    fn follow(&mut self, from: PointSet, to: PointSet) {
        if self.len == 0 {
            return;
        }
        if self.many.0.is_some() {
            return self.follow_on_the_heap(from, to);
        }
        // A test for each place, taken or not, instead of a loop of unforeseen length.
        self.few.iter_mut().for_each(|record| record.follow(from, to));
    }

    #[inline(never)]
    fn remember(&mut self, record: Record) {
        if self.as_slice().contains(&record) {
            return;
        }
        if let Some(records) = &mut self.many.0 {
            records.push(record);
        } else if let Some(place) = self.few.get_mut(self.len as usize) {
            *place = record;
        } else {
            let mut records = Vec::with_capacity(2 * FEW);
            records.extend_from_slice(&self.few);
            records.push(record);
            self.many = Many(Some(Box::new(records)));
        }
        self.len += 1;
    }

    #[inline(always)]
    fn forget(&mut self, men: PointSet) {
        if self.len > 0 {
            self.forget_some(men);
        }
    }
}

/// All records, once they have been too many for their places. A box is one word where the vector is three.
#[derive(Debug)]
#[expect(clippy::box_collection, reason = "a position is copied more often than it has so many records")]
struct Many(Option<Box<Vec<Record>>>);

impl Clone for Many {
    #[inline(always)]
    fn clone(&self) -> Self {
        /// Out of line, so that copying a position without such records is small enough to be part of any loop.
        #[cold]
        #[inline(never)]
        fn copied(records: &[Record]) -> Many {
            Many(Some(Box::new(records.to_vec())))
        }
        match &self.0 {
            None => Self(None),
            Some(records) => copied(records),
        }
    }
}

impl Drop for Many {
    #[inline(always)]
    fn drop(&mut self) {
        /// Out of line, for the same reason.
        #[cold]
        #[inline(never)]
        fn freed<T>(records: T) {
            drop(records);
        }
        if let Some(records) = self.0.take() {
            freed(records);
        }
    }
}

impl Default for MillRecords {
    /// No records.
    fn default() -> Self {
        Self::NONE
    }
}

impl PartialEq for MillRecords {
    fn eq(&self, other: &Self) -> bool {
        // Neither has a record twice.
        let (one, other) = (self.as_slice(), other.as_slice());
        one.len() == other.len() && one.iter().all(|record| other.contains(record))
    }
}

impl Eq for MillRecords {}

impl Hash for MillRecords {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // A sum does not see the order.
        let sum = self.as_slice().iter().fold(0_u64, |sum, record| {
            let bits = u64::from(record.line.bits()) << 32 | u64::from(record.men.bits());
            let mixed = (bits ^ bits >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            sum.wrapping_add(mixed ^ mixed >> 32)
        });
        state.write_u64(sum);
    }
}

impl From<Line> for Record {
    /// The record of a mill that still stands.
    fn from(line: Line) -> Self {
        Self { line: line.set(), men: line.set() }
    }
}

/// What a move of the men `own` does to the records (T4).
#[inline(never)]
pub(crate) fn keep_records<V: Variant>(
    records: &mut V::Records,
    own: PointSet,
    from: PointSet,
    to: PointSet,
) {
    if V::RULES.reform == MillReform::NotNextMove && !records.as_slice().is_empty() {
        // Its owner's next turn is over.
        records.forget(own);
    }
    if !from.is_empty() {
        if !in_mills::<V>(own).is_disjoint(from) {
            remember_opened::<V>(records, own, from);
        }
        records.follow(from, to);
    }
}

/// Remembers the mills that a man's leaving opens.
#[inline(never)]
fn remember_opened<V: Variant>(records: &mut V::Records, own: PointSet, from: PointSet) {
    for line in V::RULES.board.lines().filter(|line| from.is_subset(line.set())) {
        if line.set().is_subset(own) {
            records.remember(Record::from(line));
        }
    }
}
