//! `rulebook games`.

use std::{io::Write, iter, process::ExitCode};

use crate::{
    failure::Failure,
    registry::{Game, START},
};

/// Lists the games with their rules and layouts.
pub(crate) fn run(games: &[Game], out: &mut dyn Write) -> Result<ExitCode, Failure> {
    for game in games {
        let rules: Vec<&str> = game.presets.iter().map(|preset| preset.name).collect();
        let layouts: Vec<&str> =
            iter::once(START).chain(game.layouts.iter().map(|layout| layout.name)).collect();
        writeln!(out, "{}: {}", game.name, game.title)?;
        writeln!(out, "  rules: {} (the first by default)", rules.join(", "))?;
        writeln!(out, "  layouts: {}", layouts.join(", "))?;
    }
    Ok(ExitCode::SUCCESS)
}
