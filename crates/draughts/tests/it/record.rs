//! The draws of a game's course (D16–D18), each one ply before, at, and after its limit.

use rulebook_draughts::{
    Brazilian, Color, DeclareStronger, DrawRule, Endings, English, Frisian, International, Italian, Laws,
    MoveKind, Nathan, Pool, Position, Rules, Russian, Stronger, Variant,
};
use rulebook_game::{Game, Refused};

use crate::common::{at, mv};

fn game<V: Variant>(laws: Laws, fen: &str, moves: &str) -> Game<Position<V>> {
    let mut game = Game::new(at(fen), laws);
    play(&mut game, moves);
    game
}

fn international(fen: &str, moves: &str) -> Game<Position<International>> {
    game(Laws::INTERNATIONAL, fen, moves)
}

#[track_caller]
fn play<V: Variant>(game: &mut Game<Position<V>>, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(mv(game.position(), text)).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// Moves kings so many times such that nothing can be taken.
#[track_caller]
fn move_kings<V: Variant>(game: &mut Game<Position<V>>, plies: usize) {
    for _ in 0..plies {
        let safe = game.position().moves().into_iter().find(|&mv| {
            let mut next = *game.position();
            next.play_unchecked(mv);
            let replies = next.moves();
            mv.kind() == MoveKind::King
                && !mv.is_capture()
                && replies.iter().any(|mv| mv.kind() == MoveKind::King && !mv.is_capture())
        });
        game.play(safe.unwrap_or_else(|| panic!("no safe move in\n{:?}", game.position()))).unwrap();
    }
}

/// What the player on turn may claim; the other may claim nothing.
#[track_caller]
fn claims<V: Variant>(game: &Game<Position<V>>) -> Vec<DrawRule> {
    let turn = game.position().turn();
    assert_eq!(game.claims(!turn), []);
    game.claims(turn)
}

/// Whether a rule gives a claim after one ply less than `limit`, at it, and one ply later.
#[track_caller]
fn around<V: Variant>(mut game: Game<Position<V>>, limit: usize, rule: DrawRule) -> [bool; 3] {
    move_kings(&mut game, limit - 1);
    [0, 1, 1].map(|plies| {
        move_kings(&mut game, plies);
        claims(&game).contains(&rule)
    })
}

const AT_AND_AFTER: [bool; 3] = [false, true, true];

fn outcome<V: Variant>(game: &Game<Position<V>>) -> String {
    game.outcome().map_or("ongoing".into(), |outcome| outcome.to_string())
}

/// A king and a man a side that stay out of each other's way: no ending of few pieces.
const QUIET: &str = "W:WK36,48:B3,K6";
const ROUND: &str = "36-41 6-1 41-36 1-6";

#[test]
fn d16_by_agreement_only_under_nathans_rules() {
    let mut game = game::<Nathan>(Laws::NATHAN, QUIET, &[ROUND; 10].join(" "));
    assert_eq!((game.history().occurrences(), claims(&game)), (11, vec![]));
    move_kings(&mut game, 100);
    assert_eq!((claims(&game), outcome(&game)), (vec![], "ongoing".into()));
    game.agree_draw().unwrap();
    assert_eq!(outcome(&game), "draw by agreement");
}

fn nathan(fen: &str) -> Game<Position<Nathan>> {
    Game::new(at(fen), Laws::NATHAN)
}

#[test]
fn d17_both_must_declare_the_same_side_stronger() {
    let mut game = nathan(QUIET);
    assert_eq!(game.declare_stronger(Color::White, Color::White), Ok(false));
    assert_eq!(game.declare_stronger(Color::Black, Color::Black), Ok(false), "of another opinion");
    move_kings(&mut game, 60);
    assert_eq!(outcome(&game), "ongoing");
    assert_eq!(game.declare_stronger(Color::Black, Color::White), Ok(false));
    assert_eq!(game.declare_stronger(Color::White, Color::White), Ok(true));
    assert_eq!(game.history().agreements(), [(60, Stronger(Color::White))]);

    let mut other = international(QUIET, "");
    assert_eq!(other.declare_stronger(Color::White, Color::White), Err(Refused::NotPermitted));
}

fn declare(game: &mut Game<Position<Nathan>>, side: Color) {
    assert_eq!(game.declare_stronger(Color::White, side), Ok(false));
    assert_eq!(game.declare_stronger(Color::Black, side), Ok(true));
}

#[test]
fn d17_the_stronger_side_has_twenty_moves_of_its_own() {
    // White's 20th move is ply 39; Black's, ply 40.
    for (side, limit) in [(Color::White, 39), (Color::Black, 40)] {
        let mut game = nathan(QUIET);
        declare(&mut game, side);
        move_kings(&mut game, limit - 1);
        assert_eq!(outcome(&game), "ongoing", "{side}, one ply before");
        move_kings(&mut game, 1);
        assert_eq!(outcome(&game), "draw by the stronger side not winning in time");
        let next = game.position().moves()[0];
        assert_eq!(game.play(next), Err(Refused::Over));
    }
}

#[test]
fn d17_moves_before_the_agreement_do_not_count_and_a_later_one_replaces_it() {
    let mut game = nathan(QUIET);
    move_kings(&mut game, 7);
    declare(&mut game, Color::White);
    move_kings(&mut game, 39);
    assert_eq!(outcome(&game), "ongoing");
    declare(&mut game, Color::Black);
    // White is on turn: Black's 20th is ply 40.
    move_kings(&mut game, 39);
    assert_eq!(outcome(&game), "ongoing");
    move_kings(&mut game, 1);
    assert_eq!(outcome(&game), "draw by the stronger side not winning in time");
    // Before it, the later agreement is not made yet; behind it, it is again, for the moves were played under it.
    let played = game.history().moves()[45];
    assert!(game.go_to(45));
    assert_eq!(game.history().agreements(), [(7, Stronger(Color::White))]);
    assert_eq!(restored(&game), game);
    assert!(game.go_to(86));
    assert_eq!(game.history().agreements().len(), 2);
    assert_eq!(outcome(&game), "draw by the stronger side not winning in time");
    // Another course has its own.
    game.go_to(45);
    let other = game.position().moves().into_iter().find(|&mv| mv != played);
    game.play(other.unwrap()).unwrap();
    assert_eq!(game.history().agreements(), [(7, Stronger(Color::White))]);
}

#[test]
fn d17_a_win_with_the_twentieth_move_stands() {
    let mut game = nathan("W:WK36,48:BK6");
    declare(&mut game, Color::White);
    play(&mut game, &[ROUND; 9].join(" "));
    play(&mut game, "36-41 6-28");
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, "41x23");
    assert_eq!(game.history().moves_of(Color::White, 0), 20);
    assert_eq!(outcome(&game), "white wins by taking all pieces");
}

