//! The one generator, and the sinks on top of it.

use core::{
    convert::Infallible,
    ops::ControlFlow::{self, Continue},
};

use rulebook_game::Position as _;
use rulebook_plane::{Cell, TileSet};

use crate::{Chain, Move, Position, position::Side};

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

    pub(crate) fn visit_children<B>(
        &self,
        visit: impl FnMut(Move, &Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let child = Self { turn: !self.turn, ..*self };
        self.generate(&mut Children { position: self, child, visit })
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

/// Makes the moves and the positions after them. What moves have in common is done once: a tile is laid, and then
/// each pawn put on the table that has it.
struct Children<'a, F> {
    position: &'a Position,
    /// The position with the other side to move, and with whatever the last move did to the pawns.
    child: Position,
    visit: F,
}

impl<B, F: FnMut(Move, &Position) -> ControlFlow<B>> Children<'_, F> {
    /// Gives a child that differs from `self.child` in what the mover has.
    #[inline(always)]
    fn give(&mut self, mv: Move, own: Side) -> ControlFlow<B> {
        self.child.sides[self.position.turn.index()] = own;
        self.child.judge();
        (self.visit)(mv, &self.child)
    }
}

impl<B, F: FnMut(Move, &Position) -> ControlFlow<B>> Sink for Children<'_, F> {
    type Break = B;

    fn capture(&mut self, chain: Chain) -> ControlFlow<B> {
        self.child = *self.position;
        self.child.play_unchecked(Move::Capture(chain));
        (self.visit)(Move::Capture(chain), &self.child)
    }

    fn pawns(&mut self, free: TileSet) -> ControlFlow<B> {
        let (plane, own) = (&self.position.plane, self.position.own());
        free.iter().try_for_each(|tile| self.give(Move::Pawn(plane.cell(tile)), own.with_pawn(tile)))
    }

    fn tiles(&mut self, with_pawns: Option<TileSet>) -> ControlFlow<B> {
        let (plane, mover) = (&self.position.plane, self.position.turn);
        for tile in self.position.open_cells() {
            self.child.plane = *plane;
            self.child.sides = self.position.sides;
            let number = self.child.lay_tile(mover, tile);
            let own = self.child.sides[mover.index()];
            self.give(Move::Tile(tile), own)?;
            if let Some(free) = with_pawns {
                self.give(Move::Both { tile, pawn: tile }, own.with_pawn(number))?;
                free.iter().try_for_each(|on| {
                    self.give(Move::Both { tile, pawn: plane.cell(on) }, own.with_pawn(on))
                })?;
            }
        }
        Continue(())
    }

    fn steps(&mut self, from: u8, to: TileSet) -> ControlFlow<B> {
        let (plane, own) = (&self.position.plane, self.position.own());
        let start = plane.cell(from);
        to.iter().try_for_each(|to| {
            self.give(Move::Step { from: start, to: plane.cell(to) }, own.with_step(from, to))
        })
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
