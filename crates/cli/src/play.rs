//! `rulebook play`.

use std::{io::Write, process::ExitCode};

use rulebook_game::{OutcomeText, Text};

use crate::failure::Failure;

/// Plays the moves, then writes the position and the game's outcome.
pub(crate) fn run<P: Text>(
    mut position: P,
    moves: &[String],
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    for (index, text) in moves.iter().enumerate() {
        let refused =
            |reason: &dyn std::fmt::Display| Failure::at(format_args!("move {} ({text})", index + 1), reason);
        match position.judge_move(text) {
            Ok(Ok(mv)) => position.play_unchecked(mv),
            Ok(Err(reason)) => return Err(refused(&reason)),
            Err(fault) => return Err(refused(&fault)),
        }
    }
    writeln!(out, "{position}")?;
    writeln!(out, "outcome: {}", OutcomeText(position.game_outcome()))?;
    Ok(ExitCode::SUCCESS)
}
