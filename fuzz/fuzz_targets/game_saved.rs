//! Any bytes as a saved game, in both forms, of chess and of draughts, also behind the bytes of a good start; and any text
//! as a time control: never a panic, and what is read is written and read again as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_game::{Game, TimeControl};
use serde::{Serialize, de::DeserializeOwned};

fn read<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(bytes: &[u8]) {
    let text = serde_json::from_slice::<T>(bytes).ok();
    let compact = postcard::from_bytes::<T>(bytes).ok();
    for value in [text, compact].into_iter().flatten() {
        let text = serde_json::to_string(&value).unwrap();
        assert_eq!(serde_json::from_str::<T>(&text).unwrap(), value);
        let compact = postcard::to_allocvec(&value).unwrap();
        assert_eq!(postcard::from_bytes::<T>(&compact).unwrap(), value);
    }
}

/// The bytes of a game up to its moves, and others behind them.
fn behind_a_start(game: &impl Serialize, bytes: &[u8]) -> Vec<u8> {
    /// No moves, none played, no agreements, two offers, no end, no clock: a naught each.
    const EMPTY: usize = 7;
    let mut all = postcard::to_allocvec(game).unwrap();
    all.truncate(all.len() - EMPTY);
    all.extend(bytes);
    all
}

fuzz_target!(|bytes: &[u8]| {
    type Chess = Game<rulebook_chess::Position>;
    type Draughts = Game<rulebook_draughts::Position<rulebook_draughts::Nathan>>;
    read::<Chess>(bytes);
    read::<Draughts>(bytes);
    let chess = Chess::new(rulebook_chess::Position::start(), rulebook_chess::Rules::Fide);
    read::<Chess>(&behind_a_start(&chess, bytes));
    let draughts = Draughts::new(rulebook_draughts::Position::start(), rulebook_draughts::Laws::NATHAN);
    read::<Draughts>(&behind_a_start(&draughts, bytes));
    read::<rulebook_game::Clock>(bytes);
    if let Ok(text) = str::from_utf8(bytes)
        && let Ok(control) = text.parse::<TimeControl>()
    {
        assert_eq!(control.to_string().parse(), Ok(control));
    }
});
