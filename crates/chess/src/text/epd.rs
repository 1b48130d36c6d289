//! EPD: a position in four fields, and operations on it (clause C17).

use core::{fmt, ops::Range, str::FromStr};

use alloc::{
    borrow::ToOwned,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use thiserror::Error;

use crate::{Move, Position, SanError, Setup, SetupError};

use super::fen::{FenError, FenFault, Fields};

/// A line of Extended Position Description: the first four fields of a FEN, then operations.
///
/// The counters of moves are the operations `hmvc` and `fmvn`; where these are missing, they are 0 and 1.
/// Reading sets the counters of [`Epd::setup`] by them and leaves them among the operations. Writing writes
/// the operations, and the counters of the setup not.
///
/// ```
/// use rulebook_chess::Epd;
/// let epd: Epd = "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";".parse().unwrap();
/// assert_eq!(epd.operation("id").unwrap().operands, ["back rank"]);
///
/// let position = epd.position().unwrap();
/// let best: Result<Vec<_>, _> = epd.operation("bm").unwrap().moves(&position).collect();
/// assert_eq!(best.unwrap(), [position.parse_uci("a1a8").unwrap()]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Epd {
    /// The position, which need not be one that can be played on.
    pub setup: Setup,
    /// The operations in the order of the text.
    pub operations: Vec<Operation>,
}

/// An operation of an [`Epd`]: an opcode and its operands, as `bm` and the best moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operation {
    /// A letter, then letters, digits or `_`.
    pub opcode: String,
    /// The operands, those in quotes without them.
    pub operands: Vec<String>,
}

impl Epd {
    /// The position, with castling as in Chess960 (which includes the standard game).
    ///
    /// ```
    /// use rulebook_chess::{Epd, Position};
    /// let epd = Epd::from(Position::start());
    /// assert_eq!(epd.position(), Ok(Position::start()));
    /// ```
    ///
    /// # Errors
    /// A setup that cannot be played on, as [`Setup::position`] has it.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.setup.position()
    }

    /// The operation with this opcode.
    ///
    /// ```
    /// use rulebook_chess::Epd;
    /// let epd: Epd = "8/8/8/8/8/8/8/8 w - - noop;".parse().unwrap();
    /// assert!(epd.operation("noop").is_some());
    /// assert!(epd.operation("bm").is_none());
    /// ```
    #[must_use]
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.opcode == opcode)
    }
}

impl Operation {
    /// The operands as SAN, each a move in the same position: for `bm` and `am`.
    ///
    /// ```
    /// use rulebook_chess::{Epd, Position};
    /// let epd: Epd = "4k3/8/8/8/8/8/8/4K2R w K - am Rh8+ O-O;".parse().unwrap();
    /// let position = epd.position().unwrap();
    /// assert_eq!(epd.operation("am").unwrap().moves(&position).filter(Result::is_ok).count(), 2);
    /// ```
    pub fn moves(&self, position: &Position) -> impl Iterator<Item = Result<Move, SanError>> {
        self.operands.iter().map(|san| position.parse_san(san))
    }

    /// The operands as SAN, each a move in the position that the one before leads to: for `pv`. The first
    /// that is no legal move is the last that is given.
    ///
    /// ```
    /// use rulebook_chess::{Epd, Position};
    /// let epd: Epd = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - pv e4 e5 Nf3 Ke2 d4;".parse().unwrap();
    /// let line: Vec<_> = epd.operation("pv").unwrap().line(&Position::start()).collect();
    /// assert_eq!(line.len(), 4);
    /// assert!(line[3].is_err());
    /// ```
    pub fn line(&self, position: &Position) -> impl Iterator<Item = Result<Move, SanError>> {
        let mut position = Some(*position);
        self.operands.iter().map_while(move |san| {
            let mut before = position.take()?;
            let read = before.parse_san(san);
            if let Ok(mv) = read {
                before.play_unchecked(mv);
                position = Some(before);
            }
            Some(read)
        })
    }

