//! Any text as a position of Abalone: read or refused with places, never a panic; what is read is written as it was
//! read, and its moves are legal and lead to positions that are read back. As MSG's line too.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_abalone::{Color, Position, Rules, TextError, TextFault};

/// What the fuzzer edits: it would hardly come upon nine rows of the right lengths by itself.
const TEXTS: [&str; 4] = [
    "",
    "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0 0",
    "w4/1w2bw/1w3bb/1wb2b1b/4w4/1bbwwwb1/bwbw1bw/bb2w1/4w w 2 5",
    "5/6/7/8/4bbbww/8/7/6/5 b 5 5 17 40",
];

fuzz_target!(|input: (u8, Vec<(u8, u8, &str)>)| {
    let (which, edits) = input;
    let mut text = TEXTS[usize::from(which) % TEXTS.len()].to_owned();
    for (start, length, new) in edits.into_iter().take(4) {
        let start = text.floor_char_boundary(usize::from(start));
        let end = text.floor_char_boundary(start + usize::from(length % 8));
        text.replace_range(start..end, new);
    }
    read(&text);
});

fn read(text: &str) {
    match text.parse::<Position>() {
        Err(error) => assert_places(text, error),
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            check(&position);
        }
    }
    match Position::parse_msg(text, Rules::CLASSICAL) {
        Err(error) => assert_places(text, error),
        Ok(read) => {
            assert_eq!(format!("{} {} {}", read.position, read.quiet_plies, read.move_number), text);
            check(&read.position);
        }
    }
}

fn assert_places(text: &str, error: TextError) {
    assert!(!error.faults.is_empty() && !error.to_string().is_empty());
    for fault in error.faults {
        let place = match fault {
            TextFault::RowLength { place, .. }
            | TextFault::Counter { place, .. }
            | TextFault::Turn(place)
            | TextFault::Lost(place) => place,
            TextFault::Mark { found, at } => at..at + found.len_utf8(),
            TextFault::SplitRun(at) => at..at + 1,
            _ => continue,
        };
        assert!(text.get(place).is_some());
    }
}

fn check(position: &Position) {
    let moves = position.moves();
    assert_eq!(moves.len() as u64, position.count_moves());
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    for color in Color::ALL {
        assert!(position.det(color).is_subset(position.marbles(color)));
    }
    for mv in moves {
        assert!(position.is_legal(mv));
        let mut next = *position;
        next.play_unchecked(mv);
        // A side that has lost its last marble has no text.
        if !next.marbles(next.turn()).is_empty() {
            assert_eq!(next.to_string().parse(), Ok(next));
        }
    }
}
