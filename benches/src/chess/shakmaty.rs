//! shakmaty.

use std::fmt::Write;

use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, fen::Fen, san::SanPlus};

use super::Program;

impl Program for Chess {
    const NAME: &'static str = "shakmaty";

    type Move = Move;

    fn read_fen(fen: &str) -> Self {
        let fen: Fen = fen.parse().expect("a FEN that all programs accept");
        fen.into_position(CastlingMode::Standard).expect("a position that all programs accept")
    }

    fn write_fen(&self, out: &mut String) {
        write!(out, "{}", Fen::from_position(self, EnPassantMode::Legal)).expect("a string takes everything");
    }

    fn read_san(&self, san: &str) -> Move {
        let san: SanPlus = san.parse().expect("a SAN");
        san.san.to_move(self).expect("the SAN of a legal move")
    }

    fn write_san(&self, mv: Move, out: &mut String) {
        write!(out, "{}", SanPlus::from_move(self.clone(), mv)).expect("a string takes everything");
    }

    #[inline(always)]
    fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.legal_moves().into_iter().for_each(visit);
    }

    #[inline(always)]
    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    #[inline(always)]
    fn has_moves(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    #[inline(always)]
    fn is_legal(&self, mv: Move) -> bool {
        Position::is_legal(self, mv)
    }

    #[inline(always)]
    fn after(&self, mv: Move) -> Self {
        let mut child = self.clone();
        child.play_unchecked(mv);
        child
    }
}
