//! Reading suites.

use alloc::vec::Vec;
use core::str::FromStr;

use super::{Fact, SuiteLine};

/// A line that is not of the suite format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct SuiteError {
    /// The line's number, from 1.
    pub line: usize,
    /// The column in characters, from 1, at which the faulty part begins.
    pub column: usize,
    /// What is wrong there.
    pub fault: SuiteFault,
}

/// What is wrong with a line of a suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SuiteFault {
    /// The line begins with its facts.
    #[error("expected a position")]
    NoPosition,
    /// There is nothing to check.
    #[error("expected at least one fact, as in ` ;D1 20`")]
    NoFact,
    /// A field other than `Dk`, `outcome` and `id`.
    #[error("expected `D` and a depth, `outcome` or `id`")]
    UnknownField,
    /// `D` without a number that fits.
    #[error("expected a depth, as in `D4`")]
    Depth,
    /// `Dk` without a number that fits.
    #[error("expected a number of leaves")]
    Count,
    /// `outcome` or `id` alone.
    #[error("expected a text")]
    NoText,
    /// The same field again, or the same depth.
    #[error("this was already given")]
    Twice,
}

/// The lines of a suite, one by one, without its comments and blank lines. A line that is refused is an
/// error of its own; those behind it are still read.
pub fn lines(text: &str) -> impl Iterator<Item = Result<SuiteLine<'_>, SuiteError>> {
    text.lines().enumerate().filter_map(|(index, line)| SuiteLine::parse(index + 1, line).transpose())
}

impl<'a> SuiteLine<'a> {
    /// Reads one line, the text's `number`th, without its line break. A comment or a blank line is `None`.
    ///
    /// # Errors
    ///
    /// Says what is wrong and in which column.
    pub fn parse(number: usize, text: &'a str) -> Result<Option<Self>, SuiteError> {
        if text.trim_start().starts_with('#') || text.trim().is_empty() {
            return Ok(None);
        }
        let error = |at: &str, fault| {
            // `at` is a part of `text`.
            let offset = at.as_ptr() as usize - text.as_ptr() as usize;
            SuiteError { line: number, column: text[..offset].chars().count() + 1, fault }
        };
        let mut fields = text.split(" ;");
        let position = fields.next().map_or(text, str::trim);
        if position.is_empty() {
            return Err(error(position, SuiteFault::NoPosition));
        }
        let mut line = Self { number, position, facts: Vec::new(), id: None };
        for field in fields {
            line.add(field.trim()).map_err(|(at, fault)| error(at, fault))?;
        }
        if line.facts.is_empty() {
            return Err(error(&text[text.trim_end().len()..], SuiteFault::NoFact));
        }
        Ok(Some(line))
    }

    /// Adds one field; the error names the part of `field` that is wrong.
    fn add(&mut self, field: &'a str) -> Result<(), (&'a str, SuiteFault)> {
        let key_end = field.find(char::is_whitespace).unwrap_or(field.len());
        let (key, value) = field.split_at(key_end);
        let value = value.trim_start();
        let text = || if value.is_empty() { Err((value, SuiteFault::NoText)) } else { Ok(value) };
        let fact = match key {
            "id" if self.id.is_some() => return Err((key, SuiteFault::Twice)),
            "id" => {
                self.id = Some(text()?);
                return Ok(());
            }
            "outcome" => Fact::Outcome(text()?),
            _ => {
                let depth = key.strip_prefix('D').ok_or((key, SuiteFault::UnknownField))?;
                let depth = number(depth).ok_or((depth, SuiteFault::Depth))?;
                Fact::Leaves { depth, nodes: number(value).ok_or((value, SuiteFault::Count))? }
            }
        };
        if self.facts.iter().any(|known| same_question(known, &fact)) {
            return Err((key, SuiteFault::Twice));
        }
        self.facts.push(fact);
        Ok(())
    }
}

/// Digits only: `parse` by itself would take a sign.
fn number<T: FromStr>(text: &str) -> Option<T> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

fn same_question(one: &Fact<'_>, other: &Fact<'_>) -> bool {
    match (one, other) {
        (Fact::Leaves { depth: one, .. }, Fact::Leaves { depth: other, .. }) => one == other,
        (Fact::Outcome(_), Fact::Outcome(_)) => true,
        _ => false,
    }
}
