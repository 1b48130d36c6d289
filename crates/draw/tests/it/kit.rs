//! The table of kit draughts.

use rulebook_draw::{Draw, Glyphs};
use rulebook_game::Text;
use rulebook_kit::{ChainRule, Position};

#[test]
fn tiles_and_pawns_are_told_apart_without_colour() {
    let position = Position::parse_position("2w/WBb w 18:9,18:9 -1,0", &ChainRule::Optional).unwrap();
    let below =
        "columns -1 to 1\nin hand: white 18 tiles and 9 pawns, black 18 tiles and 9 pawns\nwhite to move\n";
    let unicode = format!("    1      \u{25a1}\n    0  \u{25cb} \u{25cf} \u{25a0}\n{below}");
    assert_eq!(position.picture(Glyphs::Unicode).to_string(), unicode);
    let ascii = format!("    1      w\n    0  W B b\n{below}");
    assert_eq!(position.picture(Glyphs::Ascii).to_string(), ascii);
    assert_eq!(position.svg().to_string().matches("<circle").count(), 2);
}
