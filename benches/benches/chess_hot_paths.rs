//! What a program does with positions besides perft: Rulebook, cozy-chess and shakmaty side by side.
//!
//! Each number is the time of one pass over all positions of the corpus; the throughput is in positions, or in
//! moves where each move is dealt with.

use std::{hint::black_box, time::Duration};

use criterion::{
    BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};
use rulebook_benches::chess::{Program, corpus};
use rulebook_chess::{Move, Position, Square};
use shakmaty::{Chess, EnPassantMode, Position as _, zobrist::Zobrist64};

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// A program with the whole corpus, and each position's moves.
struct Corpus<P: Program> {
    positions: Vec<P>,
    moves: Vec<(P, P::Move)>,
}

impl<P: Program> Corpus<P> {
    fn new() -> Self {
        let positions: Vec<_> = corpus().iter().map(|position| P::read_fen(&fen(position))).collect();
        let mut moves = Vec::new();
        for position in &positions {
            position.for_each_move(|mv| moves.push((position.clone(), mv)));
        }
        Self { positions, moves }
    }
}

fn fen(position: &impl Program) -> String {
    let mut fen = String::new();
    position.write_fen(&mut fen);
    fen
}

fn san<P: Program>(position: &P, mv: P::Move) -> String {
    let mut san = String::new();
    position.write_san(mv, &mut san);
    san
}

/// A group of three benches: `$bench` for each of the programs.
macro_rules! side_by_side {
    ($($task:literal, $unit:ident: $bench:ident;)+) => {
        fn programs(criterion: &mut Criterion) {
            let rulebook = Corpus::<Position>::new();
            let cozy = Corpus::<cozy_chess::Board>::new();
            let shakmaty = Corpus::<Chess>::new();
            $({
                let mut group = criterion.benchmark_group(concat!("chess: ", $task));
                group.throughput(Throughput::Elements(rulebook.$unit.len() as u64));
                $bench(&mut group, &rulebook);
                $bench(&mut group, &cozy);
                $bench(&mut group, &shakmaty);
                group.finish();
            })+
        }
    };
}

side_by_side! {
    "listing all moves", moves: list;
    "counting the moves", positions: count;
    "asking for any move", positions: any;
    "playing each move", moves: play;
    "judging each legal move", moves: judge;
    "reading FEN", positions: read_fen;
    "writing FEN", positions: write_fen;
    "reading SAN", moves: read_san;
    "writing SAN", moves: write_san;
}

fn list<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    let mut moves = Vec::with_capacity(256);
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| {
            for position in &corpus.positions {
                moves.clear();
                position.for_each_move(|mv| moves.push(mv));
                black_box(&moves);
            }
        });
    });
}

fn count<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| corpus.positions.iter().map(P::count_moves).sum::<u64>());
    });
}

fn any<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| assert!(corpus.positions.iter().all(P::has_moves)));
    });
}

fn play<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| {
            for (position, mv) in &corpus.moves {
                black_box(position.after(*mv));
            }
        });
    });
}

fn judge<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| assert!(corpus.moves.iter().all(|(position, mv)| position.is_legal(*mv))));
    });
}

fn read_fen<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    let fens: Vec<_> = corpus.positions.iter().map(fen).collect();
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| {
            for fen in &fens {
                black_box(P::read_fen(fen));
            }
        });
    });
}

fn write_fen<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    let mut fen = String::new();
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| {
            for position in &corpus.positions {
                fen.clear();
                position.write_fen(&mut fen);
                black_box(&fen);
            }
        });
    });
}

fn read_san<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    let sans: Vec<_> = corpus.moves.iter().map(|(position, mv)| (position, san(position, *mv))).collect();
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| {
            for (position, san) in &sans {
                black_box(position.read_san(san));
            }
        });
    });
}

fn write_san<P: Program>(group: &mut Group<'_>, corpus: &Corpus<P>) {
    let mut san = String::new();
    group.bench_function(P::NAME, |bencher| {
        bencher.iter(|| {
            for (position, mv) in &corpus.moves {
                san.clear();
                position.write_san(*mv, &mut san);
                black_box(&san);
            }
        });
    });
}

/// What only Rulebook does: say why a move is refused.
fn explaining(criterion: &mut Criterion) {
    let refused: Vec<_> = corpus().into_iter().flat_map(refused).collect();
    let mut group = criterion.benchmark_group("chess: explaining each illegal move");
    group.throughput(Throughput::Elements(refused.len() as u64));
    group.bench_function(Position::NAME, |bencher| {
        bencher.iter(|| {
            for (position, mv) in &refused {
                black_box(position.check(*mv).expect_err("only refused moves are kept"));
            }
        });
    });
    group.finish();
}

/// A few moves of each piece that the position refuses, for one reason or another.
fn refused(position: Position) -> impl Iterator<Item = (Position, Move)> {
    let men = Square::all().filter_map(move |from| Some((from, position.board().piece_at(from)?.role)));
    men.flat_map(|(from, role)| Square::all().step_by(5).map(move |to| Move::plain(role, from, to)))
        .filter(move |mv| !position.is_legal(*mv))
        .map(move |mv| (position, mv))
}

/// Zobrist hashes, from scratch and from move to move. cozy-chess keeps its own in the position, so that its part
/// of the cost is in playing.
fn hashing(criterion: &mut Criterion) {
    let Corpus { positions, moves } = Corpus::<Position>::new();
    let of_shakmaty = Corpus::<Chess>::new().positions;

    let mut group = criterion.benchmark_group("chess: hashing each position");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function(Position::NAME, |bencher| {
        bencher.iter(|| positions.iter().fold(0, |all, position| all ^ position.zobrist()));
    });
    group.bench_function(Chess::NAME, |bencher| {
        let hash = |position: &Chess| position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0;
        bencher.iter(|| of_shakmaty.iter().fold(0, |all, position| all ^ hash(position)));
    });
    group.finish();

    let hashed: Vec<_> = moves.iter().map(|(position, mv)| (position, position.zobrist(), *mv)).collect();
    for (position, hash, mv) in &hashed {
        assert_eq!(position.zobrist_after(*hash, *mv), position.after(*mv).zobrist(), "{position} {mv:?}");
    }
    let mut group = criterion.benchmark_group("chess: hashing from move to move");
    group.throughput(Throughput::Elements(hashed.len() as u64));
    group.bench_function(Position::NAME, |bencher| {
        bencher.iter(|| {
            hashed.iter().fold(0, |all, (position, hash, mv)| all ^ position.zobrist_after(*hash, *mv))
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = programs, explaining, hashing
}
criterion_main!(benches);
