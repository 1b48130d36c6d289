//! What a SAN text says, before any position is asked.

use crate::{Bitboard, CastlingSide, Role, Square};

use super::{SanError, SanFault};

/// A text taken apart. Check marks are left out: the position knows.
pub(super) enum Notation {
    Castle(CastlingSide),
    Step(Step),
}

/// A move that is not castling.
pub(super) struct Step {
    pub(super) role: Role,
    /// Where the piece may stand, after what is written of its square; a pawn that names no file stands on
    /// that of its target.
    pub(super) origins: Bitboard,
    /// Whether there is an `x`.
    pub(super) takes: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
    /// Whether there is an `e.p.`
    pub(super) en_passant: bool,
}

pub(super) fn read(text: &str) -> Result<Notation, SanError> {
    let mut cursor = Cursor { text, at: 0 };
    let notation = match cursor.castling()? {
        Some(side) => Notation::Castle(side),
        None => Notation::Step(cursor.step()?),
    };
    // Of a double check, old books write both.
    if cursor.take("+") {
        cursor.take("+");
    } else {
        cursor.take("#");
    }
    for _ in 0..2 {
        if !cursor.take("!") {
            cursor.take("?");
        }
    }
    if cursor.rest().is_empty() { Ok(notation) } else { Err(cursor.wrong(SanFault::Trailing)) }
}

/// A text that is read from left to right.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn castling(&mut self) -> Result<Option<CastlingSide>, SanError> {
        let again = if self.take("O") {
            "-O"
        } else if self.take("0") {
            "-0"
        } else {
            return Ok(None);
        };
        if !self.take(again) {
            self.take("-");
            return Err(self.wrong(SanFault::Castling));
        }
        Ok(Some(if self.take(again) { CastlingSide::Queen } else { CastlingSide::King }))
    }

    fn step(&mut self) -> Result<Step, SanError> {
        let letter = self.take_if(capital);
        let role = letter.unwrap_or(Role::Pawn);
        let file = self.take_if(file_of);
        if role == Role::Pawn && file.is_none() {
            return Err(self.wrong(if letter.is_some() { SanFault::PawnFile } else { SanFault::Start }));
        }
        let rank = self.take_if(rank_of);
        // What has been read is the target if no other square follows, else the start as far as it goes.
        let square = file.zip(rank).and_then(|(file, rank)| Square::at(file, rank));
        let takes = self.take("x");
        let dashed = !takes && square.is_some() && self.take("-");
        let goes_on = takes || dashed || self.peek().and_then(file_of).is_some();
        let (origins, to) = match square.filter(|_| !goes_on) {
            Some(to) if role == Role::Pawn => (Bitboard::file(to.file()), to),
            Some(to) => (Bitboard::FULL, to),
            None => {
                let files = file.map_or(Bitboard::FULL, Bitboard::file);
                (files & rank.map_or(Bitboard::FULL, Bitboard::rank), self.square()?)
            }
        };
        let promotion = self.promotion()?;
        let may_take = role == Role::Pawn && file != Some(to.file()) && promotion.is_none();
        let en_passant = self.en_passant(may_take)?;
        Ok(Step { role, origins, takes, to, promotion, en_passant })
    }

    fn square(&mut self) -> Result<Square, SanError> {
        let file = self.take_if(file_of).ok_or_else(|| self.wrong(SanFault::Target))?;
        let rank = self.take_if(rank_of).ok_or_else(|| self.wrong(SanFault::Target))?;
        Square::at(file, rank).ok_or_else(|| self.wrong(SanFault::Target))
    }

    fn promotion(&mut self) -> Result<Option<Role>, SanError> {
        let sign = self.take("=");
        match self.take_if(capital) {
            None if sign => Err(self.wrong(SanFault::Promotion)),
            role => Ok(role),
        }
    }

    fn en_passant(&mut self, possible: bool) -> Result<bool, SanError> {
        const MARKS: [&str; 2] = ["e.p.", " e.p."];
        let Some(mark) = MARKS.into_iter().find(|mark| self.rest().starts_with(mark)) else {
            return Ok(false);
        };
        if !possible {
            let place = self.at..self.at + mark.len();
            return Err(SanError::Syntax { what: SanFault::EnPassant, place });
        }
        Ok(self.take(mark))
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes past `wanted` if it stands next.
    fn take(&mut self, wanted: &str) -> bool {
        let stands = self.rest().starts_with(wanted);
        if stands {
            self.at += wanted.len();
        }
        stands
    }

    /// Goes past the next character if `meaning` knows it.
    fn take_if<T>(&mut self, meaning: impl Fn(char) -> Option<T>) -> Option<T> {
        let character = self.peek()?;
        let value = meaning(character)?;
        self.at += character.len_utf8();
        Some(value)
    }

    /// The fault of the next character, or of the end of the text.
    fn wrong(&self, what: SanFault) -> SanError {
        let length = self.peek().map_or(0, char::len_utf8);
        SanError::Syntax { what, place: self.at..self.at + length }
    }
}

fn capital(letter: char) -> Option<Role> {
    Role::from_letter(letter.to_ascii_lowercase()).filter(|_| letter.is_ascii_uppercase())
}

fn file_of(letter: char) -> Option<u8> {
    matches!(letter, 'a'..='h').then(|| letter as u8 - b'a')
}

fn rank_of(digit: char) -> Option<u8> {
    matches!(digit, '1'..='8').then(|| digit as u8 - b'1')
}
