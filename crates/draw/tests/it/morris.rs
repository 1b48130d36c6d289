//! Boards of men's morris as they are drawn.

use std::collections::BTreeSet;

use rulebook_draw::{Draw, Glyphs};
use rulebook_morris::{Jocari, Lasker, Nathan, Position, Six, Three, ThreeDiagonals, Tournament, Variant};

use crate::xml;

fn position<V: Variant>(text: &str) -> Position<V> {
    text.parse().unwrap()
}

#[test]
fn lines_are_drawn_with_characters_made_for_them() {
    assert_eq!(
        position::<Jocari>("W..B..../.W.B.W../.B.B.... w 1,1 -").picture(Glyphs::Unicode).to_string(),
        "\
7 ○───────────·───────────·
  │ ╲         │         ╱ │
6 │   ·───────○───────·   │
  │   │ ╲     │     ╱ │   │
5 │   │   ·───●───·   │   │
  │   │   │       │   │   │
4 ·───·───·       ●───●───●
  │   │   │       │   │   │
3 │   │   ·───·───·   │   │
  │   │ ╱     │     ╲ │   │
2 │   ·───────○───────·   │
  │ ╱         │         ╲ │
1 ·───────────·───────────·
  a   b   c   d   e   f   g

in hand: white 1, black 1
white to move
"
    );
}

#[test]
fn ascii_needs_nothing_but_letters_and_strokes() {
    fn assert_ascii<V: Variant>(rows: usize) {
        let picture = Position::<V>::start().picture(Glyphs::Ascii).to_string();
        assert!(picture.is_ascii(), "{picture}");
        // The rows, what lies between them, and the letters; men in hand, and the turn.
        assert_eq!(picture.lines().count(), 2 * rows + 3, "{picture}");
    }
    assert_ascii::<Nathan>(7);
    assert_ascii::<Lasker>(7);
    assert_ascii::<Jocari>(7);
    assert_ascii::<Six>(5);
    assert_ascii::<Three>(3);
    assert_eq!(
        position::<ThreeDiagonals>("W..BBWB.W b 0,0").picture(Glyphs::Ascii).to_string(),
        r"3 W---.---.
  | \ | / |
2 B---B---W
  | / | \ |
1 B---.---W
  a   b   c

black to move
"
    );
}

#[test]
fn the_last_line_says_whose_turn_it_is_or_how_the_game_ended() {
    fn assert_caption<V: Variant>(text: &str, caption: &str) {
        let position = position::<V>(text);
        let picture = position.picture(Glyphs::Unicode).to_string();
        assert_eq!(picture.lines().last(), Some(caption), "{text}");
        let svg = position.svg().to_string();
        assert!(svg.contains(&format!("<title>Men's morris: {caption}</title>")), "{text}");
    }
    assert_caption::<Nathan>("......../......../........ w 9,9", "white to move");
    assert_caption::<Nathan>(
        "WWW...../B......./B....... b 0,0",
        "white wins by leaving fewer than three men",
    );
    assert_caption::<Tournament>("W.WB..BW/...B..../..B..... b 0,0", "black to move");
    assert_caption::<Three>(".BB...WWW b 0,1", "white wins by a line of three");
}

#[test]
fn an_svg_is_one_well_formed_element_with_a_view_box() {
    let boards = [
        (Position::<Nathan>::start().svg().to_string(), "0 0 384 424"),
        (Position::<Jocari>::start().svg().to_string(), "0 0 384 424"),
        (Position::<Six>::start().svg().to_string(), "0 0 288 328"),
        (Position::<Three>::start().svg().to_string(), "0 0 192 232"),
    ];
    for (svg, view) in &boards {
        let elements = xml::elements(svg).unwrap_or_else(|fault| panic!("{fault} in\n{svg}"));
        assert_eq!((elements[0].name, elements[0].depth), ("svg", 0));
        assert_eq!(elements[0].attribute("viewBox"), Some(*view));
        assert_eq!(elements[0].attribute("xmlns"), Some("http://www.w3.org/2000/svg"));
    }
}

#[test]
fn an_svg_has_every_step_point_man_and_coordinate() {
    let svg = position::<Jocari>("W..B..../.W.B.W../.B.B.... w 1,1 -").svg().to_string();
    let elements = xml::elements(&svg).unwrap();
    let of_name = |name: &'static str| elements.iter().filter(move |element| element.name == name);
    let path = of_name("path").next().and_then(|path| path.attribute("d")).unwrap();
    // 20 lines of two steps each.
    assert_eq!(path.matches('M').count(), 40);
    assert_eq!(of_name("circle").count(), 24 + 7, "the points and the men");
    let texts: Vec<&str> = of_name("text").map(|text| text.text).collect();
    assert_eq!(texts[..7], ["a", "b", "c", "d", "e", "f", "g"]);
    assert_eq!(texts[7..14], ["1", "2", "3", "4", "5", "6", "7"]);
    assert_eq!(texts[14..], ["in hand: white 1, black 1", "white to move"]);
    let titles: BTreeSet<&str> = of_name("title").skip(1).map(|title| title.text).collect();
    assert_eq!(
        titles,
        BTreeSet::from([
            "white man on a7",
            "white man on d6",
            "white man on d2",
            "black man on d5",
            "black man on g4",
            "black man on f4",
            "black man on e4",
        ])
    );
}

#[test]
fn an_svg_puts_each_man_on_its_point() {
    let svg = position::<Nathan>("W...B.../......../........ w 8,8").svg().to_string();
    for (man, place) in
        [("white man on a7", r#"cx="48" cy="48""#), ("black man on g1", r#"cx="336" cy="336""#)]
    {
        let line = svg.lines().find(|line| line.contains(man)).unwrap();
        assert!(line.contains(place), "{line}");
    }
}
