//! Every game that the program knows. A new game is a line of [`GAMES`].

use rulebook_abalone as abalone;
use rulebook_chess as chess;
use rulebook_draughts as draughts;
use rulebook_morris as morris;

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

pub(crate) static GAMES: &[Game] = &[
    Game {
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
    },
    Game {
        name: "draughts",
        title: "Draughts: the Nathan set, international, and their family",
        presets: &[
            draughts_preset::<draughts::Nathan>(),
            draughts_preset::<draughts::International>(),
            draughts_preset::<draughts::Brazilian>(),
            draughts_preset::<draughts::Pool>(),
            draughts_preset::<draughts::Russian>(),
            draughts_preset::<draughts::English>(),
            draughts_preset::<draughts::Italian>(),
            draughts_preset::<draughts::Frisian>(),
        ],
        layouts: &[
            Layout { name: "woldouby", text: "W:W25,27,28,30,32-35,37,38:B12-14,16,18,19,21,23,24,26" },
            Layout { name: "random178", text: "B:W6,9-11,20-23,30,K31,33,37,41-44,46:BK17,K24" },
            Layout { name: "all-kings", text: "W:WK31-50:BK1-20" },
            Layout { name: "almost-promotion", text: "W:W6-10:B41-45" },
        ],
        known: Known { depth: 10, leaves: 265953391 },
    },
    Game {
        name: "nine",
        title: "Nine men's morris",
        presets: &[
            morris_preset::<morris::Nathan>(),
            morris_preset::<morris::NathanNoFlying>(),
            morris_preset::<morris::Tournament>(),
            morris_preset::<morris::TournamentNoFlying>(),
        ],
        layouts: &[],
        known: Known { depth: 7, leaves: 1872815616 },
    },
    Game {
        name: "twelve",
        title: "Twelve men's morris",
        presets: &[morris_preset::<morris::Jocari>(), morris_preset::<morris::Free>()],
        layouts: &[],
        known: Known { depth: 7, leaves: 1905799824 },
    },
    Game {
        name: "lasker",
        title: "Lasker's morris: ten men, which may move while others are in hand",
        presets: &[morris_preset::<morris::Lasker>()],
        layouts: &[],
        known: Known { depth: 6, leaves: 188926776 },
    },
    Game {
        name: "six",
        title: "Six men's morris",
        presets: &[morris_preset::<morris::Six>()],
        layouts: &[],
        known: Known { depth: 8, leaves: 664986240 },
    },
    Game {
        name: "five",
        title: "Five men's morris",
        presets: &[morris_preset::<morris::Five>()],
        layouts: &[],
        known: Known { depth: 8, leaves: 664986240 },
    },
    Game {
        name: "three",
        title: "Three men's morris: a line wins",
        presets: &[morris_preset::<morris::Three>(), morris_preset::<morris::ThreeDiagonals>()],
        layouts: &[],
        known: Known { depth: 13, leaves: 107317152 },
    },
    Game {
        name: "abalone",
        title: "Abalone",
        presets: &[Preset {
            name: "standard",
            variant: &Under::<abalone::Position>(abalone::Rules::CLASSICAL),
        }],
        layouts: &ABALONE_LAYOUTS,
        known: Known { depth: 5, leaves: 283320928 },
    },
];

/// Abalone's own, by their names there.
static ABALONE_LAYOUTS: [Layout; abalone::Layout::ALL.len()] = {
    let mut layouts = [const { Layout { name: "", text: "" } }; abalone::Layout::ALL.len()];
    let mut index = 0;
    while index < layouts.len() {
        let layout = abalone::Layout::ALL[index];
        layouts[index] = Layout { name: layout.name(), text: layout.text() };
        index += 1;
    }
    layouts
};

/// A variant of draughts is a type of its own, and has no rules besides.
const fn draughts_preset<V: draughts::Variant>() -> Preset {
    Preset { name: V::NAME, variant: &Under::<draughts::Position<V>>(()) }
}

/// So is a variant of morris.
const fn morris_preset<V: morris::Variant>() -> Preset {
    Preset { name: V::NAME, variant: &Under::<morris::Position<V>>(()) }
}

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

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn every_game_has_rules_and_unlike_names() {
        for game in GAMES {
            let mut names: Vec<&str> = game.presets.iter().map(|preset| preset.name).collect();
            assert!(!names.is_empty(), "{}", game.name);
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), game.presets.len(), "{}", game.name);
            assert_eq!(GAMES.iter().filter(|other| other.name == game.name).count(), 1, "{}", game.name);
        }
    }

    #[test]
    fn every_layout_can_be_read_under_the_default_rules() {
        for game in GAMES {
            for layout in game.layouts {
                let moves = game.presets[0].variant.moves(Some(layout.text), &mut io::sink());
                assert!(moves.is_ok(), "{} {}: {moves:?}", game.name, layout.name);
            }
        }
    }
}
