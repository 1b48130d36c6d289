//! Any text as a FEN: read or refused with a place, never a panic; what is read is written and read
//! back to the same, and the laws of a position hold for it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_chess::{CastlingMode, CastlingStyle, EnPassantMode, Faults, Position, Setup};

fuzz_target!(|text: &str| {
    let setup = match text.parse::<Setup>() {
        Err(error) => {
            assert!(error.place.start <= error.place.end && error.place.end <= text.len());
            assert!(!error.to_string().is_empty());
            return;
        }
        Ok(setup) => setup,
    };
    assert_eq!(setup.to_string().parse(), Ok(setup));
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        for ignored in [Faults::empty(), Faults::IGNORABLE] {
            match setup.position_with(mode, ignored) {
                Ok(position) => check(&position),
                Err(error) => assert!(!error.to_string().is_empty() && !error.faults.is_empty()),
            }
        }
    }
});

fn check(position: &Position) {
    for en_passant in [EnPassantMode::Always, EnPassantMode::PseudoLegal, EnPassantMode::Legal] {
        for castling in [CastlingStyle::XFen, CastlingStyle::Shredder] {
            let text = position.fen().en_passant(en_passant).castling(castling).to_string();
            // Faults that were ignored are refused again, but never misread.
            if let Ok(again) = text.parse::<Position>() {
                assert_eq!(again, *position);
                assert_eq!(again.zobrist(), position.zobrist());
            }
        }
    }
    let moves = position.moves();
    assert_eq!(moves.len() as u64, position.count_moves());
    assert_eq!(moves.is_empty(), !position.has_moves());
    for mv in moves {
        assert_eq!(position.check(mv), Ok(()));
        let mut next = *position;
        next.play_unchecked(mv);
        let _ = next.count_moves();
    }
}
