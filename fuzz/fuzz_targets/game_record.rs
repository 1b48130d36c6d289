//! Any calls on a game of draughts with a clock, in any order: never a panic; what is refused changes nothing; what may
//! be claimed can be; and the game saved and read is the same game.
#![no_main]

use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use rulebook_draughts::{Color, DeclareStronger, DrawRule, Laws, Nathan, Position};
use rulebook_game::{Bonus, Game, Offer, Stage, TimeControl};

type Draughts = Game<Position<Nathan>>;

/// All that there is: claims, and what may be agreed.
const LAWS: Laws = Laws { stronger: Some(3), ..Laws::RUSSIAN };
const STARTS: [&str; 3] = ["W:W31-50:B1-20", "W:WK36,48:B3,K6", "W:WK36,K46,K47:BK6"];

/// Does what two bytes say. Whether it was not refused.
fn call(game: &mut Draughts, what: u8, how: u8) -> bool {
    let side = Color::ALL[usize::from(how & 1)];
    let rule = [DrawRule::Repetition, DrawRule::KingsOnly, DrawRule::Ending, DrawRule::Stronger]
        [usize::from(how >> 1 & 3)];
    let moves = game.position().moves();
    let mv = moves.get(usize::from(how) % moves.len().max(1)).copied();
    match what % 32 {
        0 => game.undo().is_some(),
        1 => game.go_to(usize::from(how)),
        2 => game.claim(side, rule).is_ok(),
        3 => mv.is_some_and(|mv| game.claim_announcing(mv, rule).is_ok()),
        4 => game.offer(side, Offer::Draw).is_ok(),
        5 => game.declare_stronger(side, Color::ALL[usize::from(how >> 1 & 1)]).is_ok(),
        6 => game.resign(side).is_ok(),
        7 => game.forfeit(side).is_ok(),
        8 => game.call_flag(Duration::from_millis(u64::from(how) * 100)).is_ok(),
        _ => mv.is_some_and(|mv| game.play_after(mv, Duration::from_millis(u64::from(what) * 10)).is_ok()),
    }
}

fuzz_target!(|input: (u8, u8, &[u8])| {
    let (start, bonus, calls) = input;
    let second = Duration::from_secs(1);
    let bonus = [
        Bonus::None,
        Bonus::Increment(second),
        Bonus::Delay(second),
        Bonus::Byoyomi { period: second, count: 2 },
    ][usize::from(bonus % 4)];
    let stage = Stage { moves: Some(3), time: 5 * second, bonus };
    let control = TimeControl::new(vec![stage, stage]).unwrap();
    let start = STARTS[usize::from(start) % STARTS.len()].parse().unwrap();
    let mut game = Draughts::timed(start, LAWS, control);
    for pair in calls.chunks_exact(2).take(200) {
        let before = game.clone();
        if !call(&mut game, pair[0], pair[1]) {
            assert_eq!(game, before);
        }
        for side in Color::ALL {
            for ground in game.claims(side) {
                assert_eq!(game.clone().claim(side, ground), Ok(()));
            }
        }
    }
    let text = serde_json::to_string(&game).unwrap();
    let back: Draughts = serde_json::from_str(&text).unwrap();
    assert_eq!(back, game);
    assert_eq!(back.outcome(), game.outcome());
    assert_eq!(serde_json::to_string(&back).unwrap(), text);
    assert_eq!(postcard::from_bytes::<Draughts>(&postcard::to_allocvec(&game).unwrap()), Ok(game));
});
