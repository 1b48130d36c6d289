//! The engine against an independent one that gives men an identity, along random games of every preset and of
//! combinations of switches that nobody plays.

use std::collections::BTreeSet;

use crate::model::{Layout, Model, NINE, SIX, THREE, THREE_DIAGONALS, TWELVE, Turn};
use rulebook_game::{OutcomeText, conformance::SplitMix64};
use rulebook_morris::{
    BlockedRule, Five, Free, Illegal, Jocari, Lasker, MillProtection, MillRecords, MillReform, Move, Nathan,
    NathanNoFlying, PointSet, Position, Rules, Six, Three, ThreeDiagonals, Tournament, TournamentNoFlying,
    Variant,
};

/// Along random games: the same moves, the same refusals by the ban, the same positions, the same ends. Returns how
/// many positions were compared, and in how many of them the ban took a move away.
fn compare<V: Variant>(layout: &Layout, games: u64, plies: u32) -> (usize, usize) {
    let (mut positions, mut bitten) = (0, 0);
    for seed in 0..games {
        let mut random = SplitMix64::new(seed);
        let mut position = Position::<V>::start();
        let mut model = Model::start(&V::RULES, layout);
        for _ in 0..plies {
            assert_eq!(position.to_string(), model.text(V::RECORD_FIELD));
            let turns = model.turns();
            let expected: BTreeSet<String> = turns.legal.iter().map(Turn::text).collect();
            let moves = position.moves();
            let found: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
            assert_eq!(found, expected, "{position:?}");
            assert_eq!(
                (found.len(), found.len() as u64),
                (moves.len(), position.count_moves()),
                "{position:?}"
            );
            assert_eq!(OutcomeText(position.outcome()).to_string(), model.outcome(), "{position:?}");
            for &(from, to) in &turns.banned {
                let point = |name| V::RULES.board.point(name).unwrap();
                let mv = Move::new(Some(point(from)), point(to), PointSet::EMPTY);
                let refusal = position.check(mv);
                assert!(
                    matches!(refusal, Err(Illegal::ReformsRecordedMill { .. })),
                    "{refusal:?}\n{position:?}"
                );
            }
            positions += 1;
            bitten += usize::from(!turns.banned.is_empty());
            let about_mills: Vec<_> = turns.legal.iter().filter(|turn| model.is_about_mills(turn)).collect();
            let turn = if !about_mills.is_empty() && random.below(4) > 0 {
                about_mills[random.below(about_mills.len())].clone()
            } else if let Some(turn) = turns.legal.iter().nth(random.below(turns.legal.len().max(1))) {
                turn.clone()
            } else {
                break;
            };
            position.play(turn.text().parse().unwrap()).unwrap();
            model.play(&turn);
        }
    }
    (positions, bitten)
}

macro_rules! presets {
    ($($name:ident: $Variant:ident on $layout:expr;)+) => {
        $(
            #[test]
            fn $name() {
                let (positions, _) = compare::<$Variant>(&$layout, 20, 120);
                assert!(positions > 100, "{positions}");
            }
        )+
    };
}

presets! {
    nathan: Nathan on NINE;
    nathan_no_flying: NathanNoFlying on NINE;
    tournament: Tournament on NINE;
    tournament_no_flying: TournamentNoFlying on NINE;
    free: Free on TWELVE;
    lasker: Lasker on NINE;
    six: Six on SIX;
    five: Five on SIX;
    three: Three on THREE;
    three_diagonals: ThreeDiagonals on THREE_DIAGONALS;
}

#[test]
fn the_ban_bites() {
    let (positions, bitten) = compare::<Jocari>(&TWELVE, 60, 160);
    assert!(positions > 3000 && bitten > 300, "{bitten} of {positions}");
}

macro_rules! combinations {
    ($($name:ident $Variant:ident: $Records:ty, { $($field:ident: $value:expr),+ } of $base:ident on $layout:expr;)+) => {
        $(
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            enum $Variant {}

            impl Variant for $Variant {
                type Records = $Records;
                const GAME: &'static str = "test";
                const NAME: &'static str = stringify!($name);
                const RULES: Rules = Rules { $($field: $value,)+ ..Rules::$base };
            }
        )+
        presets! { $($name: $Variant on $layout;)+ }
    };
}

combinations! {
    man_for_mill ManForMill: (), { captures_per_mill: true } of TOURNAMENT on NINE;
    man_for_mill_always ManForMillAlways: MillRecords, { captures_per_mill: true, protection: MillProtection::Always } of JOCARI on TWELVE;
    not_next_move NotNextMove: MillRecords, { reform: MillReform::NotNextMove, flying: false, men: 7 } of JOCARI on TWELVE;
    recorded_lasker RecordedLasker: MillRecords, { reform: MillReform::SameMenForbidden, blocked: BlockedRule::Draws } of LASKER on NINE;
    not_next_turn_mixed NotNextTurnMixed: MillRecords, { reform: MillReform::NotNextMove } of LASKER on NINE;
    full_board FullBoard: (), { men: 8, full_board_draws: true } of SIX on SIX;
    drawn_blocks DrawnBlocks: (), { men: 8, blocked: BlockedRule::Draws } of SIX on SIX;
}

#[test]
fn a_ban_for_one_turn_bites() {
    let (_, bitten) = compare::<NotNextMove>(&TWELVE, 40, 160);
    assert!(bitten > 50, "{bitten}");
}
