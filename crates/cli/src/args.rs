//! The command line, as clap reads it.

mod hyphen;

use std::{ffi::OsString, num::NonZeroUsize, path::PathBuf};

use clap::{
    ArgGroup, Args, Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser, ValueParser},
    error::ErrorKind,
    value_parser,
};
use rulebook_game::Leaves;

use crate::{
    failure::Failure,
    perft::{How, Report},
    registry::{GAMES, Game},
    variant::Variant,
};

/// Rules engines for board games: perft, moves and explanations.
#[derive(Parser)]
#[command(name = "rulebook", version, arg_required_else_help = false)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// What is to be done.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Count the ways to play a number of plies
    ///
    /// Without a game: every game from its start, about a second each, against the known count.
    /// Exit code 1 if any count is wrong.
    Perft(PerftArgs),
    /// List the legal moves, one a line, in byte order
    Moves(Place),
    /// Play moves, and print the position after them and the game's outcome
    Play {
        #[command(flatten)]
        place: Place,
        /// The moves, in order
        #[arg(value_name = "MOVE", value_parser = hyphen::lift)]
        moves: Vec<String>,
    },
    /// Say whether a move is legal, and if not, why; exit code 0 or 1
    Why {
        #[command(flatten)]
        place: Place,
        /// The move
        #[arg(value_name = "MOVE", value_parser = hyphen::lift)]
        mv: String,
    },
    /// Draw the board in the terminal, or as SVG
    Show {
        #[command(flatten)]
        place: Place,
        /// Draw with ASCII characters only
        #[arg(long, conflicts_with = "svg")]
        ascii: bool,
        /// Write an SVG picture to this file instead
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
    /// List the games, their rules and their layouts
    Games,
}

/// A position of a game.
#[derive(Args)]
pub(crate) struct Place {
    /// The game's name
    #[arg(value_parser = a_game())]
    game: &'static Game,
    /// The rules, by name [default: the game's first]
    #[arg(long, value_name = "PRESET", value_parser = hyphen::lift)]
    rules: Option<String>,
    /// The position, as text or as a layout's name [default: start]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, value_parser = hyphen::lift)]
    position: Option<String>,
}

impl Place {
    /// The game under its rules.
    pub(crate) fn variant(&self) -> Result<&'static dyn Variant, Failure> {
        Ok(self.game.preset(self.rules.as_deref())?.variant)
    }

    /// The text of the position; `None` for the game's own start.
    pub(crate) fn start(&self) -> Option<&str> {
        self.game.position_text(self.position.as_deref())
    }
}

/// `rulebook perft …`
#[derive(Args)]
#[command(group(ArgGroup::new("task").args(["depth", "suite"])))]
pub(crate) struct PerftArgs {
    /// The game's name
    #[arg(value_parser = a_game(), requires = "task")]
    game: Option<&'static Game>,
    /// The number of plies, 0 to 255
    #[arg(allow_negative_numbers = true)]
    depth: Option<u8>,
    /// The rules, by name [default: the game's first]
    #[arg(long, value_name = "PRESET", requires = "game")]
    pub(crate) rules: Option<String>,
    /// The position, as text or as a layout's name [default: start]
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    #[arg(requires = "game", conflicts_with = "suite")]
    pub(crate) position: Option<String>,
    /// Print the count below each move too, in byte order of the moves
    #[arg(long, requires = "game", conflicts_with_all = ["suite", "json"])]
    divide: bool,
    /// Make every leaf instead of counting the last moves
    #[arg(long)]
    no_bulk: bool,
    /// Count with this many threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Remember subtrees in a table of this many MiB
    #[arg(long, value_name = "MIB", value_parser = value_parser!(u32).range(1..=1 << 20))]
    hash: Option<u32>,
    /// Print one JSON object and nothing else
    #[arg(long, requires = "game", conflicts_with = "suite")]
    json: bool,
    /// Check the facts of a suite file instead
    #[arg(long, value_name = "FILE", requires = "game")]
    suite: Option<PathBuf>,
    /// Leave out the facts that state more leaves than this; they are not counted as facts
    #[arg(long, value_name = "N", requires = "suite", conflicts_with = "depth")]
    max_nodes: Option<u64>,
}

/// The three things that `perft` does.
pub(crate) enum PerftTask<'a> {
    AllGames,
    Count { game: &'static Game, depth: u32, report: Report },
    Suite { game: &'static Game, file: &'a PathBuf, max_nodes: u64 },
}

impl PerftArgs {
    pub(crate) fn task(&self) -> PerftTask<'_> {
        match (self.game, self.depth, &self.suite) {
            (Some(game), Some(depth), _) => {
                PerftTask::Count { game, depth: u32::from(depth), report: self.report() }
            }
            (Some(game), None, Some(file)) => {
                PerftTask::Suite { game, file, max_nodes: self.max_nodes.unwrap_or(u64::MAX) }
            }
            // The group lets no game stand alone.
            (None, _, _) | (Some(_), None, None) => PerftTask::AllGames,
        }
    }

    pub(crate) fn how(&self) -> How {
        How {
            leaves: if self.no_bulk { Leaves::Made } else { Leaves::Counted },
            threads: NonZeroUsize::new(usize::from(self.threads)).unwrap_or(NonZeroUsize::MIN),
            table_mib: self.hash,
        }
    }

    fn report(&self) -> Report {
        match (self.divide, self.json) {
            (true, _) => Report::Divide,
            (false, true) => Report::Json,
            (false, false) => Report::Total,
        }
    }
}

/// Reads the program's arguments, the first of which is its own name.
pub(crate) fn read(args: impl Iterator<Item = OsString>) -> Result<Command, Failure> {
    let args: Vec<OsString> = args.collect();
    match Cli::try_parse_from(hyphen::hide(&args)) {
        Ok(cli) => Ok(cli.command),
        Err(error) => Err(refusal(error, &args)),
    }
}

/// A game by its name; clap's own words for a name that is none.
fn a_game() -> ValueParser {
    let names = PossibleValuesParser::new(GAMES.iter().map(|game| game.name));
    names.try_map(|name| Game::find(&name).ok_or("no such game")).into()
}

/// clap's error as a line: its text without the usage and the hint at `--help` that it ends with.
fn refusal(error: clap::Error, args: &[OsString]) -> Failure {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return Failure::Help(error),
        ErrorKind::InvalidUtf8 => {
            if let Some((index, arg)) = args.iter().enumerate().find(|(_, arg)| arg.to_str().is_none()) {
                return Failure::at(
                    format_args!("argument {index}"),
                    format_args!("{} is not UTF-8", arg.display()),
                );
            }
        }
        _ => {}
    }
    let text = hyphen::show(&error.to_string());
    let said = text.strip_prefix("error: ").unwrap_or(&text);
    let said: Vec<String> = said
        .split("\n\n")
        .take_while(|part| !part.starts_with("Usage:") && !part.starts_with("For more information"))
        .map(|part| part.lines().map(str::trim).collect::<Vec<_>>().join(" "))
        .collect();
    Failure::Input(said.join("; "))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn clap_finds_no_contradiction() {
        super::Cli::command().debug_assert();
    }
}
