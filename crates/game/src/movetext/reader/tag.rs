//! Tags: a name and a value in brackets.

use core::str;

use super::{Phase, Reader, State};
use crate::movetext::{FaultKind, MAX_NAME, MAX_VALUE, Place, Visitor};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TagState {
    Open,
    Name,
    Gap,
    Value,
    Escape,
    Close,
}

impl Reader {
    /// A `[`: where moves have been read, those of the game before.
    pub(super) fn begin_tag(&mut self, place: Place, visitor: &mut impl Visitor) {
        if self.phase == Phase::Moves {
            self.abandon(place, visitor);
        }
        self.token.clear();
        self.state = State::Tag(TagState::Open);
        self.start = place;
    }

    pub(super) fn tag(
        &mut self,
        state: TagState,
        bytes: &[u8],
        at: usize,
        visitor: &mut impl Visitor,
    ) -> usize {
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

    pub(super) fn tag_value(&mut self, bytes: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
        let length = bytes[at..].iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n' | b'\r'));
        let end = length.map_or(bytes.len(), |length| at + length);
        if !self.token.add(&bytes[at..end], MAX_VALUE) {
            self.fault(FaultKind::TagTooLong, self.start, visitor);
        }
        end
    }

    pub(super) fn tell_tag(&mut self, visitor: &mut impl Visitor) {
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
}

impl TagState {
    /// What is wrong if something else comes.
    pub(super) const fn missing(self) -> FaultKind {
        match self {
            Self::Open => FaultKind::TagName,
            Self::Name | Self::Gap => FaultKind::TagQuote,
            Self::Value => FaultKind::TagValue,
            Self::Escape => FaultKind::TagEscape,
            Self::Close => FaultKind::TagEnd,
        }
    }
}

const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
