//! Moves as text (N15).

use alloc::vec::Vec;
use core::{fmt, ops::Range, str::FromStr};

use rulebook_game as game;
use rulebook_mill::{Name, Point, PointSet};
use thiserror::Error;

use super::TextError;
use crate::{Move, Position, Variant};

/// Why a text is refused as a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum MoveError {
    /// Something else stands where a point should.
    #[error("a point of the board expected at byte {} of the move", .0.start)]
    Point(Range<usize>),
    /// There are two `-`, or one behind an `x`.
    #[error("a move has one - at most, before any x: another at byte {0}")]
    Form(usize),
    /// A point is taken twice.
    #[error("{name} is taken twice, again at byte {at}")]
    Twice {
        /// The point.
        name: Name,
        /// Where it stands the second time.
        at: usize,
    },
}

impl<V: Variant> fmt::Display for Move<V> {
    /// `d6`, `d6-f6` or `d6-f6xa4`: the men taken in byte order (N10, N15).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = V::RULES.board;
        // A point beyond the board has no name; only moves made by hand have one.
        let write = |point: Point, f: &mut fmt::Formatter<'_>| match board.name(point) {
            Some(name) => name.fmt(f),
            None => write!(f, "#{}", point.index()),
        };
        if let Some(from) = self.from() {
            write(from, f)?;
            f.write_str("-")?;
        }
        write(self.to(), f)?;
        let mut removed: Vec<Point> = self.removed().into_iter().collect();
        removed.sort_by_key(|&point| (board.name(point), point));
        for point in removed {
            f.write_str("x")?;
            write(point, f)?;
        }
        Ok(())
    }
}

impl<V: Variant> fmt::Debug for Move<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<V: Variant> FromStr for Move<V> {
    type Err = MoveError;

    /// Reads a move (N15), the men taken in any order.
    fn from_str(text: &str) -> Result<Self, MoveError> {
        let mut removed = PointSet::EMPTY;
        let mut ends: [Option<Point>; 2] = [None; 2];
        let mut start = 0;
        // What stands before the part: nothing, `-` or `x`.
        let mut before = None;
        for part in text.split_inclusive(['-', 'x']).chain(text.ends_with(['-', 'x']).then_some("")) {
            let name = part.strip_suffix(['-', 'x']).unwrap_or(part);
            let place = start..start + name.len();
            let point = V::RULES.board.point(name).ok_or_else(|| MoveError::Point(place.clone()))?;
            match before {
                Some('x') if removed.contains(point) => {
                    return Err(MoveError::Twice { name: crate::legality::name::<V>(point), at: start });
                }
                Some('x') => removed = removed.with(point),
                Some(_) if ends[1].is_some() || !removed.is_empty() => {
                    return Err(MoveError::Form(start - 1));
                }
                Some(_) => ends[1] = Some(point),
                None => ends[0] = Some(point),
            }
            before = part[name.len()..].chars().next();
            start += part.len();
        }
        match ends {
            [Some(from), Some(to)] => Ok(Self::new(Some(from), to, removed)),
            [Some(to), None] => Ok(Self::new(None, to, removed)),
            _ => Err(MoveError::Point(0..0)),
        }
    }
}

impl<V: Variant> game::Text for Position<V> {
    /// The type says all.
    type Rules = ();
    type PositionError = TextError<V>;
    type MoveError = MoveError;

    fn start((): &()) -> Self {
        Self::start()
    }

    fn parse_position(text: &str, (): &()) -> Result<Self, TextError<V>> {
        text.parse()
    }

    fn parse_move(&self, text: &str) -> Result<Move<V>, MoveError> {
        text.parse()
    }

    fn fmt_move(&self, mv: Move<V>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&mv, f)
    }
}
