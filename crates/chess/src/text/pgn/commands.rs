//! What programs write into comments: `[%clk 0:05:12]`, `[%eval -0.31,20]`.

use core::{fmt, time::Duration};

/// A command in a comment.
///
/// ```
/// use std::time::Duration;
/// use rulebook_chess::{Command, Commands, EvalScore};
/// let mut commands = Commands::new("book [%clk 1:02:03.4] [%eval #-3] [%csl Gd4]");
/// assert_eq!(commands.next(), Some(Command::Clock(Duration::from_millis(3_723_400))));
/// assert_eq!(commands.next(), Some(Command::Eval { score: EvalScore::Mate(-3), depth: None }));
/// assert_eq!(commands.next(), Some(Command::Other { name: "csl", operand: "Gd4" }));
/// assert_eq!(commands.next(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Command<'a> {
    /// `%clk`: the time that is left to the player who moved.
    Clock(Duration),
    /// `%emt`: the time that the move took.
    Elapsed(Duration),
    /// `%eval`: what a program thinks of the position, as White sees it.
    Eval {
        /// Its opinion.
        score: Score,
        /// How many plies deep it looked.
        depth: Option<u32>,
    },
    /// Any other, or one of these with an operand that is none.
    Other {
        /// What stands after `%`.
        name: &'a str,
        /// What stands after the name.
        operand: &'a str,
    },
}

/// A program's opinion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves; negative if Black mates.
    Mate(i32),
}

/// The commands of a comment, in their order.
#[derive(Clone, Debug)]
pub struct Commands<'a> {
    rest: &'a str,
}

impl<'a> Commands<'a> {
    /// Looks for commands in a comment.
    #[must_use]
    pub const fn new(comment: &'a str) -> Self {
        Self { rest: comment }
    }
}

impl<'a> Iterator for Commands<'a> {
    type Item = Command<'a>;

    fn next(&mut self) -> Option<Command<'a>> {
        let (_, begun) = self.rest.split_once("[%")?;
        let (inner, rest) = begun.split_once(']')?;
        self.rest = rest;
        let (name, operand) = inner.split_once(char::is_whitespace).unwrap_or((inner, ""));
        let operand = operand.trim();
        let known = match name {
            "clk" => read_time(operand).map(Command::Clock),
            "emt" => read_time(operand).map(Command::Elapsed),
            "eval" => read_eval(operand),
            _ => None,
        };
        Some(known.unwrap_or(Command::Other { name, operand }))
    }
}

/// Writes the command as it stands in a comment.
impl fmt::Display for Command<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Clock(time) => write_time("clk", time, f),
            Self::Elapsed(time) => write_time("emt", time, f),
            Self::Eval { score, depth } => {
                match score {
                    Score::Centipawns(value) => {
                        let sign = if value < 0 { "-" } else { "" };
                        let value = value.unsigned_abs();
                        write!(f, "[%eval {sign}{}.{:02}", value / 100, value % 100)?;
                    }
                    Score::Mate(moves) => write!(f, "[%eval #{moves}")?,
                }
                match depth {
                    Some(depth) => write!(f, ",{depth}]"),
                    None => f.write_str("]"),
                }
            }
            Self::Other { name, operand: "" } => write!(f, "[%{name}]"),
            Self::Other { name, operand } => write!(f, "[%{name} {operand}]"),
        }
    }
}

fn write_time(name: &str, time: Duration, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (seconds, millis) = (time.as_secs(), time.subsec_millis());
    write!(f, "[%{name} {}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
    if millis > 0 {
        write!(f, ".{millis:03}")?;
    }
    f.write_str("]")
}

/// Reads hours, minutes, seconds and up to three decimals of them; the hours may be missing.
fn read_time(text: &str) -> Option<Duration> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let mut seconds = 0u64;
    let mut parts = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(read_digits(part)?)?;
        parts += 1;
    }
    let millis = read_decimals(decimals, 3)?;
    (parts == 2 || parts == 3)
        .then(|| Duration::from_secs(seconds).checked_add(Duration::from_millis(millis)))?
}

fn read_eval(text: &str) -> Option<Command<'static>> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score, Some(u32::try_from(read_digits(depth.trim())?).ok()?)),
        None => (text, None),
    };
    let (mate, score) = score.strip_prefix('#').map_or((false, score), |score| (true, score));
    let (sign, size) = match score.as_bytes().first()? {
        b'-' => (-1, &score[1..]),
        b'+' => (1, &score[1..]),
        _ => (1, score),
    };
    let score = if mate {
        Score::Mate(sign * i32::try_from(read_digits(size)?).ok()?)
    } else {
        let (whole, decimals) = size.split_once('.').unwrap_or((size, "0"));
        let value = read_digits(whole)?.checked_mul(100)?.checked_add(read_decimals(decimals, 2)?)?;
        Score::Centipawns(sign * i32::try_from(value).ok()?)
    };
    Some(Command::Eval { score, depth })
}

fn read_digits(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// The first `places` decimals as a whole number.
fn read_decimals(text: &str, places: usize) -> Option<u64> {
    read_digits(text)?;
    let digit = |place| text.as_bytes().get(place).map_or(0, |digit| u64::from(digit - b'0'));
    Some((0..places).fold(0, |value, place| 10 * value + digit(place)))
}
