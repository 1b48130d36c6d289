//! Moves as text: short, long and hub (D13, D19).

use alloc::{vec, vec::Vec};
use core::{fmt, ops::Range};

use rulebook_game as game;
use rulebook_square::{Lattice, ParseDarkCellError};
use thiserror::Error;

use crate::{FenError, Illegal, Move, Position, Square, Squares, Variant, walk::Walk};

/// A move to be written, in one of several forms. `Display` writes it.
///
/// ```
/// use rulebook_draughts::{International, Position};
///
/// let position: Position<International> = "W:WK4:B13,20,32,37".parse().unwrap();
/// let mv = position.parse_move("4x27x38x15").unwrap();
/// let text = position.move_text(mv);
/// // `4x15` alone would not tell it from the move by 31 and 42.
/// assert_eq!(text.to_string(), "4x27x38x15");
/// assert_eq!(text.short().to_string(), "4x15");
/// assert_eq!(text.hub().to_string(), "4x15x13x20x32");
/// assert_eq!(text.algebraic().to_string(), "h10xc5xe3xj8");
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct MoveText<'a, V: Variant> {
    position: &'a Position<V>,
    mv: Move<V::Board>,
    form: Form,
    algebraic: bool,
}

#[derive(Clone, Copy, Debug)]
enum Form {
    /// Short where that says all, else long.
    Canonical,
    Short,
    Long,
    Hub,
}

impl<V: Variant> MoveText<'_, V> {
    /// The two ends, even if another move shares them.
    pub const fn short(mut self) -> Self {
        self.form = Form::Short;
        self
    }

    /// Every landing square, by the smallest route.
    pub const fn long(mut self) -> Self {
        self.form = Form::Long;
        self
    }

    /// The two ends, then the squares of the pieces taken.
    pub const fn hub(mut self) -> Self {
        self.form = Form::Hub;
        self
    }

    /// Names the squares a1, b2, … instead of numbering them.
    pub const fn algebraic(mut self) -> Self {
        self.algebraic = true;
        self
    }
}

impl<V: Variant> fmt::Display for MoveText<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mv = self.mv;
        let mut squares = vec![mv.from()];
        match self.form {
            Form::Long => squares.extend(self.position.smallest_route(mv)),
            Form::Canonical if self.position.has_twin(mv) => squares.extend(self.position.smallest_route(mv)),
            Form::Canonical | Form::Short => squares.push(mv.to()),
            Form::Hub => {
                squares.push(mv.to());
                squares.extend(Square::all().filter(|&square| mv.captured().contains(square)));
            }
        }
        for (index, square) in squares.into_iter().enumerate() {
            if index > 0 {
                f.write_str(if mv.is_capture() { "x" } else { "-" })?;
            }
            if self.algebraic { square.name().fmt(f)? } else { square.fmt(f)? }
        }
        Ok(())
    }
}

/// Why a text is refused as a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum MoveError<V: Variant> {
    /// A square that is none.
    #[error("{error}, at byte {} of the move", .place.start)]
    Square {
        /// What is wrong with it.
        error: ParseDarkCellError,
        /// Where it stands.
        place: Range<usize>,
    },
    /// The text is no two squares with `-` between them, nor two or more with `x`.
    #[error("a move is two squares with - between them, or two or more with x")]
    Form,
    /// The text fits several legal moves, which it names.
    #[error("ambiguous: {}", Candidates(.position, .moves))]
    Ambiguous {
        /// Where it was to be played.
        position: Position<V>,
        /// The moves that it fits.
        moves: Vec<Move<V::Board>>,
    },
    /// The text is well formed, but means no move that the rules could allow.
    #[error(transparent)]
    Illegal(Illegal<V::Board>),
}

/// Writes moves so that each is told from the others.
struct Candidates<'a, V: Variant>(&'a Position<V>, &'a [Move<V::Board>]);

impl<V: Variant> fmt::Display for Candidates<'_, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, &mv) in self.1.iter().enumerate() {
            write!(f, "{}{}", if index > 0 { " or " } else { "" }, self.0.move_text(mv))?;
        }
        Ok(())
    }
}

