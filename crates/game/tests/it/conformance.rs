//! The laws hold for games that keep them, and each is broken by a game that breaks it.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use crate::toys::{
    broken::{Broken, Fault},
    heap::Heap,
    tic_tac_toe::{START, TicTacToe},
    tree::tree,
};
use rulebook_game::{
    Color, Position, Text,
    conformance::{
        SplitMix64, assert_equal_hash, assert_play, assert_playouts, assert_position, assert_same,
        assert_suite, assert_text,
    },
};

/// The message that `task` panics with; `None` if it does not panic.
fn panic_of(task: impl FnOnce()) -> Option<String> {
    let payload = catch_unwind(AssertUnwindSafe(task)).err()?;
    Some(payload.downcast_ref::<String>().expect("a message").clone())
}

fn every_cell(_: &Broken, _: &mut SplitMix64) -> Vec<u8> {
    (0..=10).collect()
}

#[test]
fn the_toys_keep_the_laws() {
    let cells = |_: &TicTacToe, random: &mut SplitMix64| (0..5).map(|_| random.next() as u8).collect();
    let tested = assert_playouts(&START, &(), 0..100, 20, cells);
    // A game lasts from five plies to nine, and its last position is tested too.
    assert!((600..=1000).contains(&tested), "{tested}");
    let tree = tree();
    let tested = assert_playouts(&tree, &Arc::clone(&tree.nodes), 0..50, 20, |_, _| (0..10).collect());
    assert!((100..=200).contains(&tested), "{tested}");
    for counters in 0..5 {
        let heap = Heap { counters, turn: Color::Black };
        assert_position(&heap, 0..9);
        assert_play(&heap, 0..9);
        assert_same(&heap, &heap.clone());
    }
    assert_playouts(&Broken::new(START, Fault::None), &Fault::None, 0..20, 20, every_cell);
}

#[test]
fn playouts_stop_at_the_limit() {
    assert_eq!(assert_playouts(&START, &(), [1, 2, 3], 0, |_, _| vec![]), 3);
    assert_eq!(assert_playouts(&START, &(), [1, 2, 3], 4, |_, _| vec![]), 15);
}

/// Each fault, the law it breaks, and that random games find it.
#[test]
fn random_games_find_a_broken_law() {
    for (fault, law) in [
        (Fault::ChangesOrder, "order"),
        (Fault::ForEachSkips, "sinks"),
        (Fault::MovesIntoReplaces, "sinks"),
        (Fault::ListsTwice, "once"),
        (Fault::IgnoresBreak, "break"),
        (Fault::LosesBreak, "break"),
        (Fault::CountsWrong, "count"),
        (Fault::HasMovesWrong, "has_moves"),
        (Fault::RefusesListed, "listed is legal"),
        (Fault::PassesUnlisted, "legal is listed"),
        (Fault::IsLegalDiffers, "is_legal"),
        (Fault::PlaysOnAfterTheEnd, "decided"),
        (Fault::ForgetsOutcome, "outcome"),
        (Fault::GameOutcomeDiffers, "game outcome"),
        (Fault::PlayDiffers, "play"),
        (Fault::PlayRefuses, "play"),
        (Fault::ChildUnplayed, "children"),
        (Fault::ChildMissing, "children"),
        (Fault::ChildLosesBreak, "children"),
        (Fault::SharesState, "copy"),
        (Fault::RefusalChanges, "refusal"),
        (Fault::PlayTakesAll, "refusal"),
        (Fault::PlaySaysOtherwise, "refusal"),
        (Fault::HashDiffers, "hash"),
        (Fault::RefusesOwnText, "text"),
        (Fault::ReadsOtherPosition, "text"),
        (Fault::TextDrifts, "text"),
        (Fault::TextOfTwoLines, "one line"),
        (Fault::TextWithSeparator, "one line"),
        (Fault::ReadsPrefixAsUnreadable, "prefix"),
        (Fault::ReadsOtherMove, "move text"),
        (Fault::RefusesMoveText, "move text"),
        (Fault::MoveTextOfTwoWords, "one word"),
        (Fault::EqualWhateverTheBoard, "same"),
    ] {
        let start = Broken::new(START, fault);
        let message = panic_of(|| {
            assert_playouts(&start, &fault, 0..20, 20, every_cell);
        });
        let message = message.unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(message.starts_with(&format!("law `{law}` is broken: ")), "{fault:?}: {message}");
        assert!(message.contains(&format!("({fault:?}, ")), "the position is not named: {message}");
    }
}