#[test]
fn d18_third_repetition_is_claimed_by_the_player_on_turn() {
    let mut game = international(QUIET, &[ROUND; 2].join(" "));
    game.undo();
    assert_eq!(claims(&game), [], "one ply before");
    play(&mut game, "1-6");
    assert_eq!(claims(&game), [DrawRule::Repetition]);
    assert_eq!(game.claim(Color::Black, DrawRule::Repetition), Err(Refused::NoSuchClaim));
    let mut later = game.clone();
    move_kings(&mut later, 1);
    game.claim(Color::White, DrawRule::Repetition).unwrap();
    assert_eq!(outcome(&game), "draw by repetition, claimed");
}

#[test]
fn d18_the_same_squares_with_the_other_side_on_turn_are_no_repetition() {
    // White loses a move on its short diagonal.
    let game = international(QUIET, "36-47 6-1 47-41 1-6 41-36");
    assert_eq!(game.position().turn(), Color::Black);
    assert_eq!(game.history().occurrences(), 1);
}

#[test]
fn d18_twenty_five_moves_by_kings_only() {
    assert_eq!(around(international(QUIET, ""), 50, DrawRule::KingsOnly), AT_AND_AFTER);
}

#[test]
fn d18_a_mans_move_of_either_side_begins_the_twenty_five_moves_anew() {
    // Pitfall 13.
    for (plies, man) in [(48, "48-43"), (49, "3-8")] {
        let mut game = international(QUIET, "");
        move_kings(&mut game, plies);
        play(&mut game, man);
        assert!(!claims(&game).contains(&DrawRule::KingsOnly), "{man}");
        assert_eq!(around(game, 50, DrawRule::KingsOnly), AT_AND_AFTER, "{man}");
    }
}

#[test]
fn d18_a_kings_capture_begins_the_twenty_five_moves_anew() {
    let mut game = international("W:WK36,48:BK2,3,K6", &[ROUND; 12].join(" "));
    play(&mut game, "36-41 6-28 41x23");
    assert_eq!(game.history().plies(), 51);
    assert!(!claims(&game).contains(&DrawRule::KingsOnly));
    assert_eq!(around(game, 50, DrawRule::KingsOnly), AT_AND_AFTER);
}

