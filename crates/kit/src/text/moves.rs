//! Moves as text (K24).

use alloc::vec::Vec;
use core::fmt::{self, Display as _};

use rulebook_game::{self as game, Text};
use rulebook_plane::{Cell, Direction};
use thiserror::Error;

use super::{TextError, pieces};
use crate::{Chain, ChainRule, Illegal, Move, Position};

/// Why a text is refused as a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum MoveError {
    /// Not the form of any move.
    #[error("a move like T1,0 or P1,0 or T1,0+P0,0 or 0,0-1,1 or 0,0x0,2 expected")]
    Form,
    /// Something else stands where a cell should.
    #[error("a cell like -1,2 expected at byte {0} of the move")]
    Cell(usize),
    /// A capture that lands where no leap of this position does.
    #[error(transparent)]
    Illegal(Illegal),
}

impl Text for Position {
    type Rules = ChainRule;
    type PositionError = TextError;
    type MoveError = MoveError;

    fn start(rules: &ChainRule) -> Self {
        Self::start(*rules)
    }

    fn parse_position(text: &str, rules: &ChainRule) -> Result<Self, TextError> {
        Self::parse(text, *rules)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        self.parse_move(text)
    }

    fn fmt_move(&self, mv: Move, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match mv {
            Move::Tile(cell) => write!(f, "T{cell}"),
            Move::Pawn(cell) => write!(f, "P{cell}"),
            Move::Both { tile, pawn } => write!(f, "T{tile}+P{pawn}"),
            Move::Step { from, to } => write!(f, "{from}-{to}"),
            Move::Capture(chain) => self.route(chain).fmt(f),
        }
    }

    fn into_illegal(error: MoveError) -> Result<Illegal, MoveError> {
        match error {
            MoveError::Illegal(illegal) => Ok(illegal),
            error => Err(error),
        }
    }
}

/// Every move but a capture.
fn parse_quiet(text: &str) -> Result<Move, MoveError> {
    if let Some(rest) = text.strip_prefix('T') {
        let Some((tile, pawn)) = rest.split_once("+P") else { return cell_at(rest, 1).map(Move::Tile) };
        let (tile, pawn) = (cell_at(tile, 1)?, cell_at(pawn, text.len() - pawn.len())?);
        return Ok(Move::Both { tile, pawn });
    }
    if let Some(cell) = text.strip_prefix('P') {
        return cell_at(cell, 1).map(Move::Pawn);
    }
    // The dash between two cells is the one behind a digit.
    let follows_digit = |at: usize| at > 0 && text.as_bytes()[at - 1].is_ascii_digit();
    let dash = text.match_indices('-').map(|(at, _)| at).find(|at| follows_digit(*at));
    let dash = dash.ok_or(MoveError::Form)?;
    Ok(Move::Step { from: cell_at(&text[..dash], 0)?, to: cell_at(&text[dash + 1..], dash + 1)? })
}

/// A cell that stands at a byte of the move.
fn cell_at(text: &str, at: usize) -> Result<Cell, MoveError> {
    text.parse().map_err(|_| MoveError::Cell(at))
}

/// The direction across a side that leads from one cell to another, near or far.
fn towards(from: Cell, to: Cell) -> Option<Direction> {
    match (from.x.cmp(&to.x) as i8, from.y.cmp(&to.y) as i8) {
        (-1, 0) => Some(Direction::East),
        (1, 0) => Some(Direction::West),
        (0, -1) => Some(Direction::North),
        (0, 1) => Some(Direction::South),
        _ => None,
    }
}

impl Position {
    /// Reads a move (K24): `T1,0` lays a tile, `P1,0` a pawn, `T1,0+P0,0` both; `0,0-1,1` is a step and
    /// `0,0x0,2x2,2` a capture.
    ///
    /// # Errors
    /// A text of none of these forms, and a capture whose landings are not those of this position's leaps. What is read
    /// may be illegal: `check` says why.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        if text.contains('x') { self.parse_chain(text) } else { parse_quiet(text) }
    }

    /// A move as something to display.
    pub fn move_text(&self, mv: Move) -> game::MoveText<'_, Self> {
        Text::move_text(self, mv)
    }

    /// A chain by its landing cells (K15); they must be those of this position's leaps.
    fn parse_chain(&self, text: &str) -> Result<Move, MoveError> {
        let cells: Result<Vec<Cell>, _> =
            pieces(text, 0, 'x').map(|(text, place)| cell_at(text, place.start)).collect();
        let cells = cells?;
        let mut chain = Chain::from(cells[0]);
        for (index, pair) in cells.windows(2).enumerate() {
            let longer = towards(pair[0], pair[1]).and_then(|direction| chain.then(direction));
            let lands =
                |chain| self.route(chain).landings.get(index).is_none_or(|landing| *landing == pair[1]);
            match longer.filter(|longer| lands(*longer)) {
                Some(longer) => chain = longer,
                None => return Err(MoveError::Illegal(self.no_leap(chain, index + 1))),
            }
        }
        Ok(Move::Capture(chain))
    }
}
