//! Whole games as text: each token, each fault with its place, any chunking, and writing what was read.

use std::fmt::Write as _;

use proptest::prelude::*;
use rulebook_game::movetext::{
    Dialect, Fault, FaultKind, Flow, GameText, Line, MAX_DEPTH, MAX_NAME, MAX_VALUE, MAX_WORD, Nag, Place,
    Ply, Reader, Score, TagError, Visitor,
};

/// Writes down what it is told; comments whole.
#[derive(Default)]
struct Log {
    text: String,
    comment: String,
    skip: Option<(&'static str, Flow)>,
}

impl Log {
    fn tell(&mut self, event: &str) -> Flow {
        writeln!(self.text, "{event}").unwrap();
        match self.skip {
            Some((at, flow)) if at == event => flow,
            _ => Flow::Continue,
        }
    }
}

impl Visitor for Log {
    fn begin_game(&mut self, place: Place) -> Flow {
        self.tell(&format!("game at {}:{}", place.line, place.column))
    }
    fn tag(&mut self, name: &str, value: &str, _: Place) -> Flow {
        self.tell(&format!("tag {name}={value:?}"))
    }
    fn end_tags(&mut self) -> Flow {
        self.tell("moves")
    }
    fn number(&mut self, number: u32, second: bool) -> Flow {
        self.tell(&format!("number {number} {second}"))
    }
    fn mv(&mut self, text: &str, place: Place) -> Flow {
        self.tell(&format!("mv {text} at {}:{} = {}", place.line, place.column, place.byte))
    }
    fn nag(&mut self, nag: Nag) -> Flow {
        self.tell(&nag.to_string())
    }
    fn comment(&mut self, piece: &str) -> Flow {
        self.comment.push_str(piece);
        Flow::Continue
    }
    fn end_comment(&mut self) -> Flow {
        let comment = std::mem::take(&mut self.comment);
        self.tell(&format!("comment {comment:?}"))
    }
    fn begin_variation(&mut self) -> Flow {
        self.tell("(")
    }
    fn end_variation(&mut self) -> Flow {
        self.tell(")")
    }
    fn end_game(&mut self, score: Option<Score>, _: Place) -> Flow {
        self.comment.clear();
        self.tell(&format!("end {score:?}"))
    }
    fn fault(&mut self, fault: Fault) -> Flow {
        self.tell(&format!("fault {:?} at {}", fault.kind, fault.place))
    }
}

fn log_in(dialect: Dialect, pieces: &[&[u8]]) -> String {
    let (mut log, mut reader) = (Log::default(), Reader::new(dialect));
    for piece in pieces {
        assert!(reader.push(piece, &mut log).is_continue());
    }
    reader.finish(&mut log);
    log.text
}

fn log(text: &str) -> String {
    log_in(Dialect::Pgn, &[text.as_bytes()])
}

/// The events without those of each game's frame.
fn inner(text: &str, dialect: Dialect) -> Vec<String> {
    let log = log_in(dialect, &[text.as_bytes()]);
    let frame = |line: &&str| !line.starts_with("game") && *line != "moves";
    log.lines().filter(frame).map(|line| line.split(" at ").next().unwrap().to_string()).collect()
}

#[test]
fn a_game_is_told_in_its_order() {
    let text = "\u{FEFF}[Event \"A \\\"B\\\" \\\\\"]\r\n[ Site\"x\" ]\r\n\r\n1.e4! {good\r\nmove} e5?? $12 (1... c5\n; line\n 2. Nf3) 1-0\r\n";
    let told = [
        "game at 1:1",
        "tag Event=\"A \\\"B\\\" \\\\\"",
        "tag Site=\"x\"",
        "moves",
        "number 1 false",
        "mv e4 at 4:3 = 42",
        "$1",
        "comment \"good\\nmove\"",
        "mv e5 at 5:7 = 59",
        "$4",
        "$12",
        "(",
        "number 1 true",
        "mv c5 at 5:22 = 74",
        "comment \" line\"",
        "number 2 false",
        "mv Nf3 at 7:5 = 88",
        ")",
        "end Some(WhiteWins)",
    ];
    assert_eq!(log(text).lines().collect::<Vec<_>>(), told);
}

#[test]
fn each_word_is_understood() {
    for (text, told) in [
        ("1. e4 *", &["number 1 false", "mv e4", "end Some(Open)"][..]),
        ("1 . ... e5 *", &["number 1 false", "mv e5", "end Some(Open)"]),
        ("23...Kh1 *", &["number 23 true", "mv Kh1", "end Some(Open)"]),
        ("99999999999.e4 *", &["mv e4", "end Some(Open)"]),
        ("e4 !? *", &["mv e4", "$5", "end Some(Open)"]),
        ("e4?! *", &["mv e4", "$6", "end Some(Open)"]),
        ("e4$255{x}*", &["mv e4", "$255", "comment \"x\"", "end Some(Open)"]),
        ("0-0 1-0", &["mv 0-0", "end Some(WhiteWins)"]),
        ("e4 1/2-1/2", &["mv e4", "end Some(Draw)"]),
        ("e4 1/2", &["mv e4", "end Some(Draw)"]),
        ("% escaped { \ne4 0-1", &["mv e4", "end Some(BlackWins)"]),
        ("e4 {a { b ; c} *", &["mv e4", "comment \"a { b ; c\"", "end Some(Open)"]),
        ("{between} ; games\n", &[]),
    ] {
        assert_eq!(inner(text, Dialect::Pgn), told, "{text}");
    }
    for (text, told) in [
        ("1. 32-28 19x23* 2-0", &["number 1 false", "mv 32-28", "mv 19x23", "$7", "end Some(WhiteWins)"][..]),
        ("1. 32-28 1-1", &["number 1 false", "mv 32-28", "end Some(Draw)"]),
        ("0-0", &["end Some(BothLose)"]),
        ("32-28!* 19-23*? *", &["mv 32-28", "$1", "$7", "mv 19-23", "$2", "$7", "end Some(Open)"]),
        ("0-2", &["end Some(BlackWins)"]),
    ] {
        assert_eq!(inner(text, Dialect::Pdn), told, "{text}");
    }
    assert_eq!(
        inner("1. 2 1 2. 2 1-0", Dialect::Plain),
        ["number 1 false", "mv 2", "mv 1", "number 2 false", "mv 2", "end Some(WhiteWins)"]
    );
}

/// The faults of a text, as `line:column kind`.
fn faults(text: &[u8]) -> Vec<String> {
    let (_, faults) = GameText::read_all(text, Dialect::Pgn);
    faults.iter().map(|Fault { kind, place }| format!("{}:{} {kind:?}", place.line, place.column)).collect()
}

#[test]
fn each_fault_has_its_place() {
    let long_word = format!("e4 {} *", "x".repeat(MAX_WORD + 1));
    let long_name = format!("[{} \"\"]", "x".repeat(MAX_NAME + 1));
    let long_value = format!("[Event \"{}\"]", "x".repeat(MAX_VALUE + 1));
    let deep = format!("\n{} *", "e4 (".repeat(MAX_DEPTH as usize + 1));
    for (text, fault) in [
        (&b"e4 \n { \xff } *"[..], &["2:4 NotUtf8"][..]),
        (b"e4 {\xc3} *", &["1:5 NotUtf8"]),
        (b"[White \"\xe9\"]\n\n*", &["1:1 NotUtf8"]),
        (b"e4 e\xff5 *", &["1:5 WordNotUtf8"]),
        (b"\xef\xbb", &["1:1 WordNotUtf8"]),
        (long_word.as_bytes(), &["1:4 WordTooLong"]),
        (long_name.as_bytes(), &["1:1 TagTooLong"]),
        (long_value.as_bytes(), &["1:1 TagTooLong"]),
        (b"[\"x\"]", &["1:2 TagName"]),
        (b"[", &["1:2 TagName"]),
        (b"[Event x]", &["1:8 TagQuote"]),
        (b"[Event\n\"x\"]", &["1:7 TagQuote"]),
        (b"[Event \"x\n", &["1:10 TagValue"]),
        (b"[Event \"x", &["1:10 TagValue"]),
        (b"[Event \"\\n\"]", &["1:10 TagEscape"]),
        (b"[Event \"x\"\n", &["1:11 TagEnd"]),
        (b"e4 ] *", &["1:4 Unexpected"]),
        (b"e4 [ *", &["1:4 Unexpected"]),
        (b"e4 \x01 *", &["1:4 Unexpected"]),
        (b"e4 $256 *", &["1:4 Nag"]),
        (b"e4 $ *", &["1:4 Nag"]),
        (b"1. e4!!! *", &["1:6 Suffix"]),
        (b"1. 1-0! *", &["1:7 Suffix"]),
        (b"1.1! *", &["1:4 Suffix"]),
        (b"1. $1 e4 *", &["1:4 NagWithoutMove"]),
        (b"1. (e4) *", &["1:4 VariationWithoutMove"]),
        (deep.as_bytes(), &["2:256 TooDeep"]),
        (b"e4 ) *", &["1:4 NoVariation"]),
        (b"e4 (d4 *", &["1:8 ScoreInVariation", "1:9 OpenVariation", "1:9 NoScore"]),
        (b"e4 {a\nb", &["1:4 OpenComment"]),
        (b"e4\n\n[Event \"\"]\n\n*", &["3:1 NoScore"]),
        (b"e4\n", &["2:1 NoScore"]),
    ] {
        assert_eq!(faults(text), fault, "{}", text.escape_ascii());
    }
}

#[test]
fn bytes_that_are_no_text_leave_the_rest_readable() {
    let told = log_in(Dialect::Pgn, &[b"[White \"\xe9\"]\n[Black \"b\"]\n\ne4 {caf\xe9!} *"]);
    assert!(told.contains("tag Black=\"b\""), "{told}");
    assert!(told.contains("comment \"caf\u{FFFD}!\""), "{told}");
}

#[test]
fn after_a_fault_the_next_game_is_read() {
    let next = "[Event \"next\"]\n\n1. d4 *";
    for lost in [
        "1. e4 ] e5 {[%clk 1]}\n\n",
        "1. e4 ] {\n[%clk 1] [Event] } 2. x *\n",
        "[Event \"a]\n[Site \"b\"]\n\n1. e4 e5 *\n",
        "[Event \"a]\n[Site \"b\"]\n\n",
        "[Event]\n1. e4 *\n",
        "e4 !!!\n  \r\n",
    ] {
        let (games, faults) = GameText::read_all(format!("{lost}{next}"), Dialect::Pgn);
        assert_eq!(faults.len(), 1, "{lost}: {faults:?}");
        let last = games.last().unwrap();
        assert_eq!((last.tag("Event"), last.main.plies.len()), (Some("next"), 1), "{lost}");
    }
}

#[test]
fn a_visitor_skips_what_it_does_not_want_and_is_told_each_end() {
    let text = "[Event \"?\"]\n1. e4 (d4 (c4 c5) d5 (d6 e5)) e5 2. Nf3 * f4 *";
    let skipping = |at, flow| {
        let mut log = Log { skip: Some((at, flow)), ..Log::default() };
        let mut reader = Reader::new(Dialect::Pgn);
        assert!(reader.push(text.as_bytes(), &mut log).is_continue());
        reader.finish(&mut log);
        let words = log.text.lines().filter(|line| !line.starts_with("number") && *line != "moves");
        words.map(|line| line.split(' ').nth(1).unwrap_or(line)).collect::<Vec<_>>().join(" ")
    };
    let all = "at Event=\"?\" e4 ( d4 ( c4 c5 ) d5 ( d6 e5 ) ) e5 Nf3 Some(Open) at f4 Some(Open)";
    assert_eq!(skipping("never", Flow::Continue), all);
    assert_eq!(skipping("(", Flow::SkipLine), "at Event=\"?\" e4 ( ) e5 Nf3 Some(Open) at f4 Some(Open)");
    let c4 = "mv c4 at 2:12 = 23";
    assert_eq!(
        skipping(c4, Flow::SkipLine),
        "at Event=\"?\" e4 ( d4 ( c4 ) d5 ( d6 e5 ) ) e5 Nf3 Some(Open) at f4 Some(Open)"
    );
    assert_eq!(skipping(c4, Flow::SkipGame), "at Event=\"?\" e4 ( d4 ( c4 ) ) Some(Open) at f4 Some(Open)");
    assert_eq!(skipping("game at 1:1", Flow::SkipGame), "at Some(Open) at f4 Some(Open)");
    assert_eq!(
        skipping("mv e4 at 2:4 = 15", Flow::SkipLine),
        "at Event=\"?\" e4 Some(Open) at f4 Some(Open)"
    );
}

#[test]
fn reading_stops_and_goes_on() {
    let text = b"e4 * d4 *";
    let mut log = Log { skip: Some(("end Some(Open)", Flow::Stop)), ..Log::default() };
    let mut reader = Reader::new(Dialect::Pgn);
    let Some(read) = reader.push(text, &mut log).break_value() else { panic!("it stops") };
    assert_eq!((read, log.text.contains("d4")), (4, false));
    let _ = reader.push(&text[read..], &mut log);
    reader.finish(&mut log);
    assert!(log.text.contains("mv d4 at 1:6 = 5"), "{}", log.text);
}

#[test]
fn a_text_of_any_length_is_read_in_the_same_memory() {
    struct Count(u64);
    impl Visitor for Count {
        fn mv(&mut self, _: &str, _: Place) -> Flow {
            self.0 += 1;
            Flow::Continue
        }
        fn fault(&mut self, fault: Fault) -> Flow {
            panic!("{fault}")
        }
    }
    // The reader holds all of its memory itself, and what a visitor gets is no longer than a piece or a limit.
    assert!(size_of::<Reader>() < 1536);
    let (mut count, mut reader) = (Count(0), Reader::new(Dialect::Pgn));
    let _ = reader.push(b"1. e4 {", &mut count);
    for _ in 0..200 {
        let _ = reader.push(&[b'x'; 4096], &mut count);
    }
    let _ = reader.push(b"}", &mut count);
    for _ in 0..20_000 {
        let _ = reader.push(b" 2. Nf3 (2. Nc3 {a comment}) 2... Nc6 $1", &mut count);
    }
    let _ = reader.push(b" *", &mut count);
    reader.finish(&mut count);
    assert_eq!(count.0, 60_001);
}

#[test]
fn the_canonical_form() {
    let text = "[Round \"1\"][Event \"x\"]\n{first} 12... e5! {a   b} (12... c5 {} (12... d5 ; x } y\n)) 13. Nf3 Nc6 1-0";
    let (games, faults) = GameText::read_all(text, Dialect::Pgn);
    assert_eq!(faults, []);
    let written = "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"1\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n{first} 12... e5 $1 {a b} (12... c5 (12... d5 ; x } y\n)) 13. Nf3 Nc6 1-0\n";
    assert_eq!(games[0].to_string(), written);
    let mut game = GameText::new(Dialect::Pgn);
    assert_eq!(game.set_tag("a b", ""), Err(TagError::Name));
    assert_eq!(game.set_tag("a", "b\nc"), Err(TagError::Value));
}

