//! Games as PDN (D19): which variant, from where, by which moves; written, read, and written again.

use proptest::prelude::*;
use rulebook_draughts::{
    Brazilian, English, Frisian, International, Italian, Move, Nathan, Pdn, Pool, Position, Russian, Variant,
    game_type, game_type_number,
};
use rulebook_game::movetext::{
    Dialect, FaultOf, Flow, GameText, Line, Place, Ply, Reader, Replay, ReplayVisitor, Score,
};

use crate::common::at;

/// What is played in the games of a text.
#[derive(Default)]
struct Played {
    moves: usize,
    /// The last positions of the games, where all moves were played.
    ends: Vec<Option<String>>,
    scores: Vec<Option<Score>>,
    faults: Vec<String>,
}

impl<V: Variant> ReplayVisitor<Pdn<V>> for Played {
    fn mv(&mut self, position: &Position<V>, mv: Move<V::Board>, _: Place) -> Flow {
        assert!(position.is_legal(mv));
        self.moves += 1;
        Flow::Continue
    }
    fn end_game(&mut self, score: Option<Score>, position: Option<&Position<V>>) -> Flow {
        self.ends.push(position.map(ToString::to_string));
        self.scores.push(score);
        Flow::Continue
    }
    fn fault(&mut self, fault: FaultOf<Pdn<V>>) -> Flow {
        self.faults.push(fault.to_string());
        Flow::Continue
    }
}

fn play<V: Variant>(text: &str) -> Played {
    let mut replay = Replay::new(Pdn::<V>::new(), Played::default()).checking_scores();
    let mut reader = Reader::new(Dialect::Pdn);
    let _ = reader.push(text.as_bytes(), &mut replay);
    reader.finish(&mut replay);
    replay.into_visitor()
}

#[test]
fn a_game_type_is_that_of_one_preset() {
    fn one<V: Variant>(number: Option<u8>) {
        assert_eq!(game_type(V::NAME), number);
        let written = Position::<V>::start().pdn([]).unwrap();
        match number {
            Some(number) => assert_eq!(written.tag("GameType"), Some(&*number.to_string())),
            None => assert_eq!((written.tag("GameType"), written.tag("Rules")), (None, Some(V::NAME))),
        }
        for other in 0..=255 {
            let read = play::<V>(&format!("[GameType \"{other},W,10,10,N2,0\"]\n*"));
            assert_eq!(read.faults.is_empty(), Some(other) == number, "{} {other}", V::NAME);
        }
    }
    one::<International>(Some(20));
    one::<English>(Some(21));
    one::<Italian>(Some(22));
    one::<Pool>(Some(23));
    one::<Russian>(Some(25));
    one::<Brazilian>(Some(26));
    one::<Frisian>(Some(40));
    one::<Nathan>(None);
}

#[test]
fn a_game_type_begins_with_its_number() {
    for (value, number) in [
        ("20", Some(20)),
        (" 20 ", Some(20)),
        ("25,W,8,8,A0,0", Some(25)),
        ("", None),
        ("W,20", None),
        ("-20", None),
        ("256", None),
    ] {
        assert_eq!(game_type_number(value), number, "{value:?}");
    }
}

#[test]
fn tags_that_give_no_start_are_refused_with_their_place() {
    for (tags, fault) in [
        ("[GameType \"draughts\"]", "expected a number at the beginning of GameType, not \"draughts\""),
        ("[GameType \"21\"]", "the GameType 21 is not that of international"),
        ("[Rules \"nathan\"]", "the rules \"nathan\" are not international"),
        ("[FEN \"W:W4:B49\"]", "men on the row where they would have been crowned: 4 49"),
    ] {
        let played =
            play::<International>(&format!("\n  {tags}\n1. 32-28 *\n\n[GameType \"20\"]\n1. 32-28 *"));
        assert_eq!(played.faults, [format!("line 2, column 3: no position to start from: {fault}")]);
        assert_eq!(played.moves, 1, "the next game is played");
    }
    assert_eq!(play::<International>("[Rules \"international\"] 1. 32-28 *").moves, 1);
}

/// Draughts trap 1.
#[test]
fn captures_with_the_same_ends_are_told_apart() {
    let position = at::<International>("W:WK4:B13,20,32,37");
    let tags = "[GameType \"20\"]\n[FEN \"W:WK4:B13,20,32,37\"]\n\n";
    for (text, end) in [
        ("4x27x38x15", "B:WK15:B37"),
        ("4x31x42x15", "B:WK15:B32"),
        ("4x15x32x20x13", "B:WK15:B37"),
        ("4x42x15", "B:WK15:B32"),
    ] {
        let played = play::<International>(&format!("{tags}1. {text} *"));
        assert_eq!(played.faults, Vec::<String>::new());
        assert_eq!(played.ends, [Some(end.to_owned())]);
    }
    let played = play::<International>(&format!("{tags}1. 4x15 *"));
    assert_eq!(played.faults, ["line 4, column 4: 4x15: ambiguous: 4x27x38x15 or 4x31x42x15"]);
    assert_eq!(played.ends, [None]);
    for mv in position.moves().into_iter().filter(|mv| mv.to().number() == 15) {
        let text = position.pdn([mv]).unwrap().to_string();
        assert_eq!(play::<International>(&text).faults, Vec::<String>::new(), "{text}");
        assert!(text.contains(&position.move_text(mv).long().to_string()), "{text}");
    }
}

