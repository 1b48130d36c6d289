//! The reader: bytes in, events out. Here it goes from token to token; what each means stands in a room of its own.

mod comment;
mod moves;
mod tag;
mod telling;

use core::{mem, ops::ControlFlow};

use self::{comment::Carry, moves::is_word, tag::TagState, telling::Muted};
use super::{Dialect, FaultKind, MAX_WORD, Place, Visitor, token::Token};

/// The variations that may stand in one another.
pub const MAX_DEPTH: u32 = 63;

/// Reads games from bytes that come in pieces of any size, and tells a [`Visitor`] of them.
///
/// Where the pieces are cut makes no difference, but for the pieces of comments. The reader is some 1.4 kB and
/// allocates nothing. Lines end in LF or CRLF, and a byte order mark at the beginning is passed over. Comments
/// between games, and lines that begin with `%`, are passed over too.
///
/// After a fault that [ends its game](FaultKind::ends_game) reading goes on at the next line that begins a
/// tag; after a fault among tags, at the tags behind the moves or the blank line that follow.
///
/// ```
/// use rulebook_game::movetext::{Dialect, Fault, Flow, Place, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Count { moves: usize, faults: Vec<String> }
///
/// impl Visitor for Count {
///     fn mv(&mut self, _: &str, _: Place) -> Flow {
///         self.moves += 1;
///         Flow::Continue
///     }
///     fn begin_variation(&mut self) -> Flow {
///         Flow::SkipLine
///     }
///     fn fault(&mut self, fault: Fault) -> Flow {
///         self.faults.push(fault.to_string());
///         Flow::Continue
///     }
/// }
///
/// let mut count = Count::default();
/// let mut reader = Reader::new(Dialect::Pgn);
/// for piece in ["1. e4 e", "5 (1... c5) ", "2. Nf3\n[Event \"?\"]\n", "1. d4 *"] {
///     let _ = reader.push(piece.as_bytes(), &mut count);
/// }
/// reader.finish(&mut count);
/// assert_eq!(count.moves, 4);
/// assert_eq!(count.faults, ["line 2, column 1: the game has no result"]);
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    dialect: Dialect,
    state: State,
    phase: Phase,
    /// The bytes of all pieces before the present one.
    before: u64,
    line: u64,
    /// The bytes before the present line.
    line_start: u64,
    /// Nothing but blanks so far on this line.
    blank: bool,
    /// Where the token that is being read begins.
    start: Place,
    token: Token,
    /// The first bytes of a character that a piece of the text cuts in two.
    carry: Carry,
    depth: u32,
    /// For each open line whether it has a move: bit 0 for the game, and so on.
    moved: u64,
    muted: Option<Muted>,
    stopped: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// No game is open.
    Between,
    Tags,
    Moves,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// At the start of the text, after so many bytes of a byte order mark.
    Mark(usize),
    Between,
    Word,
    Nag,
    /// In a comment: to the end of the line, or to the brace.
    Comment {
        to_line_end: bool,
    },
    /// In a line that is not read.
    Escape,
    Tag(TagState),
    /// Looking for the next game. Among the tags of the game that is lost, a tag does not begin one.
    Lost {
        in_tags: bool,
    },
    /// At a `[` that may begin the next game.
    LostBracket,
}

const MARK: &[u8] = "\u{FEFF}".as_bytes();

impl Reader {
    /// A reader at the start of a text.
    #[must_use]
    pub const fn new(dialect: Dialect) -> Self {
        Self {
            dialect,
            state: State::Mark(0),
            phase: Phase::Between,
            before: 0,
            line: 1,
            line_start: 0,
            blank: true,
            start: Place { byte: 0, line: 1, column: 1 },
            token: Token::EMPTY,
            carry: Carry { bytes: [0; 4], len: 0 },
            depth: 0,
            moved: 0,
            muted: None,
            stopped: false,
        }
    }

    /// The dialect that is read.
    #[must_use]
    pub const fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Reads the next bytes of the text.
    ///
    /// Breaks where the visitor [stops](super::Flow::Stop), with the number of bytes that have been read; reading goes
    /// on if the others are pushed.
    pub fn push(&mut self, bytes: &[u8], visitor: &mut impl Visitor) -> ControlFlow<usize> {
        let mut at = 0;
        while at < bytes.len() {
            at = self.step(bytes, at, visitor);
            if mem::take(&mut self.stopped) {
                self.before += at as u64;
                return ControlFlow::Break(at);
            }
        }
        self.before += bytes.len() as u64;
        ControlFlow::Continue(())
    }

