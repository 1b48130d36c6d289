//! The program `rulebook`: perft, moves and explanations for every game of the workspace.
//!
//! A library so that the program can be run from within tests: [`run`] is all of it.

#![forbid(unsafe_code)]

mod args;
mod failure;
mod games;
mod moves;
mod perft;
mod play;
mod registry;
mod show;
mod variant;
mod why;

use std::{ffi::OsString, io::Write, process::ExitCode};

use args::{Command, PerftTask};
use failure::Failure;

/// Runs the program with these arguments, the first of which is its own name. What it prints goes to
/// `out`, and the one line that says why it could not go on to `errors`.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> ExitCode {
    let done = args::read(args.into_iter()).and_then(|command| {
        let code = obey(command, out)?;
        out.flush()?;
        Ok(code)
    });
    done.unwrap_or_else(|failure| failure.report(errors))
}

/// Carries out a command. Everything it says goes to `out`; what fails is returned.
fn obey(command: Command, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    match command {
        Command::Perft(args) => match args.task() {
            PerftTask::AllGames => perft::table::run(registry::GAMES, &args.how(), out),
            PerftTask::Count { game, depth, report } => {
                let preset = game.preset(args.rules.as_deref())?;
                let order =
                    perft::Order { game: game.name, rules: preset.name, depth, report, how: args.how() };
                let start = game.position_text(args.position.as_deref());
                preset.variant.perft(start, &order, out)
            }
            PerftTask::Suite { game, file, max_nodes } => {
                let suite = perft::suite::read(file)?;
                game.preset(args.rules.as_deref())?.variant.suite(&suite, max_nodes, &args.how(), out)
            }
        },
        Command::Moves(args) => args.variant()?.moves(args.start(), out),
        Command::Play { place, moves } => place.variant()?.play(place.start(), &moves, out),
        Command::Why { place, mv } => place.variant()?.why(place.start(), &mv, out),
        Command::Show { place, ascii, svg } => {
            place.variant()?.show(place.start(), &show::Medium::new(ascii, svg), out)
        }
        Command::Games => games::run(registry::GAMES, out),
    }
}
