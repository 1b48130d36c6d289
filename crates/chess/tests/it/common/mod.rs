//! What the rule tests share: positions from pictures or FENs, and moves as words.
#![expect(clippy::missing_panics_doc, reason = "a helper that panics fails its test, as it should")]

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use rulebook_chess::{Bitboard, Illegal, Position, Square};

/// The position of a FEN.
#[track_caller]
pub fn at(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The position of a board as a picture, rank 8 on top, and the other fields of its FEN.
#[track_caller]
pub fn drawn(picture: &str, fields: &str) -> Position {
    let marks: Vec<char> = picture.chars().filter(|mark| !mark.is_whitespace()).collect();
    assert_eq!(marks.len(), 64, "a picture of 64 squares");
    let rank = |rank: &[char]| {
        let mut text = String::new();
        let mut gap = 0;
        for &mark in rank {
            if mark == '.' {
                gap += 1;
                continue;
            }
            if gap > 0 {
                text += &gap.to_string();
            }
            gap = 0;
            text.push(mark);
        }
        if gap > 0 {
            text += &gap.to_string();
        }
        text
    };
    let ranks: Vec<String> = marks.chunks(8).map(rank).collect();
    at(&format!("{} {fields}", ranks.join("/")))
}

/// The position after some moves in UCI, separated by blanks.
#[track_caller]
pub fn after(mut position: Position, moves: &str) -> Position {
    for text in moves.split_whitespace() {
        let mv = position.parse_uci(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play(mv).unwrap_or_else(|error| panic!("{text}: {error}\n{position:?}"));
    }
    position
}

/// All legal moves in UCI, in alphabetical order.
pub fn moves(position: &Position) -> String {
    let mode = position.castling_mode();
    let mut words: Vec<String> = position.moves().into_iter().map(|mv| mv.uci(mode).to_string()).collect();
    words.sort();
    words.join(" ")
}

/// Where the piece on a square may go; of castling, the king's target.
pub fn targets(position: &Position, from: Square) -> Bitboard {
    let mut targets = Bitboard::EMPTY;
    for mv in position.moves().into_iter().filter(|mv| mv.from() == from) {
        targets |= mv.landing();
    }
    targets
}

/// Whether the move of this UCI text is legal.
#[track_caller]
pub fn is_legal(position: &Position, text: &str) -> bool {
    position.is_legal(position.parse_uci(text).unwrap())
}

/// Why the move of this UCI text is refused.
#[track_caller]
pub fn refusal(position: &Position, text: &str) -> Illegal {
    position
        .check(position.parse_uci(text).unwrap())
        .expect_err(&format!("{text} should be refused in\n{position:?}"))
}

/// The hash of a position, by the standard hasher without a random seed.
pub fn hash(position: &Position) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(position)
}

/// The same for the repetition rule: equal both ways, and equally hashed.
#[track_caller]
pub fn assert_repeats(one: &Position, other: &Position) {
    assert_eq!(one, other);
    assert_eq!(other, one);
    assert_eq!(hash(one), hash(other), "{one:?}{other:?}");
}

/// Not the same for the repetition rule. A hash may collide, but none of these few does.
#[track_caller]
pub fn assert_differs(one: &Position, other: &Position) {
    assert_ne!(one, other);
    assert_ne!(other, one);
    assert_ne!(hash(one), hash(other), "{one:?}{other:?}");
}
