//! Any text as a UCI move, in positions that the fuzzer picks: never a panic; what is read has a
//! verdict, and a legal move is written and read back to itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_chess::{CastlingMode, PackedMove, Position};

mod positions;

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let position = positions::pick(which);
    let Ok(mv) = position.parse_uci(text) else { return };
    assert_eq!(text.parse::<PackedMove>().unwrap().unpack(&position), Some(mv));
    match position.check(mv) {
        Err(reason) => assert!(!reason.to_string().is_empty()),
        Ok(()) => {
            for mode in [position.castling_mode(), CastlingMode::Chess960] {
                assert_eq!(position.parse_uci(&mv.uci(mode).to_string()), Ok(mv));
            }
            assert_eq!(mv.pack().unpack(&position), Some(mv));
            play(position, mv);
        }
    }
});

fn play(mut position: Position, mv: rulebook_chess::Move) {
    let hash = position.zobrist_after(position.zobrist(), mv);
    position.play_unchecked(mv);
    assert_eq!(hash, position.zobrist());
}
