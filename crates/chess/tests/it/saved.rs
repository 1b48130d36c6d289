//! A game as a serde value: it restores to the same claims, clocks and end.

use core::time::Duration;

use proptest::prelude::*;
use rulebook_chess::{Color, DrawRule, Position, Rules};
use rulebook_game::{Game, Offer};

type Chess = Game<Position>;

fn json(game: &Chess) -> String {
    serde_json::to_string(game).unwrap()
}

/// Written and read in both forms: the same game, which is written the same again.
#[track_caller]
fn restored(game: &Chess) -> Chess {
    let text = json(game);
    let back: Chess = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((&back, json(&back)), (game, text));
    let compact = postcard::to_allocvec(game).unwrap();
    let again: Chess = postcard::from_bytes(&compact).unwrap();
    assert_eq!((&again, postcard::to_allocvec(&again).unwrap()), (game, compact));
    back
}

fn play(game: &mut Chess, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.position().parse_san(text).unwrap();
        game.play_after(mv, Duration::from_millis(1_500)).unwrap();
    }
}

fn start(rules: Rules, moves: &str) -> Chess {
    let mut game = Game::new(Position::start(), rules);
    play(&mut game, moves);
    game
}

#[test]
fn the_form_that_a_person_may_read() {
    let mut game = Game::timed(Position::start(), Rules::Fide, "300+2".parse().unwrap());
    play(&mut game, "e4 e5 Nf3");
    game.go_to(2);
    game.offer(Color::Black, Offer::Draw).unwrap();
    assert_eq!(
        json(&restored(&game)),
        concat!(
            r#"{"version":1,"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","laws":"fide","#,
            r#""moves":["e2e4","e7e5","g1f3"],"at":2,"agreements":[],"offers":[null,"draw"],"end":null,"#,
            r#""clock":{"control":"300+2","spent":[{"secs":1,"nanos":500000000},{"secs":1,"nanos":500000000},"#,
            r#"{"secs":1,"nanos":500000000}]}}"#
        )
    );
}

#[test]
fn the_same_claims() {
    let round = "Nf3 Nf6 Ng1 Ng8";
    let twice = start(Rules::Fide, &format!("{round} Nf3 Nf6 Ng1"));
    let back = restored(&twice);
    let announced = back.position().parse_san("Ng8").unwrap();
    assert_eq!(back.claims_announcing(announced), Ok(vec![DrawRule::ThreefoldRepetition]));
    let thrice = restored(&start(Rules::Jumbo, &format!("{round} {round}")));
    assert_eq!(
        thrice.claims(Color::Black),
        [DrawRule::ThreefoldRepetition],
        "what stood before counts, though the position alone does not say so"
    );
    // The counter of the FEN is the position's text's.
    let fifty = restored(&Game::new("4k3/8/8/8/8/8/8/R3K3 w - - 100 90".parse().unwrap(), Rules::Fide));
    assert_eq!(fifty.claims(Color::White), [DrawRule::FiftyMoves]);
}

#[test]
fn the_same_clocks() {
    let mut game = Game::timed(Position::start(), Rules::Fide, "2/60+1:30d5".parse().unwrap());
    play(&mut game, "e4 e5 Nf3 Nc6 Bb5 a6");
    for ply in [6, 3, 0] {
        assert!(game.go_to(ply));
        let mut back = restored(&game);
        assert_eq!(back.clock(), game.clock());
        assert!(back.go_to(6), "the moves ahead are kept");
        assert_eq!(back.clock().unwrap().remaining(Color::White).stage, 1);
    }
}

#[test]
fn the_same_end() {
    let ended = |moves: &str, end: fn(&mut Chess)| {
        let mut game = start(Rules::Fide, moves);
        end(&mut game);
        restored(&game).outcome().unwrap().to_string()
    };
    let round = "Nf3 Nf6 Ng1 Ng8";
    assert_eq!(ended("e4", |game| game.resign(Color::Black).unwrap()), "white wins by resignation");
    assert_eq!(ended("e4", |game| game.forfeit(Color::White).unwrap()), "black wins by forfeit");
    assert_eq!(ended("e4", |game| game.flag_fell(Color::White).unwrap()), "black wins by time");
    assert_eq!(ended("e4", |game| game.agree_draw().unwrap()), "draw by agreement");
    assert_eq!(ended("f3 e5 g4 Qh4#", |_| ()), "black wins by checkmate");
    assert_eq!(
        ended(&format!("{round} {round}"), |game| {
            game.claim(Color::White, DrawRule::ThreefoldRepetition).unwrap();
        }),
        "draw by threefold repetition, claimed"
    );
    assert_eq!(
        ended(&format!("{round} Nf3 Nf6 Ng1"), |game| {
            let mv = game.position().parse_san("Ng8").unwrap();
            game.claim_announcing(mv, DrawRule::ThreefoldRepetition).unwrap();
        }),
        "draw by threefold repetition, claimed"
    );
}

