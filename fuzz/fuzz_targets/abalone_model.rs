//! Boards and games that the fuzzer chooses, against the slow engine of the tests: the same moves, the same verdicts,
//! the same positions after them.
#![no_main]

use std::collections::{BTreeMap, BTreeSet};

use libfuzzer_sys::fuzz_target;
use rulebook_abalone::{Cell, Cells, Color, Direction, Layout, Move, Position, Rules, Setup};

#[path = "../../crates/abalone/tests/it/model.rs"]
mod model;

use model::{DIRECTIONS, Model, Point, named};

fuzz_target!(|input: (Vec<(u8, bool)>, u8, Vec<u8>)| {
    let (marbles, layout, choices) = input;
    let mut position = set_up(&marbles).unwrap_or_else(|| {
        let layout = Layout::ALL[usize::from(layout) % Layout::ALL.len()];
        Position::start(Rules { layout, to_win: 2 })
    });
    for &choice in choices.iter().take(30) {
        let mut slow = as_model(&position);
        let moves = position.moves();
        assert_eq!(moves.len() as u64, position.count_moves());
        let expected = if slow.is_over() { BTreeSet::new() } else { slow.moves() };
        let listed: BTreeSet<_> =
            moves.iter().map(|mv| (points(mv.marbles()), mv.direction() as usize)).collect();
        assert_eq!(listed, expected, "{position:?}");
        for group in slow.groups() {
            let cells: Cells = Cell::all().filter(|cell| group.contains(&point(*cell))).collect();
            for direction in Direction::ALL {
                let judged = slow.judge(&group, DIRECTIONS[direction as usize]);
                assert_eq!(position.is_legal(Move::new(cells, direction)), judged.is_ok());
            }
        }
        for color in Color::ALL {
            assert_eq!(points(position.appui(color)), slow.appui(color == Color::White), "{position:?}");
        }
        if moves.is_empty() {
            return;
        }
        let mv = moves[usize::from(choice) % moves.len()];
        let text = position.move_text(mv).to_string();
        assert_eq!(position.parse_move(&text), Ok(mv), "{position:?}");
        slow.play(&points(mv.marbles()), DIRECTIONS[mv.direction() as usize]);
        position.play(mv).expect("it is listed");
        assert_eq!(as_model(&position), slow);
    }
});

fn set_up(marbles: &[(u8, bool)]) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    for &(index, white) in marbles.iter().take(40) {
        setup.put(Cell::new(index % Cell::COUNT)?, Some(if white { Color::White } else { Color::Black }));
    }
    setup.position().ok()
}

fn point(cell: Cell) -> Point {
    named(&cell.to_string())
}

fn points(cells: Cells) -> BTreeSet<Point> {
    cells.into_iter().map(point).collect()
}

fn as_model(position: &Position) -> Model {
    let mut marbles = BTreeMap::new();
    for color in Color::ALL {
        marbles.extend(position.marbles(color).into_iter().map(|cell| (point(cell), color == Color::White)));
    }
    Model {
        marbles,
        white_moves: position.turn() == Color::White,
        lost: [position.lost(Color::Black), position.lost(Color::White)],
        to_win: position.to_win(),
    }
}
