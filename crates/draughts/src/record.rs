//! The draws that look at the course of a game (D16–D18).

mod endings;
mod laws;

use alloc::vec::Vec;
use core::fmt;

use rulebook_game::{Color, Game, History, Offer, Recorded, Refused};

pub use endings::Endings;
pub use laws::Laws;

use crate::{Illegal, Move, MoveKind, Position, Variant};

/// Why a game is drawn by its course.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum DrawRule {
    /// The position has stood as often as [`Laws::repetition`] says (D18).
    Repetition,
    /// Both sides have moved kings only, and taken nothing, for as long as [`Laws::kings_only`] says (D18).
    KingsOnly,
    /// An ending of few pieces was not won in the time that [`Laws::endings`] gives it (D18).
    Ending,
    /// The side that was declared stronger has not won in time (D17).
    Stronger,
}

impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Repetition => "repetition",
            Self::KingsOnly => "moves of kings only",
            Self::Ending => "an ending not won in time",
            Self::Stronger => "the stronger side not winning in time",
        })
    }
}

/// Both have agreed that this side is stronger (D17). See [`DeclareStronger`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stronger(pub Color);

impl<V: Variant> Recorded for Position<V> {
    type Laws = Laws;
    type Ground = DrawRule;
    type Agreement = Stronger;

    fn is_irreversible(&self, mv: Move<V::Board>) -> bool {
        !is_quiet_of_king(mv)
    }

    /// The side that was last declared stronger has made its moves and not won (D17).
    fn automatic(laws: &Laws, history: &History<Self>) -> Option<DrawRule> {
        let (since, Stronger(side)) = *history.agreements().last()?;
        (history.moves_of(side, since) >= laws.stronger? as usize).then_some(DrawRule::Stronger)
    }

    /// What the player on turn may claim; the other, nothing.
    fn claims(laws: &Laws, history: &History<Self>, side: Color) -> Vec<DrawRule> {
        if side != history.position().turn() {
            return Vec::new();
        }
        let at_limit = |limit: Option<u32>, count: usize| limit.is_some_and(|limit| count >= limit as usize);
        let kings_only = history.run(|_, mv| is_quiet_of_king(mv)) / 2;
        [
            (DrawRule::Repetition, at_limit(laws.repetition, history.occurrences())),
            (DrawRule::KingsOnly, at_limit(laws.kings_only, kings_only)),
            (DrawRule::Ending, laws.endings.are_overdue(history)),
        ]
        .into_iter()
        .filter_map(|(rule, holds)| holds.then_some(rule))
        .collect()
    }

    fn permits(laws: &Laws, Stronger(_): Stronger) -> bool {
        laws.stronger.is_some()
    }
}

fn is_quiet_of_king<B: rulebook_square::Lattice>(mv: Move<B>) -> bool {
    mv.kind() == MoveKind::King && !mv.is_capture()
}

/// What a game of draughts adds to its record (D17).
pub trait DeclareStronger {
    /// Why a move is refused.
    type Illegal;

    /// `by` declares `side` to be the stronger one, which must then win within [so many](Laws::stronger) of its own
    /// moves, or the game is drawn. Returns whether both players have now declared it: only then is it agreed, and the
    /// count begins. A later agreement takes the place of this one.
    ///
    /// # Errors
    /// The game is over, or its laws do not know such an agreement.
    fn declare_stronger(&mut self, by: Color, side: Color) -> Result<bool, Refused<Self::Illegal>>;
}

impl<V: Variant> DeclareStronger for Game<Position<V>> {
    type Illegal = Illegal<V::Board>;

    fn declare_stronger(&mut self, by: Color, side: Color) -> Result<bool, Refused<Self::Illegal>> {
        self.offer(by, Offer::Agreement(Stronger(side)))
    }
}
