//! The symmetries against matrices, and motions against their words.

use proptest::prelude::*;
use rulebook_plane::{Cell, Direction, Motion, Symmetry};

use crate::plane;

type Matrix = [[i16; 2]; 2];

/// What each symmetry does to (x, y), x to the right and y up.
const MATRICES: [(Symmetry, Matrix); 8] = [
    (Symmetry::Identity, [[1, 0], [0, 1]]),
    (Symmetry::Rotate90, [[0, 1], [-1, 0]]),
    (Symmetry::Rotate180, [[-1, 0], [0, -1]]),
    (Symmetry::Rotate270, [[0, -1], [1, 0]]),
    (Symmetry::FlipColumns, [[-1, 0], [0, 1]]),
    (Symmetry::Transpose, [[0, 1], [1, 0]]),
    (Symmetry::FlipRows, [[1, 0], [0, -1]]),
    (Symmetry::AntiTranspose, [[0, -1], [-1, 0]]),
];

fn apply(m: Matrix, (x, y): (i16, i16)) -> (i16, i16) {
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
fn cells_and_directions_turn_as_vectors() {
    for (symmetry, matrix) in MATRICES {
        for direction in Direction::ALL {
            let image = direction.transform(symmetry);
            assert_eq!(image.offset(), apply(matrix, direction.offset()), "{symmetry:?} {direction:?}");
        }
        let (x, y) = apply(matrix, (2, 7));
        assert_eq!(Cell::new(2, 7).transform(symmetry), Cell::new(x, y), "{symmetry:?}");
    }
}

#[test]
fn the_pictures_of_the_documentation() {
    let pictures = [
        ["##.", "#..", "#.."],
        ["###", "..#", "..."],
        ["..#", "..#", ".##"],
        ["...", "#..", "###"],
        [".##", "..#", "..#"],
        ["...", "..#", "###"],
        ["#..", "#..", "##."],
        ["###", "#..", "..."],
    ];
    // The middle of a picture is the cell that stays.
    let centred = |picture: &[&str]| plane(picture).translated(-1, -1);
    for (symmetry, picture) in Symmetry::ALL.into_iter().zip(pictures) {
        let image = centred(&pictures[0]).transformed(symmetry);
        assert!(image.same_cells(&centred(&picture)), "{symmetry:?}");
    }
}

#[test]
fn at_the_limits_motions_wrap_around_and_are_undone() {
    let limits = [i16::MIN, -1, i16::MAX];
    for (symmetry, columns, rows) in
        Symmetry::ALL.into_iter().flat_map(|symmetry| limits.map(|limit| (symmetry, limit, i16::MIN)))
    {
        let motion = Motion { symmetry, columns, rows };
        for cell in limits.map(|x| Cell::new(x, i16::MIN)) {
            assert_eq!(motion.inverse().cell(motion.cell(cell)), cell, "{motion:?}");
        }
    }
    assert_eq!(Cell::new(i16::MIN, 1).transform(Symmetry::FlipColumns), Cell::new(i16::MIN, 1));
    assert_eq!(Cell::new(i16::MAX, i16::MIN).translate(1, -1), Cell::new(i16::MIN, i16::MAX));
}

pub(crate) fn any_motion() -> impl Strategy<Value = Motion> {
    (prop::sample::select(&Symmetry::ALL[..]), any::<i16>(), any::<i16>())
        .prop_map(|(symmetry, columns, rows)| Motion { symmetry, columns, rows })
}

proptest! {
    #[test]
    fn motions_compose_and_are_undone(first in any_motion(), next in any_motion(), x: i16, y: i16) {
        let cell = Cell::new(x, y);
        prop_assert_eq!(first.compose(next).cell(cell), next.cell(first.cell(cell)));
        prop_assert_eq!(first.compose(first.inverse()), Motion::IDENTITY);
        prop_assert_eq!(first.inverse().cell(first.cell(cell)), cell);
        for direction in Direction::ALL {
            prop_assert_eq!(first.cell(cell.next(direction)), first.cell(cell).next(first.direction(direction)));
        }
    }
}
