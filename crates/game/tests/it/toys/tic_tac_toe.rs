//! Tic-tac-toe: a `Copy` position, decided ends and ends by lack of moves.

use core::{fmt, ops::ControlFlow};
use rulebook_game::{Color, Outcome, Position, Text};

/// Cells 0–8, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    pub cells: [Option<Color>; 9],
    pub turn: Color,
}

pub const START: TicTacToe = TicTacToe { cells: [None; 9], turn: Color::White };

/// Leaves by depth from the start, as any table of the game has them.
pub const LEAVES: [u64; 11] = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0];

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    Over,
    NoCell,
    Taken,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the game is over",
            Self::NoCell => "not a cell",
            Self::Taken => "the cell is taken",
        })
    }
}

impl core::error::Error for Refused {}

impl Position for TicTacToe {
    type Move = u8;
    type Illegal = Refused;
    type Reason = &'static str;

    fn turn(&self) -> Color {
        self.turn
    }

    fn decided(&self) -> Option<Outcome<&'static str>> {
        LINES.iter().find_map(|line| {
            let [a, b, c] = line.map(|cell| self.cells[cell]);
            (a == b && b == c).then_some(Outcome::Win { winner: a?, reason: "a line" })
        })
    }

    fn stuck(&self) -> Outcome<&'static str> {
        Outcome::Draw { reason: "a full board" }
    }

    fn try_for_each_move<B>(&self, visit: impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
        let cells = if self.decided().is_some() { 0 } else { 9 };
        (0..cells).filter(|&cell| self.cells[usize::from(cell)].is_none()).try_for_each(visit)
    }

    fn check(&self, cell: u8) -> Result<(), Refused> {
        match self.cells.get(usize::from(cell)) {
            None => Err(Refused::NoCell),
            Some(_) if self.decided().is_some() => Err(Refused::Over),
            Some(Some(_)) => Err(Refused::Taken),
            Some(None) => Ok(()),
        }
    }

    fn play_unchecked(&mut self, cell: u8) {
        self.cells[usize::from(cell)] = Some(self.turn);
        self.turn = !self.turn;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    Board,
    Side,
    Cell,
    Refused(Refused),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board => f.write_str("nine of `W`, `B` and `.` make a board"),
            Self::Side => f.write_str("the side is `w` or `b`"),
            Self::Cell => f.write_str("a cell is `c` and a number"),
            Self::Refused(reason) => reason.fmt(f),
        }
    }
}

impl core::error::Error for Unread {}

/// `W.B...... w`
impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.cells {
            f.write_str(match cell {
                Some(Color::White) => "W",
                Some(Color::Black) => "B",
                None => ".",
            })?;
        }
        write!(f, " {}", if self.turn == Color::White { "w" } else { "b" })
    }
}

impl Text for TicTacToe {
    type Rules = ();
    type PositionError = Unread;
    type MoveError = Unread;

    fn start((): &()) -> Self {
        START
    }

    fn parse_position(text: &str, (): &()) -> Result<Self, Unread> {
        let (board, side) = text.split_once(' ').ok_or(Unread::Side)?;
        if board.chars().count() != 9 {
            return Err(Unread::Board);
        }
        let mut cells = [None; 9];
        for (cell, letter) in cells.iter_mut().zip(board.chars()) {
            *cell = match letter {
                'W' => Some(Color::White),
                'B' => Some(Color::Black),
                '.' => None,
                _ => return Err(Unread::Board),
            };
        }
        match side {
            "w" => Ok(Self { cells, turn: Color::White }),
            "b" => Ok(Self { cells, turn: Color::Black }),
            _ => Err(Unread::Side),
        }
    }

    /// `c4`; the move type has no value for `c256`, which is understood all the same.
    fn parse_move(&self, text: &str) -> Result<u8, Unread> {
        let digits = text.strip_prefix('c').ok_or(Unread::Cell)?;
        let number: u32 = digits.parse().map_err(|_| Unread::Cell)?;
        number.try_into().map_err(|_| Unread::Refused(Refused::NoCell))
    }

    fn fmt_move(&self, cell: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{cell}")
    }

    fn into_illegal(error: Unread) -> Result<Refused, Unread> {
        match error {
            Unread::Refused(reason) => Ok(reason),
            unread => Err(unread),
        }
    }
}
