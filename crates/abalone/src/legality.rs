//! Why a move is refused (A13).

use rulebook_game::Color;
use thiserror::Error;

use crate::{Cell, Cells, Direction, Move, Position};

/// Why a move is refused: the first reason that holds, in this order (A13). Where it holds at several points, the one
/// of the lowest row is named, and there that of the lowest number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over (A2).
    #[error("the game is over")]
    GameOver,
    /// No marble is to move.
    #[error("no marble moves")]
    NoMarbles,
    /// Not all that is to move is the player's own.
    #[error("the marble on {cell} is not {color}'s")]
    NotOwn {
        /// The first point where it is not.
        cell: Cell,
        /// The side to move.
        color: Color,
    },
    /// More than three marbles (A3).
    #[error("{0} marbles are more than three")]
    TooMany(u32),
    /// The marbles are not next to each other in a row (A5).
    #[error("the marbles are not next to each other in a row")]
    NotARow,
    /// An own marble would leave the board (A11).
    #[error("the marble on {0} would leave the board")]
    OffBoard(Cell),
    /// An own marble that does not move stands where one goes (A6, A11).
    #[error("the own marble on {0} is in the way")]
    BlockedByOwn(Cell),
    /// A broadside move pushes nothing (A5, A7).
    #[error("{0} is taken, and marbles that move sideways cannot push")]
    Occupied(Cell),
    /// As many enemy marbles stand ahead as push; those beyond three do not count (A9).
    #[error("pac, {strength}:{strength}: as many enemy marbles stand ahead as push")]
    Pac {
        /// How many push, and how many of those ahead count.
        strength: u32,
    },
    /// More enemy marbles stand ahead than push; those beyond three do not count (A7).
    #[error("outnumbered, {own} against {enemy}")]
    Outnumbered {
        /// How many push.
        own: u32,
        /// How many of those ahead count.
        enemy: u32,
    },
    /// A marble stands right behind those that would be pushed (A8, A11).
    #[error("the marble on {0} stands behind those that would be pushed")]
    NoFreePoint(Cell),
}

impl Position {
    /// Whether a move is legal here (A13).
    ///
    /// # Errors
    /// Says why the move is refused.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        let (marbles, ahead) = (mv.marbles(), mv.direction());
        if self.is_decided() {
            return Err(Illegal::GameOver);
        }
        if marbles.is_empty() {
            return Err(Illegal::NoMarbles);
        }
        if let Some(cell) = lowest(marbles - self.own) {
            return Err(Illegal::NotOwn { cell, color: self.turn() });
        }
        if marbles.count() > 3 {
            return Err(Illegal::TooMany(marbles.count()));
        }
        let axis = axis_of_row(marbles).ok_or(Illegal::NotARow)?;
        if let Some(cell) = lowest(marbles.leaving(ahead)) {
            return Err(Illegal::OffBoard(cell));
        }
        let targets = marbles.step(ahead) - marbles;
        if let Some(cell) = lowest(targets & self.own) {
            return Err(Illegal::BlockedByOwn(cell));
        }
        let Some(met) = lowest(targets & self.enemy) else { return Ok(()) };
        // A marble by itself goes along any axis.
        if marbles.count() > 1 && !axis.is_along(ahead) {
            return Err(Illegal::Occupied(met));
        }
        self.check_push(marbles.count(), met, ahead)
    }

    /// `own` marbles push what begins at `met` (A7, A8, A9).
    fn check_push(&self, own: u32, met: Cell, ahead: Direction) -> Result<(), Illegal> {
        let enemy = strength(self.enemy, met, ahead);
        if own == enemy {
            return Err(Illegal::Pac { strength: own });
        }
        if own < enemy {
            return Err(Illegal::Outnumbered { own, enemy });
        }
        match met.ray(ahead).nth(enemy as usize - 1) {
            Some(behind) if !self.empty().contains(behind) => Err(Illegal::NoFreePoint(behind)),
            _ => Ok(()),
        }
    }
}

/// The number of marbles in an unbroken row from `first` on; those beyond three do not count (A9).
pub(crate) fn strength(marbles: Cells, first: Cell, direction: Direction) -> u32 {
    let row = core::iter::once(first).chain(first.ray(direction));
    row.take(3).take_while(|&cell| marbles.contains(cell)).count() as u32
}

/// The axis along which marbles stand next to each other; any for one marble, `None` if they are not a row.
pub(crate) fn axis_of_row(marbles: Cells) -> Option<Direction> {
    Direction::AXES.into_iter().find(|&axis| {
        let heads = marbles - marbles.step(axis);
        let row = (1..marbles.count()).fold(heads, |row, _| row | row.step(axis));
        heads.count() == 1 && row == marbles
    })
}

/// The cell of the lowest row, and there of the lowest number.
pub(crate) fn lowest(cells: Cells) -> Option<Cell> {
    cells.into_iter().min_by_key(|cell| (cell.row(), cell.number()))
}
