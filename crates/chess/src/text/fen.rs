//! FEN, X-FEN and Shredder-FEN (clauses C8, C17, C18).

use core::{fmt, ops::Range, str::FromStr};

use rulebook_game::Color;
use rulebook_square::ParseCellError;
use thiserror::Error;

use crate::{Board, CastlingClaim, CastlingClaims, CastlingSide, Piece, Position, Setup, SetupError, Square};

/// What to write into the en passant field. The choice never changes equality, hash or repetition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EnPassantMode {
    /// After every double step, as the FEN standard has it.
    Always,
    /// Only where an enemy pawn stands beside, even if pinned: X-FEN.
    PseudoLegal,
    /// Only where a legal capture exists, so that equal positions have equal fields. The default.
    #[default]
    Legal,
}

/// How to write castling rights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingStyle {
    /// `K` and `Q` for the outermost rook of that side, the file's letter for another: X-FEN, which
    /// is plain FEN in the standard game. The default.
    #[default]
    XFen,
    /// The file's letter for every rook: Shredder-FEN.
    Shredder,
}

/// A position to be written as FEN. `Display` writes it.
///
/// ```
/// use rulebook_chess::{CastlingStyle, EnPassantMode, Position};
/// let mut position = Position::start();
/// position.play(position.parse_uci("e2e4").unwrap()).unwrap();
/// assert_eq!(position.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// let fen = position.fen().en_passant(EnPassantMode::Always).castling(CastlingStyle::Shredder);
/// assert_eq!(fen.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1");
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Fen<'a> {
    position: &'a Position,
    en_passant: EnPassantMode,
    castling: CastlingStyle,
    counters: bool,
}

impl Fen<'_> {
    /// When to write the en passant square.
    pub const fn en_passant(mut self, mode: EnPassantMode) -> Self {
        self.en_passant = mode;
        self
    }

    /// How to write castling rights.
    pub const fn castling(mut self, style: CastlingStyle) -> Self {
        self.castling = style;
        self
    }

    /// Leaves out the two counters: the four fields with which an EPD begins.
    pub const fn without_counters(mut self) -> Self {
        self.counters = false;
        self
    }
}

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut setup = Setup::from(*self.position);
        if self.castling == CastlingStyle::Shredder {
            setup.castling = CastlingClaims::NONE;
            for color in Color::ALL {
                for rook in self.position.castling_rights().rooks(color) {
                    setup.castling.insert(color, CastlingClaim::File(rook.file()));
                }
            }
        }
        setup.en_passant = match self.en_passant {
            EnPassantMode::Always => self.position.double_step_square(),
            EnPassantMode::PseudoLegal => self.position.pseudo_legal_en_passant_square(),
            EnPassantMode::Legal => self.position.en_passant_square(),
        };
        if self.counters { write!(f, "{setup}") } else { setup.write_four_fields(f) }
    }
}

impl Position {
    /// The position as FEN, with choices.
    pub const fn fen(&self) -> Fen<'_> {
        Fen {
            position: self,
            en_passant: EnPassantMode::Legal,
            castling: CastlingStyle::XFen,
            counters: true,
        }
    }
}

impl fmt::Display for Position {
    /// The FEN with the default choices: X-FEN, the en passant square where a legal capture exists.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

impl Setup {
    pub(crate) fn write_four_fields(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = if self.turn == Color::White { 'w' } else { 'b' };
        write!(f, "{} {turn} {} ", self.board, self.castling)?;
        match self.en_passant {
            Some(square) => write!(f, "{square}"),
            None => f.write_str("-"),
        }
    }
}

impl fmt::Display for Setup {
    /// The setup as FEN, just as it stands.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_four_fields(f)?;
        write!(f, " {} {}", self.halfmoves, self.fullmoves)
    }
}

/// Why a text is not a FEN, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what} at byte {} of the FEN", .place.start)]
pub struct FenError {
    /// What is wrong.
    pub what: FenFault,
    /// The bytes that are wrong: the character, the rank or the field, or the end of the text.
    pub place: Range<usize>,
}

