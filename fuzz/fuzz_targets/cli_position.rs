//! Any text as `--position` of the program, and any as a move: each command ends with the exit code
//! and the one line of error that it promises. What is read keeps the laws of text.
#![no_main]

use std::ffi::OsString;

use libfuzzer_sys::fuzz_target;
use rulebook_chess::{Position, Rules};
use rulebook_game::{Text, conformance};

fuzz_target!(|input: (&str, &str)| {
    let (text, mv) = input;
    let place = format!("--position={text}");
    for command in [
        &["moves", "chess", &place][..],
        &["play", "chess", &place, "--", mv],
        &["why", "chess", &place, "--", mv],
        &["show", "chess", &place],
        &["perft", "chess", "1", &place, "--json"],
    ] {
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let args = std::iter::once("rulebook").chain(command.iter().copied()).map(OsString::from);
        rulebook_cli::run(args, &mut out, &mut errors);
        // An answer or a refusal in one line, never both and never neither.
        let lines = errors.split(|&byte| byte == b'\n').count() - 1;
        assert!(lines == usize::from(!errors.is_empty()) && (errors.is_empty() || out.is_empty()));
    }
    if let Ok(position) = Position::parse_position(text, &Rules::Jumbo) {
        conformance::assert_text(&position, &Rules::Jumbo);
    }
});
