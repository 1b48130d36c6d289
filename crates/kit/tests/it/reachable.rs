//! K22 against a search of every arrangement of pawns that king steps of both colours reach.

use std::collections::{BTreeMap, BTreeSet};

use rulebook_game::{Outcome, Position as _, Text as _, conformance::SplitMix64};
use rulebook_kit::{ChainRule, Position, Reason};

use crate::model::{AROUND, Cell, Model, SIDES, go, table};

/// Above that many arrangements a table is left out.
const MOST_ARRANGEMENTS: u64 = 20_000;

/// The tiles by number, and the pawns as a set of bits.
struct Search {
    white: u64,
    steps: Vec<u64>,
    /// The tiles of each line from a tile, outwards; it ends where there is none.
    lines: Vec<[Vec<usize>; 4]>,
}

impl Search {
    fn of(model: &Model) -> (Self, u64) {
        let numbers: BTreeMap<Cell, usize> = model.table.keys().copied().zip(0..).collect();
        let set = |wanted: &dyn Fn(Cell) -> bool| {
            numbers.iter().filter(|(cell, _)| wanted(**cell)).fold(0, |set, (_, number)| set | 1 << number)
        };
        let color = |cell: Cell| model.table[&cell].white;
        let steps = numbers.keys().map(|&cell| {
            let targets = AROUND.map(|way| go(cell, way, 1));
            set(&|to| targets.contains(&to) && color(to) == color(cell))
        });
        let lines = numbers.keys().map(|&cell| {
            SIDES.map(|side| {
                (1..).map_while(|far| numbers.get(&go(cell, side, far)).copied()).collect::<Vec<_>>()
            })
        });
        let search = Self { white: set(&color), steps: steps.collect(), lines: lines.collect() };
        (search, set(&|cell| model.table[&cell].pawn))
    }

    /// K10, K11: whether some pawn can leap as they stand.
    fn has_leap(&self, pawns: u64) -> bool {
        bits(pawns).any(|from| {
            let own = if self.white >> from & 1 == 1 { self.white } else { !self.white };
            self.lines[from].iter().any(|line| {
                let run = line.iter().take_while(|&&tile| pawns & !own & 1 << tile != 0).count();
                run > 0 && line.get(run).is_some_and(|&landing| own & !pawns & 1 << landing != 0)
            })
        })
    }

    /// Whether some pawn can leap in an arrangement that is reached from this one, whoever moves.
    fn can_interact(&self, start: u64) -> bool {
        let mut seen = BTreeSet::from([start]);
        let mut to_visit = vec![start];
        while let Some(pawns) = to_visit.pop() {
            if self.has_leap(pawns) {
                return true;
            }
            for from in bits(pawns) {
                for to in bits(self.steps[from] & !pawns) {
                    let after = pawns & !(1 << from) | 1 << to;
                    if seen.insert(after) {
                        to_visit.push(after);
                    }
                }
            }
        }
        false
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// In how many ways the pawns can be spread over the tiles of their regions.
fn arrangements(model: &Model) -> u64 {
    let regions = [true, false].into_iter().flat_map(|white| model.regions(white));
    regions.fold(1, |ways: u64, region| {
        let pawns = region.iter().filter(|cell| model.table[*cell].pawn).count() as u64;
        let choose =
            (0..pawns).fold(1_u64, |choose, taken| choose * (region.len() as u64 - taken) / (taken + 1));
        ways.saturating_mul(choose)
    })
}

#[test]
fn k22_no_interaction_is_no_leap_in_any_arrangement_that_can_be_reached() {
    let mut random = SplitMix64::new(22);
    let mut met = [0; 2];
    // By how much the question differs from whether a leap is possible at once.
    let mut only_later = 0;
    for _ in 0..8_000 {
        let mut model = table::islands(&mut |most| random.below(most), false);
        // Only where both have pawns is the question asked of the engine.
        let both = [true, false].into_iter().all(|white| !model.pawns(white).is_empty());
        if !both || arrangements(&model) > MOST_ARRANGEMENTS {
            continue;
        }
        let (search, pawns) = Search::of(&model);
        let expected = search.can_interact(pawns);
        met[usize::from(expected)] += 1;
        only_later += usize::from(expected && !search.has_leap(pawns));
        assert_eq!(model.can_interact(), expected, "{model}");
        for white_moves in [true, false] {
            model.white_moves = white_moves;
            let position = Position::parse_position(&model.to_string(), &ChainRule::Optional).unwrap();
            let is_over = position.decided().is_some();
            assert_eq!(is_over, !expected, "{model}");
            let by_free_pawns = |outcome| match outcome {
                Outcome::Win { reason, .. } | Outcome::Draw { reason } => reason == Reason::FreePawns,
            };
            assert!(position.decided().is_none_or(by_free_pawns), "{model}");
        }
    }
    assert!(met.iter().all(|&times| times >= 300) && only_later >= 300, "{met:?}, {only_later}");
}
