//! The state of a game, and playing a move.

use core::{
    hash::{Hash, Hasher},
    ops::ControlFlow,
};

use rulebook_game::{Color, Outcome};
use rulebook_plane::{Cell, Plane, TileSet};

use crate::{Hand, Illegal, Move, Reason, Tile};

/// The tiles of a side (K1).
pub const TILES: u8 = 20;
/// The pawns of a side (K1).
pub const PAWNS: u8 = 10;

/// Whether a chain of leaps may stop before its end (K13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChainRule {
    /// Going on is allowed, not forced: each prefix of a chain is a move.
    #[default]
    Optional,
    /// Only chains that cannot be continued are moves.
    Mandatory,
}

/// What a side has on the table and in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Side {
    /// Its tiles, by number.
    pub(crate) tiles: TileSet,
    /// The tiles that its pawns stand on.
    pub(crate) pawns: TileSet,
    pub(crate) hand: Hand,
}

impl Side {
    /// Its tiles without a pawn.
    #[inline]
    pub(crate) fn free(&self) -> TileSet {
        self.tiles.without(self.pawns)
    }

    /// Whether it has something left to place (K8, K9).
    #[inline]
    pub(crate) fn has_hand(&self) -> bool {
        self.hand.tiles + self.hand.pawns > 0
    }

    /// The side after laying a pawn on a tile.
    #[inline]
    pub(crate) fn with_pawn(self, tile: u8) -> Self {
        let hand = Hand { pawns: self.hand.pawns - 1, ..self.hand };
        Self { pawns: self.pawns.or(TileSet::of(tile)), hand, ..self }
    }

    /// The side after a pawn has gone from one tile to another.
    #[inline]
    pub(crate) fn with_step(self, from: u8, to: u8) -> Self {
        Self { pawns: self.pawns.without(TileSet::of(from)).or(TileSet::of(to)), ..self }
    }

    /// Whether all ten of its pawns are taken (K18, K26).
    #[inline]
    pub(crate) fn has_lost_all(&self) -> bool {
        self.hand.pawns == 0 && self.pawns.is_empty()
    }
}

/// A position: the tiles and pawns on the table and in hand, the side to move, and the rule of chains.
///
/// Equality compares cells as they stand and does not see in which order tiles were laid (K2).
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) plane: Plane<40>,
    pub(crate) sides: [Side; 2],
    pub(crate) turn: Color,
    pub(crate) rule: ChainRule,
    /// No interaction is possible (K20), as far as K22 asks for it.
    pub(crate) separated: bool,
}

impl Position {
    /// The start: an empty table, everything in hand, White begins (K1, K3).
    #[must_use]
    pub fn start(rule: ChainRule) -> Self {
        let hand = Hand { tiles: TILES, pawns: PAWNS };
        let side = Side { tiles: TileSet::EMPTY, pawns: TileSet::EMPTY, hand };
        Self { plane: Plane::new(), sides: [side; 2], turn: Color::White, rule, separated: false }
    }

    /// The tiles on the table.
    #[must_use]
    pub fn plane(&self) -> &Plane<40> {
        &self.plane
    }

    /// The tiles of a colour.
    #[must_use]
    pub fn tiles(&self, color: Color) -> TileSet {
        self.sides[color.index()].tiles
    }

    /// The tiles that the pawns of a colour stand on.
    #[must_use]
    pub fn pawns(&self, color: Color) -> TileSet {
        self.sides[color.index()].pawns
    }

    /// What a colour has in hand.
    #[must_use]
    pub fn hand(&self, color: Color) -> Hand {
        self.sides[color.index()].hand
    }

    /// The rule of chains (K13).
    #[must_use]
    pub fn rule(&self) -> ChainRule {
        self.rule
    }

    #[inline]
    pub(crate) fn own(&self) -> &Side {
        &self.sides[self.turn.index()]
    }

    #[inline]
    pub(crate) fn enemy(&self) -> &Side {
        &self.sides[self.turn.other().index()]
    }

