//! A test for each clause of the rules, named by it.

use rulebook_abalone::{
    Cell, Cells, Color, Direction, Illegal, Kind, Layout, Move, MoveError, Outcome, Position, Reason, Rules,
};

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> Cells {
    names.parse().unwrap()
}

/// Black's marbles and White's on an empty board, Black to move.
fn board(black: &str, white: &str) -> Position {
    let mut setup = rulebook_abalone::Setup::EMPTY;
    for (names, color) in [(black, Color::Black), (white, Color::White)] {
        for name in cells(names) {
            setup.put(name, Some(color));
        }
    }
    setup.position().unwrap()
}

/// What is said of a row that goes in a direction.
fn check(position: &Position, row: &str, direction: Direction) -> Result<(), Illegal> {
    let mv = Move::new(cells(row), direction);
    assert_eq!(position.moves().contains(&mv), position.is_legal(mv), "{position:?} {mv:?}");
    position.check(mv)
}

fn after(position: &Position, row: &str, direction: Direction) -> String {
    let mut next = *position;
    next.play(Move::new(cells(row), direction)).unwrap();
    next.to_string()
}

#[test]
fn a01_the_board_the_marbles_and_who_begins() {
    let start = Position::start(Rules::default());
    assert_eq!(Cells::ALL.count(), 61);
    assert_eq!(start.turn(), Color::Black);
    let rows = |rows: &str| -> Cells { rows.bytes().flat_map(|row| Cell::of_row(row - b'a')).collect() };
    assert_eq!(start.marbles(Color::Black), rows("ab") | cells("c3 c4 c5"));
    assert_eq!(start.marbles(Color::White), rows("ih") | cells("g5 g6 g7"));
    assert_eq!(Layout::ALL.len(), 11);
    assert!(Layout::ALL.iter().all(|&layout| Position::start(Rules::of(layout)).turn() == Color::Black));
}

#[test]
fn a02_six_ejected_marbles_win_at_once() {
    let mut five = position("5/6/7/8/4bbbww/8/7/6/5 b 0 5");
    assert_eq!(five.outcome(), None);
    five.play(five.sumitos()[0]).unwrap();
    assert_eq!(five.outcome(), Some(Outcome::Win { winner: Color::Black, reason: Reason::Ejected }));
    assert_eq!(five.outcome().unwrap().to_string(), "black wins by ejected marbles");
    assert_eq!((five.count_moves(), five.has_moves()), (0, false));
    assert_eq!(five.check(Move::new(cells("e9"), Direction::W)), Err(Illegal::GameOver));
}

#[test]
fn a03_one_two_or_three_and_never_four() {
    let row = board("e2 e3 e4 e5", "a1");
    assert_eq!(check(&row, "e5", Direction::E), Ok(()));
    assert_eq!(check(&row, "e4 e5", Direction::E), Ok(()));
    assert_eq!(check(&row, "e3 e4 e5", Direction::E), Ok(()));
    assert_eq!(check(&row, "e2 e3 e4 e5", Direction::E), Err(Illegal::TooMany(4)));
    assert_eq!(after(&row, "e3 e4 e5", Direction::E), "5/6/7/8/1b1bbb3/8/7/6/w4 w 0 0");
}

#[test]
fn a04_one_marble_goes_to_any_free_neighbour() {
    let alone = board("e5", "a1");
    assert_eq!(alone.count_moves(), 6);
    for direction in Direction::ALL {
        assert_eq!(check(&alone, "e5", direction), Ok(()));
    }
    assert_eq!(board("a5", "i5").count_moves(), 3, "in a corner");
}

