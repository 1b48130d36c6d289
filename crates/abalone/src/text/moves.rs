//! Moves as text (A20).

use core::fmt;

use rulebook_game as game;
use thiserror::Error;

use super::TextError;
use crate::{
    Cell, Cells, Direction, Move, Position, Rules,
    legality::{axis_of_row, lowest},
};

/// Why a text is refused as a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum MoveError {
    /// Neither two points nor three.
    #[error("two points expected, or three for a move sideways")]
    Length,
    /// Something else stands where a point should.
    #[error("a point of the board expected at byte {0} of the move")]
    Point(usize),
    /// The point to go to is no neighbour of the point that the first marble comes from.
    #[error("{to} is no neighbour of {from}")]
    NotNeighbours {
        /// Where the first marble stands.
        from: Cell,
        /// Where it should go.
        to: Cell,
    },
    /// Both ends of the row are the same point.
    #[error("both ends of the row are {0}: a move of one marble is written with two points")]
    SameEnds(Cell),
}

/// The point whose name stands at byte `at`.
fn point(text: &str, at: usize) -> Result<Cell, MoveError> {
    text.get(at..at + 2).and_then(|name| name.parse().ok()).ok_or(MoveError::Point(at))
}

fn direction(from: Cell, to: Cell) -> Result<Direction, MoveError> {
    from.direction_to(to).ok_or(MoveError::NotNeighbours { from, to })
}

impl Position {
    /// Reads a move: `a1b2` in line, the rearmost marble and the point it goes to, with all own marbles in an unbroken
    /// row ahead of it; `a4b5a3` sideways, both ends of the row in any order and the point to which the first goes
    /// (A20).
    ///
    /// ```
    /// use rulebook_abalone::Position;
    ///
    /// let position = Position::default();
    /// let mv = position.parse_move("a1b2").unwrap();
    /// assert_eq!(mv.marbles().to_string(), "a1 b2 c3");
    /// assert_eq!(position.parse_move("c5c3d5"), position.parse_move("c3c5d3"));
    /// ```
    ///
    /// # Errors
    /// A text that is not of these forms. What is read may be illegal: [`check`](Self::check) says why.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        match text.len() {
            4 => self.in_line(point(text, 0)?, point(text, 2)?),
            6 => sideways(point(text, 0)?, point(text, 2)?, point(text, 4)?),
            _ => Err(MoveError::Length),
        }
    }

    fn in_line(&self, rear: Cell, to: Cell) -> Result<Move, MoveError> {
        let ahead = direction(rear, to)?;
        let row = rear.ray(ahead).take_while(|&cell| self.own.contains(cell));
        Ok(Move::new(row.fold(Cells::of(rear), Cells::with), ahead))
    }

    /// A move as something to display, which says the same as the move's own `Display`.
    pub fn move_text(&self, mv: Move) -> game::MoveText<'_, Self> {
        game::Text::move_text(self, mv)
    }
}

fn sideways(first: Cell, last: Cell, to: Cell) -> Result<Move, MoveError> {
    if first == last {
        return Err(MoveError::SameEnds(first));
    }
    // Ends that are on no line are read as they are; the rules refuse them.
    let marbles = Cells::line(first, last).unwrap_or(Cells::of(first).with(last));
    Ok(Move::new(marbles, direction(first, to)?))
}

impl game::Text for Position {
    type Rules = Rules;
    type PositionError = TextError;
    type MoveError = MoveError;

    fn start(rules: &Rules) -> Self {
        Self::start(*rules)
    }

    /// The rules' layout says nothing here; the number that wins does.
    fn parse_position(text: &str, rules: &Rules) -> Result<Self, TextError> {
        Self::parse(text, *rules)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        self.parse_move(text)
    }

    fn fmt_move(&self, mv: Move, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&mv, f)
    }
}

impl fmt::Display for Move {
    /// The text of the move (A20), in the form that [`Position::parse_move`] reads; sideways, the end that comes first
    /// in byte order is written first. An illegal move is written as well as it can be.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (marbles, ahead) = (self.marbles(), self.direction());
        let is_in_line =
            marbles.count() == 1 || axis_of_row(marbles).is_some_and(|axis| axis.is_along(ahead));
        let first = if is_in_line { lowest(marbles - marbles.step(ahead)) } else { lowest(marbles) };
        let Some(first) = first else { return f.write_str("-") };
        write!(f, "{first}")?;
        let last = marbles.into_iter().max_by_key(|cell| (cell.row(), cell.number()));
        if let (false, Some(last)) = (is_in_line, last) {
            write!(f, "{last}")?;
        }
        match first.step(ahead) {
            Some(to) => write!(f, "{to}"),
            // Off the board: only an illegal move goes there.
            None => f.write_str("-"),
        }
    }
}
