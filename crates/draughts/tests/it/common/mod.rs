//! What the rule tests share: positions from pictures or FENs, and moves as words.
#![expect(clippy::missing_panics_doc, reason = "a helper that panics fails its test, as it should")]

use rulebook_draughts::{Color, Illegal, Move, Piece, Position, Setup, Square, Variant};
use rulebook_square::Lattice;

/// The position of a FEN.
#[track_caller]
pub fn at<V: Variant>(fen: &str) -> Position<V> {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The position of a board as a picture of its dark squares: `w` and `b` are men, `W` and `B` kings.
#[track_caller]
pub fn drawn<V: Variant>(turn: Color, picture: &str) -> Position<V> {
    let marks: Vec<char> = picture.chars().filter(|mark| !mark.is_whitespace()).collect();
    assert_eq!(marks.len(), usize::from(Square::<V::Board>::COUNT), "a mark for each dark square");
    let mut setup = Setup::<V>::EMPTY;
    setup.turn = turn;
    for (mark, square) in marks.into_iter().zip(Square::all()) {
        let (color, is_king) = match mark {
            '.' => continue,
            'w' => (Color::White, false),
            'W' => (Color::White, true),
            'b' => (Color::Black, false),
            'B' => (Color::Black, true),
            other => panic!("{other} is no mark"),
        };
        setup.put(square, Some(Piece { color, is_king }));
    }
    setup.position().unwrap_or_else(|error| panic!("{picture}: {error}"))
}

/// The square with this number.
#[track_caller]
pub fn sq<B: Lattice>(number: u8) -> Square<B> {
    Square::new(number).unwrap_or_else(|| panic!("{number} is no square"))
}

/// All legal moves in numerical order, with every landing square of the smallest route.
pub fn moves<V: Variant>(position: &Position<V>) -> String {
    let mut words: Vec<_> = position
        .moves()
        .into_iter()
        .map(|mv| (mv.from(), position.smallest_route(mv), position.move_text(mv).long().to_string()))
        .collect();
    words.sort();
    words.into_iter().map(|(_, _, text)| text).collect::<Vec<_>>().join(" ")
}

/// The move of a text, legal or not.
#[track_caller]
pub fn mv<V: Variant>(position: &Position<V>, text: &str) -> Move<V::Board> {
    position.parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}\n{position:?}"))
}

/// Why the move of this text is refused.
#[track_caller]
pub fn refusal<V: Variant>(position: &Position<V>, text: &str) -> Illegal<V::Board> {
    position.check(mv(position, text)).expect_err(&format!("{text} should be refused in\n{position:?}"))
}

/// The FEN after some moves, separated by blanks.
#[track_caller]
pub fn after<V: Variant>(mut position: Position<V>, texts: &str) -> Position<V> {
    for text in texts.split_whitespace() {
        let mv = mv(&position, text);
        position.play(mv).unwrap_or_else(|error| panic!("{text}: {error}\n{position:?}"));
    }
    position
}
