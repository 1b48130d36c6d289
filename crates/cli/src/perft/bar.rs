//! The progress bar.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, seen only where that is a terminal.
pub(super) fn of(name: &'static str, length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length).with_message(name);
    match ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} % {elapsed}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
