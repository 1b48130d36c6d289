//! The bytes of a token that are kept until its end is seen.

/// The bytes that a word of the movetext has at most.
pub const MAX_WORD: usize = 255;
/// The bytes that a tag's name has at most.
pub const MAX_NAME: usize = 255;
/// The bytes that a tag's value has at most.
pub const MAX_VALUE: usize = 1024;

const SIZE: usize = MAX_NAME + MAX_VALUE;

/// A word, or a tag's name and value one after the other.
#[derive(Clone, Debug)]
pub(super) struct Token {
    bytes: [u8; SIZE],
    len: usize,
    name: usize,
}

impl Token {
    pub(super) const EMPTY: Self = Self { bytes: [0; SIZE], len: 0, name: 0 };

    pub(super) const fn clear(&mut self) {
        self.len = 0;
        self.name = 0;
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds to what has at most `limit` bytes; `false` if it does not fit.
    pub(super) fn add(&mut self, bytes: &[u8], limit: usize) -> bool {
        let end = self.len + bytes.len();
        let fits = end - self.name <= limit && end <= SIZE;
        if fits {
            self.bytes[self.len..end].copy_from_slice(bytes);
            self.len = end;
        }
        fits
    }

    /// What has been added is the name, what follows the value.
    pub(super) const fn end_name(&mut self) {
        self.name = self.len;
    }

    pub(super) fn name(&self) -> &[u8] {
        &self.bytes[..self.name]
    }

    /// The word, or the value.
    pub(super) fn text(&self) -> &[u8] {
        &self.bytes[self.name..self.len]
    }
}
