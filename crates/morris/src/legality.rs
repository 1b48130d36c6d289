//! Why a move is refused.

use alloc::vec::Vec;
use core::fmt;

use rulebook_mill::{Line, Name, Point, PointSet};
use thiserror::Error;

use crate::{
    Move, Position, Record, Variant,
    taking::{can_take, number_taken, takeable},
};

/// Why a move is not legal: the first reason that holds. Points are given by their names.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Illegal {
    /// The game is over (N12, N17, T6).
    #[error("the game is over")]
    Finished,
    /// A point that is none of the board. Only moves made by hand can name one.
    #[error("the board has no point number {0}")]
    NoPoint(u8),
    /// All men are laid, or taken (N3).
    #[error("there is no man in hand to lay")]
    NoneInHand,
    /// Men move only when all are laid (N5).
    #[error("all men are laid before one moves, and {in_hand} are in hand")]
    MustLayFirst {
        /// How many.
        in_hand: u8,
    },
    /// The start point is empty.
    #[error("no man stands on {0}")]
    NoMan(Name),
    /// The man belongs to the side that is not to move.
    #[error("the man on {0} is not yours to move")]
    NotYours(Name),
    /// The target is not free.
    #[error("a man stands on {0}")]
    Occupied(Name),
    /// No line joins the two points directly, and these rules know no flying (N5, N8).
    #[error("{to} is not next to {from}")]
    NotAdjacent {
        /// Where the man stands.
        from: Name,
        /// Where it would go.
        to: Name,
    },
    /// No line joins the two points directly, and the side has not exactly three men, or has some in hand (N8, T5).
    #[error("{to} is not next to {from}, and only a side with three men left flies")]
    NoFlyingYet {
        /// Where the man stands.
        from: Name,
        /// Where it would go.
        to: Name,
    },
    /// The same three men would form a mill again that was opened (T4).
    #[error("the mill {} was opened, and the same men may not form it again", Joined(.line, "-"))]
    ReformsRecordedMill {
        /// The line.
        line: Vec<Name>,
    },
    /// Men would be taken without a mill (N9).
    #[error("no mill is closed, so nothing is taken")]
    NothingToRemove,
    /// There is no enemy man to take on this point (N9).
    #[error("no enemy man stands on {0}")]
    NoEnemyMan(Name),
    /// A man that is in a mill is not taken: never, or while others can be (N11, T3).
    #[error("the man on {0} is protected by a mill")]
    RemovesProtectedMan(Name),
    /// A mill is closed, and fewer men are taken than must be (N9, N10).
    #[error("a mill is closed: {number} must be taken, of {}", Joined(.choices, ", "))]
    MustRemove {
        /// How many men.
        number: u32,
        /// The men that can be taken first.
        choices: Vec<Name>,
    },
    /// More men are taken than may be (N10).
    #[error("only {number} may be taken")]
    RemovesTooMany {
        /// How many men.
        number: u32,
    },
}

/// Writes names with something between them.
struct Joined<'a>(&'a [Name], &'static str);

impl fmt::Display for Joined<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, name) in self.0.iter().enumerate() {
            write!(f, "{}{name}", if number > 0 { self.1 } else { "" })?;
        }
        Ok(())
    }
}

