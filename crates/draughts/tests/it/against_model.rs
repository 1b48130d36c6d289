//! The engine against an independent one, slow and obvious, along random games of every preset and of
//! combinations of switches that nobody plays.

use std::collections::BTreeSet;

use crate::common::sq;
use crate::model::{Choice, Crossing, End, Model, Side, Switches, Turn};
use rulebook_draughts::{
    Brazilian, Color, Completion, Crowning, English, Frisian, International, Italian, Majority, Move,
    MoveKind, Nathan, Outcome, Pool, Position, Reason, Rules, Russian, Square, Squares, Variant,
};
use rulebook_game::{Position as _, conformance::SplitMix64};
use rulebook_square::{Board8, Board8Mirrored, Board10, DarkCorner};

/// Combinations of one's own: the rules of the type, then the same told to the model.
macro_rules! combinations {
    ($($Variant:ident: $Board:ident, $name:literal, $rules:expr;)+) => {
        $(
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            enum $Variant {}

            impl Variant for $Variant {
                type Board = $Board;
                const NAME: &'static str = $name;
                const RULES: Rules = $rules;
            }
        )+
    };
}

combinations! {
    NathanSquare: Board10, "nathan-square", Rules { completion: Completion::Square, ..Rules::NATHAN };
    // Everything at once on the mirrored board.
    Muddle: Board8Mirrored, "muddle", Rules {
        rows: 2,
        corner: DarkCorner::Right,
        begins: Color::White,
        men_capture_backward: false,
        men_take_kings: false,
        orthogonal_captures: true,
        crowning: Crowning::InPassing,
        completion: Completion::Square,
        ..Rules::POOL
    };
    // The Italian order where men take kings and every piece takes in all eight directions.
    Ranked: Board10, "ranked", Rules {
        rows: 2,
        flying_kings: false,
        orthogonal_captures: true,
        majority: Majority::Italian,
        crowning: Crowning::InPassing,
        ..Rules::NATHAN
    };
    RankedFlying: Board8, "ranked-flying", Rules {
        majority: Majority::Italian,
        ..Rules::POOL
    };
    ByValue: Board8, "by-value", Rules {
        majority: Majority::Frisian,
        crowning: Crowning::InPassing,
        men_take_kings: false,
        ..Rules::POOL
    };
    Forward: Board10, "forward", Rules {
        men_capture_backward: false,
        crowning: Crowning::InPassing,
        ..Rules::INTERNATIONAL
    };
}

const MUDDLE: Switches = Switches {
    name: "muddle",
    rows_of_men: 2,
    mirrored: true,
    first: Side::White,
    men_take_backwards: false,
    men_take_kings: false,
    orthogonal: true,
    crossing: Crossing::AsKing,
    may_choose_the_end: true,
    ..crate::model::POOL
};
const RANKED: Switches = Switches {
    name: "ranked",
    rows_of_men: 2,
    long_kings: false,
    orthogonal: true,
    choice: Choice::Italian,
    crossing: Crossing::AsKing,
    ..crate::model::NATHAN
};
const RANKED_FLYING: Switches =
    Switches { name: "ranked-flying", choice: Choice::Italian, ..crate::model::POOL };
const BY_VALUE: Switches = Switches {
    name: "by-value",
    choice: Choice::Frisian,
    crossing: Crossing::AsKing,
    men_take_kings: false,
    ..crate::model::POOL
};
const FORWARD: Switches = Switches {
    name: "forward",
    men_take_backwards: false,
    crossing: Crossing::AsKing,
    ..crate::model::INTERNATIONAL
};

/// What random games came across, so that a test can tell that they went everywhere.
#[derive(Debug, Default)]
struct Tally {
    positions: u32,
    captures: u32,
    long_captures: u32,
    crownings: u32,
    several_routes: u32,
    long_texts: u32,
    blocked: u32,
    all_taken: u32,
    refused: u32,
}

const POSITIONS: u32 = 6000;
const PLIES: u32 = 80;

