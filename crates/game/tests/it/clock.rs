//! Clocks (A16), each a millisecond before its limit, at it, and after it.

use core::time::Duration;

use rulebook_game::{
    BadTimeControl, Bonus, Clock,
    Color::{Black, White},
    Stage, TimeControl,
};

/// Milliseconds.
const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().unwrap())
}

/// White's milliseconds after moves that took so many; `None` if the flag fell.
fn left(control: &str, moves: &[u64]) -> Option<u128> {
    let mut clock = clock(control);
    let in_time = moves.iter().all(|&took| clock.press(White, ms(took)));
    in_time.then(|| clock.remaining(White).time.as_millis())
}

/// What is left after a move that took one millisecond less than `limit`, just as much, and one more.
fn around(control: &str, limit: u64) -> [Option<u128>; 3] {
    [limit - 1, limit, limit + 1].map(|took| left(control, &[took]))
}

#[test]
fn a16_ten_and_fifteen_minutes_a_side() {
    for (control, limit) in [(TimeControl::TEN_MINUTES, 600_000), (TimeControl::FIFTEEN_MINUTES, 900_000)] {
        assert_eq!(around(&control.to_string(), limit), [Some(1), None, None]);
        assert_eq!(Clock::new(control).falls_after(Black), ms(limit));
    }
}

#[test]
fn sudden_death() {
    assert_eq!(left("10", &[4000, 5999]), Some(1));
    assert_eq!(left("10", &[4000, 6000]), None);
    assert_eq!(left("10", &[4000, 6001]), None);
}

#[test]
fn a_side_has_its_own_time_and_a_late_press_changes_nothing() {
    let mut clock = clock("10+2");
    assert!(clock.press(White, ms(9_999)));
    assert!(clock.press(Black, ms(1_000)));
    assert_eq!([White, Black].map(|side| clock.falls_after(side)), [ms(2_001), ms(11_000)]);
    let before = clock.clone();
    assert!(!clock.press(White, ms(2_001)));
    assert_eq!(clock, before);
    assert_eq!([2_000, 2_001].map(|took| clock.has_fallen(White, ms(took))), [false, true]);
}

#[test]
fn fischer_adds_after_the_move_and_saves_up() {
    assert_eq!(around("10+3", 10_000), [Some(3_001), None, None], "the increment comes after the move");
    assert_eq!(around("10+3", 3_000), [Some(10_001), Some(10_000), Some(9_999)]);
    assert_eq!(left("10+3", &[0, 0, 0]), Some(19_000));
}

#[test]
fn bronstein_gives_back_what_was_used() {
    assert_eq!(around("10b3", 10_000), [Some(3_001), None, None]);
    assert_eq!(around("10b3", 3_000), [Some(10_000), Some(10_000), Some(9_999)]);
    assert_eq!(left("10b3", &[0, 0, 0]), Some(10_000), "nothing is saved up");
}

#[test]
fn simple_delay_waits_before_it_runs() {
    assert_eq!(around("10d3", 13_000), [Some(1), None, None], "three seconds more than after Bronstein");
    assert_eq!(around("10d3", 3_000), [Some(10_000), Some(10_000), Some(9_999)]);
    assert_eq!(left("10d3", &[0, 0, 0]), Some(10_000), "nothing is saved up");
    assert_eq!(around("0d3", 3_000), [Some(0), None, None], "a delay is time enough");
}

/// White's main time and periods after moves that took so many milliseconds.
fn periods(control: &str, moves: &[u64]) -> Option<(u128, u32)> {
    let mut clock = clock(control);
    let in_time = moves.iter().all(|&took| clock.press(White, ms(took)));
    in_time.then(|| (clock.remaining(White).time.as_millis(), clock.remaining(White).periods))
}

