//! The tests of the public interface.

mod boards;
mod builder;
mod drawing;
mod families;
mod names;
mod serde;
mod sets;
mod symmetries;

use rulebook_mill::Board;

/// The boards in use, by name.
const BOARDS: [(&str, &Board); 5] = [
    ("three", &Board::THREE),
    ("three with diagonals", &Board::THREE_DIAGONALS),
    ("six", &Board::SIX),
    ("nine", &Board::NINE),
    ("twelve", &Board::TWELVE),
];
