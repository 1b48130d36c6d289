//! The program `rulebook`: perft, moves and explanations for every game of the workspace.

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

use std::{
    env,
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use args::{Command, PerftTask};
use failure::Failure;

fn main() -> ExitCode {
    run().unwrap_or_else(Failure::report)
}

fn run() -> Result<ExitCode, Failure> {
    let command = args::read(env::args_os())?;
    let mut out = BufWriter::new(io::stdout().lock());
    let code = obey(command, &mut out)?;
    out.flush()?;
    Ok(code)
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
