//! Sanmill's line of a position, on reading: each field, and each refusal with its place.

use rulebook_morris::{Color, Faults, Free, Jocari, Lasker, Nathan, Position, Six, TextFault, Variant};

/// White d6, Black d7, and eight men each in hand.
const BOARD: &str = "********/O*******/@*******";

fn read<V: Variant>(text: &str) -> String {
    text.parse::<Position<V>>().unwrap_or_else(|error| panic!("{text}: {error}")).to_string()
}

#[track_caller]
fn assert_refused(rest: &str, faults: &[TextFault<Nathan>], sentence: &str) {
    let error = format!("{BOARD} {rest}").parse::<Position<Nathan>>().expect_err(rest);
    assert_eq!((&error.faults[..], error.to_string().as_str()), (faults, sentence), "{rest}");
}

#[test]
fn squares_from_the_innermost_each_from_the_middle_above() {
    let names = "d5 e5 e4 e3 d3 c3 c4 c5/d6 f6 f4 f2 d2 b2 b4 b6/d7 g7 g4 g1 d1 a1 a4 a7";
    for (number, name) in names.split([' ', '/']).enumerate() {
        for (mark, color) in [('O', Color::White), ('@', Color::Black)] {
            let mut marks = ['*'; 24];
            marks[number] = mark;
            let board = [&marks[..8], &marks[8..16], &marks[16..]].map(String::from_iter).join("/");
            let counts = if color == Color::White { "1 8 0 9" } else { "0 9 1 8" };
            let turn = if color == Color::White { "b" } else { "w" };
            let position: Position<Nathan> = format!("{board} {turn} p p {counts} 0 0 0 0").parse().unwrap();
            let point = Nathan::RULES.board.point(name).unwrap();
            assert_eq!(position.man_at(point), Some(color), "{name}");
            assert_eq!(position.men(color), point.into(), "{name}");
        }
    }
}

#[test]
fn sides_hands_and_phases() {
    let empty = "********/********/********";
    assert_eq!(read::<Nathan>(&format!("{empty} w r p 0 9 0 9 0 0 0 1")), "......../......../........ w 9,9");
    assert_eq!(read::<Nathan>(&format!("{BOARD} w p p 1 8 1 8")), ".B....../.W....../........ w 8,8");
    assert_eq!(
        read::<Nathan>(&format!("{BOARD} b p p 1 7 1 8 0 0 0 0 0 3 7")),
        ".B....../.W....../........ b 7,8",
        "what follows is history"
    );
    let men = "OO*****O/@@*****@/********";
    let steps = "......../BBB...../WWW..... w 0,0";
    assert_eq!(read::<Nathan>(&format!("{men} w m s 3 0 3 0 0 0")), steps);
    assert_eq!(read::<Nathan>(&format!("{men} w m p 3 0 3 0 0 0")), steps, "a man is picked up");
    assert_eq!(read::<Nathan>(&format!("{men} w o ? 3 0 3 0 0 0")), steps, "agreed");
}

#[test]
fn the_games_with_these_points() {
    let line = format!("{BOARD} w p p 1 8 1 8 0 0");
    assert_eq!(read::<Lasker>(&line), ".B....../.W....../........ w 8,8");
    assert_eq!(read::<Free>(&line), ".B....../.W....../........ w 8,8 -");
    assert_eq!(read::<Jocari>(&line), ".B....../.W....../........ w 8,8 -");
    assert_eq!(
        read::<Lasker>(&format!("{BOARD} w m s 1 8 1 8 0 0")),
        ".B....../.W....../........ w 8,8",
        "Lasker's men move with others in hand"
    );
    // Elsewhere these are no marks.
    let error = line.parse::<Position<Six>>().unwrap_err();
    assert!(matches!(error.faults[0], TextFault::Fields { expected: 3, .. }), "{error}");
}

#[test]
fn hands_that_cannot_be() {
    let number = |at| format!("a number expected for the men in hand, at byte {at}");
    assert_refused("w p p 1 -8 1 8 0 0", &[TextFault::Hand(35..37)], &number(35));
    assert_refused("w m s 1 0 1 -1 0 0", &[TextFault::Hand(39..41)], &number(39));
    let both = [TextFault::Hand(35..37), TextFault::Hand(40..42)];
    assert_refused("w p p 1 -8 1 -8 0 0", &both, &[number(35), number(40)].join("; "));
    for hand in ["", "+8", "08", "8.0", "x", "256", "99999999999999999999"] {
        let place = 35..35 + hand.len();
        assert_refused(&format!("w p p 1 {hand} 1 8 0 0"), &[TextFault::Hand(place)], &number(35));
    }
}

