//! The list of games.

use rulebook_abalone as abalone;
use rulebook_draughts as draughts;
use rulebook_kit as kit;
use rulebook_morris as morris;

use super::{CHESS, Game, Known, Layout, Preset, Under};

/// Every game that the program knows.
pub(crate) static GAMES: &[Game] = &[
    CHESS,
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
    Game {
        name: "kit",
        title: "Dames en kit: draughts on a board that the players lay",
        presets: &[
            Preset { name: "optional", variant: &Under::<kit::Position>(kit::ChainRule::Optional) },
            Preset { name: "mandatory", variant: &Under::<kit::Position>(kit::ChainRule::Mandatory) },
        ],
        layouts: &[],
        known: Known { depth: 7, leaves: 106923288 },
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
