//! Positions as they are drawn.

mod abalone;
mod chess;
mod draughts;
mod morris;
mod xml;
