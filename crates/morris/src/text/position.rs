//! Positions as text (N16, N17, T9).

use alloc::{string::String, vec, vec::Vec};
use core::{fmt, ops::Range, str::FromStr};

use rulebook_game::Color;
use rulebook_mill::{Line, Name, Point, PointSet};

use super::{TextError, TextFault, diagram::letter, foreign};
use crate::{Position, Record, Setup, Variant};

impl<V: Variant> fmt::Display for Position<V> {
    /// `BOARD SIDE HANDS` (N16), and the records where the rules have the field (T9).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board::<V>(f, |point| letter(self.man_at(point)))?;
        let side = if self.turn() == Color::White { 'w' } else { 'b' };
        write!(f, " {side} {},{}", self.hand(Color::White), self.hand(Color::Black))?;
        if !V::RECORD_FIELD {
            return Ok(());
        }
        let mut records: Vec<_> =
            self.records().iter().filter_map(|&record| Written::new::<V>(record)).collect();
        records.sort_unstable();
        f.write_str(if records.is_empty() { " -" } else { " " })?;
        for (number, record) in records.iter().enumerate() {
            let ([from, to], [a, b, c]) = (record.ends, record.men);
            write!(f, "{}{from}{to}:{a}{b}{c}", if number > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

fn write_board<V: Variant>(f: &mut impl fmt::Write, mark: impl Fn(Point) -> char) -> fmt::Result {
    let board = V::RULES.board;
    for point in board.all() {
        f.write_char(mark(point))?;
        if board.ends_group(point) && point.index() + 1 < board.len() {
            f.write_char('/')?;
        }
    }
    Ok(())
}

/// A record as it is written: names, which are ordered as their bytes.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Written {
    ends: [Name; 2],
    men: [Name; 3],
}

impl Written {
    fn new<V: Variant>(record: Record) -> Option<Self> {
        let board = V::RULES.board;
        let line: Line = board.lines().find(|line| line.set() == record.line)?;
        let mut ends = line.ends().map(crate::legality::name::<V>);
        let mut men: Vec<_> = record.men.into_iter().map(crate::legality::name::<V>).collect();
        ends.sort_unstable();
        men.sort_unstable();
        Some(Self { ends, men: men.try_into().ok()? })
    }
}

impl<V: Variant> FromStr for Position<V> {
    type Err = TextError<V>;

    /// Reads what `Display` writes, strictly. Records that the rules do not keep are read and dropped. On the boards
    /// with 24 points, Sanmill's line is read, too.
    fn from_str(text: &str) -> Result<Self, TextError<V>> {
        let mut reader = Reader { setup: Setup::empty(), faults: vec![] };
        if foreign::is_foreign::<V>(text) {
            reader.read_foreign(text);
        } else {
            reader.read(text);
        }
        if reader.faults.is_empty() {
            match reader.setup.position() {
                Ok(position) => return Ok(position),
                Err(error) => reader.faults.push(TextFault::Setup(error)),
            }
        }
        Err(TextError { faults: reader.faults })
    }
}

/// Reads as far as it can, and collects the faults on the way.
pub(super) struct Reader<V: Variant> {
    pub(super) setup: Setup<V>,
    pub(super) faults: Vec<TextFault<V>>,
}

impl<V: Variant> Reader<V> {
    fn read(&mut self, text: &str) {
        let expected = if V::RECORD_FIELD { 4 } else { 3 };
        let fields: Vec<_> = pieces(text, 0, ' ').collect();
        if fields.len() != expected {
            self.faults.push(TextFault::Fields { expected, found: fields.len() });
        }
        let mut fields = fields.into_iter();
        if let Some((board, place)) = fields.next() {
            self.read_board(board, place.start);
        }
        if let Some((turn, place)) = fields.next() {
            self.read_turn(turn, place);
        }
        if let Some((hands, place)) = fields.next() {
            match hands.split_once(',').and_then(|(white, black)| Some([number(white)?, number(black)?])) {
                Some(hands) => self.setup.hands = hands,
                None => self.faults.push(TextFault::Hands(place)),
            }
        }
        if let Some((records, place)) = fields.next()
            && V::RECORD_FIELD
        {
            self.read_records(records, place.start);
        }
    }

    fn read_board(&mut self, text: &str, start: usize) {
        for (offset, found) in text.char_indices() {
            if !"WB./".contains(found) {
                self.faults.push(TextFault::Mark { found, at: start + offset });
            }
        }
        let mut shape = String::new();
        // Writing to a string does not fail.
        let _ = write_board::<V>(&mut shape, |_| '.');
        let same = |(one, other): (char, char)| (one == '/') == (other == '/');
        if text.chars().count() != shape.len() || !text.chars().zip(shape.chars()).all(same) {
            self.faults.push(TextFault::Shape { expected: shape });
            return;
        }
        for (mark, point) in text.chars().filter(|&mark| mark != '/').zip(V::RULES.board.all()) {
            let man = Color::ALL.into_iter().find(|&color| letter(Some(color)) == mark);
            self.setup.put(point, man);
        }
    }

    pub(super) fn read_turn(&mut self, text: &str, place: Range<usize>) {
        match text {
            "w" => self.setup.turn = Color::White,
            "b" => self.setup.turn = Color::Black,
            _ => self.faults.push(TextFault::Turn(place)),
        }
    }

    fn read_records(&mut self, text: &str, start: usize) {
        if text == "-" {
            return;
        }
        let mut last: Option<&str> = None;
        for (item, place) in pieces(text, start, ',') {
            let Some((ends, men)) = read_record(item) else {
                self.faults.push(TextFault::Record(place));
                continue;
            };
            if !ends.is_sorted() || !men.is_sorted() || last.is_some_and(|last| last >= item) {
                self.faults.push(TextFault::Order(place.clone()));
            }
            last = Some(item);
            let board = V::RULES.board;
            let point = |name| board.point_named(name);
            let line = match ends.map(point) {
                [Some(from), Some(to)] => board.line_between([from, to]).map(Line::set),
                _ => None,
            };
            // Points beyond the board are no men.
            let men = men.into_iter().filter_map(point).collect();
            let record = Record { line: line.unwrap_or(PointSet::EMPTY), men };
            let faults = self.setup.record_faults(record);
            if faults.is_empty() {
                self.setup.records.push(record);
            } else {
                self.faults.push(TextFault::BadRecord { faults, place });
            }
        }
    }
}

/// The two ends and three points of a record, `a1a7:a1d2f4`.
fn read_record(text: &str) -> Option<([Name; 2], [Name; 3])> {
    let (ends, men) = text.split_once(':')?;
    if ends.len() != 4 || men.len() != 6 {
        return None;
    }
    let name = |text: &str, at: usize| text.get(at..at + 2)?.parse().ok();
    Some(([name(ends, 0)?, name(ends, 2)?], [name(men, 0)?, name(men, 2)?, name(men, 4)?]))
}

/// Digits only, without leading zeros.
pub(super) fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// The parts of a text between separators, with their places in the whole.
pub(super) fn pieces(
    text: &str,
    start: usize,
    separator: char,
) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut next = start;
    text.split(separator).map(move |part| {
        let place = next..next + part.len();
        next = place.end + separator.len_utf8();
        (part, place)
    })
}
