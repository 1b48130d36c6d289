//! What a position holds beside its marbles, in one word.

use rulebook_game::Color;

/// The losses of both sides, the number that wins, and the side to move: a byte each, from the lowest up.
///
/// A word is stored at once when a position is made; bytes one by one, which is slower.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Tally(u64);

const BYTE: u64 = 0xff;
const ENEMY_LOST: u32 = 8;
const TO_WIN: u32 = 16;
const TURN: u32 = 24;

impl Tally {
    pub(crate) const fn new(own_lost: u8, enemy_lost: u8, to_win: u8, turn: Color) -> Self {
        Self(
            own_lost as u64
                | (enemy_lost as u64) << ENEMY_LOST
                | (to_win as u64) << TO_WIN
                | (turn as u64) << TURN,
        )
    }

    /// How many marbles the side to move has lost.
    #[inline(always)]
    pub(crate) const fn own_lost(self) -> u8 {
        self.0 as u8
    }

    #[inline(always)]
    pub(crate) const fn enemy_lost(self) -> u8 {
        (self.0 >> ENEMY_LOST) as u8
    }

    /// Who has lost so many has lost the game.
    #[inline(always)]
    pub(crate) const fn to_win(self) -> u8 {
        (self.0 >> TO_WIN) as u8
    }

    #[inline(always)]
    pub(crate) const fn turn(self) -> Color {
        if self.0 >> TURN == Color::White as u64 { Color::White } else { Color::Black }
    }

    /// The side to move has lost one more, if `ejected`. It had lost fewer than win.
    #[inline(always)]
    pub(crate) const fn with_lost(self, ejected: bool) -> Self {
        Self(self.0 + ejected as u64)
    }

    /// The turn goes to the other side.
    #[inline(always)]
    pub(crate) const fn passed(self) -> Self {
        let enemy_lost = self.0 >> ENEMY_LOST & BYTE;
        let own_lost = self.0 & BYTE;
        let rest = self.0 & !(BYTE | BYTE << ENEMY_LOST);
        Self((rest | own_lost << ENEMY_LOST | enemy_lost) ^ 1 << TURN)
    }
}
