//! The draws that look at the course of a game (N14, T8).

use alloc::vec::Vec;

use rulebook_game::{Color, History, NoAgreement, Recorded, UsualGround, UsualLaws};

use crate::{Move, Position, Variant};

/// Either side may claim a draw when the position stands for the third time: with the same men, side to move and hands,
/// and in twelve men's morris with the same [records](Position::records) (T8). The count of moves that take nothing is
/// off by default (N14); laying a man is a move.
impl<V: Variant> Recorded for Position<V> {
    type Laws = UsualLaws;
    type Ground = UsualGround;
    type Agreement = NoAgreement;

    fn is_irreversible(&self, mv: Move<V>) -> bool {
        mv.from().is_none() || !mv.removed().is_empty()
    }

    fn automatic(laws: &UsualLaws, history: &History<Self>) -> Option<UsualGround> {
        laws.automatic(history, |_, mv| mv.removed().is_empty())
    }

    fn claims(laws: &UsualLaws, history: &History<Self>, _: Color) -> Vec<UsualGround> {
        laws.claims(history)
    }
}
