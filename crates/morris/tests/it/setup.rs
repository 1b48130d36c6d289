//! Setups: every fault alone, all at once, and the way to a position and back (N16, T9).

use rulebook_morris::{
    Board, Color, Faults, Jocari, Lasker, Nathan, Point, PointSet, Position, Record, Setup, Three, Variant,
};

/// A setup with men on the points of these names.
fn setup<V: Variant>(white: &str, black: &str, hands: [u8; 2]) -> Setup<V> {
    let mut setup = Setup::empty();
    for (color, names) in [(Color::White, white), (Color::Black, black)] {
        for point in V::RULES.board.set(names).unwrap() {
            setup.put(point, Some(color));
        }
    }
    setup.hands = hands;
    setup
}

#[track_caller]
fn assert_refused<V: Variant>(setup: Setup<V>, faults: Faults, sentence: &str) {
    assert_eq!(setup.faults(), faults);
    let error = setup.clone().position().expect_err("it is refused");
    assert_eq!((error.faults, error.to_string().as_str()), (faults, sentence));
    assert_eq!(error.setup, setup, "it is given back");
    assert_eq!(Position::try_from(setup).unwrap_err().faults, faults);
}

#[test]
fn more_men_than_the_rules_give() {
    let ten = "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6";
    let sentence = "white has 10 men, more than the 9 of the rules";
    assert_refused(setup::<Nathan>(ten, "c5 d5 e5", [0, 0]), Faults::TOO_MANY_MEN, sentence);
    let sentence = "white has 10 men and black has 11 men, more than the 9 of the rules";
    assert_refused(setup::<Nathan>("a7", "d7 g7", [9, 9]), Faults::TOO_MANY_MEN, sentence);
    assert_eq!(setup::<Lasker>(ten, "c5 d5 e5", [0, 0]).faults(), Faults::empty());
    // The sum of the largest number and a full board.
    let all = setup::<Nathan>("a7", "d7", [u8::MAX, u8::MAX]);
    let sentence = "white has 256 men and black has 256 men, more than the 9 of the rules";
    assert_refused(all, Faults::TOO_MANY_MEN, sentence);
}

#[test]
fn hands_out_of_step() {
    for (turn, hands, fits) in [
        (Color::White, [5, 5], true),
        (Color::White, [6, 5], true),
        (Color::White, [7, 5], false),
        (Color::White, [5, 6], false),
        (Color::Black, [5, 5], true),
        (Color::Black, [5, 6], true),
        (Color::Black, [5, 7], false),
        (Color::Black, [6, 5], false),
    ] {
        let mut nine = setup::<Nathan>("", "", hands);
        nine.turn = turn;
        assert_eq!(nine.faults().is_empty(), fits, "{turn} {hands:?}");
        let mut lasker = setup::<Lasker>("", "", hands);
        lasker.turn = turn;
        assert_eq!(lasker.faults(), Faults::empty(), "laying and moving mix: {turn} {hands:?}");
    }
    let sentence = "with white to move, white cannot have 5 men in hand and black 6";
    assert_refused(setup::<Nathan>("", "", [5, 6]), Faults::HANDS, sentence);
}

#[test]
fn both_sides_with_too_few_men() {
    let sentence = "both sides have fewer than three men";
    assert_refused(setup::<Nathan>("a7 d7", "a1 d1", [0, 0]), Faults::BOTH_TOO_FEW, sentence);
    assert_refused(setup::<Nathan>("a7", "a1", [1, 1]), Faults::BOTH_TOO_FEW, sentence);
    assert_eq!(
        setup::<Nathan>("a7 d7", "a1 d1 g1", [0, 0]).faults(),
        Faults::empty(),
        "one side may: it has lost"
    );
    assert_eq!(
        setup::<Three>("a1", "b1", [0, 0]).faults(),
        Faults::empty(),
        "where a line wins, nobody has too few"
    );
}

