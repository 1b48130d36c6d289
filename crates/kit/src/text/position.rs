//! Positions as text (K25).

use alloc::{vec, vec::Vec};
use core::{fmt, ops::Range, str::FromStr};

use rulebook_game::Color;
use thiserror::Error;

use super::{number, pieces};
use crate::{Cell, ChainRule, Hand, Position, Setup, SetupError, TILES, Tile, setup::Listed};

/// No box of connected tiles is wider or higher.
const MOST_TILES: usize = 2 * TILES as usize;

/// Why a text is refused as a position: everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", Listed(.faults))]
pub struct TextError {
    /// What is wrong, from the front to the back of the text, then what is wrong with the position.
    pub faults: Vec<TextFault>,
}

/// One thing that is wrong with a position's text, and the bytes where it is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TextFault {
    /// There are too few fields, or too many.
    #[error("4 fields expected, with single blanks between, but there are {0}")]
    Fields(usize),
    /// A character that is no tile and no digit.
    #[error("w, b, W, B or a number expected on the board, but {found:?} stands at byte {at}")]
    Mark {
        /// The character.
        found: char,
        /// Where it stands.
        at: usize,
    },
    /// A number of empty cells that is 0, has a leading zero, or is greater than any box is wide.
    #[error("a number of empty cells from 1 to 39 expected at byte {}", .0.start)]
    Gap(Range<usize>),
    /// A row is not as wide as the first.
    #[error("row {row} has {found} cells, the first {expected}, at byte {}", .place.start)]
    RowLength {
        /// Which row, from 1 at the top.
        row: usize,
        /// As many cells as the first row has.
        expected: usize,
        /// As many as this one has.
        found: usize,
        /// Where it stands.
        place: Range<usize>,
    },
    /// The board has no cell, or more rows or columns than connected tiles can fill.
    #[error("a board of 1 to 40 rows and columns expected at byte {}", .0.start)]
    Size(Range<usize>),
    /// A row or column at the rim has no tile: only the bounding box is written.
    #[error("the {0} of the board has no tile")]
    Rim(Rim),
    /// The side to move is neither `w` nor `b`.
    #[error("w or b expected for the side to move, at byte {}", .0.start)]
    Turn(Range<usize>),
    /// The hands are not four numbers from 0 to 255, without leading zeros.
    #[error("hands like 20:10,20:10 expected at byte {}", .0.start)]
    Hands(Range<usize>),
    /// The origin is not a cell near enough that coordinates can be told.
    #[error("an origin like -1,2 expected at byte {}", .0.start)]
    Origin(Range<usize>),
    /// The origin of an empty table is `0,0`.
    #[error("the origin of an empty table is 0,0: not so at byte {}", .0.start)]
    OriginOfNothing(Range<usize>),
    /// The text is well formed, but the position cannot be played on.
    #[error(transparent)]
    Setup(SetupError),
}

/// An outer row or column of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rim {
    /// The highest row.
    Top,
    /// The lowest row.
    Bottom,
    /// The first column.
    Left,
    /// The last column.
    Right,
}

impl fmt::Display for Rim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Top => "highest row",
            Self::Bottom => "lowest row",
            Self::Left => "first column",
            Self::Right => "last column",
        })
    }
}

impl FromStr for Position {
    type Err = TextError;

    /// Reads a position of a game in which chains may stop.
    fn from_str(text: &str) -> Result<Self, TextError> {
        Self::parse(text, ChainRule::Optional)
    }
}

impl Position {
    /// Reads a position of a game under a rule of chains (K25). The text does not say which.
    ///
    /// ```
    /// use rulebook_kit::{ChainRule, Position};
    ///
    /// let error = Position::parse("WBw/2 w 18:9,20:9 0,0", ChainRule::Optional).unwrap_err();
    /// assert_eq!(error.to_string(), "row 2 has 2 cells, the first 3, at byte 4");
    /// ```
    ///
    /// # Errors
    /// All that is wrong with the text, with places; and if it is well formed, all that is wrong with the position.
    pub fn parse(text: &str, rule: ChainRule) -> Result<Self, TextError> {
        let mut reader = Reader { setup: Setup::new(rule), faults: vec![] };
        reader.read(text);
        if reader.faults.is_empty() {
            match reader.setup.position() {
                Ok(position) => return Ok(position),
                Err(error) => reader.faults.push(TextFault::Setup(error)),
            }
        }
        Err(TextError { faults: reader.faults })
    }
}

/// Reads as far as it can, and collects the faults on the way.
struct Reader {
    setup: Setup,
    faults: Vec<TextFault>,
}

