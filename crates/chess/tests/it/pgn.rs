//! PGN: games written by another program, random games, tags, commands in comments.

use std::{fmt::Write as _, time::Duration};

use proptest::prelude::*;
use rulebook_chess::{Command, Commands, EvalScore, Move, Pgn, Position};
use rulebook_game::movetext::{
    Dialect, FaultOf, Flow, GameText, Line, Place, Ply, Reader, Replay, ReplayVisitor, Score,
};

/// What is played in the games of a text.
#[derive(Default)]
struct Played {
    moves: usize,
    ends: Vec<Option<Position>>,
    faults: Vec<String>,
}

impl ReplayVisitor<Pgn> for Played {
    fn mv(&mut self, position: &Position, mv: Move, _: Place) -> Flow {
        assert_eq!(position.check(mv), Ok(()));
        self.moves += 1;
        Flow::Continue
    }
    fn end_game(&mut self, _: Option<Score>, position: Option<&Position>) -> Flow {
        self.ends.push(position.copied());
        Flow::Continue
    }
    fn fault(&mut self, fault: FaultOf<Pgn>) -> Flow {
        self.faults.push(fault.to_string());
        Flow::Continue
    }
}

fn play(text: &str) -> Played {
    let mut replay = Replay::new(Pgn, Played::default()).checking_scores();
    let mut reader = Reader::new(Dialect::Pgn);
    let _ = reader.push(text.as_bytes(), &mut replay);
    reader.finish(&mut replay);
    replay.into_visitor()
}

/// Seventeen random games with variations, comments, clocks and evaluations, four of Chess960, one set up.
const SAMPLE: &str = include_str!("../data/python-chess.pgn");

#[test]
fn games_written_by_python_chess_are_read_and_played() {
    let played = play(SAMPLE);
    assert_eq!(played.faults, Vec::<String>::new());
    assert_eq!(played.ends.len(), 17);
    assert!(played.ends.iter().all(Option::is_some));
    let commands = |text| SAMPLE.matches(text).count();
    let (games, faults) = GameText::read_all(SAMPLE, Dialect::Pgn);
    assert_eq!(faults, []);
    let (mut clocks, mut evals) = (0, 0);
    for comment in games.iter().flat_map(|game| &game.main.plies).flat_map(|ply| &ply.comments) {
        for command in Commands::new(comment) {
            match command {
                Command::Clock(_) => clocks += 1,
                Command::Eval { depth, .. } => {
                    assert_eq!(depth, Some(12));
                    evals += 1;
                }
                other => panic!("{other}"),
            }
        }
    }
    assert_eq!((clocks, evals), (commands("[%clk"), commands("[%eval")));
    for game in games {
        let text = game.to_string();
        let (again, _) = GameText::read_all(&text, Dialect::Pgn);
        assert_eq!(again, [game], "written and read");
        assert_eq!(again[0].to_string(), text, "and written");
        assert_eq!(play(&text).faults, Vec::<String>::new());
    }
}

#[test]
fn the_tags_say_where_a_game_starts() {
    let ends = |tags: &str, moves: &str| {
        let played = play(&format!("{tags}\n{moves} *"));
        assert_eq!(played.faults, Vec::<String>::new(), "{tags}");
        played.ends[0].unwrap().to_string()
    };
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 12";
    let after = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 12";
    assert_eq!(ends(&format!("[FEN \"{fen}\"]"), ""), after);
    assert_eq!(
        ends(&format!("[SetUp \"1\"][FEN \"{fen}\"]"), "12... Kd7 13. e4 Ke6"),
        "8/8/4k3/8/4P3/8/8/4K3 w - - 1 14"
    );
    assert_eq!(ends(&format!("[SetUp \"0\"][FEN \"{fen}\"]"), ""), Position::start().to_string());
    let castled = ends("[Variant \"Chess 960\"][FEN \"4k3/8/8/8/8/8/8/4K1RR w G - 0 1\"]", "1. O-O");
    assert_eq!(castled, "4k3/8/8/8/8/8/8/5RKR b - - 1 1");
    for (tags, fault) in [
        ("[Variant \"Atomic\"]", "the variant \"Atomic\" is not chess"),
        ("[SetUp \"1\"]", "the tag SetUp promises a FEN, and there is none"),
    ] {
        let told = format!("line 1, column 1: no position to start from: {fault}");
        assert_eq!(play(&format!("{tags}\n1. e4 *")).faults, [told]);
    }
}

#[test]
fn a_fault_of_a_variation_leaves_the_game_whole() {
    let played = play("1. e4 (1. e5 e6) 1... e5 (1... Ke7 2. d4) 2. Nf3 Nc6 *\n\n1. d4 *");
    assert_eq!((played.moves, played.faults.len()), (5, 2), "{:?}", played.faults);
    assert!(played.faults[0].starts_with("line 1, column 11: e5: "));
    assert!(played.ends.iter().all(Option::is_some));
}

