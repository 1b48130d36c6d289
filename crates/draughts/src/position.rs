//! A position: the state, and playing a move.

use core::{
    convert::Infallible,
    fmt,
    marker::PhantomData,
    ops::ControlFlow::{self, Continue},
};

use alloc::vec::Vec;
use rulebook_game::{self as game, Color, Outcome};

use crate::{
    Illegal, Move, MoveKind, Piece, Reason, Square, Squares, Variant,
    generate::{AnyMove, Counter, Visitor, generate},
    variant::assert_fits,
};

/// A position of draughts under the rules `V`: men, kings and the side to move.
///
/// # Equality
///
/// `Eq` and `Hash` are those of the repetition rule (D18): placement and side to move. The counters of that rule belong
/// to a record of the game.
///
/// ```
/// use rulebook_draughts::{Nathan, Position};
///
/// let position = Position::<Nathan>::start();
/// assert_eq!(position.count_moves(), 9);
/// assert_eq!(position.to_string(), "B:W31-50:B1-20");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
#[repr(align(32))]
pub struct Position<V: Variant> {
    /// The pieces of the side to move.
    pub(crate) own: u64,
    /// Those of the other side.
    pub(crate) enemy: u64,
    /// The kings of both.
    pub(crate) kings: u64,
    pub(crate) turn: Color,
    pub(crate) variant: PhantomData<V>,
}

impl<V: Variant> Position<V> {
    /// The start position (D1, D2).
    pub const fn start() -> Self {
        const { assert_fits::<V>() }
        let rows = V::RULES.rows;
        let (mut white, mut black, mut row) = (0, 0, 0);
        while row < rows {
            black |= Squares::<V::Board>::row(row).bits();
            white |= Squares::<V::Board>::row(V::RULES.side - 1 - row).bits();
            row += 1;
        }
        Self::of_colors(white, black, 0, V::RULES.begins)
    }

    /// From the sets of pieces by colour.
    pub(crate) const fn of_colors(white: u64, black: u64, kings: u64, turn: Color) -> Self {
        const { assert_fits::<V>() }
        let (own, enemy) = match turn {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        Self { own, enemy, kings, turn, variant: PhantomData }
    }

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The pieces of a side, men and kings.
    #[inline]
    pub const fn pieces(&self, color: Color) -> Squares<V::Board> {
        let own = matches!((color, self.turn), (Color::White, Color::White) | (Color::Black, Color::Black));
        Squares::<V::Board>::from_bits(if own { self.own } else { self.enemy })
    }

    /// The men of a side.
    #[inline]
    pub const fn men(&self, color: Color) -> Squares<V::Board> {
        self.pieces(color).difference(Squares::<V::Board>::from_bits(self.kings))
    }

    /// The kings of a side.
    #[inline]
    pub const fn kings(&self, color: Color) -> Squares<V::Board> {
        self.pieces(color).intersection(Squares::<V::Board>::from_bits(self.kings))
    }

    /// What stands on a square.
    pub const fn piece_at(&self, square: Square<V::Board>) -> Option<Piece> {
        let color = if self.pieces(Color::White).contains(square) {
            Color::White
        } else if self.pieces(Color::Black).contains(square) {
            Color::Black
        } else {
            return None;
        };
        Some(Piece { color, is_king: self.kings(color).contains(square) })
    }

    /// The legal moves, in an order that depends on the position alone.
    pub fn moves(&self) -> Vec<Move<V::Board>> {
        let mut list = Vec::with_capacity(32);
        let _ = self.try_for_each_move(|mv| {
            list.push(mv);
            Continue::<Infallible>(())
        });
        list
    }

    /// Gives each legal move to `visit`, until it breaks.
    #[inline(always)]
    pub fn try_for_each_move<B>(
        &self,
        visit: impl FnMut(Move<V::Board>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
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
    pub fn play(&mut self, mv: Move<V::Board>) -> Result<(), Illegal<V::Board>> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, as all are that the generator gives. Any other move gives a position
    /// without meaning, and later calls on it may panic.
    #[inline(always)]
    pub fn play_unchecked(&mut self, mv: Move<V::Board>) {
        let (from, to, captured) = (mv.start_bit(), mv.target_bit(), mv.captured_bits());
        let kings = self.kings & !captured;
        *self = Self {
            own: self.enemy & !captured,
            enemy: self.own & !from | to,
            kings: match mv.kind() {
                MoveKind::Man => kings,
                MoveKind::Crowning => kings | to,
                MoveKind::King => kings & !from | to,
            },
            turn: !self.turn,
            variant: PhantomData,
        };
    }

    /// How the game has ended, if it has: the side to move has no piece or no move (D15).
    pub fn outcome(&self) -> Option<Outcome<Reason>> {
        game::Position::outcome(self)
    }
}

impl<V: Variant> Default for Position<V> {
    /// The start position.
    fn default() -> Self {
        Self::start()
    }
}

impl<V: Variant> fmt::Debug for Position<V> {
    /// The board as a picture, and the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{self}", self.diagram())
    }
}

impl<V: Variant> game::Position for Position<V> {
    type Move = Move<V::Board>;
    type Illegal = Illegal<V::Board>;
    type Reason = Reason;

    #[inline(always)]
    fn turn(&self) -> Color {
        self.turn
    }

    /// The side to move has no piece left (D15).
    #[inline]
    fn decided(&self) -> Option<Outcome<Reason>> {
        (self.own == 0).then_some(Outcome::Win { winner: !self.turn, reason: Reason::AllTaken })
    }

    fn stuck(&self) -> Outcome<Reason> {
        Outcome::Win { winner: !self.turn, reason: Reason::Blocked }
    }

    #[inline(always)]
    fn try_for_each_move<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.try_for_each_move(visit)
    }

    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal> {
        self.check(mv)
    }

    #[inline(always)]
    fn play_unchecked(&mut self, mv: Self::Move) {
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

    fn is_legal(&self, mv: Self::Move) -> bool {
        self.is_legal(mv)
    }
}