    /// A tile by its number.
    ///
    /// # Panics
    ///
    /// If there is no tile of that number.
    #[must_use]
    pub fn tile(&self, number: u8) -> Tile {
        let [white, black] = &self.sides;
        assert!(usize::from(number) < self.plane.len(), "there is no tile {number}");
        let color = if white.tiles.contains(number) { Color::White } else { Color::Black };
        Tile { color, pawn: white.pawns.or(black.pawns).contains(number) }
    }

    /// Lays a tile of a colour and gives its number.
    #[inline]
    pub(crate) fn lay_tile(&mut self, color: Color, cell: Cell) -> u8 {
        let tile = self.plane.lay(cell);
        let side = &mut self.sides[color.index()];
        side.tiles = side.tiles.or(TileSet::of(tile));
        side.hand.tiles -= 1;
        tile
    }

    /// The tile of a cell that a legal move names.
    pub(crate) fn known(&self, cell: Cell) -> u8 {
        self.plane.tile_at(cell).expect("a legal move names tiles")
    }

    /// Asks the question of K20, if it is to be asked: once both hands are empty (K22).
    pub(crate) fn judge(&mut self) {
        self.separated = !self.sides.iter().any(Side::has_hand) && self.is_separated();
    }
}

impl rulebook_game::Position for Position {
    type Move = Move;
    type Illegal = Illegal;
    type Reason = Reason;

    #[inline]
    fn turn(&self) -> Color {
        self.turn
    }

    #[inline]
    fn decided(&self) -> Option<Outcome<Reason>> {
        self.decision()
    }

    fn stuck(&self) -> Outcome<Reason> {
        Outcome::Win { winner: !self.turn, reason: Reason::Block }
    }

    fn try_for_each_move<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_moves(visit)
    }

    #[inline]
    fn try_for_each_child<B>(&self, visit: impl FnMut(Move, &Self) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_children(visit)
    }

    fn count_moves(&self) -> u64 {
        self.count()
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.refusal(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        let (own, enemy) = (self.turn.index(), self.turn.other().index());
        match mv {
            Move::Tile(cell) => {
                self.lay_tile(self.turn, cell);
            }
            Move::Pawn(cell) => self.sides[own] = self.sides[own].with_pawn(self.known(cell)),
            Move::Both { tile, pawn } => {
                self.lay_tile(self.turn, tile);
                self.sides[own] = self.sides[own].with_pawn(self.known(pawn));
            }
            Move::Step { from, to } => {
                self.sides[own] = self.sides[own].with_step(self.known(from), self.known(to));
            }
            Move::Capture(chain) => {
                let end = self.follow(chain).last().expect("a legal capture leaps");
                self.sides[own] = self.sides[own].with_step(self.known(chain.start()), end.to);
                self.sides[enemy].pawns = end.enemies;
            }
        }
        self.turn = !self.turn;
        // A step neither empties a hand nor takes a pawn: K22 answers as before.
        if !matches!(mv, Move::Step { .. }) {
            self.judge();
        }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let hands = |position: &Self| Color::ALL.map(|color| position.hand(color));
        self.turn == other.turn
            && self.rule == other.rule
            && self.plane.len() == other.plane.len()
            && hands(self) == hands(other)
            && self.plane.cells().zip(0..).all(|(cell, tile)| {
                other.plane.tile_at(cell).is_some_and(|twin| self.tile(tile) == other.tile(twin))
            })
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // A sum does not see the order laid.
        let sum = self.plane.cells().zip(0..).fold(0_u64, |sum, (cell, tile)| {
            let Tile { color, pawn } = self.tile(tile);
            let key = u64::from(cell.x as u16) << 18 | u64::from(cell.y as u16) << 2;
            sum.wrapping_add(mix(key | (color.index() as u64) << 1 | u64::from(pawn)))
        });
        (sum, Color::ALL.map(|color| self.hand(color)), self.turn, self.rule).hash(state);
    }
}

/// Spreads the bits of a key (the finish of `SplitMix64`).
fn mix(key: u64) -> u64 {
    let key = key.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ key >> 31
}
