//! Why a move is refused.

use alloc::{vec, vec::Vec};
use core::{
    fmt,
    ops::ControlFlow::{Break, Continue},
};

use rulebook_square::{Direction, Lattice};
use thiserror::Error;

use crate::{
    Crowning, Move, MoveKind, Piece, Position, Square, Squares, Variant,
    walk::{Walk, crowning_row, is_forward},
};

/// Why a move is not legal: the first reason that holds.
///
/// Some reasons carry all the moves that would have been legal (D12), in a `Vec`: an error is made only where a move is
/// refused, never while moves are generated.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Illegal<B: Lattice> {
    /// The start square is empty.
    #[error("no piece stands on {0}")]
    NoPiece(Square<B>),
    /// The piece belongs to the side that is not to move (D3).
    #[error("the {piece} on {square} is not yours to move")]
    NotYours {
        /// Where it stands.
        square: Square<B>,
        /// What stands there.
        piece: Piece,
    },
    /// The move says man, king or crowning, and the piece or its target says otherwise. Only moves made by hand can.
    #[error("the piece that goes from {from} to {to} is not moved as the move says")]
    WrongKind {
        /// The start square.
        from: Square<B>,
        /// The target.
        to: Square<B>,
    },
    /// The piece does not move or take that way on any board (D4–D7).
    #[error("a {} cannot go from {from} to {to}", man_or_king(*.is_king))]
    CannotMoveSo {
        /// A king would move, not a man.
        is_king: bool,
        /// The start square, or where it stands in mid-capture.
        from: Square<B>,
        /// The next square.
        to: Square<B>,
    },
    /// A man never steps backward (D4).
    #[error("a man does not step backward, from {from} to {to}")]
    ManBackward {
        /// The start square.
        from: Square<B>,
        /// The target.
        to: Square<B>,
    },
    /// Men do not take backward under these rules (D6).
    #[error("a man does not take backward, from {from} to {to}")]
    ManTakesBackward {
        /// Where it stands.
        from: Square<B>,
        /// The square behind the piece.
        to: Square<B>,
    },
    /// Men do not take kings under these rules (D6).
    #[error("a man cannot take the king on {0}")]
    ManTakesKing(Square<B>),
    /// A piece stands in the way of a quiet move, or on its target (D4, D5).
    #[error("the way is blocked on {0}")]
    Blocked(Square<B>),
    /// The square behind the piece that is jumped, or the landing square, is not empty (D6, D7). A piece that is taken
    /// stands until the move is finished (D9).
    #[error("{0} is not free to land on")]
    NotFree(Square<B>),
    /// Pieces of one's own are not jumped (D6).
    #[error("your own piece on {0} is in the way")]
    OwnPiece(Square<B>),
    /// Two pieces stand between a king and its landing square (D7).
    #[error("there is more than one piece to jump between {from} and {to}")]
    SeveralInTheWay {
        /// Where the king stands.
        from: Square<B>,
        /// Where it would land.
        to: Square<B>,
    },
    /// There is no piece to take (D6).
    #[error("there is nothing to take between {from} and {to}")]
    NothingToTake {
        /// Where the piece stands.
        from: Square<B>,
        /// Where it would land.
        to: Square<B>,
    },
    /// A piece that has been taken stands until the move is finished, and is not jumped again (D9).
    #[error("the piece on {0} would be jumped twice")]
    JumpedTwice(Square<B>),
    /// The set of pieces to take has a square without an enemy piece.
    #[error("there is no piece to take on {0}")]
    NothingThere(Square<B>),
    /// The piece cannot take just these pieces and end there, in any order.
    #[error("no way from {from} to {to} takes just these pieces")]
    NoRoute {
        /// The start square.
        from: Square<B>,
        /// The target.
        to: Square<B>,
    },
    /// A quiet move where a capture is obligatory (D10, D12).
    #[error("a capture is obligatory: {}", Moves(.captures))]
    CaptureObligatory {
        /// All legal captures.
        captures: Vec<Move<B>>,
    },
    /// The capture ends although the piece can go on taking (D10).
    #[error("the capture must go on from {at}, to {}", SquareList(*.landings))]
    MustGoOn {
        /// Where it stopped.
        at: Square<B>,
        /// Where it can land next.
        landings: Squares<B>,
    },
    /// The king ends on a square from which it cannot go on, although it could from another beyond the same piece
    /// (D10).
    #[error("the king must land where the capture goes on, on {}", SquareList(*.landings))]
    MustLandElsewhere {
        /// The squares from which it goes on.
        landings: Squares<B>,
    },
    /// Another capture takes more, or is to be preferred by the order of captures (D11).
    #[error("another capture must be preferred: {}", Moves(.captures))]
    MoreToTake {
        /// All legal captures.
        captures: Vec<Move<B>>,
    },
}

