//! Positions, sets and refusals, from the engine's types to those of the slow engine and back.

use std::collections::{BTreeMap, BTreeSet};

use rulebook_abalone::{Cell, Cells, Color, Illegal, Position};

use crate::model::{Model, Point, Refusal, named};

/// The points of a set.
pub fn points(cells: Cells) -> BTreeSet<Point> {
    cells.into_iter().map(|cell| named(&cell.to_string())).collect()
}

/// The set of points on the board.
pub fn cells(points: &BTreeSet<Point>) -> Cells {
    Cell::all().filter(|cell| points.contains(&named(&cell.to_string()))).collect()
}

/// The same position for the slow engine.
pub fn model(position: &Position) -> Model {
    let mut marbles = BTreeMap::new();
    for color in Color::ALL {
        marbles
            .extend(points(position.marbles(color)).into_iter().map(|point| (point, color == Color::White)));
    }
    Model {
        marbles,
        white_moves: position.turn() == Color::White,
        lost: [position.lost(Color::Black), position.lost(Color::White)],
        to_win: position.to_win(),
    }
}

/// The same reason in the words of the slow engine.
///
/// # Panics
/// At the refusal of a move without marbles: the slow engine is not asked about such.
pub fn refusal(illegal: Illegal) -> Refusal {
    let point = |cell: Cell| named(&cell.to_string());
    match illegal {
        Illegal::GameOver => Refusal::Over,
        Illegal::NotOwn { cell, .. } => Refusal::NotOwn(point(cell)),
        Illegal::TooMany(_) => Refusal::MoreThanThree,
        Illegal::NotARow => Refusal::NotARow,
        Illegal::OffBoard(cell) => Refusal::OffBoard(point(cell)),
        Illegal::BlockedByOwn(cell) => Refusal::OwnInTheWay(point(cell)),
        Illegal::Occupied(cell) => Refusal::Occupied(point(cell)),
        Illegal::Pac { strength } => Refusal::Pac(strength as usize),
        Illegal::Outnumbered { own, enemy } => Refusal::Outnumbered(own as usize, enemy as usize),
        Illegal::NoFreePoint(cell) => Refusal::NoFreePoint(point(cell)),
        other => panic!("{other:?}"),
    }
}
