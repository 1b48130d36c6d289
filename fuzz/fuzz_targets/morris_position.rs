//! Any text as a position of morris: read or refused with places, never a panic; what is read is written and read back
//! to the same, and its moves are legal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_game::conformance::assert_text;
use rulebook_morris::{Jocari, Lasker, Nathan, Position, Six, TextFault, ThreeDiagonals, Variant};

fuzz_target!(|text: &str| {
    read::<Nathan>(text);
    read::<Jocari>(text);
    read::<Lasker>(text);
    read::<Six>(text);
    read::<ThreeDiagonals>(text);
});

fn read<V: Variant>(text: &str) {
    match text.parse::<Position<V>>() {
        Err(error) => {
            assert!(!error.faults.is_empty() && !error.to_string().is_empty());
            for fault in error.faults {
                let place = match fault {
                    TextFault::Mark { found, at } => at..at + found.len_utf8(),
                    TextFault::Turn(place)
                    | TextFault::Hands(place)
                    | TextFault::Record(place)
                    | TextFault::BadRecord { place, .. }
                    | TextFault::Order(place)
                    | TextFault::Phase(place)
                    | TextFault::Removal(place) => place,
                    _ => continue,
                };
                assert!(text.get(place).is_some());
            }
        }
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position.clone()));
            assert_text(&position, &());
            check(&position);
        }
    }
}

fn check<V: Variant>(position: &Position<V>) {
    let moves = position.moves();
    assert_eq!(moves.len() as u64, position.count_moves());
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    for mv in moves {
        assert!(position.is_legal(mv));
        let mut next = position.clone();
        next.play_unchecked(mv);
        assert_eq!(next.to_string().parse(), Ok(next));
    }
}