impl<V: Variant> Position<V> {
    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move<V::Board>) -> bool {
        let compare = |legal| if legal == mv { Break(()) } else { Continue(()) };
        self.try_for_each_move(compare).is_break()
    }

    /// Whether a move is legal, and if not, why.
    ///
    /// # Errors
    /// The first reason that holds. Any move may be asked about; none panics.
    ///
    /// ```
    /// use rulebook_draughts::{International, Position};
    ///
    /// let position: Position<International> = "W:W28,47:B13,23,33".parse().unwrap();
    /// let why = |text| position.check(position.parse_move(text).unwrap()).unwrap_err().to_string();
    /// assert_eq!(why("47-42"), "a capture is obligatory: 28x8");
    /// assert_eq!(why("28x19"), "the capture must go on from 19, to 8");
    /// assert_eq!(why("28x39"), "another capture must be preferred: 28x8");
    /// ```
    pub fn check(&self, mv: Move<V::Board>) -> Result<(), Illegal<V::Board>> {
        if self.is_legal(mv) { Ok(()) } else { Err(self.why_not(mv)) }
    }

    /// The quiet move from one square to another, legal or not.
    pub(crate) fn quiet(&self, from: Square<V::Board>, to: Square<V::Board>) -> Move<V::Board> {
        let kind = match self.piece_at(from) {
            Some(piece) if piece.is_king => MoveKind::King,
            Some(piece) if crowning_row::<V>(piece.color).contains(to) => MoveKind::Crowning,
            _ => MoveKind::Man,
        };
        Move::new(from, to, Squares::<V::Board>::EMPTY, kind)
    }

    /// The legal moves, where they are captures.
    fn captures(&self) -> Vec<Move<V::Board>> {
        let mut moves = self.moves();
        moves.retain(|mv| mv.is_capture());
        moves
    }

    #[cold]
    fn why_not(&self, mv: Move<V::Board>) -> Illegal<V::Board> {
        let walk = match self.walk_from(mv.from()) {
            Ok(walk) => walk,
            Err(reason) => return reason,
        };
        if walk.is_king != (mv.kind() == MoveKind::King) {
            return Illegal::WrongKind { from: mv.from(), to: mv.to() };
        }
        if mv.is_capture() { self.why_no_capture(mv, walk) } else { self.why_no_step(mv, walk) }
    }

    /// The player's piece on `from`, before it moves.
    pub(crate) fn walk_from(&self, from: Square<V::Board>) -> Result<Walk<'_, V>, Illegal<V::Board>> {
        let walk = Walk::new(self, from).ok_or(Illegal::NoPiece(from))?;
        if walk.color == self.turn() {
            Ok(walk)
        } else {
            let piece = Piece { color: walk.color, is_king: walk.is_king };
            Err(Illegal::NotYours { square: from, piece })
        }
    }

    fn why_no_step(&self, mv: Move<V::Board>, walk: Walk<'_, V>) -> Illegal<V::Board> {
        let (from, to) = (mv.from(), mv.to());
        let cannot = Illegal::CannotMoveSo { is_king: walk.is_king, from, to };
        let Some(direction) = from.direction(to).filter(|direction| direction.is_diagonal()) else {
            return cannot;
        };
        let mut next = from.step(direction);
        if next != Some(to) && !walk.is_flying() {
            return cannot;
        }
        if !walk.is_king && !is_forward(walk.color, direction) {
            return Illegal::ManBackward { from, to };
        }
        while let Some(square) = next {
            if self.piece_at(square).is_some() {
                return Illegal::Blocked(square);
            }
            next = if square == to { None } else { square.step(direction) };
        }
        if mv != self.quiet(from, to) {
            return Illegal::WrongKind { from, to };
        }
        Illegal::CaptureObligatory { captures: self.captures() }
    }

    fn why_no_capture(&self, mv: Move<V::Board>, walk: Walk<'_, V>) -> Illegal<V::Board> {
        let (from, to) = (mv.from(), mv.to());
        let enemies = self.pieces(!self.turn());
        if let Some(square) = (mv.captured() - enemies).first() {
            return Illegal::NothingThere(square);
        }
        let stays_a_man = mv.kind() != MoveKind::King && V::RULES.crowning == Crowning::AtEnd;
        if stays_a_man
            && !V::RULES.men_take_kings
            && let Some(square) = (mv.captured() & self.kings(!self.turn())).first()
        {
            return Illegal::ManTakesKing(square);
        }
        match walk.endings(mv) {
            Endings::None if walk.endings(mv.with_other_kind()) != Endings::None => {
                Illegal::WrongKind { from, to }
            }
            Endings::None => Illegal::NoRoute { from, to },
            Endings::Incomplete(reason) => reason,
            Endings::Complete => Illegal::MoreToTake { captures: self.captures() },
        }
    }
}

