//! Cell sets of the chess board beside the same work written by hand on a `u64`: they cost the same. And all
//! sliders at once beside a loop over them.
//!
//! Each bench first shows that both ways give the same.

use std::{fmt::Debug, hint::black_box, time::Duration};

use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};
use rulebook_benches::chess::corpus;
use rulebook_chess::{Bitboard, Position, Role, attacks};
use rulebook_square::{Axes, Direction, Fan};

/// The board by hand.
mod by_hand {
    const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
    const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
    const NOT_AB: u64 = 0xFCFC_FCFC_FCFC_FCFC;
    const NOT_GH: u64 = 0x3F3F_3F3F_3F3F_3F3F;

    pub(super) fn shifts(set: u64) -> [u64; 8] {
        [
            set << 8,
            (set << 9) & NOT_A,
            (set << 1) & NOT_A,
            (set >> 7) & NOT_A,
            set >> 8,
            (set >> 9) & NOT_H,
            (set >> 1) & NOT_H,
            (set << 7) & NOT_H,
        ]
    }

    pub(super) fn sum_of_indices(mut set: u64) -> u32 {
        let mut sum = 0;
        while set != 0 {
            sum += set.trailing_zeros();
            set &= set - 1;
        }
        sum
    }

    pub(super) fn knight_attacks(set: u64) -> u64 {
        let near = ((set << 1) & NOT_A) | ((set >> 1) & NOT_H);
        let far = ((set << 2) & NOT_AB) | ((set >> 2) & NOT_GH);
        (near << 16) | (near >> 16) | (far << 8) | (far >> 8)
    }

    pub(super) fn fill_north(mut set: u64, mut through: u64) -> u64 {
        set |= through & (set << 8);
        through &= through << 8;
        set |= through & (set << 16);
        through &= through << 16;
        set | (through & (set << 32))
    }

    pub(super) fn fill_south_west(mut set: u64, mut through: u64) -> u64 {
        through &= NOT_H;
        set |= through & (set >> 9);
        through &= through >> 9;
        set |= through & (set >> 18);
        through &= through >> 18;
        set | (through & (set >> 36))
    }
}

fn sets(criterion: &mut Criterion) {
    // A set and what it may pass through: a side's pieces, and the empty squares.
    let side_and_empty = |position: &Position| {
        let board = position.board();
        (board.color(position.turn()), !board.occupied())
    };
    let boards: Vec<_> = corpus().iter().map(side_and_empty).collect();

    side_by_side(
        criterion,
        "eight shifts",
        &boards,
        |set, _| Direction::ALL.map(|direction| set.shift(direction).bits()),
        |set, _| by_hand::shifts(set),
    );
    side_by_side(
        criterion,
        "iteration",
        &boards,
        |set, _| set.into_iter().map(|cell| u32::from(cell.raw())).sum(),
        |set, _| by_hand::sum_of_indices(set),
    );
    side_by_side(
        criterion,
        "knight attacks",
        &boards,
        |set, _| attacks::knights_attacks(set).bits(),
        |set, _| by_hand::knight_attacks(set),
    );
    side_by_side(
        criterion,
        "fill north",
        &boards,
        |set, through| set.fill(Direction::N, through).bits(),
        by_hand::fill_north,
    );
    side_by_side(
        criterion,
        "fill south-west",
        &boards,
        |set, through| set.fill(Direction::SW, through).bits(),
        by_hand::fill_south_west,
    );
}

/// The same work by the library and by hand, over all boards.
fn side_by_side<T: PartialEq + Debug>(
    criterion: &mut Criterion,
    work: &str,
    boards: &[(Bitboard, Bitboard)],
    library: impl Fn(Bitboard, Bitboard) -> T,
    by_hand: impl Fn(u64, u64) -> T,
) {
    let words: Vec<_> = boards.iter().map(|(set, through)| (set.bits(), through.bits())).collect();
    for (board, word) in boards.iter().zip(&words) {
        assert_eq!(library(board.0, board.1), by_hand(word.0, word.1), "{work} of {board:?}");
    }

    let mut group = criterion.benchmark_group(format!("sets: {work}"));
    group.throughput(Throughput::Elements(boards.len() as u64));
    group.bench_function("CellSet<u64, 8, 8>", |bencher| {
        bencher.iter(|| {
            for (set, through) in boards {
                black_box(library(*set, *through));
            }
        });
    });
    group.bench_function("u64 by hand", |bencher| {
        bencher.iter(|| {
            for (set, through) in &words {
                black_box(by_hand(*set, *through));
            }
        });
    });
    group.finish();
}

/// One side's bishops, rooks and queens on a board.
#[derive(Clone, Copy)]
struct Sliders {
    orthogonal: Bitboard,
    diagonal: Bitboard,
    own: Bitboard,
    occupied: Bitboard,
}

impl Sliders {
    fn of(position: &Position) -> Self {
        let (board, color) = (position.board(), position.turn());
        let [bishops, rooks, queens] =
            [Role::Bishop, Role::Rook, Role::Queen].map(|role| board.pieces(color, role));
        Self {
            orthogonal: rooks | queens,
            diagonal: bishops | queens,
            own: board.color(color),
            occupied: board.occupied(),
        }
    }
}

/// How many moves the sliders have, if nothing pins them.
fn sliders(criterion: &mut Criterion) {
    let boards: Vec<_> = corpus().iter().map(Sliders::of).collect();
    let mut group = criterion.benchmark_group("sets: counting the sliders' moves");
    group.throughput(Throughput::Elements(boards.len() as u64));
    count_sliders(&mut group, "Fan::rays", &boards, |board| {
        let axes = Axes::of_kinds(board.orthogonal, board.diagonal);
        (Fan::rays(axes, !board.occupied) & !board.own).count()
    });
    count_sliders(&mut group, "CellSet::rays by direction", &boards, count_by_direction);
    count_sliders(&mut group, "look-ups by piece", &boards, count_by_piece);
    group.finish();
}

fn count_sliders<N: Into<u64>>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    way: &str,
    boards: &[Sliders],
    count: impl Fn(&Sliders) -> N,
) {
    let count = |board| count(board).into();
    assert!(boards.iter().all(|board| count(board) == u64::from(count_by_piece(board))), "{way}");
    // One board at a time, as a generator sees them: not several in one register.
    group.bench_function(way, |bencher| {
        bencher.iter(|| boards.iter().map(|board| count(black_box(board))).sum::<u64>());
    });
}

fn count_by_direction(board: &Sliders) -> u32 {
    let count = |sliders: Bitboard, direction| (sliders.rays(direction, !board.occupied) - board.own).count();
    let orthogonal = Direction::ORTHOGONAL.map(|direction| count(board.orthogonal, direction));
    let diagonal = Direction::DIAGONAL.map(|direction| count(board.diagonal, direction));
    orthogonal.into_iter().chain(diagonal).sum()
}

fn count_by_piece(board: &Sliders) -> u32 {
    let mut count = 0;
    for square in board.orthogonal {
        count += (attacks::rook_attacks(square, board.occupied) - board.own).count();
    }
    for square in board.diagonal {
        count += (attacks::bishop_attacks(square, board.occupied) - board.own).count();
    }
    count
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(50)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = sets, sliders
}
criterion_main!(benches);
