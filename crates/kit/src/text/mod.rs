//! Positions and moves as text (K24, K25).

mod moves;
mod position;
mod writing;

pub use moves::MoveError;
pub use position::{Rim, TextError, TextFault};

use core::{ops::Range, str::FromStr};

/// A plain number: digits without leading zeros, and no sign.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let leads_with_zero = text.starts_with('0') && text != "0";
    if is_plain && !leads_with_zero { text.parse().ok() } else { None }
}

/// The parts of a text between separators, with their places in the whole.
fn pieces(text: &str, start: usize, separator: char) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut next = start;
    text.split(separator).map(move |part| {
        let place = next..next + part.len();
        next = place.end + separator.len_utf8();
        (part, place)
    })
}