    /// Whether the standard makes the operand a string, which has quotes even if it is one word.
    fn is_of_strings(&self) -> bool {
        match self.opcode.as_bytes() {
            b"eco" | b"id" | b"nic" => true,
            [b'c' | b'v', digit] => digit.is_ascii_digit(),
            _ => false,
        }
    }
}

impl From<Setup> for Epd {
    /// The counters become the operations `hmvc` and `fmvn`.
    fn from(setup: Setup) -> Self {
        let counter =
            |opcode: &str, operand: String| Operation { opcode: opcode.to_owned(), operands: vec![operand] };
        let operations =
            vec![counter("fmvn", setup.fullmoves.to_string()), counter("hmvc", setup.halfmoves.to_string())];
        Self { setup, operations }
    }
}

impl From<Position> for Epd {
    /// The en passant square is written only where a legal capture goes there, and the counters become the
    /// operations `hmvc` and `fmvn`.
    fn from(position: Position) -> Self {
        Self::from(Setup { en_passant: position.en_passant_square(), ..Setup::from(position) })
    }
}

impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup.write_four_fields(f)?;
        self.operations.iter().try_for_each(|operation| write!(f, " {operation}"))
    }
}

impl fmt::Display for Operation {
    /// Opcode, operands and `;`. An operand is put in quotes if the standard makes it a string (`id`, `eco`,
    /// `nic`, `c0` to `c9`, `v0` to `v9`) or if it is not one word. Strings have no way to hold a quote: an
    /// apostrophe is written for it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.opcode)?;
        for operand in &self.operands {
            if self.is_of_strings() || !is_word(operand) {
                write!(f, " \"{}\"", operand.replace('"', "'"))?;
            } else {
                write!(f, " {operand}")?;
            }
        }
        f.write_str(";")
    }
}

/// Whether an operand can stand without quotes.
fn is_word(operand: &str) -> bool {
    let ends = |character: char| matches!(character, ';' | '"') || character.is_whitespace();
    !operand.is_empty() && !operand.contains(ends)
}

/// Why a text is not an EPD, and where.
///
/// ```
/// use rulebook_chess::{Epd, EpdFault};
/// let error = "8/8/8/8/8/8/8/8 w - - bm Nf3".parse::<Epd>().unwrap_err();
/// assert_eq!((error.what, error.place), (EpdFault::NoSemicolon, 28..28));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what} at byte {} of the EPD", .place.start)]
pub struct EpdError {
    /// What is wrong.
    pub what: EpdFault,
    /// The bytes that are wrong, or the end of the text.
    pub place: Range<usize>,
}

/// What is wrong with a text that should be an EPD.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum EpdFault {
    /// One of the four fields is wrong.
    #[error(transparent)]
    Fen(#[from] FenFault),
    /// An operation begins with an opcode: a letter, then letters, digits or `_`.
    #[error("no opcode")]
    NoOpcode,
    /// An opcode that stands there already.
    #[error("the same opcode again")]
    TwiceTheOpcode,
    /// The text ends within an operation.
    #[error("no semicolon after the operation")]
    NoSemicolon,
    /// The text ends within a string.
    #[error("no quote at the end of the string")]
    UnclosedString,
    /// A word with a quote in it; a string begins with one.
    #[error("a quote within a word")]
    QuoteInWord,
    /// Something is written right after the quote that ends a string.
    #[error("no space after the string")]
    NoSpaceAfterString,
    /// `hmvc` and `fmvn` have one operand, a number.
    #[error("not one number as the counter")]
    NotACounter,
    /// The half-move counter goes to 65535, the move number to 4294967295.
    #[error("a counter that is too large")]
    NumberTooLarge,
}

impl From<FenError> for EpdError {
    fn from(FenError { what, place }: FenError) -> Self {
        Self { what: what.into(), place }
    }
}

