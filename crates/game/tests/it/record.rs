//! The record of a game.

use crate::toys::stairs::{NeverDown, START, Stairs, Step, Wish};
use proptest::prelude::*;
use rulebook_game::{Color, End, Game, Outcome, Recorded, Refused};

fn game(limit: usize) -> Game<Stairs> {
    Game::new(START, limit)
}

fn play(game: &mut Game<Stairs>, steps: &[Step]) {
    for &step in steps {
        game.play(step).unwrap();
    }
}

const TO_AND_FRO: [Step; 2] = [Step::On, Step::Back];

#[test]
fn a_claim_at_the_third_occurrence_and_no_sooner() {
    let mut game = game(99);
    play(&mut game, &TO_AND_FRO);
    assert_eq!(game.claims(Color::White), [""; 0], "the second time");
    play(&mut game, &[Step::On]);
    assert_eq!(game.claims(Color::White), [""; 0]);
    assert_eq!(game.claims_announcing(Step::Back), Ok(vec!["repetition"]));
    assert_eq!(game.claims_announcing(Step::Up), Ok(vec![]));
    assert_eq!(game.claim(Color::Black, "repetition"), Err(Refused::NoSuchClaim));
    play(&mut game, &[Step::Back]);
    assert_eq!(game.claims(Color::White), ["repetition"], "the third time");
    assert_eq!(game.claim(Color::White, "idleness"), Err(Refused::NoSuchClaim));
    game.claim(Color::White, "repetition").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason: End::Claim("repetition") }));
    assert_eq!(game.outcome().unwrap().to_string(), "draw by repetition, claimed");
    assert_eq!(game.claims(Color::White), [""; 0], "the game is over");
}

#[test]
fn a_claim_by_announcing_does_not_play_the_move() {
    let mut game = game(99);
    play(&mut game, &[Step::On, Step::Back, Step::On]);
    assert_eq!(game.claim_announcing(Step::Up, "repetition"), Err(Refused::NoSuchClaim));
    assert_eq!(game.claim_announcing(Step::Down, "repetition"), Err(Refused::Illegal(NeverDown)));
    game.claim_announcing(Step::Back, "repetition").unwrap();
    assert_eq!(game.history().plies(), 3);
    assert!(game.outcome().is_some());
}

#[test]
fn an_automatic_end_before_at_and_with_a_win_on_its_limit() {
    let mut idle = game(3);
    play(&mut idle, &[Step::On, Step::On]);
    assert_eq!(idle.outcome(), None);
    play(&mut idle, &[Step::On]);
    assert_eq!(idle.outcome(), Some(Outcome::Draw { reason: End::Automatic("idleness") }));
    assert_eq!(idle.play(Step::On), Err(Refused::Over));
    assert_eq!(idle.agree_draw(), Err(Refused::Over));
    assert_eq!(idle.claims_announcing(Step::On), Err(Refused::Over));

    // With a limit of 0 every position is idle: only the win stands.
    let won = Game::new(Stairs { floor: 4, ..START }, 0);
    assert_eq!(won.outcome(), Some(Outcome::Win { winner: Color::Black, reason: End::Position("the top") }));
}

#[test]
fn ends_that_are_declared() {
    let end = |declare: fn(&mut Game<Stairs>)| {
        let mut game = game(9);
        declare(&mut game);
        assert_eq!(game.play(Step::On), Err(Refused::Over));
        assert_eq!(game.resign(Color::White), Err(Refused::Over), "the first end stands");
        game.outcome().unwrap().to_string()
    };
    assert_eq!(end(|game| game.agree_draw().unwrap()), "draw by agreement");
    assert_eq!(end(|game| game.resign(Color::White).unwrap()), "black wins by resignation");
    assert_eq!(end(|game| game.forfeit(Color::Black).unwrap()), "white wins by forfeit");
    assert_eq!(end(|game| game.flag_fell(Color::Black).unwrap()), "white wins by time");
    assert_eq!(end(|game| game.flag_fell(Color::White).unwrap()), "draw by time", "black could not win");
}

#[test]
fn nothing_is_lost_on_a_refused_call() {
    let mut game = game(99);
    play(&mut game, &[Step::On, Step::Up, Step::On]);
    game.go_to(1);
    assert_eq!(game.play(Step::Down), Err(Refused::Illegal(NeverDown)));
    assert_eq!(game.agree(Wish::Denied), Err(Refused::NotPermitted));
    assert!(!game.go_to(4));
    assert_eq!(game.history().moves(), [Step::On]);
    assert!(game.go_to(3), "the later moves are still there");
    assert_eq!(game.history().moves(), [Step::On, Step::Up, Step::On]);
}

#[test]
fn going_back_and_on() {
    let mut game = game(99);
    play(&mut game, &[Step::On, Step::Up]);
    game.agree(Wish::Granted).unwrap();
    play(&mut game, &[Step::On]);
    game.resign(Color::White).unwrap();
    game.go_to(3);
    assert!(game.outcome().is_some(), "it is there already");
    game.go_to(2);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.history().agreements(), [(2, Wish::Granted)]);
    game.go_to(1);
    assert_eq!(game.history().agreements(), []);
    game.play(Step::Up).unwrap();
    assert!(game.go_to(3), "the same move keeps what comes behind it");
    assert_eq!(game.history().agreements(), [(2, Wish::Granted)], "with what was agreed");
    game.go_to(1);
    game.play(Step::Back).unwrap();
    assert!(!game.go_to(3), "another does not");
    assert_eq!(game.history().agreements(), []);
    assert_eq!(game.undo(), Some(Step::Back));
    assert!(!game.go_to(2), "undone for good");
    assert_eq!((game.undo(), game.undo()), (Some(Step::On), None));
    assert_eq!(game.position(), &START);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The same as comparing with all earlier positions, whatever was played and taken back.
    #[test]
    fn repetition_as_a_slow_model_finds_it(choices in prop::collection::vec(0..16_u8, 0..60)) {
        let mut game = game(usize::MAX);
        for choice in choices {
            match choice {
                0 if game.position().floor < 3 => game.play(Step::Up).unwrap(),
                1 => { game.undo(); }
                2 => { game.go_to(game.history().plies() / 2); }
                choice => game.play(if choice % 2 == 0 { Step::On } else { Step::Back }).unwrap(),
            }
            let history = game.history();
            let slow = (0..=history.plies())
                .filter(|&ply| history.position_at(ply) == Some(game.position()))
                .count();
            prop_assert_eq!(history.occurrences(), slow);
            let whites = history.moves_of(Color::White, 0);
            prop_assert_eq!(whites, history.plies().div_ceil(2));
            prop_assert_eq!(Stairs::claims(&0, history, Color::Black).is_empty(), slow < 3);
        }
    }
}
