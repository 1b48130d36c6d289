//! The draws that look at the course of a game (clauses C12–C15).

use alloc::vec::Vec;
use core::fmt;

use rulebook_game::{Color, History, NoAgreement, Recorded};

use crate::{Move, Position, Role, Rules};

/// Why a game is drawn by its course.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum DrawRule {
    /// The position stands for the third time (C12).
    ThreefoldRepetition,
    /// *Échec perpétuel* (C13): the position stood before, and every move of one side since then gave check.
    PerpetualCheck,
    /// Fifty moves of each side without a capture or a pawn's move (C15).
    FiftyMoves,
    /// The position stands for the fifth time (C15).
    FivefoldRepetition,
    /// Seventy-five moves of each side without a capture or a pawn's move (C15).
    SeventyFiveMoves,
}

impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ThreefoldRepetition => "threefold repetition",
            Self::PerpetualCheck => "perpetual check",
            Self::FiftyMoves => "fifty moves",
            Self::FivefoldRepetition => "fivefold repetition",
            Self::SeventyFiveMoves => "seventy-five moves",
        })
    }
}

impl Recorded for Position {
    type Laws = Rules;
    type Ground = DrawRule;
    type Agreement = NoAgreement;

    fn is_irreversible(&self, mv: Move) -> bool {
        mv.role() == Role::Pawn || mv.castling_side().is_some() || self.captured(mv).is_some()
    }

    /// Fivefold repetition and seventy-five moves, under [`Rules::Fide`].
    fn automatic(rules: &Rules, history: &History<Self>) -> Option<DrawRule> {
        if *rules == Rules::Jumbo {
            None
        } else if history.position().halfmoves() >= 150 {
            Some(DrawRule::SeventyFiveMoves)
        } else {
            (history.occurrences() >= 5).then_some(DrawRule::FivefoldRepetition)
        }
    }

    /// Under [`Rules::Jumbo`] what either side may claim; under [`Rules::Fide`], the player on turn only.
    fn claims(rules: &Rules, history: &History<Self>, side: Color) -> Vec<DrawRule> {
        match rules {
            Rules::Jumbo => threefold(history.occurrences()).into_iter().chain(perpetual(history)).collect(),
            Rules::Fide if side == history.position().turn() => {
                fide_claims(history.occurrences(), history.position().halfmoves())
            }
            Rules::Fide => Vec::new(),
        }
    }

    fn claims_announcing(rules: &Rules, history: &History<Self>, mv: Move) -> Vec<DrawRule> {
        match rules {
            Rules::Jumbo => Vec::new(),
            Rules::Fide => {
                let mut then = *history.position();
                then.play_unchecked(mv);
                fide_claims(history.occurrences_after(mv), then.halfmoves())
            }
        }
    }

    fn could_win(&self, side: Color) -> bool {
        self.can_win(side)
    }
}

fn fide_claims(occurrences: usize, halfmoves: u16) -> Vec<DrawRule> {
    let fifty = (halfmoves >= 100).then_some(DrawRule::FiftyMoves);
    threefold(occurrences).into_iter().chain(fifty).collect()
}

fn threefold(occurrences: usize) -> Option<DrawRule> {
    (occurrences >= 3).then_some(DrawRule::ThreefoldRepetition)
}

fn perpetual(history: &History<Position>) -> Option<DrawRule> {
    let ply = history.earlier().next()?;
    let gave_only_checks = |side: Color| {
        // A check given is seen in the position behind it, where the other side is on turn.
        let mut answers = (ply + 1..=history.plies()).filter_map(|at| history.position_at(at));
        answers.all(|position| position.turn() == side || position.is_check())
    };
    Color::ALL.into_iter().any(gave_only_checks).then_some(DrawRule::PerpetualCheck)
}
