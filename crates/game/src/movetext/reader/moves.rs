//! Words, annotations and variations.

use core::str;

use super::{Reader, State};
use crate::movetext::{FaultKind, MAX_WORD, Nag, Place, Score, Visitor, words::Word};

use super::MAX_DEPTH;

impl Reader {
    #[inline]
    pub(super) fn word(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
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
    pub(super) fn end_word(&mut self, visitor: &mut impl Visitor) {
        let token = self.token.clone();
        self.token.clear();
        self.tell_word(token.text(), visitor);
    }

    #[inline]
    pub(super) fn tell_word(&mut self, bytes: &[u8], visitor: &mut impl Visitor) {
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

    pub(super) fn score(&mut self, score: Score, visitor: &mut impl Visitor) {
        if self.depth > 0 {
            return self.fault(FaultKind::ScoreInVariation, self.start, visitor);
        }
        self.end_game(Some(score), self.start, visitor);
    }

    pub(super) fn nag(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        let length = bytes[at..].iter().position(|byte| !byte.is_ascii_digit());
        let end = length.map_or(bytes.len(), |length| at + length);
        if !self.token.add(&bytes[at..end], MAX_WORD) {
            self.fault(FaultKind::Nag, self.start, visitor);
        } else if length.is_some() {
            self.end_nag(visitor);
        }
        end
    }

    pub(super) fn end_nag(&mut self, visitor: &mut impl Visitor) {
        let number = str::from_utf8(self.token.text()).ok().and_then(|digits| digits.parse().ok());
        self.token.clear();
        self.state = State::Between;
        self.open_moves(visitor);
        match number {
            Some(number) => self.tell_nag(Nag(number), visitor),
            None => self.fault(FaultKind::Nag, self.start, visitor),
        }
    }

    pub(super) fn tell_nag(&mut self, nag: Nag, visitor: &mut impl Visitor) {
        if self.has_moved() {
            self.tell(visitor, |visitor| visitor.nag(nag));
        } else {
            self.fault(FaultKind::NagWithoutMove, self.start, visitor);
        }
    }

    pub(super) fn begin_variation(&mut self, place: Place, visitor: &mut impl Visitor) {
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

    pub(super) fn end_variation(&mut self, place: Place, visitor: &mut impl Visitor) {
        self.start = place;
        self.open_moves(visitor);
        if self.depth == 0 {
            return self.fault(FaultKind::NoVariation, place, visitor);
        }
        self.close_variation(visitor);
    }

    pub(super) fn close_variation(&mut self, visitor: &mut impl Visitor) {
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
    pub(super) const fn has_moved(&self) -> bool {
        self.moved >> self.depth & 1 == 1
    }
}

/// Whether a word of the movetext may have this byte.
#[inline]
pub(super) const fn is_word(byte: u8) -> bool {
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