impl Reader {
    fn read(&mut self, text: &str) {
        let fields: Vec<_> = pieces(text, 0, ' ').collect();
        let count = fields.len();
        let Ok([board, turn, hands, origin]) = <[_; 4]>::try_from(fields) else {
            return self.faults.push(TextFault::Fields(count));
        };
        let rows = if board.0 == "-" { vec![] } else { self.read_board(board.0) };
        match turn.0 {
            "w" => self.setup.turn = Color::White,
            "b" => self.setup.turn = Color::Black,
            _ => self.faults.push(TextFault::Turn(turn.1)),
        }
        match hands.0.split_once(',').and_then(|(white, black)| Some([hand(white)?, hand(black)?])) {
            Some(hands) => self.setup.hands = hands,
            None => self.faults.push(TextFault::Hands(hands.1)),
        }
        match origin.0.parse().ok().filter(|origin| is_near(*origin)) {
            Some(origin) if !rows.is_empty() => self.put(&rows, origin),
            Some(Cell { x: 0, y: 0 }) => {}
            // The board is empty, or has been refused.
            Some(_) if board.0 == "-" => self.faults.push(TextFault::OriginOfNothing(origin.1)),
            Some(_) => {}
            None => self.faults.push(TextFault::Origin(origin.1)),
        }
    }

    /// The rows of a board from the highest; none if something is wrong with them.
    fn read_board(&mut self, text: &str) -> Vec<Vec<Option<Tile>>> {
        let before = self.faults.len();
        let rows: Vec<_> =
            pieces(text, 0, '/').map(|(row, place)| (self.read_row(row, place.start), place)).collect();
        if self.faults.len() > before {
            return vec![];
        }
        let expected = rows[0].0.len();
        for (row, (cells, place)) in (1..).zip(&rows) {
            if cells.len() != expected {
                let (found, place) = (cells.len(), place.clone());
                self.faults.push(TextFault::RowLength { row, expected, found, place });
            }
        }
        let is_of_size = |count: usize| (1..=MOST_TILES).contains(&count);
        if self.faults.len() == before && !(is_of_size(rows.len()) && is_of_size(expected)) {
            self.faults.push(TextFault::Size(0..text.len()));
        }
        if self.faults.len() > before {
            return vec![];
        }
        let rows: Vec<_> = rows.into_iter().map(|(cells, _)| cells).collect();
        self.check_rim(&rows);
        rows
    }

    fn read_row(&mut self, text: &str, start: usize) -> Vec<Option<Tile>> {
        let mut cells = Vec::new();
        let mut rest = text;
        while let Some(mark) = rest.chars().next() {
            let at = start + text.len() - rest.len();
            let digits = rest.find(|other: char| !other.is_ascii_digit()).unwrap_or(rest.len());
            if digits > 0 {
                let gap = number(&rest[..digits]);
                match gap.filter(|gap| (1..MOST_TILES).contains(gap)) {
                    Some(gap) => cells.extend((0..gap).map(|_| None)),
                    None => self.faults.push(TextFault::Gap(at..at + digits)),
                }
                rest = &rest[digits..];
                continue;
            }
            match tile(mark) {
                Some(tile) => cells.push(Some(tile)),
                None => self.faults.push(TextFault::Mark { found: mark, at }),
            }
            rest = &rest[mark.len_utf8()..];
        }
        cells
    }

    fn check_rim(&mut self, rows: &[Vec<Option<Tile>>]) {
        let is_empty_row = |row: &Vec<Option<Tile>>| row.iter().all(Option::is_none);
        let is_empty_column = |column: usize| rows.iter().all(|row| row[column].is_none());
        let empty = [
            (Rim::Top, is_empty_row(&rows[0])),
            (Rim::Bottom, is_empty_row(&rows[rows.len() - 1])),
            (Rim::Left, is_empty_column(0)),
            (Rim::Right, is_empty_column(rows[0].len() - 1)),
        ];
        self.faults.extend(empty.into_iter().filter(|(_, is)| *is).map(|(rim, _)| TextFault::Rim(rim)));
    }

    fn put(&mut self, rows: &[Vec<Option<Tile>>], origin: Cell) {
        for (y, row) in (origin.y..).zip(rows.iter().rev()) {
            for (x, tile) in (origin.x..).zip(row) {
                self.setup.put(Cell::new(x, y), *tile);
            }
        }
    }
}

/// Whether the whole box lies within the range of coordinates; the setup knows the limit.
fn is_near(origin: Cell) -> bool {
    [origin.x, origin.y].iter().all(|part| part.unsigned_abs() < 10_000)
}

/// The tiles and pawns in one hand.
fn hand(text: &str) -> Option<Hand> {
    let (tiles, pawns) = text.split_once(':')?;
    Some(Hand { tiles: number(tiles)?, pawns: number(pawns)? })
}

fn tile(mark: char) -> Option<Tile> {
    let color = match mark {
        'w' | 'W' => Color::White,
        'b' | 'B' => Color::Black,
        _ => return None,
    };
    Some(Tile { color, pawn: mark.is_ascii_uppercase() })
}

pub(super) const fn letter(tile: Tile) -> char {
    match (tile.color, tile.pawn) {
        (Color::White, false) => 'w',
        (Color::White, true) => 'W',
        (Color::Black, false) => 'b',
        (Color::Black, true) => 'B',
    }
}