/// Plays random games from the start and from boards set up at random, and compares every position.
fn compare<V: Variant>(rules: Switches) -> Tally {
    assert_eq!(rules.name, V::NAME);
    let start = Position::<V>::start();
    assert_eq!(Model::start(rules), Model::read(rules, &start.to_string()));
    let mut random = SplitMix64::new(1);
    let mut tally = Tally::default();
    let mut games = 0;
    while tally.positions < POSITIONS {
        let from_start = games % 6 == 0;
        games += 1;
        let mut model = if from_start { Model::start(rules) } else { set_up(rules, &mut random) };
        let plies = if from_start { PLIES } else { PLIES / 10 };
        let mut position: Position<V> = model.write().parse().unwrap();
        for _ in 0..plies {
            compare_position(&model, &position, &mut random, &mut tally);
            let turns = model.turns();
            if turns.is_empty() {
                break;
            }
            let turn = &turns[random.below(turns.len())];
            position.play(as_move(&model, turn)).unwrap();
            model = model.after(turn);
        }
    }
    tally
}

/// Some pieces anywhere, none, half or nearly all of them kings: mostly a few of the side to move, which is to take many.
fn set_up(rules: Switches, random: &mut SplitMix64) -> Model {
    let turn = if random.below(2) == 0 { Side::White } else { Side::Black };
    let mut model = Model::empty(rules, turn);
    let squares = model.squares.len();
    let most = (rules.size * rules.rows_of_men / 2).min(14) as usize;
    let few = if random.below(4) == 0 { most } else { 2 };
    let kings = random.below(3);
    for (side, most) in [(turn, few), (turn.other(), most)] {
        for _ in 0..=random.below(most) {
            let number = 1 + random.below(squares) as u8;
            if model.get(number).is_none() {
                let king = random.below(2) < kings || model.on_last_row(side, number);
                model.put(number, Some(crate::model::Piece { side, king }));
            }
        }
    }
    model
}

fn color(side: Side) -> Color {
    if side == Side::White { Color::White } else { Color::Black }
}

/// A turn of the model in the library's type.
fn as_move<B: rulebook_square::Lattice>(model: &Model, turn: &Turn) -> Move<B> {
    let kind = match (model.get(turn.from).unwrap().king, turn.crowned) {
        (true, _) => MoveKind::King,
        (false, true) => MoveKind::Crowning,
        (false, false) => MoveKind::Man,
    };
    Move::new(sq(turn.from), sq(turn.to), turn.taken.iter().map(|&number| sq(number)).collect(), kind)
}

fn compare_position<V: Variant>(
    model: &Model,
    position: &Position<V>,
    random: &mut SplitMix64,
    tally: &mut Tally,
) {
    tally.positions += 1;
    assert_eq!(Model::read(model.rules, &position.to_string()), *model, "{position:?}");
    let turns = model.turns();
    let expected: BTreeSet<Move<V::Board>> = turns.iter().map(|turn| as_move(model, turn)).collect();
    let moves = position.moves();
    let listed: BTreeSet<Move<V::Board>> = moves.iter().copied().collect();
    assert_eq!(listed, expected, "{position:?}");
    assert_eq!(moves.len(), turns.len(), "a move listed twice in {position:?}");
    assert_eq!(position.count_moves(), turns.len() as u64, "{position:?}");
    assert_eq!(position.has_moves(), !turns.is_empty(), "{position:?}");

    let (outcome, count) = match model.end() {
        None => (None, &mut 0),
        Some(End::AllTaken { winner }) => (Some((winner, Reason::AllTaken)), &mut tally.all_taken),
        Some(End::Blocked { winner }) => (Some((winner, Reason::Blocked)), &mut tally.blocked),
    };
    *count += 1;
    let outcome = outcome.map(|(winner, reason)| Outcome::Win { winner: color(winner), reason });
    assert_eq!(position.outcome(), outcome, "{position:?}");
    assert_eq!(position.game_outcome(), outcome, "{position:?}");

    // The texts and what comes of the moves, of some only where there are very many.
    let every = 1 + turns.len() / 40;
    for turn in turns.iter().step_by(every) {
        let mv: Move<V::Board> = as_move(model, turn);
        let mut next = *position;
        next.play(mv).unwrap();
        assert_eq!(Model::read(model.rules, &next.to_string()), model.after(turn), "{mv:?} in {position:?}");
        tally.crownings += u32::from(turn.crowned);
        tally.captures += u32::from(mv.is_capture());
        tally.long_captures += u32::from(turn.taken.len() > 2);
        compare_text(model, turn, position, mv, tally);
    }
    compare_steps(model, position, random);
    refuse(model, position, &listed, random, tally);
}

