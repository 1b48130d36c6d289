//! Canonical positions (K2).

use std::collections::HashSet;

use rulebook_game::{Position as _, Text as _, perft, suite};
use rulebook_kit::{ChainRule, Motion, Move, Position, Symmetry};

fn read(text: &str) -> Position {
    Position::parse_position(text, &ChainRule::Optional).unwrap()
}

fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.moves_into(&mut moves);
    moves
}

/// The positions of the suite.
fn positions() -> impl Iterator<Item = Position> {
    suite::lines(include_str!("../data/kit.suite")).map(|line| read(line.unwrap().position))
}

/// All symmetries, each with another translation.
fn motions() -> impl Iterator<Item = Motion> {
    Symmetry::ALL.into_iter().zip(-3..).map(|(symmetry, by)| Motion {
        symmetry,
        columns: 17 * by,
        rows: 5 - by,
    })
}

#[test]
fn k02_all_images_have_one_canonical_position() {
    for position in positions() {
        let canonical = position.canonical();
        for motion in motions() {
            let image = position.moved(motion);
            // Through the text, the tiles come to be numbered in another order.
            let again = read(&image.to_string());
            assert_eq!(again, image, "{position}");
            assert_eq!(again.canonical(), canonical, "{position} {motion:?}");
        }
    }
}

#[test]
fn k02_the_game_is_the_same_after_a_motion() {
    let mut tested = 0;
    for position in positions() {
        let canonical = position.canonical();
        assert_eq!(canonical.outcome(), position.outcome(), "{position}");
        for depth in (1..=3).take_while(|depth| perft(&position, depth - 1) < 20_000) {
            assert_eq!(perft(&canonical, depth), perft(&position, depth), "{position} D{depth}");
            tested += usize::from(depth == 3);
        }
    }
    assert!(tested > 20, "{tested}");
}

#[test]
fn k02_what_differs_is_not_made_the_same() {
    let texts = [
        "wb w 19:10,19:10 0,0",
        "wb b 19:10,19:10 0,0",
        "Wb w 19:9,19:10 0,0",
        "wb w 19:9,19:10 0,0",
        "wB w 19:10,19:9 0,0",
        "wbb w 19:10,18:10 0,0",
        "bwb w 19:10,18:10 0,0",
        "wb/1b w 19:10,18:10 0,0",
    ];
    let forms: HashSet<Position> = texts.map(|text| read(text).canonical()).into();
    assert_eq!(forms.len(), texts.len());
}

#[test]
fn k02_the_moves_are_the_same_after_a_motion() {
    let mut captures = 0;
    // Before the first tile is laid there is nothing to move: it lies on 0,0.
    for position in positions().filter(|position| !position.plane().is_empty()) {
        for motion in motions() {
            let image = position.moved(motion);
            let here: HashSet<Move> = moves(&position).into_iter().map(|mv| mv.moved(motion)).collect();
            let there: HashSet<Move> = moves(&image).into_iter().collect();
            assert_eq!(here, there, "{position} {motion:?}");
            captures += here.iter().filter(|mv| matches!(mv, Move::Capture(_))).count();
            for mv in moves(&position) {
                let (mut played, mut moved) = (position, image);
                played.play_unchecked(mv);
                moved.play_unchecked(mv.moved(motion));
                assert_eq!(played.moved(motion), moved, "{position} {motion:?}");
                assert_eq!(mv.moved(motion).moved(motion.inverse()), mv);
            }
        }
    }
    assert!(captures > 50, "{captures}");
}

/// Counted by hand. The third ply, for each of the two black tiles, with and without a pawn: the three tiles lie in
/// a row or round a corner, the black one in the middle or not, four ways; without a white pawn 4, with one 2 where
/// the white tiles differ and 1 where they do not, so 6, with two 4; and one with the pawn alone laid.
#[test]
fn k02_the_first_plies_up_to_motions() {
    let mut forms = HashSet::from([Position::start(ChainRule::Optional).canonical()]);
    for count in [2, 4, 30] {
        let played = forms.iter().flat_map(|position| {
            moves(position).into_iter().map(|mv| {
                let mut played = *position;
                played.play_unchecked(mv);
                played.canonical()
            })
        });
        forms = played.collect();
        assert_eq!(forms.len(), count);
    }
}
