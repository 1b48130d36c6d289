//! A position: the state, and playing a move.

use core::{
    convert::Infallible,
    fmt,
    marker::PhantomData,
    ops::ControlFlow::{self, Continue},
};

use alloc::vec::Vec;
use rulebook_game::{self as game, Color, Outcome};
use rulebook_mill::{Point, PointSet};

use crate::{
    Illegal, MillReform, Move, Reason, Record, Records, Variant,
    generate::{AnyMove, Counter, Visitor, generate},
    records::keep_records,
    variant::assert_fits,
};

/// A position of morris under the rules `V`: men on the board and in hand, the side to move, and where the rules ask
/// for them, the records of opened mills (T4).
///
/// The men taken are not part of it: they are those of the rules that are neither on the board nor in hand.
///
/// # Equality
///
/// `Eq` and `Hash` are those of the repetition rule (N14, T8): everything that is written counts. Records are compared
/// as sets of lines and points, which is equality up to renaming men of one side.
///
/// ```
/// use rulebook_morris::{Nathan, Position};
///
/// let position = Position::<Nathan>::start();
/// assert_eq!(position.count_moves(), 24);
/// assert_eq!(position.to_string(), "......../......../........ w 9,9");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
#[repr(align(16))]
pub struct Position<V: Variant> {
    /// The men of the side to move.
    pub(crate) own: PointSet,
    /// Those of the other side.
    pub(crate) enemy: PointSet,
    /// The men that the side to move has still to lay.
    pub(crate) own_hand: u8,
    pub(crate) enemy_hand: u8,
    pub(crate) turn: Color,
    pub(crate) variant: PhantomData<V>,
    pub(crate) records: V::Records,
}

const _: () = assert!(size_of::<Position<crate::Nathan>>() == 16);

impl<V: Variant> Position<V> {
    /// The start position: an empty board and all men in hand (N1, N3).
    pub fn start() -> Self {
        Self::of_colors([PointSet::EMPTY; 2], [V::RULES.men; 2], V::RULES.begins, V::Records::default())
    }

    /// From the men and hands by colour.
    pub(crate) const fn of_colors(
        men: [PointSet; 2],
        hands: [u8; 2],
        turn: Color,
        records: V::Records,
    ) -> Self {
        const { assert_fits::<V>() }
        let (own, enemy) = (turn.index(), turn.other().index());
        Self {
            own: men[own],
            enemy: men[enemy],
            own_hand: hands[own],
            enemy_hand: hands[enemy],
            turn,
            variant: PhantomData,
            records,
        }
    }

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The men of a side on the board.
    #[inline]
    pub const fn men(&self, color: Color) -> PointSet {
        if self.is_on_turn(color) { self.own } else { self.enemy }
    }

    /// The number of men that a side has still to lay (N3).
    #[inline]
    pub const fn hand(&self, color: Color) -> u8 {
        if self.is_on_turn(color) { self.own_hand } else { self.enemy_hand }
    }

    /// Whose man stands on a point.
    pub const fn man_at(&self, point: Point) -> Option<Color> {
        if self.own.contains(point) {
            Some(self.turn)
        } else if self.enemy.contains(point) {
            Some(self.turn.other())
        } else {
            None
        }
    }

    /// The points on which no man stands.
    #[inline(always)]
    pub const fn empty(&self) -> PointSet {
        const { V::RULES.board.all() }.difference(self.own.union(self.enemy))
    }

    /// The records of opened mills of both sides (T4), in no particular order.
    pub fn records(&self) -> &[Record] {
        self.records.as_slice()
    }

    /// Whether the side to move may go to any free point (N8, T5).
    #[inline(always)]
    pub const fn flies(&self) -> bool {
        V::RULES.flying && self.own_hand == 0 && self.own.count() == 3
    }

    /// The legal moves, in an order that depends on the position alone.
    pub fn moves(&self) -> Vec<Move<V>> {
        let mut list = Vec::with_capacity(32);
        let _ = self.try_for_each_move(|mv| {
            list.push(mv);
            Continue::<Infallible>(())
        });
        list
    }

    /// Gives each legal move to `visit`, until it breaks.
    #[inline(always)]
    pub fn try_for_each_move<B>(&self, visit: impl FnMut(Move<V>) -> ControlFlow<B>) -> ControlFlow<B> {
        generate(self, &mut Visitor(visit))
    }

