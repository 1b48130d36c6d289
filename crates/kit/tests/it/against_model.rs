//! The engine against the slow one, along random games of both chain rules, from the start and from random tables.

use std::collections::{BTreeMap, BTreeSet};

use rulebook_game::{OutcomeText, Position as _, Text as _, conformance::SplitMix64};
use rulebook_kit::{ChainRule, Color, Position};

use crate::{
    model::{Cell, Model, Move, named, table},
    refusals::{REASONS, assert_refusals_agree},
};

/// How often each kind of move, of refusal and of outcome was met.
#[derive(Default)]
struct Met(BTreeMap<String, usize>);

impl Met {
    fn add(&mut self, what: &str) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    #[track_caller]
    fn assert_often(&self, least: usize, all: &[&str]) {
        for what in all {
            let times = self.0.get(*what).copied().unwrap_or(0);
            assert!(times >= least, "{what}: {times} times; {:?}", self.0);
        }
    }
}

const OUTCOMES: [&str; 7] = [
    "white wins by capture",
    "black wins by capture",
    "white wins by block",
    "black wins by block",
    "white wins by free pawns",
    "black wins by free pawns",
    "draw by free pawns",
];

const MOVES: [&str; 7] = [
    "tile",
    "pawn",
    "pawn on the new tile",
    "pawn on another tile",
    "step",
    "leap over one",
    "leap over several",
];

fn rule(model: &Model) -> ChainRule {
    if model.mandatory { ChainRule::Mandatory } else { ChainRule::Optional }
}

/// What to call a move; chains apart.
fn kind(mv: &Move) -> &'static str {
    let far = |leap: &[Cell]| (leap[1][0] - leap[0][0]).abs().max((leap[1][1] - leap[0][1]).abs()) > 2;
    match mv {
        Move::Place(_, None) => "tile",
        Move::Place(None, _) => "pawn",
        Move::Place(tile, pawn) if tile == pawn => "pawn on the new tile",
        Move::Place(..) => "pawn on another tile",
        Move::Step(..) => "step",
        Move::Capture(path) if path.windows(2).any(far) => "leap over several",
        Move::Capture(_) => "leap over one",
    }
}

/// Plays at random; the slow engine leads.
fn play(mut slow: Model, plies: usize, random: &mut SplitMix64, met: &mut Met) {
    let mut fast = Position::parse_position(&slow.to_string(), &rule(&slow)).unwrap();
    for _ in 0..=plies {
        let context = slow.to_string();
        assert_eq!(fast.to_string(), context);
        assert_eq!(OutcomeText(fast.outcome()).to_string(), named(slow.outcome()), "{context}");
        for (color, white) in [(Color::White, true), (Color::Black, false)] {
            assert_eq!(fast.free_pawns(color), slow.free_pawns(white).len(), "{context}");
        }
        let moves = slow.moves();
        let expected: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        let mut listed = Vec::new();
        fast.for_each_move(|mv| listed.push(fast.move_text(mv).to_string()));
        assert_eq!(listed.len() as u64, fast.count_moves(), "{context}");
        assert_eq!(listed.len(), expected.len(), "{context}: {listed:?}");
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected, "{context}");
        if random.below(8) == 0 || slow.table.is_empty() {
            assert_refusals_agree(&slow, &fast, &moves, random, |name| met.add(name));
        }
        if moves.is_empty() {
            met.add(&named(slow.outcome()));
            return;
        }
        let mv = moves.iter().nth(random.below(moves.len())).unwrap();
        met.add(kind(mv));
        if let Move::Capture(path) = mv {
            met.add(if path.len() > 2 { "chain" } else { "single leap" });
            let goes_on = moves.iter().any(
                |other| matches!(other, Move::Capture(longer) if longer != path && longer.starts_with(path)),
            );
            met.add(if goes_on { "stops early" } else { "stops at the end" });
        }
        fast.play(fast.parse_move(&mv.to_string()).unwrap()).unwrap();
        slow.play(mv);
    }
}

#[test]
fn the_slow_engine_gives_the_counts_of_the_suites() {
    fn perft(model: &Model, depth: u32) -> u64 {
        let moves = model.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = |mv| {
            let mut after = model.clone();
            after.play(mv);
            perft(&after, depth - 1)
        };
        moves.iter().map(after).sum()
    }
    let suites = [include_str!("../data/kit.suite"), include_str!("../data/kit-mandatory.suite")];
    for (text, mandatory) in suites.into_iter().zip([false, true]) {
        for line in rulebook_game::suite::lines(text) {
            let line = line.unwrap();
            let model = Model::read(line.position, mandatory);
            assert_eq!(model.to_string(), line.position);
            for fact in &line.facts {
                match *fact {
                    rulebook_game::suite::Fact::Leaves { depth, nodes } if nodes <= 1_000 => {
                        assert_eq!(perft(&model, depth), nodes, "{} D{depth}", line.position);
                    }
                    rulebook_game::suite::Fact::Leaves { .. } => {}
                    rulebook_game::suite::Fact::Outcome(text) => {
                        assert_eq!(named(model.outcome()), text, "{}", line.position);
                    }
                }
            }
        }
    }
}

#[test]
fn random_games_from_the_start() {
    let mut met = Met::default();
    for (seed, mandatory) in (0..24).zip([false, true].into_iter().cycle()) {
        let start = Model::read("- w 20:10,20:10 0,0", mandatory);
        play(start, 120, &mut SplitMix64::new(seed), &mut met);
    }
    met.assert_often(10, &MOVES);
    met.assert_often(10, &["chain", "NotOrigin", "MustCapture", "MustPlace"]);
}

fn games_from_random_tables(mandatory: bool) -> Met {
    let mut met = Met::default();
    let mut random = SplitMix64::new(u64::from(mandatory));
    for _ in 0..2_000 {
        let model = table::any(&mut |most| random.below(most), mandatory);
        play(model, 12, &mut random, &mut met);
        let model = table::islands(&mut |most| random.below(most), mandatory);
        play(model, 12, &mut random, &mut met);
    }
    met.assert_often(50, &OUTCOMES);
    met.assert_often(50, &MOVES);
    met.assert_often(50, &["chain", "single leap"]);
    met.assert_often(100, &REASONS);
    met
}

#[test]
fn random_games_with_chains_that_may_stop() {
    let met = games_from_random_tables(false);
    met.assert_often(50, &["stops early"]);
    assert!(!met.0.contains_key("Unfinished"));
}

#[test]
fn random_games_with_chains_that_must_go_on() {
    let met = games_from_random_tables(true);
    met.assert_often(50, &["Unfinished"]);
    assert!(!met.0.contains_key("stops early"));
}
