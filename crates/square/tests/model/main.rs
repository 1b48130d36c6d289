//! Everything that cells and sets do, against a slow model: sets of (file, rank) pairs, walked one cell at a time.
//!
//! The model shares no code with the crate: the two meet in the numbering of the bits alone.

mod algebra;
mod cells;
mod geometry;
mod moves;
mod plane;
mod texts;

/// Writes the tests of a macro for boards of all kinds: the usual ones, single cells and lines, full words.
macro_rules! for_all_boards {
    ($tests:ident) => {
        $tests!(chess: u64, 8 x 8);
        $tests!(five_by_seven: u64, 5 x 7);
        $tests!(one: u64, 1 x 1);
        $tests!(one_file: u64, 1 x 64);
        $tests!(two_ranks: u64, 26 x 2);
        $tests!(chess_in_a_wide_word: u128, 8 x 8);
        $tests!(xiangqi: u128, 9 x 10);
        $tests!(international: u128, 10 x 10);
        $tests!(eleven: u128, 11 x 11);
        $tests!(eight_by_sixteen: u128, 8 x 16);
    };
}
use for_all_boards;