    /// The number of legal moves, without making any.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        let mut counter = Counter(0);
        let _ = generate(self, &mut counter);
        counter.0
    }

    /// There is a legal move.
    #[inline]
    pub fn has_moves(&self) -> bool {
        generate(self, &mut AnyMove).is_break()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// A move that is not legal is refused with its reason, and the position stays as it was.
    pub fn play(&mut self, mv: Move<V>) -> Result<(), Illegal> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, as all are that the generator gives. Any other move gives a position
    /// without meaning, and later calls on it may panic.
    #[inline(always)]
    pub fn play_unchecked(&mut self, mv: Move<V>) {
        let before = self.own;
        self.shift_man(mv);
        self.enemy -= mv.removed();
        self.pass();
        // Last, for what they call is not inlined: until then, the rest of a position that is being made is in
        // registers.
        self.follow_records(before, mv);
        self.forget_records(mv.removed());
    }

    /// The man goes where it goes; the turn stays.
    pub(crate) fn shift(&mut self, mv: Move<V>) {
        self.follow_records(self.own, mv);
        self.shift_man(mv);
    }

    /// Enemy men leave the board.
    pub(crate) fn take(&mut self, removed: PointSet) {
        self.enemy -= removed;
        self.forget_records(removed);
    }

    #[inline(always)]
    fn shift_man(&mut self, mv: Move<V>) {
        self.own = self.own ^ mv.origin() | PointSet::of(mv.to());
        self.own_hand = self.own_hand.wrapping_sub(mv.laid());
    }

    /// What a move of the men `own` does to the records.
    #[inline(always)]
    fn follow_records(&mut self, own: PointSet, mv: Move<V>) {
        // A man that is laid opens no mill and is in no record, but its turn can be the last of one.
        if V::Records::KEPT && (mv.laid() == 0 || V::RULES.reform == MillReform::NotNextMove) {
            keep_records::<V>(&mut self.records, own, mv.origin(), PointSet::of(mv.to()));
        }
    }

    #[inline(always)]
    fn forget_records(&mut self, removed: PointSet) {
        if V::Records::KEPT && !removed.is_empty() {
            self.records.forget(removed);
        }
    }

    /// The turn goes to the other side.
    #[inline(always)]
    pub(crate) fn pass(&mut self) {
        core::mem::swap(&mut self.own, &mut self.enemy);
        core::mem::swap(&mut self.own_hand, &mut self.enemy_hand);
        self.turn = !self.turn;
    }

    /// How the game has ended, if it has: a side has too few men or a line that wins (N12, N17, T6), or the side to
    /// move has no move (N13, T7).
    pub fn outcome(&self) -> Option<Outcome<Reason>> {
        game::Position::outcome(self)
    }

    const fn is_on_turn(&self, color: Color) -> bool {
        matches!((color, self.turn), (Color::White, Color::White) | (Color::Black, Color::Black))
    }
}

impl<V: Variant> Default for Position<V> {
    /// The start position.
    fn default() -> Self {
        Self::start()
    }
}

impl<V: Variant> fmt::Debug for Position<V> {
    /// The board as a picture, and the text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{self}", self.diagram())
    }
}

impl<V: Variant> game::Position for Position<V> {
    type Move = Move<V>;
    type Illegal = Illegal;
    type Reason = Reason;

    #[inline(always)]
    fn turn(&self) -> Color {
        self.turn
    }

    /// A side has too few men, or a line that wins (N12, N17, T6).
    #[inline]
    fn decided(&self) -> Option<Outcome<Reason>> {
        self.decision()
    }

    /// The side to move is blocked (N13, T7).
    fn stuck(&self) -> Outcome<Reason> {
        self.deadlock()
    }

    #[inline(always)]
    fn try_for_each_move<B>(&self, visit: impl FnMut(Move<V>) -> ControlFlow<B>) -> ControlFlow<B> {
        self.try_for_each_move(visit)
    }

    fn check(&self, mv: Move<V>) -> Result<(), Illegal> {
        self.check(mv)
    }

    #[inline(always)]
    fn play_unchecked(&mut self, mv: Move<V>) {
        self.play_unchecked(mv);
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        self.count_moves()
    }

    #[inline]
    fn has_moves(&self) -> bool {
        self.has_moves()
    }
}
