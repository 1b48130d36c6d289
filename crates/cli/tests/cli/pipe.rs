//! Output that nobody reads.

use std::{
    io::{self, Read},
    process::Stdio,
};

use super::program;

#[test]
fn a_closed_pipe_ends_the_program_in_silence() {
    for args in [
        &["moves", "chess"][..],
        &["games"],
        &["perft", "chess", "2", "--divide"],
        &["show", "chess"],
        &["play", "chess", "e2e4"],
        &["why", "chess", "e2e4"],
        &["--help"],
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let mut child = program(args).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(141), ""), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let output = program(&["moves", "chess"]).stdout(full).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("rulebook: standard output: ") && said.lines().count() == 1, "{said}");
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn a_complaint_that_cannot_be_written_leaves_its_exit_code() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    assert_eq!(program(&["nonsense"]).stderr(full).status().unwrap().code(), Some(2));
}
