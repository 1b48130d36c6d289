//! Writing positions (K25).

use core::fmt::{self, Write as _};

use rulebook_game::Color;

use super::position::letter;
use crate::{Cell, Position};

impl fmt::Display for Position {
    /// `BOARD SIDE HANDS ORIGIN` (K25).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = self.fmt_board(f)?;
        let [white, black] = Color::ALL.map(|color| self.hand(color));
        let turn = if self.turn == Color::White { 'w' } else { 'b' };
        write!(f, " {turn} {}:{},{}:{} {origin}", white.tiles, white.pawns, black.tiles, black.pawns)
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
                f.write_char(letter(self.tile(tile)))?;
            }
            fmt_gap(gap, f)?;
        }
        Ok(low)
    }
}

fn fmt_gap(gap: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if gap == 0 { Ok(()) } else { write!(f, "{gap}") }
}
