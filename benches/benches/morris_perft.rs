//! Perft of men's morris on known positions, each count checked.

use criterion::{Criterion, criterion_group, criterion_main};
use rulebook_benches::perft::{self, Known};
use rulebook_morris::{Free, Jocari, Lasker, Nathan, Position, Tournament, Variant};

fn nine(criterion: &mut Criterion) {
    let text = "......../......../........ w 9,9";
    measure::<Nathan>(criterion, &Known { name: "start", text, depth: 6, leaves: 99274176 });
    let text = "BW.BWB.B/W.B.W.W./WWBBWBBW w 0,0";
    measure::<Tournament>(criterion, &Known { name: "all men laid", text, depth: 7, leaves: 89780684 });
    let text = "......../......../........ w 10,10";
    measure::<Lasker>(criterion, &Known { name: "start", text, depth: 5, leaves: 7911352 });
}

fn twelve(criterion: &mut Criterion) {
    let text = "......../......../........ w 12,12 -";
    measure::<Jocari>(criterion, &Known { name: "start", text, depth: 5, leaves: 5150880 });
    measure::<Free>(criterion, &Known { name: "start", text, depth: 5, leaves: 5150880 });
    let text = "W...B.../......../WB.BWBB. b 0,0 a1c3:d3e4g1,a7c5:a7c5e3,c3c5:c3d3d5,c3e3:c3d3e4";
    measure::<Jocari>(criterion, &Known { name: "four records", text, depth: 5, leaves: 2989024 });
}

fn measure<V: Variant>(criterion: &mut Criterion, known: &Known) {
    let position: Position<V> = known.text.parse().unwrap_or_else(|error| panic!("{}: {error}", known.text));
    perft::both_ways(criterion, &format!("{} {}", V::GAME, V::NAME), &position, known);
}

criterion_group! {
    name = benches;
    config = perft::criterion();
    targets = nine, twelve
}
criterion_main!(benches);