#[test]
fn phases_that_do_not_fit_the_hand() {
    let sentence = "the phase of play at byte 29 does not fit the men in hand";
    let faults = [TextFault::Phase(29..30)];
    assert_refused("w p p 1 0 1 0 0 0", &faults, sentence);
    assert_refused("w p p 1 0 1 8 0 0", &faults, sentence);
    assert_refused("b p p 1 8 1 0 0 0", &faults, sentence);
    assert_refused("w r p 1 0 1 0 0 0", &faults, sentence);
    assert_refused("w m s 1 8 1 8 0 0", &faults, sentence);
    for phase in ["n", "?", "P"] {
        assert_refused(&format!("w {phase} p 1 8 1 8 0 0"), &faults, sentence);
    }
}

#[test]
fn half_a_move() {
    let sentence =
        |at| format!("a man is to be taken first, at byte {at}: a position stands between whole moves");
    assert_refused("w p r 1 8 1 8 0 0", &[TextFault::Removal(31..32)], &sentence(31));
    assert_refused("w p p 1 8 1 8 1 0", &[TextFault::Removal(41..42)], &sentence(41));
    assert_refused("w p p 1 8 1 8 0 -1", &[TextFault::Removal(43..45)], &sentence(43));
    let faults = [TextFault::Removal(31..32), TextFault::Removal(41..42)];
    assert_refused("w p r 1 8 1 8 1 0", &faults, &[sentence(31), sentence(41)].join("; "));
}

#[test]
fn other_fields() {
    assert_refused(
        "w p p 1 8 1",
        &[TextFault::Fields { expected: 8, found: 7 }],
        "8 fields expected, with single blanks between, but there are 7",
    );
    assert_refused(
        "x p p 1 8 1 8 0 0",
        &[TextFault::Turn(27..28)],
        "w or b expected for the side to move, at byte 27",
    );
    let white = "the number of white's men on the board is wrong";
    let black = "the number of black's men on the board is wrong";
    for count in ["0", "2", "-1", "x", ""] {
        assert_refused(&format!("w p p {count} 8 1 8 0 0"), &[TextFault::Count(Color::White)], white);
        assert_refused(&format!("w p p 1 8 {count} 8 0 0"), &[TextFault::Count(Color::Black)], black);
    }
    for action in ["", "x", "P"] {
        let place = 31..31 + action.len();
        let sentence = "p, s, r or ? expected for what is to be done next, at byte 31";
        assert_refused(&format!("w p {action} 1 8 1 8 0 0"), &[TextFault::Action(place)], sentence);
    }
}

#[test]
fn boards_that_cannot_be() {
    let faults = |board: &str| {
        let error = format!("{board} w p p 1 8 1 8 0 0").parse::<Position<Nathan>>().unwrap_err();
        error.faults
    };
    let shape = TextFault::Shape { expected: "********/********/********".into() };
    for board in
        ["*", "********/O*******/@******", "********/O*******/@********", "********/O*******@/*******"]
    {
        assert!(faults(board).contains(&shape), "{board}");
    }
    assert!(faults("*").contains(&TextFault::Count(Color::White)), "nothing stands there");
    assert_eq!(faults("****X***/O*******/@*******"), [TextFault::Mark { found: 'X', at: 4 }]);
    assert_eq!(faults("****ü***/O*******/@*******"), [TextFault::Mark { found: 'ü', at: 4 }]);
}

/// What is well formed may still break the rules of positions.
#[test]
fn positions_that_cannot_be() {
    let faults = |rest: &str| {
        let error = format!("{BOARD} {rest}").parse::<Position<Nathan>>().unwrap_err();
        match &error.faults[..] {
            [TextFault::Setup(error)] => error.faults,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(faults("w p p 1 9 1 9 0 0"), Faults::TOO_MANY_MEN);
    assert_eq!(faults("w p p 1 6 1 8 0 0"), Faults::HANDS);
    assert_eq!(faults("w m s 1 0 1 0 0 0"), Faults::BOTH_TOO_FEW);
}
