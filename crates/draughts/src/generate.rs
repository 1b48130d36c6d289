//! The one move generator.
//!
//! Quiet moves are made in sets, one for each direction: no loop over men, and none over kings when counting, whose rays
//! in one direction never overlap. One expression finds all men that can capture. If every capture ends after one jump
//! of a man, those are sets too; only what goes on is searched piece by piece ([`search`]). What is found goes to a
//! [`Sink`], which counts, asks whether there is a move, or makes moves.

#[macro_use]
mod directions;
mod grid;
mod search;
mod sinks;
mod tally;
mod view;

use core::ops::ControlFlow::{self, Continue};

use rulebook_game::Color;

pub(crate) use self::sinks::{AnyMove, Counter, Visitor};
use self::view::{Men, View};
use crate::{Position, Variant};

/// What takes the generator's sets. Each call may end the generation.
pub(crate) trait Sink<V: Variant> {
    /// What ending early gives.
    type Break;

    /// Men that step, or take one piece each; there may be none.
    fn men<const WHITE: bool>(&mut self, men: &Men) -> ControlFlow<Self::Break>;

    /// Kings that move without capture; there is a king.
    fn slides(&mut self, view: &View<V>) -> ControlFlow<Self::Break>;

    /// Captures that must be searched; there is one.
    fn captures<const WHITE: bool>(&mut self, view: &View<V>) -> ControlFlow<Self::Break>;
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
    let jumped = view.jumped::<WHITE>();
    let landings = View::<V>::landings(&jumped);
    if view.king_takes() || landings & view.may_go_on::<WHITE>() != 0 {
        return sink.captures::<WHITE>(&view);
    }
    let men = view.men::<WHITE>(jumped, landings != 0);
    sink.men::<WHITE>(&men)?;
    if view.kings == 0 || men.take { Continue(()) } else { sink.slides(&view) }
}

/// The squares of a set one by one, each as a set.
#[inline(always)]
fn each(mut set: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let one = set & set.wrapping_neg();
        set ^= one;
        (one != 0).then_some(one)
    })
}
