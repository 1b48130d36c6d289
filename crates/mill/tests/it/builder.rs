//! Boards of one's own: every fault, alone and together, and the limits.

use rulebook_mill::{Board, Builder, Faults, Symmetry};

/// Four points without lines.
const POINTS: Builder = Builder::new().group("a1 b1 c1 a2");

/// The faults of a board, and the sentence that tells them.
#[track_caller]
fn assert_refused(builder: &Builder, faults: Faults, sentence: &str) {
    let error = builder.build().expect_err("the board is refused");
    assert_eq!(error.faults, faults);
    assert_eq!(error.to_string(), format!("not a board: {sentence}"));
}

#[test]
fn no_points() {
    assert_refused(&Builder::new(), Faults::NO_POINTS, "there is no point");
    assert_refused(&Builder::default().group(""), Faults::NO_POINTS, "there is no point");
}

#[test]
fn texts_that_are_no_names() {
    let sentence = "points are named by a letter and a digit, with single blanks between";
    for names in ["a3  b3", "a3 b3 ", " a3", "a3,b3", "a", "A3", "a0", "3a", "a33", "ä3", "a3\tb3"] {
        assert_refused(&POINTS.group(names), Faults::NAME, sentence);
    }
    assert_refused(&POINTS.line("a1 b1 c"), Faults::NAME, sentence);
    assert_refused(&POINTS.step("a1-b1"), Faults::NAME, sentence);
}

#[test]
fn two_points_with_one_name() {
    let sentence = "two points have one name";
    assert_refused(&POINTS.group("a1"), Faults::SAME_PLACE, sentence);
    assert_refused(&Builder::new().group("a1 b1 a1"), Faults::SAME_PLACE, sentence);
}

/// As many points as a board can have.
fn full() -> Builder {
    let rows = [
        "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1",
        "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2",
        "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3",
    ];
    rows.into_iter().fold(Builder::new(), Builder::group)
}

#[test]
fn more_points_than_32() {
    let board = full().build().unwrap();
    assert_eq!((board.len(), board.all().count()), (32, 32));
    assert_refused(&full().group("z9"), Faults::TOO_MANY_POINTS, "there are more than 32 points");
}

#[test]
fn points_that_were_not_given() {
    let sentence = "a line or a step names a point that there is not";
    assert_refused(&POINTS.line("a1 b1 d1"), Faults::UNKNOWN_POINT, sentence);
    assert_refused(&POINTS.step("a1 z9"), Faults::UNKNOWN_POINT, sentence);
    assert_refused(&Builder::new().line("a1 b1 c1").group("a1 b1 c1"), Faults::UNKNOWN_POINT, sentence);
}

#[test]
fn lines_and_steps_of_other_lengths() {
    let sentence = "a line is of three points that differ, a step of two";
    for names in ["", "a1", "a1 b1", "a1 b1 a1", "a1 b1 c1 a2"] {
        assert_refused(&POINTS.line(names), Faults::LENGTH, sentence);
    }
    for names in ["", "a1", "a1 a1", "a1 b1 c1"] {
        assert_refused(&POINTS.step(names), Faults::LENGTH, sentence);
    }
}

#[test]
fn a_line_given_twice() {
    let sentence = "the same three points are a line twice";
    for again in ["a1 b1 c1", "c1 b1 a1", "b1 a1 c1"] {
        assert_refused(&POINTS.line("a1 b1 c1").line(again), Faults::SAME_LINE, sentence);
    }
}

#[test]
fn more_lines_than_64() {
    let columns = "abcdefghij".chars();
    let rows = |column| (1..=3).map(move |row| format!("{column}{row}"));
    let names: Vec<String> = columns.flat_map(rows).collect();
    // A fan of triples around the first point: any two others.
    let lines = (1..names.len()).flat_map(|one| (1..one).map(move |other| (other, one)));
    let line = |(one, other): (usize, usize)| format!("{} {} {}", names[one], names[0], names[other]);
    let lines: Vec<String> = lines.map(line).take(65).collect();
    let most = lines[..64].iter().fold(full(), |builder, line| builder.line(line));
    assert_eq!(most.build().unwrap().lines().count(), 64);
    assert_refused(&most.line(&lines[64]), Faults::TOO_MANY_LINES, "there are more than 64 lines");
}

#[test]
fn all_faults_at_once() {
    assert_refused(
        &POINTS.step("a1 z9").step("a1 a1"),
        Faults::UNKNOWN_POINT | Faults::LENGTH,
        "a line or a step names a point that there is not; a line is of three points that differ, a step of two",
    );
    assert_refused(
        &Builder::new().group("?").line("a1 b1 c1"),
        Faults::NAME | Faults::NO_POINTS | Faults::UNKNOWN_POINT,
        "points are named by a letter and a digit, with single blanks between; there is no point; \
         a line or a step names a point that there is not",
    );
}

#[test]
fn a_line_brings_its_steps_and_a_step_may_come_twice() {
    let board = POINTS.line("a1 b1 c1").step("a1 a2").step("a2 a1").step("a1 b1").build().unwrap();
    let next = |name| board.names(board.neighbours(board.point(name).unwrap())).to_string();
    assert_eq!(["a1", "b1", "c1", "a2"].map(next), ["b1 a2", "a1 c1", "b1", "a1"]);
    assert_eq!(board.lines().count(), 1);
}

#[test]
fn the_order_of_lines_does_not_matter_to_what_stands_on_them() {
    let board = POINTS.line("c1 b1 a1").build().unwrap();
    let men = board.set("a1 b1 c1").unwrap();
    assert_eq!((board.in_mills(men), board.has_line(men)), (men, true));
    assert_eq!(board.names(board.completing(board.set("a1 c1").unwrap())).to_string(), "b1");
}

/// Morabaraba's board, with the numbering of another program: the families differ, the graph does not.
#[test]
fn a_board_numbered_otherwise_is_the_same_graph() {
    const READING_ORDER: &str = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1";
    let mut builder = Builder::new().group(READING_ORDER);
    for line in Board::TWELVE.lines() {
        let names = line.points().map(|point| Board::TWELVE.name(point).unwrap().to_string());
        builder = builder.line(&names.join(" "));
    }
    let board = builder.build().unwrap();
    assert_eq!((board.lines().count(), board.symmetries().count()), (20, 16));
    for point in Board::TWELVE.all() {
        let name = Board::TWELVE.name(point).unwrap();
        let next = board.names(board.neighbours(board.point_named(name).unwrap())).to_string();
        assert_eq!(Board::TWELVE.set(&next), Some(Board::TWELVE.neighbours(point)), "{name}");
    }
}

#[test]
fn boards_without_some_of_the_symmetries() {
    let symmetries = |builder: Builder| builder.build().unwrap().symmetries().collect::<Vec<_>>();
    assert_eq!(symmetries(Builder::new().group("c4")), [Symmetry::Identity], "all are one");
    let line = Builder::new().group("a1 b1 c1").line("a1 b1 c1");
    assert_eq!(symmetries(line), [Symmetry::Identity, Symmetry::Rotate180]);
    assert_eq!(symmetries(line.group("a2")), [Symmetry::Identity]);
    // The places of a square, but steps that a quarter turn does not keep.
    let square = Builder::new().group("a1 a2 b1 b2").step("a1 a2").step("b1 b2");
    let half = [Symmetry::Identity, Symmetry::Rotate180, Symmetry::FlipColumns, Symmetry::FlipRows];
    assert_eq!(symmetries(square), half);
}
