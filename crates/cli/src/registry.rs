//! Every game that the program knows. A new game is a line of [`GAMES`].

use rulebook_chess as chess;

use crate::{
    failure::Failure,
    variant::{Under, Variant},
};

/// A game, by the name that the command line knows it by.
pub(crate) struct Game {
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    /// The rules it can be played by; the first are the default.
    pub(crate) presets: &'static [Preset],
    /// Positions with names of their own, beside [`START`].
    pub(crate) layouts: &'static [Layout],
    /// What perft finds from the start under the default rules.
    pub(crate) known: Known,
}

/// Rules by name. Each may be a type of position of its own.
pub(crate) struct Preset {
    pub(crate) name: &'static str,
    pub(crate) variant: &'static dyn Variant,
}

/// A position by name.
pub(crate) struct Layout {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
}

/// A known number of leaves, at a depth that takes about a second.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    pub(crate) depth: u32,
    pub(crate) leaves: u64,
}

/// The layout that every game has.
pub(crate) const START: &str = "start";

pub(crate) use list::GAMES;

/// Chess stands apart from the [list](GAMES), since the unit tests of this crate make do with it.
const CHESS: Game = Game {
    name: "chess",
    title: "Chess and Chess960",
    presets: &[
        Preset { name: "jumbo", variant: &Under::<chess::Position>(chess::Rules::Jumbo) },
        Preset { name: "fide", variant: &Under::<chess::Position>(chess::Rules::Fide) },
    ],
    layouts: &[Layout {
        name: "kiwipete",
        text: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    }],
    known: Known { depth: 6, leaves: 119060324 },
};

impl Game {
    /// The game of a name.
    pub(crate) fn find(name: &str) -> Option<&'static Self> {
        GAMES.iter().find(|game| game.name == name)
    }

    /// The rules of a name; the default if none is given.
    pub(crate) fn preset(&self, name: Option<&str>) -> Result<&'static Preset, Failure> {
        let Some(name) = name else { return Ok(&self.presets[0]) };
        self.presets.iter().find(|preset| preset.name == name).ok_or_else(|| {
            let names: Vec<&str> = self.presets.iter().map(|preset| preset.name).collect();
            Failure::at("--rules", format_args!("{} has no {name:?}, only {}", self.name, names.join(", ")))
        })
    }

    /// The text of the position that `--position` names or spells out; `None` for the start.
    pub(crate) fn position_text<'a>(&self, given: Option<&'a str>) -> Option<&'a str> {
        let given = given.filter(|text| *text != START)?;
        Some(self.layouts.iter().find(|layout| layout.name == given).map_or(given, |layout| layout.text))
    }
}

#[cfg(not(test))]
mod list;

/// Each variant on the list would be compiled once more for the unit tests.
#[cfg(test)]
mod list {
    pub(crate) static GAMES: &[super::Game] = &[super::CHESS];
}
