//! The text of K24 to K26.

use std::{
    collections::BTreeMap,
    fmt::{self, Display, Write as _},
};

use super::{Cell, End, Hand, Model, Move, Tile};

impl Model {
    /// Reads the text of K25.
    ///
    /// # Panics
    /// If it is none.
    pub fn read(text: &str, mandatory: bool) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let pair = |text: &str, between: char| {
            let (first, second) = text.split_once(between).expect("a pair");
            [first.parse::<i32>().expect("a number"), second.parse::<i32>().expect("a number")]
        };
        let (white, black) = fields[2].split_once(',').expect("two hands");
        let hands = [white, black]
            .map(|text| pair(text, ':'))
            .map(|[tiles, pawns]| Hand { tiles: tiles as usize, pawns: pawns as usize });
        let [left, low] = pair(fields[3], ',');
        let mut table = BTreeMap::new();
        for (y, row) in (low..).zip(fields[0].trim_matches('-').split('/').rev()) {
            let (mut x, mut digits) = (left, 0);
            for letter in row.chars() {
                if let Some(digit) = letter.to_digit(10) {
                    digits = digits * 10 + digit as i32;
                } else {
                    x += core::mem::take(&mut digits);
                    let white = letter.eq_ignore_ascii_case(&'w');
                    table.insert([x, y], Tile { white, pawn: letter.is_ascii_uppercase() });
                    x += 1;
                }
            }
        }
        Self { table, white_moves: fields[1] == "w", hands, mandatory }
    }
}

/// The text of K25.
impl Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let span = |axis: usize| {
            let along = self.table.keys().map(|cell| cell[axis]);
            (along.clone().min().unwrap_or(0), along.max().unwrap_or(0))
        };
        let ((left, right), (low, high)) = (span(0), span(1));
        if self.table.is_empty() {
            f.write_char('-')?;
        } else {
            for y in (low..=high).rev() {
                let mut empty = 0;
                for x in left..=right {
                    let Some(tile) = self.table.get(&[x, y]) else {
                        empty += 1;
                        continue;
                    };
                    if empty > 0 {
                        write!(f, "{}", core::mem::take(&mut empty))?;
                    }
                    f.write_char(match (tile.white, tile.pawn) {
                        (true, true) => 'W',
                        (true, false) => 'w',
                        (false, true) => 'B',
                        (false, false) => 'b',
                    })?;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                if y > low {
                    f.write_char('/')?;
                }
            }
        }
        let [white, black] = self.hands;
        let side = if self.white_moves { 'w' } else { 'b' };
        write!(f, " {side} {}:{},{}:{} {left},{low}", white.tiles, white.pawns, black.tiles, black.pawns)
    }
}

/// The text of K24.
impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let cell = |cell: &Cell| format!("{},{}", cell[0], cell[1]);
        match self {
            Self::Place(tile, pawn) => {
                let parts = [("T", tile), ("P", pawn)].into_iter();
                let parts: Vec<String> = parts
                    .filter_map(|(letter, at)| at.as_ref().map(|at| format!("{letter}{}", cell(at))))
                    .collect();
                f.write_str(&parts.join("+"))
            }
            Self::Step(from, to) => write!(f, "{}-{}", cell(from), cell(to)),
            Self::Capture(path) => f.write_str(&path.iter().map(cell).collect::<Vec<_>>().join("x")),
        }
    }
}

/// The name of an outcome (K26).
pub fn named(outcome: Option<End>) -> String {
    match outcome {
        None => "ongoing".into(),
        Some((None, reason)) => format!("draw by {reason}"),
        Some((Some(white), reason)) => {
            format!("{} wins by {reason}", if white { "white" } else { "black" })
        }
    }
}
