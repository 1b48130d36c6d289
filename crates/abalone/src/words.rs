//! The words of the game, as questions (A18).

use alloc::vec::Vec;

use rulebook_game::Color;

use crate::{
    Cell, Cells, Direction, Move, Position,
    legality::{axis_of_row, strength},
};

/// What a move is (A18). A *mouvement* is any that pushes nothing, a *poussée* is a sumito.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase", deny_unknown_fields)
)]
pub enum Kind {
    /// One marble goes to a free point (A4).
    Single,
    /// Two or three go in line: *ligne* (A5).
    Line {
        /// How many go.
        marbles: u32,
    },
    /// Two or three go sideways: broadside, *en flèche* (A5).
    Broadside {
        /// How many go.
        marbles: u32,
    },
    /// Two or three push fewer: *sumito*, *poussée* (A7).
    Sumito {
        /// How many push.
        own: u32,
        /// How many are pushed.
        enemy: u32,
        /// The last of those is ejected (A8).
        ejects: bool,
    },
}

impl Kind {
    /// Whether something is pushed: a *poussée*, no mere *mouvement*.
    pub const fn pushes(self) -> bool {
        matches!(self, Self::Sumito { .. })
    }
}

/// Where a marble goes in a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Displacement {
    /// Whose marble it is.
    pub color: Color,
    /// Where it stands before.
    pub from: Cell,
    /// Where it stands afterwards; `None` if it is ejected.
    pub to: Option<Cell>,
}

impl Position {
    /// What a legal move is. Of any other it means nothing.
    pub fn kind(&self, mv: Move) -> Kind {
        let marbles = mv.marbles().count();
        let pushed = self.pushed(mv);
        if !pushed.is_empty() {
            let ejects = !pushed.leaving(mv.direction()).is_empty();
            return Kind::Sumito { own: marbles, enemy: pushed.count(), ejects };
        }
        match axis_of_row(mv.marbles()) {
            _ if marbles <= 1 => Kind::Single,
            Some(axis) if axis.is_along(mv.direction()) => Kind::Line { marbles },
            _ => Kind::Broadside { marbles },
        }
    }

    /// The enemy marbles that a legal move pushes, where they stand before.
    pub fn pushed(&self, mv: Move) -> Cells {
        let first = mv.marbles().step(mv.direction()) & self.enemy;
        first | first.step(mv.direction()) & self.enemy
    }

    /// Each marble's way in a legal move, the pushed ones too: those in front first, so that each goes to a point that
    /// is free by then.
    ///
    /// ```
    /// use rulebook_abalone::Position;
    ///
    /// let position: Position = "5/6/7/8/4bbbww/8/7/6/5 b 0 0".parse().unwrap();
    /// let ways = position.displacements(position.parse_move("e5e6").unwrap());
    /// assert_eq!((ways[0].from.to_string(), ways[0].to), ("e9".into(), None));
    /// assert_eq!(ways.len(), 5);
    /// ```
    pub fn displacements(&self, mv: Move) -> Vec<Displacement> {
        let ahead = mv.direction();
        let mut left = mv.marbles() | self.pushed(mv);
        let mut ways = Vec::with_capacity(5);
        while !left.is_empty() {
            // No marble of the move is in front of these.
            let front = left - left.step(ahead.opposite());
            for from in front {
                let color = if self.own.contains(from) { self.turn() } else { !self.turn() };
                ways.push(Displacement { color, from, to: from.step(ahead) });
            }
            left -= front;
        }
        ways
    }

    /// *Pac* at a marble on an axis: the row of its colour that it stands in touches an enemy row of the same strength
    /// there, so that neither can push the other (A9). The strength is given, at most three; `None` if there is no
    /// pac, or no marble. Looked for in the direction given, then in the opposite one.
    pub fn pac(&self, cell: Cell, axis: Direction) -> Option<u32> {
        let color = self.marble_at(cell)?;
        let (same, others) = (self.marbles(color), self.marbles(!color));
        [axis, axis.opposite()].into_iter().find_map(|ahead| {
            let row = core::iter::once(cell).chain(cell.ray(ahead));
            let front = row.take_while(|&cell| same.contains(cell)).last()?;
            let met = front.step(ahead).filter(|&cell| others.contains(cell))?;
            let own = strength(same, front, ahead.opposite());
            (own == strength(others, met, ahead)).then_some(own)
        })
    }

    /// The *sumitos* at hand: the legal moves that push (A7).
    pub fn sumitos(&self) -> Vec<Move> {
        let mut moves = self.moves();
        moves.retain(|&mv| !self.pushed(mv).is_empty());
        moves
    }

    /// The marbles of a side that are *det*: on the edge, the enemy could eject them if he were to move, and he still
    /// could after every legal move of their side, as if it were to move (A18). A marble is followed if it moves; a
    /// move that ends the game saves it; without a legal move it is det. None in a game that is over.
    pub fn det(&self, color: Color) -> Cells {
        let before = self.as_if(color);
        let threatened = before.as_if(!color).ejectable();
        let mut det = threatened;
        for mv in before.moves() {
            if det.is_empty() {
                break;
            }
            let mut after = before;
            after.play_unchecked(mv);
            let threatened = after.ejectable();
            // Where a marble that moved is threatened, it stood a step back.
            let arrived = mv.marbles().step(mv.direction());
            let from = (threatened & arrived).step(mv.direction().opposite());
            det &= (threatened - arrived) | from;
        }
        det
    }

    /// The enemy marbles that the side to move can eject; none in a game that is over.
    pub fn ejectable(&self) -> Cells {
        let ejected = |mv: &Move| self.pushed(*mv).leaving(mv.direction());
        self.sumitos().iter().fold(Cells::EMPTY, |cells, mv| cells | ejected(mv))
    }

    /// The marbles of a side that are surrounded, *en appui*: every neighbouring point on the board is taken, and at
    /// least one by the enemy (A18).
    pub fn appui(&self, color: Color) -> Cells {
        (self.marbles(color) - self.empty().neighbours()) & self.marbles(!color).neighbours()
    }

    /// This position with a side to move.
    fn as_if(mut self, color: Color) -> Self {
        if self.turn() != color {
            self.pass();
        }
        self
    }
}