#[test]
fn both_sides_with_a_line_that_wins() {
    let sentence = "both sides have a line of three";
    assert_refused(setup::<Three>("a3 b3 c3", "a1 b1 c1", [0, 0]), Faults::BOTH_LINES, sentence);
    assert_eq!(setup::<Three>("a3 b3 c3", "a1 b1 c2", [0, 0]).faults(), Faults::empty());
    assert_eq!(
        setup::<Nathan>("a7 d7 g7", "a1 d1 g1", [0, 0]).faults(),
        Faults::empty(),
        "elsewhere they may"
    );
}

/// White a7, g7, d6, c3 and Black a1, b2, d1, and a record.
fn recorded(line: &str, men: &str) -> Setup<Jocari> {
    let mut setup = setup::<Jocari>("a7 g7 d6 c3", "a1 d1 b2", [0, 0]);
    let set = |names| Board::TWELVE.set(names).unwrap();
    setup.records.push(Record { line: set(line), men: set(men) });
    setup
}

#[test]
fn records_that_cannot_be() {
    assert_eq!(recorded("a7 d7 g7", "a7 d6 g7").faults(), Faults::empty());
    let sentence = "a record's line is none of the board";
    for line in ["a7 d7 g4", "a7 d7", "a7 d7 g7 g4", ""] {
        assert_refused(recorded(line, "a7 d6 g7"), Faults::RECORD_LINE, sentence);
    }
    let sentence = "a record's points are not three men of one side";
    for men in ["a7 d6 a1", "a7 d6 f6", "a7 d6", "a7 g7 d6 c3", ""] {
        assert_refused(recorded("a7 d7 g7", men), Faults::RECORD_MEN, sentence);
    }
    let mut stands = recorded("a7 d7 g7", "a7 d7 g7");
    stands.put(Board::TWELVE.point("d7").unwrap(), Some(Color::White));
    assert_refused(stands, Faults::RECORD_STANDS, "a record's men stand on its line");
}

#[test]
fn rules_without_records_drop_them() {
    let mut nine = setup::<Nathan>("a7 g7 d6", "a1 d1 b2", [0, 0]);
    nine.records.push(Record::default());
    assert_eq!(nine.faults(), Faults::empty());
    assert!(nine.position().unwrap().records().is_empty());
}

#[test]
fn all_faults_at_once() {
    let mut setup = setup::<Jocari>("a7", "d7", [12, 0]);
    setup.records.push(Record::default());
    assert_refused(
        setup,
        Faults::TOO_MANY_MEN
            | Faults::HANDS
            | Faults::RECORD_LINE
            | Faults::RECORD_MEN
            | Faults::RECORD_STANDS,
        "white has 13 men, more than the 12 of the rules; \
         with white to move, white cannot have 12 men in hand and black 0; \
         a record's line is none of the board; a record's points are not three men of one side; \
         a record's men stand on its line",
    );
}

#[test]
fn a_position_and_back() {
    let text = "W.W.W.../.W....../.BB.B.B. b 0,0 a7g7:a7d6g7";
    let position: Position<Jocari> = text.parse().unwrap();
    let mut setup = Setup::from(&position);
    assert_eq!((setup.turn, setup.hands, setup.records.len()), (Color::Black, [0, 0], 1));
    assert_eq!(setup.clone().position(), Ok(position.clone()));
    // A record that is there twice is one.
    setup.records.push(setup.records[0]);
    assert_eq!(setup.position(), Ok(position));
    assert_eq!(Setup::<Nathan>::default(), Setup::empty());
}

#[test]
fn points_are_set_and_cleared() {
    let mut setup = Setup::<Nathan>::empty();
    let (a7, beyond) = (Point::new(0).unwrap(), Point::new(24).unwrap());
    for man in [Some(Color::White), Some(Color::Black), None, Some(Color::Black), Some(Color::White)] {
        setup.put(a7, man);
        assert_eq!(setup.man_at(a7), man);
    }
    setup.put(beyond, Some(Color::White));
    assert_eq!((setup.man_at(beyond), setup.men(Color::White)), (None, PointSet::of(a7)), "beyond the board");
}
