//! Positions as they are drawn.

mod chess;
mod draughts;
mod morris;
mod xml;
