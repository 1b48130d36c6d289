//! Positions as PDN writes them: FEN (D19, D20).

use alloc::{vec, vec::Vec};
use core::{fmt, ops::Range, str::FromStr};

use rulebook_game::Color;
use rulebook_square::ParseDarkCellError;
use thiserror::Error;

use super::hub;
use crate::{Faults, Piece, Position, Setup, SetupError, Square, Squares, Variant};

/// A position to be written as FEN. `Display` writes it.
///
/// ```
/// use rulebook_draughts::{Position, Russian};
///
/// let position = Position::<Russian>::start();
/// assert_eq!(position.fen().to_string(), "W:W21-32:B1-12");
/// let fen: Position<Russian> = "W:Wa1,Kc1:Bd8".parse().unwrap();
/// assert_eq!(fen.fen().to_string(), "W:W29,K30:B2");
/// assert_eq!(fen.fen().algebraic().to_string(), "W:Wa1,Kc1:Bd8");
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Fen<V: Variant> {
    setup: Setup<V>,
    algebraic: bool,
}

impl<V: Variant> Fen<V> {
    /// Names the squares a1, b2, … instead of numbering them. There are then no ranges.
    pub const fn algebraic(mut self) -> Self {
        self.algebraic = true;
        self
    }

    fn fmt_list(&self, color: Color, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", letter(color))?;
        let standing = |square| self.setup.piece_at(square).filter(|piece| piece.color == color);
        let mut squares = Square::<V::Board>::all().peekable();
        let mut comma = "";
        while let Some(first) = squares.next() {
            let Some(piece) = standing(first) else { continue };
            let king = if piece.is_king { "K" } else { "" };
            if self.algebraic {
                write!(f, "{comma}{king}{}", first.name())?;
            } else {
                let mut ahead = squares.clone();
                let run = ahead.by_ref().take_while(|&next| standing(next) == Some(piece)).count();
                write!(f, "{comma}{king}{first}")?;
                if run >= 2 {
                    write!(f, "-{}", usize::from(first.number()) + run)?;
                    let _ = squares.nth(run - 1);
                }
            }
            comma = ",";
        }
        Ok(())
    }
}

impl<V: Variant> fmt::Display for Fen<V> {
    /// As in PDN 3.0: the side to move, White's list, Black's list; squares ascend, and three or more of one kind in a
    /// row are a range.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", letter(self.setup.turn))?;
        self.fmt_list(Color::White, f)?;
        self.fmt_list(Color::Black, f)
    }
}

impl<V: Variant> Position<V> {
    /// The position as FEN, with choices.
    pub fn fen(&self) -> Fen<V> {
        Setup::from(*self).fen()
    }
}

impl<V: Variant> Setup<V> {
    /// The setup as FEN, with choices.
    pub const fn fen(self) -> Fen<V> {
        Fen { setup: self, algebraic: false }
    }
}

impl<V: Variant> fmt::Display for Position<V> {
    /// The FEN with numbered squares.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

pub(super) const fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

pub(super) fn color_of(letter: char) -> Option<Color> {
    Color::ALL.into_iter().find(|&color| self::letter(color) == letter)
}

/// Why a text is refused as a position: everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", Report(.faults))]
pub struct FenError<V: Variant> {
    /// What is wrong, from the front to the back of the text, then what is wrong with the position.
    pub faults: Vec<FenFault<V>>,
}

struct Report<'a, V: Variant>(&'a [FenFault<V>]);

impl<V: Variant> fmt::Display for Report<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

/// One thing that is wrong with a FEN, and the bytes of the text where it is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum FenFault<V: Variant> {
    /// The text does not begin with the side to move.
    #[error("W or B expected for the side to move, at byte {}", .0.start)]
    Turn(Range<usize>),
    /// A field that is neither a list of pieces nor a counter.
    #[error("a list of pieces (W…, B…) or a counter (H…, F…) expected at byte {}", .0.start)]
    Field(Range<usize>),
    /// A counter without a number.
    #[error("a number expected after the counter's letter at byte {}", .0.start)]
    Counter(Range<usize>),
    /// A second list of pieces, or a second counter, of the same letter.
    #[error("the field at byte {} repeats one before", .0.start)]
    Repeated(Range<usize>),
    /// A side's list is missing.
    #[error("the list of {0}'s pieces is missing")]
    Missing(Color),
    /// A square that is none.
    #[error("{error}, at byte {}", .place.start)]
    Square {
        /// What is wrong with it.
        error: ParseDarkCellError,
        /// Where it stands.
        place: Range<usize>,
    },
    /// A range that does not ascend.
    #[error("the range at byte {} does not ascend", .0.start)]
    Range(Range<usize>),
    /// A square that has been named before.
    #[error("square {square} is named twice, again at byte {}", .place.start)]
    Twice {
        /// The square.
        square: Square<V::Board>,
        /// Where it stands the second time.
        place: Range<usize>,
    },
    /// The text is well formed, but the position cannot be played on.
    #[error(transparent)]
    Setup(SetupError<V>),
}

