//! Tables and games that the fuzzer chooses, against the slow engine of the tests: the same moves, verdicts, ends and
//! positions.
#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use rulebook_game::{OutcomeText, Position as _, Text as _};
use rulebook_kit::{ChainRule, Color, Position};

#[path = "../../crates/kit/tests/it/model/mod.rs"]
mod model;

use model::{Model, Move, named, table};

fuzz_target!(|input: (u8, bool, &[u8])| {
    let (kind, mandatory, bytes) = input;
    let mut bytes = bytes.iter().copied();
    // Zeros when the bytes run out.
    let mut below = |most: usize| usize::from(bytes.next().unwrap_or(0)) % most;
    let mut slow = match kind % 3 {
        0 => Model::read("- w 20:10,20:10 0,0", mandatory),
        1 => table::any(&mut below, mandatory),
        _ => table::islands(&mut below, mandatory),
    };
    let rule = if mandatory { ChainRule::Mandatory } else { ChainRule::Optional };
    let mut fast = Position::parse(&slow.to_string(), rule).expect("a table that can be");
    for _ in 0..40 {
        assert_eq!(fast.to_string(), slow.to_string());
        assert_eq!(OutcomeText(fast.outcome()).to_string(), named(slow.outcome()), "{slow}");
        for (color, white) in [(Color::White, true), (Color::Black, false)] {
            assert_eq!(fast.free_pawns(color), slow.free_pawns(white).len(), "{slow}");
        }
        let moves = slow.moves();
        let expected: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        let mut listed = BTreeSet::new();
        fast.for_each_move(|mv| assert!(listed.insert(fast.move_text(mv).to_string()), "{slow}"));
        assert_eq!(listed, expected, "{slow}");
        assert_eq!(fast.count_moves(), moves.len() as u64, "{slow}");
        let strange = strange_move(&slow, &mut below);
        let verdict = fast.judge_move(&strange.to_string()).expect("the form of a move");
        assert_eq!(verdict.is_ok(), moves.contains(&strange), "{strange} in {slow}");
        let Some(mv) = moves.iter().nth(below(moves.len().max(1))) else { return };
        fast.play(fast.parse_move(&mv.to_string()).expect("it is listed")).expect("it is legal");
        slow.play(mv);
    }
});

/// A move near the origin, legal or not.
fn strange_move(model: &Model, below: &mut dyn FnMut(usize) -> usize) -> Move {
    let corner = model.table.keys().next().copied().unwrap_or([0, 0]);
    let kind = below(5);
    let mut cell = || [corner[0] + below(9) as i32 - 2, corner[1] + below(13) as i32 - 6];
    match kind {
        0 => Move::Place(Some(cell()), None),
        1 => Move::Place(None, Some(cell())),
        2 => Move::Place(Some(cell()), Some(cell())),
        3 => Move::Step(cell(), cell()),
        _ => Move::Capture(vec![cell(), cell()]),
    }
}