impl FromStr for Epd {
    type Err = EpdError;

    /// Reads what `Display` writes, with any white space between the words of the operations.
    fn from_str(text: &str) -> Result<Self, EpdError> {
        let mut fields = Fields { text, start: 0 };
        let setup = Setup::parse_four_fields(&mut fields)?;
        let mut epd = Self { setup, operations: Vec::new() };
        let mut reader = Reader { text, at: fields.start.min(text.len()) };
        while let Some(start) = reader.next_word() {
            let opcode = reader.opcode()?;
            if epd.operation(opcode).is_some() {
                return Err(EpdError { what: EpdFault::TwiceTheOpcode, place: start..reader.at });
            }
            let (operands, place) = reader.operands()?;
            let wrong = |what| EpdError { what, place: place.clone() };
            match opcode {
                "hmvc" => epd.setup.halfmoves = counter(&operands).map_err(wrong)?,
                "fmvn" => epd.setup.fullmoves = counter(&operands).map_err(wrong)?,
                _ => {}
            }
            epd.operations.push(Operation { opcode: opcode.to_owned(), operands });
        }
        Ok(epd)
    }
}

fn counter<N: FromStr>(operands: &[String]) -> Result<N, EpdFault> {
    match operands {
        [number] if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => {
            number.parse().map_err(|_| EpdFault::NumberTooLarge)
        }
        _ => Err(EpdFault::NotACounter),
    }
}

/// The operations, read from left to right.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Goes past white space, to the place where something stands.
    fn next_word(&mut self) -> Option<usize> {
        self.at = self.text.len() - self.rest().trim_start().len();
        (self.at < self.text.len()).then_some(self.at)
    }

    fn opcode(&mut self) -> Result<&'a str, EpdError> {
        let word = self.word();
        let start = self.at - word.len();
        let place = match word.chars().next() {
            None => Some(start..start + 1),
            Some(first) if !first.is_ascii_alphabetic() => Some(start..start + first.len_utf8()),
            Some(_) => word
                .char_indices()
                .find(|(_, character)| !character.is_ascii_alphanumeric() && *character != '_')
                .map(|(at, character)| start + at..start + at + character.len_utf8()),
        };
        place.map_or(Ok(word), |place| Err(EpdError { what: EpdFault::NoOpcode, place }))
    }

    /// The operands up to the semicolon, and from where to where they stand.
    fn operands(&mut self) -> Result<(Vec<String>, Range<usize>), EpdError> {
        let mut operands = Vec::new();
        let mut place = self.at..self.at;
        loop {
            let Some(start) = self.next_word() else {
                return Err(EpdError { what: EpdFault::NoSemicolon, place: self.at..self.at });
            };
            if self.rest().starts_with(';') {
                self.at += 1;
                return Ok((operands, place));
            }
            let operand = if self.rest().starts_with('"') { self.string()? } else { self.word() };
            if let Some(quote) = operand.find('"') {
                let place = start + quote..start + quote + 1;
                return Err(EpdError { what: EpdFault::QuoteInWord, place });
            }
            place = if operands.is_empty() { start..self.at } else { place.start..self.at };
            operands.push(operand.to_owned());
        }
    }

    fn string(&mut self) -> Result<&'a str, EpdError> {
        let start = self.at;
        let rest = &self.rest()[1..];
        let Some(length) = rest.find('"') else {
            return Err(EpdError { what: EpdFault::UnclosedString, place: start..self.text.len() });
        };
        self.at += length + 2;
        match self.rest().chars().next() {
            Some(next) if next != ';' && !next.is_whitespace() => {
                let place = self.at..self.at + next.len_utf8();
                Err(EpdError { what: EpdFault::NoSpaceAfterString, place })
            }
            _ => Ok(&rest[..length]),
        }
    }

    /// Goes to the next white space or semicolon.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c: char| c == ';' || c.is_whitespace()).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }
}
