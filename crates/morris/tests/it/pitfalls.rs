//! Inputs that programs got wrong, with the right answer.

use crate::common::{ManForMill, after, at, moves, moves_like, outcome};
use rulebook_morris::{Jocari, Nathan, NathanNoFlying, Position, Tournament};

#[test]
fn the_last_man_laid_may_take_one() {
    let position = at::<Tournament>("W.WB..../.W..B..B/......B. w 1,0");
    assert_eq!(moves_like(&position, "d7"), "d7xb4 d7xc3 d7xf2 d7xg4");
    let position = after(position, "d7xb4");
    assert_eq!(position.to_string(), "WWWB..../.W..B.../......B. b 0,0");
    assert!(position.moves().iter().all(|mv| mv.from().is_some()), "men move now: {}", moves(&position));
}

#[test]
fn men_that_all_stand_in_mills() {
    let text = "W.W.BBB./.W....W./........ w 0,0";
    assert_eq!(moves_like(&at::<Tournament>(text), "d6-d7"), "d6-d7xa1 d6-d7xd1 d6-d7xg1");
    assert_eq!(moves_like(&at::<Nathan>(text), "d6-d7"), "d6-d7");
}

#[test]
fn a_side_without_a_move_has_lost() {
    let position = at::<Nathan>("WWWB..BW/.B.....B/......B. w 0,0");
    assert_eq!((moves(&position).as_str(), position.has_moves()), ("", false));
    assert_eq!(outcome(&position), "black wins by a block");
}

#[test]
fn three_men_fly_where_the_rules_let_them() {
    let text = "WWWB...B/.B....../........ w 0,0";
    assert_eq!(at::<Nathan>(text).count_moves(), 54);
    let grounded = at::<NathanNoFlying>(text);
    assert_eq!((grounded.count_moves(), outcome(&grounded).as_str()), (0, "black wins by a block"));
}

#[test]
fn the_same_three_men_do_not_form_a_mill_again() {
    let position = |records: &str| at::<Jocari>(&format!("W.W..BB./.W.B..WB/........ w 0,0 {records}"));
    let same = position("a7g7:a7d6g7");
    assert_eq!((same.count_moves(), moves_like(&same, "d6-d7").as_str()), (11, ""));
    for others in ["-", "a7g7:a7b2g7"] {
        let other = position(others);
        assert_eq!(moves_like(&other, "d6-d7"), "d6-d7xa1 d6-d7xb4 d6-d7xd1 d6-d7xf4");
        assert_eq!(other.count_moves(), 15);
    }
}

#[test]
fn two_mills_at_once_take_one_man_or_two() {
    let text = "W.W..BB./.W.B..W./.W....B. w 4,4";
    assert_eq!(moves_like(&at::<Tournament>(text), "d7"), "d7xa1 d7xc3 d7xd1 d7xf4");
    let double = moves_like(&at::<ManForMill>(text), "d7");
    assert_eq!(double, "d7xa1xc3 d7xa1xd1 d7xa1xf4 d7xc3xd1 d7xc3xf4 d7xd1xf4");
}

#[test]
fn counts_that_cannot_be() {
    for (text, fault) in [
        ("WWWWWWWW/WW....../........ w 0,0", "white has 10 men, more than the 9 of the rules"),
        (
            "......../......../........ w 4,6",
            "with white to move, white cannot have 4 men in hand and black 6",
        ),
        ("......../......../........ w 9,8", ""),
        ("WW....../BB....../........ w 0,0", "both sides have fewer than three men"),
        (
            "******O*/*******@/******** w p p 1 -8 1 8 0 0",
            "a number expected for the men in hand, at byte 35",
        ),
        (
            "******O*/*******@/******** w p p 1 0 1 8 0 0",
            "the phase of play at byte 29 does not fit the men in hand",
        ),
    ] {
        match text.parse::<Position<Nathan>>() {
            Ok(_) => assert_eq!(fault, "", "{text}"),
            Err(error) => assert!(!fault.is_empty() && error.to_string().contains(fault), "{text}: {error}"),
        }
    }
}
