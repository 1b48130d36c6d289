//! The rules as single switches, and the presets (clauses D2, D6, D10, D11, D14).

use rulebook_game::Color;
use rulebook_square::DarkCorner;

/// The rules of a game of draughts: one switch for each thing in which the family differs.
///
/// A [`Variant`](crate::Variant) carries such a value as a constant, so that its generator is compiled for it and tests
/// no switch. What is not a switch is common to all: men step diagonally forward, capturing is obligatory and is
/// carried on to its end (D10), pieces are lifted when the move is finished (D9), and who cannot move has lost (D15).
///
/// ```
/// use rulebook_draughts::{Majority, Rules};
///
/// assert_eq!(Rules::NATHAN.majority, Majority::None);
/// assert_eq!(Rules { majority: Majority::Most, ..Rules::NATHAN }.side, 10);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Rules {
    /// The number of rows and columns (D1): that of the variant's board.
    pub side: u8,
    /// Which corner of each player's first row is dark (D1): that of the variant's board.
    pub corner: DarkCorner,
    /// How many rows each side's men fill at the start (D1).
    pub rows: u8,
    /// Who moves first (D2).
    pub begins: Color,
    /// Kings go any distance, and take from any distance (D5, D7); otherwise they step and take as a man does, but in
    /// every direction.
    pub flying_kings: bool,
    /// Men take backward too (D6).
    pub men_capture_backward: bool,
    /// Men may take kings (D6).
    pub men_take_kings: bool,
    /// Pieces also take along rows and columns, over the dark squares only.
    pub orthogonal_captures: bool,
    /// Which captures are legal where there are several (D11).
    pub majority: Majority,
    /// How far a king's capture must be carried on (D10).
    pub completion: Completion,
    /// What becomes of a man that reaches its crowning row in mid-capture (D14).
    pub crowning: Crowning,
}

/// Which of several captures are legal (D11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Majority {
    /// All: the player chooses freely.
    None,
    /// Those that take the most pieces (FMJD).
    Most,
    /// Those that take the most pieces; of these, those of a king; then those that take the most kings; then those that
    /// meet a king first, at the first place where two orders of captured pieces differ.
    Italian,
    /// Those that take the most by value, where a man counts one and a king a little less than two: *n* kings more than
    /// 2*n* − 1 men. Of equal ones, those of a king.
    Frisian,
}

/// How far a capture must be carried on (D10). It makes a difference for flying kings only, and none where
/// the longest capture is obligatory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Completion {
    /// If a king could go on capturing from some square beyond the piece it has just jumped, it must land on such a
    /// square.
    Strict,
    /// A king may stop wherever the square it has chosen allows no more.
    Square,
}

/// What becomes of a man that reaches its crowning row in mid-capture and can still take (D14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crowning {
    /// It goes on as a man, and is crowned only where its move ends.
    AtEnd,
    /// It becomes a king there and goes on as one.
    InPassing,
}

impl Rules {
    /// *Jeu de dames*, the rules of the Nathan set: 10×10, brown (Black) begins, capturing is free of any
    /// majority.
    pub const NATHAN: Self = Self {
        side: 10,
        corner: DarkCorner::Left,
        rows: 4,
        begins: Color::Black,
        flying_kings: true,
        men_capture_backward: true,
        men_take_kings: true,
        orthogonal_captures: false,
        majority: Majority::None,
        completion: Completion::Strict,
        crowning: Crowning::AtEnd,
    };

    /// International draughts (FMJD): White begins, and the most pieces must be taken.
    pub const INTERNATIONAL: Self = Self { begins: Color::White, majority: Majority::Most, ..Self::NATHAN };

    /// Brazilian draughts: the international rules on 8×8.
    pub const BRAZILIAN: Self = Self { side: 8, rows: 3, ..Self::INTERNATIONAL };

    /// American pool checkers: Nathan's rules of capture on 8×8; Black begins.
    pub const POOL: Self = Self { side: 8, rows: 3, ..Self::NATHAN };

    /// Russian draughts: as pool, but White begins, and a man is crowned in mid-capture and goes on as a king.
    pub const RUSSIAN: Self = Self { begins: Color::White, crowning: Crowning::InPassing, ..Self::POOL };

    /// English draughts, or checkers: kings step, men take forward only; Black begins.
    pub const ENGLISH: Self = Self { flying_kings: false, men_capture_backward: false, ..Self::POOL };

    /// Italian draughts: as English, but on the mirrored board, White begins, men do not take kings, and captures have
    /// an order of rank.
    pub const ITALIAN: Self = Self {
        corner: DarkCorner::Right,
        begins: Color::White,
        men_take_kings: false,
        majority: Majority::Italian,
        ..Self::ENGLISH
    };

    /// Frisian draughts: as international, but pieces also take along rows and columns, and the most must be taken by
    /// value. The rule that a king may not move more than three times in a row looks at the history, and is not here.
    pub const FRISIAN: Self =
        Self { orthogonal_captures: true, majority: Majority::Frisian, ..Self::INTERNATIONAL };

    /// The men that each side starts with, and the most pieces that it can have (D20).
    pub const fn men_per_side(&self) -> u8 {
        self.rows * self.side / 2
    }
}