fn comment() -> impl Strategy<Value = String> {
    prop::collection::vec("[a-zé\\[%;{}(]{1,12}", 1..8).prop_map(|words| words.join(" "))
}

fn line() -> impl Strategy<Value = Line> {
    let comments = || prop::collection::vec(comment(), 0..2);
    let plies = move |variations: BoxedStrategy<Vec<Line>>| {
        let nags = prop::collection::vec(any::<u8>().prop_map(Nag), 0..2);
        let ply = ("[a-h][1-8]", nags, comments(), variations)
            .prop_map(|(text, nags, comments, variations)| Ply { text, nags, comments, variations });
        prop::collection::vec(ply, 0..8)
    };
    let leaf =
        (comments(), plies(Just(vec![]).boxed())).prop_map(|(comments, plies)| Line { comments, plies });
    leaf.prop_recursive(3, 40, 3, move |inner| {
        let variations = prop_oneof![3 => Just(vec![]), 1 => prop::collection::vec(inner, 1..3)];
        (comments(), plies(variations.boxed())).prop_map(|(comments, plies)| Line { comments, plies })
    })
}

fn dialect() -> impl Strategy<Value = Dialect> {
    prop::sample::select(vec![Dialect::Pgn, Dialect::Pdn, Dialect::PdnPoints, Dialect::Plain])
}