/// A move's text and its routes.
fn compare_text<V: Variant>(
    model: &Model,
    turn: &Turn,
    position: &Position<V>,
    mv: Move<V::Board>,
    tally: &mut Tally,
) {
    let text = model.text(turn);
    assert_eq!(position.move_text(mv).to_string(), text, "{position:?}");
    assert_eq!(position.parse_move(&text), Ok(mv), "{text} in {position:?}");
    tally.long_texts += u32::from(text.matches('x').count() > 1);
    if turn.taken.is_empty() {
        assert_eq!(position.routes(mv), [vec![mv.to()]]);
        return;
    }
    let routes: BTreeSet<Vec<u8>> = model.routes_of(turn).into_iter().map(|route| route.landings).collect();
    let found: Vec<Vec<u8>> = position
        .routes(mv)
        .iter()
        .map(|route| route.iter().map(|square| square.number()).collect())
        .collect();
    assert_eq!(found, routes.iter().cloned().collect::<Vec<_>>(), "the routes of {mv:?} in {position:?}");
    let smallest: Vec<u8> = position.smallest_route(mv).iter().map(|square| square.number()).collect();
    assert_eq!(Some(&smallest), routes.first(), "{mv:?} in {position:?}");
    tally.several_routes += u32::from(routes.len() > 1);
}

/// Entering a move landing by landing, along routes chosen at random.
fn compare_steps<V: Variant>(model: &Model, position: &Position<V>, random: &mut SplitMix64) {
    let captures: Vec<(u8, Vec<u8>)> =
        model.routes().into_iter().map(|route| (route.from, route.landings)).collect();
    let all = if captures.is_empty() {
        model.turns().iter().map(|turn| (turn.from, vec![turn.to])).collect()
    } else {
        captures
    };
    for from in 1..=Square::<V::Board>::COUNT {
        if model.all_taken() {
            break;
        }
        let mut way: Vec<u8> = Vec::new();
        loop {
            let next: BTreeSet<u8> = all
                .iter()
                .filter(|(start, route)| *start == from && route.len() > way.len() && route.starts_with(&way))
                .map(|(_, route)| route[way.len()])
                .collect();
            let squares: Vec<Square<V::Board>> = way.iter().map(|&number| sq(number)).collect();
            let found: BTreeSet<u8> = position
                .landings(sq(from), &squares)
                .into_iter()
                .map(rulebook_square::DarkCell::number)
                .collect();
            assert_eq!(found, next, "from {from} along {way:?} in {position:?}");
            let complete = all.iter().any(|(start, route)| *start == from && *route == way);
            let entered = position.move_along(sq(from), &squares);
            assert_eq!(entered.is_ok(), complete, "{entered:?} from {from} along {way:?} in {position:?}");
            let Some(&choice) = next.iter().nth(random.below(next.len().max(1))) else { break };
            way.push(choice);
        }
    }
}