    /// Ends the text: tells what its last word says, or that something is missing. The reader is then ready for
    /// another text.
    pub fn finish(&mut self, visitor: &mut impl Visitor) {
        let end = self.place(0);
        if let State::Mark(matched @ 1..) = self.state {
            self.begin_like_mark(matched);
        }
        match self.state {
            State::Word => self.end_word(visitor),
            State::Nag => self.end_nag(visitor),
            State::Comment { to_line_end } => {
                self.end_carry(0, visitor);
                if to_line_end {
                    self.end_comment(visitor);
                } else {
                    self.fault(FaultKind::OpenComment, self.start, visitor);
                }
            }
            State::Tag(state) => self.fault(state.missing(), end, visitor),
            State::LostBracket => self.begin_tag(end, visitor),
            State::Mark(_) | State::Between | State::Escape | State::Lost { .. } => {}
        }
        if self.state == State::Tag(TagState::Open) {
            self.fault(FaultKind::TagName, end, visitor);
        }
        self.abandon(end, visitor);
        *self = Self::new(self.dialect);
    }

    /// Reads on to the end of a token or of the piece; gives how far.
    #[inline]
    fn step(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        match self.state {
            State::Between => self.between(bytes, at, visitor),
            State::Word => self.word(bytes, at, visitor),
            State::Comment { to_line_end } => self.comment(bytes, at, to_line_end, visitor),
            State::Tag(state) => self.tag(state, bytes, at, visitor),
            State::Nag => self.nag(bytes, at, visitor),
            State::Escape => {
                let end = line_end(bytes, at);
                if end < bytes.len() {
                    self.state = State::Between;
                }
                end
            }
            State::Lost { in_tags } => self.lost(in_tags, bytes, at),
            State::LostBracket => {
                if bytes[at].is_ascii_alphanumeric() {
                    self.begin_tag(self.start, visitor);
                } else {
                    self.state = State::Lost { in_tags: false };
                }
                at
            }
            State::Mark(matched) => self.mark(matched, bytes, at),
        }
    }

    fn mark(&mut self, matched: usize, bytes: &[u8], at: usize) -> usize {
        if bytes[at] == MARK[matched] {
            if matched + 1 < MARK.len() {
                self.state = State::Mark(matched + 1);
            } else {
                self.line_start = MARK.len() as u64;
                self.state = State::Between;
            }
            return at + 1;
        }
        self.state = State::Between;
        if matched > 0 {
            self.begin_like_mark(matched);
        }
        at
    }

    /// What looked like the mark is the beginning of a word.
    fn begin_like_mark(&mut self, matched: usize) {
        self.token.add(&MARK[..matched], MAX_WORD);
        self.blank = false;
        self.state = State::Word;
    }

    #[inline]
    fn between(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        match bytes[at] {
            b' ' | b'\t' | b'\r' => return at + 1,
            b'\n' => return self.new_line(at),
            _ => {}
        }
        let place = self.place(at);
        let fresh = mem::take(&mut self.blank);
        match bytes[at] {
            byte if is_word(byte) => {
                self.start = place;
                self.state = State::Word;
                return self.word(bytes, at, visitor);
            }
            b'%' if place.column == 1 => self.state = State::Escape,
            open @ (b'{' | b';') => {
                self.start = place;
                if self.phase != Phase::Between {
                    self.open_moves(visitor);
                }
                self.state = State::Comment { to_line_end: open == b';' };
            }
            b'[' if fresh || self.phase != Phase::Moves => self.begin_tag(place, visitor),
            b'(' => self.begin_variation(place, visitor),
            b')' => self.end_variation(place, visitor),
            b'$' => {
                self.start = place;
                self.state = State::Nag;
            }
            _ => self.fault(FaultKind::Unexpected, place, visitor),
        }
        at + 1
    }

    fn lost(&mut self, in_tags: bool, bytes: &[u8], at: usize) -> usize {
        if !self.blank {
            let end = line_end(bytes, at);
            return if end < bytes.len() { self.new_line(end) } else { end };
        }
        match bytes[at] {
            b'\n' => {
                self.state = State::Lost { in_tags: false };
                self.new_line(at)
            }
            b' ' | b'\t' | b'\r' => at + 1,
            b'[' => {
                if !in_tags {
                    self.start = self.place(at);
                    self.state = State::LostBracket;
                }
                self.blank = false;
                at + 1
            }
            _ => {
                self.blank = false;
                self.state = State::Lost { in_tags: false };
                at
            }
        }
    }

    #[inline]
    const fn new_line(&mut self, at: usize) -> usize {
        self.line += 1;
        self.line_start = self.before + at as u64 + 1;
        self.blank = true;
        at + 1
    }

    #[inline]
    const fn place(&self, at: usize) -> Place {
        let byte = self.before + at as u64;
        // Within the byte order mark there is no column yet.
        Place { byte, line: self.line, column: byte.saturating_sub(self.line_start) + 1 }
    }
}

impl Place {
    const fn plus(self, bytes: usize) -> Self {
        Self { byte: self.byte + bytes as u64, column: self.column + bytes as u64, ..self }
    }

    const fn minus(self, bytes: usize) -> Self {
        Self { byte: self.byte - bytes as u64, column: self.column - bytes as u64, ..self }
    }
}

/// The end of the line, or of the piece.
fn line_end(bytes: &[u8], at: usize) -> usize {
    bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |length| at + length)
}
