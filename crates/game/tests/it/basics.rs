//! Colours, outcomes, and what the traits provide.

use crate::toys::{
    heap::{Heap, NotOneOrTwo},
    tic_tac_toe::{Refused, START, TicTacToe, Unread},
    tree::{Tree, tree},
};
use rulebook_game::{Color, Outcome, OutcomeText, Position, Text};

#[test]
fn colours() {
    assert_eq!(Color::ALL.map(Color::index), [0, 1]);
    for color in Color::ALL {
        assert_eq!(color.other(), !color);
        assert_ne!(color.other(), color);
        assert_eq!(color.other().other(), color);
        assert_eq!(color.to_string().parse(), Ok(color));
        assert_eq!(color.to_string()[..1].parse(), Ok(color));
    }
    for text in ["", "W", "White", "w ", "black\n", "red"] {
        assert!(text.parse::<Color>().is_err(), "{text:?}");
    }
    assert_eq!(format!("{:>6}|", Color::White), " white|");
}

#[test]
fn outcomes() {
    let win = Outcome::Win { winner: Color::White, reason: 3 };
    let draw = Outcome::Draw { reason: 4 };
    assert_eq!((win.winner(), *win.reason()), (Some(Color::White), 3));
    assert_eq!((draw.winner(), *draw.reason()), (None, 4));
    assert_eq!(win.map(|n| n * 2), Outcome::Win { winner: Color::White, reason: 6 });
    assert_eq!(draw.map(|n| n * 2).to_string(), "draw by 8");
    assert_eq!(OutcomeText(Some(win)).to_string(), "white wins by 3");
}

#[test]
fn serde_reads_what_it_wrote() {
    let win = Outcome::Win { winner: Color::Black, reason: 7_u8 };
    let text = serde_json::to_string(&win).unwrap();
    assert_eq!(text, r#"{"win":{"winner":"black","reason":7}}"#);
    assert_eq!(serde_json::from_str::<Outcome<u8>>(&text).unwrap(), win);
    assert!(serde_json::from_str::<Color>(r#""red""#).is_err());
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let mut heap = Heap { counters: 1, turn: Color::White };
    assert_eq!(heap.play(2), Err(NotOneOrTwo));
    assert_eq!(heap, Heap { counters: 1, turn: Color::White });
    assert_eq!(heap.play(1), Ok(()));
    assert_eq!(heap, Heap { counters: 0, turn: Color::Black });
}

#[test]
fn provided_methods_follow_the_generator() {
    let mut list = vec![99];
    tree().moves_into(&mut list);
    assert_eq!(list, [99, 1, 2, 3]);
    assert_eq!((tree().count_moves(), tree().has_moves()), (3, true));
    assert_eq!((tree().is_legal(3), tree().is_legal(4)), (true, false));
    let end = Tree { at: 4, ..tree() };
    assert_eq!((end.count_moves(), end.has_moves()), (0, false));
}

#[test]
fn the_outcome_is_decided_or_stuck_or_none() {
    let outcome = |at| Tree { at, ..tree() }.outcome();
    assert_eq!(outcome(0), None);
    assert_eq!(outcome(3), Some(Outcome::Win { winner: Color::White, reason: "the tree" }));
    assert_eq!(outcome(6), Some(Outcome::Win { winner: Color::Black, reason: "the tree" }));
    assert_eq!(Tree { at: 6, ..tree() }.game_outcome(), outcome(6));
}

#[test]
fn a_move_is_judged_by_its_text() {
    let position = TicTacToe::parse_position("W........ b", &()).unwrap();
    assert_eq!(position.judge_move("c1"), Ok(Ok(1)));
    assert_eq!(position.judge_move("c0"), Ok(Err(Refused::Taken)));
    assert_eq!(position.judge_move("c9"), Ok(Err(Refused::NoCell)), "a move value that names no cell");
    assert_eq!(position.judge_move("c300"), Ok(Err(Refused::NoCell)), "understood, but no move value");
    assert_eq!(position.judge_move("d1"), Err(Unread::Cell));
    assert_eq!(
        tree().judge_move("x"),
        Err(crate::toys::tree::NoSuchNode),
        "by default no error is a refusal"
    );
    assert_eq!(START.move_text(7).to_string(), "c7");
}
