//! The engine against the slow one, along random games.

use std::collections::BTreeSet;

use rulebook_abalone::{Cell, Color, Direction, Layout, Move, Position, Rules};
use rulebook_game::conformance::SplitMix64;

use crate::{
    model::{DIRECTIONS, Point, named},
    translate::{cells, model, points, refusal},
};

fn assert_agree(position: &Position, random: &mut SplitMix64) {
    let slow = model(position);
    let fast: BTreeSet<_> =
        position.moves().into_iter().map(|mv| (points(mv.marbles()), mv.direction() as usize)).collect();
    let expected = if slow.is_over() { BTreeSet::new() } else { slow.moves() };
    assert_eq!(fast, expected, "{position:?}");
    // Every group in every direction, and sets that are none.
    let mut groups = slow.groups();
    for _ in 0..20 {
        let mut group: BTreeSet<Point> = points(position.marbles(position.turn()));
        group.retain(|_| random.below(4) == 0);
        groups.insert(group);
        let any = Cell::new(random.below(61) as u8).unwrap();
        let axis = Direction::ALL[random.below(6)];
        groups.insert(points(any.ray(axis).take(1 + random.below(5)).collect()));
    }
    for group in groups.iter().filter(|group| !group.is_empty()) {
        for direction in Direction::ALL {
            let mv = Move::new(cells(group), direction);
            let answer = position.check(mv).map_err(refusal);
            assert_eq!(answer, slow.judge(group, DIRECTIONS[direction as usize]), "{position:?} {mv:?}");
        }
    }
    for mv in position.moves() {
        let (mut fast, mut slow) = (*position, slow.clone());
        fast.play_unchecked(mv);
        slow.play(&points(mv.marbles()), DIRECTIONS[mv.direction() as usize]);
        assert_eq!(model(&fast), slow, "{position:?} {mv:?}");
    }
    for color in Color::ALL {
        let white = color == Color::White;
        assert_eq!(points(position.appui(color)), slow.appui(white), "appui of {color}: {position:?}");
    }
    for cell in Cell::all() {
        let pac = |axis: Direction| slow.pac(named(&cell.to_string()), DIRECTIONS[axis as usize]);
        for axis in Direction::ALL {
            let expected = pac(axis).or_else(|| pac(axis.opposite())).map(|strength| strength as u32);
            assert_eq!(position.pac(cell, axis), expected, "{cell} {axis}: {position:?}");
        }
    }
}

fn play(start: Position, seed: u64, plies: usize) {
    let mut random = SplitMix64::new(seed);
    let mut position = start;
    for ply in 0..plies {
        assert_agree(&position, &mut random);
        let moves = position.moves();
        if moves.is_empty() {
            return;
        }
        // Pushes more often than not, so that marbles fall.
        let sumitos = position.sumitos();
        let choice = if sumitos.is_empty() || random.below(3) == 0 { &moves } else { &sumitos };
        let mv = choice[random.below(choice.len())];
        if ply % 8 == 0 {
            for color in Color::ALL {
                let det = model(&position).det(color == Color::White);
                assert_eq!(points(position.det(color)), det, "det of {color}: {position:?}");
            }
        }
        let ways = position.displacements(mv);
        let before = position;
        position.play_unchecked(mv);
        for color in Color::ALL {
            let mut marbles = before.marbles(color);
            for way in ways.iter().filter(|way| way.color == color) {
                marbles = marbles.without(way.from);
                marbles |= way.to.into_iter().collect();
            }
            assert_eq!(marbles, position.marbles(color), "{before:?} {ways:?}");
        }
    }
}

#[test]
fn random_games_from_every_layout() {
    for (seed, layout) in (1..).zip(Layout::ALL) {
        play(Position::start(Rules::of(layout)), seed, 40);
    }
}

#[test]
fn games_to_their_end() {
    for seed in 0..4 {
        play(Position::start(Rules { layout: Layout::GermanDaisy, to_win: 2 }), seed, 120);
    }
}
