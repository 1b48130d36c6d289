//! The one move generator.
//!
//! Quiet moves are made in sets, one for each direction: no loop over men, and none over kings when counting, whose rays
//! in one direction never overlap. One expression finds all men that can capture. If every capture ends after one jump
//! of a man, those are sets too; only what goes on is searched piece by piece ([`search`]). What is found goes to a
//! [`Sink`], which counts, asks whether there is a move, or makes moves.

mod grid;
mod search;
mod sinks;
mod tally;

use core::{
    marker::PhantomData,
    ops::ControlFlow::{self, Continue},
};

use rulebook_game::Color;

pub(crate) use self::{
    grid::{E, Grid, N, NE, NW, S, SE, SW, W},
    sinks::{AnyMove, Counter, Visitor},
};
use self::{
    grid::{crowning_row, man_takes, takes},
    search::Search,
    search::Tally,
};
use crate::{Crowning, Majority, Position, Variant};

/// What takes the generator's sets. Each call may end the generation.
pub(crate) trait Sink<V: Variant> {
    /// What ending early gives.
    type Break;

    /// Men that step in the direction `D`, one to each of `targets`.
    fn steps<const WHITE: bool, const D: u8>(&mut self, targets: u64) -> ControlFlow<Self::Break>;

    /// Kings, any of which may move.
    fn slides(&mut self, view: &View<V>) -> ControlFlow<Self::Break>;

    /// Men that take one piece each in the direction `D`, one landing on each of `landings`.
    fn jumps<const WHITE: bool, const D: u8>(&mut self, landings: u64) -> ControlFlow<Self::Break>;

    /// Captures that must be searched; there is one.
    fn captures<const WHITE: bool>(&mut self, view: &View<V>) -> ControlFlow<Self::Break>;
}

/// The board as the side to move sees it.
pub(crate) struct View<V> {
    pub(crate) men: u64,
    pub(crate) kings: u64,
    pub(crate) enemy: u64,
    pub(crate) enemy_kings: u64,
    pub(crate) empty: u64,
    variant: PhantomData<V>,
}

/// Ors an expression over all eight directions `D`.
macro_rules! union {
    ($D:ident => $set:expr) => {{
        macro_rules! one {
            ($direction:ident) => {{
                const $D: u8 = $direction;
                $set
            }};
        }
        one!(N) | one!(NE) | one!(E) | one!(SE) | one!(S) | one!(SW) | one!(W) | one!(NW)
    }};
}

impl<V: Variant> View<V> {
    #[inline(always)]
    pub(crate) fn new(position: &Position<V>) -> Self {
        let Position { own, enemy, kings, .. } = *position;
        Self {
            men: own & !kings,
            kings: own & kings,
            enemy,
            enemy_kings: enemy & kings,
            empty: Grid::<V::Board>::BOARD & !(own | enemy),
            variant: PhantomData,
        }
    }

    /// What a man may take.
    #[inline(always)]
    const fn men_targets(&self) -> u64 {
        if V::RULES.men_take_kings { self.enemy } else { self.enemy & !self.enemy_kings }
    }

    /// The squares from which a man could take in the direction `D`.
    #[inline(always)]
    fn man_jumpers<const WHITE: bool, const D: u8>(&self) -> u64 {
        if man_takes::<V, WHITE, D>() {
            Grid::<V::Board>::jumpers::<D>(self.men_targets(), self.empty)
        } else {
            0
        }
    }

    /// The squares from which a man could take.
    #[inline(always)]
    fn all_man_jumpers<const WHITE: bool>(&self) -> u64 {
        union!(D => self.man_jumpers::<WHITE, D>())
    }

    /// Where men land that take in the direction `D`.
    #[inline(always)]
    fn landings<const WHITE: bool, const D: u8>(&self) -> u64 {
        let jumpers = self.men & self.man_jumpers::<WHITE, D>();
        // The squares jumped are on the board, and so are the landings.
        Grid::<V::Board>::shift::<D>(Grid::<V::Board>::shift::<D>(jumpers))
    }

    /// The pieces that a king can jump in the direction `D`.
    #[inline(always)]
    fn king_victims<const D: u8>(&self) -> u64 {
        if !takes::<V, D>() {
            return 0;
        }
        let reached = if V::RULES.flying_kings {
            Grid::<V::Board>::fill::<D>(self.kings, self.empty)
        } else {
            self.kings
        };
        Grid::<V::Board>::victims::<D>(reached, self.enemy, self.empty)
    }

