//! A position: the state, and playing a move.

use core::{
    convert::Infallible,
    fmt,
    hash::{Hash, Hasher},
    ops::ControlFlow::{self, Continue},
};

use alloc::vec::Vec;
use rulebook_game::{self as game, Color, Outcome};
use rulebook_square::Direction;

use crate::{
    Bitboard, Board, CastlingRights, CastlingSide, Filter, Illegal, Move, Piece, Reason, Role, Square,
    attacks,
    board::COLORS,
    castling::back_rank,
    filter::Everything,
    generate::{AnyMove, Counter, View, Visitor, generate, square_of},
    moves::CASTLE,
};

/// A chess position that can be played on (C18): both kings stand, and the side that has just moved
/// is not in check.
///
/// # Equality
///
/// `Eq` and `Hash` are those of the repetition rule (C12): placement, side to move, castling rights,
/// and the en passant square **only if a legal capture goes there**. Both move counters are left out.
///
/// ```
/// use rulebook_chess::{Position, Square};
/// let position = Position::start();
/// assert_eq!(position.count_moves(), 20);
/// assert!(position.moves().iter().any(|mv| mv.to() == Square::E4));
/// ```
#[derive(Clone, Copy)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
#[repr(align(64))]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) rights: CastlingRights,
    /// The index of the square that the last move's double step passed over; 0, where none can be,
    /// for none.
    pub(crate) en_passant: u8,
    pub(crate) turn: Color,
    pub(crate) halfmoves: u16,
    pub(crate) fullmoves: u32,
}

const _: () = assert!(size_of::<Position>() == 128);

impl Position {
    /// The start position (C1).
    pub const fn start() -> Self {
        Self {
            board: Board::START,
            rights: CastlingRights(
                Bitboard::of(Square::A1)
                    .union(Bitboard::of(Square::H1))
                    .union(Bitboard::of(Square::A8))
                    .union(Bitboard::of(Square::H8)),
            ),
            en_passant: 0,
            turn: Color::White,
            halfmoves: 0,
            fullmoves: 1,
        }
    }

    /// What stands where.
    #[inline(always)]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Who may still castle, and with which rook.
    #[inline(always)]
    pub const fn castling_rights(&self) -> CastlingRights {
        self.rights
    }

    /// The square that the last move's double step passed over, whether or not a pawn can take there.
    #[inline]
    pub const fn double_step_square(&self) -> Option<Square> {
        if self.en_passant == 0 { None } else { Some(Square::wrapping(self.en_passant)) }
    }

    /// The square on which a **legal** en passant capture lands, if there is one (C5, C12).
    pub fn en_passant_square(&self) -> Option<Square> {
        let square = self.double_step_square()?;
        let filter = Filter::ALL.role(Role::Pawn).captures().to(square);
        self.has_moves_in(filter).then_some(square)
    }

    /// The same as a set, so that no branch asks.
    #[inline(always)]
    pub(crate) fn en_passant_set(&self) -> Bitboard {
        Bitboard::of(Square::wrapping(self.en_passant)) - Square::A1
    }

    /// Moves of both sides since the last capture or pawn's move.
    #[inline(always)]
    pub const fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move, which goes up when Black has played.
    #[inline(always)]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Where a side's king stands.
    #[inline(always)]
    pub const fn king(&self, color: Color) -> Square {
        square_of(self.board.pieces(color, Role::King))
    }

