//! What the rule tests share: positions and moves as words.
#![expect(clippy::missing_panics_doc, reason = "a helper that panics fails its test, as it should")]

use rulebook_game::OutcomeText;
use rulebook_morris::{Illegal, Position, Rules, Variant};

/// Tournament rules with a man for each mill that a move closes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ManForMill {}

impl Variant for ManForMill {
    type Records = ();
    const GAME: &'static str = "nine";
    const NAME: &'static str = "man-for-mill";
    const RULES: Rules = Rules { captures_per_mill: true, ..Rules::TOURNAMENT };
}

/// The position of a text.
#[track_caller]
pub fn at<V: Variant>(text: &str) -> Position<V> {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// All legal moves in byte order.
pub fn moves<V: Variant>(position: &Position<V>) -> String {
    let mut words: Vec<_> = position.moves().iter().map(ToString::to_string).collect();
    words.sort();
    words.join(" ")
}

/// The legal moves that begin so.
pub fn moves_like<V: Variant>(position: &Position<V>, begin: &str) -> String {
    let all = moves(position);
    all.split(' ').filter(|mv| mv.starts_with(begin)).collect::<Vec<_>>().join(" ")
}

/// How the game has ended, or `ongoing`.
pub fn outcome<V: Variant>(position: &Position<V>) -> String {
    OutcomeText(position.outcome()).to_string()
}

/// Plays moves of which each is legal.
#[track_caller]
pub fn after<V: Variant>(mut position: Position<V>, moves: &str) -> Position<V> {
    for text in moves.split(' ') {
        let mv = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play(mv).unwrap_or_else(|reason| panic!("{text}: {reason}\n{position:?}"));
    }
    position
}

/// Why the move of this text is refused.
#[track_caller]
pub fn refusal<V: Variant>(position: &Position<V>, text: &str) -> Illegal {
    position.check(text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))).unwrap_err()
}
