//! The board as the side to move sees it: what men and kings can do, in sets.

use core::marker::PhantomData;

use super::{
    each,
    grid::{E, Grid, N, NE, NW, S, SE, SW, W, crowning_row, man_takes, opposite, takes},
    search::{Search, Tally, crowns_in_passing, men_targets},
};
use crate::{Majority, MoveKind, Position, Variant};

/// One set for each direction.
pub(crate) type ByDirection = [u64; 8];

/// The sets of one side's view.
pub(crate) struct View<V> {
    men: u64,
    pub(crate) kings: u64,
    enemy: u64,
    enemy_kings: u64,
    pub(crate) empty: u64,
    /// The pieces that kings can jump.
    victims: ByDirection,
    variant: PhantomData<V>,
}

/// What men do, where no capture goes on.
pub(crate) struct Men {
    /// Whether they take. If so there are no steps, and if not, no jumps.
    pub(crate) take: bool,
    /// The squares that they step on.
    pub(crate) steps: ByDirection,
    /// The pieces that they jump.
    pub(crate) jumped: ByDirection,
}

impl<V: Variant> View<V> {
    #[inline(always)]
    pub(crate) fn new(position: &Position<V>) -> Self {
        let Position { own, enemy, kings, .. } = *position;
        let mut view = Self {
            men: own & !kings,
            kings: own & kings,
            enemy,
            enemy_kings: enemy & kings,
            empty: Grid::<V::Board>::BOARD & !(own | enemy),
            victims: [0; 8],
            variant: PhantomData,
        };
        if view.kings != 0 {
            view.victims = view.king_victims();
        }
        view
    }

    /// The pieces that a man before them could take in the direction `D`.
    #[inline(always)]
    fn man_victims<const WHITE: bool, const D: u8>(&self) -> u64 {
        if man_takes::<V, WHITE, D>() {
            men_targets::<V>(self.enemy, self.enemy_kings) & Grid::<V::Board>::back::<D>(self.empty)
        } else {
            0
        }
    }

    /// The pieces that men can take.
    #[inline(always)]
    pub(crate) fn jumped<const WHITE: bool>(&self) -> ByDirection {
        let mut jumped = [0; 8];
        each_direction!(D => jumped[D as usize] =
            self.man_victims::<WHITE, D>() & Grid::<V::Board>::shift::<D>(self.men));
        jumped
    }

    /// The squares from which a man could take.
    #[inline(always)]
    fn man_jumpers<const WHITE: bool>(&self) -> u64 {
        let mut victims = [0; 8];
        each_direction!(D => victims[opposite(D) as usize] = self.man_victims::<WHITE, D>());
        Grid::<V::Board>::union_of_shifts(&victims)
    }

    /// The squares on which men land that take.
    #[inline(always)]
    pub(crate) fn landings(jumped: &ByDirection) -> u64 {
        Grid::<V::Board>::union_of_shifts(jumped)
    }

    /// The squares from which a man's capture may go on after one jump. All, if single jumps too are to be ranked by
    /// what they take.
    ///
    /// These are the squares from which a man could take: one jump frees no square that a second could land on but the
    /// start, and behind the piece just taken that is not empty here.
    #[inline(always)]
    pub(crate) fn may_go_on<const WHITE: bool>(&self) -> u64 {
        if ranks_single_jumps::<V>() {
            Grid::<V::Board>::BOARD
        } else if crowns_in_passing::<V>() {
            self.man_jumpers::<WHITE>() | crowning_row::<V, WHITE>()
        } else {
            self.man_jumpers::<WHITE>()
        }
    }

    /// Steps, or if men can take, jumps.
    #[inline(always)]
    pub(crate) fn men<const WHITE: bool>(&self, jumped: ByDirection, take: bool) -> Men {
        // Without a branch: which of the two there are is hard to foresee.
        let to = self.empty & u64::from(take).wrapping_sub(1);
        let mut steps = [0; 8];
        if WHITE {
            steps[NW as usize] = Grid::<V::Board>::shift::<NW>(self.men) & to;
            steps[NE as usize] = Grid::<V::Board>::shift::<NE>(self.men) & to;
        } else {
            steps[SW as usize] = Grid::<V::Board>::shift::<SW>(self.men) & to;
            steps[SE as usize] = Grid::<V::Board>::shift::<SE>(self.men) & to;
        }
        Men { take, steps, jumped }
    }

    /// The pieces that kings can jump.
    #[inline(always)]
    fn king_victims(&self) -> ByDirection {
        let mut victims = [0; 8];
        each_direction!(D => if takes::<V, D>() {
            let reached = if V::RULES.flying_kings {
                Grid::<V::Board>::fill::<D>(self.kings, self.empty)
            } else {
                self.kings
            };
            victims[D as usize] = Grid::<V::Board>::victims::<D>(reached, self.enemy, self.empty);
        });
        victims
    }

