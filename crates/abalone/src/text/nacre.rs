//! Nacre notation, on reading.

use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use crate::{Cell, Cells, Direction, Illegal, Move, Position};

/// Why a text in Nacre notation gives no move. Points and moves are named as everywhere else here (A19, A20).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum NacreError {
    /// Not two points.
    #[error("two points expected")]
    Length,
    /// Something else stands where a point should.
    #[error(
        "a point expected at byte {0} of the move: its number as a letter from a to i, its row as a digit"
    )]
    Point(usize),
    /// Only one move can be meant, and it is not legal.
    #[error("illegal move {mv}: {reason}")]
    Illegal {
        /// The move that is meant.
        mv: Move,
        /// Why it is not legal (A13).
        reason: Illegal,
    },
    /// No legal move goes from the one point to the other, and it cannot be said which is meant.
    #[error("no move goes from {from}, its first marble, to {to}, its last")]
    NoMove {
        /// The point that the first marble should leave.
        from: Cell,
        /// The point that the last marble should reach.
        to: Cell,
    },
    /// Several legal moves fit.
    #[error("ambiguous: {}", List(.candidates))]
    Ambiguous {
        /// All that fit, two at least.
        candidates: Vec<Move>,
    },
}

struct List<'a>(&'a [Move]);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mv) in self.0.iter().enumerate() {
            write!(f, "{}{mv}", if index > 0 { " or " } else { "" })?;
        }
        Ok(())
    }
}

impl Position {
    /// Reads a legal move in Nacre notation, which nothing in a text tells from other notations: two points, the one
    /// that the first marble of the row leaves, then the one that its last marble reaches.
    ///
    /// - The axes are reversed: the letter is the number of a point, the digit its row. Our `b3` is written `c2`.
    /// - In line, the first marble is the rear one; sideways, either end of the row.
    /// - What is pushed is not written.
    ///
    /// ```
    /// use rulebook_abalone::Position;
    ///
    /// let start = Position::default();
    /// let read = |text: &str| start.parse_nacre(text).map(|mv| mv.to_string());
    /// // In line: a1 b2 c3 go on to b2 c3 d4. The first leaves a1, the last reaches d4.
    /// assert_eq!(read("a1d4"), Ok("a1b2".to_string()));
    /// // Sideways: c3 c4 c5 go to d4 d5 d6. The first leaves c3, the last reaches d6.
    /// assert_eq!(read("c3f4"), Ok("c3c5d4".to_string()));
    /// // From c4 to d5, a marble may go by itself, or as the end of one row or another.
    /// assert_eq!(read("d3e4").unwrap_err().to_string(), "ambiguous: c4d5 or c4c5d4");
    /// ```
    ///
    /// # Errors
    /// A text that is not two points; one that fits several legal moves, which the error names; one that fits none,
    /// with the reason if only one move can be meant: if the points allow no other, or no other of own marbles alone.
    pub fn parse_nacre(&self, text: &str) -> Result<Move, NacreError> {
        if text.len() != 4 {
            return Err(NacreError::Length);
        }
        let (from, to) = (point(text, 0)?, point(text, 2)?);
        let moves = readings(from, to);
        let candidates: Vec<_> = moves.iter().copied().filter(|&mv| self.is_legal(mv)).collect();
        match candidates[..] {
            [] => Err(self.refusal(&moves).unwrap_or(NacreError::NoMove { from, to })),
            [mv] => Ok(mv),
            _ => Err(NacreError::Ambiguous { candidates }),
        }
    }

    /// What is said of readings of which none is legal; `None` if it cannot be said which is meant.
    fn refusal(&self, readings: &[Move]) -> Option<NacreError> {
        let own = || readings.iter().filter(|mv| mv.marbles().is_subset(self.own));
        let mv = match *readings {
            [mv] => mv,
            _ => *own().next().filter(|_| own().count() == 1)?,
        };
        let reason = self.check(mv).err()?;
        Some(NacreError::Illegal { mv, reason })
    }
}

/// The point whose name stands at byte `at`, with the axes reversed. Two bytes are there.
fn point(text: &str, at: usize) -> Result<Cell, NacreError> {
    let cell = match text.as_bytes()[at..at + 2] {
        [number @ b'a'..=b'i', row @ b'1'..=b'9'] => Cell::named(row - b'1', number - b'a' + 1),
        _ => None,
    };
    cell.ok_or(NacreError::Point(at))
}

/// All moves that these points can mean, whatever stands on the board.
fn readings(from: Cell, to: Cell) -> Vec<Move> {
    let mut moves: Vec<_> =
        from.direction_to(to).map(|ahead| Move::new(Cells::of(from), ahead)).into_iter().collect();
    for axis in Direction::ALL {
        let mut row = Cells::of(from);
        for last in from.ray(axis).take(2) {
            row = row.with(last);
            // A row that went back along itself would begin at its other end.
            let ahead = last.direction_to(to).filter(|&ahead| ahead != axis.opposite());
            moves.extend(ahead.map(|ahead| Move::new(row, ahead)));
        }
    }
    moves
}
