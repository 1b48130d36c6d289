//! Boards and games that the fuzzer chooses, against the slow engine of the tests: the same moves, the same
//! positions after them, the same ends.
#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use rulebook_draughts::{
    Brazilian, Color, English, Frisian, International, Italian, Move, MoveKind, Nathan, Pool, Position,
    Russian, Square, Variant,
};

#[path = "../../crates/draughts/tests/it/model/mod.rs"]
mod model;

use model::{Model, Piece, Side, Switches, Turn};

fuzz_target!(|input: (u8, bool, Vec<(u8, u8)>, Vec<u8>)| {
    let (variant, white, pieces, choices) = input;
    match variant % 8 {
        0 => game::<Nathan>(model::NATHAN, white, &pieces, &choices),
        1 => game::<International>(model::INTERNATIONAL, white, &pieces, &choices),
        2 => game::<Brazilian>(model::BRAZILIAN, white, &pieces, &choices),
        3 => game::<Pool>(model::POOL, white, &pieces, &choices),
        4 => game::<Russian>(model::RUSSIAN, white, &pieces, &choices),
        5 => game::<English>(model::ENGLISH, white, &pieces, &choices),
        6 => game::<Italian>(model::ITALIAN, white, &pieces, &choices),
        _ => game::<Frisian>(model::FRISIAN, white, &pieces, &choices),
    }
});

fn game<V: Variant>(rules: Switches, white: bool, pieces: &[(u8, u8)], choices: &[u8]) {
    let mut model = if pieces.is_empty() { Model::start(rules) } else { set_up(rules, white, pieces) };
    let Ok(mut position) = model.write().parse::<Position<V>>() else { return };
    for &choice in choices.iter().take(40) {
        let turns = model.turns();
        let expected: BTreeSet<Move<V::Board>> = turns.iter().map(|turn| as_move(&model, turn)).collect();
        let moves = position.moves();
        assert_eq!(moves.len(), expected.len(), "{position:?}");
        assert_eq!(moves.into_iter().collect::<BTreeSet<_>>(), expected, "{position:?}");
        assert_eq!(position.count_moves(), expected.len() as u64, "{position:?}");
        assert_eq!(position.outcome().is_some(), model.end().is_some(), "{position:?}");
        if turns.is_empty() {
            return;
        }
        let turn = &turns[usize::from(choice) % turns.len()];
        let mv = as_move(&model, turn);
        let text = position.move_text(mv).to_string();
        assert_eq!(text, model.text(turn), "{position:?}");
        assert_eq!(position.parse_move(&text), Ok(mv), "{position:?}");
        position.play(mv).expect("it is listed");
        model = model.after(turn);
        assert_eq!(Model::read(rules, &position.to_string()), model);
        assert_eq!(position.turn() == Color::White, model.turn == Side::White);
    }
}

/// At most a dozen pieces: with more kings the slow engine takes too long.
fn set_up(rules: Switches, white: bool, pieces: &[(u8, u8)]) -> Model {
    let mut model = Model::empty(rules, if white { Side::White } else { Side::Black });
    let squares = model.squares.len() as u8;
    for &(number, kind) in pieces.iter().take(12) {
        let number = 1 + number % squares;
        let side = if kind % 2 == 0 { Side::White } else { Side::Black };
        let king = kind & 2 != 0 || model.on_last_row(side, number);
        model.put(number, Some(Piece { side, king }));
    }
    model
}

fn as_move<B: rulebook_square::Lattice>(model: &Model, turn: &Turn) -> Move<B> {
    let square = |number| Square::new(number).expect("the model keeps to the board");
    let kind = match (model.get(turn.from).expect("it moves").king, turn.crowned) {
        (true, _) => MoveKind::King,
        (false, true) => MoveKind::Crowning,
        (false, false) => MoveKind::Man,
    };
    Move::new(
        square(turn.from),
        square(turn.to),
        turn.taken.iter().map(|&number| square(number)).collect(),
        kind,
    )
}
