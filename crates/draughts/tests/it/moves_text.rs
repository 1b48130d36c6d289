//! Moves as text: what is written, which forms are read, and what is refused.

use crate::common::{at, mv, sq};
use proptest::prelude::*;
use rulebook_draughts::{
    English, Frisian, Illegal, International, Italian, MoveError, MoveKind, Nathan, Position, Russian,
    Variant,
};
use rulebook_game::{Text as _, conformance::SplitMix64};
use rulebook_square::ParseDarkCellError;

/// Two moves from 4 to 15, and six others.
const TWINS: &str = "W:WK4:B13,20,32,37";

#[test]
fn quiet_moves() {
    let position = at::<Nathan>("W:W28,K47:B1");
    for text in ["28-22", "28-23", "47-36", "47-15", "47-42"] {
        let mv = mv(&position, text);
        assert_eq!(position.move_text(mv).to_string(), text);
        for written in
            [position.move_text(mv).short(), position.move_text(mv).long(), position.move_text(mv).hub()]
        {
            assert_eq!(written.to_string(), text);
        }
        assert_eq!(mv.to_string(), text);
        assert!(position.is_legal(mv));
    }
    assert_eq!(position.move_text(mv(&position, "28-22")).algebraic().to_string(), "e5-d6");
    assert_eq!(mv(&position, "e5-d6"), mv(&position, "28-22"));
    // A legal capture is not written as a step.
    let position = at::<Nathan>("W:W28:B22");
    assert!(!position.is_legal(mv(&position, "28-17")));
}

#[test]
fn captures_are_short_where_that_says_all() {
    let position = at::<Nathan>("W:W37:B23,32");
    let capture = mv(&position, "37x19");
    assert_eq!(capture.kind(), MoveKind::Man);
    let text = position.move_text(capture);
    assert_eq!(text.to_string(), "37x19");
    assert_eq!(text.short().to_string(), "37x19");
    assert_eq!(text.long().to_string(), "37x28x19");
    assert_eq!(text.hub().to_string(), "37x19x23x32");
    assert_eq!(text.algebraic().to_string(), "c3xg7");
    assert_eq!(text.long().algebraic().to_string(), "c3xe5xg7");
    for form in ["37x19", "37x28x19", "37x19x23x32", "37x19x32x23", "37:19", "37:28:19", "c3xg7", "c3:e5:g7"]
    {
        assert_eq!(position.parse_move(form), Ok(capture), "{form}");
    }
    // Several routes of one move are no reason to be long, and the smallest is the long one.
    let position = at::<Nathan>("W:W32:B17,18,27,28");
    let ring = position.moves()[0];
    assert_eq!(position.move_text(ring).to_string(), "32x32");
    assert_eq!(position.move_text(ring).long().to_string(), "32x21x12x23x32");
    for form in ["32x32", "32x21x12x23x32", "32x23x12x21x32", "32x32x28x17x18x27", "32x12x32"] {
        assert_eq!(position.parse_move(form), Ok(ring), "{form}");
    }
}

#[test]
fn captures_are_long_where_another_shares_their_ends() {
    let position = at::<International>(TWINS);
    let texts: Vec<String> = position.moves().iter().map(|&mv| position.move_text(mv).to_string()).collect();
    for text in ["4x27x38x15", "4x31x42x15"] {
        assert!(texts.contains(&text.into()), "{texts:?}");
        assert_eq!(position.move_text(mv(&position, text)).short().to_string(), "4x15");
    }
    // Every text is a different one, and reads back.
    for (text, &mv) in texts.iter().zip(&position.moves()) {
        assert_eq!(position.parse_move(text), Ok(mv));
    }
    // The smallest of the routes: between 42 and 29 the king could land on 38 as well.
    let position = at::<Nathan>("W:WK47:B29,42");
    for mv in position.moves() {
        assert_eq!(position.move_text(mv).long().to_string(), format!("47x33x{}", mv.to()));
    }
}

