//! The reader: bytes in, events out.

use core::{mem, ops::ControlFlow, str};

use super::{
    Dialect, Fault, FaultKind, Flow, MAX_NAME, MAX_VALUE, MAX_WORD, Nag, Place, Score, Visitor, token::Token,
    words::Word,
};

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

/// Something is skipped.
#[derive(Clone, Copy, Debug)]
struct Muted {
    /// Nothing is told until the line of this depth ends.
    from: u32,
    /// But the ends of variations are, down from this depth: their beginnings were.
    told: u32,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TagState {
    Open,
    Name,
    Gap,
    Value,
    Escape,
    Close,
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
    /// Breaks where the visitor [stops](Flow::Stop), with the number of bytes that have been read; reading goes
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

    #[inline]
    fn word(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        let length = bytes[at..].iter().position(|&byte| !is_word(byte));
        let end = length.map_or(bytes.len(), |length| at + length);
        let part = &bytes[at..end];
        if length.is_some() && self.token.is_empty() {
            self.tell_word(part, visitor);
        } else if !self.token.add(part, MAX_WORD) {
            self.fault(FaultKind::WordTooLong, self.start, visitor);
        } else if length.is_some() {
            self.end_word(visitor);
        }
        end
    }

    /// Tells the word that has been kept.
    fn end_word(&mut self, visitor: &mut impl Visitor) {
        let token = self.token.clone();
        self.token.clear();
        self.tell_word(token.text(), visitor);
    }

    #[inline]
    fn tell_word(&mut self, bytes: &[u8], visitor: &mut impl Visitor) {
        self.state = State::Between;
        if bytes.len() > MAX_WORD {
            return self.fault(FaultKind::WordTooLong, self.start, visitor);
        }
        let read = str::from_utf8(bytes)
            .map_err(|error| (FaultKind::WordNotUtf8, error.valid_up_to()))
            .and_then(|text| Word::read(text, self.dialect));
        self.open_moves(visitor);
        let word = match read {
            Ok(word) => word,
            Err((kind, at)) => return self.fault(kind, self.start.plus(at), visitor),
        };
        if let Some((number, second)) = word.number {
            self.tell(visitor, |visitor| visitor.number(number, second));
        }
        if let Some((text, at)) = word.mv {
            self.moved |= 1 << self.depth;
            let place = self.start.plus(at);
            self.tell(visitor, |visitor| visitor.mv(text, place));
        }
        for nag in word.nags.into_iter().flatten() {
            self.tell_nag(nag, visitor);
        }
        if let Some(score) = word.score {
            self.score(score, visitor);
        }
    }

    fn score(&mut self, score: Score, visitor: &mut impl Visitor) {
        if self.depth > 0 {
            return self.fault(FaultKind::ScoreInVariation, self.start, visitor);
        }
        self.end_game(Some(score), self.start, visitor);
    }

    fn nag(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        let length = bytes[at..].iter().position(|byte| !byte.is_ascii_digit());
        let end = length.map_or(bytes.len(), |length| at + length);
        if !self.token.add(&bytes[at..end], MAX_WORD) {
            self.fault(FaultKind::Nag, self.start, visitor);
        } else if length.is_some() {
            self.end_nag(visitor);
        }
        end
    }

    fn end_nag(&mut self, visitor: &mut impl Visitor) {
        let number = str::from_utf8(self.token.text()).ok().and_then(|digits| digits.parse().ok());
        self.token.clear();
        self.state = State::Between;
        self.open_moves(visitor);
        match number {
            Some(number) => self.tell_nag(Nag(number), visitor),
            None => self.fault(FaultKind::Nag, self.start, visitor),
        }
    }

    fn tell_nag(&mut self, nag: Nag, visitor: &mut impl Visitor) {
        if self.has_moved() {
            self.tell(visitor, |visitor| visitor.nag(nag));
        } else {
            self.fault(FaultKind::NagWithoutMove, self.start, visitor);
        }
    }

    fn begin_variation(&mut self, place: Place, visitor: &mut impl Visitor) {
        self.start = place;
        self.open_moves(visitor);
        if !self.has_moved() {
            return self.fault(FaultKind::VariationWithoutMove, place, visitor);
        }
        if self.depth == MAX_DEPTH {
            return self.fault(FaultKind::TooDeep, place, visitor);
        }
        self.depth += 1;
        self.moved &= !(1 << self.depth);
        self.tell(visitor, Visitor::begin_variation);
    }

    fn end_variation(&mut self, place: Place, visitor: &mut impl Visitor) {
        self.start = place;
        self.open_moves(visitor);
        if self.depth == 0 {
            return self.fault(FaultKind::NoVariation, place, visitor);
        }
        self.close_variation(visitor);
    }

    fn close_variation(&mut self, visitor: &mut impl Visitor) {
        let depth = self.depth;
        let told = self.muted.is_none_or(|muted| depth <= muted.told);
        self.muted = self.muted.filter(|muted| muted.from < depth);
        self.depth -= 1;
        if let Some(muted) = &mut self.muted {
            muted.told = muted.told.min(self.depth);
        }
        if told && !self.stopped {
            let flow = visitor.end_variation();
            self.follow(flow);
        }
    }

    /// Whether the line that is being read has a move.
    const fn has_moved(&self) -> bool {
        self.moved >> self.depth & 1 == 1
    }

    fn comment(&mut self, bytes: &[u8], at: usize, to_line_end: bool, visitor: &mut impl Visitor) -> usize {
        let ends = |byte: u8| matches!(byte, b'\n' | b'\r') || (byte == b'}' && !to_line_end);
        let length = bytes[at..].iter().position(|&byte| ends(byte));
        let end = length.map_or(bytes.len(), |length| at + length);
        self.comment_part(bytes, at, end, visitor);
        if length.is_none() {
            return end;
        }
        self.end_carry(end, visitor);
        match bytes[end] {
            b'\r' => return end + 1,
            b'\n' if !to_line_end => {
                self.tell_comment("\n", visitor);
                return self.new_line(end);
            }
            _ => self.end_comment(visitor),
        }
        // The end of the line is not the comment's.
        if to_line_end { end } else { end + 1 }
    }

    /// Tells what stands from `at` to `end`, but keeps a character that is cut in two.
    fn comment_part(&mut self, bytes: &[u8], mut at: usize, end: usize, visitor: &mut impl Visitor) {
        while self.carry.len > 0 && at < end {
            self.carry.bytes[self.carry.len] = bytes[at];
            let carry = self.carry;
            match str::from_utf8(&carry.bytes[..=carry.len]) {
                Ok(whole) => {
                    self.carry.len = 0;
                    at += 1;
                    self.tell_comment(whole, visitor);
                }
                Err(error) if error.error_len().is_none() => {
                    self.carry.len += 1;
                    at += 1;
                }
                Err(_) => self.end_carry(at, visitor),
            }
        }
        while at < end {
            match str::from_utf8(&bytes[at..end]) {
                Ok(whole) => return self.tell_comment(whole, visitor),
                Err(error) => {
                    let bad = at + error.valid_up_to();
                    if let Ok(whole) = str::from_utf8(&bytes[at..bad])
                        && !whole.is_empty()
                    {
                        self.tell_comment(whole, visitor);
                    }
                    let Some(length) = error.error_len() else {
                        self.carry.len = end - bad;
                        self.carry.bytes[..end - bad].copy_from_slice(&bytes[bad..end]);
                        return;
                    };
                    self.replace(self.place(bad), visitor);
                    at = bad + length;
                }
            }
        }
    }

    /// What has been kept of a character does not go on before `at`.
    fn end_carry(&mut self, at: usize, visitor: &mut impl Visitor) {
        if self.carry.len > 0 {
            let place = self.place(at).minus(mem::take(&mut self.carry.len));
            self.replace(place, visitor);
        }
    }

    fn replace(&mut self, place: Place, visitor: &mut impl Visitor) {
        self.fault(FaultKind::NotUtf8, place, visitor);
        self.tell_comment("\u{FFFD}", visitor);
    }

    fn tell_comment(&mut self, piece: &str, visitor: &mut impl Visitor) {
        if self.phase == Phase::Moves {
            self.tell(visitor, |visitor| visitor.comment(piece));
        }
    }

    fn end_comment(&mut self, visitor: &mut impl Visitor) {
        self.state = State::Between;
        if self.phase == Phase::Moves {
            self.tell(visitor, Visitor::end_comment);
        }
    }

    /// A `[`: where moves have been read, those of the game before.
    fn begin_tag(&mut self, place: Place, visitor: &mut impl Visitor) {
        if self.phase == Phase::Moves {
            self.abandon(place, visitor);
        }
        self.token.clear();
        self.state = State::Tag(TagState::Open);
        self.start = place;
    }

    fn tag(&mut self, state: TagState, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        let byte = bytes[at];
        let next = match (state, byte) {
            (TagState::Open | TagState::Gap | TagState::Close, b' ' | b'\t') => return at + 1,
            (TagState::Open | TagState::Name, _) if is_name(byte) => {
                if !self.token.add(&[byte], MAX_NAME) {
                    self.fault(FaultKind::TagTooLong, self.start, visitor);
                    return at;
                }
                TagState::Name
            }
            (TagState::Name, b' ' | b'\t') => {
                self.token.end_name();
                TagState::Gap
            }
            (TagState::Name, b'"') => {
                self.token.end_name();
                TagState::Value
            }
            (TagState::Gap, b'"') => TagState::Value,
            (TagState::Value, b'"') => TagState::Close,
            (TagState::Value, b'\\') => TagState::Escape,
            (TagState::Value, b'\n' | b'\r') => {
                self.fault(state.missing(), self.place(at), visitor);
                return at;
            }
            (TagState::Value, _) => return self.tag_value(bytes, at, visitor),
            (TagState::Escape, b'"' | b'\\') => {
                if !self.token.add(&[byte], MAX_VALUE) {
                    self.fault(FaultKind::TagTooLong, self.start, visitor);
                    return at;
                }
                TagState::Value
            }
            (TagState::Close, b']') => {
                self.tell_tag(visitor);
                return at + 1;
            }
            _ => {
                self.fault(state.missing(), self.place(at), visitor);
                return at;
            }
        };
        self.state = State::Tag(next);
        at + 1
    }

    fn tag_value(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        let length = bytes[at..].iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n' | b'\r'));
        let end = length.map_or(bytes.len(), |length| at + length);
        if !self.token.add(&bytes[at..end], MAX_VALUE) {
            self.fault(FaultKind::TagTooLong, self.start, visitor);
        }
        end
    }

    fn tell_tag(&mut self, visitor: &mut impl Visitor) {
        let token = self.token.clone();
        self.token.clear();
        self.state = State::Between;
        if self.phase == Phase::Between {
            self.begin_game(visitor);
        }
        // A name is ASCII.
        let name = str::from_utf8(token.name()).unwrap_or_default();
        match str::from_utf8(token.text()) {
            Ok(value) => {
                let place = self.start;
                self.tell(visitor, |visitor| visitor.tag(name, value, place));
            }
            Err(_) => self.fault(FaultKind::NotUtf8, self.start, visitor),
        }
    }

    fn begin_game(&mut self, visitor: &mut impl Visitor) {
        self.phase = Phase::Tags;
        self.depth = 0;
        self.moved = 0;
        self.muted = None;
        let place = self.start;
        self.tell(visitor, |visitor| visitor.begin_game(place));
    }

    /// Something of the movetext has come.
    #[inline]
    fn open_moves(&mut self, visitor: &mut impl Visitor) {
        if self.phase != Phase::Moves {
            if self.phase == Phase::Between {
                self.begin_game(visitor);
            }
            self.phase = Phase::Moves;
            self.tell(visitor, Visitor::end_tags);
        }
    }

    fn end_game(&mut self, score: Option<Score>, place: Place, visitor: &mut impl Visitor) {
        if self.phase != Phase::Between {
            while self.depth > 0 {
                self.close_variation(visitor);
            }
            self.phase = Phase::Between;
            self.muted = None;
            self.tell(visitor, |visitor| visitor.end_game(score, place));
        }
    }

    /// Ends a game that has no result, if one is open.
    fn abandon(&mut self, place: Place, visitor: &mut impl Visitor) {
        if self.phase != Phase::Between {
            if self.depth > 0 {
                self.fault(FaultKind::OpenVariation, place, visitor);
            }
            self.fault(FaultKind::NoScore, place, visitor);
            self.end_game(None, place, visitor);
        }
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

    #[cold]
    fn fault(&mut self, kind: FaultKind, place: Place, visitor: &mut impl Visitor) {
        if !self.stopped {
            let flow = visitor.fault(Fault { kind, place });
            self.follow(flow);
        }
        if kind.ends_game() {
            self.token.clear();
            self.carry.len = 0;
            self.blank = false;
            let in_tags = matches!(self.state, State::Tag(_));
            self.state = State::Lost { in_tags };
            self.end_game(None, place, visitor);
        }
    }

    #[inline]
    fn tell<V: Visitor>(&mut self, visitor: &mut V, event: impl FnOnce(&mut V) -> Flow) {
        if self.muted.is_none() && !self.stopped {
            let flow = event(visitor);
            if flow != Flow::Continue {
                self.follow(flow);
            }
        }
    }

    #[cold]
    fn follow(&mut self, flow: Flow) {
        let told = match self.muted {
            Some(muted) => muted.told,
            None => self.depth,
        };
        match flow {
            Flow::SkipLine if self.muted.is_none() => self.muted = Some(Muted { from: self.depth, told }),
            Flow::SkipGame => self.muted = Some(Muted { from: 0, told }),
            Flow::Stop => self.stopped = true,
            Flow::Continue | Flow::SkipLine => {}
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

#[derive(Clone, Copy, Debug)]
struct Carry {
    bytes: [u8; 4],
    len: usize,
}

impl TagState {
    /// What is wrong if something else comes.
    const fn missing(self) -> FaultKind {
        match self {
            Self::Open => FaultKind::TagName,
            Self::Name | Self::Gap => FaultKind::TagQuote,
            Self::Value => FaultKind::TagValue,
            Self::Escape => FaultKind::TagEscape,
            Self::Close => FaultKind::TagEnd,
        }
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

/// Whether a word of the movetext may have this byte.
#[inline]
const fn is_word(byte: u8) -> bool {
    WORD[byte as usize]
}

const WORD: [bool; 256] = {
    let mut word = [true; 256];
    let mut byte = 0;
    while byte <= b' ' as usize {
        word[byte] = false;
        byte += 1;
    }
    let others = b"{}()[];%$\"\x7f";
    let mut index = 0;
    while index < others.len() {
        word[others[index] as usize] = false;
        index += 1;
    }
    word
};

const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
