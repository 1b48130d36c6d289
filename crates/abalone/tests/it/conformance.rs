//! The laws of `rulebook-game`, along random games from every layout.

use rulebook_abalone::{Cell, Cells, Direction, Layout, Move, Position, Rules};
use rulebook_game::conformance::{SplitMix64, assert_playouts};

/// Moves at random, most of them nearly legal.
fn some_moves(position: &Position, random: &mut SplitMix64) -> Vec<Move> {
    let own: Vec<Cell> = position.marbles(position.turn()).into_iter().collect();
    let mut moves = Vec::new();
    for _ in 0..20 {
        let direction = Direction::ALL[random.below(6)];
        let first = own[random.below(own.len())];
        let axis = Direction::ALL[random.below(6)];
        let row = Cells::of(first) | first.ray(axis).take(random.below(4)).collect();
        moves.push(Move::new(row, direction));
        moves.push(Move::new(row.with(own[random.below(own.len())]), direction));
    }
    moves.push(Move::new(Cells::EMPTY, Direction::E));
    moves.push(Move::new(Cells::ALL, Direction::W));
    moves
}

#[test]
fn the_laws_hold_from_every_layout() {
    for layout in Layout::ALL {
        let rules = Rules::of(layout);
        let tested = assert_playouts(&Position::start(rules), &rules, 0..3, 100, some_moves);
        assert!(tested > 200, "{layout}: {tested}");
    }
    // Short games, so that some end.
    let rules = Rules { to_win: 1, layout: Layout::BelgianDaisy };
    assert_playouts(&Position::start(rules), &rules, 0..20, 200, some_moves);
}
