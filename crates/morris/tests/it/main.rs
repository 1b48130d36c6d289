//! The tests of the public interface, as one program: the generators of all the variants are compiled once.

mod conformance;
mod perft;