#[test]
fn equality_alone() {
    let broken = |fault| {
        let one = Broken::new(START, fault);
        let other = Broken::new(TicTacToe { turn: Color::Black, ..START }, fault);
        panic_of(|| assert_same(&one, &other)).unwrap()
    };
    assert!(broken(Fault::None).starts_with("law `equality`"));
    assert!(broken(Fault::NeverEqual).starts_with("law `equality`"));
    assert!(broken(Fault::EqualWhateverTheTurn).starts_with("law `same` is broken: the turn"));
    let never = Broken::new(START, Fault::NeverEqual);
    assert!(panic_of(|| assert_equal_hash(&never, &never)).unwrap().starts_with("law `equality`"));
    let drifting = Broken::new(START, Fault::HashDiffers);
    assert!(panic_of(|| assert_equal_hash(&drifting, &drifting)).unwrap().starts_with("law `hash`"));
    assert_equal_hash(&Broken::new(START, Fault::None), &Broken::new(START, Fault::None));
}

#[test]
fn what_equality_leaves_out_must_not_tell() {
    let read =
        |text| Broken::new(TicTacToe::parse_position(text, &()).unwrap(), Fault::EqualWhateverTheBoard);
    for (one, other, difference) in
        [("WW.BB.... w", "WWWBB.... w", "the outcome"), ("W........ b", ".W....... b", "are listed")]
    {
        let message = panic_of(|| assert_same(&read(one), &read(other))).unwrap();
        assert!(message.starts_with("law `same`") && message.contains(difference), "{message}");
    }
}

#[test]
fn a_reader_that_panics_on_a_prefix_is_found() {
    let panicking = Panicking(START);
    assert!(catch_unwind(|| assert_text(&panicking, &())).is_err());
}

/// Tic-tac-toe whose reader trusts the length of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Panicking(TicTacToe);

impl Position for Panicking {
    type Move = u8;
    type Illegal = <TicTacToe as Position>::Illegal;
    type Reason = &'static str;
    fn turn(&self) -> Color {
        self.0.turn()
    }
    fn decided(&self) -> Option<rulebook_game::Outcome<&'static str>> {
        self.0.decided()
    }
    fn stuck(&self) -> rulebook_game::Outcome<&'static str> {
        self.0.stuck()
    }
    fn try_for_each_move<B>(
        &self,
        visit: impl FnMut(u8) -> core::ops::ControlFlow<B>,
    ) -> core::ops::ControlFlow<B> {
        self.0.try_for_each_move(visit)
    }
    fn check(&self, mv: u8) -> Result<(), Self::Illegal> {
        self.0.check(mv)
    }
    fn play_unchecked(&mut self, mv: u8) {
        self.0.play_unchecked(mv);
    }
}

impl core::fmt::Display for Panicking {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}

impl Text for Panicking {
    type Rules = ();
    type PositionError = crate::toys::tic_tac_toe::Unread;
    type MoveError = crate::toys::tic_tac_toe::Unread;
    fn start((): &()) -> Self {
        Self(START)
    }
    fn parse_position(text: &str, (): &()) -> Result<Self, Self::PositionError> {
        assert!(text.len() > 9, "no side");
        TicTacToe::parse_position(text, &()).map(Self)
    }
    fn parse_move(&self, text: &str) -> Result<u8, Self::MoveError> {
        self.0.parse_move(text)
    }
    fn fmt_move(&self, mv: u8, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt_move(mv, f)
    }
}

#[test]
fn a_suite_is_asserted_and_its_checked_facts_are_counted() {
    let right = "......... w ;D1 9 ;D2 72 ;D9 127872\nWWW.B.B.. b ;D0 1 ;D1 0 ;outcome white wins by a line";
    assert_eq!(assert_suite::<TicTacToe>(right, &(), 100), 5);
    assert_eq!(assert_suite::<TicTacToe>(right, &(), u64::MAX), 6);
    let wrong = "......... w ;D1 9 ;D2 71\nx\n......... x ;D1 9\n......... w ;outcome draw by x";
    let message = panic_of(|| {
        assert_suite::<TicTacToe>(wrong, &(), u64::MAX);
    });
    let expected = "the suite fails:\n\
        line 1: ......... w: D2 71, found 72\n\
        line 2, column 2: expected at least one fact, as in ` ;D1 20`\n\
        line 3: ......... x: the side is `w` or `b`\n\
        line 4: ......... w: outcome draw by x, found ongoing";
    assert_eq!(message.as_deref(), Some(expected));
}

#[test]
fn random_numbers_stay_below_their_bound_and_reach_it() {
    let mut random = SplitMix64::new(0);
    let mut seen = [0; 7];
    for _ in 0..7000 {
        seen[random.below(7)] += 1;
    }
    assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
    assert_eq!(random.below(0), 0);
}
