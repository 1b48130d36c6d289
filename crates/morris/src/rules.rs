//! The rules as single switches, and the presets (N8, N10, N11, N17, T4, T7).

use rulebook_game::Color;
use rulebook_mill::Board;

/// The rules of a game of morris: one switch for each thing in which the family differs.
///
/// A [`Variant`](crate::Variant) carries such a value as a constant, so that its generator is compiled for it and tests
/// no switch.
///
/// ```
/// use rulebook_morris::{MillProtection, Rules};
///
/// assert_eq!(Rules::NATHAN.protection, MillProtection::Always);
/// assert_eq!(Rules { men: 11, ..Rules::JOCARI }.board.len(), 24);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own, and named where it is set")]
pub struct Rules {
    /// The board (N1, T1).
    pub board: &'static Board,
    /// The men that each side has (N1, T1).
    pub men: u8,
    /// Who begins (N1, T1).
    pub begins: Color,
    /// A side with exactly three men and none in hand moves them to any free point (N8, T5).
    pub flying: bool,
    /// Men on the board may move while there are men in hand (Lasker's game, N17); otherwise all are laid first (N3).
    pub mixed: bool,
    /// A line of three wins the game (three men's morris, N17). Nothing is taken then, and no side has too few men.
    pub line_wins: bool,
    /// Which men can be taken (N11, T3).
    pub protection: MillProtection,
    /// Whether an opened mill may be formed again (N7, T4).
    pub reform: MillReform,
    /// A move takes as many men as it closes mills, or as many as can be taken (N10); otherwise one.
    pub captures_per_mill: bool,
    /// What having no move means (N13, T7).
    pub blocked: BlockedRule,
    /// To have no move on a full board is a draw, whatever [`blocked`](Self::blocked) says (T7).
    pub full_board_draws: bool,
}

/// Whether men in a mill can be taken (N11, T3). It is judged after the move, and again before each removal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MillProtection {
    /// Never. If all enemy men stand in mills, nothing is taken.
    Always,
    /// Only if all enemy men on the board stand in mills.
    UnlessAllInMills,
}

/// Whether an opened mill may be formed again by the same three men on the same line (N7, T4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MillReform {
    /// It may.
    Free,
    /// It may not, as long as all three live.
    SameMenForbidden,
    /// It may not in the player's next turn after the one that opened it.
    NotNextMove,
}

/// What it means that a side has no move (N13, T7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BlockedRule {
    /// It has lost.
    Loses,
    /// The game is drawn.
    Draws,
}

impl Rules {
    /// *Jeu de marelle*, nine men's morris by the rules of the Nathan set: men in a mill are never taken.
    pub const NATHAN: Self = Self {
        board: &Board::NINE,
        men: 9,
        begins: Color::White,
        flying: true,
        mixed: false,
        line_wins: false,
        protection: MillProtection::Always,
        reform: MillReform::Free,
        captures_per_mill: false,
        blocked: BlockedRule::Loses,
        full_board_draws: false,
    };

    /// Nathan's rules without flying (N8).
    pub const NATHAN_NO_FLYING: Self = Self { flying: false, ..Self::NATHAN };

    /// Nine men's morris as in tournaments: a mill may be broken if all enemy men stand in mills.
    pub const TOURNAMENT: Self = Self { protection: MillProtection::UnlessAllInMills, ..Self::NATHAN };

    /// The tournament rules without flying (N8).
    pub const TOURNAMENT_NO_FLYING: Self = Self { flying: false, ..Self::TOURNAMENT };

    /// *Mérelles à douze*, twelve men's morris: the board with diagonals, and an opened mill may not be formed again by
    /// the same men. A full board is a draw.
    pub const JOCARI: Self = Self { reform: MillReform::SameMenForbidden, ..Self::FREE };

    /// Twelve men's morris in which mills may be formed again.
    pub const FREE: Self =
        Self { board: &Board::TWELVE, men: 12, full_board_draws: true, ..Self::TOURNAMENT };

    /// Lasker's game: ten men a side, which may move as soon as they are laid (N17).
    pub const LASKER: Self = Self { men: 10, mixed: true, ..Self::TOURNAMENT };

    /// Six men's morris: two squares, no flying (N17).
    pub const SIX: Self = Self { board: &Board::SIX, men: 6, ..Self::TOURNAMENT_NO_FLYING };

    /// Five men's morris: as six, with five men (N17).
    pub const FIVE: Self = Self { men: 5, ..Self::SIX };

    /// Three men's morris: nine points, men slide, and a line wins (N17).
    pub const THREE: Self =
        Self { board: &Board::THREE, men: 3, line_wins: true, ..Self::TOURNAMENT_NO_FLYING };

    /// Three men's morris with the diagonals as lines and steps (N17).
    pub const THREE_DIAGONALS: Self = Self { board: &Board::THREE_DIAGONALS, ..Self::THREE };
}
