//! The symmetries against matrices: what each does to the plane around the centre of the board.

use proptest::prelude::*;
use rulebook_square::{Cell, CellSet, ChessCells, Direction, Symmetry, cells};

type Matrix = [[i32; 2]; 2];

/// What each symmetry does to (x, y), x to the right and y up.
const MATRICES: [(Symmetry, Matrix); 8] = [
    (Symmetry::Identity, [[1, 0], [0, 1]]),
    (Symmetry::Rotate90, [[0, 1], [-1, 0]]),
    (Symmetry::Rotate180, [[-1, 0], [0, -1]]),
    (Symmetry::Rotate270, [[0, -1], [1, 0]]),
    (Symmetry::FlipFiles, [[-1, 0], [0, 1]]),
    (Symmetry::Transpose, [[0, 1], [1, 0]]),
    (Symmetry::FlipRanks, [[1, 0], [0, -1]]),
    (Symmetry::AntiTranspose, [[0, -1], [-1, 0]]),
];

fn apply(m: Matrix, (x, y): (i32, i32)) -> (i32, i32) {
    (m[0][0] * x + m[0][1] * y, m[1][0] * x + m[1][1] * y)
}

fn product(a: Matrix, b: Matrix) -> Matrix {
    let entry = |row: usize, column: usize| a[row][0] * b[0][column] + a[row][1] * b[1][column];
    [[entry(0, 0), entry(0, 1)], [entry(1, 0), entry(1, 1)]]
}

fn symmetry(m: Matrix) -> Symmetry {
    MATRICES.into_iter().find(|&(_, matrix)| matrix == m).unwrap().0
}

#[test]
fn composition_is_the_product_of_matrices() {
    assert_eq!(MATRICES.map(|(symmetry, _)| symmetry), Symmetry::ALL);
    for (first, a) in MATRICES {
        for (next, b) in MATRICES {
            assert_eq!(first.compose(next), symmetry(product(b, a)), "{first:?} {next:?}");
        }
        let transposed = [[a[0][0], a[1][0]], [a[0][1], a[1][1]]];
        assert_eq!(first.inverse(), symmetry(transposed), "{first:?}");
    }
}

#[test]
fn directions_turn_as_vectors() {
    for (symmetry, matrix) in MATRICES {
        for direction in Direction::ALL {
            let (files, ranks) = direction.delta();
            let (files, ranks) = apply(matrix, (files.into(), ranks.into()));
            let turned = Direction::of_signs(files as i8, ranks as i8);
            assert_eq!(Some(direction.transform(symmetry)), turned, "{symmetry:?} {direction}");
        }
    }
}

macro_rules! board {
    ($name:ident: $Word:ident, $side:literal) => {
        mod $name {
            use super::*;

            type TheCell = Cell<$side, $side>;
            type Set = CellSet<$Word, $side, $side>;

            #[test]
            fn cells_turn_round_the_centre() {
                for (symmetry, matrix) in MATRICES {
                    for cell in TheCell::all() {
                        // Twice the distance from the centre, so that it is whole.
                        let centred = |line: u8| 2 * i32::from(line) - ($side - 1);
                        let (x, y) = apply(matrix, (centred(cell.file()), centred(cell.rank())));
                        let line = |twice: i32| ((twice + ($side - 1)) / 2) as u8;
                        let turned = TheCell::at(line(x), line(y)).unwrap();
                        assert_eq!(cell.transform(symmetry), turned, "{symmetry:?} {cell}");
                    }
                }
            }

            proptest! {
                #[test]
                fn sets_turn_cell_by_cell(bits in any::<$Word>()) {
                    let set = Set::from_bits(bits);
                    for symmetry in Symmetry::ALL {
                        let turned: Set = set.into_iter().map(|cell| cell.transform(symmetry)).collect();
                        prop_assert_eq!(set.transform(symmetry), turned, "{:?}", symmetry);
                        prop_assert_eq!(turned.transform(symmetry.inverse()), set, "{:?}", symmetry);
                        for direction in Direction::ALL {
                            prop_assert_eq!(
                                set.shift(direction).transform(symmetry),
                                turned.shift(direction.transform(symmetry))
                            );
                        }
                        for next in Symmetry::ALL {
                            prop_assert_eq!(
                                set.transform(symmetry).transform(next),
                                set.transform(symmetry.compose(next))
                            );
                        }
                    }
                }
            }
        }
    };
}

board!(chess: u64, 8);
board!(chess_in_a_wide_word: u128, 8);
board!(one: u64, 1);
board!(seven: u64, 7);
board!(ten: u128, 10);
board!(eleven: u128, 11);

#[test]
fn a_quarter_turn_is_clockwise() {
    const SEVEN: ChessCells = cells! {
        . . . . . . . .
        . X X X X X . .
        . . . . . X . .
        . . . . X . . .
        . . . X . . . .
        . . X . . . . .
        . . X . . . . .
        . . . . . . . .
    };
    let turned = cells! {
        . . . . . . . .
        . . . . . . X .
        . X X . . . X .
        . . . X . . X .
        . . . . X . X .
        . . . . . X X .
        . . . . . . . .
        . . . . . . . .
    };
    assert_eq!(SEVEN.transform(Symmetry::Rotate90), turned);
}
