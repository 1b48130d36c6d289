//! Chess boards as they are drawn.

use std::collections::BTreeSet;

use rulebook_chess::Position;
use rulebook_draw::{Draw, Glyphs};

use crate::xml;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const FOOLS_MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

#[test]
fn symbols_tell_sides_and_roles_apart() {
    assert_eq!(
        position(KIWIPETE).picture(Glyphs::Unicode).to_string(),
        "\
8  ♜ · · · ♚ · · ♜
7  ♟ · ♟ ♟ ♛ ♟ ♝ ·
6  ♝ ♞ · · ♟ ♞ ♟ ·
5  · · · ♙ ♘ · · ·
4  · ♟ · · ♙ · · ·
3  · · ♘ · · ♕ · ♟
2  ♙ ♙ ♙ ♗ ♗ ♙ ♙ ♙
1  ♖ · · · ♔ · · ♖

   a b c d e f g h
white to move
"
    );
}

#[test]
fn ascii_needs_nothing_but_letters() {
    let picture = position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 0 1").picture(Glyphs::Ascii).to_string();
    assert!(picture.is_ascii());
    assert_eq!(
        picture,
        "\
8  . . . . . . . .
7  . . p . . . . .
6  . . . p . . . .
5  K P . . . . . r
4  . R . . . p . k
3  . . . . . . . .
2  . . . . P . P .
1  . . . . . . . .

   a b c d e f g h
black to move
"
    );
}

#[test]
fn the_last_line_says_whose_turn_it_is_or_how_the_game_ended() {
    for (fen, caption) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "white to move"),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "black to move"),
        (FOOLS_MATE, "black wins by checkmate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "draw by stalemate"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "draw by dead position"),
    ] {
        let picture = position(fen).picture(Glyphs::Unicode).to_string();
        assert_eq!(picture.lines().last(), Some(caption), "{fen}");
        assert!(
            position(fen).svg().to_string().contains(&format!("<title>Chess: {caption}</title>")),
            "{fen}"
        );
    }
}

#[test]
fn an_svg_is_one_well_formed_element_with_a_view_box() {
    for fen in [KIWIPETE, FOOLS_MATE, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] {
        let svg = position(fen).svg().to_string();
        let elements = xml::elements(&svg).unwrap_or_else(|fault| panic!("{fault} in\n{svg}"));
        assert_eq!((elements[0].name, elements[0].depth), ("svg", 0));
        assert_eq!(elements[0].attribute("viewBox"), Some("0 0 368 392"));
        assert_eq!(elements[0].attribute("xmlns"), Some("http://www.w3.org/2000/svg"));
    }
}

#[test]
fn an_svg_has_every_square_coordinate_and_piece() {
    let svg = position(KIWIPETE).svg().to_string();
    let elements = xml::elements(&svg).unwrap();
    let texts = |name| -> Vec<&str> {
        elements.iter().filter(|element| element.name == name).map(|element| element.text).collect()
    };
    assert_eq!(texts("rect").len(), 2 + 32, "the ground, the board, the dark squares");
    let words = texts("text");
    assert_eq!(words[..16].concat(), "abcdefgh87654321");
    assert_eq!(words[16..], ["white to move"]);
    let titles = texts("title");
    assert_eq!(titles[0], "Chess: white to move");
    assert_eq!(titles[1..].len(), 32);
    for title in ["white king on e1", "white knight on e5", "black pawn on h3", "black bishop on g7"] {
        assert!(titles.contains(&title), "no {title}");
    }
}

#[test]
fn an_svg_puts_each_piece_on_its_square() {
    let svg = position("7k/8/8/8/8/8/8/K7 w - - 0 1").svg().to_string();
    for (piece, place) in
        [("white king on a1", "translate(24 304)"), ("black king on h8", "translate(304 24)")]
    {
        let line = svg.lines().find(|line| line.contains(piece)).unwrap();
        assert!(line.contains(place), "{line}");
    }
    // The dark corner a1 and the light corner h1.
    assert!(svg.contains(r#"<rect x="24" y="304" width="40""#));
    assert!(!svg.contains(r#"<rect x="304" y="304" width="40""#));
}

#[test]
fn an_svg_has_a_shape_of_its_own_for_each_role() {
    let svg = Position::start().svg().to_string();
    let elements = xml::elements(&svg).unwrap();
    let shapes: BTreeSet<_> = elements.iter().filter_map(|element| element.attribute("d")).collect();
    assert_eq!(shapes.len(), 6);
}
