//! The lattice of dark squares against a model of (row, column) pairs.

use std::collections::BTreeSet;

use rulebook_square::{
    Board8, Board8Mirrored, Board10, Board12, DarkCell, DarkCorner, DarkSet, Direction, Lattice,
    ParseDarkCellError,
};

/// The dark squares in the order of their numbers: row by row from the top, from the left.
fn model<L: Lattice>() -> Vec<(i8, i8)> {
    let side = L::SIDE as i8;
    // The corner a1 is the bottom row's first column; the other corner is dark if a1 is light.
    let parity = if L::CORNER == DarkCorner::Left { (side - 1) % 2 } else { side % 2 };
    (0..side)
        .flat_map(|row| (0..side).map(move |column| (row, column)))
        .filter(|(row, column)| (row + column) % 2 == parity)
        .collect()
}

fn place<L: Lattice>(cell: DarkCell<L>) -> (i8, i8) {
    (cell.row() as i8, cell.column() as i8)
}

fn step((row, column): (i8, i8), direction: Direction) -> (i8, i8) {
    let (columns, ranks) = direction.delta();
    let far = if direction.is_diagonal() { 1 } else { 2 };
    (row - far * ranks, column + far * columns)
}

/// Runs a generic test for every board, and for boards of other sizes.
macro_rules! on_every_board {
    ($($name:ident),+) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        enum Small {}

        impl Lattice for Small {
            const SIDE: u8 = 4;
            const CORNER: DarkCorner = DarkCorner::Right;
        }

        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        enum MirroredTen {}

        impl Lattice for MirroredTen {
            const SIDE: u8 = 10;
            const CORNER: DarkCorner = DarkCorner::Right;
        }

        $(
            #[test]
            fn $name() {
                cases::$name::<Board8>();
                cases::$name::<Board8Mirrored>();
                cases::$name::<Board10>();
                cases::$name::<Board12>();
                cases::$name::<Small>();
                cases::$name::<MirroredTen>();
            }
        )+
    };
}

on_every_board! { squares_and_names, steps, sets, shifts, rays, half_turns }

mod cases {
    use super::*;

    type Wide<L> = DarkSet<u128, L>;

