//! The program `rulebook`.

#![forbid(unsafe_code)]

use std::{
    env,
    io::{self, BufWriter},
    process::ExitCode,
};

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    rulebook_cli::run(env::args_os(), &mut out, &mut io::stderr())
}
