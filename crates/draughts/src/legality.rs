//! Why a move is refused.
use crate::{Move, Position, Variant};
use core::marker::PhantomData;
use rulebook_square::Lattice;
use thiserror::Error;

/// Why a move is not legal.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal<B: Lattice> {
    /// x
    #[error("not legal")]
    Not(PhantomData<B>),
}
impl<V: Variant> Position<V> {
    /// x
    pub fn check(&self, mv: Move<V::Board>) -> Result<(), Illegal<V::Board>> {
        if self.is_legal(mv) { Ok(()) } else { Err(Illegal::Not(PhantomData)) }
    }
    /// x
    pub fn is_legal(&self, mv: Move<V::Board>) -> bool {
        self.moves().contains(&mv)
    }
}
