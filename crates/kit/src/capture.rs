//! Leaps and chains (K10, K11, K13, K14).

use core::ops::ControlFlow;

use rulebook_plane::{Direction, TileSet};

use crate::{Chain, ChainRule, Position};

/// A pawn in the middle of a capture.
#[derive(Clone, Copy)]
pub(crate) struct Leaper {
    /// The tile that it stands on.
    pub(crate) to: u8,
    /// The tiles that it may land on; the one it started from is free during the chain (K14).
    free: TileSet,
    /// The enemies that are left.
    pub(crate) enemies: TileSet,
}

impl Position {
    /// The pawn on a tile before its first leap.
    #[inline]
    pub(crate) fn leaper(&self, tile: u8) -> Leaper {
        Leaper { to: tile, free: self.own().free().or(TileSet::of(tile)), enemies: self.enemy().pawns }
    }

    /// The leap in a direction (K11), with the pawns leapt lifted at once (K14).
    #[inline]
    pub(crate) fn leap(&self, mut pawn: Leaper, direction: Direction) -> Option<Leaper> {
        let mut tile = self.plane.neighbour(pawn.to, direction)?;
        if !pawn.enemies.contains(tile) {
            return None;
        }
        let mut taken = TileSet::EMPTY;
        while pawn.enemies.contains(tile) {
            taken = taken.or(TileSet::of(tile));
            tile = self.plane.neighbour(tile, direction)?;
        }
        pawn.to = tile;
        pawn.enemies = pawn.enemies.without(taken);
        pawn.free.contains(tile).then_some(pawn)
    }

    /// The pawn after each leap of a chain, as far as they are possible.
    pub(crate) fn follow(&self, chain: Chain) -> impl Iterator<Item = Leaper> {
        let start = self.plane.tile_at(chain.start()).map(|tile| self.leaper(tile));
        chain.directions().scan(start, |pawn, direction| {
            *pawn = pawn.and_then(|pawn| self.leap(pawn, direction));
            *pawn
        })
    }

    /// Whether the pawn can leap on.
    pub(crate) fn can_leap(&self, pawn: Leaper) -> bool {
        Direction::SIDES.iter().any(|direction| self.leap(pawn, *direction).is_some())
    }

    /// Gives every capture of the side to move.
    #[inline]
    pub(crate) fn captures<B>(&self, visit: &mut impl FnMut(Chain) -> ControlFlow<B>) -> ControlFlow<B> {
        let enemies = self.enemy().pawns;
        for tile in self.own().pawns {
            if !self.plane.side_neighbours(tile).and(enemies).is_empty() {
                let start = Chain::from(self.plane.cell(tile));
                self.go_on(self.leaper(tile), start, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Gives the chains that continue `chain`, whose pawn has come to `pawn` (K13).
    fn go_on<B>(
        &self,
        pawn: Leaper,
        chain: Chain,
        visit: &mut impl FnMut(Chain) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for direction in Direction::SIDES {
            let Some((landed, longer)) = self.leap(pawn, direction).zip(chain.then(direction)) else {
                continue;
            };
            if self.rule == ChainRule::Optional || !self.can_leap(landed) {
                visit(longer)?;
            }
            self.go_on(landed, longer, visit)?;
        }
        ControlFlow::Continue(())
    }
}
