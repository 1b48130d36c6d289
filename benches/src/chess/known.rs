//! The positions whose perft everybody knows.

/// A position and the published number of leaves below it.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// What it is called.
    pub name: &'static str,
    /// The position, all six fields.
    pub fen: &'static str,
    /// The leaves by depth, from depth 0 to the depth at which speed is compared.
    pub leaves: &'static [u64],
}

impl Known {
    /// The depth at which speed is compared.
    #[must_use]
    pub const fn depth(&self) -> u32 {
        self.leaves.len() as u32 - 1
    }

    /// The leaves `depth` plies below, up to [`depth`](Self::depth).
    #[must_use]
    pub const fn leaves_at(&self, depth: u32) -> u64 {
        self.leaves[depth as usize]
    }
}

/// The start position and the five others that perft is usually measured on.
pub const KNOWN: [Known; 6] = [
    Known {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        leaves: &[1, 20, 400, 8902, 197_281, 4_865_609, 119_060_324],
    },
    Known {
        name: "Kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        leaves: &[1, 48, 2039, 97_862, 4_085_603, 193_690_690],
    },
    Known {
        name: "position 3",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        leaves: &[1, 14, 191, 2812, 43_238, 674_624, 11_030_083, 178_633_661],
    },
    Known {
        name: "position 4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        leaves: &[1, 6, 264, 9467, 422_333, 15_833_292],
    },
    Known {
        name: "position 5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        leaves: &[1, 44, 1486, 62_379, 2_103_487, 89_941_194],
    },
    Known {
        name: "position 6",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        leaves: &[1, 46, 2079, 89_890, 3_894_594, 164_075_551],
    },
];
