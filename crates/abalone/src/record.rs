//! The draws that look at the course of a game (A17).

use alloc::vec::Vec;

use rulebook_game::{Color, History, NoAgreement, Recorded, UsualGround, UsualLaws};

use crate::{Kind, Move, Position};

/// Either side may claim a draw when the position stands for the third time. The count of moves without an ejection is
/// off by default (A17).
impl Recorded for Position {
    type Laws = UsualLaws;
    type Ground = UsualGround;
    type Agreement = NoAgreement;

    fn is_irreversible(&self, mv: Move) -> bool {
        ejects(self, mv)
    }

    fn automatic(laws: &UsualLaws, history: &History<Self>) -> Option<UsualGround> {
        laws.automatic(history, |position, mv| !ejects(position, mv))
    }

    fn claims(laws: &UsualLaws, history: &History<Self>, _: Color) -> Vec<UsualGround> {
        laws.claims(history)
    }
}

/// Whether a legal move pushes a marble off.
fn ejects(position: &Position, mv: Move) -> bool {
    matches!(position.kind(mv), Kind::Sumito { ejects: true, .. })
}
