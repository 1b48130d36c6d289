//! The draws that look at the course of a game (K23).

use alloc::vec::Vec;

use rulebook_game::{Color, History, NoAgreement, Recorded, UsualGround, UsualLaws};

use crate::{Hand, Move, Position};

/// Either side may claim a draw when the position stands for the third time with both hands empty (K23). The count of
/// moves without a capture is off by default; laying is a move.
impl Recorded for Position {
    type Laws = UsualLaws;
    type Ground = UsualGround;
    type Agreement = NoAgreement;

    fn is_irreversible(&self, mv: Move) -> bool {
        !matches!(mv, Move::Step { .. })
    }

    fn automatic(laws: &UsualLaws, history: &History<Self>) -> Option<UsualGround> {
        laws.automatic(history, |_, mv| !matches!(mv, Move::Capture(_)))
    }

    fn claims(laws: &UsualLaws, history: &History<Self>, _: Color) -> Vec<UsualGround> {
        let position = history.position();
        let laid_all =
            Color::ALL.into_iter().all(|color| position.hand(color) == Hand { tiles: 0, pawns: 0 });
        if laid_all { laws.claims(history) } else { Vec::new() }
    }
}
