//! cozy-chess.

use std::fmt::Write;

use cozy_chess::{
    Board, Move,
    util::{display_san_move, parse_san_move},
};

use super::Program;

impl Program for Board {
    const NAME: &'static str = "cozy-chess";

    type Move = Move;

    fn read_fen(fen: &str) -> Self {
        Self::from_fen(fen, false).expect("a position that all programs accept")
    }

    fn write_fen(&self, out: &mut String) {
        write!(out, "{self}").expect("a string takes everything");
    }

    fn read_san(&self, san: &str) -> Move {
        parse_san_move(self, san).expect("the SAN of a legal move")
    }

    fn write_san(&self, mv: Move, out: &mut String) {
        write!(out, "{}", display_san_move(self, mv)).expect("a string takes everything");
    }

    #[inline(always)]
    fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        self.generate_moves(|moves| {
            for mv in moves {
                visit(mv);
            }
            false
        });
    }

    #[inline(always)]
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.generate_moves(|moves| {
            count += moves.len() as u64;
            false
        });
        count
    }

    #[inline(always)]
    fn has_moves(&self) -> bool {
        self.generate_moves(|_| true)
    }

    #[inline(always)]
    fn is_legal(&self, mv: Move) -> bool {
        self.is_legal(mv)
    }

    #[inline(always)]
    fn after(&self, mv: Move) -> Self {
        let mut child = self.clone();
        child.play_unchecked(mv);
        child
    }
}
