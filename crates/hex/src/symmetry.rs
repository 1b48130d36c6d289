//! The twelve symmetries of the hexagon.

use crate::{Axial, Cell, Direction};

/// A symmetry of the hexagon: perhaps a reflection in the middle row, then turns by 60°.
///
/// It acts on places, cells, directions and sets alike.
///
/// ```
/// use rulebook_hex::{Cell, Symmetry};
///
/// let a1: Cell<5> = "a1".parse().unwrap();
/// assert_eq!(Symmetry::HALF_TURN.cell(a1).to_string(), "i9");
/// assert_eq!(Symmetry::turn(1).cell(a1).to_string(), "a5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Parts"))]
pub struct Symmetry {
    reflects: bool,
    /// Below 6.
    turns: u8,
}

impl Symmetry {
    /// Everything stays.
    pub const IDENTITY: Self = Self::turn(0);

    /// By 180°.
    pub const HALF_TURN: Self = Self::turn(3);

    /// In the middle row: north and south change places.
    pub const REFLECTION: Self = Self { reflects: true, turns: 0 };

    /// Counter-clockwise, so many times by 60°.
    pub const fn turn(times: u8) -> Self {
        Self { reflects: false, turns: times % 6 }
    }

    /// All twelve: the turns, then those with a reflection.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        [false, true].into_iter().flat_map(|reflects| (0..6).map(move |turns| Self { reflects, turns }))
    }

    /// Whether it turns the board over.
    pub const fn reflects(self) -> bool {
        self.reflects
    }

    /// Where a place goes.
    #[must_use]
    pub const fn axial(self, place: Axial) -> Axial {
        let mut image = if self.reflects { Axial::new(place.q - place.r, -place.r) } else { place };
        let mut left = self.turns;
        while left > 0 {
            image = Axial::new(image.q - image.r, image.q);
            left -= 1;
        }
        image
    }

    /// Where a direction goes.
    #[must_use]
    pub const fn direction(self, direction: Direction) -> Direction {
        let reflected = if self.reflects { Direction::E.turned(6 - direction as u8) } else { direction };
        reflected.turned(self.turns)
    }

    /// Where a cell goes.
    #[must_use]
    pub const fn cell<const SIDE: u8>(self, cell: Cell<SIDE>) -> Cell<SIDE> {
        match Cell::at(self.axial(cell.axial())) {
            Some(image) => image,
            None => unreachable!(),
        }
    }

    /// This one, then another.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        // A reflection turns what was turned before it the other way.
        let turns = if next.reflects { 6 - self.turns } else { self.turns };
        Self { reflects: self.reflects != next.reflects, turns: (turns + next.turns) % 6 }
    }

    /// What takes it back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.reflects { self } else { Self::turn(6 - self.turns) }
    }
}

/// A symmetry as it is read, before it is known to be one.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts {
    reflects: bool,
    turns: u8,
}

#[cfg(feature = "serde")]
impl TryFrom<Parts> for Symmetry {
    type Error = &'static str;

    fn try_from(Parts { reflects, turns }: Parts) -> Result<Self, &'static str> {
        if turns < 6 {
            Ok(Self { reflects, turns })
        } else {
            Err("a symmetry turns by less than six times 60°")
        }
    }
}
