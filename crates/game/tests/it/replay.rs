//! Games that are played while they are read, in the plain record of a small game.

use rulebook_game::{
    Text,
    movetext::{FaultOf, Flow, Notation, Place, Plain, Reader, Replay, ReplayVisitor, Score},
    playout,
};

use crate::toys::tic_tac_toe::TicTacToe;

type Game = Plain<TicTacToe>;

#[derive(Default)]
struct Log {
    words: Vec<String>,
    skip: Option<(&'static str, Flow)>,
}

impl Log {
    fn tell(&mut self, word: String) -> Flow {
        let flow = self.skip.filter(|(at, _)| *at == word).map_or(Flow::Continue, |(_, flow)| flow);
        self.words.push(word);
        flow
    }
}

impl ReplayVisitor<Game> for Log {
    fn start(&mut self, position: &TicTacToe) -> Flow {
        self.tell(position.to_string())
    }
    fn mv(&mut self, position: &TicTacToe, mv: u8, _: Place) -> Flow {
        self.tell(position.move_text(mv).to_string())
    }
    fn begin_variation(&mut self, position: &TicTacToe) -> Flow {
        self.tell(format!("({position}"))
    }
    fn end_variation(&mut self) -> Flow {
        self.tell(")".into())
    }
    fn end_game(&mut self, _: Option<Score>, position: Option<&TicTacToe>) -> Flow {
        self.tell(position.map_or("cut".into(), ToString::to_string))
    }
    fn fault(&mut self, fault: FaultOf<Game>) -> Flow {
        self.tell(format!("{fault} @{}", fault.place().byte))
    }
}

fn replay(text: &str, skip: Option<(&'static str, Flow)>) -> Vec<String> {
    let game = Plain::new("tic-tac-toe", "", ());
    let mut replay = Replay::new(game, Log { skip, ..Log::default() }).checking_scores();
    let mut reader = Reader::new(Game::DIALECT);
    let _ = reader.push(text.as_bytes(), &mut replay);
    reader.finish(&mut replay);
    replay.into_visitor().words
}

const GAME: &str = "[Game \"tic-tac-toe\"]\n1. c0 c4 (c1 c2) 2. c8 ";

#[test]
fn variations_start_before_the_move_they_replace() {
    let told =
        ["......... w", "c0", "c4", "(W........ b", "c1", "c2", ")", "c8", "W...B...W b"].map(String::from);
    assert_eq!(replay(&format!("{GAME}*"), None), told);
}

#[test]
fn what_is_skipped_leaves_no_last_position() {
    let text = format!("{GAME}*");
    let end = |at, flow| replay(&text, Some((at, flow))).pop().unwrap();
    assert_eq!(end("c1", Flow::SkipLine), "W...B...W b");
    assert_eq!(end("c1", Flow::SkipGame), "cut");
    assert_eq!(end("c4", Flow::SkipLine), "cut");
}

#[test]
fn a_move_that_is_refused_ends_its_line() {
    let told = replay("[Game \"tic-tac-toe\"]\n1. c0 c4 (c0 c1) 2. c9 c1 *", None);
    assert_eq!(told.len(), 8, "{told:?}");
    assert!(told[4].starts_with("line 2, column 11: c0: ") && told[4].ends_with(" @31"), "{}", told[4]);
    assert_eq!(told[5], ")");
    assert!(told[6].starts_with("line 2, column 21: c9: "), "{}", told[6]);
    assert_eq!(told[7], "cut");
}

#[test]
fn a_game_without_a_start_is_refused() {
    for (tags, told) in [
        (
            "[Game \"chess\"]",
            "line 1, column 1: no position to start from: it is not a record of this game @0",
        ),
        ("", "line 2, column 1: no position to start from: it is not a record of this game @1"),
        (
            "[Game \"tic-tac-toe\"] [Rules \"x\"]",
            "line 1, column 1: no position to start from: it is played by other rules @0",
        ),
    ] {
        assert_eq!(replay(&format!("{tags}\n1. c0 *"), None), [told, "cut"]);
    }
    let told = replay("[Game \"tic-tac-toe\"] [Position \"...\"]\n1. c0 *", None);
    assert!(told[0].contains("no position to start from"), "{told:?}");
}

#[test]
fn a_result_that_the_position_denies_is_told() {
    let text = "[Game \"tic-tac-toe\"]\n1. c0 c3 2. c1 c4 3. c2 ";
    assert_eq!(replay(&format!("{text}1-0"), None).len(), 7);
    let told = replay(&format!("{text}0-1"), None);
    assert!(told[6].contains("the result is 0-1, but white wins"), "{told:?}");
}

#[test]
fn random_games_are_written_read_and_written_again() {
    let plain = Game::new("tic-tac-toe", "usual", ());
    for seed in 0..50 {
        let mut state = seed;
        let mut moves = vec![];
        let mut position = TicTacToe::start(&());
        loop {
            let end = playout(position, 1, |count| {
                state = (state * 37 + 11) % 1009;
                state % count
            });
            let mut next = None;
            rulebook_game::Position::for_each_move(&position, |mv| {
                let mut after = position;
                rulebook_game::Position::play_unchecked(&mut after, mv);
                if after == end.position {
                    next = Some(mv);
                }
            });
            let Some(mv) = next else { break };
            moves.push(mv);
            position = end.position;
        }
        let text = plain.write(&TicTacToe::start(&()), moves.iter().copied()).unwrap().to_string();
        let told = replay(&text.replace("[Rules \"usual\"]\n", ""), None);
        assert_eq!(told.last(), Some(&position.to_string()), "{text}");
        let (games, faults) = rulebook_game::movetext::GameText::read_all(&text, Game::DIALECT);
        assert_eq!((games[0].to_string(), faults), (text, vec![]));
    }
}
