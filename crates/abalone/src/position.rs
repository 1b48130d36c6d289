//! A position: the state, and playing a move.

use core::{
    convert::Infallible,
    fmt,
    ops::ControlFlow::{self, Continue},
};

use alloc::vec::Vec;
use rulebook_game::{self as game, Color, Outcome};

#[cfg(feature = "serde")]
use crate::text::Written;
use crate::{
    Cell, Cells, Illegal, Move, Reason, Rules,
    generate::{AnyMove, Counter, Visitor, generate, generate_in_lanes},
    tally::Tally,
};

/// A position of Abalone: the marbles on the board, those that each side has lost, and the side to move.
///
/// Losses are state: they cannot be told from the board, since layouts differ in their marbles (A21).
///
/// # Equality
///
/// `Eq` and `Hash` are those of the repetition rule (A17): marbles, losses, side to move and the number that wins.
///
/// ```
/// use rulebook_abalone::Position;
///
/// let position = Position::default();
/// assert_eq!(position.count_moves(), 44);
/// assert_eq!(position.to_string(), "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0 0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "Written", try_from = "Written")
)]
pub struct Position {
    /// The marbles of the side to move.
    pub(crate) own: Cells,
    /// Those of the other side.
    pub(crate) enemy: Cells,
    pub(crate) tally: Tally,
}

const _: () = assert!(size_of::<Position>() == 24);

impl Position {
    /// The start position of a game: Black begins (A1).
    pub const fn start(rules: Rules) -> Self {
        let layout = rules.layout;
        Self {
            own: layout.marbles(Color::Black),
            enemy: layout.marbles(Color::White),
            tally: Tally::new(0, 0, rules.marbles_to_win(), Color::Black),
        }
    }

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.tally.turn()
    }

    /// The marbles of a side on the board.
    #[inline]
    pub const fn marbles(&self, color: Color) -> Cells {
        if self.is_on_turn(color) { self.own } else { self.enemy }
    }

    /// The number of marbles that a side has lost.
    #[inline]
    pub const fn lost(&self, color: Color) -> u8 {
        if self.is_on_turn(color) { self.tally.own_lost() } else { self.tally.enemy_lost() }
    }

    /// The number of enemy marbles to eject (A2).
    #[inline]
    pub const fn to_win(&self) -> u8 {
        self.tally.to_win()
    }

    /// Whose marble stands on a point.
    pub const fn marble_at(&self, cell: Cell) -> Option<Color> {
        if self.own.contains(cell) {
            Some(self.turn())
        } else if self.enemy.contains(cell) {
            Some(self.turn().other())
        } else {
            None
        }
    }

    /// The points without a marble.
    #[inline(always)]
    pub const fn empty(&self) -> Cells {
        self.own.union(self.enemy).complement()
    }

    /// The legal moves, in an order that depends on the position alone.
    pub fn moves(&self) -> Vec<Move> {
        let mut list = Vec::with_capacity(64);
        let _ = self.try_for_each_move(|mv| {
            list.push(mv);
            Continue::<Infallible>(())
        });
        list
    }

    /// Gives each legal move to `visit`, until it breaks.
    #[inline(always)]
    pub fn try_for_each_move<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        generate(self, &mut Visitor(visit))
    }

    /// The number of legal moves, without making any.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        let mut counter = Counter(0);
        if cfg!(target_feature = "avx2") {
            generate_in_lanes(self, &mut counter);
        } else {
            let _ = generate(self, &mut counter);
        }
        counter.0
    }

    /// There is a legal move.
    #[inline]
    pub fn has_moves(&self) -> bool {
        generate(self, &mut AnyMove).is_break()
    }

    /// The move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// A move that is not legal is refused with its reason (A13), and the position stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, as all are that the generator gives. Any other move gives a position
    /// without meaning, and later calls on it may panic.
    #[inline(always)]
    pub fn play_unchecked(&mut self, mv: Move) {
        let ahead = mv.direction();
        let moved = mv.marbles().step(ahead);
        let pushed = moved & self.enemy;
        // First, so that it is the same for all moves of a position: own is what is pushed from here on.
        self.pass();
        self.enemy ^= mv.marbles() ^ moved;
        if !pushed.is_empty() {
            // The first of those pushed goes behind the last: the one between is replaced by its like.
            let next = pushed.step(ahead);
            let last = if next.is_disjoint(self.own) { next } else { next.step(ahead) };
            self.own ^= pushed | last;
            self.tally = self.tally.with_lost(last.is_empty());
        }
    }

    /// The turn goes to the other side.
    #[inline(always)]
    pub(crate) const fn pass(&mut self) {
        (self.own, self.enemy) = (self.enemy, self.own);
        self.tally = self.tally.passed();
    }

    /// How the game has ended, if it has: by ejected marbles (A14), or because the side to move has no move (A15).
    pub fn outcome(&self) -> Option<Outcome<Reason>> {
        game::Position::outcome(self)
    }

    const fn is_on_turn(&self, color: Color) -> bool {
        color.index() == self.turn().index()
    }
}

impl Default for Position {
    /// The classical start.
    fn default() -> Self {
        Self::start(Rules::CLASSICAL)
    }
}

impl fmt::Debug for Position {
    /// The board as a picture, and the text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{self}, {} to win", self.diagram(), self.to_win())
    }
}

impl game::Position for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Reason = Reason;

    #[inline(always)]
    fn turn(&self) -> Color {
        self.turn()
    }

    /// As many marbles are ejected as win (A14).
    #[inline]
    fn decided(&self) -> Option<Outcome<Reason>> {
        self.decision()
    }

    /// The side to move is blocked: a draw (A15).
    fn stuck(&self) -> Outcome<Reason> {
        Outcome::Draw { reason: Reason::Blocked }
    }

    #[inline(always)]
    fn try_for_each_move<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.try_for_each_move(visit)
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)
    }

    #[inline(always)]
    fn play_unchecked(&mut self, mv: Move) {
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
