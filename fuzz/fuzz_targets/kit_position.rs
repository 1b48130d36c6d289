//! Any text as a position of kit draughts: read or refused with places, never a panic; what is read is written as it was
//! read, and its moves are legal and lead to positions that are read back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_game::Position as _;
use rulebook_kit::{ChainRule, Position, Setup, TextError, TextFault};

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Err(error) => assert_places(text, error),
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(Setup::from(&position).position().as_ref(), Ok(&position));
            let canonical = position.canonical();
            assert_eq!(canonical.canonical(), canonical);
            assert_eq!(canonical.count_moves(), position.count_moves());
            check(&position);
            let other =
                Position::parse(text, ChainRule::Mandatory).expect("the rule says nothing of the text");
            check(&other);
        }
    }
});

fn assert_places(text: &str, error: TextError) {
    assert!(!error.faults.is_empty() && !error.to_string().is_empty());
    for fault in error.faults {
        let place = match fault {
            TextFault::RowLength { place, .. }
            | TextFault::Gap(place)
            | TextFault::Size(place)
            | TextFault::Turn(place)
            | TextFault::Hands(place)
            | TextFault::Origin(place)
            | TextFault::OriginOfNothing(place) => place,
            TextFault::Mark { found, at } => at..at + found.len_utf8(),
            _ => continue,
        };
        assert!(text.get(place).is_some());
    }
}

fn check(position: &Position) {
    let mut moves = Vec::new();
    position.moves_into(&mut moves);
    assert_eq!(moves.len() as u64, position.count_moves());
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    for mv in moves {
        assert_eq!(position.check(mv), Ok(()));
        let mut next = *position;
        next.play_unchecked(mv);
        assert_eq!(Position::parse(&next.to_string(), position.rule()), Ok(next));
    }
}
