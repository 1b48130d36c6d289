//! Suites: what is read, what is refused and where, and what a check says.

use crate::toys::tic_tac_toe::{TicTacToe, Unread};
use proptest::prelude::*;
use rulebook_game::suite::{
    Checked, Fact, SuiteFault, SuiteLine, Verdict, check_line, check_line_with, lines,
};

fn only(text: &str) -> SuiteLine<'_> {
    let mut all = lines(text).map(Result::unwrap);
    let line = all.next().expect("a line");
    assert_eq!(all.next(), None);
    line
}

#[test]
fn a_line_with_everything() {
    let line =
        only("# comment\n\n  \n......... w ;D1 9 ;D02 72 ;outcome ongoing ;id start; by hand (twice)\r\n");
    let facts = vec![
        Fact::Leaves { depth: 1, nodes: 9 },
        Fact::Leaves { depth: 2, nodes: 72 },
        Fact::Outcome("ongoing"),
    ];
    let id = Some("start; by hand (twice)");
    assert_eq!(line, SuiteLine { number: 4, position: "......... w", facts, id });
}

#[test]
fn blanks_around_fields_are_passed_over() {
    let line = only("  a  b   ;D1   5   ;  outcome  draw by x ");
    assert_eq!(line.position, "a  b");
    assert_eq!(line.facts, [Fact::Leaves { depth: 1, nodes: 5 }, Fact::Outcome("draw by x")]);
}

#[test]
fn a_refused_line_is_named_and_the_next_is_read() {
    let all: Vec<_> = lines("p\np ;D1 1").collect();
    let error = all[0].as_ref().unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 2: expected at least one fact, as in ` ;D1 20`");
    assert_eq!(all[1].as_ref().unwrap().number, 2);
}

#[test]
fn faults_are_found_where_they_stand() {
    for (text, column, fault) in [
        (" ;D1 20", 1, SuiteFault::NoPosition),
        ("p ;id name", 11, SuiteFault::NoFact),
        ("p ;D1 20 ;", 11, SuiteFault::UnknownField),
        ("p ;D1 20 ;d2 5", 11, SuiteFault::UnknownField),
        ("p ;perft 20", 4, SuiteFault::UnknownField),
        ("é ;perft 20", 4, SuiteFault::UnknownField),
        ("p ;D 20", 5, SuiteFault::Depth),
        ("p ;Dx 20", 5, SuiteFault::Depth),
        ("p ;D+1 20", 5, SuiteFault::Depth),
        ("p ;D-1 20", 5, SuiteFault::Depth),
        ("p ;D4294967296 20", 5, SuiteFault::Depth),
        ("p ;D1", 6, SuiteFault::Count),
        ("p ;D1 +20", 7, SuiteFault::Count),
        ("p ;D1 2 0", 7, SuiteFault::Count),
        ("p ;D1  1e3", 8, SuiteFault::Count),
        ("p ;D1 18446744073709551616", 7, SuiteFault::Count),
        ("p ;outcome", 11, SuiteFault::NoText),
        ("p ;D1 1 ;id ", 12, SuiteFault::NoText),
        ("p ;D1 1 ;D2 2 ;D1 1", 16, SuiteFault::Twice),
        ("p ;outcome a ;outcome b", 15, SuiteFault::Twice),
        ("p ;id a ;D1 1 ;id b", 16, SuiteFault::Twice),
    ] {
        let error = SuiteLine::parse(7, text).unwrap_err();
        assert_eq!((error.line, error.column, error.fault), (7, column, fault), "{text:?}");
    }
}

#[test]
fn the_largest_numbers_are_read() {
    let line = only("p ;D4294967295 18446744073709551615");
    assert_eq!(line.facts, [Fact::Leaves { depth: u32::MAX, nodes: u64::MAX }]);
}

#[test]
fn facts_are_right_wrong_or_skipped() {
    let line = only("......... w ;D1 9 ;D2 71 ;D3 504 ;outcome draw by x");
    let checked: Vec<_> = check_line::<TicTacToe>(&line, &(), 100).unwrap().collect();
    let found = |text: &str| Verdict::Wrong { found: text.into() };
    let verdicts: Vec<_> = checked.iter().map(|Checked { verdict, .. }| verdict.clone()).collect();
    assert_eq!(verdicts, [Verdict::Right, found("72"), Verdict::Skipped, found("ongoing")]);
    assert_eq!(checked[1].fact.to_string(), "D2 71");
    assert_eq!(checked[3].fact.to_string(), "outcome draw by x");
}

#[test]
fn the_limit_itself_is_still_checked() {
    let line = only("......... w ;D1 9");
    let verdict = |limit| check_line::<TicTacToe>(&line, &(), limit).unwrap().next().unwrap().verdict;
    assert_eq!([verdict(8), verdict(9)], [Verdict::Skipped, Verdict::Right]);
}

#[test]
fn outcomes_are_compared_as_text() {
    for (text, right) in [
        ("WWW.B.B.. b ;outcome white wins by a line", true),
        ("WWW.B.B.. b ;outcome black wins by a line", false),
        ("WBWWBBBWW b ;outcome draw by a full board", true),
        ("WBWWBBBWW b ;outcome ongoing", false),
    ] {
        let checked = check_line::<TicTacToe>(&only(text), &(), 0).unwrap().next().unwrap();
        assert_eq!(checked.verdict == Verdict::Right, right, "{text}: {checked:?}");
    }
}

#[test]
fn a_position_the_game_refuses_is_the_games_error() {
    let Err(error) = check_line::<TicTacToe>(&only("......... x ;D1 9"), &(), 9) else { panic!("read") };
    assert_eq!(error, Unread::Side);
}

#[test]
fn the_callers_count_is_asked_in_order_and_only_as_far_as_the_iterator_is() {
    let line = only("......... w ;D3 30 ;D1 10 ;D2 20");
    let mut asked = Vec::new();
    let count = |_: &TicTacToe, depth: u32| {
        asked.push(depth);
        u64::from(depth) * 10
    };
    let checked = check_line_with(&line, &(), u64::MAX, count).unwrap();
    assert!(checked.take(2).all(|checked| checked.verdict == Verdict::Right));
    assert_eq!(asked, [3, 1]);
}

fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just(" ;"),
        Just("D"),
        Just("1"),
        Just("99999999999999999999"),
        Just(" "),
        Just("id"),
        Just("outcome"),
        Just("#"),
        Just("\n"),
        Just("\r"),
        Just("é"),
        Just("\u{3000}"),
        Just("+"),
        Just("p"),
        Just(";"),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

/// Errors point into the text, and what is read can be written and read again.
fn assert_reads(text: &str) -> Result<(), TestCaseError> {
    for line in lines(text) {
        match line {
            Ok(line) => {
                let facts = line.facts.iter().map(|fact| format!(" ;{fact}"));
                let id = line.id.map(|id| format!(" ;id {id}"));
                let again: String = [line.position.into()].into_iter().chain(facts).chain(id).collect();
                prop_assert_eq!(SuiteLine::parse(line.number, &again).unwrap(), Some(line));
            }
            Err(error) => {
                let columns = text.lines().nth(error.line - 1).unwrap().chars().count();
                prop_assert!((1..=columns + 1).contains(&error.column), "{error} of {text:?}");
            }
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn no_text_panics(text in any::<String>()) {
        assert_reads(&text)?;
    }

    #[test]
    fn no_text_of_the_formats_own_pieces_panics(text in pieces()) {
        assert_reads(&text)?;
    }
}