/// Moves at random: legal exactly if listed.
fn refuse<V: Variant>(
    model: &Model,
    position: &Position<V>,
    listed: &BTreeSet<Move<V::Board>>,
    random: &mut SplitMix64,
    tally: &mut Tally,
) {
    let squares: Vec<Square<V::Board>> = Square::all().collect();
    let numbers = |side: Side| -> Vec<u8> {
        let standing = |&number: &u8| model.get(number).is_some_and(|piece| piece.side == side);
        (1..=Square::<V::Board>::COUNT).filter(standing).collect()
    };
    let (own, enemies) = (numbers(model.turn), numbers(model.turn.other()));
    for _ in 0..30 {
        let from = if own.is_empty() || random.below(8) == 0 {
            squares[random.below(squares.len())]
        } else {
            sq(own[random.below(own.len())])
        };
        let to = squares[random.below(squares.len())];
        let mut taken = Squares::<V::Board>::EMPTY;
        for _ in 0..random.below(3) {
            let any = enemies.is_empty() || random.below(8) == 0;
            let number = if any {
                squares[random.below(squares.len())]
            } else {
                sq(enemies[random.below(enemies.len())])
            };
            taken = taken.with(number);
        }
        let kind = [MoveKind::Man, MoveKind::Crowning, MoveKind::King][random.below(3)];
        let mut tries = vec![Move::new(from, to, taken, kind)];
        // A legal move with one thing changed.
        if let Some(&legal) = listed.iter().nth(random.below(listed.len().max(1))) {
            tries.push(Move::new(legal.from(), to, legal.captured(), legal.kind()));
            tries.push(Move::new(from, legal.to(), legal.captured(), legal.kind()));
            tries.push(Move::new(legal.from(), legal.to(), taken, legal.kind()));
            tries.push(Move::new(legal.from(), legal.to(), legal.captured(), kind));
        }
        for mv in tries {
            let answer = position.check(mv);
            assert_eq!(answer.is_ok(), listed.contains(&mv), "{mv:?}: {answer:?} in {position:?}");
            assert_eq!(position.is_legal(mv), answer.is_ok());
            if let Err(reason) = answer {
                tally.refused += 1;
                let mut copy = *position;
                assert_eq!(copy.play(mv), Err(reason));
                assert_eq!(copy, *position);
            }
        }
    }
}

/// Asserts that the games went everywhere; given are the fewest captures of more than two pieces, captures
/// by several routes, and texts with every landing square.
fn assert_met(tally: &Tally, fewest: [u32; 3]) {
    let met = [tally.long_captures, tally.several_routes, tally.long_texts];
    assert!(met.iter().zip(fewest).all(|(&met, fewest)| met >= fewest), "{tally:?}");
    assert!(tally.positions >= POSITIONS && tally.captures > 1000, "{tally:?}");
    assert!(tally.crownings > 100 && tally.refused > 100_000, "{tally:?}");
    assert!(tally.blocked > 0 && tally.all_taken > 20, "{tally:?}");
}

/// One test a set of rules.
macro_rules! compared {
    ($($test:ident: $Variant:ty, $rules:expr, $fewest:expr;)+) => {
        $(
            #[test]
            fn $test() {
                assert_met(&compare::<$Variant>($rules), $fewest);
            }
        )+
    };
}

compared! {
    nathan: Nathan, crate::model::NATHAN, [300, 20, 40];
    nathan_square: NathanSquare, crate::model::NATHAN_SQUARE, [300, 40, 80];
    international: International, crate::model::INTERNATIONAL, [200, 20, 10];
    brazilian: Brazilian, crate::model::BRAZILIAN, [100, 10, 5];
    pool: Pool, crate::model::POOL, [100, 10, 10];
    russian: Russian, crate::model::RUSSIAN, [100, 10, 10];
    english: English, crate::model::ENGLISH, [10, 1, 0];
    italian: Italian, crate::model::ITALIAN, [10, 0, 0];
    frisian: Frisian, crate::model::FRISIAN, [500, 100, 20];
    muddle: Muddle, MUDDLE, [500, 100, 200];
    ranked: Ranked, RANKED, [100, 5, 0];
    ranked_flying: RankedFlying, RANKED_FLYING, [50, 5, 0];
    by_value: ByValue, BY_VALUE, [50, 5, 0];
    forward: Forward, FORWARD, [100, 10, 10];
}

/// A man that is crowned in passing without taking on has taken no more than another.
#[test]
fn crowned_in_passing_and_no_more() {
    let position: Position<Forward> = "W:W11,34:B7,29".parse().unwrap();
    assert_eq!(crate::common::moves(&position), "11x2 34x23");
    let position: Position<Forward> = "W:W11,34:B7,8,29".parse().unwrap();
    // Crowned on 2 it takes 8, and only from 24 can it go on, over 29.
    assert_eq!(crate::common::moves(&position), "11x2x24x33 11x2x24x38 11x2x24x42 11x2x24x47");
}