#[test]
fn d18_three_pieces_against_a_lone_king_have_sixteen_moves() {
    for fen in ["W:WK36,K46,K47:BK6", "W:WK36,K47,48:BK6", "W:WK36,48,50:BK6", "B:WK6:BK36,1,3"] {
        assert_eq!(around(international(fen, ""), 32, DrawRule::Ending), AT_AND_AFTER, "{fen}");
    }
    // With four pieces it is no such ending, nor against a king and a man.
    for fen in ["W:WK36,48,49,50:BK6", "W:WK36,48,49:BK6,3"] {
        assert_eq!(around(international(fen, ""), 32, DrawRule::Ending), [false; 3], "{fen}");
    }
}

#[test]
fn d18_two_pieces_or_one_against_a_lone_king_have_five_moves() {
    for fen in ["W:WK36,K47:BK6", "W:WK36,48:BK6", "W:WK36:BK6", "B:WK6:BK36,3"] {
        assert_eq!(around(international(fen, ""), 10, DrawRule::Ending), AT_AND_AFTER, "{fen}");
    }
}

#[test]
fn d18_the_ending_arises_by_a_capture() {
    let game = international("W:WK36,48,50:BK6,27", "36x4");
    assert_eq!(around(game, 32, DrawRule::Ending), AT_AND_AFTER);
    // Another number of pieces is another ending: what the three have used does not count for the two.
    let mut game = international("W:WK36,43,48:BK6", &[ROUND; 5].join(" "));
    play(&mut game, "43-39 6x44");
    assert_eq!(around(game, 10, DrawRule::Ending), AT_AND_AFTER);
}

#[test]
fn d18_the_ending_arises_by_the_first_crowning_and_goes_on_through_others() {
    let mut game = international("W:W7,8,48:BK36", "7-1");
    assert_eq!(around(game.clone(), 32, DrawRule::Ending), AT_AND_AFTER, "there was no king before");
    play(&mut game, "36-47 8-3");
    assert_eq!(around(game, 30, DrawRule::Ending), AT_AND_AFTER, "two plies are used");
}

#[test]
fn d18_how_the_counts_go_together() {
    // A man's move begins the 25 moves anew, not the 16.
    let mut game = international("W:WK36,48,50:BK6", &[ROUND; 5].join(" "));
    play(&mut game, "48-43 6-1");
    move_kings(&mut game, 10);
    assert!(claims(&game).contains(&DrawRule::Ending), "16 moves since the start");
    assert!(!claims(&game).contains(&DrawRule::KingsOnly));
    move_kings(&mut game, 38);
    assert!(!claims(&game).contains(&DrawRule::KingsOnly), "24 and a half since the man's move");
    move_kings(&mut game, 1);
    assert_eq!(game.history().plies(), 71);
    // Each is a claim of its own, and none ends the game by itself.
    assert!([DrawRule::Ending, DrawRule::KingsOnly].iter().all(|rule| claims(&game).contains(rule)));
    assert_eq!(outcome(&game), "ongoing");
    let turn = game.position().turn();
    game.claim(turn, DrawRule::KingsOnly).unwrap();
    assert_eq!(outcome(&game), "draw by moves of kings only, claimed");
}

#[test]
fn d18_a_win_comes_before_a_claim() {
    let mut game = international("W:WK36,48:BK6", &[ROUND; 3].join(" "));
    play(&mut game, "36-41 6-28");
    assert!(claims(&game).contains(&DrawRule::Ending));
    play(&mut game, "41x23");
    assert_eq!((claims(&game), outcome(&game)), (vec![], "white wins by taking all pieces".into()));
}

#[test]
fn the_other_presets_limits() {
    use DrawRule::{Ending, KingsOnly};
    fn limit<V: Variant>(fen: &str, moves: usize, rule: DrawRule) {
        let laws = Laws::named(V::NAME).unwrap();
        assert_eq!(around(game::<V>(laws, fen, ""), 2 * moves, rule), AT_AND_AFTER, "{} {fen}", V::NAME);
    }
    limit::<Brazilian>("W:WK29,31:B2,K5", 20, KingsOnly);
    limit::<Brazilian>("W:WK21,K30:BK5", 5, Ending);
    limit::<Brazilian>("W:WK21,K30:BK5,2", 5, Ending);
    limit::<Brazilian>("W:WK21:BK5,2", 5, Ending);
    limit::<Pool>("W:WK21,K30,K31:BK5", 13, Ending);
    limit::<Russian>("W:WK29,31:B2,K5", 15, KingsOnly);
    limit::<Russian>("W:WK21,K30,K31:BK5", 15, Ending);
    limit::<Russian>("W:WK21,K30:BK5", 5, Ending);
    limit::<Russian>("W:WK21,31:BK5,2", 30, Ending);
    limit::<Russian>("W:WK21,31,32:BK5,2,3", 60, Ending);
    limit::<English>("W:WK29,31:B2,K5", 40, KingsOnly);
    limit::<Italian>("W:WK29,31:B2,K5", 40, KingsOnly);
    limit::<Frisian>("W:WK36,K47:BK6", 7, Ending);
    limit::<Frisian>("W:WK36:BK6", 2, Ending);
}

