//! Positions as text (A21).

use alloc::{vec, vec::Vec};
use core::{fmt, ops::Range, str::FromStr};

use rulebook_game::Color;
use thiserror::Error;

use super::diagram::letter;
use crate::{Cell, Position, Rules, Setup, SetupError};

/// Why a text is refused as a position: everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", Report(.faults))]
pub struct TextError {
    /// What is wrong, from the front to the back of the text, then what is wrong with the position.
    pub faults: Vec<TextFault>,
}

/// One thing that is wrong with a position's text, and the bytes where it is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TextFault {
    /// There are too few fields, or too many.
    #[error("{expected} fields expected, with single blanks between, but there are {found}")]
    Fields {
        /// As many as the text should have.
        expected: usize,
        /// As many as it has.
        found: usize,
    },
    /// There are too few rows, or too many.
    #[error("9 rows expected, with / between, but there are {0}")]
    Rows(usize),
    /// A row has too few points, or too many.
    #[error("row {row} has {expected} points, but there are {found}, at byte {}", .place.start)]
    RowLength {
        /// The row's letter.
        row: char,
        /// As many points as it has.
        expected: usize,
        /// As many as the text gives it.
        found: usize,
        /// Where the row stands.
        place: Range<usize>,
    },
    /// A character that is neither `b`, `w` nor a digit from 1 to 9.
    #[error("b, w or a digit expected on the board, but {found:?} stands at byte {at}")]
    Mark {
        /// The character.
        found: char,
        /// Where it stands.
        at: usize,
    },
    /// Two digits side by side: a run of empty points is one number.
    #[error("two digits side by side, the second at byte {0}")]
    SplitRun(usize),
    /// The side to move is neither `w` nor `b`.
    #[error("w or b expected for the side to move, at byte {}", .0.start)]
    Turn(Range<usize>),
    /// The marbles that a side has lost are not a number from 0 to 255, without leading zeros.
    #[error("a number of lost marbles expected at byte {}", .0.start)]
    Lost(Range<usize>),
    /// A counter of MSG's line is not a number in its range, without leading zeros.
    #[error("a counter expected at byte {}, a number up to {largest}", .place.start)]
    Counter {
        /// The largest number that is read.
        largest: u32,
        /// Where the counter stands.
        place: Range<usize>,
    },
    /// The text is well formed, but the position cannot be played on.
    #[error(transparent)]
    Setup(SetupError),
}

struct Report<'a>(&'a [TextFault]);

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    /// `ROWS SIDE BLACK_LOST WHITE_LOST` (A21).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Setup::from(self), f)
    }
}

impl fmt::Display for Setup {
    /// The text of a position (A21), whether or not it can be played on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..Cell::ROWS).rev() {
            let mut empty = 0;
            for cell in Cell::of_row(row) {
                let Some(color) = self.marble_at(cell) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", letter(color))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { "" })?;
        }
        let [white, black] = self.lost;
        write!(f, " {} {black} {white}", letter(self.turn))
    }
}

impl FromStr for Position {
    type Err = TextError;

    /// Reads a position in which six marbles win.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::parse(text, Rules::CLASSICAL)
    }
}

impl Position {
    /// Reads a position of a game under `rules`, whose layout says nothing here (A21).
    ///
    /// # Errors
    /// All that is wrong with the text, with places; and if it is well formed, all that is wrong with the position.
    pub fn parse(text: &str, rules: Rules) -> Result<Self, TextError> {
        Setup::parse(text, rules)?.checked()
    }
}

impl Setup {
    /// Reads a position's text (A21), whether or not it can be played on. How many marbles win, `rules` say.
    ///
    /// # Errors
    /// All that is wrong with the text, with places.
    pub fn parse(text: &str, rules: Rules) -> Result<Self, TextError> {
        let fields = fields(text)?;
        let mut reader = Reader::new(rules);
        reader.read_position(fields);
        reader.finish()
    }

