//! The laws of `rulebook-game`, along random games of every preset.

use rulebook_draughts::{
    Brazilian, Color, English, Frisian, International, Italian, Move, MoveKind, Nathan, Piece, Pool,
    Position, Russian, Setup, Square, Squares, Variant,
};
use rulebook_game::conformance::{SplitMix64, assert_play, assert_playouts, assert_position, assert_text};

const KINDS: [MoveKind; 3] = [MoveKind::Man, MoveKind::Crowning, MoveKind::King];

fn square<V: Variant>(random: &mut SplitMix64) -> Square<V::Board> {
    let count = usize::from(Square::<V::Board>::COUNT);
    Square::new(1 + random.below(count) as u8).unwrap()
}

/// Some moves at random: mostly of own pieces, many taking enemy pieces.
fn some_moves<V: Variant>(position: &Position<V>, random: &mut SplitMix64) -> Vec<Move<V::Board>> {
    let own: Vec<_> = position.pieces(position.turn()).into_iter().collect();
    let enemies: Vec<_> = position.pieces(!position.turn()).into_iter().collect();
    let mut moves = Vec::new();
    for _ in 0..12 {
        let from = match random.below(own.len() + 1) {
            0 => square::<V>(random),
            n => own[n - 1],
        };
        let to = square::<V>(random);
        let mut captured = Squares::<V::Board>::EMPTY;
        for _ in 0..random.below(4) {
            let taken = if random.below(8) == 0 || enemies.is_empty() {
                square::<V>(random)
            } else {
                enemies[random.below(enemies.len())]
            };
            captured |= Squares::of(taken);
        }
        moves.extend(KINDS.map(|kind| Move::new(from, to, captured, kind)));
    }
    // What is nearly legal.
    for mv in position.moves() {
        moves.extend(KINDS.map(|kind| Move::new(mv.from(), mv.to(), mv.captured(), kind)));
        moves.push(Move::new(mv.from(), mv.to(), Squares::<V::Board>::EMPTY, mv.kind()));
        if let Some(first) = mv.captured().first() {
            moves.push(Move::new(mv.from(), mv.to(), mv.captured().without(first), mv.kind()));
        }
    }
    moves
}

/// A few pieces at random, kings among them, which no game would have brought together.
fn random_position<V: Variant>(random: &mut SplitMix64) -> Position<V> {
    loop {
        let mut setup = Setup::<V>::EMPTY;
        setup.turn = if random.below(2) == 0 { Color::White } else { Color::Black };
        for _ in 0..2 + random.below(usize::from(V::RULES.men_per_side())) {
            let color = if random.below(3) == 0 { setup.turn } else { !setup.turn };
            setup.put(square::<V>(random), Some(Piece { color, is_king: random.below(3) == 0 }));
        }
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

fn assert_laws<V: Variant>() {
    let tested = assert_playouts(&Position::<V>::start(), &(), 0..10, 150, some_moves);
    assert!(tested > 300, "{}: {tested}", V::NAME);
    let mut random = SplitMix64::new(1);
    for _ in 0..150 {
        let position = random_position::<V>(&mut random);
        let moves = some_moves(&position, &mut random);
        assert_position(&position, moves.iter().copied());
        assert_play(&position, moves);
        assert_text(&position, &());
        for mv in position.moves() {
            assert_routes(&position, mv);
        }
    }
}

/// Each route leads to its move, in one piece and square by square.
fn assert_routes<V: Variant>(position: &Position<V>, mv: Move<V::Board>) {
    let routes = position.routes(mv);
    assert!(!routes.is_empty(), "{position:?} {mv:?}");
    assert!(routes.is_sorted() && routes[0] == position.smallest_route(mv), "{position:?} {mv:?} {routes:?}");
    for route in &routes {
        assert_eq!(position.move_along(mv.from(), route), Ok(mv), "{position:?} {route:?}");
    }
    // The last route, since asking for each square of each would take long.
    let route = &routes[routes.len() - 1];
    for (at, &landing) in route.iter().enumerate() {
        let next = position.landings(mv.from(), &route[..at]);
        assert!(next.contains(landing), "{position:?} {route:?} {at}: {next:?}");
    }
    let forms = [position.move_text(mv).long().to_string(), position.move_text(mv).algebraic().to_string()];
    for text in forms {
        assert_eq!(position.parse_move(&text), Ok(mv), "{position:?} {text}");
    }
    let hub = position.move_text(mv).hub().to_string();
    // A hub text may happen to be another move's route, which comes first.
    let read = position.parse_move(&hub).unwrap();
    assert!(read == mv || position.is_legal(read), "{position:?} {hub}");
}

#[test]
fn nathan() {
    assert_laws::<Nathan>();
}

#[test]
fn international() {
    assert_laws::<International>();
}

#[test]
fn brazilian() {
    assert_laws::<Brazilian>();
}

#[test]
fn pool() {
    assert_laws::<Pool>();
}

#[test]
fn russian() {
    assert_laws::<Russian>();
}

#[test]
fn english() {
    assert_laws::<English>();
}

#[test]
fn italian() {
    assert_laws::<Italian>();
}

#[test]
fn frisian() {
    assert_laws::<Frisian>();
}
