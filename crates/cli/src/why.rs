//! `rulebook why`.

use std::{io::Write, process::ExitCode};

use rulebook_game::Text;

use crate::failure::Failure;

/// Says whether a move is legal, and if not, why.
pub(crate) fn run<P: Text>(position: &P, text: &str, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    match position.judge_move(text) {
        Ok(Ok(_)) => {
            writeln!(out, "legal")?;
            Ok(ExitCode::SUCCESS)
        }
        Ok(Err(reason)) => {
            writeln!(out, "illegal: {reason}")?;
            Ok(ExitCode::FAILURE)
        }
        Err(fault) => Err(Failure::at(format_args!("move ({text})"), fault)),
    }
}
