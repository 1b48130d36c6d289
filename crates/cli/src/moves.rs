//! `rulebook moves`.

use std::{io::Write, process::ExitCode};

use rulebook_game::Text;

use crate::failure::Failure;

/// Writes the legal moves, one a line, in byte order.
pub(crate) fn run<P: Text>(position: &P, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let mut moves = Vec::new();
    position.for_each_move(|mv| moves.push(position.move_text(mv).to_string()));
    moves.sort_unstable();
    for text in moves {
        writeln!(out, "{text}")?;
    }
    Ok(ExitCode::SUCCESS)
}
