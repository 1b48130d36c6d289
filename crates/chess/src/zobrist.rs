//! A 64-bit Zobrist hash, for hash tables of one's own.
//!
//! It stands apart from the position, which carries no key: who does not ask for it pays nothing.

use rulebook_game::Color;

use crate::{Bitboard, Move, Position, Square};

/// The seed of all keys, the first sixteen hexadecimal digits of π's fraction.
const SEED: u64 = 0x243f_6a88_85a3_08d3;

/// One key for each piece on each square, each square of a rook that may castle, each file of an en
/// passant square, and for Black to move, drawn in this order by [`SplitMix64`] from [`SEED`].
struct Keys {
    pieces: [[[u64; 64]; 6]; 2],
    rights: [u64; 64],
    en_passant: [u64; 8],
    black: u64,
}

static KEYS: Keys = {
    let mut random = SplitMix64(SEED);
    let mut keys = Keys { pieces: [[[0; 64]; 6]; 2], rights: [0; 64], en_passant: [0; 8], black: 0 };
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 6 {
            random.fill(&mut keys.pieces[color][role]);
            role += 1;
        }
        color += 1;
    }
    random.fill(&mut keys.rights);
    random.fill(&mut keys.en_passant);
    keys.black = random.next();
    keys
};

/// Steele, Lea and Flood's generator.
struct SplitMix64(u64);

impl SplitMix64 {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    const fn fill(&mut self, keys: &mut [u64]) {
        let mut i = 0;
        while i < keys.len() {
            keys[i] = self.next();
            i += 1;
        }
    }
}

impl Position {
    /// The Zobrist hash of this position, from scratch.
    ///
    /// Equal positions have equal hashes: as in [`Eq`], the en passant square counts only if a legal
    /// capture goes there (C12), and the counters do not. The keys are the same in every build, and a
    /// change of them is a breaking change.
    ///
    /// ```
    /// use rulebook_chess::Position;
    /// let start = Position::start();
    /// let mv = start.parse_uci("g1f3").unwrap();
    /// let mut next = start;
    /// next.play(mv).unwrap();
    /// assert_eq!(start.zobrist_after(start.zobrist(), mv), next.zobrist());
    /// ```
    pub fn zobrist(&self) -> u64 {
        let pieces = self.board().iter();
        pieces.fold(self.state_key(), |hash, (square, piece)| {
            hash ^ KEYS.pieces[piece.color.index()][piece.role.index()][square.index()]
        })
    }

    /// The hash after a legal move, from this position's hash: a few look-ups instead of thirty.
    pub fn zobrist_after(&self, hash: u64, mv: Move) -> u64 {
        let mut after = *self;
        after.play_unchecked(mv);
        let changed = self.board().planes.iter().zip(&after.board().planes);
        let touched = changed.fold(Bitboard::EMPTY, |set, (&a, &b)| set | (a ^ b));
        let pieces =
            |position: &Self| touched.into_iter().fold(0, |hash, square| hash ^ position.piece_key(square));
        hash ^ pieces(self) ^ pieces(&after) ^ self.state_key() ^ after.state_key()
    }

    fn piece_key(&self, square: Square) -> u64 {
        self.board()
            .piece_at(square)
            .map_or(0, |piece| KEYS.pieces[piece.color.index()][piece.role.index()][square.index()])
    }

    /// The part of the hash that is not on the board.
    fn state_key(&self) -> u64 {
        let turn = if self.turn() == Color::Black { KEYS.black } else { 0 };
        let en_passant =
            self.en_passant_square().map_or(0, |square| KEYS.en_passant[usize::from(square.file())]);
        let rights = self.castling_rights().all_rooks().into_iter();
        rights.fold(turn ^ en_passant, |hash, rook| hash ^ KEYS.rights[rook.index()])
    }
}
