//! One door to every game: what the commands need of a game under given rules, without its types.

use std::{io::Write, process::ExitCode};

use rulebook_draw::Draw;
use rulebook_game::Text;

use crate::{
    failure::Failure,
    moves,
    perft::{self, How, Order},
    play,
    show::{self, Medium},
    why,
};

/// A game under given rules. `start` is the text of the position to begin with, `None` for the game's own.
pub(crate) trait Variant: Sync {
    fn moves(&self, start: Option<&str>, out: &mut dyn Write) -> Result<ExitCode, Failure>;
    fn play(&self, start: Option<&str>, moves: &[String], out: &mut dyn Write) -> Result<ExitCode, Failure>;
    fn why(&self, start: Option<&str>, mv: &str, out: &mut dyn Write) -> Result<ExitCode, Failure>;
    fn show(&self, start: Option<&str>, medium: &Medium, out: &mut dyn Write) -> Result<ExitCode, Failure>;
    fn perft(&self, start: Option<&str>, order: &Order, out: &mut dyn Write) -> Result<ExitCode, Failure>;
    /// The leaves below the start, with a progress bar of this name.
    fn count(&self, name: &'static str, depth: u32, how: &How) -> Result<perft::Count, Failure>;
    fn suite(
        &self,
        suite: &perft::suite::Suite,
        max_nodes: u64,
        how: &How,
        out: &mut dyn Write,
    ) -> Result<ExitCode, Failure>;
}

/// The rules that positions of type `P` are played by.
pub(crate) struct Under<P: Text>(pub(crate) P::Rules);

impl<P: Text> Under<P> {
    fn position(&self, text: Option<&str>) -> Result<P, Failure> {
        match text {
            None => Ok(P::start(&self.0)),
            Some(text) => P::parse_position(text, &self.0).map_err(|fault| Failure::at("--position", fault)),
        }
    }
}

impl<P> Variant for Under<P>
where
    P: Text<Rules: Sync> + Draw + Send + Sync,
{
    fn moves(&self, start: Option<&str>, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        moves::run(&self.position(start)?, out)
    }

    fn play(&self, start: Option<&str>, moves: &[String], out: &mut dyn Write) -> Result<ExitCode, Failure> {
        play::run(self.position(start)?, moves, out)
    }

    fn why(&self, start: Option<&str>, mv: &str, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        why::run(&self.position(start)?, mv, out)
    }

    fn show(&self, start: Option<&str>, medium: &Medium, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        show::run(&self.position(start)?, medium, out)
    }

    fn perft(&self, start: Option<&str>, order: &Order, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        perft::run(&self.position(start)?, order, out)
    }

    fn count(&self, name: &'static str, depth: u32, how: &How) -> Result<perft::Count, Failure> {
        Ok(perft::Counter::new(how)?.count_watched(&P::start(&self.0), depth, name))
    }

    fn suite(
        &self,
        suite: &perft::suite::Suite,
        max_nodes: u64,
        how: &How,
        out: &mut dyn Write,
    ) -> Result<ExitCode, Failure> {
        perft::suite::run::<P>(suite, &self.0, max_nodes, how, out)
    }
}
