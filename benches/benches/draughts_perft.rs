//! Perft of draughts on known positions, each count checked. There is no other program in Rust to set beside it.

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rulebook_draughts::{English, Frisian, International, Nathan, Position, Russian, Variant};
use rulebook_game::{perft, perft_all};

/// A position, and its leaves at a depth.
struct Known {
    name: &'static str,
    fen: &'static str,
    depth: u32,
    leaves: u64,
}

const INTERNATIONAL: [Known; 5] = [
    Known { name: "start", fen: "W:W31-50:B1-20", depth: 8, leaves: 6483961 },
    Known {
        name: "random178",
        fen: "B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24",
        depth: 6,
        leaves: 629010,
    },
    Known {
        name: "woldouby",
        fen: "W:W25,27,28,30,32-35,37,38:B12-14,16,18,19,21,23,24,26",
        depth: 12,
        leaves: 1910989,
    },
    Known { name: "all kings", fen: "W:WK31-50:BK1-20", depth: 8, leaves: 1333217 },
    Known { name: "almost promotion", fen: "W:W6-10:B41-45", depth: 7, leaves: 11448262 },
];

fn international(criterion: &mut Criterion) {
    for known in &INTERNATIONAL {
        measure::<International>(criterion, known);
    }
}

fn starts(criterion: &mut Criterion) {
    measure::<Nathan>(criterion, &Known { name: "start", fen: "B:W31-50:B1-20", depth: 8, leaves: 6595075 });
    measure::<Frisian>(criterion, &Known { name: "start", fen: "W:W31-50:B1-20", depth: 8, leaves: 2825779 });
    measure::<Russian>(criterion, &Known { name: "start", fen: "W:W21-32:B1-12", depth: 9, leaves: 4570586 });
    measure::<English>(criterion, &Known { name: "start", fen: "B:W21-32:B1-12", depth: 9, leaves: 3963680 });
}

fn measure<V: Variant>(criterion: &mut Criterion, known: &Known) {
    let &Known { name, fen, depth, leaves } = known;
    let position: Position<V> = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut group = criterion.benchmark_group(format!("perft, {}: {name} d{depth}", V::NAME));
    group.throughput(Throughput::Elements(leaves));
    group.bench_function("bulk", |bencher| bencher.iter(|| assert_eq!(perft(&position, depth), leaves)));
    group.bench_function("every leaf made", |bencher| {
        bencher.iter(|| assert_eq!(perft_all(&position, depth), leaves));
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = international, starts
}
criterion_main!(benches);
