//! The laws of `rulebook-game`, along random games of presets and of combinations of one's own.
//!
//! Each variant costs seconds to compile, so that these are the ones that differ most; the others are compared with the
//! second engine and with perft counts.

use rulebook_game::{
    Position as _,
    conformance::{SplitMix64, assert_play, assert_playouts, assert_position, assert_text},
};
use rulebook_morris::{
    Jocari, Lasker, MillProtection, MillRecords, MillReform, Move, Nathan, Plies, Ply, Point, PointSet,
    Position, Rules, Six, ThreeDiagonals, Tournament, Variant,
};

/// A point, now and then none of the board.
fn point<V: Variant>(random: &mut SplitMix64) -> Point {
    Point::new(random.below(usize::from(V::RULES.board.len()) + 1) as u8).unwrap()
}

/// Some moves at random, and some that are nearly legal.
fn some_moves<V: Variant>(position: &Position<V>, random: &mut SplitMix64) -> Vec<Move<V>> {
    let mut moves = Vec::new();
    for _ in 0..12 {
        let from = (random.below(3) > 0).then(|| point::<V>(random));
        let removed: PointSet = (0..random.below(4)).map(|_| point::<V>(random)).collect();
        moves.push(Move::new(from, point::<V>(random), removed));
    }
    let legal = position.moves();
    for _ in 0..legal.len().min(12) {
        let mv = legal[random.below(legal.len())];
        let enemy = position.men(!position.turn());
        moves.push(Move::new(mv.from(), mv.to(), PointSet::EMPTY));
        moves.push(Move::new(mv.from(), mv.to(), enemy));
        moves.extend(enemy.into_iter().map(|man| Move::new(mv.from(), mv.to(), man.into())));
        moves.extend(enemy.into_iter().map(|man| Move::new(mv.from(), mv.to(), mv.removed().with(man))));
        moves.push(Move::new(mv.from(), point::<V>(random), mv.removed()));
        moves.push(Move::new(None, mv.to(), mv.removed()));
    }
    moves
}

/// The plies of some moves.
fn some_plies<V: Variant>(random: &mut SplitMix64) -> Vec<Ply> {
    let mut plies = Vec::new();
    for _ in 0..8 {
        let from = (random.below(3) > 0).then(|| point::<V>(random));
        plies.push(Ply::Go { from, to: point::<V>(random) });
        plies.push(Ply::Remove(point::<V>(random)));
    }
    plies
}

fn assert_laws<V: Variant>() {
    let tested = assert_playouts(&Position::<V>::start(), &(), 0..3, 120, some_moves);
    assert!(tested > 20, "{} {}: {tested}", V::GAME, V::NAME);
    let mut random = SplitMix64::new(1);
    for _ in 0..3 {
        let mut plies = Plies::from(Position::<V>::start());
        let mut position = Position::<V>::start();
        for _ in 0..80 {
            let tries = some_plies::<V>(&mut random);
            assert_position(&plies, tries.iter().copied());
            assert_play(&plies, tries);
            // A whole move, in parts.
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            plies.play(Ply::Go { from: mv.from(), to: mv.to() }).unwrap();
            let mut removed = mv.removed();
            while let Some(man) = (removed & plies.takeable()).first() {
                assert_position(&plies, some_plies::<V>(&mut random));
                plies.play(Ply::Remove(man)).unwrap();
                removed = removed.without(man);
            }
            position.play_unchecked(mv);
            assert_eq!(plies.position(), Some(&position));
        }
    }
    for text in ["", " ", "w", "........", "- - - -"] {
        assert!(text.parse::<Position<V>>().is_err());
    }
    assert_text(&Position::<V>::start(), &());
}

macro_rules! laws {
    ($($name:ident: $Variant:ident;)+) => {
        $(
            #[test]
            fn $name() {
                assert_laws::<$Variant>();
            }
        )+
    };
}

laws! {
    nathan: Nathan;
    tournament: Tournament;
    jocari: Jocari;
    lasker: Lasker;
    six: Six;
    three_diagonals: ThreeDiagonals;
}

/// Combinations that no preset has.
macro_rules! combinations {
    ($($name:ident $Variant:ident: $Records:ty, { $($field:ident: $value:expr),+ } of $base:ident;)+) => {
        $(
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            enum $Variant {}

            impl Variant for $Variant {
                type Records = $Records;
                const GAME: &'static str = "test";
                const NAME: &'static str = stringify!($name);
                const RULES: Rules = Rules { $($field: $value,)+ ..Rules::$base };
            }
        )+
        laws! { $($name: $Variant;)+ }
    };
}

combinations! {
    man_for_mill_always ManForMillAlways: (), { captures_per_mill: true, men: 12 } of NATHAN;
    man_for_mill_twelve ManForMillTwelve: MillRecords, { captures_per_mill: true } of JOCARI;
    not_next_move_mixed Mixed: MillRecords, { reform: MillReform::NotNextMove, mixed: true } of JOCARI;
    crowded Crowded: (), { men: 9, protection: MillProtection::Always } of SIX;
    full_board FullBoard: (), { men: 8, full_board_draws: true } of SIX;
}
