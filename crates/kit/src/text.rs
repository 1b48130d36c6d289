//! Positions and moves as text (K24, K25).

use alloc::vec::Vec;
use core::fmt::{self, Display as _};

use rulebook_game::{Color, Text};
use rulebook_plane::{Cell, Direction};

use crate::{Chain, ChainRule, Hand, Illegal, Move, Position, Setup, SetupError, Tile};

/// Why the text of a position is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// There are not four fields, with single spaces between.
    #[error("expected four fields: board, side, hands and origin, with single spaces between")]
    Fields,
    /// A row of the board is not well formed, or of another width than the first.
    #[error("row {row} of the board is not well formed or not as wide as the first")]
    Row {
        /// Which row, from 1 at the top.
        row: usize,
    },
    /// There are more tiles than forty.
    #[error("more than 40 tiles")]
    TooManyTiles,
    /// An outer row or column is empty.
    #[error("the board has an outer row or column without tiles")]
    Box,
    /// The side to move is not `w` or `b`.
    #[error("the side to move is not `w` or `b`")]
    Side,
    /// The hands are not well formed.
    #[error("the hands are not of the form `20:10,20:10`")]
    Hands,
    /// The origin is not a cell, or not `0,0` for an empty table.
    #[error("the origin is not a cell, or not `0,0` for an empty table")]
    Origin,
    /// The position cannot be (K25).
    #[error("the position cannot be: {0}")]
    Faults(#[from] SetupError),
}

/// Why the text of a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// Not the form of a move (K24).
    #[error("not a move: expected a form like `T1,0`, `P1,0`, `T1,0+P0,0`, `0,0-1,1` or `0,0x0,2`")]
    Syntax,
    /// A chain that no leaps of this position make.
    #[error(transparent)]
    Illegal(Illegal),
}

/// A number without leading zeros, `+` or `-0` (K25).
fn number(text: &str) -> Option<i16> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let leading = digits.starts_with('0') && text != "0";
    if plain && !leading { text.parse().ok() } else { None }
}

fn cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell::new(number(x)?, number(y)?))
}

/// The tiles and pawns in one hand.
fn hand(text: &str) -> Option<Hand> {
    let (tiles, pawns) = text.split_once(':')?;
    Some(Hand { tiles: u8::try_from(number(tiles)?).ok()?, pawns: u8::try_from(number(pawns)?).ok()? })
}

/// Reads the rows of a board into a setup.
fn read_board(setup: &mut Setup, board: &str, origin: Cell) -> Result<(), PositionError> {
    let height = board.split('/').count();
    let mut width = None;
    for (index, text) in board.split('/').enumerate() {
        let malformed = PositionError::Row { row: index + 1 };
        // No box of forty connected tiles is higher than forty rows.
        let up = i16::try_from(height - 1 - index).map_err(|_| PositionError::Box)?;
        let y = origin.y.checked_add(up).ok_or(PositionError::Origin)?;
        let columns = read_row(setup, text, Cell::new(origin.x, y))?.ok_or(malformed.clone())?;
        if *width.get_or_insert(columns) != columns {
            return Err(malformed);
        }
    }
    let (right, top) = (origin.x + width.unwrap_or(0) - 1, origin.y + height as i16 - 1);
    let on = |edge: &dyn Fn(Cell) -> bool| setup.tiles().any(|(cell, _)| edge(cell));
    let tight = on(&|cell| cell.x == origin.x)
        && on(&|cell| cell.x == right)
        && on(&|cell| cell.y == origin.y)
        && on(&|cell| cell.y == top);
    if tight { Ok(()) } else { Err(PositionError::Box) }
}

/// Reads a row from its first cell and gives its width; `None` if it is not well formed.
fn read_row(setup: &mut Setup, text: &str, first: Cell) -> Result<Option<i16>, PositionError> {
    let mut width = 0;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if letter.is_ascii_digit() {
            let end = rest.find(|other: char| !other.is_ascii_digit()).unwrap_or(rest.len());
            let Some(gap) = number(&rest[..end]).filter(|gap| (1..=40).contains(gap)) else {
                return Ok(None);
            };
            width += gap;
            rest = &rest[end..];
        } else {
            let color = if letter.eq_ignore_ascii_case(&'w') { Color::White } else { Color::Black };
            if !matches!(letter, 'w' | 'W' | 'b' | 'B') {
                return Ok(None);
            }
            if setup.tiles().len() == 40 {
                return Err(PositionError::TooManyTiles);
            }
            let x = first.x.checked_add(width).ok_or(PositionError::Origin)?;
            setup.put(Cell::new(x, first.y), Some(Tile { color, pawn: letter.is_ascii_uppercase() }));
            width += 1;
            rest = &rest[1..];
        }
        // No box of forty connected tiles is wider.
        if width > 40 {
            return Ok(None);
        }
    }
    Ok((width > 0).then_some(width))
}

