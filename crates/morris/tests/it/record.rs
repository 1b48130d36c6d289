//! The draws of a game's course (N14, T8), each one ply before, at, and after its limit.

use rulebook_game::{Game, UsualGround, UsualLaws};
use rulebook_morris::{Color, Jocari, Nathan, Position, Tournament, Variant};

use crate::common::at;

fn game<V: Variant>(laws: UsualLaws, text: &str, moves: &str) -> Game<Position<V>> {
    let mut game = Game::new(at(text), laws);
    play(&mut game, moves);
    game
}

#[track_caller]
fn play<V: Variant>(game: &mut Game<Position<V>>, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// What White and Black may claim now.
fn claims<V: Variant>(game: &Game<Position<V>>) -> [Vec<UsualGround>; 2] {
    Color::ALL.map(|side| game.claims(side))
}

const NONE: [Vec<UsualGround>; 2] = [Vec::new(), Vec::new()];

fn threefold() -> [Vec<UsualGround>; 2] {
    [vec![UsualGround::ThreefoldRepetition], vec![UsualGround::ThreefoldRepetition]]
}

fn outcome<V: Variant>(game: &Game<Position<V>>) -> String {
    game.outcome().map_or("ongoing".into(), |outcome| outcome.to_string())
}

/// Four men a side, none in hand.
const MOVING: &str = "W.W.W.B./B.....BW/B....... w 0,0";
const ROUND: &str = "a7-d7 c5-d5 d7-a7 d5-c5";

#[test]
fn n14_either_side_claims_at_the_third_occurrence() {
    let mut game = game::<Nathan>(UsualLaws::DEFAULT, MOVING, &format!("{ROUND} a7-d7 c5-d5 d7-a7"));
    assert_eq!((game.history().occurrences(), claims(&game)), (2, NONE), "one ply before");
    play(&mut game, "d5-c5");
    assert_eq!(claims(&game), threefold());
    let mut later = game.clone();
    play(&mut later, "g7-d7");
    assert_eq!(claims(&later), NONE, "the claim is gone with the position");
    game.claim(Color::Black, UsualGround::ThreefoldRepetition).unwrap();
    assert_eq!(outcome(&game), "draw by threefold repetition, claimed");
}

#[test]
fn n14_the_third_occurrence_does_not_end_the_game_and_an_agreement_does() {
    let mut game = game::<Nathan>(UsualLaws::DEFAULT, MOVING, &[ROUND; 60].join(" "));
    assert_eq!(outcome(&game), "ongoing", "240 plies, and nothing counts them");
    game.agree_draw().unwrap();
    assert_eq!(outcome(&game), "draw by agreement");
}

#[test]
fn n14_the_option_of_a_draw_without_captures() {
    let laws = UsualLaws { quiet_moves: Some(50) };
    let mut game = game::<Tournament>(laws, MOVING, &[ROUND; 24].join(" "));
    play(&mut game, "a7-d7 c5-d5 d7-a7");
    assert_eq!((game.history().plies(), outcome(&game)), (99, "ongoing".into()));
    play(&mut game, "d5-c5");
    assert_eq!(outcome(&game), "draw by moves that took nothing");
    game.undo();
    assert_eq!(outcome(&game), "ongoing");
}

#[test]
fn n14_a_capture_begins_the_count_anew_and_laying_counts() {
    let laws = UsualLaws { quiet_moves: Some(2) };
    let mut laid = game::<Nathan>(laws, "......../......../........ w 9,9", "a7 a1 d7");
    assert_eq!(outcome(&laid), "ongoing");
    play(&mut laid, "d1");
    assert_eq!(outcome(&laid), "draw by moves that took nothing");
    // White closes a mill with the second move; four quiet ones follow it.
    let mut game = game::<Nathan>(laws, "WW....B./......../........ b 7,8", "d1 g7xa1");
    play(&mut game, "a1 b6 b2");
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, "f6");
    assert_eq!(outcome(&game), "draw by moves that took nothing");
}

#[test]
fn n14_a_win_on_the_limit_stands() {
    let laws = UsualLaws { quiet_moves: Some(1) };
    let position = "BW.BBWBW/...W..../........ b 0,0";
    assert_eq!(outcome(&game::<Nathan>(laws, position, "g4-g7 f4-f2")), "draw by moves that took nothing");
    // Black is left without a move.
    let blocked = outcome(&game::<Nathan>(laws, position, "g4-g7 f4-g4"));
    assert!(blocked.starts_with("white wins by "), "{blocked}");
}

/// White's men on d2 and d3 change places, and Black's comes back to where it was.
const SWAP: &str = "d2-f2 g7-g4 d3-d2 g4-g7 f2-e3 g7-g4 e3-d3 g4-g7";
const TWELVE: &str = "..B...BW/B.B..W../W....W.. w 0,0";

#[test]
fn t8_records_of_mills_tell_positions_apart_up_to_renaming_men() {
    let occurrences = |records: &str, times: usize| {
        let text = format!("{TWELVE} {records}");
        game::<Jocari>(UsualLaws::DEFAULT, &text, &[SWAP; 2][..times].join(" ")).history().occurrences()
    };
    assert_eq!(occurrences("-", 1), 2, "no records");
    assert_eq!(occurrences("a1a7:c5d2d3", 1), 2, "the two are of one record: renamed, it is the same");
    assert_eq!(occurrences("a1a7:a4c5d2", 1), 1, "only one of them is: it now stands elsewhere");
    assert_eq!(occurrences("a1a7:a4c5d2", 2), 2, "and has come back");
    assert_eq!(occurrences("a1a7:a4c5d2,a1a7:a4c5d3", 1), 2, "each is of one, and both records are alike");
}

#[test]
fn t8_a_claim_as_in_nine() {
    let mut game = game::<Jocari>(UsualLaws::DEFAULT, &format!("{TWELVE} a1a7:c5d2d3"), &[SWAP; 2].join(" "));
    assert_eq!(claims(&game), threefold());
    game.undo();
    assert_eq!(claims(&game), NONE);
}

#[test]
fn a_saved_game_restores_to_the_same_claims() {
    let mut game = game::<Jocari>(
        UsualLaws { quiet_moves: Some(50) },
        &format!("{TWELVE} a1a7:c5d2d3"),
        &[SWAP; 2].join(" "),
    );
    game.go_to(15);
    let text = serde_json::to_string(&game).unwrap();
    let mut back: Game<Position<Jocari>> = serde_json::from_str(&text).unwrap();
    assert_eq!((&back, serde_json::to_string(&back).unwrap()), (&game, text));
    let compact = postcard::to_allocvec(&game).unwrap();
    assert_eq!(postcard::from_bytes::<Game<Position<Jocari>>>(&compact).unwrap(), game);
    assert_eq!(claims(&back), NONE);
    assert!(back.go_to(16));
    assert_eq!(claims(&back), threefold());
}