#[test]
fn a05_a_row_goes_in_line_or_broadside() {
    let row = board("e4 e5 e6", "g6");
    assert_eq!(after(&row, "e4 e5 e6", Direction::E), "5/6/3w3/8/4bbb2/8/7/6/5 w 0 0");
    assert_eq!(after(&row, "e4 e5 e6", Direction::W), "5/6/3w3/8/2bbb4/8/7/6/5 w 0 0");
    assert_eq!(after(&row, "e4 e5 e6", Direction::NW), "5/6/3w3/2bbb3/9/8/7/6/5 w 0 0");
    assert_eq!(after(&row, "e5 e6", Direction::SE), "5/6/3w3/8/3b5/4bb2/7/6/5 w 0 0");
    let taken = board("e4 e5 e6", "f6");
    assert_eq!(check(&taken, "e4 e5 e6", Direction::NW), Err(Illegal::Occupied(cell("f6"))));
    assert_eq!(check(&taken, "e4 e6", Direction::E), Err(Illegal::NotARow));
}

#[test]
fn a06_the_player_picks_the_part_of_a_row() {
    let row = board("e2 e3 e4 e5", "a1");
    for part in ["e2 e3", "e3 e4", "e4 e5", "e2 e3 e4", "e3 e4 e5"] {
        assert_eq!(check(&row, part, Direction::NE), Ok(()), "{part}");
    }
    // The rest stays behind; in front it blocks.
    assert_eq!(check(&row, "e4 e5", Direction::E), Ok(()));
    assert_eq!(check(&row, "e2 e3", Direction::E), Err(Illegal::BlockedByOwn(cell("e4"))));
}

#[test]
fn a07_more_push_fewer_and_only_in_line() {
    for (black, white, kind) in [
        ("e2 e3", "e4", Kind::Sumito { own: 2, enemy: 1, ejects: false }),
        ("e1 e2 e3", "e4", Kind::Sumito { own: 3, enemy: 1, ejects: false }),
        ("e1 e2 e3", "e4 e5", Kind::Sumito { own: 3, enemy: 2, ejects: false }),
    ] {
        let row = board(black, white);
        assert_eq!(check(&row, black, Direction::E), Ok(()));
        assert_eq!(row.kind(Move::new(cells(black), Direction::E)), kind);
    }
    // They must touch.
    let apart = board("e2 e3 e4", "e6 e7");
    assert_eq!(after(&apart, "e2 e3 e4", Direction::E), "5/6/7/8/2bbbww2/8/7/6/5 w 0 0");
    let sideways = board("e4 e5", "f4");
    assert_eq!(check(&sideways, "e4 e5", Direction::NW), Err(Illegal::Occupied(cell("f4"))));
    let outnumbered = board("e3 e4", "e5 e6 e7 e8");
    assert_eq!(check(&outnumbered, "e3 e4", Direction::E), Err(Illegal::Outnumbered { own: 2, enemy: 3 }));
}

#[test]
fn a08_behind_those_pushed_is_a_free_point_or_the_edge() {
    let free = board("e2 e3 e4", "e5 e6");
    assert_eq!(after(&free, "e2 e3 e4", Direction::E), "5/6/7/8/2bbbww2/8/7/6/5 w 0 0");
    let edge = board("e5 e6 e7", "e8 e9");
    assert_eq!(after(&edge, "e5 e6 e7", Direction::E), "5/6/7/8/5bbbw/8/7/6/5 w 0 1");
    let own = board("e2 e3 e4 e7", "e5 e6");
    assert_eq!(check(&own, "e2 e3 e4", Direction::E), Err(Illegal::NoFreePoint(cell("e7"))));
    // An enemy marble behind makes the enemy stronger.
    let enemy = board("e2 e3", "e4 e5");
    assert_eq!(check(&enemy, "e2 e3", Direction::E), Err(Illegal::Pac { strength: 2 }));
}

