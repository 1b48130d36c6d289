//! Building positions, and what can be wrong with them (A21).

use core::fmt;

use bitflags::bitflags;
use rulebook_game::Color;
use thiserror::Error;

#[cfg(feature = "serde")]
use crate::text::Written;
use crate::{Cell, Cells, Position, tally::Tally};

/// Any arrangement of marbles, losses and a side to move: what an editor holds.
///
/// ```
/// use rulebook_abalone::{Color, Faults, Setup};
///
/// let mut setup = Setup::EMPTY;
/// setup.put("e5".parse().unwrap(), Some(Color::Black));
/// setup.lost = [7, 0];
/// assert_eq!(setup.position().unwrap_err().faults, Faults::LOSS | Faults::NO_MARBLES);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "Written", try_from = "Written")
)]
pub struct Setup {
    marbles: [Cells; 2],
    /// The marbles that each side has lost, White's first.
    pub lost: [u8; 2],
    /// The number of enemy marbles to eject (A2).
    pub to_win: u8,
    /// The side to move.
    pub turn: Color,
}

bitflags! {
    /// What is wrong with a setup (A21). Several faults can hold at once.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Faults: u8 {
        /// A side has lost more marbles than win.
        const LOSS = 1 << 0;
        /// Both sides have lost as many as win.
        const BOTH_LOST = 1 << 1;
        /// A side has no marble on the board.
        const NO_MARBLES = 1 << 2;
    }
}

/// A setup that cannot be played on: all its faults, and the setup itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{}", Report(.setup, *.faults))]
pub struct SetupError {
    /// Everything that is wrong.
    pub faults: Faults,
    /// What was refused.
    pub setup: Setup,
}

impl Setup {
    /// No marble on the board, none lost, six to win, Black to move.
    pub const EMPTY: Self = Self { marbles: [Cells::EMPTY; 2], lost: [0; 2], to_win: 6, turn: Color::Black };

    /// The marbles of a side.
    pub const fn marbles(&self, color: Color) -> Cells {
        self.marbles[color.index()]
    }

    /// Whose marble stands on a point.
    pub fn marble_at(&self, cell: Cell) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.marbles(color).contains(cell))
    }

    /// Puts a marble on a point in place of what stands there, or clears the point.
    pub fn put(&mut self, cell: Cell, marble: Option<Color>) {
        for color in Color::ALL {
            let marbles = &mut self.marbles[color.index()];
            *marbles = if marble == Some(color) { marbles.with(cell) } else { marbles.without(cell) };
        }
    }

    /// The position of this setup.
    ///
    /// # Errors
    /// All faults at once.
    pub fn position(self) -> Result<Position, SetupError> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(SetupError { faults, setup: self });
        }
        let (own, enemy) = (self.turn, !self.turn);
        Ok(Position {
            own: self.marbles(own),
            enemy: self.marbles(enemy),
            tally: Tally::new(self.lost[own.index()], self.lost[enemy.index()], self.to_win, self.turn),
        })
    }

    /// Everything that is wrong with this setup.
    pub fn faults(&self) -> Faults {
        let mut faults = Faults::empty();
        faults.set(Faults::LOSS, self.lost.iter().any(|&lost| lost > self.to_win));
        faults.set(Faults::BOTH_LOST, self.lost.iter().all(|&lost| lost >= self.to_win));
        faults.set(Faults::NO_MARBLES, self.marbles.iter().any(|marbles| marbles.is_empty()));
        faults
    }
}

impl Default for Setup {
    /// The empty board.
    fn default() -> Self {
        Self::EMPTY
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            marbles: Color::ALL.map(|color| position.marbles(color)),
            lost: Color::ALL.map(|color| position.lost(color)),
            to_win: position.to_win(),
            turn: position.turn(),
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.position()
    }
}

/// Both sides' marbles, White's first, from a position's text that is known to be well formed.
pub(crate) const fn read_rows(text: &str) -> [Cells; 2] {
    let bytes = text.as_bytes();
    let mut marbles = [Cells::EMPTY; 2];
    let (mut row, mut number) = (8, 5);
    let mut at = 0;
    while at < bytes.len() && bytes[at] != b' ' {
        match bytes[at] {
            b'/' => {
                row -= 1;
                number = if row > 4 { row - 3 } else { 1 };
            }
            digit @ b'1'..=b'9' => number += digit - b'0',
            letter => {
                let color = if letter == b'b' { Color::Black } else { Color::White };
                if let Some(cell) = Cell::named(row, number) {
                    marbles[color.index()] = marbles[color.index()].with(cell);
                }
                number += 1;
            }
        }
        at += 1;
    }
    marbles
}

/// Writes each fault with its numbers.
struct Report<'a>(&'a Setup, Faults);

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(setup, faults) = *self;
        for (index, fault) in faults.iter().enumerate() {
            f.write_str(if index > 0 { "; " } else { "" })?;
            let sides = |f: &mut fmt::Formatter<'_>, is: &dyn Fn(Color) -> bool| {
                let mut and = "";
                Color::ALL.into_iter().filter(|&color| is(color)).try_for_each(|color| {
                    write!(f, "{and}{color}")?;
                    and = " and ";
                    Ok(())
                })
            };
            match fault {
                Faults::LOSS => {
                    sides(f, &|color| setup.lost[color.index()] > setup.to_win)?;
                    write!(f, " lost more than the {} marbles that win", setup.to_win)?;
                }
                Faults::BOTH_LOST => write!(f, "both sides lost the {} marbles that win", setup.to_win)?,
                _ => {
                    f.write_str("no marble on the board of ")?;
                    sides(f, &|color| setup.marbles(color).is_empty())?;
                }
            }
        }
        Ok(())
    }
}
