//! Texts of positions and moves: what is read, what is refused and where.

use proptest::prelude::*;
use rulebook_abalone::{Faults, MoveError, Position, Rules, Setup, TextFault};
use rulebook_game::Text;

const START: &str = "wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0 0";

fn faults(text: &str) -> Vec<TextFault> {
    text.parse::<Position>().unwrap_err().faults
}

fn message(text: &str) -> String {
    text.parse::<Position>().unwrap_err().to_string()
}

#[test]
fn every_fault_is_told_with_its_place() {
    for (text, expected) in [
        ("", "4 fields expected, with single blanks between, but there are 1"),
        ("5/6/7/8/9/8/7/6/5 b 0", "4 fields expected, with single blanks between, but there are 3"),
        ("5/6/7/8/9/8/7/6/5  b 0 0", "4 fields expected, with single blanks between, but there are 5"),
        ("5/6/7/8/9/8/7/6 b 0 0", "9 rows expected, with / between, but there are 8"),
        ("5/6/7/8/bw6/8/7/6/5 b 0 0", "row e has 9 points, but there are 8, at byte 8"),
        ("5/6/7/8/bw8/8/7/6/5 b 0 0", "row e has 9 points, but there are 10, at byte 8"),
        ("5/6/7/8/bw7/8/7/6/ b 0 0", "row a has 5 points, but there are 0, at byte 18"),
        ("5/6/7/8/bw61/8/7/6/5 b 0 0", "two digits side by side, the second at byte 11"),
        ("5/6/7/8/bw0/8/7/6/5 b 0 0", "b, w or a digit expected on the board, but '0' stands at byte 10"),
        ("5/6/7/8/Bw7/8/7/6/5 b 0 0", "b, w or a digit expected on the board, but 'B' stands at byte 8"),
        ("5/6/7/8/éw7/8/7/6/5 b 0 0", "b, w or a digit expected on the board, but 'é' stands at byte 8"),
        ("5/6/7/8/bw7/8/7/6/5 x 0 0", "w or b expected for the side to move, at byte 20"),
        ("5/6/7/8/bw7/8/7/6/5 b 00 0", "a number of lost marbles expected at byte 22"),
        ("5/6/7/8/bw7/8/7/6/5 b 0 256", "a number of lost marbles expected at byte 24"),
        ("5/6/7/8/bw7/8/7/6/5 b 0 +1", "a number of lost marbles expected at byte 24"),
        ("5/6/7/8/bw7/8/7/6/5 b 7 0", "black lost more than the 6 marbles that win"),
        ("5/6/7/8/bw7/8/7/6/5 b 6 6", "both sides lost the 6 marbles that win"),
        ("5/6/7/8/b8/8/7/6/5 b 0 0", "no marble on the board of white"),
        (
            "5/6/7/8/9/8/7/6/5 b 0 9",
            "white lost more than the 6 marbles that win; no marble on the board of white and black",
        ),
    ] {
        assert_eq!(message(text), expected, "{text}");
    }
    // Four fields, one of them empty: the row, the mark, the side and the number at once.
    assert_eq!(faults("4/6/7/8/x8/8/7/6/5 x  0").len(), 4);
}

#[test]
fn a_prefix_of_a_position_is_refused() {
    for end in 0..START.len() {
        assert!(START[..end].parse::<Position>().is_err(), "{}", &START[..end]);
    }
}

#[test]
fn the_rules_say_how_many_losses_there_can_be() {
    let text = "5/6/7/8/bw7/8/7/6/5 b 7 0";
    let rules = Rules { to_win: 8, ..Rules::default() };
    let position = Position::parse(text, rules).unwrap();
    assert_eq!((position.to_string().as_str(), position.to_win()), (text, 8));
    assert!(position.outcome().is_none());
}

#[test]
fn moves_that_cannot_be_read() {
    let position = Position::default();
    let point = |name: &str| name.parse().unwrap();
    for (text, expected) in [
        ("", MoveError::Length),
        ("a1", MoveError::Length),
        ("a1b2c", MoveError::Length),
        ("a1b2c3d4", MoveError::Length),
        ("a1a9", MoveError::Point(2)),
        ("x1a2", MoveError::Point(0)),
        ("a1é", MoveError::Point(2)),
        ("aé1", MoveError::Point(0)),
        ("a1c3", MoveError::NotNeighbours { from: point("a1"), to: point("c3") }),
        ("a1a1", MoveError::NotNeighbours { from: point("a1"), to: point("a1") }),
        ("c3c5e5", MoveError::NotNeighbours { from: point("c3"), to: point("e5") }),
        ("a1a1b1", MoveError::SameEnds(point("a1"))),
    ] {
        assert_eq!(position.parse_move(text), Err(expected), "{text}");
    }
}

#[test]
fn what_is_read_may_be_illegal() {
    let position = Position::default();
    for (text, why) in [
        ("i5h5", "the marble on i5 is not black's"),
        ("e5e6", "the marble on e5 is not black's"),
        ("a1a2", "5 marbles are more than three"),
        ("a1b5b1", "the marbles are not next to each other in a row"),
        ("a1a3b1", "the own marble on b1 is in the way"),
    ] {
        let mv = position.parse_move(text).unwrap();
        assert_eq!(position.check(mv).unwrap_err().to_string(), why, "{text}");
        assert_eq!(position.judge_move(text).unwrap(), Err(position.check(mv).unwrap_err()));
    }
}

#[test]
fn a_setup_reads_what_cannot_be_played_on() {
    let text = "5/6/7/8/9/8/7/6/5 w 9 9";
    let setup = Setup::parse(text, Rules::CLASSICAL).unwrap();
    assert_eq!(setup.to_string(), text);
    assert_eq!(setup.faults(), Faults::all());
    assert_eq!(Setup::from(&Position::default()).to_string(), START);
    assert_eq!(Setup::parse("5/6 w 0 0", Rules::CLASSICAL).unwrap_err().faults, [TextFault::Rows(2)]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[bw0-9/ a-i]{0,60}|\\PC{0,30}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text.clone());
        }
        if let Ok(mv) = Position::default().parse_move(&text) {
            let _ = (Position::default().check(mv), Position::default().move_text(mv).to_string());
        }
    }
}
