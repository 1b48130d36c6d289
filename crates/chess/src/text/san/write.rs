//! Writing SAN.

use core::{
    convert::Infallible,
    fmt::{self, Write as _},
    ops::ControlFlow::Continue,
};

use crate::{Bitboard, CastlingSide, Filter, Move, Position, Role, Square};

/// A move to be written as SAN. `Display` writes it.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct San<'a> {
    position: &'a Position,
    mv: Move,
}

impl Position {
    /// The move as SAN, in the one form that the PGN standard exports: the start square only as far as
    /// other **legal** moves make it necessary, `x`, `=Q`, and the check mark, `+` or `#` (C16).
    ///
    /// A move that is not legal here is written without check mark and with its start square in full.
    ///
    /// ```
    /// use rulebook_chess::Position;
    /// let position: Position = "r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1".parse().unwrap();
    /// let san = |uci| position.san(position.parse_uci(uci).unwrap()).to_string();
    /// assert_eq!(san("a1a8"), "Rxa8+");
    /// assert_eq!(san("e1g1"), "O-O");
    /// assert_eq!(san("h1f1"), "Rf1");
    /// ```
    pub const fn san(&self, mv: Move) -> San<'_> {
        San { position: self, mv }
    }
}

impl fmt::Display for San<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, mv } = *self;
        let (legal, rivals) = self.rivals();
        match mv.castling_side() {
            Some(CastlingSide::King) => f.write_str("O-O")?,
            Some(CastlingSide::Queen) => f.write_str("O-O-O")?,
            None => {
                if mv.role() != Role::Pawn {
                    f.write_char(mv.role().letter().to_ascii_uppercase())?;
                }
                let takes = position.captured(mv).is_some();
                let (file, rank) = match mv.role() {
                    _ if !legal => (true, true),
                    Role::Pawn => (takes, false),
                    _ => necessary(mv.from(), rivals),
                };
                if file {
                    f.write_char((b'a' + mv.from().file()) as char)?;
                }
                if rank {
                    write!(f, "{}", mv.from().rank() + 1)?;
                }
                write!(f, "{}{}", if takes { "x" } else { "" }, mv.to())?;
                if let Some(role) = mv.promotes_to() {
                    write!(f, "={}", role.letter().to_ascii_uppercase())?;
                }
            }
        }
        if legal { f.write_str(check_mark(position, mv)) } else { Ok(()) }
    }
}

impl San<'_> {
    /// Whether the move is legal, and the squares of the other pieces of its role that may go there too.
    fn rivals(&self) -> (bool, Bitboard) {
        let Self { position, mv } = *self;
        let (mut legal, mut rivals) = (false, Bitboard::EMPTY);
        let filter = Filter::ALL.role(mv.role()).to(mv.landing());
        let _ = position.try_for_each_move_in(filter, |other| {
            legal |= other == mv;
            rivals |= other.from();
            Continue::<Infallible>(())
        });
        (legal, rivals.without(mv.from()))
    }
}

/// Whether file and rank of `from` must be written to tell it from the rivals: the file if it does,
/// else the rank if it does, else both.
fn necessary(from: Square, rivals: Bitboard) -> (bool, bool) {
    if rivals.is_empty() {
        (false, false)
    } else if rivals.is_disjoint(Bitboard::file(from.file())) {
        (true, false)
    } else if rivals.is_disjoint(Bitboard::rank(from.rank())) {
        (false, true)
    } else {
        (true, true)
    }
}

fn check_mark(position: &Position, mv: Move) -> &'static str {
    let mut after = *position;
    after.play_unchecked(mv);
    match (after.is_check(), after.has_moves()) {
        (true, false) => "#",
        (true, true) => "+",
        (false, _) => "",
    }
}
