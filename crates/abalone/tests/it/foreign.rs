//! The texts of others: Nacre notation against a writer made for the test, and MSG's line.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rulebook_abalone::{
    Cell, Cells, Direction, Illegal, Layout, Move, NacreError, Position, Rules, TextFault,
};
use rulebook_game::conformance::SplitMix64;

use crate::{
    model::{DIRECTIONS, Point, all_points},
    translate::points,
};

const START: &str = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0 0";

/// The name of a point with the axes reversed.
fn name(point: Point) -> String {
    let number = char::from((i16::from(b'e') + i16::from(point[0])) as u8);
    let row = char::from((i16::from(b'5') - i16::from(point[1])) as u8);
    format!("{number}{row}")
}

fn is_ahead(from: Point, to: Point, direction: Point) -> bool {
    (0..3).all(|axis| from[axis] + direction[axis] == to[axis])
}

/// All texts of a move: from its first marble to where its last one goes; sideways, each end may be the first.
fn written(group: &BTreeSet<Point>, direction: Point) -> BTreeSet<String> {
    let is_in_line = group.iter().any(|&from| group.iter().any(|&to| is_ahead(from, to, direction)));
    let (first, last) = (*group.first().unwrap(), *group.last().unwrap());
    let mut texts = BTreeSet::new();
    for [first, last] in [[first, last], [last, first]] {
        let is_rear = group.iter().all(|&from| !is_ahead(from, first, direction));
        // Off the board there is nothing to write.
        if let (true, Some(&to)) =
            (is_rear || !is_in_line, all_points().iter().find(|&&to| is_ahead(last, to, direction)))
        {
            texts.insert(name(first) + &name(to));
        }
    }
    texts
}

/// All rows on the board in all directions, whatever stands there, by their texts.
fn readings() -> BTreeMap<String, Vec<Move>> {
    let mut rows = BTreeSet::new();
    for first in Cell::all() {
        for axis in Direction::ALL {
            for count in 0..3 {
                rows.insert(Cells::of(first) | first.ray(axis).take(count).collect());
            }
        }
    }
    let mut readings: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for row in rows {
        for (direction, step) in Direction::ALL.into_iter().zip(DIRECTIONS) {
            for text in written(&points(row), step) {
                readings.entry(text).or_default().push(Move::new(row, direction));
            }
        }
    }
    readings
}

/// Each text that could be one is read as the rules make of its readings.
fn assert_read(position: &Position, readings: &BTreeMap<String, Vec<Move>>) {
    let own = position.marbles(position.turn());
    let mut found = BTreeSet::new();
    for from in all_points() {
        for to in all_points() {
            let text = name(from) + &name(to);
            let read = position.parse_nacre(&text);
            let fits = readings.get(&text).map_or(&[][..], Vec::as_slice);
            let those = |is: &dyn Fn(Move) -> bool| -> BTreeSet<Move> {
                fits.iter().copied().filter(|&mv| is(mv)).collect()
            };
            let legal = those(&|mv| position.is_legal(mv));
            // What is meant though it is not legal: the only reading, or the only one of own marbles.
            let meant =
                if fits.len() == 1 { those(&|_| true) } else { those(&|mv| mv.marbles().is_subset(own)) };
            let is_right = match &read {
                Ok(mv) => legal == BTreeSet::from([*mv]),
                Err(NacreError::Ambiguous { candidates }) => {
                    candidates.len() > 1
                        && candidates.len() == legal.len()
                        && legal == candidates.iter().copied().collect()
                }
                Err(NacreError::Illegal { mv, reason }) => {
                    legal.is_empty() && meant == BTreeSet::from([*mv]) && position.check(*mv) == Err(*reason)
                }
                Err(NacreError::NoMove { .. }) => legal.is_empty() && meant.len() != 1,
                Err(_) => false,
            };
            assert!(is_right, "{text} is {read:?}: {position:?}");
            found.extend(legal);
        }
    }
    assert!(position.moves().iter().all(|mv| found.contains(mv)), "{position:?}");
}

#[test]
fn each_legal_move_is_read_unless_another_has_its_nacre_text() {
    let readings = readings();
    for (seed, layout) in (1..).zip(Layout::ALL) {
        let mut random = SplitMix64::new(seed);
        let mut position = Position::start(Rules::of(layout));
        for ply in 0..60 {
            if ply % 6 == 0 {
                assert_read(&position, &readings);
            }
            let [moves, sumitos] = [position.moves(), position.sumitos()];
            let choice = if sumitos.is_empty() || random.below(3) == 0 { &moves } else { &sumitos };
            let Some(&mv) = choice.get(random.below(choice.len().max(1))) else { break };
            position.play_unchecked(mv);
        }
    }
}

/// Drawn by hand, so that reader and writer are not wrong in the same way.
#[test]
fn nacre_goes_from_the_first_marble_to_where_the_last_goes() {
    let position: Position = "5/6/7/3w4/3bbbw2/8/7/6/5 b 0 0".parse().unwrap();
    for (text, expected) in [
        // e4 alone, to the west; e4 e5 and e4 e5 e6 too, whose rear is the other end.
        ("d5c5", "e4e3"),
        ("e5c5", "e5e4"),
        ("f5c5", "e6e5"),
        // Three push one.
        ("d5g5", "e4e5"),
        // Two do, from e5.
        ("e5g5", "e5e6"),
        // Three to the south-east, from the end that no row of two shares; to the south-west, from either end.
        ("d5f4", "e4e6d4"),
        ("f5c4", "e4e6d3"),
    ] {
        let read = position.parse_nacre(text).map(|mv| mv.to_string());
        assert_eq!(read, Ok(expected.to_owned()), "{text}");
    }
}

