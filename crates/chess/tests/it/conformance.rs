//! The laws of `rulebook-game`, along random games of chess and Chess960.

use rulebook_chess::{Move, Position, Role, Rules, Square};
use rulebook_game::conformance::{SplitMix64, assert_play, assert_playouts, assert_position};

const CHESS960_STARTS: &str = include_str!("../data/chess960-starts.suite");
const CHESS960_WALKS: &str = include_str!("../data/chess960-walks.suite");
const WALKS: &str = include_str!("../data/chess-walks.suite");

fn first_fields(suite: &'static str) -> impl Iterator<Item = Position> {
    suite.lines().filter_map(|line| line.split(" ;").next()?.parse().ok())
}

/// Every move that can be written down from one square to another: 15 kinds.
fn every_kind(from: Square, to: Square) -> impl Iterator<Item = Move> {
    let plain = Role::ALL.into_iter().map(move |role| Move::plain(role, from, to));
    let promotions = Role::ALL.into_iter().map(move |role| Move::promotion(from, to, role));
    let others = [Move::double_step(from, to), Move::en_passant(from, to), Move::castle(from, to)];
    plain.chain(promotions).chain(others)
}

fn every_move() -> impl Iterator<Item = Move> {
    Square::all().flat_map(|from| Square::all().flat_map(move |to| every_kind(from, to)))
}

/// Some moves at random, mostly of own pieces, so that more than their start square is asked about.
fn some_moves(position: &Position, random: &mut SplitMix64) -> Vec<Move> {
    let own: Vec<Square> = position.board().color(position.turn()).into_iter().collect();
    let mut moves = Vec::new();
    for _ in 0..6 {
        let from = if random.below(8) == 0 {
            Square::wrapping(random.below(64) as u8)
        } else {
            own[random.below(own.len())]
        };
        moves.extend(every_kind(from, Square::wrapping(random.below(64) as u8)));
    }
    moves
}

#[test]
fn random_games_keep_the_laws() {
    let tested = assert_playouts(&Position::start(), &Rules::Jumbo, 0..5, 120, some_moves);
    assert!(tested > 400, "{tested}");
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_playouts(&kiwipete.parse().unwrap(), &Rules::Fide, 0..4, 60, some_moves);
}

#[test]
fn random_games_of_chess960_keep_the_laws() {
    let mut tested = 0;
    for (seed, start) in first_fields(CHESS960_STARTS).step_by(120).enumerate() {
        tested += assert_playouts(&start, &Rules::Jumbo, [seed as u64], 50, some_moves);
    }
    assert!(tested > 250, "{tested}");
    for start in first_fields(CHESS960_WALKS).step_by(10) {
        assert_playouts(&start, &Rules::Jumbo, [1], 8, some_moves);
    }
}

/// Of all moves that the type can hold, `check` passes those that are listed and no other.
#[test]
fn what_is_not_listed_is_refused() {
    let mut tested = 0;
    let walks = first_fields(WALKS).step_by(5).chain(first_fields(CHESS960_WALKS).step_by(5));
    for position in walks.chain(first_fields(CHESS960_STARTS).step_by(96)) {
        let mut listed = position.moves();
        listed.sort();
        let mut passed: Vec<Move> = every_move().filter(|&mv| position.check(mv).is_ok()).collect();
        passed.sort();
        assert_eq!(passed, listed, "{position:?}");
        tested += 1;
    }
    assert_eq!(tested, 70);
}

/// One position of each kind with every move and all laws: en passant, castling of both forms, promotions,
/// a double check, mate and stalemate.
#[test]
fn every_move_in_telling_positions() {
    for fen in [
        "rnbqkbnr/ppp2pp1/4p3/3N4/3PpPp1/8/PPP3PP/R1B1KBNR b KQkq f3 0 1",
        "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8",
        "n3k2r/PPP4P/8/q7/8/8/p2pp2p/R3K2N w Qk - 0 1",
        "4r2k/8/8/1B6/8/5n2/R5P1/4K3 w - - 0 1",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
        "7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
    ] {
        let position: Position = fen.parse().unwrap();
        assert_position(&position, every_move());
        assert_play(&position, every_move().step_by(37));
    }
}

/// Any sixteen bits unpack to a move that can be asked about, or to none; a legal one packs back.
#[test]
fn every_packed_move() {
    use rulebook_chess::PackedMove;
    for position in first_fields(WALKS).step_by(40).chain(first_fields(CHESS960_WALKS).step_by(40)) {
        let mut legal: Vec<Move> = (0..=u16::MAX)
            .filter_map(|bits| PackedMove(bits).unpack(&position))
            .filter(|&mv| position.check(mv).is_ok())
            .collect();
        legal.sort();
        legal.dedup();
        let mut listed = position.moves();
        listed.sort();
        assert_eq!(legal, listed, "{position:?}");
        assert!(listed.iter().all(|mv| mv.pack().unpack(&position) == Some(*mv)));
    }
}
