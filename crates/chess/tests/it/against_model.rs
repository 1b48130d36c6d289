//! The engine against an independent one, slow and obvious, along random games.

use std::collections::{HashMap, HashSet};

use crate::common::hash;
use crate::model::{Model, ModelMove};
use rulebook_chess::{
    Bitboard, CastlingMode, CastlingStyle, Color, EnPassantMode, Filter, Move, MoveKind, Outcome, Position,
    Reason, Role, Square,
};
use rulebook_game::{Position as _, conformance::SplitMix64};

const WALKS: &str = include_str!("../data/chess-walks.suite");
const CHESS960_STARTS: &str = include_str!("../data/chess960-starts.suite");
const CHESS960_WALKS: &str = include_str!("../data/chess960-walks.suite");

/// Where random games start from; the last two are made for promotions and for en passant.
const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n3k2r/PPP4P/8/q7/8/8/p2pp2p/R3K2N w Qk - 0 1",
    "1r2k1r1/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/1R2K1R1 w - - 0 1",
];

const GAMES: u64 = 200;
const PLIES: usize = 90;

/// What random games came across, so that a test can tell that they went everywhere.
#[derive(Default)]
struct Tally {
    positions: u32,
    checks: u32,
    double_checks: u32,
    pins: u32,
    mates: u32,
    stalemates: u32,
    dead: u32,
    castlings: u32,
    chess960_castlings: u32,
    en_passant: u32,
    idle_double_steps: u32,
    promotions: u32,
    repetitions: u32,
}

/// Positions by what must be the same for a repetition.
#[derive(Default)]
struct Seen {
    keys: HashMap<Position, String>,
    all: HashSet<String>,
}

impl Seen {
    /// Equal positions have equal keys, and the reverse. True if the position was there already.
    fn insert(&mut self, model: &Model, position: Position) -> bool {
        let key = model.repetition_key();
        if let Some(before) = self.keys.get(&position) {
            assert_eq!(*before, key, "equal to another position: {position:?}");
            return true;
        }
        assert!(self.all.insert(key.clone()), "not equal to the same position: {position:?}");
        self.keys.insert(position, key);
        false
    }
}

#[test]
fn random_games() {
    let first_fields = |suite: &'static str| -> Vec<&str> {
        suite.lines().filter_map(|line| line.split(" ;").next()).filter(|fen| !fen.starts_with('#')).collect()
    };
    let others = [WALKS, CHESS960_WALKS, CHESS960_STARTS, CHESS960_STARTS].map(first_fields);
    let mut random = SplitMix64::new(1);
    let mut tally = Tally::default();
    let mut seen = Seen::default();
    for game in 0..GAMES {
        let index = game as usize % 8;
        let fen = STARTS.get(index).copied().unwrap_or_else(|| {
            let list = &others[index - STARTS.len()];
            list[random.below(list.len())]
        });
        play(fen, &mut random, &mut tally, &mut seen);
    }
    // Endgames, where positions come back and games end.
    for fen in [
        "8/8/8/3k4/8/8/1P4p1/4K3 w - - 0 1",
        "8/8/3k4/8/8/2R5/8/4K3 w - - 0 1",
        "7k/8/5K2/8/8/8/8/3Q4 w - - 0 1",
    ] {
        for _ in 0..12 {
            play(fen, &mut random, &mut tally, &mut seen);
        }
    }
    let Tally { positions, checks, double_checks, pins, mates, stalemates, dead, .. } = tally;
    println!("{positions} positions, {checks} checks, {double_checks} double checks, {pins} with pins");
    println!("{mates} mates, {stalemates} stalemates, {dead} dead");
    let Tally {
        castlings, chess960_castlings, en_passant, idle_double_steps, promotions, repetitions, ..
    } = tally;
    println!("{castlings} castlings, {chess960_castlings} of Chess960, {en_passant} captures en passant");
    println!("{idle_double_steps} double steps without, {promotions} promotions, {repetitions} repetitions");
    assert!(positions >= 10_000);
    assert!(checks > 500 && double_checks > 5 && pins > 800);
    assert!(mates > 5 && stalemates > 2 && dead > 10);
    assert!(castlings > 30 && chess960_castlings > 20);
    assert!(en_passant > 50 && idle_double_steps > 50 && promotions > 50 && repetitions > 50);
}