    /// The enemy pieces that give check.
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(self.king(self.turn), self.board.occupied()) & self.board.color(!self.turn)
    }

    /// The side to move is in check (C9).
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The own pieces of the side to move that may not leave the line between their king and the
    /// slider that pins them.
    pub fn pinned(&self) -> Bitboard {
        match self.turn {
            Color::White => View::new::<true>(&self.board).pinned(),
            Color::Black => View::new::<false>(&self.board).pinned(),
        }
    }

    /// The piece that a move takes, and where it stands (C2, C5).
    pub fn captured(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = if mv.is_castle() {
            return None;
        } else if mv.is_en_passant() {
            let back = if self.turn == Color::White { Direction::S } else { Direction::N };
            mv.to().step(back)?
        } else {
            mv.to()
        };
        Some((square, self.board.piece_at(square)?))
    }

    /// The legal moves, in an order that depends on the position alone.
    pub fn moves(&self) -> Vec<Move> {
        self.moves_in(Filter::ALL)
    }

    /// The legal moves that pass the filter.
    pub fn moves_in(&self, filter: Filter) -> Vec<Move> {
        let mut list = Vec::with_capacity(48);
        let _ = self.try_for_each_move_in(filter, |mv| {
            list.push(mv);
            Continue::<Infallible>(())
        });
        list
    }

    /// Gives each legal move to `visit`, until it breaks.
    #[inline(always)]
    pub fn try_for_each_move<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        generate(self, &Everything, &mut Visitor(visit))
    }

    /// Gives each legal move that passes the filter to `visit`, until it breaks.
    #[inline]
    pub fn try_for_each_move_in<B>(
        &self,
        filter: Filter,
        visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        generate(self, &filter.resolve(self), &mut Visitor(visit))
    }

    /// The number of legal moves, without making any.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        let mut counter = Counter(0);
        let _ = generate(self, &Everything, &mut counter);
        counter.0
    }

    /// The number of legal moves that pass the filter.
    pub fn count_moves_in(&self, filter: Filter) -> u64 {
        let mut counter = Counter(0);
        let _ = generate(self, &filter.resolve(self), &mut counter);
        counter.0
    }

    /// There is a legal move.
    #[inline]
    pub fn has_moves(&self) -> bool {
        self.has_free_pawn() || generate(self, &Everything, &mut AnyMove).is_break()
    }

    /// Without a check, a pawn that no pin can hold may step ahead. Most positions have one, and to find it takes half
    /// the time of looking at the whole board.
    #[inline(always)]
    fn has_free_pawn(&self) -> bool {
        let (board, king) = (&self.board, self.king(self.turn));
        let pawns = board.pieces(self.turn, Role::Pawn) - attacks::queen_attacks(king, Bitboard::EMPTY);
        let occupied = board.occupied();
        !(pawns.shift(attacks::forward(self.turn)) - occupied).is_empty()
            && board.is_safe(king, self.turn, board.color(!self.turn), occupied)
    }

    /// There is a legal move that passes the filter.
    pub fn has_moves_in(&self, filter: Filter) -> bool {
        generate(self, &filter.resolve(self), &mut AnyMove).is_break()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// A move that is not legal is refused with its reason, and the position stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move that is known to be legal, as all are that the generator gives. Any other move
    /// gives a position without meaning, and later calls on it may panic.
    #[inline(always)]
    pub fn play_unchecked(&mut self, mv: Move) {
        let to = Bitboard::of(mv.to());
        let passed = if mv.is_en_passant() {
            to.shift(if self.turn == Color::White { Direction::S } else { Direction::N })
        } else {
            Bitboard::EMPTY
        };
        let gone = Bitboard::of(mv.from()) | to | passed;
        // When castling, an own rook stands on the target. (To ask which colour stands there would cost
        // a look-up that depends on the turn, here where every nanosecond is paid for each leaf.)
        let takes = !(self.board.occupied() & to).is_empty() && !mv.is_castle();
        let quiet = mv.role() != Role::Pawn && !takes;

        // Everything leaves the squares that the move touches, and one row of a table says on which
        // planes the target fills again: captures and promotions ask no question.
        let landing = &LANDINGS[mv.landing_row()][self.turn.index()];
        for (plane, landing) in self.board.planes.iter_mut().zip(&landing.0) {
            *plane = (*plane - gone) | (to & *landing);
        }
        self.rights.0 -= gone | KING_RIGHTS[usize::from(mv.role() == Role::King)][self.turn.index()];
        self.en_passant = if mv.is_double_step() { u8::midpoint(mv.from().raw(), mv.to().raw()) } else { 0 };
        self.halfmoves = if quiet { self.halfmoves.saturating_add(1) } else { 0 };
        self.fullmoves = self.fullmoves.saturating_add(u32::from(self.turn == Color::Black));

        if mv.is_castle() {
            self.place_castled(mv);
        }
        self.turn = !self.turn;
    }

    /// Puts king and rook down where castling leads them.
    #[inline]
    fn place_castled(&mut self, mv: Move) {
        let (side, rank) = (CastlingSide::of(mv.from(), mv.to()), mv.from().rank());
        let (king, rook) = (side.king_target(rank), side.rook_target(rank));
        self.board.planes[Role::King.index()] |= king;
        self.board.planes[Role::Rook.index()] |= rook;
        self.board.planes[COLORS + self.turn.index()] |= Bitboard::of(king) | rook;
    }

    /// How a game that reaches this position ends, if it does: mate, stalemate, or a dead position.
    pub fn game_outcome(&self) -> Option<Outcome<Reason>> {
        game::Position::game_outcome(self)
    }
}

/// A row of eight planes in one cache line, like a [`Board`] in a [`Position`].
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Planes([Bitboard; 8]);

/// On which planes the target square fills, by what lands there and whose it is.
static LANDINGS: [[Planes; 2]; 8] = {
    let mut table = [[Planes([Bitboard::EMPTY; 8]); 2]; 8];
    let mut role = 0;
    while role < CASTLE as usize {
        let mut color = 0;
        while color < 2 {
            table[role][color].0[role] = Bitboard::FULL;
            table[role][color].0[COLORS + color] = Bitboard::FULL;
            color += 1;
        }
        role += 1;
    }
    table
};

/// The rights that go when anything but the king moves, and when he does.
static KING_RIGHTS: [[Bitboard; 2]; 2] =
    [[Bitboard::EMPTY; 2], [back_rank(Color::White), back_rank(Color::Black)]];

impl Default for Position {
    /// The start position.
    fn default() -> Self {
        Self::start()
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.rights == other.rights
            && (self.en_passant == other.en_passant || self.en_passant_square() == other.en_passant_square())
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        (self.turn, self.rights, self.en_passant_square()).hash(state);
    }
}

impl fmt::Debug for Position {
    /// The board as a picture, and the FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{self}", self.board)
    }
}

impl game::Position for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Reason = Reason;

    #[inline(always)]
    fn turn(&self) -> Color {
        self.turn
    }

    /// Always `None`: only the lack of a move ends a chess position (C9, C10). A dead position (C11)
    /// ends the game, not the position: see [`Position::is_dead`].
    #[inline(always)]
    fn decided(&self) -> Option<Outcome<Reason>> {
        None
    }

    fn stuck(&self) -> Outcome<Reason> {
        if self.is_check() {
            Outcome::Win { winner: !self.turn, reason: Reason::Checkmate }
        } else {
            Outcome::Draw { reason: Reason::Stalemate }
        }
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

    fn is_legal(&self, mv: Move) -> bool {
        self.is_legal(mv)
    }

    fn game_outcome(&self) -> Option<Outcome<Reason>> {
        game::Position::outcome(self)
            .or_else(|| self.is_dead().then_some(Outcome::Draw { reason: Reason::DeadPosition }))
    }
}
