//! The end of a game by its course (A14–A17), each limit one ply before, at, and after.

use core::time::Duration;

use rulebook_abalone::{Color, Position, Rules};
use rulebook_game::{Game, Refused, TimeControl, UsualGround, UsualLaws};

fn game(laws: UsualLaws, text: &str, moves: &str) -> Game<Position> {
    let mut game = Game::new(text.parse().unwrap(), laws);
    play(&mut game, moves);
    game
}

#[track_caller]
fn play(game: &mut Game<Position>, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.position().parse_move(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn start(moves: &str) -> Game<Position> {
    game(UsualLaws::DEFAULT, &Position::start(Rules::CLASSICAL).to_string(), moves)
}

fn outcome(game: &Game<Position>) -> String {
    game.outcome().map_or("ongoing".into(), |outcome| outcome.to_string())
}

const ROUND: &str = "c5d5 g5f5 d5c5 f5g5";
/// Black may push a marble off with e5e6.
const EDGE: &str = "5/6/7/8/4bbbww/8/7/6/w4 b 0 0";

#[test]
fn a14_the_sixth_ejection_wins_whatever_is_counted() {
    let laws = UsualLaws { quiet_moves: Some(1) };
    let fifth = game(laws, &EDGE.replace("0 0", "0 4"), "e5e6");
    assert_eq!(outcome(&fifth), "ongoing");
    let mut sixth = game(laws, &EDGE.replace("0 0", "0 5"), "e5e6");
    assert_eq!(outcome(&sixth), "black wins by ejected marbles");
    assert_eq!(sixth.agree_draw(), Err(Refused::Over));
}

#[test]
fn a15_without_a_legal_move_the_game_is_drawn() {
    // White's only marble is shut in in its corner.
    let shut = game(UsualLaws::DEFAULT, "5/6/7/8/9/8/bbb4/bbb3/wbb2 w 0 0", "");
    assert_eq!(outcome(&shut).split(' ').next(), Some("draw"));
}

#[test]
fn a16_a_fallen_flag_loses() {
    for (control, limit) in [(TimeControl::TEN_MINUTES, 600_000), (TimeControl::FIFTEEN_MINUTES, 900_000)] {
        let mut game = Game::timed(Position::start(Rules::CLASSICAL), UsualLaws::DEFAULT, control);
        let mv = game.position().parse_move("c5d5").unwrap();
        for late in [limit, limit + 1] {
            assert_eq!(game.play_after(mv, Duration::from_millis(late)), Err(Refused::TooLate));
        }
        let mut slow = game.clone();
        slow.play_after(mv, Duration::from_millis(limit - 1)).unwrap();
        assert_eq!(outcome(&slow), "ongoing");
        assert_eq!(game.call_flag(Duration::from_millis(limit)), Ok(true));
        assert_eq!(outcome(&game), "white wins by time");
    }
}

#[test]
fn a17_either_side_claims_at_the_third_occurrence() {
    let none: [Vec<UsualGround>; 2] = [Vec::new(), Vec::new()];
    let claims = |game: &Game<Position>| Color::ALL.map(|side| game.claims(side));
    let mut game = start(&format!("{ROUND} c5d5 g5f5 d5c5"));
    assert_eq!(claims(&game), none, "one ply before");
    play(&mut game, "f5g5");
    assert_eq!(claims(&game), [(); 2].map(|()| vec![UsualGround::ThreefoldRepetition]));
    let mut later = game.clone();
    play(&mut later, "c5d5");
    assert_eq!(
        claims(&later).map(|claims| claims.len()),
        [1, 1],
        "this position, too, stands for the third time"
    );
    play(&mut later, "g6f6");
    assert_eq!(claims(&later), none);
    game.claim(Color::White, UsualGround::ThreefoldRepetition).unwrap();
    assert_eq!(outcome(&game), "draw by threefold repetition, claimed");
}

#[test]
fn a17_agreement_at_any_time() {
    let mut game = start(&[ROUND; 30].join(" "));
    assert_eq!(outcome(&game), "ongoing", "nothing is counted unless asked for");
    game.agree_draw().unwrap();
    assert_eq!(outcome(&game), "draw by agreement");
}

#[test]
fn a17_the_option_of_a_draw_without_ejections() {
    let laws = UsualLaws { quiet_moves: Some(3) };
    let mut game = game(laws, EDGE, "e5d5 a1b1 d5e5 b1a1 e5d5");
    assert_eq!(outcome(&game), "ongoing", "one ply before");
    play(&mut game, "a1b1");
    assert_eq!(outcome(&game), "draw by moves that took nothing");
    // An ejection begins the count anew.
    let mut game = self::game(laws, EDGE, "e5d5 a1b1 d5e5 b1a1 e5e6 a1b1 e6d6 b1a1 d6e6 a1b1");
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, "e6d6");
    assert_eq!(outcome(&game), "draw by moves that took nothing");
}

#[test]
fn a_saved_game_restores_to_the_same_claims_and_clocks() {
    // Eight marbles win, which the position's text does not say.
    let rules = Rules { to_win: 8, ..Rules::CLASSICAL };
    let mut game = Game::timed(Position::start(rules), UsualLaws::DEFAULT, TimeControl::TEN_MINUTES);
    for text in [ROUND; 2].join(" ").split(' ') {
        let mv = game.position().parse_move(text).unwrap();
        game.play_after(mv, Duration::from_millis(1_001)).unwrap();
    }
    let text = serde_json::to_string(&game).unwrap();
    let back: Game<Position> = serde_json::from_str(&text).unwrap();
    assert_eq!((&back, serde_json::to_string(&back).unwrap()), (&game, text));
    assert_eq!(back.position().to_win(), 8);
    assert_eq!(back.claims(Color::White), [UsualGround::ThreefoldRepetition]);
    assert_eq!(
        back.clock().unwrap().remaining(Color::White).time,
        Duration::from_millis(600_000 - 4 * 1_001)
    );
    let compact = postcard::to_allocvec(&game).unwrap();
    assert_eq!(postcard::from_bytes::<Game<Position>>(&compact).unwrap(), game);
}
