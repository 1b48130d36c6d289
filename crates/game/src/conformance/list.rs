//! The listed moves, to be searched.

use alloc::vec::Vec;
use core::{
    hash::{BuildHasher, BuildHasherDefault, Hash},
    ops::ControlFlow,
};

use rustc_hash::FxHasher;

use crate::Position;

pub(super) fn listed<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    let _ = position.try_for_each_move(|mv| {
        moves.push(mv);
        ControlFlow::<()>::Continue(())
    });
    moves
}

pub(super) fn hash(value: &impl Hash) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(value)
}

/// A set of moves that asks for no more than `Move`'s bounds: sorted by hash.
pub(super) struct MoveSet<M>(Vec<(u64, M)>);

impl<M: Copy + Eq + Hash> MoveSet<M> {
    pub(super) fn new(moves: &[M]) -> Self {
        let mut set: Vec<_> = moves.iter().map(|mv| (hash(mv), *mv)).collect();
        set.sort_by_key(|&(hash, _)| hash);
        Self(set)
    }

    pub(super) fn contains(&self, mv: M) -> bool {
        self.with_hash(hash(&mv)).any(|other| other == mv)
    }

    /// A move that is in the set twice.
    pub(super) fn duplicate(&self) -> Option<M> {
        let mut entries = self.0.iter();
        entries.find_map(|&(hash, mv)| (self.with_hash(hash).filter(|&m| m == mv).count() > 1).then_some(mv))
    }

    fn with_hash(&self, hash: u64) -> impl Iterator<Item = M> + '_ {
        let first = self.0.partition_point(|&(other, _)| other < hash);
        self.0[first..].iter().take_while(move |&&(other, _)| other == hash).map(|&(_, mv)| mv)
    }
}
