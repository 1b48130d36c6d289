//! The tests of the public interface, as one program.

mod every_board;
mod serialized;
mod sets_and_names;