    pub(super) fn squares_and_names<L: Lattice>() {
        let places = model::<L>();
        assert_eq!(DarkCell::<L>::all().len(), places.len());
        assert_eq!(DarkCell::<L>::new(0), None);
        assert_eq!(DarkCell::<L>::new(places.len() as u8 + 1), None);
        for (cell, (number, &(row, column))) in DarkCell::<L>::all().zip((1u8..).zip(&places)) {
            assert_eq!(cell.number(), number);
            assert_eq!(place(cell), (row, column));
            assert_eq!(DarkCell::new(number), Some(cell));
            assert_eq!(DarkCell::at(row as u8, column as u8), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
            let name = format!("{}{}", char::from(b'a' + column as u8), L::SIDE as i8 - row);
            assert_eq!(cell.name().to_string(), name);
            assert_eq!(DarkCell::from_name(&name), Ok(cell));
        }
        for row in 0..20 {
            for column in 0..20 {
                let dark = places.contains(&(row as i8, column as i8));
                assert_eq!(DarkCell::<L>::at(row, column).is_some(), dark, "{row} {column}");
            }
        }
    }

    pub(super) fn steps<L: Lattice>() {
        let places = model::<L>();
        for cell in DarkCell::<L>::all() {
            for direction in Direction::ALL {
                let to = step(place(cell), direction);
                assert_eq!(cell.step(direction).map(place), places.contains(&to).then_some(to));
                let mut far = cell;
                while let Some(next) = far.step(direction) {
                    assert_eq!(cell.direction(next), Some(direction));
                    far = next;
                }
            }
            let in_line = DarkCell::<L>::all().filter(|&to| cell.direction(to).is_some()).count();
            let reached: usize = Direction::ALL
                .map(|direction| Wide::of(cell).rays(direction, Wide::FULL).count() as usize)
                .iter()
                .sum();
            assert_eq!(in_line, reached);
        }
    }

    pub(super) fn sets<L: Lattice>() {
        let all: Wide<L> = DarkCell::all().collect();
        assert_eq!(all, Wide::FULL);
        assert_eq!(all.count(), u32::from(DarkCell::<L>::COUNT));
        assert_eq!(Wide::<L>::from_bits(u128::MAX), all);
        let listed: BTreeSet<_> = all.into_iter().collect();
        assert!(listed.into_iter().eq(DarkCell::all()));
        for row in 0..L::SIDE {
            let expected: Wide<L> = DarkCell::all().filter(|cell| cell.row() == row).collect();
            assert_eq!(Wide::<L>::row(row), expected);
        }
        assert!(Wide::<L>::row(L::SIDE).is_empty());
        for (index, cell) in DarkCell::<L>::all().enumerate() {
            let one = Wide::of(cell);
            assert_eq!(
                (cell.index(), one.count(), one.first(), one.last()),
                (index, 1, Some(cell), Some(cell))
            );
            assert_eq!(one.bits(), 1 << cell.bit());
            assert!(all.contains(cell) && !all.without(cell).contains(cell) && !(!one).contains(cell));
            assert_eq!((all - one) | one, all);
            assert_eq!(all ^ one, all.without(cell));
            assert!(one.is_subset(all) && one.is_disjoint(!one) && (one & !one).is_empty());
        }
        assert_eq!((Wide::<L>::EMPTY.first(), Wide::<L>::EMPTY.last()), (None, None));
    }

    /// A set moves as its squares do, and what a free bit holds never comes back.
    pub(super) fn shifts<L: Lattice>() {
        let mut bits: u128 = 1;
        for _ in 0..200 {
            bits = bits.wrapping_mul(0xda94_2042_e4dd_58b5_da94_2042_e4dd_58b5).rotate_left(29) ^ 0x9e37;
            let set = Wide::<L>::from_bits(bits);
            let targets = Wide::<L>::from_bits(bits.rotate_left(64));
            for direction in Direction::ALL {
                let moved: Wide<L> = set.into_iter().filter_map(|cell| cell.step(direction)).collect();
                assert_eq!(set.shift(direction), moved, "{direction}");
                assert_eq!(set.step_into(direction, targets), moved & targets);
                assert_eq!(
                    Wide::<L>::shift_bits(set.bits(), direction) & Wide::<L>::FULL.bits(),
                    moved.bits()
                );
            }
        }
    }

    pub(super) fn rays<L: Lattice>() {
        let through: Wide<L> = DarkCell::all().filter(|cell| cell.number() % 5 != 0).collect();
        for cell in DarkCell::<L>::all() {
            for direction in Direction::ALL {
                let mut expected = Wide::EMPTY;
                let mut next = cell.step(direction);
                while let Some(reached) = next {
                    expected |= Wide::of(reached);
                    next = if through.contains(reached) { reached.step(direction) } else { None };
                }
                assert_eq!(Wide::of(cell).rays(direction, through), expected);
            }
        }
    }

    pub(super) fn half_turns<L: Lattice>() {
        let side = L::SIDE as i8;
        for cell in DarkCell::<L>::all() {
            let (row, column) = place(cell);
            assert_eq!(place(cell.rotate_180()), (side - 1 - row, side - 1 - column));
            assert_eq!(Wide::of(cell).rotate_180(), Wide::of(cell.rotate_180()));
        }
    }
}

/// Boards of up to ten rows fit a `u64`, and both words agree.
#[test]
fn both_words_agree() {
    fn check<L: Lattice>() {
        assert_eq!(u128::from(DarkSet::<u64, L>::FULL.bits()), DarkSet::<u128, L>::FULL.bits());
        for cell in DarkCell::<L>::all() {
            let (narrow, wide) = (DarkSet::<u64, L>::of(cell), DarkSet::<u128, L>::of(cell));
            assert_eq!(u128::from(narrow.rotate_180().bits()), wide.rotate_180().bits());
            for direction in Direction::ALL {
                assert_eq!(u128::from(narrow.shift(direction).bits()), wide.shift(direction).bits());
            }
        }
    }
    check::<Board8>();
    check::<Board8Mirrored>();
    check::<Board10>();
}

/// The boards as they are printed everywhere.
#[test]
fn known_squares() {
    fn name<L: Lattice>(number: u8) -> String {
        DarkCell::<L>::new(number).unwrap().name().to_string()
    }
    assert_eq!([1, 5, 6, 46, 50].map(name::<Board10>), ["b10", "j10", "a9", "a1", "i1"]);
    assert_eq!([1, 4, 5, 29, 32].map(name::<Board8>), ["b8", "h8", "a7", "a1", "g1"]);
    assert_eq!([1, 4, 5, 29, 32].map(name::<Board8Mirrored>), ["a8", "g8", "b7", "b1", "h1"]);
    assert_eq!([1, 6, 67, 72].map(name::<Board12>), ["b12", "l12", "a1", "k1"]);
}

/// A diagonal step is one shift by half the side or one more.
#[test]
fn strides() {
    let strides = Direction::DIAGONAL.map(DarkSet::<u64, Board10>::stride);
    assert_eq!(strides, [-5, 6, 5, -6]);
    assert_eq!(Direction::DIAGONAL.map(DarkSet::<u64, Board8>::stride), [-4, 5, 4, -5]);
    assert_eq!(Direction::DIAGONAL.map(DarkSet::<u64, Board8Mirrored>::stride), [-5, 4, 5, -4]);
    assert_eq!(Direction::DIAGONAL.map(DarkSet::<u128, Board12>::stride), [-6, 7, 6, -7]);
}

#[test]
fn texts_that_name_no_square() {
    use ParseDarkCellError::{BeyondTheBoard, Light, NotASquare};
    for (text, error) in [
        ("", NotASquare),
        ("x", NotASquare),
        ("07", NotASquare),
        ("+7", NotASquare),
        ("7 ", NotASquare),
        ("٧", NotASquare),
        ("0", BeyondTheBoard),
        ("51", BeyondTheBoard),
        ("300", BeyondTheBoard),
        ("99999999999999999999", BeyondTheBoard),
    ] {
        assert_eq!(text.parse::<DarkCell<Board10>>(), Err(error), "{text:?}");
    }
    for (name, error) in [
        ("", NotASquare),
        ("a", NotASquare),
        ("A1", NotASquare),
        ("a01", NotASquare),
        ("k1", NotASquare),
        ("é1", NotASquare),
        ("a2", Light),
        ("a0", BeyondTheBoard),
        ("a11", BeyondTheBoard),
    ] {
        assert_eq!(DarkCell::<Board10>::from_name(name), Err(error), "{name:?}");
    }
}