/// Plays one random game in both engines and compares them at each step.
fn play(fen: &str, random: &mut SplitMix64, tally: &mut Tally, seen: &mut Seen) {
    let mut model = Model::from_fen(fen).unwrap();
    let mut position: Position = fen.parse().unwrap();
    let mut zobrist = position.zobrist();
    for _ in 0..PLIES {
        let legal = model.legal_moves();
        compare(&model, &legal, &position, random, tally, seen);
        assert_eq!(zobrist, position.zobrist(), "{position:?}");
        if legal.is_empty() {
            break;
        }
        let chosen = choose(&model, &legal, random);
        let mv = position.parse_uci(&model.uci(&chosen, true)).unwrap();
        count_move(&position, mv, tally);
        zobrist = position.zobrist_after(zobrist, mv);
        assert_taken(&model, &chosen, &position, mv);
        position.play(mv).unwrap();
        model = model.play(&chosen);
    }
}

/// A random move; the rare kinds, checks and last moves of a game more often than they would come.
fn choose(model: &Model, legal: &[ModelMove], random: &mut SplitMix64) -> ModelMove {
    let rare: Vec<ModelMove> = legal
        .iter()
        .copied()
        .filter(|mv| {
            let own = model.board[mv.to].is_some_and(|man| man.0 == model.white_to_move);
            let en_passant = model.en_passant == Some(mv.to) && model.board[mv.from].unwrap().1 == 'P';
            own || en_passant || mv.promotion.is_some()
        })
        .collect();
    if rare.is_empty() && random.below(4) == 0 {
        let few = model.board.iter().flatten().count() < 6;
        let forcing = legal.iter().copied().filter(|mv| {
            let next = model.play(mv);
            next.in_check(next.white_to_move) || few && next.legal_moves().is_empty()
        });
        let forcing: Vec<ModelMove> = forcing.collect();
        if !forcing.is_empty() {
            return forcing[random.below(forcing.len())];
        }
    }
    let list = if rare.is_empty() || random.below(3) == 0 { legal } else { &rare };
    list[random.below(list.len())]
}

fn count_move(position: &Position, mv: Move, tally: &mut Tally) {
    match mv.kind() {
        MoveKind::Castle if position.castling_mode() == CastlingMode::Chess960 => {
            tally.chess960_castlings += 1;
        }
        MoveKind::Castle => tally.castlings += 1,
        MoveKind::EnPassant => tally.en_passant += 1,
        MoveKind::Promotion(_) => tally.promotions += 1,
        MoveKind::DoubleStep | MoveKind::Plain => {}
    }
}

/// The men that are gone after the move are those that it says it takes.
fn assert_taken(model: &Model, chosen: &ModelMove, position: &Position, mv: Move) {
    let men = |model: &Model| model.board.iter().flatten().count();
    let after = model.play(chosen);
    match position.captured(mv) {
        None => assert_eq!(men(&after), men(model), "{mv:?} in {position:?}"),
        Some((square, piece)) => {
            let man = (piece.color == Color::White, piece.role.letter().to_ascii_uppercase());
            assert_eq!(model.board[square.index()], Some(man), "{mv:?} in {position:?}");
            assert_ne!(man.0, model.white_to_move);
            assert_eq!(men(&after) + 1, men(model), "{mv:?} in {position:?}");
        }
    }
}

