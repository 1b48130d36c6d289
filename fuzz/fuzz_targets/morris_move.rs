//! Any text as a move of morris, in positions that the fuzzer reaches by play: never a panic; what is read is legal
//! exactly if it is listed, and is written and read back to itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_morris::{Jocari, Lasker, Move, MoveError, Nathan, Position, Six, ThreeDiagonals, Variant};

fuzz_target!(|input: (u8, &str, &[u8])| {
    let (which, text, choices) = input;
    match which % 5 {
        0 => read::<Nathan>(text, choices),
        1 => read::<Jocari>(text, choices),
        2 => read::<Lasker>(text, choices),
        3 => read::<Six>(text, choices),
        _ => read::<ThreeDiagonals>(text, choices),
    }
});

fn read<V: Variant>(text: &str, choices: &[u8]) {
    let position = reached::<V>(choices);
    match text.parse::<Move<V>>() {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            match error {
                MoveError::Point(place) => assert!(text.get(place).is_some()),
                MoveError::Form(at) => assert_eq!(text.as_bytes()[at], b'-'),
                MoveError::Twice { name, at } => assert!(text[at..].starts_with(&name.to_string())),
                _ => {}
            }
        }
        Ok(mv) => {
            assert_eq!(mv.to_string().parse(), Ok(mv));
            let before = position.clone();
            let mut after = position.clone();
            let played = after.play(mv);
            assert_eq!(played.is_ok(), position.moves().contains(&mv));
            assert_eq!(played, position.check(mv));
            if let Err(reason) = played {
                assert!(!reason.to_string().is_empty());
                assert_eq!(after, before);
            }
        }
    }
}

/// The position after moves that are picked from the list by number.
fn reached<V: Variant>(choices: &[u8]) -> Position<V> {
    let mut position = Position::start();
    for &choice in choices.iter().take(100) {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[usize::from(choice) % moves.len()]);
    }
    position
}
