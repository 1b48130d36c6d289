//! Building positions, and what can be wrong with them (K25).

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};
use core::fmt;

use rulebook_game::Color;
use rulebook_plane::{Cell, Direction, Plane, TileSet};

use crate::{ChainRule, PAWNS, Position, TILES, position::Side};

/// A tile, and whether a pawn of its colour stands on it (K5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Tile {
    /// Whose tile, and whose pawn.
    pub color: Color,
    /// Whether a pawn stands on it.
    pub pawn: bool,
}

/// Any arrangement of tiles and pawns on the table and in hand, and a side to move: what an editor holds.
///
/// ```
/// use rulebook_kit::{Cell, ChainRule, Color, Fault, Hand, Setup, Tile};
///
/// let mut setup = Setup::new(ChainRule::Optional);
/// setup.put(Cell::new(0, 0), Some(Tile { color: Color::White, pawn: true }));
/// setup.hands[Color::White.index()] = Hand { tiles: 19, pawns: 9 };
/// assert_eq!(setup.clone().position().unwrap().to_string(), "W w 19:9,20:10 0,0");
///
/// setup.put(Cell::new(1, 1), Some(Tile { color: Color::Black, pawn: false }));
/// let faults = setup.position().unwrap_err().faults;
/// assert_eq!(faults, [Fault::Tiles { color: Color::Black, tiles: 21 }, Fault::Apart]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Setup {
    tiles: BTreeMap<Cell, Tile>,
    /// What each side has in hand, White's first.
    pub hands: [Hand; 2],
    /// The side to move.
    pub turn: Color,
    /// Whether chains may stop (K13).
    pub rule: ChainRule,
}

/// What a side has in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Hand {
    /// Tiles to lay.
    pub tiles: u8,
    /// Pawns to lay.
    pub pawns: u8,
}

/// Something that no position can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// Tiles on the table and in hand are not twenty.
    #[error("{color} has {tiles} tiles on the table and in hand, not 20")]
    Tiles {
        /// Whose tiles.
        color: Color,
        /// How many.
        tiles: usize,
    },
    /// More than ten pawns.
    #[error("{color} has {pawns} pawns on the table and in hand, more than 10")]
    Pawns {
        /// Whose pawns.
        color: Color,
        /// How many.
        pawns: usize,
    },
    /// The tiles do not hang together (K6).
    #[error("the tiles are not connected by their sides")]
    Apart,
    /// Both sides have lost ten pawns.
    #[error("both sides have lost all their pawns")]
    NoPawns,
    /// A tile lies too far from the origin.
    #[error("a coordinate is beyond ±{limit}")]
    Far {
        /// The greatest coordinate that the number of tiles allows.
        limit: usize,
    },
}

/// A setup that cannot be played on: all its faults, and the setup itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", Listed(.faults))]
pub struct SetupError {
    /// Everything that is wrong.
    pub faults: Vec<Fault>,
    /// What was refused.
    pub setup: Setup,
}

impl Setup {
    /// The start: an empty table, everything in hand, White to move (K1, K3).
    #[must_use]
    pub const fn new(rule: ChainRule) -> Self {
        let hand = Hand { tiles: TILES, pawns: PAWNS };
        Self { tiles: BTreeMap::new(), hands: [hand; 2], turn: Color::White, rule }
    }

    /// The tile on a cell.
    #[must_use]
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        self.tiles.get(&cell).copied()
    }

    /// The tiles with their cells, by column.
    pub fn tiles(&self) -> impl ExactSizeIterator<Item = (Cell, Tile)> {
        self.tiles.iter().map(|(cell, tile)| (*cell, *tile))
    }

    /// Puts a tile on a cell in place of what lies there, or clears the cell.
    pub fn put(&mut self, cell: Cell, tile: Option<Tile>) {
        match tile {
            Some(tile) => self.tiles.insert(cell, tile),
            None => self.tiles.remove(&cell),
        };
    }

    /// The position of this setup.
    ///
    /// # Errors
    ///
    /// All faults at once.
    pub fn position(self) -> Result<Position, SetupError> {
        let faults = self.faults();
        let cells: Vec<Cell> = self.tiles.keys().copied().collect();
        match Plane::from_cells(&cells) {
            Ok(plane) if faults.is_empty() => Ok(self.on(&plane)),
            _ => Err(SetupError { faults, setup: self }),
        }
    }

    /// Everything that is wrong with this setup.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut without_pawns = 0;
        for color in Color::ALL {
            let hand = self.hands[color.index()];
            let own = || self.tiles.values().filter(|tile| tile.color == color);
            let tiles = own().count() + usize::from(hand.tiles);
            let pawns = own().filter(|tile| tile.pawn).count() + usize::from(hand.pawns);
            if tiles != usize::from(TILES) {
                faults.push(Fault::Tiles { color, tiles });
            }
            if pawns > usize::from(PAWNS) {
                faults.push(Fault::Pawns { color, pawns });
            }
            without_pawns += u8::from(pawns == 0);
        }
        if without_pawns == 2 {
            faults.push(Fault::NoPawns);
        }
        // Play moves at most one cell away with each tile.
        let limit = 1000 + self.tiles.len();
        let far = |part: i16| usize::from(part.unsigned_abs()) > limit;
        if self.tiles.keys().any(|cell| far(cell.x) || far(cell.y)) {
            faults.push(Fault::Far { limit });
        }
        if !self.hangs_together() {
            faults.push(Fault::Apart);
        }
        faults
    }

    /// K6, of however many tiles, however far.
    fn hangs_together(&self) -> bool {
        let mut left: BTreeSet<Cell> = self.tiles.keys().copied().collect();
        let mut edge: Vec<Cell> = left.pop_first().into_iter().collect();
        while let Some(cell) = edge.pop() {
            edge.extend(
                Direction::SIDES.map(|side| cell.next(side)).into_iter().filter(|next| left.remove(next)),
            );
        }
        left.is_empty()
    }

    /// The position on a plane that has these tiles.
    fn on(&self, plane: &Plane<40>) -> Position {
        let set = |wanted: &dyn Fn(Tile) -> bool| {
            (0..).zip(plane.cells()).fold(TileSet::EMPTY, |set, (number, cell)| {
                if self.tile_at(cell).is_some_and(wanted) { set.or(TileSet::of(number)) } else { set }
            })
        };
        let sides = Color::ALL.map(|color| Side {
            tiles: set(&|tile| tile.color == color),
            pawns: set(&|tile| tile.color == color && tile.pawn),
            hand: self.hands[color.index()],
        });
        let mut position =
            Position { plane: *plane, sides, turn: self.turn, rule: self.rule, separated: false };
        position.judge();
        position
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let tiles = (0..).zip(position.plane().cells()).map(|(number, cell)| (cell, position.tile(number)));
        Self {
            tiles: tiles.collect(),
            hands: Color::ALL.map(|color| position.hand(color)),
            turn: position.turn,
            rule: position.rule,
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.position()
    }
}

/// Faults, one after the other.
pub(crate) struct Listed<'a, T>(pub(crate) &'a [T]);

impl<T: fmt::Display> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}
