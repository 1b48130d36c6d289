//! Any text as a FEN of draughts: read or refused with places, never a panic; what is read is written and
//! read back to the same, and its moves are legal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_draughts::{FenFault, Frisian, Italian, Nathan, Position, Variant};

fuzz_target!(|text: &str| {
    read::<Nathan>(text);
    read::<Frisian>(text);
    read::<Italian>(text);
});

fn read<V: Variant>(text: &str) {
    match text.parse::<Position<V>>() {
        Err(error) => {
            assert!(!error.faults.is_empty() && !error.to_string().is_empty());
            for fault in error.faults {
                let place = match fault {
                    FenFault::Turn(place)
                    | FenFault::Field(place)
                    | FenFault::Counter(place)
                    | FenFault::Repeated(place)
                    | FenFault::Range(place)
                    | FenFault::Square { place, .. }
                    | FenFault::Twice { place, .. } => place,
                    _ => continue,
                };
                assert!(text.get(place).is_some());
            }
        }
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position));
            assert_eq!(position.fen().algebraic().to_string().parse(), Ok(position));
            check(&position);
        }
    }
}

fn check<V: Variant>(position: &Position<V>) {
    // Twenty kings a side have captures beyond number.
    let kings = [position.turn(), !position.turn()].map(|color| position.kings(color).count());
    if kings.into_iter().sum::<u32>() > 12 {
        return;
    }
    let moves = position.moves();
    assert_eq!(moves.len() as u64, position.count_moves());
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    for mv in moves {
        assert!(position.is_legal(mv));
        let mut next = *position;
        next.play_unchecked(mv);
        assert_eq!(next.to_string().parse(), Ok(next));
    }
}
