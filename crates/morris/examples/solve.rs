//! Solves three and six men's morris by retrograde analysis, with nothing but the public API: every position that can
//! come up is listed, and the ends are carried back to the start.

use std::{
    collections::{HashMap, VecDeque},
    time::Instant,
};

use rulebook_game::{Color, Outcome, Position as _};
use rulebook_morris::{PointSet, Position, Six, Three, ThreeDiagonals, Variant};

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Win,
    Loss,
    /// Neither side can force an end, or the game has ended so.
    Draw,
}

/// All that a small position is, in one word: symmetric positions have the same.
fn key<V: Variant>(position: &Position<V>) -> u64 {
    let (own, enemy) = (position.turn(), !position.turn());
    // Who moves does not matter, only whose the men are.
    let ([own_men, enemy_men], _) = V::RULES.board.canonical([position.men(own), position.men(enemy)]);
    let hands = u64::from(position.hand(own)) << 4 | u64::from(position.hand(enemy));
    hands << 48 | word(own_men) << 24 | word(enemy_men)
}

fn word(men: PointSet) -> u64 {
    u64::from(men.bits())
}

/// Lists all positions below the start, then settles them from the ends backwards.
fn solve<V: Variant>() -> (Vec<Value>, usize) {
    let start = Position::<V>::start();
    let mut numbers = HashMap::from([(key(&start), 0_u32)]);
    let mut open = VecDeque::from([start]);
    let mut values = Vec::new();
    // The moves of each position that are not yet known to lose, and who leads here.
    let mut left: Vec<u32> = Vec::new();
    let mut links: Vec<(u32, u32)> = Vec::new();
    while let Some(position) = open.pop_front() {
        let number = left.len() as u32;
        left.push(0);
        values.push(match position.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == position.turn() => Some(Value::Win),
            Some(Outcome::Win { .. }) => Some(Value::Loss),
            Some(Outcome::Draw { .. }) => Some(Value::Draw),
            None => None,
        });
        position.for_each_move(|mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let fresh = numbers.len() as u32;
            let child = *numbers.entry(key(&next)).or_insert_with(|| {
                open.push_back(next);
                fresh
            });
            left[number as usize] += 1;
            links.push((child, number));
        });
    }
    links.sort_unstable();
    let mut settled: Vec<u32> =
        (0..values.len() as u32).filter(|&number| values[number as usize].is_some()).collect();
    while let Some(number) = settled.pop() {
        let value = values[number as usize];
        let first = links.partition_point(|&(child, _)| child < number);
        for &(_, parent) in links[first..].iter().take_while(|&&(child, _)| child == number) {
            let parent_value = &mut values[parent as usize];
            let remaining = &mut left[parent as usize];
            if parent_value.is_some() || value == Some(Value::Draw) {
                continue;
            }
            *remaining -= 1;
            if value == Some(Value::Loss) {
                *parent_value = Some(Value::Win);
            } else if *remaining == 0 {
                *parent_value = Some(Value::Loss);
            } else {
                continue;
            }
            settled.push(parent);
        }
    }
    let links = links.len();
    (values.into_iter().map(|value| value.unwrap_or(Value::Draw)).collect(), links)
}

fn report<V: Variant>(title: &str, expected: Option<Value>) {
    let began = Instant::now();
    let (values, links) = solve::<V>();
    let count = |value| values.iter().filter(|&&other| other == value).count();
    let verdict = match values[0] {
        Value::Win => format!("{} wins", V::RULES.begins),
        Value::Loss => format!("{} wins", !V::RULES.begins),
        Value::Draw => String::from("a draw"),
    };
    println!(
        "{title}: {verdict}. {} positions up to symmetry, {links} moves: {} won, {} lost, {} drawn; {:.1} s",
        values.len(),
        count(Value::Win),
        count(Value::Loss),
        count(Value::Draw),
        began.elapsed().as_secs_f64(),
    );
    assert!(expected.is_none_or(|value| value == values[0]), "{title} is worth something else");
}

fn main() {
    assert_eq!(Six::RULES.begins, Color::White);
    report::<Three>("three men's morris", None);
    report::<ThreeDiagonals>("three men's morris with diagonals", Some(Value::Win));
    report::<Six>("six men's morris", Some(Value::Draw));
}