#[test]
fn what_the_rules_refuse_is_refused_when_read() {
    let mut timed = Game::timed(Position::start(), Rules::Fide, "300".parse().unwrap());
    play(&mut timed, "e4 e5");
    timed.resign(Color::White).unwrap();
    let text = json(&restored(&timed));
    let resigned = r#"{"resignation":"white"}"#;
    for (from, to, error) in [
        (r#""version":1"#, r#""version":2"#, "version 2 of a saved game is not known, only 1"),
        ("e7e5", "e7e4", "after 1 moves: "),
        ("e7e5", "e7", "after 1 moves: `e7`: "),
        (r#""at":2"#, r#""at":3"#, "the game has no 3 moves"),
        ("[null,null]", r#"["draw","draw"]"#, "both offer the same, and have not agreed"),
        (r#"{"secs":1,"nanos":500000000},"#, "", "there is not a time for each move"),
        (r#""secs":1"#, r#""secs":300"#, "after 0 moves: the move comes too late: the flag has fallen"),
        (
            resigned,
            r#"{"claim":{"side":"white","ground":"fifty-moves","announcing":null}}"#,
            "the end: there is no such claim now",
        ),
        (
            resigned,
            r#"{"claim":{"side":"black","ground":"fifty-moves","announcing":"e7e6"}}"#,
            "the end: black announces a move, and is not on turn",
        ),
        (
            resigned,
            r#"{"claim":{"side":"white","ground":"fifty-moves","announcing":"d2d4"}}"#,
            "the end: there is no such claim now",
        ),
        (r#""fide""#, r#""chess""#, "no such rules"),
        (r#""moves""#, r#""steps""#, "unknown field `steps`"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let refused = serde_json::from_str::<Chess>(&changed).unwrap_err().to_string();
        assert!(refused.starts_with(error), "{refused}");
    }
    // A game that is over takes no end.
    let mated = json(&start(Rules::Fide, "f3 e5 g4 Qh4#")).replace(r#""end":null"#, r#""end":"agreement""#);
    let refused = serde_json::from_str::<Chess>(&mated).unwrap_err().to_string();
    assert!(refused.starts_with("the end: the game is over"), "{refused}");
}

#[test]
fn a_byte_a_move_where_nobody_reads_it() {
    let bytes = |rounds: usize| {
        let game = start(Rules::Jumbo, &["Nf3 Nf6 Ng1 Ng8"; 20][..rounds].join(" "));
        postcard::to_allocvec(&game).unwrap().len()
    };
    assert_eq!(bytes(20) - bytes(10), 40);
    // A number beyond the legal moves is refused: the first move's number follows the count of the moves.
    let mut compact = postcard::to_allocvec(&start(Rules::Jumbo, "Nf3")).unwrap();
    let first = compact.len() - 7;
    let numbers = (0..=20).filter(|&number| {
        compact[first] = number;
        postcard::from_bytes::<Chess>(&compact).is_ok()
    });
    assert_eq!(numbers.count(), 20);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn games_at_random(choices in prop::collection::vec(any::<u16>(), 0..120), timed: bool, back: u8) {
        let mut game = if timed {
            Game::timed(Position::start(), Rules::Fide, "9/600+10:300y3x30".parse().unwrap())
        } else {
            Game::new(Position::start(), Rules::Fide)
        };
        for choice in choices {
            let moves = game.position().moves();
            if game.outcome().is_some() {
                break;
            }
            let took = Duration::from_millis(u64::from(choice) / 10);
            game.play_after(moves[usize::from(choice) % moves.len()], took).unwrap();
        }
        let plies = game.history().plies();
        game.go_to(plies.saturating_sub(usize::from(back % 16)));
        restored(&game);
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = postcard::from_bytes::<Chess>(&bytes);
    }
}
