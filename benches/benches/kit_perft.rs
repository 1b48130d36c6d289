//! Perft of kit draughts on known positions, each count checked, and playouts.

use criterion::{Criterion, criterion_group, criterion_main};
use rulebook_benches::{
    SplitMix,
    perft::{self, Known},
};
use rulebook_game::playout;
use rulebook_kit::{ChainRule, Position};

fn trees(criterion: &mut Criterion) {
    let text = "- w 20:10,20:10 0,0";
    measure(criterion, &Known { name: "start", text, depth: 6, leaves: 3140780 });
    let text = "1b6/wW2Wbbw/1WWWbW1w/2bW1bbb/4WW1b/3bbWbb w 7:0,7:10 -5,-3";
    measure(criterion, &Known { name: "half laid", text, depth: 3, leaves: 347134 });
    let text = "7Bbw/7Bw1/5wwbBb/4bbWwB1/2wbw1WbB1/3WwBb3/bwbbwbww2/2wWwWb3/3b1w4 w 0:0,0:0 -7,-5";
    measure(criterion, &Known { name: "all laid", text, depth: 5, leaves: 196293 });
}

fn measure(criterion: &mut Criterion, known: &Known) {
    let position: Position = known.text.parse().unwrap_or_else(|error| panic!("{}: {error}", known.text));
    perft::both_ways(criterion, "kit", &position, known);
}

/// Games at random from the start, most of which end by themselves.
fn playouts(criterion: &mut Criterion) {
    const GAMES: u64 = 50;
    let start = Position::start(ChainRule::Optional);
    let mut group = perft::group(criterion, "playouts, kit: start".into(), GAMES);
    group.bench_function("at most 2,000 plies", |bencher| {
        bencher.iter(|| {
            // The same games each time.
            let mut random = SplitMix::new(1);
            (0..GAMES).map(|_| playout(start, 2_000, |_| random.next()).plies).sum::<u32>()
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = perft::criterion();
    targets = trees, playouts
}
criterion_main!(benches);
