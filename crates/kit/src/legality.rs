//! Why a move is refused.

use alloc::vec::Vec;
use core::{
    fmt,
    ops::ControlFlow::{self, Break, Continue},
};

use rulebook_game::{Color, Outcome, Position as _};
use rulebook_plane::Cell;

use crate::{Chain, ChainRule, Move, Position, Reason, Route};

/// Why a move is refused: the first reason that holds.
///
/// One reason carries all the moves that would have been legal, in a `Vec`: an error is made only where a move is
/// refused, never while moves are generated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over (K26).
    #[error("the game is over: {0}")]
    Over(Outcome<Reason>),
    /// A capture comes before placing and moving (K12).
    #[error("a capture is obligatory: {}", Routes(.captures))]
    MustCapture {
        /// All legal captures.
        captures: Vec<Route>,
    },
    /// Nothing is moved while something is in hand (K8).
    #[error("{color} has tiles or pawns in hand and must place")]
    MustPlace {
        /// The side to move.
        color: Color,
    },
    /// No tile is left in hand.
    #[error("{color} has no tile in hand")]
    NoTile {
        /// The side to move.
        color: Color,
    },
    /// No pawn is left in hand.
    #[error("{color} has no pawn in hand")]
    NoPawn {
        /// The side to move.
        color: Color,
    },
    /// A tile lies there already (K6).
    #[error("a tile lies on {0} already")]
    Laid(Cell),
    /// A tile shares a side with another (K6).
    #[error("a tile on {0} touches no other by a side")]
    Untouched(Cell),
    /// The first tile defines the origin (K2).
    #[error("the first tile is laid on 0,0")]
    NotOrigin,
    /// There is no tile there (K5, K17).
    #[error("there is no tile on {0}")]
    NoTileThere(Cell),
    /// Pawns stand on tiles of their own colour (K5, K17).
    #[error("the tile on {0} is not of the player's colour")]
    OtherColor(Cell),
    /// A tile holds one pawn (K5, K17).
    #[error("a pawn stands on {0}")]
    Taken(Cell),
    /// The player has no pawn there.
    #[error("the player has no pawn on {0}")]
    NotOwnPawn(Cell),
    /// A pawn moves to one of the eight cells around it (K17).
    #[error("a pawn moves to one of the eight cells around it")]
    NotAdjacent,
    /// No leap leads there (K10, K11).
    #[error("leap {leap} is not possible")]
    NoLeap {
        /// Which leap of the chain, from 1.
        leap: usize,
    },
    /// The chain can be continued, and must be (K13).
    #[error("the chain can be continued and must be")]
    Unfinished,
}

impl Position {
    pub(crate) fn refusal(&self, mv: Move) -> Result<(), Illegal> {
        if let Some(outcome) = self.decided() {
            return Err(Illegal::Over(outcome));
        }
        // A legal move shows that the player is not blocked (K19): only a refused one makes us look for others.
        self.open_refusal(mv).map_err(
            |illegal| {
                if self.has_moves() { illegal } else { Illegal::Over(self.stuck()) }
            },
        )
    }

    /// Why a move is refused where the game goes on.
    fn open_refusal(&self, mv: Move) -> Result<(), Illegal> {
        match mv {
            Move::Capture(chain) => self.refuse_chain(chain),
            _ if self.can_capture() => Err(Illegal::MustCapture { captures: self.capture_routes() }),
            Move::Tile(cell) => self.refuse_tile(cell),
            Move::Pawn(cell) => self.refuse_pawn_in_hand().and_then(|()| self.refuse_target(cell)),
            Move::Both { tile, pawn } => {
                self.refuse_tile(tile)?;
                self.refuse_pawn_in_hand()?;
                if tile == pawn { Ok(()) } else { self.refuse_target(pawn) }
            }
            Move::Step { from, to } => self.refuse_step(from, to),
        }
    }

    /// Why a capture is refused whose leap number `leap` does not land where it says, and which goes as `before` up to
    /// that leap: an earlier reason may hold.
    pub(crate) fn no_leap(&self, before: Chain, leap: usize) -> Illegal {
        match self.refusal(Move::Capture(before)) {
            Ok(()) | Err(Illegal::Unfinished) => Illegal::NoLeap { leap },
            Err(earlier) => earlier,
        }
    }

    /// K12.
    fn can_capture(&self) -> bool {
        self.captures(&mut |_| Break(())).is_break()
    }

    fn capture_routes(&self) -> Vec<Route> {
        let mut routes = Vec::new();
        let _: ControlFlow<()> = self.captures(&mut |chain| {
            routes.push(self.route(chain));
            Continue(())
        });
        routes
    }

    /// K6.
    fn refuse_tile(&self, cell: Cell) -> Result<(), Illegal> {
        if self.own().hand.tiles == 0 {
            return Err(Illegal::NoTile { color: self.turn });
        }
        if self.plane.tile_at(cell).is_some() {
            return Err(Illegal::Laid(cell));
        }
        if self.open_cells().any(|open| open == cell) {
            return Ok(());
        }
        Err(if self.plane.is_empty() { Illegal::NotOrigin } else { Illegal::Untouched(cell) })
    }

    fn refuse_pawn_in_hand(&self) -> Result<(), Illegal> {
        if self.own().hand.pawns == 0 { Err(Illegal::NoPawn { color: self.turn }) } else { Ok(()) }
    }

    /// Whether a pawn may come to stand on a cell: a free tile of its colour (K5, K17).
    fn refuse_target(&self, cell: Cell) -> Result<(), Illegal> {
        let tile = self.plane.tile_at(cell).ok_or(Illegal::NoTileThere(cell))?;
        if !self.own().tiles.contains(tile) {
            return Err(Illegal::OtherColor(cell));
        }
        if self.own().pawns.contains(tile) { Err(Illegal::Taken(cell)) } else { Ok(()) }
    }

    fn refuse_start(&self, cell: Cell) -> Result<u8, Illegal> {
        let tile = self.plane.tile_at(cell).filter(|tile| self.own().pawns.contains(*tile));
        tile.ok_or(Illegal::NotOwnPawn(cell))
    }

    /// K8, K17.
    fn refuse_step(&self, from: Cell, to: Cell) -> Result<(), Illegal> {
        if self.own().has_hand() {
            return Err(Illegal::MustPlace { color: self.turn });
        }
        let tile = self.refuse_start(from)?;
        self.refuse_target(to)?;
        let near = self.plane.tile_at(to).is_some_and(|to| self.plane.king_neighbours(tile).contains(to));
        if near { Ok(()) } else { Err(Illegal::NotAdjacent) }
    }

    /// K10–K14.
    fn refuse_chain(&self, chain: Chain) -> Result<(), Illegal> {
        self.refuse_start(chain.start())?;
        let asked = chain.directions().count();
        let mut made = 0;
        let mut end = None;
        for pawn in self.follow(chain) {
            made += 1;
            end = Some(pawn);
        }
        let end = end.filter(|_| made == asked).ok_or(Illegal::NoLeap { leap: made + 1 })?;
        if self.rule == ChainRule::Mandatory && self.can_leap(end) {
            Err(Illegal::Unfinished)
        } else {
            Ok(())
        }
    }
}

/// Writes the first few of many captures.
struct Routes<'a>(&'a [Route]);

impl fmt::Display for Routes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        for (index, route) in self.0.iter().take(SHOWN).enumerate() {
            write!(f, "{}{route}", if index > 0 { ", " } else { "" })?;
        }
        match self.0.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, " and {more} more"),
        }
    }
}