    pub(super) fn checked(self) -> Result<Position, TextError> {
        self.position().map_err(|error| TextError { faults: vec![TextFault::Setup(error)] })
    }
}

/// A field of a line, and the byte where it begins.
#[derive(Clone, Copy, Default)]
pub(super) struct Field<'a> {
    pub(super) text: &'a str,
    start: usize,
}

impl Field<'_> {
    pub(super) fn place(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The number that stands here, if it is plain: digits alone, no leading zeros.
    pub(super) fn number<N: FromStr>(self) -> Option<N> {
        let is_plain = self.text.bytes().all(|byte| byte.is_ascii_digit())
            && (self.text == "0" || !self.text.starts_with('0'));
        self.text.parse().ok().filter(|_| is_plain)
    }
}

/// As many fields as are expected, with single blanks between.
pub(super) fn fields<const COUNT: usize>(text: &str) -> Result<[Field<'_>; COUNT], TextError> {
    let mut start = 0;
    let fields: Vec<_> = text
        .split(' ')
        .map(|text| {
            let field = Field { text, start };
            start += text.len() + 1;
            field
        })
        .collect();
    let wrong = TextFault::Fields { expected: COUNT, found: fields.len() };
    fields.try_into().map_err(|_| TextError { faults: vec![wrong] })
}

/// A setup on its way, and what was found wrong.
pub(super) struct Reader {
    setup: Setup,
    pub(super) faults: Vec<TextFault>,
}

impl Reader {
    pub(super) fn new(rules: Rules) -> Self {
        let mut setup = Setup::EMPTY;
        setup.to_win = rules.marbles_to_win();
        Self { setup, faults: Vec::new() }
    }

    /// Reads the fields of a position, from the front of the text.
    pub(super) fn read_position(&mut self, [rows, turn, black, white]: [Field<'_>; 4]) {
        self.read_rows(rows.text);
        self.read_turn(turn);
        self.read_lost(black, Color::Black);
        self.read_lost(white, Color::White);
    }

    fn read_rows(&mut self, text: &str) {
        let count = text.split('/').count();
        if count != usize::from(Cell::ROWS) {
            self.faults.push(TextFault::Rows(count));
            return;
        }
        let mut start = 0;
        for (row, text) in (0..Cell::ROWS).rev().zip(text.split('/')) {
            self.read_row(row, text, start);
            start += text.len() + 1;
        }
    }

    fn read_row(&mut self, row: u8, text: &str, start: usize) {
        let mut cells = Cell::of_row(row);
        let mut found = 0;
        let mut after_digit = false;
        for (at, mark) in text.char_indices() {
            let at = start + at;
            let (points, marble) = match mark {
                'b' => (1, Some(Color::Black)),
                'w' => (1, Some(Color::White)),
                '1'..='9' => (mark as usize - '0' as usize, None),
                _ => return self.faults.push(TextFault::Mark { found: mark, at }),
            };
            if after_digit && marble.is_none() {
                return self.faults.push(TextFault::SplitRun(at));
            }
            after_digit = marble.is_none();
            found += points;
            if let Some(cell) = cells.nth(points - 1) {
                self.setup.put(cell, marble);
            }
        }
        let expected = Cell::of_row(row).count();
        if found != expected {
            let row = char::from(b'a' + row);
            self.faults.push(TextFault::RowLength { row, expected, found, place: start..start + text.len() });
        }
    }

    fn read_turn(&mut self, field: Field<'_>) {
        match field.text {
            "b" => self.setup.turn = Color::Black,
            "w" => self.setup.turn = Color::White,
            _ => self.faults.push(TextFault::Turn(field.place())),
        }
    }

    fn read_lost(&mut self, field: Field<'_>, color: Color) {
        match field.number() {
            Some(lost) => self.setup.lost[color.index()] = lost,
            None => self.faults.push(TextFault::Lost(field.place())),
        }
    }

    pub(super) fn finish(self) -> Result<Setup, TextError> {
        if self.faults.is_empty() { Ok(self.setup) } else { Err(TextError { faults: self.faults }) }
    }
}