#[test]
fn the_main_road_of_russian_draughts() {
    // a1–h8. In the second game the lone king enters it with its first move.
    const CIRCLE: &str = "21-17 29-4 17-21 4-29";
    for (fen, enters, used) in [
        ("W:WK3,K21,K31:BK29", "", 0),
        ("B:WK3,K21,K31:BK32", "32-18 21-17 18-29 17-21 29-4 21-17 4-29 17-21 29-4 21-17", 1),
    ] {
        let mut game = game::<Russian>(Laws::RUSSIAN, fen, enters);
        if used == 0 {
            play(&mut game, &format!("{CIRCLE} {CIRCLE} 21-17"));
        }
        assert!(!claims(&game).contains(&DrawRule::Ending), "{fen}, one ply before");
        play(&mut game, if used == 0 { "29-4" } else { "4-29" });
        assert!(claims(&game).contains(&DrawRule::Ending), "{fen}");
        assert_eq!(game.history().plies(), 10 + used);
    }
}

#[test]
fn a_preset_of_laws_for_each_of_rules() {
    let names = |presets: &[(&'static str, Laws)]| presets.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    let rules: Vec<_> = Rules::PRESETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names(Laws::PRESETS), rules);
    assert_eq!(Laws::named("chess"), None);
    assert_eq!(Laws::named("nathan").unwrap().endings, Endings::None);
}

#[test]
fn the_fourth_time_under_italian_laws() {
    const CIRCLE: &str = "29-25 4-8 25-29 8-4";
    let mut game = game::<Italian>(Laws::ITALIAN, "W:WK29,32:B1,K4", &[CIRCLE; 3].join(" "));
    game.undo();
    assert_eq!(claims(&game), []);
    play(&mut game, "8-4");
    assert_eq!(claims(&game), [DrawRule::Repetition]);
}

/// Written and read in both forms: the same game, which is written the same again.
#[track_caller]
fn restored<V: Variant>(game: &Game<Position<V>>) -> Game<Position<V>> {
    let text = serde_json::to_string(game).unwrap();
    let back: Game<Position<V>> =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((&back, serde_json::to_string(&back).unwrap()), (game, text));
    let compact = postcard::to_allocvec(game).unwrap();
    assert_eq!(&postcard::from_bytes::<Game<Position<V>>>(&compact).unwrap(), game);
    back
}

#[test]
fn a_saved_game_restores_to_the_same_claims() {
    // The last position alone would give no claim.
    assert_eq!(claims(&international(QUIET, "")), []);
    let mut saved = restored(&international(QUIET, &[ROUND; 13].join(" ")));
    assert_eq!(claims(&saved), [DrawRule::Repetition, DrawRule::KingsOnly]);
    saved.claim(Color::White, DrawRule::KingsOnly).unwrap();
    assert_eq!(outcome(&restored(&saved)), "draw by moves of kings only, claimed");
}

#[test]
fn a_saved_game_restores_the_declared_stronger_side_and_what_one_side_offers() {
    let mut game = nathan(QUIET);
    move_kings(&mut game, 3);
    declare(&mut game, Color::White);
    move_kings(&mut game, 38);
    assert_eq!(game.declare_stronger(Color::Black, Color::Black), Ok(false));
    let mut back = restored(&game);
    assert_eq!(back.offered(Color::Black), game.offered(Color::Black));
    assert_eq!(outcome(&back), "ongoing");
    move_kings(&mut back, 2);
    assert_eq!(outcome(&restored(&back)), "draw by the stronger side not winning in time");
}

#[test]
fn a_saved_game_with_an_agreement_out_of_place_is_refused() {
    let mut game = nathan(QUIET);
    move_kings(&mut game, 3);
    declare(&mut game, Color::White);
    let text = serde_json::to_string(&restored(&game)).unwrap();
    let refusal = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        serde_json::from_str::<Game<Position<Nathan>>>(&changed).unwrap_err().to_string()
    };
    let agreed = r#"[[3,"white"]]"#;
    assert!(refusal(agreed, r#"[[4,"white"]]"#).starts_with("an agreement is out of its order"));
    assert!(refusal(agreed, r#"[[2,"white"],[1,"white"]]"#).starts_with("an agreement is out of its order"));
    assert!(
        refusal(r#""stronger":20"#, r#""stronger":null"#)
            .starts_with("after 3 moves: the rules do not know this agreement")
    );
}
