//! Positions that programs got wrong.

use rulebook_abalone::{Cells, Direction, Illegal, Layout, Move, Position, Rules};
use rulebook_game::Color;

/// A position, its number of moves, and what is said of a row that goes east (or another way).
fn check(rows: &str, count: u64, row: &str, direction: Direction) -> Result<(), Illegal> {
    let position: Position = format!("{rows} b 0 0").parse().unwrap();
    assert_eq!(position.count_moves(), count, "{position:?}");
    let marbles: Cells = row.parse().unwrap();
    let mv = Move::new(marbles, direction);
    assert_eq!(position.moves().contains(&mv), position.is_legal(mv), "{position:?} {mv:?}");
    position.check(mv)
}

#[test]
fn an_ejecting_push_is_listed_once_and_one_marble_falls() {
    let position: Position = "5/6/7/8/4bbbww/8/7/6/5 b 0 0".parse().unwrap();
    let moves = position.moves();
    assert_eq!(moves.len(), 28);
    let sumitos = position.sumitos();
    assert_eq!(sumitos.len(), 1);
    let mut after = position;
    after.play(sumitos[0]).unwrap();
    assert_eq!(after.to_string(), "5/6/7/8/5bbbw/8/7/6/5 w 0 1");
}

#[test]
fn three_push_two() {
    assert_eq!(check("5/6/7/8/1bbbww3/8/7/6/5", 28, "e2 e3 e4", Direction::E), Ok(()));
}

#[test]
fn an_own_marble_behind_those_pushed_blocks() {
    let behind = Err(Illegal::NoFreePoint("e7".parse().unwrap()));
    assert_eq!(check("5/6/7/8/1bbbwwb2/8/7/6/5", 32, "e2 e3 e4", Direction::E), behind);
    let behind = Err(Illegal::NoFreePoint("e6".parse().unwrap()));
    assert_eq!(check("5/6/7/8/2bbwb3/8/7/6/5", 19, "e3 e4", Direction::E), behind);
}

#[test]
fn a_fourth_marble_does_not_count() {
    let pac = Err(Illegal::Pac { strength: 3 });
    assert_eq!(check("5/6/7/8/bbbbwww2/8/7/6/5", 30, "e2 e3 e4", Direction::E), pac);
    assert_eq!(check("5/6/7/8/bbbbww3/8/7/6/5", 31, "e2 e3 e4", Direction::E), Ok(()));
    let blocked = Err(Illegal::BlockedByOwn("e4".parse().unwrap()));
    assert_eq!(check("5/6/7/8/bbbbww3/8/7/6/5", 31, "e1 e2 e3", Direction::E), blocked);
}

#[test]
fn one_does_not_push_one_over_the_edge() {
    let pac = Err(Illegal::Pac { strength: 1 });
    assert_eq!(check("5/6/7/8/7bw/8/7/6/5", 5, "e8", Direction::E), pac);
}

#[test]
fn own_marbles_do_not_leave_the_board() {
    let off = |name: &str| Err(Illegal::OffBoard(name.parse().unwrap()));
    assert_eq!(check("5/6/7/8/6bbb/8/7/6/w4", 21, "e7 e8 e9", Direction::E), off("e9"));
    assert_eq!(check("1bb2/6/7/8/9/8/7/6/w4", 10, "i6 i7", Direction::NE), off("i6"));
}

#[test]
fn losses_are_state_and_never_inferred() {
    for layout in Layout::ALL {
        let position = Position::start(Rules::of(layout));
        assert_eq!(Color::ALL.map(|color| position.lost(color)), [0, 0], "{layout}");
    }
    // Twelve, thirteen and fifteen a side, none of them lost.
    for rows in [
        "wwwww/wwwwww/3w3/8/9/8/3b3/bbbbbb/bbbbb",
        "wwwww/wwwwww/2ww3/8/9/8/3bb2/bbbbbb/bbbbb",
        "wwwww/wwwwww/2wwww1/8/9/8/1bbbb2/bbbbbb/bbbbb",
    ] {
        let text = format!("{rows} b 0 0");
        let position: Position = text.parse().unwrap();
        assert_eq!(position.to_string(), text);
        assert_eq!((position.outcome(), Color::ALL.map(|color| position.lost(color))), (None, [0, 0]));
    }
    // The same board, with other losses, is another position.
    let [none, some]: [Position; 2] =
        ["5/6/7/8/4bbbww/8/7/6/5 b 0 0", "5/6/7/8/4bbbww/8/7/6/5 b 3 5"].map(|text| text.parse().unwrap());
    assert_ne!(none, some);
    assert_eq!(some.to_string(), "5/6/7/8/4bbbww/8/7/6/5 b 3 5");
}

#[test]
fn a_move_tells_the_way_of_each_marble() {
    let position: Position = "5/6/7/8/4bbbww/8/7/6/5 b 0 0".parse().unwrap();
    let ways: Vec<String> = position
        .displacements(position.sumitos()[0])
        .into_iter()
        .map(|way| {
            let to = way.to.map_or("ejected".to_owned(), |to| to.to_string());
            format!("{} {} {to}", way.color, way.from)
        })
        .collect();
    let expected = ["white e9 ejected", "white e8 e9", "black e7 e8", "black e6 e7", "black e5 e6"];
    assert_eq!(ways, expected);
}

#[test]
fn layouts_count_as_named_and_are_fair() {
    use rulebook_hex::Symmetry;

    let mut named = 0;
    for line in include_str!("../data/abalone.suite").lines() {
        if let Some((facts, name)) = line.split_once(" ;id layout ") {
            let layout: Layout = name.parse().unwrap();
            assert!(facts.starts_with(layout.text()), "{line}");
            named += 1;
        }
    }
    assert_eq!(named, Layout::ALL.len());
    for layout in Layout::ALL {
        let [white, black] = Color::ALL.map(|color| layout.marbles(color));
        assert_eq!((white.count(), black.count()), (14, 14), "{layout}");
        assert!(white.is_disjoint(black));
        assert!(Symmetry::all().any(|symmetry| black.transformed(symmetry) == white), "{layout}");
        assert_eq!(layout.name().parse(), Ok(layout));
        assert_eq!(Position::start(Rules::of(layout)).to_string(), layout.text());
    }
}