impl<V: Variant> Position<V> {
    /// A legal move to be written: short, or long if another legal move has the same two ends (D19), and with choices.
    ///
    /// A move that is not legal here is written by its ends.
    pub const fn move_text(&self, mv: Move<V::Board>) -> MoveText<'_, V> {
        MoveText { position: self, mv, form: Form::Canonical, algebraic: false }
    }

    /// Reads a move: `32-28`, or a capture with `x` (or `:`) between its squares, short, long or hub. Squares are
    /// numbers or algebraic names.
    ///
    /// Of a capture's squares the first is the start. The rest are one of these, in this order:
    ///
    /// * the landing squares of a route;
    /// * the target alone, where one legal capture goes there, or one takes a single piece, whose whole route this is;
    /// * the target, then all squares of pieces taken in any order (hub);
    /// * some of the landing squares of a route, the target last.
    ///
    /// The move need not be legal: [`check`](Self::check) says whether it is, and why not.
    ///
    /// # Errors
    /// A text that is no move, that fits several legal moves, or that means nothing that could be played.
    pub fn parse_move(&self, text: &str) -> Result<Move<V::Board>, MoveError<V>> {
        let quiet = text.contains('-');
        let mut squares = vec![];
        let mut start = 0;
        for part in text.split(if quiet { &['-'][..] } else { &['x', ':'] }) {
            let place = start..start + part.len();
            start = place.end + 1;
            squares.push(read_square::<V>(part).map_err(|error| MoveError::Square { error, place })?);
        }
        match squares[..] {
            [from, to] if quiet => Ok(self.quiet(from, to)),
            [from, to] => self.read_short(from, to),
            [from, ref way @ ..] if way.len() > 1 && !quiet => self.read_long(from, way),
            _ => Err(MoveError::Form),
        }
    }

    /// Reads a capture by its two ends.
    fn read_short(
        &self,
        from: Square<V::Board>,
        to: Square<V::Board>,
    ) -> Result<Move<V::Board>, MoveError<V>> {
        let legal = self.captures_between(from, to);
        if !legal.is_empty() {
            // Of several, one that is a single jump is written just so: there is no longer form of it.
            let single = legal.iter().copied().find(|mv| mv.captured().count() == 1);
            return single.map_or_else(|| self.the_one(legal), Ok);
        }
        // Not legal: what was meant is a jump, or the first longer capture that ends there.
        let walk = self.walk_from(from).map_err(MoveError::Illegal)?;
        let single = walk.jump_to(to);
        let meant = single.or_else(|reason| walk.first_to(to).ok_or(reason)).map_err(MoveError::Illegal)?;
        Ok(meant.ended())
    }

    fn read_long(
        &self,
        from: Square<V::Board>,
        way: &[Square<V::Board>],
    ) -> Result<Move<V::Board>, MoveError<V>> {
        let walk = self.walk_from(from).map_err(MoveError::Illegal)?;
        let to = way.last().copied().unwrap_or(from);
        let walked = way.iter().try_fold(walk, |walk, &landing| walk.jump_to(landing));
        if let Ok(walked) = &walked
            && self.is_legal(walked.ended())
        {
            return Ok(walked.ended());
        }
        let taken: Squares<V::Board> = way[1..].iter().copied().collect();
        let each_once = taken.count() as usize == way.len() - 1;
        let mut fit = self.captures_between(from, way[0]);
        fit.retain(|mv| each_once && mv.captured() == taken);
        if fit.is_empty() {
            fit = self.captures_between(from, to);
            fit.retain(|&mv| self.routes(mv).iter().any(|route| is_part(way, route)));
        }
        if !fit.is_empty() {
            return self.the_one(fit);
        }
        match walked {
            Ok(walked) => Ok(walked.ended()),
            Err(_) if each_once && taken.is_subset(self.pieces(!self.turn())) => {
                let kind = self.quiet(from, way[0]).kind();
                Ok(Move::new(from, way[0], taken, kind))
            }
            Err(reason) => Err(MoveError::Illegal(reason)),
        }
    }

    fn captures_between(&self, from: Square<V::Board>, to: Square<V::Board>) -> Vec<Move<V::Board>> {
        let mut moves = self.moves();
        moves.retain(|mv| mv.is_capture() && mv.from() == from && mv.to() == to);
        moves
    }

    fn the_one(&self, moves: Vec<Move<V::Board>>) -> Result<Move<V::Board>, MoveError<V>> {
        match moves[..] {
            [mv] => Ok(mv),
            _ => Err(MoveError::Ambiguous { position: *self, moves }),
        }
    }

    /// Whether another legal move has the same two ends.
    fn has_twin(&self, mv: Move<V::Board>) -> bool {
        mv.is_capture() && self.captures_between(mv.from(), mv.to()).into_iter().any(|other| other != mv)
    }
}

impl<V: Variant> Walk<'_, V> {
    /// The first way of captures that stands on this square after a jump.
    fn first_to(&self, to: Square<V::Board>) -> Option<Self> {
        let mut open = vec![*self];
        while let Some(walk) = open.pop() {
            for leg in walk.legs() {
                for landing in leg.landings {
                    let next = walk.after(leg, landing);
                    if landing == to {
                        return Some(next);
                    }
                    open.push(next);
                }
            }
        }
        None
    }
}

/// A number or an algebraic name.
fn read_square<V: Variant>(text: &str) -> Result<Square<V::Board>, ParseDarkCellError> {
    if text.starts_with(|first: char| first.is_ascii_alphabetic()) {
        Square::from_name(text)
    } else {
        text.parse()
    }
}

/// Whether the squares of `way` are some of the squares of `route`, in its order, and the last is its last.
fn is_part<B: Lattice>(way: &[Square<B>], route: &[Square<B>]) -> bool {
    let mut rest = route.iter();
    way.last() == route.last() && way.iter().all(|square| rest.any(|landing| landing == square))
}

impl<V: Variant> game::Text for Position<V> {
    /// The type says all.
    type Rules = ();
    type PositionError = FenError<V>;
    type MoveError = MoveError<V>;

    fn start((): &()) -> Self {
        Self::start()
    }

    fn parse_position(text: &str, (): &()) -> Result<Self, FenError<V>> {
        text.parse()
    }

    fn parse_move(&self, text: &str) -> Result<Move<V::Board>, MoveError<V>> {
        self.parse_move(text)
    }

    fn fmt_move(&self, mv: Move<V::Board>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.move_text(mv), f)
    }

    fn into_illegal(error: MoveError<V>) -> Result<Illegal<V::Board>, MoveError<V>> {
        match error {
            MoveError::Illegal(reason) => Ok(reason),
            other => Err(other),
        }
    }
}