#[test]
fn a09_equal_strength_is_pac_and_breaks_along_another_axis() {
    for (black, white, strength) in [
        ("e4", "e5", 1),
        ("e3 e4", "e5 e6", 2),
        ("e2 e3 e4", "e5 e6 e7", 3),
        ("e1 e2 e3 e4", "e5 e6 e7 e8", 3),
    ] {
        let pac = board(black, white);
        let pushers: Vec<String> = (5 - strength..5).map(|number| format!("e{number}")).collect();
        assert_eq!(check(&pac, &pushers.join(" "), Direction::E), Err(Illegal::Pac { strength }));
        assert_eq!(pac.pac(cell("e4"), Direction::E), Some(strength));
        assert_eq!(pac.pac(cell("e5"), Direction::E), Some(strength));
    }
    let broken = board("e3 e4 d4 c3", "e5 e6");
    assert_eq!(check(&broken, "e3 e4", Direction::E), Err(Illegal::Pac { strength: 2 }));
    assert_eq!(check(&broken, "c3 d4", Direction::NE), Ok(()));
}

#[test]
fn a10_a_push_is_never_mandatory() {
    let row = board("e5 e6 e7", "e8 e9");
    assert_eq!(row.sumitos().len(), 1);
    assert!(row.count_moves() > 1);
}

#[test]
fn a11_own_marbles_are_never_pushed_off() {
    let row = board("e7 e8 e9", "a1");
    for part in ["e9", "e8 e9", "e7 e8 e9"] {
        assert_eq!(check(&row, part, Direction::E), Err(Illegal::OffBoard(cell("e9"))));
    }
    assert_eq!(check(&row, "e7 e8", Direction::E), Err(Illegal::BlockedByOwn(cell("e9"))));
}

#[test]
fn a12_two_and_three_of_a_row_are_two_pushes() {
    let row = board("e2 e3 e4", "e5");
    let mut strengths: Vec<Kind> = row.sumitos().into_iter().map(|mv| row.kind(mv)).collect();
    strengths.sort_by_key(|kind| format!("{kind:?}"));
    let push = |own| Kind::Sumito { own, enemy: 1, ejects: false };
    assert_eq!(strengths, [push(2), push(3)]);
    assert_ne!(after(&row, "e2 e3 e4", Direction::E), after(&row, "e3 e4", Direction::E));
}

/// Each refusal holds together with all that come after it as far as that can be, and is given first.
#[test]
fn a13_the_first_reason_that_holds_is_given() {
    let row = board("e1 e2 e3 e4 e6 f5", "e5 e7 e8 e9 d4");
    for (marbles, direction, why) in [
        ("", Direction::E, "no marble moves"),
        ("e1 e2 e3 e4 e5", Direction::W, "the marble on e5 is not black's"),
        ("e1 e2 e3 e6", Direction::W, "4 marbles are more than three"),
        ("e1 e6", Direction::W, "the marbles are not next to each other in a row"),
        ("e1 e2", Direction::W, "the marble on e1 would leave the board"),
        ("e1 e2", Direction::E, "the own marble on e3 is in the way"),
        ("e3 e4", Direction::NE, "the own marble on f5 is in the way"),
        ("e3 e4", Direction::SE, "d4 is taken, and marbles that move sideways cannot push"),
        ("e4", Direction::E, "pac, 1:1: as many enemy marbles stand ahead as push"),
        ("e6", Direction::E, "outnumbered, 1 against 3"),
        ("e3 e4", Direction::E, "the marble on e6 stands behind those that would be pushed"),
    ] {
        let refused = check(&row, marbles, direction).unwrap_err();
        assert_eq!(refused.to_string(), why, "{marbles} {direction}");
    }
    // 3 v 4 is pac.
    let four = board("e1 e2 e3", "e4 e5 e6 e7");
    assert_eq!(check(&four, "e1 e2 e3", Direction::E), Err(Illegal::Pac { strength: 3 }));
}

