//! Any text as a position of the program `rulebook`, then what the program does with it: list,
//! draw, explain and play.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_chess::{Position, Rules};
use rulebook_game::{OutcomeText, Text, perft};

fuzz_target!(|input: (&str, &str)| {
    let (text, mv) = input;
    let Ok(position) = Position::parse_position(text, &Rules::Jumbo) else { return };
    rulebook_game::conformance::assert_text(&position, &Rules::Jumbo);
    assert_eq!(perft(&position, 2), rulebook_game::perft_all(&position, 2));
    assert!(!OutcomeText(position.game_outcome()).to_string().is_empty());
    if let Ok(Err(reason)) = position.judge_move(mv) {
        assert!(!reason.to_string().is_empty());
    }
});
