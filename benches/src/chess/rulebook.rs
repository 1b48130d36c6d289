//! Rulebook.

use std::{convert::Infallible, fmt::Write, ops::ControlFlow::Continue};

use rulebook_chess::{Move, Position};

use super::Program;

impl Program for Position {
    const NAME: &'static str = "rulebook";

    type Move = Move;

    fn read_fen(fen: &str) -> Self {
        fen.parse().expect("a position that all programs accept")
    }

    fn write_fen(&self, out: &mut String) {
        write!(out, "{self}").expect("a string takes everything");
    }

    fn read_san(&self, san: &str) -> Move {
        self.parse_san(san).expect("the SAN of a legal move")
    }

    fn write_san(&self, mv: Move, out: &mut String) {
        write!(out, "{}", self.san(mv)).expect("a string takes everything");
    }

    #[inline(always)]
    fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let _ = self.try_for_each_move(|mv| {
            visit(mv);
            Continue::<Infallible>(())
        });
    }

    #[inline(always)]
    fn count_moves(&self) -> u64 {
        self.count_moves()
    }

    #[inline(always)]
    fn has_moves(&self) -> bool {
        self.has_moves()
    }

    #[inline(always)]
    fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    #[inline(always)]
    fn after(&self, mv: Move) -> Self {
        let mut child = *self;
        child.play_unchecked(mv);
        child
    }

    fn perft(&self, depth: u32) -> u64 {
        rulebook_game::perft(self, depth)
    }

    fn perft_all(&self, depth: u32) -> u64 {
        rulebook_game::perft_all(self, depth)
    }
}
