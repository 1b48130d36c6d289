//! Positions with something special in each.

use rulebook_chess::Position;

const FENS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 0 1",
    "rnbqkbnr/ppp2pp1/4p3/3N4/3PpPp1/8/PPP3PP/R1B1KBNR b KQkq f3 0 1",
    "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1",
    "nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8",
    "4k3/8/8/8/8/8/8/4K1RR w G - 0 1",
    "7k/8/8/8/1pPb4/8/8/7K b - c3 0 1",
    "8/7k/8/8/Q2Q4/8/8/QK6 w - - 0 1",
    "8/8/8/8/8/8/8/K1k5 b - - 0 1",
];

pub fn pick(which: u8) -> Position {
    FENS[usize::from(which) % FENS.len()].parse().expect("the positions are legal")
}
