//! `rulebook moves`.

use std::{io::Write, process::ExitCode};

use rulebook_game::{Position, Text};

use crate::failure::Failure;

/// Writes the legal moves, one a line, in byte order.
pub(crate) fn run<P: Text>(position: &P, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let mut texts: Vec<String> =
        listed(position).into_iter().map(|mv| position.move_text(mv).to_string()).collect();
    texts.sort_unstable();
    for text in texts {
        writeln!(out, "{text}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The legal moves. All that need not be as fast as perft list them here: a game's generator is compiled anew into
/// each place that visits moves.
pub(crate) fn listed<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.moves_into(&mut moves);
    moves
}