#[test]
fn a14_as_many_as_the_rules_say_win() {
    let rules = Rules { to_win: 2, layout: Layout::Classical };
    let lost = Position::parse("5/6/7/8/b7w/8/7/6/5 w 2 1", rules).unwrap();
    assert_eq!(lost.outcome(), Some(Outcome::Win { winner: Color::White, reason: Reason::Ejected }));
    assert_eq!(position("5/6/7/8/b7w/8/7/6/5 w 2 1").outcome(), None);
    // As many as can be.
    let most = Rules { to_win: 255, layout: Layout::Classical };
    let mut long = Position::parse("5/6/7/8/4bbbww/8/7/6/5 b 254 254", most).unwrap();
    long.play(long.sumitos()[0]).unwrap();
    assert_eq!(long.to_string(), "5/6/7/8/5bbbw/8/7/6/5 w 254 255");
    assert_eq!(long.outcome(), Some(Outcome::Win { winner: Color::Black, reason: Reason::Ejected }));
    // Not one is none: a game is not over before it begins.
    let none = Rules { to_win: 0, layout: Layout::Classical };
    let start = Position::start(none);
    assert_eq!((start.to_win(), start.outcome()), (1, None));
    assert_eq!(Position::parse(&start.to_string(), none), Ok(start));
}

#[test]
fn a15_without_a_legal_move_the_game_is_drawn() {
    // A marble in the corner, and all it touches taken twice over.
    let blocked = board("a1", "a2 b1 b2 a3 c1 c3");
    assert_eq!(blocked.count_moves(), 0);
    assert_eq!(blocked.outcome(), Some(Outcome::Draw { reason: Reason::Blocked }));
    assert_eq!(blocked.outcome().unwrap().to_string(), "draw by a block");
}

#[test]
fn a18_what_a_move_is() {
    let row = board("e4 e5 e6 c3", "g6");
    let kind = |marbles: &str, direction| row.kind(Move::new(cells(marbles), direction));
    assert_eq!(kind("c3", Direction::W), Kind::Single);
    assert_eq!(kind("e4 e5 e6", Direction::E), Kind::Line { marbles: 3 });
    assert_eq!(kind("e4 e5", Direction::NW), Kind::Broadside { marbles: 2 });
    assert!(!kind("e4 e5", Direction::NW).pushes());
    let eject = board("e6 e7 e8", "e9");
    let mv = Move::new(cells("e7 e8"), Direction::E);
    assert_eq!(eject.kind(mv), Kind::Sumito { own: 2, enemy: 1, ejects: true });
    assert!(eject.kind(mv).pushes());
    assert_eq!(eject.pushed(mv), cells("e9"));
    assert_eq!(eject.sumitos().len(), 2);
}

#[test]
fn a18_pac_on_an_axis_at_a_point() {
    let pac = board("e3 e4 f4", "e5 e6 f5 f6 f7");
    assert_eq!(pac.pac(cell("e3"), Direction::E), Some(2));
    assert_eq!(pac.pac(cell("e6"), Direction::W), Some(2), "either direction stands for the axis");
    assert_eq!(pac.pac(cell("f4"), Direction::E), None, "one against three");
    assert_eq!(pac.pac(cell("e3"), Direction::NW), None);
    assert_eq!(pac.pac(cell("a1"), Direction::E), None, "no marble");
}

#[test]
fn a18_det_has_no_escape() {
    // White ejects along the row; the marble can step aside.
    let free = board("e9 a1", "e7 e8");
    assert_eq!(free.det(Color::Black), Cells::EMPTY);
    // Every point that it could go to is taken, and nothing helps.
    let caught = board("e9 a1", "e7 e8 f9 d8 g9");
    assert_eq!(caught.det(Color::Black), cells("e9"));
    assert_eq!(caught.det(Color::White), Cells::EMPTY);
    // A marble beside it makes the row too strong.
    let helped = board("e9 d7 e8", "e6 e7 f9 d8 g9");
    assert_eq!(helped.det(Color::Black), Cells::EMPTY);
    // Whoever is to move, the question is the same.
    let other = position(&caught.to_string().replace(" b ", " w "));
    assert_eq!(other.det(Color::Black), cells("e9"));
    // A move that ends the game saves it.
    let with_losses = |lost| position(&format!("5/6/6w/7w/6wwb/7w/7/6/b1bbw b 0 {lost}"));
    assert_eq!(with_losses(4).det(Color::Black), cells("e9"));
    assert_eq!(with_losses(5).det(Color::Black), Cells::EMPTY);
}

