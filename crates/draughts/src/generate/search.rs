//! The search for captures that one piece can carry on (D6–D10, D14).
//!
//! A piece that is taken stays on the board until the move is finished: it is never among the empty squares, and drops
//! out of the targets, so that none is jumped twice and none is landed on. The start square counts as empty.
//!
//! A flying king's landing squares are handled as one set: the search goes from victim to victim, and the square
//! between two jumps never matters to the move.

use core::marker::PhantomData;

use super::grid::{E, Grid, N, NE, NOWHERE, NW, S, SE, SW, W, crowning_row, man_takes, opposite, takes};
use crate::{Completion, Crowning, Majority, MoveKind, Variant};

/// What takes the captures that the search finds.
pub(crate) trait Tally {
    /// The piece from `from` takes `captured`, and may end on each of `to`. `rank` is its worth under the majority
    /// rule; of all captures those of the highest are legal.
    fn take(&mut self, from: u64, to: u64, captured: u64, kind: MoveKind, rank: u32);
}

/// The search from one square.
pub(crate) struct Search<'t, V, const WHITE: bool, T> {
    /// The start square.
    pub(crate) from: u64,
    /// The empty squares, the start square among them.
    pub(crate) empty: u64,
    /// The enemy's pieces.
    pub(crate) enemy: u64,
    /// Which of them are kings.
    pub(crate) kings: u64,
    pub(crate) tally: &'t mut T,
    pub(crate) variant: PhantomData<V>,
}

/// What has been taken so far: the set, and the kinds in order, a bit each, 1 for a king.
#[derive(Clone, Copy)]
struct Taken {
    set: u64,
    order: u32,
}

impl Taken {
    const NONE: Self = Self { set: 0, order: 0 };
}

/// Calls a method for each direction, and ors what it gives.
macro_rules! any_direction {
    ($self:ident.$method:ident($($argument:expr),*) from $Came:ident $(, $King:ident)?) => {
        $self.$method::<N, $Came $(, $King)?>($($argument),*)
            | $self.$method::<NE, $Came $(, $King)?>($($argument),*)
            | $self.$method::<E, $Came $(, $King)?>($($argument),*)
            | $self.$method::<SE, $Came $(, $King)?>($($argument),*)
            | $self.$method::<S, $Came $(, $King)?>($($argument),*)
            | $self.$method::<SW, $Came $(, $King)?>($($argument),*)
            | $self.$method::<W, $Came $(, $King)?>($($argument),*)
            | $self.$method::<NW, $Came $(, $King)?>($($argument),*)
    };
}

