//! What a word of the movetext says.

use core::fmt;

use super::{Dialect, FaultKind, Score};

/// An annotation by its number (Numeric Annotation Glyph): `$1` is a good move, also written `!`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

impl Nag {
    /// The annotation of a sign: `!`, `?`, `!!`, `??`, `!?`, `?!`.
    #[must_use]
    pub fn from_sign(sign: &str) -> Option<Self> {
        let signs = ["!", "?", "!!", "??", "!?", "?!"];
        signs.iter().position(|&known| known == sign).map(|index| Self(index as u8 + 1))
    }

    /// The only move: in draughts a `*` behind it.
    pub const FORCED: Self = Self(7);
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

/// A word taken apart; any part may be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Word<'a> {
    pub(super) number: Option<(u32, bool)>,
    pub(super) score: Option<Score>,
    /// The move and where it begins in the word.
    pub(super) mv: Option<(&'a str, usize)>,
    pub(super) nags: [Option<Nag>; 2],
}

impl<'a> Word<'a> {
    /// Takes a word apart, or says at which byte it cannot be.
    #[inline]
    pub(super) fn read(text: &'a str, dialect: Dialect) -> Result<Self, (FaultKind, usize)> {
        let mut word = Word::default();
        let mut rest = text;
        // One number, but a slip such as `1.1.e4` makes no move of the second.
        loop {
            let (number, after) = read_number(rest, dialect);
            if after.len() == rest.len() {
                break;
            }
            word.number = word.number.or(number);
            rest = after;
        }
        if rest.is_empty() {
            return Ok(word);
        }
        if rest.starts_with(|first: char| first.is_ascii_digit() || first == '*') {
            word.score = Score::read(rest, dialect);
            if word.score.is_some() {
                return Ok(word);
            }
        }
        let mut mv = rest;
        if let [.., b'!' | b'?' | b'*'] = rest.as_bytes() {
            let (bare, nags) =
                read_signs(rest, dialect).ok_or((FaultKind::Suffix, text.len() - signs(rest, dialect)))?;
            (mv, word.nags) = (bare, nags);
        }
        word.mv = (!mv.is_empty()).then_some((mv, text.len() - rest.len()));
        Ok(word)
    }
}

/// The bytes of the signs at the end.
fn signs(text: &str, dialect: Dialect) -> usize {
    let sign = |character| matches!(character, '!' | '?') || (character == '*' && dialect.is_pdn());
    text.len() - text.trim_end_matches(sign).len()
}

/// Takes the signs from the end; `None` if they are none, or belong to something that is no move.
fn read_signs(text: &str, dialect: Dialect) -> Option<(&str, [Option<Nag>; 2])> {
    let (mv, signs) = text.split_at(text.len() - signs(text, dialect));
    let sign = signs.trim_matches('*');
    let nag = if sign.is_empty() { None } else { Some(Nag::from_sign(sign)?) };
    let forced = (sign.len() < signs.len()).then_some(Nag::FORCED);
    let other = !mv.is_empty() && read_number(mv, dialect).1.is_empty() || Score::read(mv, dialect).is_some();
    (!other).then_some((mv, [nag, forced]))
}

/// Takes `12.` or `12...` from the front, and dots alone; where a number alone is a move number, that too.
#[inline]
fn read_number(text: &str, dialect: Dialect) -> (Option<(u32, bool)>, &str) {
    if !text.starts_with(|first: char| first.is_ascii_digit() || first == '.') {
        return (None, text);
    }
    let after = text.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let digits = &text[..text.len() - after.len()];
    let rest = after.trim_start_matches('.');
    let dots = after.len() - rest.len();
    if dots == 0 && (!rest.is_empty() || dialect == Dialect::Plain) {
        return (None, text);
    }
    // A number beyond all measure is still only a number.
    (digits.parse().ok().map(|number| (number, dots > 1)), rest)
}
