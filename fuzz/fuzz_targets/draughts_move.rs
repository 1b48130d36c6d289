//! Any text as a move of draughts, in positions that the fuzzer picks: never a panic; what is read has a
//! verdict, and a legal move is written and read back to itself in every form but the shortest.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_draughts::{Frisian, International, MoveError, Nathan, Position, Variant};

const FENS: [&str; 10] = [
    "B:W31-50:B1-20",
    "W:WK4:B13,20,32,37",
    "W:WK40:B27,34",
    "W:W13:B9,10",
    "W:WK27:B7,9,10,20",
    "W:W32:B17,18,27,28",
    "W:WK47:B29,42",
    "B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24",
    "W:WK28,K33,12,32:B17,18,22,23,27,K7,40",
    "W:W26:B17,21",
];

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let fen = FENS[usize::from(which) % FENS.len()];
    read::<Nathan>(fen, text);
    read::<International>(fen, text);
    read::<Frisian>(fen, text);
});

fn read<V: Variant>(fen: &str, text: &str) {
    let position: Position<V> = fen.parse().expect("the positions are legal");
    match position.parse_move(text) {
        Err(MoveError::Square { place, .. }) => assert!(text.get(place).is_some()),
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(mv) => match position.check(mv) {
            Err(reason) => {
                assert!(!reason.to_string().is_empty());
                assert!(position.routes(mv).is_empty());
            }
            Ok(()) => {
                let written = position.move_text(mv);
                for text in [written.to_string(), written.algebraic().to_string(), written.long().to_string()]
                {
                    assert_eq!(position.parse_move(&text), Ok(mv));
                }
                for route in position.routes(mv) {
                    assert_eq!(position.move_along(mv.from(), &route), Ok(mv));
                }
            }
        },
    }
}