    /// Whether a king can take.
    #[inline(always)]
    fn king_takes(&self) -> bool {
        self.kings != 0 && union!(D => self.king_victims::<D>()) != 0
    }

    /// All captures, to `tally`.
    #[inline(always)]
    pub(crate) fn search<const WHITE: bool>(&self, tally: &mut impl Tally) {
        for from in each(self.men & self.all_man_jumpers::<WHITE>()) {
            self.search_from::<WHITE, _>(from, self.men_targets(), tally).man();
        }
        for from in each(self.kings) {
            self.search_from::<WHITE, _>(from, self.enemy, tally).king();
        }
    }

    /// The search for the captures of one piece that may take `targets`.
    #[inline(always)]
    pub(crate) fn search_from<'t, const WHITE: bool, T: Tally>(
        &self,
        from: u64,
        targets: u64,
        tally: &'t mut T,
    ) -> Search<'t, V, WHITE, T> {
        let (empty, kings) = (self.empty | from, self.enemy_kings);
        Search { from, empty, targets, kings, tally, variant: PhantomData }
    }
}

/// Hands every legal move to `sink`.
#[inline(always)]
pub(crate) fn generate<V: Variant, T: Sink<V>>(
    position: &Position<V>,
    sink: &mut T,
) -> ControlFlow<T::Break> {
    match position.turn {
        Color::White => generate_for::<true, V, T>(position, sink),
        Color::Black => generate_for::<false, V, T>(position, sink),
    }
}

#[inline(always)]
fn generate_for<const WHITE: bool, V: Variant, T: Sink<V>>(
    position: &Position<V>,
    sink: &mut T,
) -> ControlFlow<T::Break> {
    let view = View::new(position);
    let jumpers = view.all_man_jumpers::<WHITE>();
    let king_takes = view.king_takes();

    if view.men & jumpers == 0 && !king_takes {
        if WHITE {
            sink.steps::<WHITE, NW>(Grid::<V::Board>::shift::<NW>(view.men) & view.empty)?;
            sink.steps::<WHITE, NE>(Grid::<V::Board>::shift::<NE>(view.men) & view.empty)?;
        } else {
            sink.steps::<WHITE, SW>(Grid::<V::Board>::shift::<SW>(view.men) & view.empty)?;
            sink.steps::<WHITE, SE>(Grid::<V::Board>::shift::<SE>(view.men) & view.empty)?;
        }
        return if view.kings == 0 { Continue(()) } else { sink.slides(&view) };
    }

    // A capture goes on if it lands where a man could take: after one jump, no square has become empty that
    // a second could land on, and the piece just taken has the man's start square behind it, which is not empty here.
    let searched = match V::RULES.majority {
        Majority::None | Majority::Most => match V::RULES.crowning {
            Crowning::AtEnd => jumpers,
            Crowning::InPassing => jumpers | crowning_row::<V, WHITE>(),
        },
        // The rank of a single capture depends on what is taken.
        Majority::Italian | Majority::Frisian => Grid::<V::Board>::BOARD,
    };
    if king_takes || union!(D => view.landings::<WHITE, D>()) & searched != 0 {
        return sink.captures::<WHITE>(&view);
    }
    sink.jumps::<WHITE, N>(view.landings::<WHITE, N>())?;
    sink.jumps::<WHITE, NE>(view.landings::<WHITE, NE>())?;
    sink.jumps::<WHITE, E>(view.landings::<WHITE, E>())?;
    sink.jumps::<WHITE, SE>(view.landings::<WHITE, SE>())?;
    sink.jumps::<WHITE, S>(view.landings::<WHITE, S>())?;
    sink.jumps::<WHITE, SW>(view.landings::<WHITE, SW>())?;
    sink.jumps::<WHITE, W>(view.landings::<WHITE, W>())?;
    sink.jumps::<WHITE, NW>(view.landings::<WHITE, NW>())
}

/// The squares of a set one by one, each as a set.
#[inline(always)]
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let one = set & set.wrapping_neg();
        set ^= one;
        (one != 0).then_some(one)
    })
}
