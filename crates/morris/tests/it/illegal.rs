//! Every reason for which a move is refused, by value and by sentence.

use rulebook_morris::{
    Illegal, Jocari, Lasker, Move, Name, Nathan, NathanNoFlying, Point, PointSet, Position, Three,
    Tournament, Variant,
};

/// White a7, g7, d6, b2; Black g1, d1, a1 in a mill, and f4: `d6-d7` closes a mill.
const MILLS: &str = "W.W.BBB./.W.B..W./........ w 0,0";

/// White a7, g7, g1, c5; Black b6, f6, f2.
const QUIET: &str = "W.W.W.../B.B.B.../W....... w 0,0";

/// White a7 and Black b6, and the rest in hand.
const LAYING: &str = "W......./B......./........ w 8,8";

/// Why a move is refused, which leaves the position as it is.
fn refused<V: Variant>(position: &str, mv: Move<V>) -> Illegal {
    let mut position: Position<V> = position.parse().unwrap();
    let before = position.clone();
    let reason = position.play(mv).expect_err("the move is refused");
    assert_eq!(position, before);
    assert_eq!(position.check(mv), Err(reason.clone()));
    assert!(!position.is_legal(mv) && !position.moves().contains(&mv));
    reason
}

fn why<V: Variant>(position: &str, mv: &str) -> Illegal {
    refused::<V>(position, mv.parse().unwrap())
}

#[track_caller]
fn assert_says(reason: &Illegal, sentence: &str) {
    assert_eq!(reason.to_string(), sentence);
}

fn name(text: &str) -> Name {
    text.parse().unwrap()
}

#[test]
fn the_game_is_over() {
    let reason = why::<Nathan>("WWW...../BB....../........ b 0,0", "b6-b4");
    assert_eq!(reason, Illegal::Finished);
    assert_says(&reason, "the game is over");
    assert_eq!(why::<Three>("WWW...BB. b 0,1", "c1"), Illegal::Finished);
}

#[test]
fn points_beyond_the_board() {
    let beyond = Point::new(24).unwrap();
    let near = Point::new(0).unwrap();
    for mv in [
        Move::new(None, beyond, PointSet::EMPTY),
        Move::new(Some(beyond), near, PointSet::EMPTY),
        Move::new(None, near, beyond.into()),
    ] {
        let reason = refused::<Nathan>(LAYING, mv);
        assert_eq!(reason, Illegal::NoPoint(24));
        assert_says(&reason, "the board has no point number 24");
    }
}

#[test]
fn no_man_in_hand() {
    let reason = why::<Nathan>(QUIET, "d3");
    assert_eq!(reason, Illegal::NoneInHand);
    assert_says(&reason, "there is no man in hand to lay");
}

#[test]
fn men_are_laid_first() {
    let reason = why::<Nathan>(LAYING, "a7-d7");
    assert_eq!(reason, Illegal::MustLayFirst { in_hand: 8 });
    assert_says(&reason, "all men are laid before one moves, and 8 are in hand");
    // In Lasker's game they may move, but do not fly.
    let lasker: Position<Lasker> = LAYING.parse().unwrap();
    assert!(lasker.is_legal("a7-d7".parse().unwrap()));
    let flight = why::<Lasker>("W.W...W./B......./........ w 7,7", "a7-c3");
    assert_eq!(flight, Illegal::NoFlyingYet { from: name("a7"), to: name("c3") });
}

#[test]
fn a_start_without_an_own_man() {
    let reason = why::<Nathan>(QUIET, "a1-a4");
    assert_eq!(reason, Illegal::NoMan(name("a1")));
    assert_says(&reason, "no man stands on a1");
    let reason = why::<Nathan>(QUIET, "b6-d6");
    assert_eq!(reason, Illegal::NotYours(name("b6")));
    assert_says(&reason, "the man on b6 is not yours to move");
}

#[test]
fn a_target_that_is_not_free() {
    for (position, mv, target) in
        [(LAYING, "b6", "b6"), (LAYING, "a7", "a7"), ("WB..W.../B.B.B.../W.W..... w 0,0", "a7-d7", "d7")]
    {
        let reason = why::<Nathan>(position, mv);
        assert_eq!(reason, Illegal::Occupied(name(target)));
        assert_says(&reason, &format!("a man stands on {target}"));
    }
}

#[test]
fn a_target_that_is_not_next_to_the_start() {
    let (from, to) = (name("a7"), name("g4"));
    let reason = why::<NathanNoFlying>("W.W...../B.B.B.../W....... w 0,0", "a7-g4");
    assert_eq!(reason, Illegal::NotAdjacent { from, to });
    assert_says(&reason, "g4 is not next to a7");
    let reason = why::<Nathan>(QUIET, "a7-g4");
    assert_eq!(reason, Illegal::NoFlyingYet { from, to });
    assert_says(&reason, "g4 is not next to a7, and only a side with three men left flies");
}

#[test]
fn an_opened_mill_is_not_formed_again() {
    let position = "W.W..BB./.W.B..WB/........ w 0,0 a7g7:a7d6g7";
    let reason = why::<Jocari>(position, "d6-d7xa1");
    assert_eq!(reason, Illegal::ReformsRecordedMill { line: ["a7", "d7", "g7"].map(name).into() });
    assert_says(&reason, "the mill a7-d7-g7 was opened, and the same men may not form it again");
}

#[test]
fn men_taken_without_a_mill() {
    let reason = why::<Nathan>(QUIET, "a7-d7xb6");
    assert_eq!(reason, Illegal::NothingToRemove);
    assert_says(&reason, "no mill is closed, so nothing is taken");
}

#[test]
fn men_that_cannot_be_taken() {
    for target in ["a7", "c5"] {
        let reason = why::<Tournament>(MILLS, &format!("d6-d7x{target}"));
        assert_eq!(reason, Illegal::NoEnemyMan(name(target)));
        assert_says(&reason, &format!("no enemy man stands on {target}"));
    }
    let reason = why::<Tournament>(MILLS, "d6-d7xa1");
    assert_eq!(reason, Illegal::RemovesProtectedMan(name("a1")));
    assert_says(&reason, "the man on a1 is protected by a mill");
    // If all stand in mills, only Nathan's rules protect them.
    let all = "W.W.BBB./.W....W./........ w 0,0";
    assert_eq!(why::<Nathan>(all, "d6-d7xd1"), Illegal::RemovesProtectedMan(name("d1")));
    assert!(all.parse::<Position<Tournament>>().unwrap().is_legal("d6-d7xd1".parse().unwrap()));
}

#[test]
fn too_few_or_too_many_taken() {
    let reason = why::<Tournament>(MILLS, "d6-d7");
    assert_eq!(reason, Illegal::MustRemove { number: 1, choices: vec![name("f4")] });
    assert_says(&reason, "a mill is closed: 1 must be taken, of f4");
    let reason = why::<Tournament>(MILLS, "d6-d7xa1xf4");
    assert_eq!(reason, Illegal::RemovesTooMany { number: 1 });
    assert_says(&reason, "only 1 may be taken");
}