#[test]
fn a_result_that_the_position_denies_is_a_fault() {
    let mate = "1. f3 e5 2. g4 Qh4# ";
    assert_eq!(play(&format!("{mate}0-1")).faults, Vec::<String>::new());
    assert_eq!(
        play(&format!("{mate}1/2-1/2")).faults,
        ["line 1, column 21: the result is 1/2-1/2, but black wins by checkmate"]
    );
    assert_eq!(play("1. e4 1-0").faults, Vec::<String>::new(), "black may have resigned");
}

#[test]
fn commands_are_read_and_written() {
    for (text, command) in [
        ("[%clk 0:00:05.250]", Command::Clock(Duration::from_millis(5250))),
        ("[%emt 0:01:00]", Command::Elapsed(Duration::from_secs(60))),
        ("[%eval -0.07]", Command::Eval { score: EvalScore::Centipawns(-7), depth: None }),
        ("[%eval 12.30,8]", Command::Eval { score: EvalScore::Centipawns(1230), depth: Some(8) }),
        ("[%eval #4]", Command::Eval { score: EvalScore::Mate(4), depth: None }),
        ("[%clk soon]", Command::Other { name: "clk", operand: "soon" }),
        (
            "[%clk 18446744073709551615:59:59]",
            Command::Other { name: "clk", operand: "18446744073709551615:59:59" },
        ),
        ("[%eval 99999999999.0]", Command::Other { name: "eval", operand: "99999999999.0" }),
        ("[%eval é]", Command::Other { name: "eval", operand: "é" }),
        ("[%x]", Command::Other { name: "x", operand: "" }),
    ] {
        assert_eq!(Commands::new(text).collect::<Vec<_>>(), [command], "{text}");
        assert_eq!(command.to_string(), text);
    }
    assert_eq!(Commands::new("no command [% unclosed").count(), 0);
}

/// Random moves from a position, with random variations and comments.
fn random_line(
    mut position: Position,
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
        let mut ply = Ply::new(position.san(mv).to_string());
        if choices.next().unwrap() < 20 {
            ply.comments.push("a remark on it that is as long as remarks are".into());
        }
        if depth > 0 && choices.next().unwrap() < 30 {
            let mut after = position;
            after.play_unchecked(other);
            let mut variation = random_line(after, choices, 4, depth - 1);
            variation.plies.insert(0, Ply::new(position.san(other).to_string()));
            ply.variations.push(variation);
        }
        line.plies.push(ply);
        position.play_unchecked(mv);
    }
    line
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn random_games_are_written_read_and_written_again(choices in prop::collection::vec(any::<u8>(), 100..400), start in 0u16..960) {
        let start = Position::chess960(start).unwrap();
        let mut game = start.pgn([]).unwrap();
        game.main = random_line(start, &mut choices.iter().copied().cycle(), 60, 2);
        game.score = Score::Open;
        let text = game.to_string();
        let (read, faults) = GameText::read_all(&text, Dialect::Pgn);
        prop_assert_eq!(faults, vec![]);
        prop_assert_eq!(read[0].to_string(), text.clone());
        // The bare result may clash with a mate on the board.
        let faults = play(&text).faults;
        prop_assert!(faults.iter().all(|fault| fault.contains("the result is *")), "{:?} {}", faults, text);
    }
}

/// Has python-chess read what is written here, where it is installed.
#[test]
fn python_chess_reads_what_is_written() {
    use std::process::{Command as Process, Stdio};
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".into());
    let present = Process::new(&python).args(["-c", "import chess.pgn"]).stderr(Stdio::null()).status();
    if !present.is_ok_and(|status| status.success()) {
        println!("skipped: {python} has no module chess; name one that has in the variable PYTHON");
        return;
    }
    let (games, _) = GameText::read_all(SAMPLE, Dialect::Pgn);
    let mut text = String::new();
    for game in &games {
        writeln!(text, "{game}").unwrap();
    }
    let script = "import chess.pgn, io, sys\ns = io.StringIO(sys.argv[1])\nwhile g := chess.pgn.read_game(s):\n  assert not g.errors, g.errors\n  print(g.end().board().fen())";
    let output = Process::new(&python).args(["-c", script, &text]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let ends: Vec<_> = play(SAMPLE).ends.into_iter().map(|end| end.unwrap().to_string()).collect();
    let theirs = String::from_utf8(output.stdout).unwrap();
    assert_eq!(theirs.lines().count(), ends.len());
    for (ours, theirs) in ends.iter().zip(theirs.lines()) {
        assert_eq!(ours.split(' ').next(), theirs.split(' ').next());
    }
}
