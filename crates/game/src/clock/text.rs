//! A time control as text.

use core::{fmt, str::FromStr, time::Duration};

use alloc::vec::Vec;
use thiserror::Error;

use crate::{BadTimeControl, Bonus, Stage, TimeControl};

/// Why a text is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParseTimeControlError {
    /// It is not well formed.
    #[error("expected {expected} at byte {at}")]
    Syntax {
        /// Where, from 0.
        at: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// It is well formed, and makes no sense.
    #[error(transparent)]
    Bad(#[from] BadTimeControl),
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, stage) in self.stages().iter().enumerate() {
            if number > 0 {
                f.write_str(":")?;
            }
            stage.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        Seconds(self.time).fmt(f)?;
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}", Seconds(time)),
            Bonus::Bronstein(time) => write!(f, "b{}", Seconds(time)),
            Bonus::Delay(time) => write!(f, "d{}", Seconds(time)),
            Bonus::Byoyomi { period, count } => write!(f, "y{count}x{}", Seconds(period)),
        }
    }
}

/// A time in seconds, with as many decimals as it needs.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.as_secs())?;
        let (mut decimals, mut width) = (self.0.subsec_nanos(), 9);
        if decimals == 0 {
            return Ok(());
        }
        while decimals.is_multiple_of(10) {
            decimals /= 10;
            width -= 1;
        }
        write!(f, ".{decimals:0width$}")
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        let mut reader = Reader { text, at: 0 };
        let mut stages = Vec::new();
        loop {
            stages.push(reader.stage()?);
            if reader.at == text.len() {
                return Ok(Self::new(stages)?);
            }
            if !reader.takes(b':') {
                return Err(reader.expected("`:` or the end"));
            }
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn stage(&mut self) -> Result<Stage, ParseTimeControlError> {
        let mut moves = None;
        if self.text.as_bytes().get(self.at + self.digits().len()) == Some(&b'/') {
            moves = Some(self.number("a number of moves")?);
            self.at += 1;
        }
        let time = self.seconds()?;
        let bonus = if self.takes(b'+') {
            Bonus::Increment(self.seconds()?)
        } else if self.takes(b'b') {
            Bonus::Bronstein(self.seconds()?)
        } else if self.takes(b'd') {
            Bonus::Delay(self.seconds()?)
        } else if self.takes(b'y') {
            let count = self.number("a number of periods")?;
            if !self.takes(b'x') {
                return Err(self.expected("`x`"));
            }
            Bonus::Byoyomi { period: self.seconds()?, count }
        } else {
            Bonus::None
        };
        Ok(Stage { moves, time, bonus })
    }

    fn seconds(&mut self) -> Result<Duration, ParseTimeControlError> {
        let whole = self.number("a number of seconds")?;
        if !self.takes(b'.') {
            return Ok(Duration::from_secs(whole));
        }
        let digits = self.digits();
        let wanted = "one to nine decimals";
        let decimals: u32 = digits.parse().ok().filter(|_| digits.len() <= 9).ok_or(self.expected(wanted))?;
        self.at += digits.len();
        Ok(Duration::new(whole, decimals * 10_u32.pow(9 - digits.len() as u32)))
    }

    fn number<N: FromStr>(&mut self, expected: &'static str) -> Result<N, ParseTimeControlError> {
        let digits = self.digits();
        let number = digits.parse().map_err(|_| self.expected(expected))?;
        self.at += digits.len();
        Ok(number)
    }

    fn digits(&self) -> &'a str {
        let rest = &self.text[self.at..];
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        &rest[..end]
    }

    fn takes(&mut self, letter: u8) -> bool {
        let found = self.text.as_bytes().get(self.at) == Some(&letter);
        self.at += usize::from(found);
        found
    }

    const fn expected(&self, expected: &'static str) -> ParseTimeControlError {
        ParseTimeControlError::Syntax { at: self.at, expected }
    }
}
