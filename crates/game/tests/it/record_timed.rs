//! Clocks and offers in the record of a game (A16).

use core::time::Duration;

use crate::toys::stairs::{NeverDown, START, Stairs, Step, Wish};
use rulebook_game::{
    Color::{Black, White},
    End, Game, Offer, Outcome, Refused,
};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn timed(control: &str) -> Game<Stairs> {
    Game::timed(START, 99, control.parse().unwrap())
}

/// The milliseconds that White and Black have left.
fn left(game: &Game<Stairs>) -> [u128; 2] {
    [White, Black].map(|side| game.clock().unwrap().remaining(side).time.as_millis())
}

#[test]
fn a16_a_move_at_the_limit_comes_too_late() {
    let mut game = timed("10");
    game.play_after(Step::On, ms(4_000)).unwrap();
    game.play_after(Step::On, ms(1)).unwrap();
    assert_eq!(left(&game), [6_000, 9_999]);
    let before = game.clone();
    for late in [6_000, 6_001] {
        assert_eq!(game.play_after(Step::On, ms(late)), Err(Refused::TooLate));
    }
    assert_eq!(game.play_after(Step::Down, ms(9_000)), Err(Refused::Illegal(NeverDown)));
    assert_eq!(game, before);
    game.play_after(Step::On, ms(5_999)).unwrap();
    assert_eq!(left(&game), [1, 9_999]);
    assert_eq!(game.times(), [4_000, 1, 5_999].map(ms));
}

#[test]
fn a16_a_fallen_flag_loses_or_draws_where_the_other_cannot_win() {
    let mut game = timed("10");
    assert_eq!(game.call_flag(ms(9_999)), Ok(false));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.call_flag(ms(10_000)), Ok(true));
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: End::Time }), "black could not win");
    assert_eq!(game.call_flag(ms(10_001)), Err(Refused::Over));

    let mut game = timed("10");
    game.play_after(Step::On, ms(0)).unwrap();
    assert_eq!(game.call_flag(ms(10_001)), Ok(true), "black's, who is on turn");
    assert_eq!(game.outcome(), Some(Outcome::Win { winner: White, reason: End::Time }));
}

#[test]
fn without_a_clock_no_time_is_kept() {
    let mut game = Game::new(START, 99);
    game.play_after(Step::On, Duration::MAX).unwrap();
    assert_eq!(game.call_flag(Duration::MAX), Ok(false));
    assert_eq!((game.clock(), game.times()), (None, &[][..]));
}

#[test]
fn the_clocks_go_back_and_on_with_the_moves() {
    let mut game = timed("2/10+1:20");
    let mut seen = vec![left(&game)];
    for took in [1_000, 2_000, 3_000, 4_000, 5_000] {
        game.play_after(Step::On, ms(took)).unwrap();
        seen.push(left(&game));
    }
    assert_eq!(seen[5], [23_000, 26_000]);
    for ply in [2, 0, 5, 3, 4] {
        assert!(game.go_to(ply));
        assert_eq!((left(&game), game.times().len()), (seen[ply], ply));
    }
    assert_eq!(game.undo(), Some(Step::On));
    assert_eq!(left(&game), seen[3]);

    // The same move in the same time keeps what comes behind it; in another, it does not.
    game.go_to(1);
    game.play_after(Step::On, ms(2_000)).unwrap();
    assert!(game.go_to(3));
    game.go_to(1);
    game.play_after(Step::On, ms(2_001)).unwrap();
    assert!(!game.go_to(3));
}

#[test]
fn an_offer_stands_until_the_other_side_moves() {
    let mut game = Game::new(START, 99);
    assert_eq!(game.offer(White, Offer::Draw), Ok(false));
    assert_eq!(game.offer(White, Offer::Draw), Ok(false), "one side alone agrees on nothing");
    game.play(Step::On).unwrap();
    assert_eq!(game.offered(White), Some(Offer::Draw), "he has moved, not the other");
    game.play(Step::On).unwrap();
    assert_eq!(game.offered(White), None, "declined by moving");
    assert_eq!(game.offer(Black, Offer::Draw), Ok(false));
    assert_eq!(game.offer(White, Offer::Draw), Ok(true));
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: End::Agreement }));
    assert_eq!(game.offer(White, Offer::Draw), Err(Refused::Over));
}

#[test]
fn both_must_make_the_same_offer() {
    let mut game = Game::new(START, 99);
    let granted = Offer::Agreement(Wish::Granted);
    assert_eq!(game.offer(White, Offer::Agreement(Wish::Denied)), Err(Refused::NotPermitted));
    assert_eq!(game.offer(White, Offer::Draw), Ok(false));
    assert_eq!(game.offer(Black, granted), Ok(false), "another offer");
    assert_eq!(game.history().agreements(), []);
    assert_eq!(game.offer(White, granted), Ok(true));
    assert_eq!(game.history().agreements(), [(0, Wish::Granted)]);
    assert_eq!([White, Black].map(|side| game.offered(side)), [None, None]);
    assert_eq!(game.outcome(), None);
}

#[test]
fn offers_do_not_outlive_going_back_and_an_agreement_ends_the_moves_ahead() {
    let mut game = Game::new(START, 99);
    game.play(Step::On).unwrap();
    game.offer(White, Offer::Draw).unwrap();
    assert!(game.go_to(1));
    assert_eq!(game.offered(White), Some(Offer::Draw), "it went nowhere");
    assert!(game.go_to(0));
    assert_eq!(game.offered(White), None);
    game.agree(Wish::Granted).unwrap();
    assert!(!game.go_to(1), "what came behind was played without the agreement");
}
