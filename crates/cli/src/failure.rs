//! What ends the program early, and how it is said: one line on standard error.

use std::{
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
};

/// Why a command could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is bad; the text says what and where.
    Input(String),
    /// Standard output takes no more.
    Output(io::Error),
    /// clap was asked for help or for the version.
    Help(clap::Error),
}

/// Bad input, a file that cannot be written.
const BAD_INPUT: u8 = 2;
/// What a shell reports of a program that wrote to a closed pipe.
const CLOSED_PIPE: u8 = 128 + 13;

impl Failure {
    /// Bad input: where it stands, and what is wrong with it.
    pub(crate) fn at(place: impl Display, fault: impl Display) -> Self {
        Self::Input(format!("{place}: {fault}"))
    }

    /// Says it, and gives the program's exit code.
    pub(crate) fn report(self, errors: &mut dyn Write) -> ExitCode {
        match self {
            Self::Help(help) => match help.print() {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => Self::Output(error).report(errors),
            },
            // Whoever closed the pipe knows why.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::from(CLOSED_PIPE),
            Self::Output(error) => Self::at("standard output", error).report(errors),
            Self::Input(text) => {
                // Where standard error is closed, the exit code alone has to tell.
                let _ = writeln!(errors, "rulebook: {}", one_line(&text));
                ExitCode::from(BAD_INPUT)
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// `text` with its control characters escaped: it may quote anything that was given to the program.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        if character.is_control() || matches!(character, '\u{2028}' | '\u{2029}') {
            line.extend(character.escape_default());
        } else {
            line.push(character);
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn a_line_stays_one_whatever_it_quotes() {
        for (text, line) in [
            ("plain", "plain"),
            ("♞ and é", "♞ and é"),
            ("a\nb\r\tc", "a\\nb\\r\\tc"),
            ("\u{1b}[31m", "\\u{1b}[31m"),
            ("\u{85}\u{2028}", "\\u{85}\\u{2028}"),
        ] {
            assert_eq!(one_line(text), line);
        }
    }
}
