//! The one generator, and the sinks on top of it.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Continue},
};

use rulebook_game::Position as _;
use rulebook_plane::{Cell, TileSet};

use crate::{Chain, Move, Position};

/// What the generator gives its moves to: sets where they come in sets.
trait Sink {
    type Break;

    /// A capture (K12).
    fn capture(&mut self, chain: Chain) -> ControlFlow<Self::Break>;
    /// A pawn on any of the tiles (K5).
    fn pawns(&mut self, free: TileSet) -> ControlFlow<Self::Break>;
    /// A tile on any of the cells that [`Position::open_cells`] gives (K6), and where `with_pawns` says so
    /// each of these together with a pawn on any of those tiles or on the new one (K7).
    fn tiles(&mut self, with_pawns: Option<TileSet>) -> ControlFlow<Self::Break>;
    /// A step of the pawn on a tile to any of the others (K17).
    fn steps(&mut self, from: u8, to: TileSet) -> ControlFlow<Self::Break>;
}

impl Position {
    /// The cells where a tile may be laid (K6): the frontier, or the origin of an empty table (K2).
    pub(crate) fn open_cells(&self) -> impl Iterator<Item = Cell> {
        let first = self.plane.is_empty().then_some(Cell::new(0, 0));
        first.into_iter().chain(self.plane.frontier())
    }

    fn generate<S: Sink>(&self, sink: &mut S) -> ControlFlow<S::Break> {
        if self.decided().is_some() {
            return Continue(());
        }
        let mut any = false;
        self.captures(&mut |chain| {
            any = true;
            sink.capture(chain)
        })?;
        if any {
            return Continue(());
        }
        let own = self.own();
        if !own.has_hand() {
            for from in own.pawns {
                sink.steps(from, self.plane.king_neighbours(from).and(own.free()))?;
            }
            return Continue(());
        }
        if own.hand.pawns > 0 {
            sink.pawns(own.free())?;
        }
        if own.hand.tiles > 0 {
            sink.tiles((own.hand.pawns > 0).then(|| own.free()))?;
        }
        Continue(())
    }

    pub(crate) fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.generate(&mut Visit { position: self, visit })
    }

    pub(crate) fn count(&self) -> u64 {
        let mut count = Count { open: self.plane.frontier().len().max(1) as u64, moves: 0 };
        let _ = self.generate(&mut count);
        count.moves
    }
}

/// Makes the moves.
struct Visit<'a, F> {
    position: &'a Position,
    visit: F,
}

impl<B, F: FnMut(Move) -> ControlFlow<B>> Sink for Visit<'_, F> {
    type Break = B;

    fn capture(&mut self, chain: Chain) -> ControlFlow<B> {
        (self.visit)(Move::Capture(chain))
    }

    fn pawns(&mut self, free: TileSet) -> ControlFlow<B> {
        let plane = &self.position.plane;
        free.iter().try_for_each(|tile| (self.visit)(Move::Pawn(plane.cell(tile))))
    }

    fn tiles(&mut self, with_pawns: Option<TileSet>) -> ControlFlow<B> {
        let plane = &self.position.plane;
        for tile in self.position.open_cells() {
            (self.visit)(Move::Tile(tile))?;
            if let Some(free) = with_pawns {
                (self.visit)(Move::Both { tile, pawn: tile })?;
                free.iter().try_for_each(|on| (self.visit)(Move::Both { tile, pawn: plane.cell(on) }))?;
            }
        }
        Continue(())
    }

    fn steps(&mut self, from: u8, to: TileSet) -> ControlFlow<B> {
        let plane = &self.position.plane;
        let from = plane.cell(from);
        to.iter().try_for_each(|to| (self.visit)(Move::Step { from, to: plane.cell(to) }))
    }
}

/// Counts them; placements as products.
struct Count {
    open: u64,
    moves: u64,
}

impl Sink for Count {
    type Break = Infallible;

    fn capture(&mut self, _: Chain) -> ControlFlow<Infallible> {
        self.moves += 1;
        Continue(())
    }

    fn pawns(&mut self, free: TileSet) -> ControlFlow<Infallible> {
        self.moves += u64::from(free.count());
        Continue(())
    }

    fn tiles(&mut self, with_pawns: Option<TileSet>) -> ControlFlow<Infallible> {
        self.moves += self.open * with_pawns.map_or(1, |free| u64::from(free.count()) + 2);
        Continue(())
    }

    fn steps(&mut self, _: u8, to: TileSet) -> ControlFlow<Infallible> {
        self.moves += u64::from(to.count());
        Continue(())
    }
}
