//! What stands on the board: roles, and pieces as a role of a colour.

use core::fmt;

use rulebook_game::Color;

/// The six kinds of chessmen (clause C1), in the order of the planes of a [`Board`](crate::Board).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// *pion*
    Pawn,
    /// *cavalier*
    Knight,
    /// *fou*
    Bishop,
    /// *tour*
    Rook,
    /// *dame*
    Queen,
    /// *roi*
    King,
}

impl Role {
    /// All six, from pawn to king.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The four that a pawn may become (clause C6), in the order in which the generator lists them.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// 0 for a pawn to 5 for a king.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of FEN and UCI: `p`, `n`, `b`, `r`, `q` or `k`.
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'p',
            Self::Knight => 'n',
            Self::Bishop => 'b',
            Self::Rook => 'r',
            Self::Queen => 'q',
            Self::King => 'k',
        }
    }

    /// The role of a small letter, if it is one of the six. Capitals are refused: a `b` that might
    /// be a bishop or a file is never guessed at.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'p' => Self::Pawn,
            'n' => Self::Knight,
            'b' => Self::Bishop,
            'r' => Self::Rook,
            'q' => Self::Queen,
            'k' => Self::King,
            _ => return None,
        })
    }

    /// This role in a colour.
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

impl fmt::Display for Role {
    /// The English name, in small letters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        })
    }
}

/// A chessman: a role in a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: capital for White, small for Black.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter().to_ascii_uppercase(),
            Color::Black => self.role.letter(),
        }
    }

    /// The piece of a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        if letter.is_ascii() { BY_LETTER[letter as usize] } else { None }
    }
}

/// What each ASCII character stands for: pieces come in no order that a branch could foresee.
static BY_LETTER: [Option<Piece>; 128] = {
    let mut table = [None; 128];
    let mut byte = 0;
    while byte < 128 {
        let letter = byte as u8 as char;
        if let Some(role) = Role::from_letter(letter.to_ascii_lowercase()) {
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            table[byte] = Some(Piece { color, role });
        }
        byte += 1;
    }
    table
};

impl fmt::Display for Piece {
    /// As in "white knight".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
