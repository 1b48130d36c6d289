//! The chess board, drawn: what a bitboard user expects, and tables made at compile time.

use core::mem::size_of;

use rulebook_square::{Cell, ChessCell, ChessCells, Direction, KNIGHT_LEAPS, WideCells, cells};

/// What lies between two cells, and their line: the largest tables that a game is likely to make. They must not be too
/// much work for the compiler.
static BETWEEN_AND_LINE: [[[ChessCells; 2]; 64]; 64] = {
    let mut table = [[[ChessCells::EMPTY; 2]; 64]; 64];
    let mut from = ChessCells::FULL;
    while let Some(a) = from.pop_first() {
        let mut to = ChessCells::FULL;
        while let Some(b) = to.pop_first() {
            table[a.index()][b.index()] = [ChessCells::between(a, b), ChessCells::line(a, b)];
        }
    }
    table
};

static KNIGHT: [ChessCells; 64] = {
    let mut table = [ChessCells::EMPTY; 64];
    let mut cells = ChessCells::FULL;
    while let Some(cell) = cells.pop_first() {
        table[cell.index()] = ChessCells::leaps(cell, &KNIGHT_LEAPS);
    }
    table
};

#[test]
fn a_set_is_as_large_as_its_word() {
    assert_eq!(size_of::<ChessCells>(), 8);
    assert_eq!(size_of::<WideCells<10, 10>>(), 16);
    assert_eq!(size_of::<ChessCell>(), 1);
}

#[test]
fn a1_is_the_lowest_bit_and_h8_the_highest() {
    assert_eq!(ChessCells::of(ChessCell::A1).bits(), 1);
    assert_eq!(ChessCells::of(ChessCell::B1).bits(), 2);
    assert_eq!(ChessCells::of(ChessCell::H8).bits(), 1 << 63);
    assert_eq!(ChessCells::file(0).bits(), 0x0101_0101_0101_0101);
    assert_eq!(ChessCells::rank(7).bits(), 0xFF00_0000_0000_0000);
    assert!(ChessCells::DARK.contains(ChessCell::A1));
    assert!(ChessCells::LIGHT.contains(ChessCell::H1));
}

#[test]
fn nothing_wraps_round_the_edge() {
    let edge = cells! {
        . . . . . . . X
        . . . . . . . .
        . . . . . . . .
        X . . . . . . X
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X . . . . . . .
    };
    let west = cells! {
        . . . . . . X .
        . . . . . . . .
        . . . . . . . .
        . . . . . . X .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    let north_east = cells! {
        . . . . . . . .
        . . . . . . . .
        . X . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . X . . . . . .
        . . . . . . . .
    };
    assert_eq!(edge.shift(Direction::W), west);
    assert_eq!(edge.shift(Direction::NE), north_east);
    assert_eq!(edge.shift_by(8, 0), ChessCells::EMPTY);
    assert_eq!(edge.shift_by(i8::MIN, i8::MIN), ChessCells::EMPTY);
}

#[test]
fn a_knight_in_the_corner_and_in_the_middle() {
    let reached = cells! {
        . . . . . . . .
        . . . . . . . .
        . . . X . X . .
        . . X . . . X .
        . . . . . . . .
        . X X . . . X .
        . . X X . X . .
        . . . . . . . .
    };
    assert_eq!(KNIGHT[ChessCell::A1.index()] | KNIGHT[ChessCell::E4.index()], reached);
}

#[test]
fn tables_of_lines() {
    let between = cells! {
        . . . . . . . .
        . . . . . . . .
        . . . . . X . .
        . . . . X . . .
        . . . X . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    };
    let line = cells! {
        . . . . . . . X
        . . . . . . X .
        . . . . . X . .
        . . . . X . . .
        . . . X . . . .
        . . X . . . . .
        . X . . . . . .
        X . . . . . . .
    };
    let [c3, g7] = [ChessCell::C3.index(), ChessCell::G7.index()];
    assert_eq!(BETWEEN_AND_LINE[c3][g7], [between, line]);
    assert_eq!(BETWEEN_AND_LINE[g7][c3], [between, line]);
    assert_eq!(BETWEEN_AND_LINE[c3][c3], [ChessCells::EMPTY; 2]);
    assert_eq!(BETWEEN_AND_LINE[c3][ChessCell::D5.index()], [ChessCells::EMPTY; 2]);
}

#[test]
fn a_set_moves_to_a_wider_word() {
    let set = ChessCells::EDGE;
    assert_eq!(WideCells::from(set), WideCells::EDGE);
}

#[test]
fn directions_turn() {
    for (i, direction) in Direction::ALL.into_iter().enumerate() {
        assert_eq!(direction as usize, i);
        assert_eq!(direction.rotate(3), Direction::ALL[(i + 3) % 8]);
        assert_eq!(direction.rotate(-3), Direction::ALL[(i + 5) % 8]);
        assert_eq!(direction.rotate(i8::MIN), direction);
        assert_eq!(direction.rotate(i8::MAX), direction.rotate(-1));
        let (files, ranks) = direction.delta();
        assert_eq!(direction.opposite().delta(), (-files, -ranks));
        assert_eq!(direction.is_diagonal(), files != 0 && ranks != 0);
        assert_eq!(Direction::DIAGONAL.contains(&direction), direction.is_diagonal());
        assert_eq!(Direction::ORTHOGONAL.contains(&direction), !direction.is_diagonal());
    }
    assert_eq!(Direction::of_signs(0, 0), None);
    assert_eq!(Direction::of_signs(-5, 2), Some(Direction::NW));
}

#[test]
fn a_cell_is_ordered_by_rank_then_file() {
    assert!(ChessCell::H1 < ChessCell::A2);
    assert_eq!(Cell::<8, 8>::all().nth(10), Some(ChessCell::C2));
}