fn game() -> impl Strategy<Value = GameText> {
    let score = prop::sample::select(vec![Score::WhiteWins, Score::BlackWins, Score::Draw, Score::Open]);
    let tags = prop::collection::vec(("[A-Z][a-z0-9_]{0,8}", "[ -~é]{0,30}"), 0..4);
    (dialect(), tags, 1u32..300, any::<bool>(), line(), score).prop_map(
        |(dialect, tags, number, second, main, score)| {
            let mut game = GameText::new(dialect);
            for (name, value) in tags {
                game.set_tag(&name, &value).unwrap();
            }
            if !main.plies.is_empty() {
                (game.number, game.second) = (number, second);
            }
            game.main = main;
            game.score = score;
            game
        },
    )
}

/// Bytes that look like a game's text more often than not.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let words = [
        "[Event \"x\"]\n",
        "[",
        "]",
        "\"",
        "\\",
        "\n",
        "\r\n",
        " ",
        "\n\n",
        "1.",
        "1...",
        "e4",
        "!?",
        "!!!",
        "$",
        "$1",
        "$999",
        "{",
        "}",
        ";",
        "%",
        "(",
        ")",
        "*",
        "1-0",
        "1/2-1/2",
        "0-0",
        "é",
        "\u{FEFF}",
        "\u{1F600}",
        "\0",
    ];
    let word = prop_oneof![
        8 => prop::sample::select(words.to_vec()).prop_map(|word| word.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 1..4),
        1 => (250usize..260).prop_map(|length| vec![b'w'; length]),
    ];
    prop::collection::vec(word, 0..60).prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_bytes_cut_anywhere_give_the_same_events(bytes in bytes(), cuts in prop::collection::vec(1usize..9, 1..9), dialect in dialect()) {
        let mut pieces = vec![];
        let mut rest = &bytes[..];
        for &cut in cuts.iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (piece, others) = rest.split_at(cut.min(rest.len()));
            pieces.push(piece);
            rest = others;
        }
        let whole = log_in(dialect, &[&bytes]);
        prop_assert_eq!(&log_in(dialect, &pieces), &whole);
        let (begins, ends) = (whole.matches("game at").count(), whole.matches("end ").count());
        prop_assert_eq!(begins, ends);
    }

    #[test]
    fn what_is_written_reads_back_and_is_written_again(games in prop::collection::vec(game(), 1..3)) {
        for game in games {
            let text = game.to_string();
            let (read, faults) = GameText::read_all(&text, game.dialect());
            prop_assert_eq!(faults, vec![]);
            prop_assert_eq!(read.len(), 1, "{}", text);
            prop_assert_eq!(&read[0].main, &game.main);
            prop_assert_eq!(read[0].score, game.score);
            prop_assert_eq!(read[0].to_string(), text.clone());
            let broken = |line: &&str| !line.contains(';') && !line.starts_with('[');
            let longest = text.lines().filter(broken).map(|line| line.chars().count()).max();
            prop_assert!(longest.unwrap_or(0) <= game.dialect().width(), "{}", text);
        }
    }

    #[test]
    fn any_bytes_make_games_that_are_written_and_read(bytes in bytes()) {
        let (games, _) = GameText::read_all(&bytes, Dialect::Pgn);
        for game in games {
            let text = game.to_string();
            let (read, faults) = GameText::read_all(&text, Dialect::Pgn);
            prop_assert!(faults.is_empty(), "{} {:?}", text, faults);
            prop_assert_eq!(read[0].to_string(), text);
        }
    }
}

#[test]
fn each_kind_of_fault_says_whether_the_game_goes_on() {
    assert!(!FaultKind::NotUtf8.ends_game() && !FaultKind::NoScore.ends_game());
    assert!(FaultKind::Unexpected.ends_game() && FaultKind::WordNotUtf8.ends_game());
}
