//! The hexagon of Abalone as it is drawn.

use std::collections::BTreeSet;

use rulebook_abalone::Position;
use rulebook_draw::{Draw, Glyphs};

use crate::xml;

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

#[test]
fn the_board_stands_as_players_see_it() {
    assert_eq!(
        Position::default().picture(Glyphs::Unicode).to_string(),
        "    i ○ ○ ○ ○ ○
   h ○ ○ ○ ○ ○ ○
  g · · ○ ○ ○ · ·
 f · · · · · · · ·
e · · · · · · · · ·
 d · · · · · · · · 9
  c · · ● ● ● · · 8
   b ● ● ● ● ● ● 7
    a ● ● ● ● ● 6
       1 2 3 4 5

black to move
"
    );
}

#[test]
fn ascii_has_letters_and_the_lost_marbles() {
    assert_eq!(
        position("5/6/7/8/4bbbww/8/7/6/5 w 0 4").picture(Glyphs::Ascii).to_string(),
        "    i . . . . .
   h . . . . . .
  g . . . . . . .
 f . . . . . . . .
e . . . . b b b w w
 d . . . . . . . . 9
  c . . . . . . . 8
   b . . . . . . 7
    a . . . . . 6
       1 2 3 4 5

lost: white 4, black 0
white to move
"
    );
}

#[test]
fn an_svg_has_every_point_marble_and_coordinate() {
    let svg = position("5/6/7/8/4bbbww/8/7/6/5 b 0 4").svg().to_string();
    let elements = xml::elements(&svg).unwrap_or_else(|fault| panic!("{fault} in\n{svg}"));
    assert_eq!((elements[0].name, elements[0].depth), ("svg", 0));
    assert_eq!(elements[0].attribute("viewBox"), Some("0 0 520 510"));
    let of_name = |name: &'static str| elements.iter().filter(move |element| element.name == name);
    assert_eq!(of_name("circle").count(), 61 + 5, "the points and the marbles");
    let texts: Vec<&str> = of_name("text").map(|text| text.text).collect();
    assert_eq!(texts[..9], ["a", "b", "c", "d", "e", "f", "g", "h", "i"]);
    assert_eq!(texts[9..18], ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    assert_eq!(texts[18..], ["lost: white 4, black 0", "black to move"]);
    let titles: BTreeSet<&str> = of_name("title").map(|title| title.text).collect();
    assert_eq!(titles.len(), 6);
    assert!(titles.contains("Abalone: black to move") && titles.contains("white marble on e9"));
}

#[test]
fn an_svg_puts_each_marble_on_its_point() {
    let svg = position("5/6/7/8/4b4/8/7/6/w4 b 0 0").svg().to_string();
    for (marble, place) in [
        ("black marble on e5", r#"cx="260.0" cy="230.0""#),
        ("white marble on a1", r#"cx="164.0" cy="396.3""#),
    ] {
        let line = svg.lines().find(|line| line.contains(marble)).unwrap();
        assert!(line.contains(place), "{line}");
    }
}

#[test]
fn the_end_is_told() {
    let picture = position("5/6/7/8/5bbbw/8/7/6/5 w 0 6").picture(Glyphs::Unicode).to_string();
    assert_eq!(picture.lines().last(), Some("black wins by ejected marbles"));
}