impl<V: Variant, const WHITE: bool, T: Tally> Search<'_, V, WHITE, T> {
    /// All captures of a man that begin with a jump in the direction `D` over `victim`, onto `landing`.
    #[inline(always)]
    pub(crate) fn man_over<const D: u8>(&mut self, victim: u64, landing: u64) {
        self.landed::<D, false>(landing, self.taking(Taken::NONE, victim));
    }

    /// All captures of a king on the start square, one that takes as a man does.
    #[inline(always)]
    pub(crate) fn stepping_king(&mut self) {
        self.stepper::<NOWHERE, true>(self.from, Taken::NONE);
    }

    /// All captures of a flying king that begin with a jump in the direction `D` over `victim`.
    #[inline(always)]
    pub(crate) fn flying_king_over<const D: u8>(&mut self, victim: u64) {
        self.beyond::<D>(victim, self.taking(Taken::NONE, victim), MoveKind::King);
    }

    /// A man, or a king that takes as a man does, on `at`.
    fn stepper<const CAME: u8, const KING: bool>(&mut self, at: u64, taken: Taken) {
        if !any_direction!(self.step_over(at, taken) from CAME, KING) {
            let kind = if KING {
                MoveKind::King
            } else if at & crowning_row::<V, WHITE>() != 0 {
                MoveKind::Crowning
            } else {
                MoveKind::Man
            };
            self.end(at, taken, kind);
        }
    }

    #[inline(always)]
    fn step_over<const D: u8, const CAME: u8, const KING: bool>(&mut self, at: u64, taken: Taken) -> bool {
        let may = if KING { takes::<V, D>() } else { man_takes::<V, WHITE, D>() };
        if !may || D == opposite(CAME) {
            return false;
        }
        let targets = if KING { self.enemy } else { men_targets::<V>(self.enemy, self.kings) };
        let victim = Grid::<V::Board>::shift::<D>(at) & targets & !taken.set;
        let landing = Grid::<V::Board>::shift::<D>(victim) & self.empty;
        if landing == 0 {
            return false;
        }
        self.landed::<D, KING>(landing, self.taking(taken, victim));
        true
    }

    /// A piece that has just jumped in the direction `D` onto `landing`.
    #[inline(always)]
    fn landed<const D: u8, const KING: bool>(&mut self, landing: u64, taken: Taken) {
        if !KING && crowns_in_passing::<V>() && landing & crowning_row::<V, WHITE>() != 0 {
            if V::RULES.flying_kings {
                self.flyer::<D>(landing, taken, MoveKind::Crowning);
            } else {
                self.crowned_stepper::<D>(landing, taken);
            }
        } else {
            self.stepper::<D, KING>(landing, taken);
        }
    }

    /// A man that has just become a king that takes as a man does.
    fn crowned_stepper<const CAME: u8>(&mut self, at: u64, taken: Taken) {
        if !any_direction!(self.crowned_step_over(at, taken) from CAME) {
            self.end(at, taken, MoveKind::Crowning);
        }
    }

    #[inline(always)]
    fn crowned_step_over<const D: u8, const CAME: u8>(&mut self, at: u64, taken: Taken) -> bool {
        if !takes::<V, D>() || D == opposite(CAME) {
            return false;
        }
        let victim = Grid::<V::Board>::shift::<D>(at) & self.enemy & !taken.set;
        let landing = Grid::<V::Board>::shift::<D>(victim) & self.empty;
        if landing != 0 {
            self.crowned_stepper::<D>(landing, self.taking(taken, victim));
        }
        landing != 0
    }

    /// A man that has just become a flying king.
    #[inline(always)]
    fn flyer<const CAME: u8>(&mut self, at: u64, taken: Taken, kind: MoveKind) {
        if !any_direction!(self.fly_over(at, taken, kind) from CAME) {
            self.end(at, taken, kind);
        }
    }

    #[inline(always)]
    fn fly_over<const D: u8, const CAME: u8>(&mut self, at: u64, taken: Taken, kind: MoveKind) -> bool {
        if !takes::<V, D>() || D == opposite(CAME) {
            return false;
        }
        let pieces = Grid::<V::Board>::ray::<D>(at) & !self.empty;
        let victim = Grid::<V::Board>::first::<D>(pieces) & self.enemy & !taken.set;
        if Grid::<V::Board>::shift::<D>(victim) & self.empty == 0 {
            return false;
        }
        self.beyond::<D>(victim, self.taking(taken, victim), kind);
        true
    }

    /// A flying king that has just jumped `victim` in the direction `D`.
    fn beyond<const D: u8>(&mut self, victim: u64, taken: Taken, kind: MoveKind) {
        let ray = Grid::<V::Board>::ray::<D>(victim);
        let pieces = ray & !self.empty;
        let landings = Grid::<V::Board>::before::<D>(ray, pieces);
        // Straight on, the next victim is the same from every landing square.
        let next = Grid::<V::Board>::first::<D>(pieces) & self.enemy & !taken.set;
        let straight = Grid::<V::Board>::shift::<D>(next) & self.empty != 0;
        if straight {
            self.beyond::<D>(next, self.taking(taken, next), kind);
        }
        let goes_on = straight | any_direction!(self.turn(landings, taken, kind) from D);
        match V::RULES.completion {
            Completion::Strict if !goes_on => self.end(landings, taken, kind),
            Completion::Square if !straight => {
                let last = landings & !self.can_turn::<D>(landings, taken);
                if last != 0 {
                    self.end(last, taken, kind);
                }
            }
            _ => {}
        }
    }

    /// Goes on in the direction `D` from every one of the landing squares. Their rays run side by side, so that each
    /// victim belongs to one of them.
    #[inline(always)]
    fn turn<const D: u8, const CAME: u8>(&mut self, landings: u64, taken: Taken, kind: MoveKind) -> bool {
        if !takes::<V, D>() || D == CAME || D == opposite(CAME) {
            return false;
        }
        let reached = Grid::<V::Board>::fill::<D>(landings, self.empty);
        let victims = Grid::<V::Board>::victims::<D>(reached, self.enemy & !taken.set, self.empty);
        let mut left = victims;
        while left != 0 {
            let victim = left & left.wrapping_neg();
            left ^= victim;
            self.beyond::<D>(victim, self.taking(taken, victim), kind);
        }
        victims != 0
    }

    /// The landing squares from which a turn leads to another capture.
    fn can_turn<const CAME: u8>(&self, landings: u64, taken: Taken) -> u64 {
        let targets = self.enemy & !taken.set;
        let mut found = 0;
        let mut left = landings;
        while left != 0 {
            let at = left & left.wrapping_neg();
            left ^= at;
            if self.sees::<N, CAME>(at, targets)
                | self.sees::<NE, CAME>(at, targets)
                | self.sees::<E, CAME>(at, targets)
                | self.sees::<SE, CAME>(at, targets)
                | self.sees::<S, CAME>(at, targets)
                | self.sees::<SW, CAME>(at, targets)
                | self.sees::<W, CAME>(at, targets)
                | self.sees::<NW, CAME>(at, targets)
            {
                found |= at;
            }
        }
        found
    }

    fn sees<const D: u8, const CAME: u8>(&self, at: u64, targets: u64) -> bool {
        let reached = Grid::<V::Board>::fill::<D>(at, self.empty);
        takes::<V, D>()
            && D != opposite(CAME)
            && Grid::<V::Board>::victims::<D>(reached, targets, self.empty) != 0
    }

    #[inline(always)]
    fn taking(&self, taken: Taken, victim: u64) -> Taken {
        let order = taken.order << 1 | u32::from(victim & self.kings != 0);
        Taken { set: taken.set | victim, order }
    }

    #[inline(always)]
    fn end(&mut self, to: u64, taken: Taken, kind: MoveKind) {
        if taken.set != 0 {
            let rank = rank::<V>(taken, taken.set & self.kings, kind);
            self.tally.take(self.from, to, taken.set, kind, rank);
        }
    }
}

