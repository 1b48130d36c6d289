//! The trait that a game implements.

use core::{
    convert::Infallible,
    error::Error,
    fmt::{Debug, Display},
    hash::Hash,
    ops::ControlFlow::{self, Break, Continue},
};

use crate::Outcome;

/// A position of a game of two sides without chance or hidden information, and what may be played in it.
///
/// A position is a value: playing a move in a copy is how one looks ahead, and there is nothing to undo.
/// It holds what the rules of play need and no more; history, clocks, claims and agreements belong to a
/// record of the game.
///
/// # The contract
///
/// The drivers of this crate rely on these laws, and the feature `conformance` tests them:
///
/// * **A move is a whole turn**, from one decision of the player on turn to the next player's, or to the
///   same player's next if the rules let the turn come back. Nothing may assume that colours alternate:
///   ask [`turn`](Self::turn).
/// * **Listed = legal.** [`try_for_each_move`](Self::try_for_each_move) gives exactly the moves that
///   [`check`](Self::check) passes, each once, always in the same order for the same value.
/// * **A finished position generates nothing.** Where [`decided`](Self::decided) answers, there are no
///   moves and `check` refuses every one.
/// * **Equality is the game's idea of "the same position"** for repetition: what it leaves out (counters,
///   say) must not change which moves are legal, now or later. So equal positions have the same moves,
///   though perhaps in another order, the same outcome, and equal positions after each move; `Hash` agrees.
/// * **Overrides change the speed, not the answer.** The provided methods say what they return; an
///   implementation overrides them where it knows a shorter way.
pub trait Position: Clone + Eq + Hash + Debug {
    /// A whole turn. Small: positions are searched by the million.
    type Move: Copy + Eq + Hash + Debug;
    /// Why a move is refused.
    type Illegal: Error;
    /// What ends a game. Its `Display` completes "white wins by …" and "draw by …".
    type Reason: Copy + Eq + Debug + Display;

    /// The side to move. In a finished position, the side whose turn it would be.
    #[must_use]
    fn turn(&self) -> crate::Color;

    /// The outcome, where it can be told without looking for moves (all marbles pushed off, all men
    /// taken); `None` if the position is open or if only the lack of a move ends it.
    #[must_use]
    fn decided(&self) -> Option<Outcome<Self::Reason>>;

    /// What it means that the player on turn has no move: mate or stalemate, blocked or drawn.
    ///
    /// Asked only of a position that is not decided and has no move; anywhere else the answer means
    /// nothing.
    #[must_use]
    fn stuck(&self) -> Outcome<Self::Reason>;

    /// Gives each legal move to `visit`, once, in an order that depends on the position's value alone.
    ///
    /// Stops as soon as `visit` breaks, and returns that break; no move, or every visit continued, is
    /// `Continue`. This is the one required generator; it should allocate nothing.
    fn try_for_each_move<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Whether `mv` is legal here, without playing it.
    ///
    /// # Errors
    ///
    /// Says why `mv` is refused. Any value of the move type may be asked about, in a finished position
    /// too; none panics.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Plays `mv` without asking whether it is legal: for moves that this position has listed.
    ///
    /// With any other move it may panic or leave a position that makes no sense, which later calls may
    /// panic on too; it is never undefined behaviour.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Gives each legal move to `visit`: [`try_for_each_move`](Self::try_for_each_move) to the end.
    #[inline]
    fn for_each_move(&self, mut visit: impl FnMut(Self::Move)) {
        let _ = self.try_for_each_move(|mv| {
            visit(mv);
            Continue::<Infallible>(())
        });
    }

    /// Gives each legal move with the position after it, in the order of
    /// [`try_for_each_move`](Self::try_for_each_move): what a search that looks at every child wants.
    ///
    /// Overridden by games in which moves have work in common that need be done only once.
    #[inline]
    fn try_for_each_child<B>(
        &self,
        mut visit: impl FnMut(Self::Move, &Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.try_for_each_move(|mv| {
            let mut child = self.clone();
            child.play_unchecked(mv);
            visit(mv, &child)
        })
    }

    /// Gives each legal move with the position after it: [`try_for_each_child`](Self::try_for_each_child) to the end.
    #[inline]
    fn for_each_child(&self, mut visit: impl FnMut(Self::Move, &Self)) {
        let _ = self.try_for_each_child(|mv, child| {
            visit(mv, child);
            Continue::<Infallible>(())
        });
    }

    /// The number of legal moves. Overridden by games that can count without making moves.
    #[must_use]
    #[inline]
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.for_each_move(|_| count += 1);
        count
    }

    /// Whether there is any legal move.
    #[must_use]
    #[inline]
    fn has_moves(&self) -> bool {
        self.try_for_each_move(|_| Break(())).is_break()
    }

    /// Adds the legal moves to `list` (a `Vec`, a set, …), behind what is there already.
    #[inline]
    fn moves_into(&self, list: &mut impl Extend<Self::Move>) {
        self.for_each_move(|mv| list.extend(Some(mv)));
    }

    /// Whether `mv` is legal here.
    #[must_use]
    #[inline]
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Plays `mv` if it is legal.
    ///
    /// # Errors
    ///
    /// As [`check`](Self::check); the position is then unchanged.
    #[inline]
    fn play(&mut self, mv: Self::Move) -> Result<(), Self::Illegal> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// The outcome of the position: [`decided`](Self::decided), or [`stuck`](Self::stuck) if there is no
    /// move; `None` exactly where there are moves.
    #[must_use]
    #[inline]
    fn outcome(&self) -> Option<Outcome<Self::Reason>> {
        self.decided().or_else(|| (!self.has_moves()).then(|| self.stuck()))
    }

    /// The outcome of a game that reaches this position.
    ///
    /// That is [`outcome`](Self::outcome), or an end that the rules declare although moves remain. Chess
    /// overrides it for the dead position: two bare kings still have moves, which perft counts, but the
    /// game is over.
    #[must_use]
    #[inline]
    fn game_outcome(&self) -> Option<Outcome<Self::Reason>> {
        self.outcome()
    }
}
