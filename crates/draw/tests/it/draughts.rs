//! Draughts boards as they are drawn.

use rulebook_draughts::{English, Italian, Nathan, Position, Variant};
use rulebook_draw::{Draw, Glyphs};

use crate::xml;

const MIXED: &str = "W:WK40,31,32:B7,K27,34";

fn position<V: Variant>(fen: &str) -> Position<V> {
    fen.parse().unwrap()
}

#[test]
fn symbols_tell_sides_and_kings_apart() {
    assert_eq!(
        position::<Nathan>(MIXED).picture(Glyphs::Unicode).to_string(),
        " 1    ·   ·   ·   ·   ·
 6  ·   ⛂   ·   ·   ·
11    ·   ·   ·   ·   ·
16  ·   ·   ·   ·   ·
21    ·   ·   ·   ·   ·
26  ·   ⛃   ·   ·   ·
31    ⛀   ⛀   ·   ⛂   ·
36  ·   ·   ·   ·   ⛁
41    ·   ·   ·   ·   ·
46  ·   ·   ·   ·   ·

white to move
"
    );
}

#[test]
fn ascii_needs_nothing_but_letters() {
    let picture = position::<English>("B:W21-31,K1:B2-4,K32").picture(Glyphs::Ascii).to_string();
    assert!(picture.is_ascii());
    assert_eq!(
        picture.lines().collect::<Vec<_>>(),
        [
            " 1    W   b   b   b",
            " 5  .   .   .   .",
            " 9    .   .   .   .",
            "13  .   .   .   .",
            "17    .   .   .   .",
            "21  w   w   w   w",
            "25    w   w   w   w",
            "29  w   w   w   B",
            "",
            "black to move",
        ]
    );
    // On the mirrored board the first dark square is in the corner.
    let picture = Position::<Italian>::start().picture(Glyphs::Ascii).to_string();
    assert!(picture.starts_with(" 1  b   b   b   b\n 5    b   b   b   b\n"), "{picture}");
}

#[test]
fn the_last_line_says_whose_turn_it_is_or_how_the_game_ended() {
    for (fen, caption) in [
        ("W:W50:B1", "white to move"),
        ("B:W50:B1", "black to move"),
        ("W:W:B1", "black wins by taking all pieces"),
        ("W:W26:B17,21", "black wins by blocking all pieces"),
    ] {
        let position = position::<Nathan>(fen);
        let picture = position.picture(Glyphs::Unicode).to_string();
        assert_eq!(picture.lines().last(), Some(caption), "{fen}");
        let title = format!("<title>Draughts: {caption}</title>");
        assert!(position.svg().to_string().contains(&title), "{fen}");
    }
}

#[test]
fn an_svg_is_one_well_formed_element_with_a_view_box() {
    let boards =
        [position::<Nathan>(MIXED).svg().to_string(), Position::<English>::start().svg().to_string()];
    for (svg, view) in boards.iter().zip(["0 0 448 472", "0 0 368 392"]) {
        let elements = xml::elements(svg).unwrap_or_else(|fault| panic!("{fault} in\n{svg}"));
        assert_eq!((elements[0].name, elements[0].depth), ("svg", 0));
        assert_eq!(elements[0].attribute("viewBox"), Some(view));
        assert_eq!(elements[0].attribute("xmlns"), Some("http://www.w3.org/2000/svg"));
    }
}

#[test]
fn an_svg_has_every_dark_square_number_and_piece() {
    let svg = position::<Nathan>(MIXED).svg().to_string();
    let elements = xml::elements(&svg).unwrap();
    let texts = |name| -> Vec<&str> {
        elements.iter().filter(|element| element.name == name).map(|element| element.text).collect()
    };
    assert_eq!(texts("rect").len(), 2 + 50, "the ground, the board, the dark squares");
    let words = texts("text");
    let numbers: Vec<String> = (1..=50).map(|number| number.to_string()).collect();
    assert_eq!(words[..50], numbers);
    assert_eq!(words[50..], ["white to move"]);
    let titles = texts("title");
    assert_eq!(titles[1..].len(), 6);
    for title in ["white king on 40", "white man on 31", "black king on 27", "black man on 7"] {
        assert!(titles.contains(&title), "no {title}");
    }
    assert_eq!(texts("circle").len(), 6);
    assert_eq!(texts("path").len(), 2, "a crown for each king");
}

#[test]
fn an_svg_puts_each_piece_on_its_square() {
    let svg = position::<Nathan>("W:WK46:BK5").svg().to_string();
    for (piece, place) in
        [("white king on 46", "translate(24 384)"), ("black king on 5", "translate(384 24)")]
    {
        let line = svg.lines().find(|line| line.contains(piece)).unwrap();
        assert!(line.contains(place), "{line}");
    }
    // The dark corner at White's left.
    assert!(svg.contains(r#"<rect x="24" y="384" width="40""#));
    assert!(!svg.contains(r#"<rect x="384" y="384" width="40""#));
}
