//! Cells in two bytes, and looking for many of them at once.

use wide::u16x8;

use crate::{Cell, Direction};

/// No tile and no place in a list has this number.
pub(crate) const ABSENT: u8 = u8::MAX;

/// The low bytes of a cell's column and row. It stands for the one cell within 127 steps of a known one, and sixteen
/// bits a cell let the compiler compare eight of them in one instruction of any processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(u16);

impl Key {
    #[inline]
    pub(crate) const fn of(cell: Cell) -> Self {
        Self(u16::from_le_bytes([cell.x as u8, cell.y as u8]))
    }

    /// The cell it stands for, near another.
    #[inline]
    pub(crate) const fn near(self, origin: Cell) -> Cell {
        let [x, y] = self.0.to_le_bytes();
        Cell {
            x: origin.x.wrapping_add(x.wrapping_sub(origin.x as u8).cast_signed() as i16),
            y: origin.y.wrapping_add(y.wrapping_sub(origin.y as u8).cast_signed() as i16),
        }
    }

    /// The keys of the eight cells around, by direction.
    #[inline]
    pub(crate) fn around(self) -> [Self; 8] {
        const TOP_BITS: u16 = 0x8080;
        Direction::ALL.map(|direction| {
            let (dx, dy) = direction.offset();
            let step = Self::of(Cell::new(dx, dy)).0;
            // Both bytes at once, and no carry from the one to the other.
            Self((self.0 & !TOP_BITS).wrapping_add(step & !TOP_BITS) ^ (self.0 ^ step) & TOP_BITS)
        })
    }
}

/// Where each of the eight keys stands in a list without repeats, or [`ABSENT`].
///
/// The whole list is looked through for all of them at once: no branch to guess wrong, and no list is long.
#[inline]
pub(crate) fn find(wanted: [Key; 8], list: &[Key]) -> [u8; 8] {
    let wanted = u16x8::new(wanted.map(|key| key.0));
    // Counted from one, so that what is not found stays nought, and one less is `ABSENT`.
    let (mut found, mut place) = (u16x8::ZERO, u16x8::ONE);
    for key in list {
        found |= wanted.simd_eq(u16x8::splat(key.0)) & place;
        place += u16x8::ONE;
    }
    (found - u16x8::ONE).to_array().map(|place| place as u8)
}