/// What is wrong with a text that should be a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum FenFault {
    /// A FEN has four fields (then it is an EPD without operations) or six, with one space between.
    #[error("{0} field(s) instead of 6 (or 4)")]
    FieldCount(usize),
    /// Neither a piece nor a digit from 1 to 8.
    #[error("{0:?} is neither a piece nor a number of empty squares")]
    NotAPiece(char),
    /// Two digits side by side.
    #[error("two numbers of empty squares in a row")]
    AdjacentDigits,
    /// A rank that does not have eight squares.
    #[error("rank {rank} has {squares} squares instead of 8")]
    RankLength {
        /// 1 to 8.
        rank: u8,
        /// How many it has.
        squares: usize,
    },
    /// A board that does not have eight ranks.
    #[error("{0} ranks instead of 8")]
    RankCount(usize),
    /// The side to move is `w` or `b`.
    #[error("the side to move is neither w nor b")]
    Turn,
    /// The castling field is `-` or different letters of `KQkqA-Ha-h`.
    #[error("{0:?} is no castling right")]
    NotACastlingRight(char),
    /// The castling field is empty.
    #[error("the castling field is empty")]
    NoCastling,
    /// A castling right is written twice.
    #[error("the castling right {0:?} stands there twice")]
    TwiceTheRight(char),
    /// The en passant field is `-` or a square.
    #[error("the en passant field: {0}")]
    EnPassant(ParseCellError),
    /// A counter has only digits.
    #[error("a counter that is not a number")]
    NotANumber,
    /// The half-move counter goes to 65535, the move number to 4294967295.
    #[error("a counter that is too large")]
    NumberTooLarge,
}

/// Why a FEN gives no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParsePositionError {
    /// The text is not a FEN.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The position cannot be played on.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads FEN, X-FEN or Shredder-FEN, of four fields or six. Castling is judged as in Chess960,
    /// which for a standard game is the same; [`Setup::position_with`] gives the choice.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.parse::<Setup>()?.position()?)
    }
}

impl FromStr for Board {
    type Err = FenError;

    /// Reads the first field of a FEN.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_board(text)
    }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads FEN, X-FEN or Shredder-FEN, of four fields or six.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fields = 1 + text.bytes().filter(|&byte| byte == b' ').count();
        let mut rest = Fields { text, start: 0 };
        if fields != 4 && fields != 6 {
            return Err(FenError { what: FenFault::FieldCount(fields), place: text.len()..text.len() });
        }
        let mut setup = Self::parse_four_fields(&mut rest)?;
        if fields == 6 {
            setup.halfmoves = parse_number(&rest.next())?;
            setup.fullmoves = parse_number(&rest.next())?;
        }
        Ok(setup)
    }
}

impl Setup {
    pub(crate) fn parse_four_fields(fields: &mut Fields<'_>) -> Result<Self, FenError> {
        let board = fields.next();
        let board = parse_board(board.text).map_err(|error| error.moved(board.start))?;
        let turn = fields.next();
        let turn = match turn.text {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return Err(turn.wrong(FenFault::Turn)),
        };
        let castling = parse_castling(&fields.next())?;
        let field = fields.next();
        let en_passant = match field.text {
            "-" => None,
            name => {
                let square = name.parse::<Square>();
                Some(square.map_err(|error| field.wrong(FenFault::EnPassant(error)))?)
            }
        };
        Ok(Self { board, turn, castling, en_passant, ..Self::EMPTY })
    }
}

/// The fields of a text one after the other, with their places.
pub(crate) struct Fields<'a> {
    pub(crate) text: &'a str,
    pub(crate) start: usize,
}

/// One field and where it begins.
pub(crate) struct Field<'a> {
    pub(crate) text: &'a str,
    pub(crate) start: usize,
}

impl<'a> Fields<'a> {
    /// The next field: empty at the end of the text.
    pub(crate) fn next(&mut self) -> Field<'a> {
        let start = self.start.min(self.text.len());
        let rest = &self.text[start..];
        let length = rest.bytes().position(|byte| byte == b' ').unwrap_or(rest.len());
        self.start = start + length + 1;
        Field { text: &rest[..length], start }
    }
}