impl<B: Lattice> Move<B> {
    /// The move with the other of the two kinds that a man's can have.
    fn with_other_kind(self) -> Self {
        let kind = match self.kind() {
            MoveKind::Man => MoveKind::Crowning,
            MoveKind::Crowning => MoveKind::Man,
            MoveKind::King => MoveKind::King,
        };
        Self::new(self.from(), self.to(), self.captured(), kind)
    }
}

/// How the ways end that a capture can be walked.
#[derive(PartialEq)]
enum Endings<B: Lattice> {
    /// There is no way.
    None,
    /// None may end there (D10); the reason is that of the last one found.
    Incomplete(Illegal<B>),
    /// One is carried on to its end.
    Complete,
}

impl<V: Variant> Walk<'_, V> {
    /// How the ways end that take what `mv` takes and end where it ends.
    fn endings(&self, mv: Move<V::Board>) -> Endings<V::Board> {
        let mut endings = Endings::None;
        let mut open = vec![*self];
        while let Some(walk) = open.pop() {
            for leg in walk.legs() {
                for landing in leg.landings {
                    let next = walk.after(leg, landing);
                    if next.ended() == mv {
                        endings = if next.goes_on() {
                            let landings = next.landings();
                            Endings::Incomplete(Illegal::MustGoOn { at: landing, landings })
                        } else if walk.may_end(leg, landing) {
                            return Endings::Complete;
                        } else {
                            let landings = walk.landings_that_go_on(leg);
                            Endings::Incomplete(Illegal::MustLandElsewhere { landings })
                        };
                    } else if next.taken.is_subset(mv.captured()) && next.taken != mv.captured() {
                        open.push(next);
                    }
                }
            }
        }
        endings
    }

    /// Why the piece cannot jump to a square next.
    pub(crate) fn why_no_jump(&self, to: Square<V::Board>) -> Illegal<V::Board> {
        let (from, is_king) = (self.at, self.is_king);
        let cannot = Illegal::CannotMoveSo { is_king, from, to };
        let diagonal = |direction: &Direction| direction.is_diagonal() || V::RULES.orthogonal_captures;
        let Some(direction) = from.direction(to).filter(diagonal) else { return cannot };
        let between = || {
            core::iter::successors(from.step(direction), move |square| square.step(direction))
                .take_while(move |&square| square != to)
        };
        if !self.is_flying() && between().count() != 1 {
            return cannot;
        }
        let mut pieces = between().filter(|&square| !self.is_empty(square));
        let Some(first) = pieces.next() else { return Illegal::NothingToTake { from, to } };
        if self.taken.contains(first) {
            return Illegal::JumpedTwice(first);
        }
        if self.owns(first) {
            return Illegal::OwnPiece(first);
        }
        if !self.may_take(first) {
            return Illegal::ManTakesKing(first);
        }
        if !self.takes(direction) {
            return Illegal::ManTakesBackward { from, to };
        }
        if !self.is_empty(to) {
            return Illegal::NotFree(to);
        }
        if pieces.next().is_some() {
            return Illegal::SeveralInTheWay { from, to };
        }
        cannot
    }
}

const fn man_or_king(is_king: bool) -> &'static str {
    if is_king { "king" } else { "man" }
}

/// Writes the first few of many moves; those that share their ends with what they take.
struct Moves<'a, B: Lattice>(&'a [Move<B>]);

impl<B: Lattice> fmt::Display for Moves<'_, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        let ends = |mv: &Move<B>| (mv.from(), mv.to());
        for (index, mv) in self.0.iter().take(SHOWN).enumerate() {
            write!(f, "{}{mv}", if index > 0 { ", " } else { "" })?;
            if self.0.iter().filter(|other| ends(other) == ends(mv)).count() > 1 {
                for square in Square::all().filter(|&square| mv.captured().contains(square)) {
                    write!(f, "x{square}")?;
                }
            }
        }
        match self.0.len().saturating_sub(SHOWN) {
            0 => Ok(()),
            more => write!(f, " and {more} more"),
        }
    }
}

/// Writes squares by ascending number.
struct SquareList<B: Lattice>(Squares<B>);

impl<B: Lattice> fmt::Display for SquareList<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = Square::all().filter(|&square| self.0.contains(square));
        for (index, square) in squares.enumerate() {
            write!(f, "{}{square}", if index > 0 { " or " } else { "" })?;
        }
        Ok(())
    }
}
