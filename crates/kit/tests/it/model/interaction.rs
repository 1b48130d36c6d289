//! K22 by its words.

use std::collections::BTreeSet;

use super::{AROUND, Cell, Model, SIDES, go, line};

impl Model {
    /// K22: whether some arrangement of the pawns has a leap in it.
    pub fn can_interact(&self) -> bool {
        [true, false].into_iter().any(|white| {
            let (own, other) = (self.regions(white), self.regions(!white));
            let pawns = |region: &BTreeSet<Cell>| region.iter().filter(|cell| self.table[*cell].pawn).count();
            let region_of = |cell: Cell| own.iter().find(|region| region.contains(&cell));
            own.iter().filter(|region| pawns(region) > 0).flatten().any(|&s| {
                SIDES.iter().any(|&side| {
                    let is_other = |cell: &Cell| self.table.get(cell).is_some_and(|tile| tile.white != white);
                    let run: Vec<Cell> = line(s, side).take_while(is_other).collect();
                    (1..=run.len()).any(|n| {
                        let taken = &run[..n];
                        let enough = other.iter().all(|region| {
                            taken.iter().filter(|cell| region.contains(*cell)).count() <= pawns(region)
                        });
                        // In the region of `s` or in another: there must be room beside its pawns.
                        let room = region_of(go(s, side, n as i32 + 1))
                            .is_some_and(|region| pawns(region) < region.len());
                        enough && room
                    })
                })
            })
        })
    }

    /// K22: the maximal sets of a colour's tiles that king steps connect.
    pub fn regions(&self, white: bool) -> Vec<BTreeSet<Cell>> {
        let mut left: BTreeSet<Cell> =
            self.table.iter().filter(|(_, tile)| tile.white == white).map(|(&cell, _)| cell).collect();
        let mut regions = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut region = BTreeSet::from([first]);
            let mut to_visit = vec![first];
            while let Some(cell) = to_visit.pop() {
                for next in AROUND.map(|way| go(cell, way, 1)) {
                    if left.remove(&next) {
                        region.insert(next);
                        to_visit.push(next);
                    }
                }
            }
            regions.push(region);
        }
        regions
    }
}
