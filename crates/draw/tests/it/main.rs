//! Positions as they are drawn.

mod abalone;
mod chess;
mod draughts;
mod kit;
mod morris;
mod xml;