    /// Whether a king can take.
    #[inline(always)]
    pub(crate) fn king_takes(&self) -> bool {
        union!(D => self.victims[D as usize]) != 0
    }

    /// The squares that kings can move to in the direction `D`, a diagonal.
    #[inline(always)]
    pub(crate) fn slides<const D: u8>(&self) -> u64 {
        let ahead = Grid::<V::Board>::shift::<D>(self.kings) & self.empty;
        if !V::RULES.flying_kings {
            return ahead;
        }
        // Eight steps from the square ahead are as far as there is.
        let reached = Grid::<V::Board>::fill::<D>(ahead, self.empty);
        reached | Grid::<V::Board>::shift::<D>(reached) & self.empty
    }

    /// The squares that one king can move to in the direction `D`, a diagonal.
    #[inline(always)]
    pub(crate) fn slides_from<const D: u8>(&self, king: u64) -> u64 {
        if !V::RULES.flying_kings {
            return Grid::<V::Board>::shift::<D>(king) & self.empty;
        }
        let ray = Grid::<V::Board>::ray::<D>(king);
        Grid::<V::Board>::before::<D>(ray, ray & !self.empty)
    }

    /// All captures, to `tally`.
    #[inline(always)]
    pub(crate) fn search<const WHITE: bool>(&self, tally: &mut impl Tally) {
        let jumped = self.jumped::<WHITE>();
        let may_go_on = self.may_go_on::<WHITE>();
        // Where the most must be taken, a jump that goes on takes more than any that ends. (A man crowned in passing may land
        // and find nothing more.)
        let goes_on = Self::landings(&jumped) & may_go_on != 0 && !crowns_in_passing::<V>();
        if !ranks_single_jumps::<V>() && (V::RULES.majority == Majority::None || !goes_on) {
            each_direction!(D => Self::single_jumps::<WHITE, D>(jumped[D as usize], !may_go_on, tally));
        }
        each_direction!(D => self.long_jumps::<WHITE, D>(jumped[D as usize], may_go_on, tally));
        if self.kings == 0 {
            // Most positions have none.
        } else if V::RULES.flying_kings {
            each_direction!(D => for victim in each(self.victims[D as usize]) {
                let from = Grid::<V::Board>::first_back::<D>(victim, self.kings);
                self.search_from::<WHITE, _>(from, tally).flying_king_over::<D>(victim);
            });
        } else {
            for from in each(self.kings) {
                self.search_from::<WHITE, _>(from, tally).stepping_king();
            }
        }
    }

    /// Men's captures in the direction `D` that end with the first jump, on squares of `ends`.
    #[inline(always)]
    fn single_jumps<const WHITE: bool, const D: u8>(jumped: u64, ends: u64, tally: &mut impl Tally) {
        for victim in each(jumped & Grid::<V::Board>::back::<D>(ends)) {
            let (from, to) = (Grid::<V::Board>::back::<D>(victim), Grid::<V::Board>::shift::<D>(victim));
            tally.take(from, to, victim, man_to::<V, WHITE>(to), 1);
        }
    }

    /// Men's captures that begin with a jump in the direction `D` onto squares of `may_go_on`.
    #[inline(always)]
    fn long_jumps<const WHITE: bool, const D: u8>(
        &self,
        jumped: u64,
        may_go_on: u64,
        tally: &mut impl Tally,
    ) {
        for victim in each(jumped & Grid::<V::Board>::back::<D>(may_go_on)) {
            let (from, to) = (Grid::<V::Board>::back::<D>(victim), Grid::<V::Board>::shift::<D>(victim));
            self.search_from::<WHITE, _>(from, tally).man_over::<D>(victim, to);
        }
    }

    /// The search for the captures of one piece.
    #[inline(always)]
    fn search_from<'t, const WHITE: bool, T: Tally>(
        &self,
        from: u64,
        tally: &'t mut T,
    ) -> Search<'t, V, WHITE, T> {
        let (empty, enemy, kings) = (self.empty | from, self.enemy, self.enemy_kings);
        Search { from, empty, enemy, kings, tally, variant: PhantomData }
    }
}

/// Whether the rank of a single jump depends on what it takes (D11).
#[inline(always)]
const fn ranks_single_jumps<V: Variant>() -> bool {
    matches!(V::RULES.majority, Majority::Italian | Majority::Frisian)
}

/// What a man is that ends its move on a square.
#[inline(always)]
pub(crate) const fn man_to<V: Variant, const WHITE: bool>(to: u64) -> MoveKind {
    if to & crowning_row::<V, WHITE>() == 0 { MoveKind::Man } else { MoveKind::Crowning }
}