#[test]
fn byoyomi() {
    let after = |moves: &[u64]| periods("10y3x5", moves);
    assert_eq!(
        [9_999, 10_000, 10_001].map(|took| after(&[took])),
        [Some((1, 3)), Some((0, 3)), Some((0, 3))]
    );
    assert_eq!(
        [14_999, 15_000, 15_001].map(|took| after(&[took])),
        [Some((0, 3)), Some((0, 2)), Some((0, 2))]
    );
    assert_eq!([19_999, 20_000].map(|took| after(&[took])), [Some((0, 2)), Some((0, 1))]);
    assert_eq!([24_999, 25_000, 25_001].map(|took| after(&[took])), [Some((0, 1)), None, None]);
    assert_eq!(after(&[20_000, 4_999, 4_999, 4_999]), Some((0, 1)), "moves in time keep the last period");
    assert_eq!(after(&[20_000, 5_000]), None);
    assert_eq!(after(&[9_999, 5_000]), Some((0, 3)), "one of main time, and most of a period");
}

#[test]
fn stages_by_moves() {
    // Two moves in 100 seconds with 5 a move, then 50 with 1 a move.
    let control = "2/100+5:50+1";
    assert_eq!(left(control, &[40_000]), Some(65_000));
    assert_eq!(left(control, &[40_000, 64_999]), Some(50_000 + 5_001), "what is left is kept");
    assert_eq!(left(control, &[40_000, 65_000]), None, "the next stage comes only after the move");
    assert_eq!(left(control, &[40_000, 64_999, 1_001]), Some(55_000));
    let mut clock = clock(control);
    let mut stages = Vec::new();
    for _ in 0..3 {
        let now = clock.remaining(White);
        stages.push((now.stage, now.moves));
        assert!(clock.press(White, ms(0)));
    }
    assert_eq!(stages, [(0, Some(2)), (0, Some(1)), (1, None)]);
    assert_eq!(clock.remaining(Black).stage, 0, "moves are counted a side");
}

#[test]
fn forty_moves_in_ninety_minutes_then_thirty() {
    let control = "40/5400+30:1800+30";
    let moves = |count| vec![30_000; count];
    assert_eq!(left(control, &moves(39)), Some(5_400_000));
    assert_eq!(left(control, &moves(40)), Some(7_200_000));
    assert_eq!(left(control, &moves(41)), Some(7_200_000));
}

#[test]
fn a_last_stage_of_counted_moves_repeats() {
    assert_eq!(left("2/10", &[1_000, 1_000]), Some(18_000));
    assert_eq!(left("3/10:2/5", &[0, 0, 0, 0, 0, 0]), Some(20_000));
    // Byo-yomi begins anew with the stage.
    assert_eq!(periods("2/10y3x5", &[20_000, 0]), Some((10_000, 3)));
}

#[test]
fn what_makes_no_time_control() {
    let stage = |moves, seconds, bonus| Stage { moves, time: Duration::from_secs(seconds), bonus };
    let all = |time| stage(None, time, Bonus::None);
    let byoyomi = |seconds, count| Bonus::Byoyomi { period: Duration::from_secs(seconds), count };
    for (stages, error, text) in [
        (vec![], BadTimeControl::Empty, "there is no stage"),
        (
            vec![all(9), all(9)],
            BadTimeControl::Endless(1),
            "stage 1 lasts for the rest of the game, and another follows it",
        ),
        (vec![stage(Some(0), 9, Bonus::None)], BadTimeControl::NoMoves(1), "stage 1 lasts no move"),
        (vec![stage(Some(1), 9, Bonus::None), all(0)], BadTimeControl::NoTime(2), "stage 2 gives no time"),
        (vec![stage(None, 0, Bonus::Increment(ms(9)))], BadTimeControl::NoTime(1), "stage 1 gives no time"),
        (vec![stage(None, 0, Bonus::Bronstein(ms(9)))], BadTimeControl::NoTime(1), "stage 1 gives no time"),
        (vec![stage(None, 0, Bonus::Delay(ms(0)))], BadTimeControl::NoTime(1), "stage 1 gives no time"),
        (
            vec![stage(None, 9, byoyomi(0, 1))],
            BadTimeControl::EmptyByoyomi(1),
            "the byo-yomi of stage 1 is empty",
        ),
        (
            vec![stage(None, 9, byoyomi(1, 0))],
            BadTimeControl::EmptyByoyomi(1),
            "the byo-yomi of stage 1 is empty",
        ),
    ] {
        assert_eq!(TimeControl::new(stages), Err(error));
        assert_eq!(error.to_string(), text);
    }
    assert!(TimeControl::one(ms(0), byoyomi(1, 1)).is_ok());
}

