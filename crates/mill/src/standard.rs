//! The boards in use.

use crate::{Board, Builder};

const fn built(builder: &Builder) -> Board {
    match builder.build() {
        Ok(board) => board,
        Err(_) => panic!("a board of this crate has a fault"),
    }
}

impl Board {
    /// Three men's morris: rows and columns of nine points.
    ///
    /// ```text
    /// 3 .---.---.
    ///   |   |   |
    /// 2 .---.---.
    ///   |   |   |
    /// 1 .---.---.
    ///   a   b   c
    /// ```
    pub const THREE: Self = built(&THREE);

    /// Three men's morris with the two diagonals as lines.
    ///
    /// ```text
    /// 3 .---.---.
    ///   | \ | / |
    /// 2 .---.---.
    ///   | / | \ |
    /// 1 .---.---.
    ///   a   b   c
    /// ```
    pub const THREE_DIAGONALS: Self = built(&THREE.line("a3 b2 c1").line("a1 b2 c3"));

    /// Five and six men's morris: two squares, joined at the middles of their sides by steps without lines.
    ///
    /// ```text
    /// 5 .-------.-------.
    ///   |       |       |
    /// 4 |   .---.---.   |
    ///   |   |       |   |
    /// 3 .---.       .---.
    ///   |   |       |   |
    /// 2 |   .---.---.   |
    ///   |       |       |
    /// 1 .-------.-------.
    ///   a   b   c   d   e
    /// ```
    pub const SIX: Self = built(
        &Builder::new()
            .group("a5 c5 e5 e3 e1 c1 a1 a3")
            .group("b4 c4 d4 d3 d2 c2 b2 b3")
            .line("a5 c5 e5")
            .line("e5 e3 e1")
            .line("e1 c1 a1")
            .line("a1 a3 a5")
            .line("b4 c4 d4")
            .line("d4 d3 d2")
            .line("d2 c2 b2")
            .line("b2 b3 b4")
            .step("c5 c4")
            .step("e3 d3")
            .step("c1 c2")
            .step("a3 b3"),
    );

    /// Nine men's morris: three squares, joined at the middles of their sides. It is Lasker's board, too.
    ///
    /// ```text
    /// 7 .-----------.-----------.
    ///   |           |           |
    /// 6 |   .-------.-------.   |
    ///   |   |       |       |   |
    /// 5 |   |   .---.---.   |   |
    ///   |   |   |       |   |   |
    /// 4 .---.---.       .---.---.
    ///   |   |   |       |   |   |
    /// 3 |   |   .---.---.   |   |
    ///   |   |       |       |   |
    /// 2 |   .-------.-------.   |
    ///   |           |           |
    /// 1 .-----------.-----------.
    ///   a   b   c   d   e   f   g
    /// ```
    pub const NINE: Self = built(&NINE);

    /// Twelve men's morris: as [`NINE`](Self::NINE), with the corners of the squares joined as well.
    ///
    /// ```text
    /// 7 .-----------.-----------.
    ///   | \         |         / |
    /// 6 |   .-------.-------.   |
    ///   |   | \     |     / |   |
    /// 5 |   |   .---.---.   |   |
    ///   |   |   |       |   |   |
    /// 4 .---.---.       .---.---.
    ///   |   |   |       |   |   |
    /// 3 |   |   .---.---.   |   |
    ///   |   | /     |     \ |   |
    /// 2 |   .-------.-------.   |
    ///   | /         |         \ |
    /// 1 .-----------.-----------.
    ///   a   b   c   d   e   f   g
    /// ```
    pub const TWELVE: Self = built(&NINE.line("a7 b6 c5").line("g7 f6 e5").line("g1 f2 e3").line("a1 b2 c3"));
}

const THREE: Builder = Builder::new()
    .group("a3 b3 c3 a2 b2 c2 a1 b1 c1")
    .line("a3 b3 c3")
    .line("a2 b2 c2")
    .line("a1 b1 c1")
    .line("a3 a2 a1")
    .line("b3 b2 b1")
    .line("c3 c2 c1");

const NINE: Builder = Builder::new()
    .group("a7 d7 g7 g4 g1 d1 a1 a4")
    .group("b6 d6 f6 f4 f2 d2 b2 b4")
    .group("c5 d5 e5 e4 e3 d3 c3 c4")
    .line("a7 d7 g7")
    .line("g7 g4 g1")
    .line("g1 d1 a1")
    .line("a1 a4 a7")
    .line("b6 d6 f6")
    .line("f6 f4 f2")
    .line("f2 d2 b2")
    .line("b2 b4 b6")
    .line("c5 d5 e5")
    .line("e5 e4 e3")
    .line("e3 d3 c3")
    .line("c3 c4 c5")
    .line("d7 d6 d5")
    .line("g4 f4 e4")
    .line("d1 d2 d3")
    .line("a4 b4 c4");