fn compare(
    model: &Model,
    legal: &[ModelMove],
    position: &Position,
    random: &mut SplitMix64,
    tally: &mut Tally,
    seen: &mut Seen,
) {
    let fen = model.to_fen();
    assert_eq!(position.fen().en_passant(EnPassantMode::Always).to_string(), fen);
    tally.positions += 1;

    let moves = position.moves();
    let texts = |mut texts: Vec<String>| {
        texts.sort();
        texts
    };
    let listed = texts(moves.iter().map(|mv| mv.uci(CastlingMode::Chess960).to_string()).collect());
    let expected = texts(legal.iter().map(|mv| model.uci(mv, true)).collect());
    assert_eq!(listed, expected, "{fen}");
    assert_eq!(position.count_moves(), legal.len() as u64, "{fen}");
    assert_eq!(position.has_moves(), !legal.is_empty(), "{fen}");

    compare_end(model, position, tally);
    compare_checks_and_pins(model, position, tally);
    compare_texts(model, legal, position);
    for _ in 0..4 {
        compare_filter(&moves, position, random);
    }
    compare_neighbours(model, position, tally, seen);
}

fn compare_end(model: &Model, position: &Position, tally: &mut Tally) {
    let outcome = match model.outcome() {
        None => None,
        Some("checkmate") => {
            tally.mates += 1;
            Some(Outcome::Win { winner: !position.turn(), reason: Reason::Checkmate })
        }
        Some(_) => {
            tally.stalemates += 1;
            Some(Outcome::Draw { reason: Reason::Stalemate })
        }
    };
    assert_eq!(position.outcome(), outcome, "{position:?}");
    assert_eq!(position.is_checkmate(), model.outcome() == Some("checkmate"), "{position:?}");
    assert_eq!(position.is_stalemate(), model.outcome() == Some("stalemate"), "{position:?}");
    assert_eq!(position.is_dead(), model.is_dead(), "{position:?}");
    tally.dead += u32::from(position.is_dead());
    let dead = position.is_dead().then_some(Outcome::Draw { reason: Reason::DeadPosition });
    assert_eq!(position.game_outcome(), outcome.or(dead), "{position:?}");
}

/// A piece gives check if the king is in check by it alone, the others being no enemies any more. A piece
/// is pinned if the king is in check without it.
fn compare_checks_and_pins(model: &Model, position: &Position, tally: &mut Tally) {
    let turn = model.white_to_move;
    assert_eq!(position.is_check(), model.in_check(turn), "{position:?}");
    let mut checkers = Bitboard::EMPTY;
    let mut pinned = Bitboard::EMPTY;
    for square in Bitboard::FULL {
        match model.board[square.index()] {
            Some((white, kind)) if white != turn && kind != 'K' => {
                let mut alone = model.clone();
                for (other, man) in alone.board.iter_mut().enumerate() {
                    if other != square.index() && man.is_some_and(|man| man.0 != turn && man.1 != 'K') {
                        *man = Some((turn, 'P'));
                    }
                }
                if alone.in_check(turn) {
                    checkers |= square;
                }
            }
            Some((white, kind)) if white == turn && kind != 'K' => {
                let mut without = model.clone();
                without.board[square.index()] = None;
                if without.in_check(turn) {
                    pinned |= square;
                }
            }
            _ => {}
        }
    }
    assert_eq!(position.checkers(), checkers, "{position:?}");
    tally.checks += u32::from(!checkers.is_empty());
    tally.double_checks += u32::from(checkers.count() > 1);
    if checkers.is_empty() {
        assert_eq!(position.pinned(), pinned, "{position:?}");
        tally.pins += u32::from(!pinned.is_empty());
    }
}