#[test]
fn both_kinds_of_results_are_read() {
    for (text, score) in [
        ("2-0", Score::WhiteWins),
        ("1-0", Score::WhiteWins),
        ("1-1", Score::Draw),
        ("1/2-1/2", Score::Draw),
        ("0-2", Score::BlackWins),
        ("0-1", Score::BlackWins),
        ("0-0", Score::BothLose),
        ("*", Score::Open),
    ] {
        let played = play::<International>(&format!("1. 32-28 {text}"));
        assert_eq!((played.scores, played.moves), (vec![Some(score)], 1), "{text}");
        assert_eq!(played.faults, Vec::<String>::new(), "{text}");
    }
    let over = "[FEN \"W:W32:B28\"]\n1. 32x23 ";
    assert_eq!(play::<International>(&format!("{over}2-0")).faults, Vec::<String>::new());
    assert_eq!(
        play::<International>(&format!("{over}1-1")).faults,
        ["line 2, column 10: the result is 1/2-1/2, but white wins by taking all pieces"]
    );
}

#[test]
fn a_fault_leaves_the_next_game_whole() {
    let text = "[GameType \"20\"]\n1. 32-28 19-23 2. 33-29 {28x19 is obligatory} 23x34 *\n\n\
                [GameType \"20\"]\n1. 32-28 (1. 32-38) 19-23 2. 28x19 14x23 1-1\n\n\
                [GameType \"20\"]\n1. 32-28 ]\n\n[GameType \"20\"]\n1. 32-28 19-23\n";
    let played = play::<International>(text);
    assert_eq!(
        played.faults.iter().map(|fault| fault.split(": ").next().unwrap()).collect::<Vec<_>>(),
        ["line 2, column 19", "line 5, column 14", "line 8, column 10", "line 12, column 1"],
        "{:?}",
        played.faults
    );
    assert_eq!(played.moves, 2 + 4 + 1 + 2);
    let whole: Vec<_> = played.ends.iter().map(Option::is_some).collect();
    assert_eq!(whole, [false, true, false, false]);
}

#[test]
fn numbers_count_from_the_side_that_begins_a_game() {
    let first = |position: &str, text: &str| {
        let start = at::<International>(position);
        let game = start.pdn([start.parse_move(text).unwrap()]).unwrap().to_string();
        game.lines().last().unwrap().to_owned()
    };
    assert_eq!(first("W:W31-50:B1-20", "32-28"), "1. 32-28 *");
    assert_eq!(first("B:W31-50:B1-20", "19-23"), "1... 19-23 *");
    let english = Position::<English>::start();
    let game = english.pdn([english.parse_move("11-15").unwrap()]).unwrap().to_string();
    assert!(game.ends_with("\n1. 11-15 *\n"), "black begins: {game}");
}

/// Random moves from a position, with random variations and comments.
fn random_line<V: Variant>(
    mut position: Position<V>,
    choices: &mut impl Iterator<Item = u8>,
    plies: usize,
    depth: u8,
) -> Line {
    let mut line = Line::default();
    for _ in 0..plies {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let mut pick = || moves[usize::from(choices.next().unwrap()) % moves.len()];
        let (mv, other) = (pick(), pick());
        let mut ply = Ply::new(position.move_text(mv).to_string());
        if choices.next().unwrap() < 20 {
            ply.comments.push("a remark on it that is as long as remarks are".into());
        }
        if depth > 0 && choices.next().unwrap() < 30 {
            let mut after = position;
            after.play_unchecked(other);
            let mut variation = random_line(after, choices, 4, depth - 1);
            variation.plies.insert(0, Ply::new(position.move_text(other).to_string()));
            ply.variations.push(variation);
        }
        line.plies.push(ply);
        position.play_unchecked(mv);
    }
    line
}

fn plies(line: &Line) -> usize {
    let inner = line.plies.iter().flat_map(|ply| &ply.variations).map(plies);
    line.plies.len() + inner.sum::<usize>()
}

fn assert_round_trip<V: Variant>(choices: &[u8]) {
    let start = Position::<V>::start();
    let mut game = start.pdn([]).unwrap();
    game.main = random_line(start, &mut choices.iter().copied().cycle(), 80, 2);
    let text = game.to_string();
    let (read, faults) = GameText::read_all(&text, Dialect::Pdn);
    assert_eq!(faults, []);
    assert_eq!(read, [game]);
    assert_eq!(read[0].to_string(), text);
    let played = play::<V>(&text);
    assert_eq!(played.moves, plies(&read[0].main), "{text}");
    // The bare result may clash with a game that is over.
    assert!(
        played.faults.iter().all(|fault| fault.contains("the result is *")),
        "{:?} {text}",
        played.faults
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn random_games_are_written_read_and_written_again(choices in prop::collection::vec(any::<u8>(), 100..400)) {
        assert_round_trip::<Nathan>(&choices);
        assert_round_trip::<International>(&choices);
        assert_round_trip::<Brazilian>(&choices);
        assert_round_trip::<Pool>(&choices);
        assert_round_trip::<Russian>(&choices);
        assert_round_trip::<English>(&choices);
        assert_round_trip::<Italian>(&choices);
        assert_round_trip::<Frisian>(&choices);
    }
}
