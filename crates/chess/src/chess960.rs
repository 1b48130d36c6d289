//! The 960 start positions of Chess960 by number (clause C8).

use crate::{Bitboard, Board, CastlingRights, Color, Position, Role, Square};

/// The places of the two knights among the five squares that bishops and queen leave.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl Position {
    /// The start position with this number, in Scharnagl's order: 0 to 959, 518 being the standard game.
    ///
    /// ```
    /// use rulebook_chess::Position;
    /// assert_eq!(Position::chess960(518), Some(Position::start()));
    /// let first = Position::chess960(0).unwrap();
    /// assert_eq!(first.to_string(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    #[must_use]
    pub fn chess960(number: u16) -> Option<Self> {
        if number >= 960 {
            return None;
        }
        let number = usize::from(number);
        let (rest, light_bishop) = (number / 4, number % 4);
        let (rest, dark_bishop) = (rest / 4, rest % 4);
        let (knights, queen) = (rest / 6, rest % 6);
        let (first_knight, second_knight) = KNIGHTS[knights];

        let mut back = [EMPTY; 8];
        back[2 * light_bishop + 1] = b'b';
        back[2 * dark_bishop] = b'b';
        put(&mut back, queen, b'q');
        // The second first, so that it does not shift the place of the other.
        put(&mut back, second_knight, b'n');
        put(&mut back, first_knight, b'n');
        for piece in *b"rkr" {
            put(&mut back, 0, piece);
        }
        let board = Board::start_with(back);
        let rights = CastlingRights(board.role(Role::Rook));
        Some(Self { board, rights, ..Self::start() })
    }

    /// The number of this position if it is a start position of Chess960, with White to move and all
    /// rights to castle. The counters of moves are not looked at.
    ///
    /// ```
    /// use rulebook_chess::Position;
    /// let mut position = Position::start();
    /// assert_eq!(position.chess960_number(), Some(518));
    /// position.play(position.parse_san("e4").unwrap()).unwrap();
    /// assert_eq!(position.chess960_number(), None);
    /// ```
    #[must_use]
    pub fn chess960_number(&self) -> Option<u16> {
        let pieces = |role| self.board().pieces(Color::White, role) & Bitboard::rank(0);
        let bishops = pieces(Role::Bishop);
        let light_bishop = (bishops & Bitboard::LIGHT).first()?.file() / 2;
        let dark_bishop = (bishops & Bitboard::DARK).first()?.file() / 2;
        let queen = pieces(Role::Queen).first()?;
        let others = pieces(Role::Knight) | pieces(Role::Rook) | pieces(Role::King);
        let place = |square: Square| others.into_iter().take_while(|&other| other < square).count();
        let knights = (place(pieces(Role::Knight).first()?), place(pieces(Role::Knight).last()?));
        let knights = KNIGHTS.iter().position(|&places| places == knights)?;

        let number = (knights * 6 + place(queen)) * 16 + usize::from(dark_bishop * 4 + light_bishop);
        let number = u16::try_from(number).ok()?;
        (Self::chess960(number)? == *self).then_some(number)
    }
}

const EMPTY: u8 = 0;

/// Puts a piece on the empty square with this number among the empty ones.
fn put(back: &mut [u8; 8], place: usize, piece: u8) {
    if let Some(square) = back.iter_mut().filter(|square| **square == EMPTY).nth(place) {
        *square = piece;
    }
}
