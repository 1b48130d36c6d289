//! Positions and moves as text (K24, K25).

mod moves;
mod position;
mod writing;

pub use moves::MoveError;
pub use position::{Rim, TextError, TextFault};

use core::ops::Range;

use rulebook_plane::Cell;

/// A plain number: digits, with a `-` before them if it is below zero; no leading zeros, no `+`, no `-0`.
fn number(text: &str) -> Option<i16> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let leads_with_zero = digits.starts_with('0') && text != "0";
    if is_plain && !leads_with_zero { text.parse().ok() } else { None }
}

/// A cell, `x,y`.
fn cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell::new(number(x)?, number(y)?))
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
