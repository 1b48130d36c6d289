//! Building positions, and what can be wrong with them (N16, T9).

use alloc::vec::Vec;
use core::fmt;

use bitflags::bitflags;
use rulebook_game::Color;
use rulebook_mill::{Point, PointSet};
use thiserror::Error;

use crate::{Position, Record, Records, Variant, generate::in_mills};

/// Any arrangement of men on the board of `V` and in hand, and a side to move: what an editor holds.
///
/// ```
/// use rulebook_morris::{Color, Faults, Nathan, Setup};
///
/// let mut setup = Setup::<Nathan>::empty();
/// setup.hands = [9, 7];
/// assert_eq!(setup.clone().position().unwrap_err().faults, Faults::HANDS);
/// setup.hands = [9, 9];
/// assert_eq!(setup.position().unwrap().count_moves(), 24);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<V: Variant> {
    men: [PointSet; 2],
    /// The men that each side has still to lay, White's first.
    pub hands: [u8; 2],
    /// The side to move.
    pub turn: Color,
    /// The records of opened mills (T4, T9). Rules that keep none drop them.
    pub records: Vec<Record>,
    variant: core::marker::PhantomData<V>,
}

bitflags! {
    /// What is wrong with a setup (N16, T9). Several faults can hold at once.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Faults: u16 {
        /// A side has more men, on the board and in hand, than the rules give.
        const TOO_MANY_MEN = 1 << 0;
        /// The side to move has not as many men in hand as the other, or one more. Not asked where laying and moving
        /// mix.
        const HANDS = 1 << 1;
        /// Both sides have fewer than three men. Not asked where a line wins.
        const BOTH_TOO_FEW = 1 << 2;
        /// Both sides have a line that wins.
        const BOTH_LINES = 1 << 3;
        /// A record's line is none of the board.
        const RECORD_LINE = 1 << 4;
        /// A record's men are not three men of one side.
        const RECORD_MEN = 1 << 5;
        /// A record's men stand on its line: the mill stands, and has no record until it is opened.
        const RECORD_STANDS = 1 << 6;
    }
}

/// A setup that cannot be played on: all its faults, and the setup itself.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", Report(.setup, *.faults))]
pub struct SetupError<V: Variant> {
    /// Everything that is wrong.
    pub faults: Faults,
    /// What was refused.
    pub setup: Setup<V>,
}

impl<V: Variant> Setup<V> {
    /// No man on the board or in hand; the side to move is the one that begins the game.
    pub const fn empty() -> Self {
        Self {
            men: [PointSet::EMPTY; 2],
            hands: [0; 2],
            turn: V::RULES.begins,
            records: Vec::new(),
            variant: core::marker::PhantomData,
        }
    }

    /// The men of a side on the board.
    pub const fn men(&self, color: Color) -> PointSet {
        self.men[color.index()]
    }

    /// Whose man stands on a point.
    pub fn man_at(&self, point: Point) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.men(color).contains(point))
    }

    /// Puts a man on a point in place of what stands there, or clears the point. A point beyond the board is left.
    pub fn put(&mut self, point: Point, man: Option<Color>) {
        if !V::RULES.board.contains(point) {
            return;
        }
        for color in Color::ALL {
            let men = &mut self.men[color.index()];
            *men = if man == Some(color) { men.with(point) } else { men.without(point) };
        }
    }

    /// The position of this setup.
    ///
    /// # Errors
    /// All faults at once.
    pub fn position(self) -> Result<Position<V>, SetupError<V>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(SetupError { faults, setup: self });
        }
        let mut records = V::Records::default();
        for &record in &self.records {
            records.remember(record);
        }
        Ok(Position::of_colors(self.men, self.hands, self.turn, records))
    }

    /// Everything that is wrong with this setup.
    pub fn faults(&self) -> Faults {
        let mut faults = Faults::empty();
        let all = |holds: &dyn Fn(Color) -> bool| Color::ALL.into_iter().all(holds);
        let lead =
            i32::from(self.hands[self.turn.index()]) - i32::from(self.hands[self.turn.other().index()]);
        let line_wins = V::RULES.line_wins;
        faults.set(Faults::TOO_MANY_MEN, Color::ALL.into_iter().any(|color| self.has_too_many(color)));
        faults.set(Faults::HANDS, !V::RULES.mixed && !(0..=1).contains(&lead));
        faults.set(Faults::BOTH_TOO_FEW, !line_wins && all(&|color| self.total(color) < 3));
        faults.set(Faults::BOTH_LINES, line_wins && all(&|color| !in_mills::<V>(self.men(color)).is_empty()));
        if V::Records::KEPT {
            for &record in &self.records {
                faults |= self.record_faults(record);
            }
        }
        faults
    }

    /// What is wrong with a record.
    pub(crate) fn record_faults(&self, record: Record) -> Faults {
        let mut faults = Faults::empty();
        let of_one_side = Color::ALL.into_iter().any(|color| record.men.is_subset(self.men(color)));
        faults.set(Faults::RECORD_LINE, !V::RULES.board.has_line(record.line));
        faults.set(Faults::RECORD_MEN, record.men.count() != 3 || !of_one_side);
        faults.set(Faults::RECORD_STANDS, record.men == record.line);
        faults
    }

    /// The men of a side on the board and in hand.
    fn total(&self, color: Color) -> u32 {
        self.men(color).count() + u32::from(self.hands[color.index()])
    }

    fn has_too_many(&self, color: Color) -> bool {
        self.total(color) > u32::from(V::RULES.men)
    }
}

impl<V: Variant> Default for Setup<V> {
    /// The empty board.
    fn default() -> Self {
        Self::empty()
    }
}

impl<V: Variant> From<&Position<V>> for Setup<V> {
    fn from(position: &Position<V>) -> Self {
        Self {
            men: Color::ALL.map(|color| position.men(color)),
            hands: Color::ALL.map(|color| position.hand(color)),
            turn: position.turn(),
            records: position.records().to_vec(),
            variant: core::marker::PhantomData,
        }
    }
}

impl<V: Variant> TryFrom<Setup<V>> for Position<V> {
    type Error = SetupError<V>;

    fn try_from(setup: Setup<V>) -> Result<Self, Self::Error> {
        setup.position()
    }
}

/// Writes each fault with its numbers.
struct Report<'a, V: Variant>(&'a Setup<V>, Faults);

impl<V: Variant> fmt::Display for Report<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(setup, faults) = *self;
        for (index, fault) in faults.iter().enumerate() {
            f.write_str(if index > 0 { "; " } else { "" })?;
            match fault {
                Faults::TOO_MANY_MEN => {
                    let mut and = "";
                    for color in Color::ALL.into_iter().filter(|&color| setup.has_too_many(color)) {
                        write!(f, "{and}{color} has {} men", setup.total(color))?;
                        and = " and ";
                    }
                    write!(f, ", more than the {} of the rules", V::RULES.men)?;
                }
                Faults::HANDS => {
                    let hands = Color::ALL.map(|color| setup.hands[color.index()]);
                    write!(
                        f,
                        "with {} to move, white cannot have {} men in hand and black {}",
                        setup.turn, hands[0], hands[1]
                    )?;
                }
                Faults::BOTH_TOO_FEW => f.write_str("both sides have fewer than three men")?,
                Faults::BOTH_LINES => f.write_str("both sides have a line of three")?,
                Faults::RECORD_LINE => f.write_str("a record's line is none of the board")?,
                Faults::RECORD_MEN => f.write_str("a record's points are not three men of one side")?,
                _ => f.write_str("a record's men stand on its line")?,
            }
        }
        Ok(())
    }
}