/// Every form of FEN reads back to an equal position, and every move's text to the move.
fn compare_texts(model: &Model, legal: &[ModelMove], position: &Position) {
    for mode in [EnPassantMode::Always, EnPassantMode::PseudoLegal, EnPassantMode::Legal] {
        for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
            let fen = position.fen().en_passant(mode).castling(style).to_string();
            let read: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert_eq!(read, *position, "{fen}");
            assert_eq!((read.halfmoves(), read.fullmoves()), (position.halfmoves(), position.fullmoves()));
        }
    }
    let standard = position.castling_mode() == CastlingMode::Standard;
    for mv in legal {
        let by_rook = position.parse_uci(&model.uci(mv, true)).unwrap();
        assert_eq!(by_rook.pack().unpack(position), Some(by_rook), "{position:?}");
        if standard {
            assert_eq!(position.parse_uci(&model.uci(mv, false)), Ok(by_rook), "{position:?}");
            assert_eq!(by_rook.uci(CastlingMode::Standard).to_string(), model.uci(mv, false));
        }
    }
}

/// A random filter gives the listed moves that pass it.
fn compare_filter(moves: &[Move], position: &Position, random: &mut SplitMix64) {
    let mut filter = Filter::ALL;
    let mut wanted: Vec<Move> = moves.to_vec();
    if random.below(2) == 0 {
        let from = Bitboard::from_bits(random.next());
        filter = filter.from_any(from);
        wanted.retain(|mv| from.contains(mv.from()));
    }
    if random.below(2) == 0 {
        let to = Bitboard::from_bits(random.next());
        filter = filter.to_any(to);
        wanted.retain(|mv| to.contains(mv.landing()));
    }
    if random.below(6) == 0 {
        let squares = [random.next(), random.next()].map(|number| Square::wrapping((number % 64) as u8));
        filter = filter.from(squares[0]).to(squares[1]);
        wanted.retain(|mv| [mv.from(), mv.landing()] == squares);
    }
    if random.below(3) == 0 {
        let role = Role::ALL[random.below(6)];
        filter = filter.role(role);
        wanted.retain(|mv| mv.role() == role);
    }
    match random.below(6) {
        0 | 1 => {
            filter = filter.captures();
            wanted.retain(|&mv| position.captured(mv).is_some());
        }
        2 => {
            filter = filter.quiets();
            wanted.retain(|&mv| position.captured(mv).is_none());
        }
        3 => {
            filter = filter.promotions();
            wanted.retain(|mv| mv.promotes_to().is_some());
        }
        _ => {}
    }
    let mut listed = position.moves_in(filter);
    assert_eq!(position.count_moves_in(filter), wanted.len() as u64, "{filter:?} in {position:?}");
    assert_eq!(position.has_moves_in(filter), !wanted.is_empty(), "{filter:?} in {position:?}");
    listed.sort();
    wanted.sort();
    assert_eq!(listed, wanted, "{filter:?} in {position:?}");
}

/// Equality against positions met before and against this one without its en passant square, without each
/// castling right, and with other counters.
fn compare_neighbours(model: &Model, position: &Position, tally: &mut Tally, seen: &mut Seen) {
    tally.repetitions += u32::from(seen.insert(model, *position));
    let mut neighbours = Vec::new();
    if model.en_passant.is_some() {
        let idle = Model { en_passant: None, ..model.clone() };
        tally.idle_double_steps += u32::from(idle.repetition_key() == model.repetition_key());
        neighbours.push(idle);
    }
    for (color, side) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        if model.castling[color][side].is_some() {
            let mut fewer = model.clone();
            fewer.castling[color][side] = None;
            neighbours.push(fewer);
        }
    }
    neighbours.push(Model { halfmove: model.halfmove + 1, fullmove: model.fullmove + 1, ..model.clone() });
    for neighbour in neighbours {
        let other: Position = neighbour.to_fen().parse().unwrap();
        let same = neighbour.repetition_key() == model.repetition_key();
        assert_eq!(other == *position, same, "{other:?}{position:?}");
        assert_eq!(hash(&other) == hash(position), same, "{other:?}{position:?}");
        assert_eq!(other.zobrist() == position.zobrist(), same, "{other:?}{position:?}");
        seen.insert(&neighbour, other);
    }
}
