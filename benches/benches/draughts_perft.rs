//! Perft of draughts on known positions, each count checked. There is no other program in Rust to set beside it.

use criterion::{Criterion, criterion_group, criterion_main};
use rulebook_benches::perft::{self, Known};
use rulebook_draughts::{English, Frisian, International, Nathan, Position, Russian, Variant};

const INTERNATIONAL: [Known; 5] = [
    Known { name: "start", text: "W:W31-50:B1-20", depth: 8, leaves: 6483961 },
    Known {
        name: "random178",
        text: "B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24",
        depth: 6,
        leaves: 629010,
    },
    Known {
        name: "woldouby",
        text: "W:W25,27,28,30,32-35,37,38:B12-14,16,18,19,21,23,24,26",
        depth: 12,
        leaves: 1910989,
    },
    Known { name: "all kings", text: "W:WK31-50:BK1-20", depth: 8, leaves: 1333217 },
    Known { name: "almost promotion", text: "W:W6-10:B41-45", depth: 7, leaves: 11448262 },
];

fn international(criterion: &mut Criterion) {
    for known in &INTERNATIONAL {
        measure::<International>(criterion, known);
    }
}

fn starts(criterion: &mut Criterion) {
    measure::<Nathan>(criterion, &Known { name: "start", text: "B:W31-50:B1-20", depth: 8, leaves: 6595075 });
    measure::<Frisian>(
        criterion,
        &Known { name: "start", text: "W:W31-50:B1-20", depth: 8, leaves: 2825779 },
    );
    measure::<Russian>(
        criterion,
        &Known { name: "start", text: "W:W21-32:B1-12", depth: 9, leaves: 4570586 },
    );
    measure::<English>(
        criterion,
        &Known { name: "start", text: "B:W21-32:B1-12", depth: 9, leaves: 3963680 },
    );
}

fn measure<V: Variant>(criterion: &mut Criterion, known: &Known) {
    let position: Position<V> = known.text.parse().unwrap_or_else(|error| panic!("{}: {error}", known.text));
    perft::both_ways(criterion, V::NAME, &position, known);
}

criterion_group! {
    name = benches;
    config = perft::criterion();
    targets = international, starts
}
criterion_main!(benches);