#[test]
fn time_controls_as_text() {
    for text in [
        "600",
        "300+2",
        "40/5400+30:1800+30",
        "0.5d0.000000001",
        "60b2.25",
        "0y5x30",
        "40/7200:20/3600:900+30",
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
    // Read, and written shorter.
    assert_eq!("060.50".parse::<TimeControl>().unwrap().to_string(), "60.5");
    for (text, error) in [
        ("", "expected a number of seconds at byte 0"),
        ("600:", "expected a number of seconds at byte 4"),
        ("40/", "expected a number of seconds at byte 3"),
        ("/600", "expected a number of moves at byte 0"),
        ("99999999999/5", "expected a number of moves at byte 0"),
        ("99999999999999999999", "expected a number of seconds at byte 0"),
        ("5.", "expected one to nine decimals at byte 2"),
        ("5.0000000001", "expected one to nine decimals at byte 2"),
        ("5+é", "expected a number of seconds at byte 2"),
        ("5 ", "expected `:` or the end at byte 1"),
        ("5y3", "expected `x` at byte 3"),
        ("5yx", "expected a number of periods at byte 2"),
        ("0", "stage 1 gives no time"),
        ("5:5", "stage 1 lasts for the rest of the game, and another follows it"),
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap_err().to_string(), error, "{text:?}");
    }
}

#[test]
fn extremes_do_not_panic() {
    let byoyomi = Bonus::Byoyomi { period: Duration::from_nanos(1), count: u32::MAX };
    let long_byoyomi = Bonus::Byoyomi { period: Duration::MAX, count: u32::MAX };
    let most = Duration::MAX;
    for bonus in [
        Bonus::None,
        Bonus::Increment(most),
        Bonus::Bronstein(most),
        Bonus::Delay(most),
        byoyomi,
        long_byoyomi,
    ] {
        for time in [Duration::ZERO, most] {
            let Ok(control) = TimeControl::one(time, bonus) else { continue };
            assert_eq!(control.to_string().parse(), Ok(control.clone()));
            let mut clock = Clock::new(control);
            for elapsed in [Duration::ZERO, ms(1), most, most.saturating_sub(ms(1))] {
                let fallen = clock.has_fallen(White, elapsed);
                assert_eq!(clock.press(White, elapsed), !fallen);
            }
        }
    }
}

#[test]
fn saved_clocks_are_the_same_and_impossible_ones_are_refused() {
    let mut clock = clock("2/100+5:50y3x5");
    assert!(clock.press(White, ms(1_500)));
    let text = serde_json::to_string(&clock).unwrap();
    assert_eq!(
        text,
        r#"{"control":"2/100+5:50y3x5","white":{"time":{"secs":103,"nanos":500000000},"periods":0,"moves":1,"stage":0},"black":{"time":{"secs":100,"nanos":0},"periods":0,"moves":2,"stage":0}}"#
    );
    assert_eq!(serde_json::from_str::<Clock>(&text).unwrap(), clock);
    for (from, to) in [
        (r#""moves":1"#, r#""moves":3"#),
        (r#""moves":1"#, r#""moves":0"#),
        (r#""moves":1"#, r#""moves":null"#),
        (r#""stage":0"#, r#""stage":1"#),
        (r#""stage":0"#, r#""stage":2"#),
        (r#""periods":0"#, r#""periods":1"#),
        ("2/100+5", "0/100+5"),
        ("2/100+5", "100+5"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text);
        assert!(serde_json::from_str::<Clock>(&changed).is_err(), "{changed}");
    }
    let compact = postcard::to_allocvec(&clock).unwrap();
    assert_eq!(postcard::from_bytes::<Clock>(&compact).unwrap(), clock);
    let control = postcard::to_allocvec(clock.control()).unwrap();
    assert_eq!(&postcard::from_bytes::<TimeControl>(&control).unwrap(), clock.control());
    assert!(postcard::from_bytes::<TimeControl>(&[0]).is_err(), "no stage");
}