#[test]
fn a18_appui_is_surrounded() {
    let surrounded = board("a1 a2", "b1 b2 i9");
    assert_eq!(surrounded.appui(Color::Black), cells("a1"));
    assert_eq!(surrounded.appui(Color::White), Cells::EMPTY);
    // Among its own, a marble only stands still.
    assert_eq!(board("a1 a2 b1 b2", "i9").appui(Color::Black), Cells::EMPTY);
}

#[test]
fn a19_names_and_neighbours_of_points() {
    let lengths: Vec<usize> = (0..9).map(|row| Cell::of_row(row).count()).collect();
    assert_eq!(lengths, [5, 6, 7, 8, 9, 8, 7, 6, 5]);
    for (direction, name) in [
        (Direction::E, "e6"),
        (Direction::W, "e4"),
        (Direction::NW, "f5"),
        (Direction::NE, "f6"),
        (Direction::SE, "d5"),
        (Direction::SW, "d4"),
    ] {
        assert_eq!(cell("e5").step(direction), Some(cell(name)));
    }
    for name in ["a6", "f1", "i4", "j5", "e10", "e0"] {
        assert!(name.parse::<Cell>().is_err(), "{name}");
    }
}

#[test]
fn a20_moves_are_written_from_the_rear_or_by_both_ends() {
    let start = Position::default();
    let read = |text: &str| start.parse_move(text).unwrap();
    assert_eq!(read("a1b2"), Move::new(cells("a1 b2 c3"), Direction::NE));
    assert_eq!(read("b2c3"), Move::new(cells("b2 c3"), Direction::NE));
    assert_eq!(read("c3d3"), Move::new(cells("c3"), Direction::NW));
    assert_eq!(read("c3c5d3"), Move::new(cells("c3 c4 c5"), Direction::NW));
    assert_eq!(read("c5c3d5"), read("c3c5d3"));
    assert_eq!(start.move_text(read("c5c3d5")).to_string(), "c3c5d3");
    let diagonal = board("a4 b5", "i5");
    let mv = diagonal.parse_move("b5a4b4").unwrap();
    assert_eq!(diagonal.move_text(mv).to_string(), "a4b5a3");
    assert_eq!(start.parse_move("a1b"), Err(MoveError::Length));
    for mv in start.moves() {
        assert_eq!(read(&start.move_text(mv).to_string()), mv);
    }
}

#[test]
fn a21_a_position_is_one_line() {
    let start = Position::default();
    assert_eq!(start.to_string(), "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0 0");
    let text = "w4/1w2bw/1w3bb/1wb2b1b/4w4/1bbwwwb1/bwbw1bw/bb2w1/4w b 2 3";
    assert_eq!(position(text).to_string(), text);
    assert_eq!((position(text).lost(Color::Black), position(text).lost(Color::White)), (2, 3));
    let refused = |text: &str| text.parse::<Position>().unwrap_err().to_string();
    assert!(refused("5/6/7/8/bw6/8/7/6/5 b 0 0").starts_with("row e has 9 points"));
    assert!(refused("5/6/7/8/bx7/8/7/6/5 b 0 0").contains("'x'"));
    assert!(refused("5/6/7/8/bw7/8/7/6/5 b 0 7").starts_with("white lost more than"));
    assert!(refused("5/6/7/8/bw7/8/7/6/5 b 6 6").starts_with("both sides lost"));
    assert!(refused("5/6/7/8/w8/8/7/6/5 b 0 0").ends_with("of black"));
}

#[test]
fn a22_distinct_moves_give_distinct_positions() {
    for layout in Layout::ALL {
        let start = Position::start(Rules::of(layout));
        let mut results: Vec<String> = start
            .moves()
            .into_iter()
            .map(|mv| {
                let mut next = start;
                next.play_unchecked(mv);
                next.to_string()
            })
            .collect();
        let count = results.len();
        results.sort_unstable();
        results.dedup();
        assert_eq!(results.len(), count, "{layout}");
    }
    assert!(size_of::<Move>() <= 16);
}
