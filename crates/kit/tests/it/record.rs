//! The draws of a game's course (K23), each one ply before, at, and after its limit.

use rulebook_game::{Game, Text as _, UsualGround, UsualLaws};
use rulebook_kit::{ChainRule, Color, Position};

/// All is laid, one pawn a side is left, and White could once leap over the black tile in its row.
fn table() -> String {
    format!("Wwwb{}/{}B2 w 0:0,0:0 0,0", "w".repeat(17), "b".repeat(18))
}

const ROUND: &str = "0,1-1,1 18,0-17,0 1,1-0,1 17,0-18,0";

fn game(laws: UsualLaws, text: &str, moves: &str) -> Game<Position> {
    let mut game = Game::new(Position::parse_position(text, &ChainRule::Optional).unwrap(), laws);
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

fn claims(game: &Game<Position>) -> [Vec<UsualGround>; 2] {
    Color::ALL.map(|side| game.claims(side))
}

fn outcome(game: &Game<Position>) -> String {
    game.outcome().map_or("ongoing".into(), |outcome| outcome.to_string())
}

const NONE: [Vec<UsualGround>; 2] = [Vec::new(), Vec::new()];

#[test]
fn k23_either_side_claims_at_the_third_occurrence() {
    let mut game = game(UsualLaws::DEFAULT, &table(), &format!("{ROUND} 0,1-1,1 18,0-17,0 1,1-0,1"));
    assert_eq!((game.history().occurrences(), claims(&game)), (2, NONE), "one ply before");
    play(&mut game, "17,0-18,0");
    assert_eq!(claims(&game), [(); 2].map(|()| vec![UsualGround::ThreefoldRepetition]));
    let mut later = game.clone();
    play(&mut later, "0,1-1,1 18,0-17,0 1,1-2,1");
    assert_eq!(claims(&later), NONE);
    game.claim(Color::Black, UsualGround::ThreefoldRepetition).unwrap();
    assert_eq!(outcome(&game), "draw by threefold repetition, claimed");
}

#[test]
fn k23_agreement_at_any_time() {
    let mut game = game(UsualLaws::DEFAULT, "- w 20:10,20:10 0,0", "T0,0 T1,0");
    game.agree_draw().unwrap();
    assert_eq!(outcome(&game), "draw by agreement");
}

#[test]
fn k23_nothing_ends_the_game_by_itself_unless_asked_for() {
    let long = [ROUND; 50].join(" ");
    assert_eq!(outcome(&game(UsualLaws::DEFAULT, &table(), &long)), "ongoing");
    let laws = UsualLaws { quiet_moves: Some(2) };
    let mut game = game(laws, &table(), "0,1-1,1 18,0-17,0 1,1-0,1");
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, "17,0-18,0");
    assert_eq!(outcome(&game), "draw by moves that took nothing");
}

#[test]
fn k23_a_capture_begins_the_count_anew_and_laying_counts() {
    let laws = UsualLaws { quiet_moves: Some(1) };
    assert_eq!(outcome(&game(laws, "- w 20:10,20:10 0,0", "T0,0")), "ongoing");
    assert_eq!(outcome(&game(laws, "- w 20:10,20:10 0,0", "T0,0 T1,0")), "draw by moves that took nothing");
    let mut game = game(laws, "WBw w 18:9,19:9 0,0", "0,0x2,0 T3,0");
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, "T4,0");
    assert_eq!(outcome(&game), "draw by moves that took nothing");
}

#[test]
fn a_saved_game_restores_to_the_same_claims() {
    let start = Position::parse_position(&table(), &ChainRule::Mandatory).unwrap();
    let mut game = Game::new(start, UsualLaws::DEFAULT);
    play(&mut game, &[ROUND; 2].join(" "));
    let text = serde_json::to_string(&game).unwrap();
    let back: Game<Position> = serde_json::from_str(&text).unwrap();
    assert_eq!((&back, serde_json::to_string(&back).unwrap()), (&game, text));
    assert_eq!(back.position().rule(), ChainRule::Mandatory);
    assert_eq!(claims(&back), [(); 2].map(|()| vec![UsualGround::ThreefoldRepetition]));
    let compact = postcard::to_allocvec(&game).unwrap();
    assert_eq!(postcard::from_bytes::<Game<Position>>(&compact).unwrap(), game);
}
