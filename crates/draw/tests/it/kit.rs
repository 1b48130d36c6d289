//! The table of kit draughts.

use rulebook_draw::{Draw, Glyphs};
use rulebook_game::{OutcomeText, Position as _};
use rulebook_kit::Position;

#[test]
fn tiles_and_pawns_are_told_apart_without_colour() {
    let position: Position = "2w/WBb w 18:9,18:9 -1,0".parse().unwrap();
    let below =
        "columns -1 to 1\nin hand: white 18 tiles and 9 pawns, black 18 tiles and 9 pawns\nwhite to move\n";
    let unicode = format!("    1      \u{25a1}\n    0  \u{25cb} \u{25cf} \u{25a0}\n{below}");
    assert_eq!(position.picture(Glyphs::Unicode).to_string(), unicode);
    let ascii = format!("    1      w\n    0  W B b\n{below}");
    assert_eq!(position.picture(Glyphs::Ascii).to_string(), ascii);
    assert_eq!(position.svg().to_string().matches("<circle").count(), 2);
}

#[test]
fn an_empty_table_has_no_rows() {
    let start = Position::start(rulebook_kit::ChainRule::Optional);
    let words = "in hand: white 20 tiles and 10 pawns, black 20 tiles and 10 pawns\nwhite to move\n";
    assert_eq!(start.picture(Glyphs::Unicode).to_string(), words);
}

/// The rows of the table, without the blanks behind them.
fn rows(position: &Position) -> Vec<String> {
    let picture = position.picture(Glyphs::Unicode).to_string();
    picture.lines().take_while(|line| !line.starts_with("columns")).map(|row| row.trim_end().into()).collect()
}

#[test]
fn the_pictures_of_the_rules_are_drawn_and_played() {
    let page = include_str!("../../../../docs/rules/kit.md");
    let blocks: Vec<&str> =
        page.split("```text\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    let mut played = 0;
    let mut ended = 0;
    for block in &blocks {
        let (text, rest) = block.split_once('\n').unwrap();
        let mut position: Position = text.parse().unwrap();
        let mut expected = rows(&position).into_iter();
        for line in rest.lines() {
            if line.starts_with(' ') {
                assert_eq!(expected.next().as_deref(), Some(line), "{text}");
                continue;
            }
            assert_eq!(expected.next(), None, "{text}");
            if let Some(outcome) = line.strip_prefix("outcome: ") {
                assert_eq!(OutcomeText(position.outcome()).to_string(), outcome);
                ended += 1;
            } else {
                position.play(position.parse_move(line).unwrap()).unwrap();
                expected = rows(&position).into_iter();
                played += 1;
            }
        }
        assert_eq!(expected.next(), None, "{text}");
    }
    assert_eq!((blocks.len(), played, ended), (6, 4, 2));
}