impl Text for Position {
    type Rules = ChainRule;
    type PositionError = PositionError;
    type MoveError = MoveError;

    fn start(rules: &ChainRule) -> Self {
        Self::start(*rules)
    }

    fn parse_position(text: &str, rules: &ChainRule) -> Result<Self, PositionError> {
        let mut fields = text.split(' ');
        let mut field = || fields.next().ok_or(PositionError::Fields);
        let (board, side, hands, origin) = (field()?, field()?, field()?, field()?);
        if fields.next().is_some() {
            return Err(PositionError::Fields);
        }
        let mut setup = Setup::new(*rules);
        setup.turn = match side {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(PositionError::Side),
        };
        let (white, black) = hands.split_once(',').ok_or(PositionError::Hands)?;
        for (in_hand, text) in setup.hands.iter_mut().zip([white, black]) {
            *in_hand = hand(text).ok_or(PositionError::Hands)?;
        }
        // A margin, so that sums stay in range; the faults say the limit.
        let origin = cell(origin).filter(|cell| cell.x.abs_diff(0).max(cell.y.abs_diff(0)) < 9999);
        let origin = origin.ok_or(PositionError::Origin)?;
        if board != "-" {
            read_board(&mut setup, board, origin)?;
        } else if origin != Cell::new(0, 0) {
            return Err(PositionError::Origin);
        }
        Ok(setup.position()?)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        if text.contains('x') {
            return self.parse_chain(text);
        }
        parse_quiet(text).ok_or(MoveError::Syntax)
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
            MoveError::Syntax => Err(error),
        }
    }
}

/// Every move but a capture.
fn parse_quiet(text: &str) -> Option<Move> {
    if let Some(text) = text.strip_prefix('T') {
        let Some((tile, pawn)) = text.split_once("+P") else { return cell(text).map(Move::Tile) };
        return Some(Move::Both { tile: cell(tile)?, pawn: cell(pawn)? });
    }
    if let Some(text) = text.strip_prefix('P') {
        return cell(text).map(Move::Pawn);
    }
    // The dash between two cells is the one behind a digit.
    let dash = text.match_indices('-').find(|(at, _)| *at > 0 && text.as_bytes()[at - 1].is_ascii_digit())?.0;
    Some(Move::Step { from: cell(&text[..dash])?, to: cell(&text[dash + 1..])? })
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
    /// A chain by its landing cells (K15); they must be those of this position's leaps.
    fn parse_chain(&self, text: &str) -> Result<Move, MoveError> {
        let cells: Option<Vec<Cell>> = text.split('x').map(cell).collect();
        let cells = cells.ok_or(MoveError::Syntax)?;
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

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = self.fmt_board(f)?;
        let [white, black] = &self.sides;
        let turn = if self.turn == Color::White { 'w' } else { 'b' };
        write!(
            f,
            " {turn} {}:{},{}:{} {origin}",
            white.hand.tiles, white.hand.pawns, black.hand.tiles, black.hand.pawns
        )
    }
}

impl Position {
    /// Writes the board and gives the lower left cell of its box.
    fn fmt_board(&self, f: &mut fmt::Formatter<'_>) -> Result<Cell, fmt::Error> {
        let Some((low, high)) = self.plane.bounds() else {
            f.write_str("-")?;
            return Ok(Cell::new(0, 0));
        };
        for y in (low.y..=high.y).rev() {
            if y != high.y {
                f.write_str("/")?;
            }
            let mut gap = 0;
            for x in low.x..=high.x {
                let Some(tile) = self.plane.tile_at(Cell::new(x, y)) else {
                    gap += 1;
                    continue;
                };
                fmt_gap(gap, f)?;
                gap = 0;
                f.write_str(self.letter(tile))?;
            }
            fmt_gap(gap, f)?;
        }
        Ok(low)
    }

    fn letter(&self, tile: u8) -> &'static str {
        let [white, black] = &self.sides;
        match (white.tiles.contains(tile), white.pawns.or(black.pawns).contains(tile)) {
            (true, false) => "w",
            (true, true) => "W",
            (false, false) => "b",
            (false, true) => "B",
        }
    }
}

fn fmt_gap(gap: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if gap == 0 { Ok(()) } else { write!(f, "{gap}") }
}
