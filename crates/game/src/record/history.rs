//! The positions and moves of a game up to now.

use alloc::vec::Vec;
use core::hash::{BuildHasher, BuildHasherDefault, Hash};

use rustc_hash::FxHasher;

use crate::{Color, Recorded};

/// All positions of a game up to now, the moves between them, and what was agreed on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<P: Recorded> {
    moves: Vec<P::Move>,
    /// One more than moves, the start first.
    stations: Vec<Station<P>>,
    /// By the number of moves before each; those behind moves that were gone back over, too.
    agreements: Vec<(usize, P::Agreement)>,
}

/// A position where the game has been.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Station<P> {
    position: P,
    hash: u64,
    /// The earliest ply whose position could stand here again.
    since: usize,
}

impl<P: Recorded> History<P> {
    pub(super) fn new(start: P) -> Self {
        let first = Station { hash: hash(&start), position: start, since: 0 };
        Self { moves: Vec::new(), stations: alloc::vec![first], agreements: Vec::new() }
    }

    /// Plays a legal move.
    pub(super) fn push(&mut self, mv: P::Move) {
        let next = self.next(mv);
        self.stations.push(next);
        self.moves.push(mv);
    }

    /// Where a legal move leads.
    fn next(&self, mv: P::Move) -> Station<P> {
        let last = self.last();
        let mut position = last.position.clone();
        let since = if position.is_irreversible(mv) { self.stations.len() } else { last.since };
        position.play_unchecked(mv);
        Station { hash: hash(&position), position, since }
    }

    /// Takes the last move back. What was agreed behind it waits until the move is played again.
    pub(super) fn pop(&mut self) -> Option<P::Move> {
        let mv = self.moves.pop()?;
        self.stations.pop();
        Some(mv)
    }

    /// Forgets what was agreed behind moves that were taken back.
    pub(super) fn forget_agreements_ahead(&mut self) {
        self.agreements.truncate(self.agreements().len());
    }

    /// All agreements, those behind moves that were taken back as well.
    #[cfg(feature = "serde")]
    pub(super) fn agreements_with_those_ahead(&self) -> &[(usize, P::Agreement)] {
        &self.agreements
    }

    pub(super) fn agree(&mut self, agreement: P::Agreement) {
        self.agreements.push((self.plies(), agreement));
    }

    fn last(&self) -> &Station<P> {
        self.stations.last().expect("the start is never taken back")
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.last().position
    }

    /// The position after `ply` moves; 0 is the start.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&P> {
        self.stations.get(ply).map(|station| &station.position)
    }

    /// The moves played.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// The number of moves played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// What was agreed, each with the number of moves played before it.
    #[must_use]
    pub fn agreements(&self) -> &[(usize, P::Agreement)] {
        let made = self.agreements.partition_point(|&(ply, _)| ply <= self.plies());
        &self.agreements[..made]
    }

    /// The earlier plies at which the position of now stood, the latest first.
    ///
    /// Found by hash and compared with `==`, back to the last irreversible move.
    pub fn earlier(&self) -> impl Iterator<Item = usize> {
        self.standing(self.last(), self.plies())
    }

    /// The plies before `end` at which the position of a station stood.
    fn standing<'a>(&'a self, now: &'a Station<P>, end: usize) -> impl Iterator<Item = usize> + 'a {
        (now.since..end).rev().filter(|&ply| {
            let then = &self.stations[ply];
            then.hash == now.hash && then.position == now.position
        })
    }

    /// How often the position of now has stood, with this time: at least 1.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        1 + self.earlier().count()
    }

    /// How often the position behind `mv`, a legal move, would then have stood: at least 1.
    #[must_use]
    pub fn occurrences_after(&self, mv: P::Move) -> usize {
        1 + self.standing(&self.next(mv), self.stations.len()).count()
    }

    /// How many of the latest moves in a row were such: `is_such` is given the position before the move, and the move.
    pub fn run(&self, mut is_such: impl FnMut(&P, P::Move) -> bool) -> usize {
        let played = self.stations.iter().zip(&self.moves).rev();
        played.take_while(|(station, mv)| is_such(&station.position, **mv)).count()
    }

    /// The number of moves that `side` has played since `ply`.
    #[must_use]
    pub fn moves_of(&self, side: Color, ply: usize) -> usize {
        let before = self.stations[..self.plies()].iter().skip(ply);
        before.filter(|station| station.position.turn() == side).count()
    }
}

fn hash<P: Hash>(position: &P) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(position)
}