#[test]
fn ambiguity_names_the_candidates() {
    let position = at::<International>(TWINS);
    for text in ["4x15", "h10xj8", "4:15"] {
        let error = position.parse_move(text).unwrap_err();
        let MoveError::Ambiguous { moves, .. } = &error else { panic!("{text}: {error}") };
        assert_eq!(moves.len(), 2, "{text}");
        let named = error.to_string();
        assert!(
            ["ambiguous: 4x27x38x15 or 4x31x42x15", "ambiguous: 4x31x42x15 or 4x27x38x15"].contains(&&*named),
            "{named}"
        );
    }
    // 38 lies on one route only; so do 27, 31 and 42.
    for text in ["4x38x15", "4x27x15", "4x27x38x15"] {
        assert_eq!(position.parse_move(text), position.parse_move("4x15x13x20x32"), "{text}");
    }
    for text in ["4x31x15", "4x42x15", "4x31x42x15"] {
        assert_eq!(position.parse_move(text), position.parse_move("4x15x13x20x37"), "{text}");
    }
    // An illegal long form is not made into a legal one.
    for text in
        ["4x22x38x15", "4x27x42x15", "4x15x13x20", "4x15x13x20x32x37", "4x15x13x13x20", "4x15x13x13x20x32"]
    {
        match position.parse_move(text) {
            Ok(mv) => assert!(!position.is_legal(mv), "{text}"),
            Err(MoveError::Illegal(_)) => {}
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

#[test]
fn what_is_no_move() {
    let position = at::<Nathan>("W:W28:B22");
    let square = |text: &str| match position.parse_move(text) {
        Err(MoveError::Square { error, place }) => (error, place),
        other => panic!("{text}: {other:?}"),
    };
    use ParseDarkCellError::{BeyondTheBoard, Light, NotASquare};
    for (text, error, place) in [
        ("", NotASquare, 0..0),
        ("x", NotASquare, 0..0),
        ("-", NotASquare, 0..0),
        ("28x", NotASquare, 3..3),
        ("28xx17", NotASquare, 3..3),
        ("28x51", BeyondTheBoard, 3..5),
        ("0-22", BeyondTheBoard, 0..1),
        ("28-022", NotASquare, 3..6),
        ("28 -22", NotASquare, 0..3),
        ("28-22x17", NotASquare, 3..8),
        ("a1xa2", Light, 3..5),
        ("a1xk1", NotASquare, 3..5),
        ("a1xa11", BeyondTheBoard, 3..6),
        ("28xé", NotASquare, 3..5),
        ("28×17", NotASquare, 0..6),
    ] {
        assert_eq!(square(text), (error, place.clone()), "{text}");
        let message = position.parse_move(text).unwrap_err().to_string();
        assert_eq!(message, format!("{error}, at byte {} of the move", place.start));
    }
    for text in ["28", "28-22-17"] {
        let error = position.parse_move(text).unwrap_err();
        assert!(matches!(error, MoveError::Form), "{text}: {error:?}");
        assert_eq!(error.to_string(), "a move is two squares with - between them, or two or more with x");
    }
}

/// A text may be well formed and its move illegal: reading says what was meant, or why nothing could be.
#[test]
fn what_is_meant_but_illegal() {
    let why = |fen: &str, text: &str| {
        let position = at::<Nathan>(fen);
        match position.parse_move(text) {
            Ok(mv) => position.check(mv).unwrap_err(),
            Err(error) => Position::<Nathan>::into_illegal(error).unwrap(),
        }
        .to_string()
    };
    assert_eq!(why("W:W28:B22", "28-23"), "a capture is obligatory: 28x17");
    assert_eq!(why("W:W37:B23,32", "37x28"), "the capture must go on from 28, to 19");
    assert_eq!(why("W:W28:B1", "28x17"), "there is nothing to take between 28 and 17");
    assert_eq!(why("W:W28:B1", "1-6"), "the black man on 1 is not yours to move");
    assert_eq!(why("W:W28:B1", "1x12"), "the black man on 1 is not yours to move");
    assert_eq!(why("W:W28:B1", "1x12x23"), "the black man on 1 is not yours to move");
    assert_eq!(why("W:W28:B22", "27x18"), "no piece stands on 27");
    assert_eq!(why("W:W28:B22", "27x18x9"), "no piece stands on 27");
    assert_eq!(why("W:W28:B22", "28x17x6"), "there is nothing to take between 17 and 6");
    assert!(Position::<Nathan>::into_illegal(MoveError::Form).is_err());
}

#[test]
fn entering_a_move_square_by_square() {
    fn next<V: Variant>(position: &Position<V>, from: u8, way: &[u8]) -> Vec<u8> {
        let way: Vec<_> = way.iter().map(|&number| sq(number)).collect();
        let mut next: Vec<u8> =
            position.landings(sq(from), &way).into_iter().map(rulebook_square::DarkCell::number).collect();
        next.sort_unstable();
        next
    }
    let none: [u8; 0] = [];
    let position = at::<Nathan>("W:WK40:B27,34");
    assert_eq!(next(&position, 40, &[]), [18]);
    assert_eq!(next(&position, 40, &[18]), [31, 36]);
    assert_eq!(next(&position, 40, &[18, 31]), none);
    assert_eq!(next(&position, 40, &[29]), none);
    assert_eq!(next(&position, 41, &[]), none);
    // Quiet moves, of the side to move only; none where there is a capture.
    let position = at::<Nathan>("W:W28,47:B1");
    assert_eq!(next(&position, 28, &[]), [22, 23]);
    assert_eq!(next(&position, 28, &[22]), none);
    assert_eq!(next(&position, 1, &[]), none);
    assert_eq!(next(&at::<Nathan>("W:W28,47:B22"), 47, &[]), none);
    // Only towards the captures that the majority asks for.
    assert_eq!(next(&at::<Nathan>("W:W28:B13,23,33"), 28, &[]), [19, 39]);
    assert_eq!(next(&at::<International>("W:W28:B13,23,33"), 28, &[]), [19]);
    assert_eq!(next(&at::<Italian>("W:WK22:B18,K10,K19,12"), 22, &[]), [15]);
    assert_eq!(next(&at::<Italian>("W:WK22:B18,K10,K19,12"), 22, &[15]), [8]);
    assert_eq!(next(&at::<Frisian>("W:W28:B18"), 28, &[]), [8]);
    // A man that is crowned in passing goes on as a king.
    assert_eq!(next(&at::<Russian>("W:W11:B7,9"), 11, &[2]), [13]);
    assert_eq!(next(&at::<English>("W:W18:B15,8"), 18, &[11]), [4]);
    // Round the ring, either way.
    let ring = at::<Nathan>("W:W32:B17,18,27,28");
    assert_eq!(next(&ring, 32, &[]), [21, 23]);
    assert_eq!(next(&ring, 32, &[21, 12, 23]), [32]);
    assert_eq!(next(&ring, 32, &[21, 12, 23, 32]), none);
}

#[test]
fn a_whole_way_is_a_move() {
    let position = at::<Nathan>("W:WK40:B27,34");
    let along =
        |way: &[u8]| position.move_along(sq(40), &way.iter().map(|&number| sq(number)).collect::<Vec<_>>());
    assert_eq!(along(&[18, 31]), Ok(mv(&position, "40x31")));
    assert!(matches!(along(&[18]), Err(Illegal::MustGoOn { .. })));
    assert!(matches!(along(&[12]), Err(Illegal::MustLandElsewhere { .. })));
    assert!(matches!(along(&[18, 27]), Err(Illegal::NothingToTake { .. } | Illegal::NotFree(_))));
    assert!(along(&[]).is_err());
    assert!(along(&[18, 31, 36]).is_err());
    assert_eq!(position.routes(mv(&position, "40x31")), [[18, 31].map(sq)]);
}

/// Reads a text as a move anyhow; what is read can be asked about.
fn read_anyhow<V: Variant>(position: &Position<V>, text: &str) {
    match position.parse_move(text) {
        Ok(mv) => {
            let answer = position.check(mv);
            if answer.is_ok() {
                let _ = position.move_text(mv).hub().to_string();
                let written = position.move_text(mv).to_string();
                assert_eq!(position.parse_move(&written), Ok(mv), "{text:?} in {position:?}");
            } else {
                let _ = answer.map_err(|error| error.to_string());
            }
        }
        Err(MoveError::Square { place, .. }) => {
            assert!(text.get(place.clone()).is_some(), "{text:?}: {place:?}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

const BOARDS: [&str; 4] =
    [TWINS, "W:WK28,K33,12,32:B17,18,22,23,27,K7,40", "B:WK28,K33,12:B22,23,K7,40", "W:W26:B17,21"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_text_panics(board in 0_usize..4, text in ".{0,20}") {
        read_anyhow(&at::<Nathan>(BOARDS[board]), &text);
        read_anyhow(&at::<Frisian>(BOARDS[board]), &text);
    }

    #[test]
    fn no_move_like_text_panics(board in 0_usize..4, text in "([1-9]|[1-5][0-9]|[a-j]([1-9]|10))([x:-]([1-9]|[1-5][0-9])){1,5}") {
        read_anyhow(&at::<Nathan>(BOARDS[board]), &text);
        read_anyhow(&at::<International>(BOARDS[board]), &text);
    }

    #[test]
    fn no_changed_text_panics(
        board in 0_usize..4,
        seed in any::<u64>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), "[0-9x:-]|é|", any::<bool>()), 1..4),
    ) {
        let position = at::<Nathan>(BOARDS[board]);
        let moves = position.moves();
        prop_assume!(!moves.is_empty());
        let mut random = SplitMix64::new(seed);
        let mv = moves[random.below(moves.len())];
        let text = position.move_text(mv);
        let text = [text.to_string(), text.long().to_string(), text.hub().to_string()][random.below(3)].clone();
        let mut marks: Vec<String> = text.chars().map(String::from).collect();
        for (place, mark, insert) in changes {
            let place = place.index(marks.len());
            if insert {
                marks.insert(place, mark);
            } else {
                marks[place] = mark;
            }
        }
        read_anyhow(&position, &marks.concat());
    }
}
