//! Bits of the padded lattice, by direction.

use core::marker::PhantomData;

use rulebook_square::{DarkCorner, Direction, Lattice};

use crate::{Square, Squares, Variant};

/// The bit arithmetic of a board. A direction is a const parameter, its place in [`Direction::ALL`], so that each shift
/// is by a constant.
pub(crate) struct Grid<B>(PhantomData<B>);

/// The directions as const parameters.
pub(crate) const N: u8 = Direction::N as u8;
pub(crate) const NE: u8 = Direction::NE as u8;
pub(crate) const E: u8 = Direction::E as u8;
pub(crate) const SE: u8 = Direction::SE as u8;
pub(crate) const S: u8 = Direction::S as u8;
pub(crate) const SW: u8 = Direction::SW as u8;
pub(crate) const W: u8 = Direction::W as u8;
pub(crate) const NW: u8 = Direction::NW as u8;

/// No direction: a capture's first jump comes from nowhere.
pub(crate) const NOWHERE: u8 = 8;

pub(crate) const fn opposite(direction: u8) -> u8 {
    if direction == NOWHERE { NOWHERE } else { (direction + 4) % 8 }
}

pub(crate) const fn is_diagonal(direction: u8) -> bool {
    direction % 2 == 1
}

impl<B: Lattice> Grid<B> {
    pub(crate) const BOARD: u64 = Squares::<B>::FULL.bits();

    /// The squares from a bit to the edge, by direction and bit.
    const RAYS: [[u64; 64]; 8] = {
        let mut rays = [[0; 64]; 8];
        let mut direction = 0;
        while direction < 8 {
            let mut number = 1;
            while let Some(square) = Square::<B>::new(number) {
                let ray = Squares::of(square).rays(Direction::ALL[direction], Squares::<B>::FULL);
                rays[direction][square.bit() as usize] = ray.bits();
                number += 1;
            }
            direction += 1;
        }
        rays
    };

    /// All squares moved one step. What has left the board may stand on free bits, so the result is always cut down.
    #[inline(always)]
    pub(crate) const fn shift<const D: u8>(bits: u64) -> u64 {
        Squares::<B>::shift_bits(bits, Direction::ALL[D as usize])
    }

    /// All squares moved one step back.
    #[inline(always)]
    pub(crate) const fn back<const D: u8>(bits: u64) -> u64 {
        Squares::<B>::shift_bits(bits, Direction::ALL[(D as usize + 4) % 8])
    }

    /// Each direction's set moved one step that way, all together.
    #[inline(always)]
    pub(crate) const fn union_of_shifts(sets: &[u64; 8]) -> u64 {
        let along = Self::shift::<N>(sets[N as usize])
            | Self::shift::<E>(sets[E as usize])
            | Self::shift::<S>(sets[S as usize])
            | Self::shift::<W>(sets[W as usize]);
        // The strides of two diagonals differ by one, so that two sets share most of their way.
        let [ne, se, sw, nw] = [sets[NE as usize], sets[SE as usize], sets[SW as usize], sets[NW as usize]];
        let half = B::SIDE / 2;
        let (near_up, far_up, near_down, far_down) = match B::CORNER {
            DarkCorner::Left => (ne, nw, sw, se),
            DarkCorner::Right => (nw, ne, se, sw),
        };
        along | (near_up | far_up >> 1) >> half | (near_down | far_down << 1) << half
    }

    /// The squares in this direction from the one square of a set, to the edge.
    #[inline(always)]
    pub(crate) fn ray<const D: u8>(bit: u64) -> u64 {
        let rays = &Self::RAYS;
        rays[D as usize][bit.trailing_zeros() as usize & 63]
    }

    /// The first of `pieces` on a ray in this direction; the empty set if there is none.
    #[inline(always)]
    pub(crate) const fn first<const D: u8>(pieces: u64) -> u64 {
        if Squares::<B>::stride(Direction::ALL[D as usize]) > 0 {
            pieces & pieces.wrapping_neg()
        } else {
            pieces & !(u64::MAX >> 1 >> (pieces.leading_zeros() % 64))
        }
    }

    /// The first of `pieces` from the one square of a set against this direction.
    #[inline(always)]
    pub(crate) fn first_back<const D: u8>(bit: u64, pieces: u64) -> u64 {
        match D {
            N => Self::first::<S>(Self::ray::<S>(bit) & pieces),
            NE => Self::first::<SW>(Self::ray::<SW>(bit) & pieces),
            E => Self::first::<W>(Self::ray::<W>(bit) & pieces),
            SE => Self::first::<NW>(Self::ray::<NW>(bit) & pieces),
            S => Self::first::<N>(Self::ray::<N>(bit) & pieces),
            SW => Self::first::<NE>(Self::ray::<NE>(bit) & pieces),
            W => Self::first::<E>(Self::ray::<E>(bit) & pieces),
            _ => Self::first::<SE>(Self::ray::<SE>(bit) & pieces),
        }
    }

    /// The part of a ray in this direction that lies before its first piece; all of it if there is none.
    #[inline(always)]
    pub(crate) const fn before<const D: u8>(ray: u64, pieces: u64) -> u64 {
        if Squares::<B>::stride(Direction::ALL[D as usize]) > 0 {
            ray & !pieces & pieces.wrapping_sub(1)
        } else {
            ray & u64::MAX.wrapping_shl(64 - pieces.leading_zeros())
        }
    }

    /// The squares of `from` and those that they reach in this direction over `empty`, up to seven steps: as far as a
    /// king can go and still jump.
    #[inline(always)]
    pub(crate) const fn fill<const D: u8>(from: u64, empty: u64) -> u64 {
        let mut reached = from;
        let mut open = empty;
        reached |= open & Self::shift::<D>(reached);
        open &= Self::shift::<D>(open);
        reached |= open & Self::shift::<D>(Self::shift::<D>(reached));
        open &= Self::shift::<D>(Self::shift::<D>(open));
        reached |= open & Self::shift::<D>(Self::shift::<D>(Self::shift::<D>(Self::shift::<D>(reached))));
        reached
    }

    /// The pieces that a king on one of the squares `reached` would jump next in this direction.
    #[inline(always)]
    pub(crate) const fn victims<const D: u8>(reached: u64, targets: u64, empty: u64) -> u64 {
        Self::shift::<D>(reached) & targets & Self::back::<D>(empty)
    }
}

/// The row on which a side's men are crowned.
#[inline(always)]
pub(crate) const fn crowning_row<V: Variant, const WHITE: bool>() -> u64 {
    let row = if WHITE { 0 } else { <V::Board as Lattice>::SIDE - 1 };
    Squares::<V::Board>::row(row).bits()
}

/// Whether pieces take in this direction at all.
#[inline(always)]
pub(crate) const fn takes<V: Variant, const D: u8>() -> bool {
    is_diagonal(D) || V::RULES.orthogonal_captures
}

/// Whether a man steps in this direction.
#[inline(always)]
pub(crate) const fn is_forward<const WHITE: bool, const D: u8>() -> bool {
    if WHITE { matches!(D, NW | NE) } else { matches!(D, SW | SE) }
}

/// Whether a man may take in this direction.
#[inline(always)]
pub(crate) const fn man_takes<V: Variant, const WHITE: bool, const D: u8>() -> bool {
    let forward = if WHITE { matches!(D, NW | N | NE) } else { matches!(D, SW | S | SE) };
    takes::<V, D>() && (V::RULES.men_capture_backward || forward)
}