/// What a man may take (D6).
#[inline(always)]
pub(crate) const fn men_targets<V: Variant>(enemy: u64, kings: u64) -> u64 {
    if V::RULES.men_take_kings { enemy } else { enemy & !kings }
}

/// What a capture is worth under the majority rule (D11).
#[inline(always)]
fn rank<V: Variant>(taken: Taken, kings: u64, kind: MoveKind) -> u32 {
    let (pieces, kings) = (taken.set.count_ones(), kings.count_ones());
    let by_king = u32::from(kind == MoveKind::King);
    match V::RULES.majority {
        Majority::None => 0,
        Majority::Most => pieces,
        Majority::Italian => pieces << 20 | by_king << 16 | kings << 12 | taken.order,
        Majority::Frisian => (pieces + kings) << 8 | (31 - kings) << 1 | by_king,
    }
}

#[inline(always)]
pub(crate) const fn crowns_in_passing<V: Variant>() -> bool {
    matches!(V::RULES.crowning, Crowning::InPassing)
}

/// From how many pieces on two routes can be one move (D13). Along diagonals, a king's ways meet first with three, a
/// man's with four.
#[inline(always)]
pub(crate) const fn shortest_double<V: Variant>(kind: MoveKind) -> u32 {
    if V::RULES.orthogonal_captures || crowns_in_passing::<V>() {
        2
    } else if matches!(kind, MoveKind::King) {
        3
    } else {
        4
    }
}
