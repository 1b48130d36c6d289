//! `rulebook show`.

use std::{fs, io::Write, path::PathBuf, process::ExitCode};

use rulebook_draw::{Draw, Glyphs};

use crate::failure::Failure;

/// What a position is drawn with.
pub(crate) enum Medium {
    Terminal(Glyphs),
    Svg(PathBuf),
}

impl Medium {
    /// The medium that the options ask for.
    pub(crate) fn new(ascii: bool, svg: Option<PathBuf>) -> Self {
        match svg {
            Some(file) => Self::Svg(file),
            None => Self::Terminal(if ascii { Glyphs::Ascii } else { Glyphs::Unicode }),
        }
    }
}

/// Draws the position.
pub(crate) fn run<P: Draw>(position: &P, medium: &Medium, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    match medium {
        Medium::Terminal(glyphs) => write!(out, "{}", position.picture(*glyphs))?,
        Medium::Svg(file) => fs::write(file, position.svg().to_string())
            .map_err(|error| Failure::at(format_args!("cannot write {}", file.display()), error))?,
    }
    Ok(ExitCode::SUCCESS)
}
