//! Any text as a move of Abalone, in positions that the fuzzer picks: never a panic; what is read has a verdict, and a
//! legal move is written and read back to itself. As Nacre notation too: what is read is legal, and what is refused is
//! refused with the truth.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_abalone::{Layout, NacreError, Position, Rules};

const TEXTS: [&str; 4] = [
    "5/6/7/8/4bbbww/8/7/6/5 b 0 0",
    "w2ww/ww3w/1w2w2/3www2/2bw1w3/2bb1w2/b1bbbbb/b3bb/bb3 w 0 0",
    "w4/1w2bw/1w3bb/1wb2b1b/4w4/1bbwwwb1/bwbw1bw/bb2w1/4w b 0 0",
    "5/6/7/8/bbbbwww2/8/7/6/5 b 0 0",
];

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let which = usize::from(which) % (TEXTS.len() + Layout::ALL.len());
    let position = match TEXTS.get(which) {
        Some(text) => text.parse().expect("the positions are legal"),
        None => Position::start(Rules::of(Layout::ALL[which - TEXTS.len()])),
    };
    match position.parse_move(text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(mv) => {
            let written = position.move_text(mv).to_string();
            assert_eq!(position.is_legal(mv), position.moves().contains(&mv));
            match position.check(mv) {
                Err(reason) => assert!(!reason.to_string().is_empty()),
                Ok(()) => assert_eq!(position.parse_move(&written), Ok(mv)),
            }
        }
    }
    match position.parse_nacre(text) {
        Ok(mv) => assert!(position.is_legal(mv)),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            match error {
                NacreError::Point(at) => assert!(at == 0 || at == 2),
                NacreError::Illegal { mv, reason } => assert_eq!(position.check(mv), Err(reason)),
                NacreError::Ambiguous { candidates } => {
                    assert!(candidates.len() > 1 && candidates.iter().all(|&mv| position.is_legal(mv)));
                }
                _ => {}
            }
        }
    }
});
