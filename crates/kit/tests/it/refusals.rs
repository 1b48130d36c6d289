//! Refusals: moves at random and nearly legal, put to both engines.

use std::collections::BTreeSet;

use rulebook_game::{OutcomeText, Position as _, Text as _, conformance::SplitMix64};
use rulebook_kit::{Color, Illegal, Position};

use crate::model::{AROUND, Cell, Hand, Model, Move, SIDES, go, named};

/// The reasons that tables at random bring about, under both rules of chains.
pub(crate) const REASONS: [&str; 13] = [
    "Over",
    "MustCapture",
    "MustPlace",
    "NoTile",
    "NoPawn",
    "Laid",
    "Untouched",
    "NoTileThere",
    "OtherColor",
    "Taken",
    "NotOwnPawn",
    "NotAdjacent",
    "NoLeap",
];

/// Moves at random and nearly legal.
fn candidates(model: &Model, legal: &BTreeSet<Move>, random: &mut SplitMix64) -> BTreeSet<Move> {
    let span = |axis: usize| {
        let along = model.table.keys().map(|cell| cell[axis]);
        along.clone().min().unwrap_or(0) - 1..=along.max().unwrap_or(0) + 1
    };
    let cells: Vec<Cell> = span(0).flat_map(|x| span(1).map(move |y| [x, y])).collect();
    let mut list: BTreeSet<Move> = cells
        .iter()
        .flat_map(|&cell| [Move::Place(Some(cell), None), Move::Place(None, Some(cell))])
        .collect();
    for _ in 0..60 {
        let [tile, pawn] = [0; 2].map(|_| cells[random.below(cells.len())]);
        list.insert(Move::Place(Some(tile), Some(pawn)));
        list.insert(Move::Place(Some(tile), Some(tile)));
        list.insert(Move::Step(tile, pawn));
        list.insert(Move::Step(tile, go(tile, AROUND[random.below(8)], 1)));
        list.insert(Move::Capture(vec![tile, go(tile, SIDES[random.below(4)], 2 + random.below(4) as i32)]));
    }
    for from in [true, false].into_iter().flat_map(|white| model.pawns(white)) {
        list.extend(AROUND.map(|way| Move::Step(from, go(from, way, 1 + random.below(2) as i32))));
        for side in SIDES {
            list.extend((1..6).map(|far| Move::Capture(vec![from, go(from, side, far)])));
        }
    }
    for mv in legal {
        if let Move::Capture(path) = mv {
            let before = &path[..path.len() - 1];
            let on = go(path[path.len() - 1], SIDES[random.below(4)], 2 + random.below(2) as i32);
            list.insert(Move::Capture([path.as_slice(), &[on]].concat()));
            list.insert(Move::Capture([before, &[on]].concat()));
            if before.len() > 1 {
                list.insert(Move::Capture(before.to_vec()));
            }
        }
    }
    list.extend(legal.iter().cloned());
    list
}

/// Asserts that both engines refuse the same of many moves, and that each reason is true; tells its name.
pub(crate) fn assert_refusals_agree(
    slow: &Model,
    fast: &Position,
    legal: &BTreeSet<Move>,
    random: &mut SplitMix64,
    mut met: impl FnMut(&str),
) {
    let truth = Truth::of(slow);
    for mv in candidates(slow, legal, random) {
        let judged = fast.judge_move(&mv.to_string()).unwrap();
        assert_eq!(judged.is_ok(), legal.contains(&mv), "{mv} in {slow}: {judged:?}");
        if let Ok(read) = fast.parse_move(&mv.to_string()) {
            assert_eq!(fast.is_legal(read), legal.contains(&mv), "{mv} in {slow}");
        }
        if let Err(illegal) = judged {
            met(truth.name_of_true(&illegal, &mv).unwrap_or_else(|| panic!("{mv} in {slow}: {illegal:?}")));
        }
    }
}

/// What the slow engine says about a position, worked out once.
struct Truth<'a> {
    model: &'a Model,
    outcome: Option<String>,
    captures: BTreeSet<Move>,
    /// The same as text.
    names: BTreeSet<String>,
    /// With chains that may stop.
    prefixes: BTreeSet<Move>,
}

impl<'a> Truth<'a> {
    fn of(model: &'a Model) -> Self {
        let captures = model.captures();
        Self {
            model,
            outcome: model.outcome().map(|end| named(Some(end))),
            names: captures.iter().map(ToString::to_string).collect(),
            captures,
            prefixes: Model { mandatory: false, ..model.clone() }.captures(),
        }
    }

    /// The name of a reason to refuse a move; `None` if it is not true.
    fn name_of_true(&self, illegal: &Illegal, mv: &Move) -> Option<&'static str> {
        let model = self.model;
        let white = model.white_moves;
        let hand = model.hand(white);
        let mine = |color: Color| (color == Color::White) == white;
        let at = |cell: rulebook_kit::Cell| [i32::from(cell.x), i32::from(cell.y)];
        let (name, holds) = match illegal {
            Illegal::Over(outcome) => ("Over", self.outcome == Some(OutcomeText(Some(*outcome)).to_string())),
            // An open game has any reason but that.
            _ if self.outcome.is_some() => return None,
            Illegal::MustCapture { captures } => {
                let carried: BTreeSet<String> = captures.iter().map(ToString::to_string).collect();
                let all = carried.len() == captures.len() && carried == self.names;
                ("MustCapture", all && !matches!(mv, Move::Capture(_)))
            }
            Illegal::MustPlace { color } => {
                ("MustPlace", mine(*color) && hand != Hand::default() && matches!(mv, Move::Step(..)))
            }
            Illegal::NoTile { color } => {
                ("NoTile", mine(*color) && hand.tiles == 0 && matches!(mv, Move::Place(Some(_), _)))
            }
            Illegal::NoPawn { color } => {
                ("NoPawn", mine(*color) && hand.pawns == 0 && matches!(mv, Move::Place(_, Some(_))))
            }
            Illegal::Laid(cell) => ("Laid", model.table.contains_key(&at(*cell))),
            Illegal::Untouched(cell) => ("Untouched", !model.table.is_empty() && !model.may_lay(at(*cell))),
            Illegal::NotOrigin => ("NotOrigin", model.table.is_empty()),
            Illegal::NoTileThere(cell) => ("NoTileThere", !model.table.contains_key(&at(*cell))),
            Illegal::OtherColor(cell) => {
                ("OtherColor", model.table.get(&at(*cell)).is_some_and(|tile| tile.white != white))
            }
            Illegal::Taken(cell) => ("Taken", model.has_pawn(at(*cell), white)),
            Illegal::NotOwnPawn(cell) => ("NotOwnPawn", !model.has_pawn(at(*cell), white)),
            Illegal::NotAdjacent => {
                let near = |from, to| AROUND.iter().any(|&way| go(from, way, 1) == to);
                ("NotAdjacent", matches!(*mv, Move::Step(from, to) if !near(from, to)))
            }
            Illegal::NoLeap { leap } => {
                ("NoLeap", matches!(mv, Move::Capture(path) if self.leaps(path) + 1 == *leap))
            }
            Illegal::Unfinished => ("Unfinished", self.prefixes.contains(mv) && !self.captures.contains(mv)),
            _ => return None,
        };
        holds.then_some(name)
    }

    /// How many leaps of a path are possible, one after the other.
    fn leaps(&self, path: &[Cell]) -> usize {
        let possible = |made: &usize| self.prefixes.contains(&Move::Capture(path[..=*made].to_vec()));
        (1..path.len()).take_while(possible).count()
    }
}
