//! Endings of few pieces, and how long they may last.

use rulebook_game::{Color, History};
use rulebook_square::{DarkCorner, Lattice};

use crate::{Position, Square, Squares, Variant};

/// Which endings of few pieces are drawn if they are not won in time.
///
/// The count begins at the position in which the ending arose, by a capture or a crowning, or with which the game
/// began; it is of the moves of each side, whatever they move. Another number of pieces is another ending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Endings {
    /// None.
    None,
    /// A lone king against three pieces with a king among them: 16 moves; against two or one: 5 (D18). A crowning among
    /// the three or the two does not begin the count anew.
    International,
    /// Two kings or one against a king, or against a king and a man: 5 moves.
    Brazilian,
    /// Three kings against a lone king: 13 moves.
    Pool,
    /// Three or more kings against a lone king: 15 moves. Three pieces with a king among them against a lone king that
    /// keeps to the main road: 5 moves. Else, where both have kings and neither a capture nor a crowning changes the
    /// forces: 5 moves with up to three pieces on the board, 30 with four or five, 60 with six or seven.
    Russian,
    /// Two kings against one: 7 moves; one against one: 2.
    Frisian,
}

/// A kind of ending: its number of moves, and what tells one of its endings from another, if it is of this kind.
type Kind = (u32, fn(&Forces) -> Option<[u32; 4]>);

impl Endings {
    const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::None => &[],
            Self::International => &[
                (16, |forces| forces.with_a_king_against_a_lone_king(3)),
                (5, |forces| forces.with_a_king_against_a_lone_king(2)),
                (5, |forces| forces.with_a_king_against_a_lone_king(1)),
            ],
            Self::Brazilian => &[(5, |forces| {
                forces.with_either_first(|[men, kings, enemy_men, enemy_kings]| {
                    men == 0 && (1..=2).contains(&kings) && enemy_men <= 1 && enemy_kings == 1
                })
            })],
            Self::Pool => &[(13, |forces| forces.with_either_first(|sides| sides == [0, 3, 0, 1]))],
            Self::Russian => &[
                (15, |forces| {
                    forces.with_either_first(|[men, kings, enemy_men, enemy_kings]| {
                        men == 0 && kings >= 3 && enemy_men == 0 && enemy_kings == 1
                    })
                }),
                (5, |forces| forces.with_a_king_against_a_lone_king(3).filter(|_| forces.keeps_main_road)),
                (5, |forces| forces.balanced(2..=3)),
                (30, |forces| forces.balanced(4..=5)),
                (60, |forces| forces.balanced(6..=7)),
            ],
            Self::Frisian => &[
                (7, |forces| forces.with_either_first(|sides| sides == [0, 2, 0, 1])),
                (2, |forces| forces.with_either_first(|sides| sides == [0, 1, 0, 1])),
            ],
        }
    }

    /// Whether the position of now belongs to an ending that has lasted too long.
    pub(super) fn are_overdue<V: Variant>(self, history: &History<Position<V>>) -> bool {
        self.kinds().iter().any(|&(moves, ending)| {
            let Some(now) = ending(&Forces::of(history.position())) else { return false };
            let before = (0..history.plies()).rev().map_while(|ply| history.position_at(ply));
            let lasted = before.take_while(|position| ending(&Forces::of(position)) == Some(now)).count();
            lasted / 2 >= moves as usize
        })
    }
}

/// What the two sides have.
struct Forces {
    /// White's men and kings, then Black's.
    sides: [u32; 4],
    /// A king without other pieces stands on the longest diagonal.
    keeps_main_road: bool,
}

impl Forces {
    fn of<V: Variant>(position: &Position<V>) -> Self {
        let [white, black] = Color::ALL.map(|side| (position.men(side), position.kings(side)));
        let sides = [white.0, white.1, black.0, black.1].map(Squares::<V::Board>::count);
        let keeps_main_road = Color::ALL.into_iter().any(|side| {
            position.pieces(side).count() == 1 && position.kings(side).first().is_some_and(is_on_main_road)
        });
        Self { sides, keeps_main_road }
    }

    /// The forces, if they fulfil a condition with White's first or with Black's.
    fn with_either_first(&self, holds: impl Fn([u32; 4]) -> bool) -> Option<[u32; 4]> {
        let [men, kings, enemy_men, enemy_kings] = self.sides;
        (holds(self.sides) || holds([enemy_men, enemy_kings, men, kings])).then_some(self.sides)
    }

    /// So many pieces with a king among them, whatever the others, against a lone king.
    fn with_a_king_against_a_lone_king(&self, pieces: u32) -> Option<[u32; 4]> {
        let is_such = |[men, kings, enemy_men, enemy_kings]: [u32; 4]| {
            kings > 0 && men + kings == pieces && enemy_men == 0 && enemy_kings == 1
        };
        let [men, kings, enemy_men, enemy_kings] = self.with_either_first(is_such)?;
        // A crowning makes no other ending.
        Some([0, men + kings, 0, enemy_men + enemy_kings])
    }

    /// Both have kings, and together so many pieces.
    fn balanced(&self, pieces: core::ops::RangeInclusive<u32>) -> Option<[u32; 4]> {
        let [_, white_kings, _, black_kings] = self.sides;
        let holds = white_kings > 0 && black_kings > 0 && pieces.contains(&self.sides.iter().sum());
        holds.then_some(self.sides)
    }
}

/// On the longest diagonal of dark squares, which ends in the dark corners.
const fn is_on_main_road<B: Lattice>(square: Square<B>) -> bool {
    match B::CORNER {
        DarkCorner::Left => square.row() + square.column() == B::SIDE - 1,
        DarkCorner::Right => square.row() == square.column(),
    }
}
