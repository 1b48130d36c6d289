//! Boards and games that the fuzzer chooses, against the slow engine of the tests: the same moves, the same verdicts,
//! the same positions after them.
#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use rulebook_abalone::{Cell, Color, Direction, Layout, Move, Position, Rules, Setup};

#[path = "../../crates/abalone/tests/it/model.rs"]
mod model;
#[path = "../../crates/abalone/tests/it/translate.rs"]
mod translate;

use model::{DIRECTIONS, named};
use translate::{cells, model, points, refusal};

fuzz_target!(|input: (Vec<(u8, bool)>, u8, Vec<u8>)| {
    let (marbles, layout, choices) = input;
    let mut position = set_up(&marbles).unwrap_or_else(|| {
        let layout = Layout::ALL[usize::from(layout) % Layout::ALL.len()];
        Position::start(Rules { layout, to_win: 2 })
    });
    for &choice in choices.iter().take(30) {
        let mut slow = model(&position);
        let moves = position.moves();
        assert_eq!(moves.len() as u64, position.count_moves());
        let expected = if slow.is_over() { BTreeSet::new() } else { slow.moves() };
        let listed: BTreeSet<_> =
            moves.iter().map(|mv| (points(mv.marbles()), mv.direction() as usize)).collect();
        assert_eq!(listed, expected, "{position:?}");
        for group in slow.groups() {
            for direction in Direction::ALL {
                let judged = slow.judge(&group, DIRECTIONS[direction as usize]);
                assert_eq!(position.check(Move::new(cells(&group), direction)).map_err(refusal), judged);
            }
        }
        for color in Color::ALL {
            let white = color == Color::White;
            assert_eq!(points(position.appui(color)), slow.appui(white), "{position:?}");
            // The slow engine's det is very slow.
            if choice % 16 == 0 {
                assert_eq!(points(position.det(color)), slow.det(white), "{position:?}");
            }
        }
        for cell in Cell::all() {
            let pac = |axis: Direction| slow.pac(named(&cell.to_string()), DIRECTIONS[axis as usize]);
            for axis in Direction::AXES {
                let expected = pac(axis).or_else(|| pac(axis.opposite())).map(|strength| strength as u32);
                assert_eq!(position.pac(cell, axis), expected, "{cell} {axis}: {position:?}");
            }
        }
        if moves.is_empty() {
            return;
        }
        let mv = moves[usize::from(choice) % moves.len()];
        let text = position.move_text(mv).to_string();
        assert_eq!(position.parse_move(&text), Ok(mv), "{position:?}");
        slow.play(&points(mv.marbles()), DIRECTIONS[mv.direction() as usize]);
        position.play(mv).expect("it is listed");
        assert_eq!(model(&position), slow);
    }
});

fn set_up(marbles: &[(u8, bool)]) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    for &(index, white) in marbles.iter().take(40) {
        setup.put(Cell::new(index % Cell::COUNT)?, Some(if white { Color::White } else { Color::Black }));
    }
    setup.position().ok()
}
