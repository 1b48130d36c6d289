//! Comments, told in the pieces in which they come.

use core::{mem, str};

use super::{Phase, Reader, State};
use crate::movetext::{FaultKind, Place, Visitor};

/// The first bytes of a character that a piece of the text cuts in two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Carry {
    pub(super) bytes: [u8; 4],
    pub(super) len: usize,
}

impl Reader {
    pub(super) fn comment(
        &mut self,
        bytes: &[u8],
        at: usize,
        to_line_end: bool,
        visitor: &mut impl Visitor,
    ) -> usize {
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
    pub(super) fn comment_part(
        &mut self,
        bytes: &[u8],
        mut at: usize,
        end: usize,
        visitor: &mut impl Visitor,
    ) {
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
    pub(super) fn end_carry(&mut self, at: usize, visitor: &mut impl Visitor) {
        if self.carry.len > 0 {
            let place = self.place(at).minus(mem::take(&mut self.carry.len));
            self.replace(place, visitor);
        }
    }

    pub(super) fn replace(&mut self, place: Place, visitor: &mut impl Visitor) {
        self.fault(FaultKind::NotUtf8, place, visitor);
        self.tell_comment("\u{FFFD}", visitor);
    }

    pub(super) fn tell_comment(&mut self, piece: &str, visitor: &mut impl Visitor) {
        if self.phase == Phase::Moves {
            self.tell(visitor, |visitor| visitor.comment(piece));
        }
    }

    pub(super) fn end_comment(&mut self, visitor: &mut impl Visitor) {
        self.state = State::Between;
        if self.phase == Phase::Moves {
            self.tell(visitor, Visitor::end_comment);
        }
    }
}