impl Field<'_> {
    fn wrong(&self, what: FenFault) -> FenError {
        FenError { what, place: self.start..self.start + self.text.len() }
    }
}

impl FenError {
    fn moved(mut self, by: usize) -> Self {
        self.place = self.place.start + by..self.place.end + by;
        self
    }
}

/// The ranks are taken as bytes, which is twice as fast: every byte that means something is ASCII.
fn parse_board(text: &str) -> Result<Board, FenError> {
    let ranks = 1 + text.bytes().filter(|&byte| byte == b'/').count();
    if ranks != 8 {
        return Err(FenError { what: FenFault::RankCount(ranks), place: 0..text.len() });
    }
    let mut board = Board::EMPTY;
    let mut start = 0;
    for (row, rank_text) in text.as_bytes().split(|&byte| byte == b'/').enumerate() {
        let rank = 7 - row as u8;
        let mut squares = 0;
        let mut after_digit = false;
        for (place, &byte) in (start..).zip(rank_text) {
            if matches!(byte, b'1'..=b'8') {
                if after_digit {
                    return Err(FenError { what: FenFault::AdjacentDigits, place: place..place + 1 });
                }
                squares += usize::from(byte - b'0');
            } else if let Some(piece) = Piece::from_letter(byte as char) {
                if let Some(square) = Square::at(squares.min(8) as u8, rank) {
                    board.put_on_empty(square, piece);
                }
                squares += 1;
            } else {
                return Err(not_a_piece(text, place));
            }
            after_digit = byte.is_ascii_digit();
        }
        if squares != 8 {
            let what = FenFault::RankLength { rank: rank + 1, squares };
            return Err(FenError { what, place: start..start + rank_text.len() });
        }
        start += rank_text.len() + 1;
    }
    Ok(board)
}

/// The character that begins at `place` is no piece.
#[cold]
fn not_a_piece(text: &str, place: usize) -> FenError {
    let character = text[place..].chars().next().unwrap_or_default();
    FenError { what: FenFault::NotAPiece(character), place: place..place + character.len_utf8() }
}

fn parse_castling(field: &Field<'_>) -> Result<CastlingClaims, FenError> {
    let mut claims = CastlingClaims::NONE;
    if field.text == "-" {
        return Ok(claims);
    }
    if field.text.is_empty() {
        return Err(field.wrong(FenFault::NoCastling));
    }
    for (offset, letter) in field.text.char_indices() {
        let start = field.start + offset;
        let wrong = |what| FenError { what, place: start..start + letter.len_utf8() };
        let (color, claim) =
            CastlingClaims::letter(letter).ok_or_else(|| wrong(FenFault::NotACastlingRight(letter)))?;
        if claims.contains(color, claim) {
            return Err(wrong(FenFault::TwiceTheRight(letter)));
        }
        claims.insert(color, claim);
    }
    Ok(claims)
}

fn parse_number<N: FromStr>(field: &Field<'_>) -> Result<N, FenError> {
    if field.text.is_empty() || !field.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(field.wrong(FenFault::NotANumber));
    }
    field.text.parse().map_err(|_| field.wrong(FenFault::NumberTooLarge))
}

impl Position {
    /// The square that a double step has just passed over, if an enemy pawn stands beside the pawn
    /// that made it, pinned or not.
    pub(crate) fn pseudo_legal_en_passant_square(&self) -> Option<Square> {
        let square = self.double_step_square()?;
        let beside = crate::attacks::pawn_attacks(!self.turn, square);
        let pawns = self.board().pieces(self.turn, crate::Role::Pawn);
        (!beside.is_disjoint(pawns)).then_some(square)
    }
}

/// Which castling a king's target on `file` stands for: c or g.
pub(crate) const fn side_of_target(file: u8) -> Option<CastlingSide> {
    match file {
        2 => Some(CastlingSide::Queen),
        6 => Some(CastlingSide::King),
        _ => None,
    }
}
