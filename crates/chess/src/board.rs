//! What stands where: a board without a game.

use core::fmt::{self, Write as _};

use rulebook_game::Color;

use crate::{Axes, Bitboard, Fan, Piece, Role, Square, attacks};

/// A placement of pieces, any at all: no king, nine kings, pawns on the first rank.
///
/// Eight bitboards in one cache line: six roles, then two colours. A square holds at most one piece.
///
/// ```
/// use rulebook_chess::{Board, Color, Role, Square};
/// let mut board = Board::EMPTY;
/// board.put(Square::E4, Role::Queen.of(Color::White));
/// assert_eq!(board.piece_at(Square::E4), Some(Role::Queen.of(Color::White)));
/// assert_eq!(board.to_string(), "8/8/8/8/4Q3/8/8/8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr))]
pub struct Board {
    pub(crate) planes: [Bitboard; 8],
}

/// Where the colours' planes begin.
pub(crate) const COLORS: usize = 6;

impl Board {
    /// No piece.
    pub const EMPTY: Self = Self { planes: [Bitboard::EMPTY; 8] };

    /// The start position of chess (C1).
    pub const START: Self = Self::start_with(*b"rnbqkbnr");

    /// The start position with another order of pieces on the first ranks, as FEN letters from a to h.
    pub(crate) const fn start_with(back: [u8; 8]) -> Self {
        let mut board = Self::EMPTY;
        let mut file = 0;
        while file < 8 {
            let Some(role) = Role::from_letter(back[file as usize] as char) else { panic!("no such piece") };
            board.put(Square::wrapping(file), role.of(Color::White));
            board.put(Square::wrapping(8 + file), Role::Pawn.of(Color::White));
            board.put(Square::wrapping(48 + file), Role::Pawn.of(Color::Black));
            board.put(Square::wrapping(56 + file), role.of(Color::Black));
            file += 1;
        }
        board
    }

    /// The squares that hold a piece.
    #[inline(always)]
    pub const fn occupied(&self) -> Bitboard {
        self.planes[COLORS].union(self.planes[COLORS + 1])
    }

    /// The squares that hold a piece of this colour.
    #[inline(always)]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.planes[COLORS + color as usize]
    }

    /// The squares that hold a piece of this role, of either colour.
    #[inline(always)]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.planes[role as usize]
    }

    /// The squares that hold such a piece.
    #[inline(always)]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color).intersection(self.role(role))
    }

    /// What kind of piece stands on `square`.
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        let mut role = 0;
        while role < COLORS {
            if self.planes[role].contains(square) {
                return Some(Role::ALL[role]);
            }
            role += 1;
        }
        None
    }

    /// Whose piece stands on `square`.
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.color(Color::White).contains(square) {
            Some(Color::White)
        } else if self.color(Color::Black).contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// What stands on `square`.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.color_at(square), self.role_at(square)) {
            (Some(color), Some(role)) => Some(Piece { color, role }),
            _ => None,
        }
    }

    /// Puts a piece on `square`, in the place of any that stands there.
    pub const fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.put_on_empty(square, piece);
    }

    /// Takes away what stands on `square`, and gives it.
    pub const fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        let mut plane = 0;
        while plane < 8 {
            self.planes[plane] = self.planes[plane].without(square);
            plane += 1;
        }
        piece
    }

    /// The pieces with their squares, from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Each square's FEN letter, from a1 to h8.
    fn letters(&self) -> [char; 64] {
        let mut letters = [EMPTY; 64];
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.pieces(color, role) {
                    letters[square.index()] = role.of(color).letter();
                }
            }
        }
        letters
    }

    /// Puts a piece on a square that is known to be empty.
    #[inline]
    pub(crate) const fn put_on_empty(&mut self, square: Square, piece: Piece) {
        let (role, color) = (piece.role as usize, COLORS + piece.color as usize);
        self.planes[role] = self.planes[role].with(square);
        self.planes[color] = self.planes[color].with(square);
    }

    /// Whether no piece of `enemy` attacks a king of `color` on `square`: what [`attackers`](Self::attackers) would say,
    /// with one fan of rays instead of four lines, for it is asked for every move.
    #[inline(always)]
    pub(crate) fn is_safe(&self, square: Square, color: Color, enemy: Bitboard, occupied: Bitboard) -> bool {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = self.planes;
        let leapers = (attacks::pawn_attacks(color, square) & pawns)
            | (attacks::knight_attacks(square) & knights)
            | (attacks::king_attacks(square) & kings);
        let sliders = Axes::of_kinds((rooks | queens) & enemy, (bishops | queens) & enemy);
        let rays = Fan::rays(Axes::splat(Bitboard::of(square)), !occupied);
        (leapers & enemy).is_empty() && (rays.axes() & sliders).union().is_empty()
    }

    /// The pieces of both colours that attack `square` if `occupied` were the squares that stop a slider.
    #[inline(always)]
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [pawns, knights, bishops, rooks, queens, kings, white, black] = self.planes;
        // A white pawn attacks the square from where a black one would be attacked, and the reverse.
        (attacks::pawn_attacks(Color::Black, square) & pawns & white)
            | (attacks::pawn_attacks(Color::White, square) & pawns & black)
            | (attacks::knight_attacks(square) & knights)
            | (attacks::king_attacks(square) & kings)
            | (attacks::bishop_attacks(square, occupied) & (bishops | queens))
            | (attacks::rook_attacks(square, occupied) & (rooks | queens))
    }
}

impl fmt::Display for Board {
    /// The first field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters();
        for (row, rank) in letters.chunks(8).rev().enumerate() {
            if row > 0 {
                f.write_char('/')?;
            }
            // Runs of empty squares alternate with single pieces.
            for run in rank.chunk_by(|&a, &b| a == EMPTY && b == EMPTY) {
                match run {
                    [letter] if *letter != EMPTY => f.write_char(*letter)?,
                    _ => f.write_char((b'0' + run.len() as u8) as char)?,
                }
            }
        }
        Ok(())
    }
}

/// How an empty square is drawn.
const EMPTY: char = '.';

impl fmt::Debug for Board {
    /// The board as a picture, rank 8 on top.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in self.letters().chunks(8).rev() {
            for (file, letter) in rank.iter().enumerate() {
                let end = if file < 7 { ' ' } else { '\n' };
                write!(f, "{letter}{end}")?;
            }
        }
        Ok(())
    }
}