impl<V: Variant> Position<V> {
    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move<V>) -> bool {
        self.check(mv).is_ok()
    }

    /// Whether a move is legal, and if not, why.
    ///
    /// # Errors
    /// The first reason that holds. Any move may be asked about; none panics.
    ///
    /// ```
    /// use rulebook_morris::{Position, Tournament};
    ///
    /// let position: Position<Tournament> = "W.WB..../.W...B../......BB w 1,0".parse().unwrap();
    /// let why = |text: &str| position.check(text.parse().unwrap()).unwrap_err().to_string();
    /// assert_eq!(why("d6-d7"), "all men are laid before one moves, and 1 are in hand");
    /// assert_eq!(why("d7"), "a mill is closed: 1 must be taken, of g4, d2, c3, c4");
    /// assert_eq!(why("d7xa7"), "no enemy man stands on a7");
    /// assert_eq!(why("d5xg4"), "no mill is closed, so nothing is taken");
    /// ```
    pub fn check(&self, mv: Move<V>) -> Result<(), Illegal> {
        if self.is_decided() {
            return Err(Illegal::Finished);
        }
        for point in [mv.from(), Some(mv.to())].into_iter().flatten().chain(mv.removed()) {
            if !V::RULES.board.contains(point) {
                return Err(Illegal::NoPoint(point.index()));
            }
        }
        match mv.from() {
            None => self.check_lay(mv.to())?,
            Some(from) => self.check_move(from, mv.to())?,
        }
        self.check_removal(mv)
    }

    fn check_lay(&self, to: Point) -> Result<(), Illegal> {
        if self.own_hand == 0 {
            return Err(Illegal::NoneInHand);
        }
        self.check_free(to)
    }

    fn check_free(&self, to: Point) -> Result<(), Illegal> {
        if self.empty().contains(to) { Ok(()) } else { Err(Illegal::Occupied(name::<V>(to))) }
    }

    pub(crate) fn check_move(&self, from: Point, to: Point) -> Result<(), Illegal> {
        if self.own_hand > 0 && !V::RULES.mixed {
            return Err(Illegal::MustLayFirst { in_hand: self.own_hand });
        }
        match self.man_at(from) {
            None => return Err(Illegal::NoMan(name::<V>(from))),
            Some(color) if color != self.turn() => return Err(Illegal::NotYours(name::<V>(from))),
            Some(_) => self.check_free(to)?,
        }
        if !self.flies() && !V::RULES.board.neighbours(from).contains(to) {
            let (from, to) = (name::<V>(from), name::<V>(to));
            return Err(if V::RULES.flying {
                Illegal::NoFlyingYet { from, to }
            } else {
                Illegal::NotAdjacent { from, to }
            });
        }
        match self.reformed(from, to) {
            Some(line) => Err(Illegal::ReformsRecordedMill { line: line.points().map(name::<V>).into() }),
            None => Ok(()),
        }
    }

    /// The recorded mill that a step would form again (T4).
    fn reformed(&self, from: Point, to: Point) -> Option<Line> {
        let again =
            |record: &&Record| record.men.contains(from) && record.men.without(from).with(to) == record.line;
        let record = self.records().iter().find(again)?;
        V::RULES.board.lines().find(|line| line.set() == record.line)
    }

    fn check_removal(&self, mv: Move<V>) -> Result<(), Illegal> {
        let removed = mv.removed();
        let mills = self.mills_closed(mv);
        if mills == 0 {
            return if removed.is_empty() { Ok(()) } else { Err(Illegal::NothingToRemove) };
        }
        if let Some(point) = (removed - self.enemy).first() {
            return Err(Illegal::NoEnemyMan(name::<V>(point)));
        }
        let number = number_taken::<V>(self.enemy, mills);
        if number > 0 && removed.count() > number {
            return Err(Illegal::RemovesTooMany { number });
        }
        if !can_take::<V>(self.enemy, removed) {
            return Err(self.protected(removed));
        }
        if removed.count() < number {
            return Err(self.must_remove(mills));
        }
        Ok(())
    }

    /// The number of mills that a move closes, where that means something.
    pub(crate) fn mills_closed(&self, mv: Move<V>) -> u32 {
        if V::RULES.line_wins {
            return 0;
        }
        V::RULES.board.closed_by(self.own - mv.origin(), mv.to()).count() as u32
    }

    pub(crate) fn must_remove(&self, mills: u32) -> Illegal {
        let choices = takeable::<V>(self.enemy).into_iter().map(name::<V>).collect();
        Illegal::MustRemove { number: number_taken::<V>(self.enemy, mills), choices }
    }

    /// The first man that is protected, of a set that cannot all be taken.
    pub(crate) fn protected(&self, mut removed: PointSet) -> Illegal {
        let mut enemy = self.enemy;
        while let Some(free) = (removed & takeable::<V>(enemy)).first() {
            removed = removed.without(free);
            enemy = enemy.without(free);
        }
        removed
            .first()
            .map_or(Illegal::NothingToRemove, |point| Illegal::RemovesProtectedMan(name::<V>(point)))
    }
}

/// The name of a point of the board.
pub(crate) fn name<V: Variant>(point: Point) -> Name {
    V::RULES.board.name(point).unwrap_or_else(|| unreachable!("only points of the board are named"))
}