impl<V: Variant> FromStr for Position<V> {
    type Err = FenError<V>;

    /// Reads a FEN. Both lists may come first; squares are numbers or algebraic names, and numbers may form ranges; the
    /// side's letter may be repeated before a square; counters (`:H0:F1`) and a last period are read and dropped. The
    /// Hub form ([`Position::hub`]) is read, too.
    fn from_str(text: &str) -> Result<Self, FenError<V>> {
        if let Some(setup) = hub::read(text) {
            return setup.position().map_err(|error| FenError { faults: vec![FenFault::Setup(error)] });
        }
        let mut reader = Reader { setup: Setup::EMPTY, named: Squares::<V::Board>::EMPTY, faults: vec![] };
        reader.read(text.strip_suffix('.').unwrap_or(text));
        match reader.setup.position() {
            Ok(position) if reader.faults.is_empty() => return Ok(position),
            // That there is no piece is no news then.
            Err(error) if reader.faults.is_empty() || error.faults != Faults::NO_PIECES => {
                reader.faults.push(FenFault::Setup(error));
            }
            _ => {}
        }
        Err(FenError { faults: reader.faults })
    }
}

/// Reads as far as it can, and collects the faults on the way.
struct Reader<V: Variant> {
    setup: Setup<V>,
    /// The squares named so far.
    named: Squares<V::Board>,
    faults: Vec<FenFault<V>>,
}

impl<V: Variant> Reader<V> {
    fn read(&mut self, text: &str) {
        let mut fields = pieces(text, 0, ':');
        let (turn, place) = fields.next().unwrap_or_default();
        let mut letters = turn.chars();
        match (letters.next().and_then(color_of), letters.next()) {
            (Some(turn), None) => self.setup.turn = turn,
            _ => self.faults.push(FenFault::Turn(place)),
        }
        let mut seen = Vec::new();
        for (field, place) in fields {
            let Some(letter) = field.chars().next().filter(|letter| "WBHF".contains(*letter)) else {
                self.faults.push(FenFault::Field(place));
                continue;
            };
            let (rest, start) = (&field[1..], place.start + 1);
            if seen.contains(&letter) {
                self.faults.push(FenFault::Repeated(place.clone()));
            }
            seen.push(letter);
            match color_of(letter) {
                Some(color) => self.list(color, rest, start),
                None if !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()) => {}
                None => self.faults.push(FenFault::Counter(place)),
            }
        }
        for color in Color::ALL {
            if !seen.contains(&letter(color)) {
                self.faults.push(FenFault::Missing(color));
            }
        }
    }

    fn list(&mut self, color: Color, list: &str, start: usize) {
        if list.is_empty() {
            return;
        }
        for (item, place) in pieces(list, start, ',') {
            let squares = item.strip_prefix(letter(color)).unwrap_or(item);
            let (is_king, squares) = match squares.strip_prefix('K') {
                Some(squares) => (true, squares),
                None => (false, squares),
            };
            if let Err(fault) = self.item(Piece { color, is_king }, squares, &place) {
                self.faults.push(fault);
            }
        }
    }

    fn item(&mut self, piece: Piece, squares: &str, place: &Range<usize>) -> Result<(), FenFault<V>> {
        type Parse<V> = fn(&str) -> Result<Square<<V as Variant>::Board>, ParseDarkCellError>;
        let square = |text: &str, parse: Parse<V>| {
            parse(text).map_err(|error| FenFault::Square { error, place: place.clone() })
        };
        if let Some((first, last)) = squares.split_once('-') {
            let (first, last) = (square(first, str::parse)?, square(last, str::parse)?);
            if first >= last {
                return Err(FenFault::Range(place.clone()));
            }
            for square in Square::all().filter(|&square| first <= square && square <= last) {
                self.put(square, piece, place);
            }
        } else {
            let is_name = squares.starts_with(|first: char| first.is_ascii_alphabetic());
            let square = square(squares, if is_name { Square::<V::Board>::from_name } else { str::parse })?;
            self.put(square, piece, place);
        }
        Ok(())
    }

    fn put(&mut self, square: Square<V::Board>, piece: Piece, place: &Range<usize>) {
        if self.named.contains(square) {
            self.faults.push(FenFault::Twice { square, place: place.clone() });
        }
        self.named |= Squares::of(square);
        self.setup.put(square, Some(piece));
    }
}

/// The parts of a text between separators, with their places in the whole.
fn pieces(text: &str, start: usize, separator: char) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut next = start;
    text.split(separator).map(move |part| {
        let place = next..next + part.len();
        next = place.end + 1;
        (part, place)
    })
}