#[test]
fn nacre_refusals() {
    let position: Position = "5/6/7/3w4/3bbbw2/8/7/6/5 b 0 0".parse().unwrap();
    for (text, expected) in [
        ("", "two points expected"),
        ("d5", "two points expected"),
        ("d5c5e", "two points expected"),
        (
            "j5d5",
            "a point expected at byte 0 of the move: its number as a letter from a to i, its row as a digit",
        ),
        (
            "d5c0",
            "a point expected at byte 2 of the move: its number as a letter from a to i, its row as a digit",
        ),
        // The number 1 has no point in row f.
        (
            "d5a6",
            "a point expected at byte 2 of the move: its number as a letter from a to i, its row as a digit",
        ),
        (
            "D5c5",
            "a point expected at byte 0 of the move: its number as a letter from a to i, its row as a digit",
        ),
        (
            "5éd",
            "a point expected at byte 0 of the move: its number as a letter from a to i, its row as a digit",
        ),
        // Four steps; no step; and three points that are no marbles of either side.
        ("d5h5", "no move goes from e4, its first marble, to e8, its last"),
        ("d5d5", "no move goes from e4, its first marble, to e4, its last"),
        ("c3d4", "no move goes from c3, its first marble, to d4, its last"),
        // Only e6 by itself is black's.
        ("f5g5", "illegal move e6e7: pac, 1:1: as many enemy marbles stand ahead as push"),
        // f4 is taken: e4 e5 to f4 f5, by the points alone nothing else.
        ("d5f5", "illegal move e4e5: the own marble on e6 is in the way"),
        ("a1c1", "illegal move a1a2: the marble on a1 is not black's"),
    ] {
        assert_eq!(position.parse_nacre(text).unwrap_err().to_string(), expected, "{text}");
    }
    // Three to the south-east or two to the south-west, from e6 to d4.
    assert_eq!(position.parse_nacre("f5d4").unwrap_err().to_string(), "ambiguous: e5e6d4 or e4e6d4");
    let over: Position = "5/6/7/8/3bbbw2/8/7/6/5 b 6 0".parse().unwrap();
    let Err(NacreError::Illegal { reason, .. }) = over.parse_nacre("d5g5") else {
        panic!("the game is over")
    };
    assert_eq!(reason, Illegal::GameOver);
}

#[test]
fn msg_has_two_counters_more() {
    let text = "w4/1w2bw/1w3bb/1wb2b1b/4w4/1bbwwwb1/bwbw1bw/bb2w1/4w w 2 3";
    for (quiet_plies, move_number) in [(0, 1), (17, 40), (u16::MAX, u32::MAX)] {
        let line = format!("{text} {quiet_plies} {move_number}");
        let read = Position::parse_msg(&line, Rules::CLASSICAL).unwrap();
        assert_eq!(read.position, text.parse().unwrap());
        assert_eq!((read.quiet_plies, read.move_number), (quiet_plies, move_number));
    }
    let long = Rules { to_win: 8, ..Rules::CLASSICAL };
    let read = Position::parse_msg("5/6/7/8/bw7/8/7/6/5 b 7 0 0 90", long).unwrap();
    assert_eq!((read.position.to_win(), read.move_number), (8, 90));
}

#[test]
fn msg_refusals() {
    let fault = |text: &str| Position::parse_msg(text, Rules::CLASSICAL).unwrap_err().to_string();
    for (counters, expected) in [
        ("", "6 fields expected, with single blanks between, but there are 4"),
        (" 0", "6 fields expected, with single blanks between, but there are 5"),
        (" 0 1 ", "6 fields expected, with single blanks between, but there are 7"),
        (" - 1", "a counter expected at byte 50, a number up to 65535"),
        (" 0 x", "a counter expected at byte 52, a number up to 4294967295"),
        (" 65536 1", "a counter expected at byte 50, a number up to 65535"),
        (" 0 4294967296", "a counter expected at byte 52, a number up to 4294967295"),
        (" 00 1", "a counter expected at byte 50, a number up to 65535"),
        (
            " +1 -1",
            "a counter expected at byte 50, a number up to 65535; a counter expected at byte 53, a number up to 4294967295",
        ),
    ] {
        assert_eq!(fault(&format!("{START}{counters}")), expected, "{counters}");
    }
    // What is wrong with the position is told as it is without the counters, and along with them.
    let text = "5/6/7/8/x8/8/7/6/5 b 0 0 0 y";
    let faults = Position::parse_msg(text, Rules::CLASSICAL).unwrap_err().faults;
    assert!(
        matches!(faults[..], [TextFault::Mark { found: 'x', at: 8 }, TextFault::Counter { .. }]),
        "{faults:?}"
    );
    assert_eq!(fault("5/6/7/8/bw7/8/7/6/5 b 6 6 0 1"), "both sides lost the 6 marbles that win");
    // The line of a position is none of MSG's, nor the other way round.
    assert!(format!("{START} 0 1").parse::<Position>().is_err());
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[a-j0-9]{0,6}|\\PC{0,4}", seed: u64) {
        let mut position = Position::default();
        let mut random = SplitMix64::new(seed);
        for _ in 0..random.below(20) {
            let moves = position.moves();
            position.play_unchecked(moves[random.below(moves.len())]);
        }
        match position.parse_nacre(&text) {
            Ok(mv) => prop_assert!(position.is_legal(mv)),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
        let _ = Position::parse_msg(&text, Rules::CLASSICAL);
    }

    #[test]
    fn any_counters_are_given_back(quiet_plies: u16, move_number: u32) {
        let read = Position::parse_msg(&format!("{START} {quiet_plies} {move_number}"), Rules::CLASSICAL).unwrap();
        prop_assert_eq!((read.quiet_plies, read.move_number), (quiet_plies, move_number));
        prop_assert_eq!(read.position, Position::default());
    }
}
