//! What every program is asked to do, in its own best way.

use std::hint::black_box;

use rulebook_game::Leaves;

/// A chess position of a program.
pub trait Program: Clone + 'static {
    /// The program.
    const NAME: &'static str;

    /// Its moves.
    type Move: Copy;

    /// Reads a FEN that all programs accept.
    fn read_fen(fen: &str) -> Self;

    /// Adds the FEN to `out`.
    fn write_fen(&self, out: &mut String);

    /// Reads the SAN of a legal move.
    fn read_san(&self, san: &str) -> Self::Move;

    /// Adds the SAN of a legal move to `out`.
    fn write_san(&self, mv: Self::Move, out: &mut String);

    /// Gives each legal move to `visit`.
    fn for_each_move(&self, visit: impl FnMut(Self::Move));

    /// The number of legal moves.
    fn count_moves(&self) -> u64;

    /// There is a legal move.
    fn has_moves(&self) -> bool;

    /// Whether a move that the position did not list is legal.
    fn is_legal(&self, mv: Self::Move) -> bool;

    /// The position after a legal move.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// Perft with the last ply counted in bulk.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut leaves = 0;
                self.for_each_move(|mv| leaves += self.after(mv).perft(depth - 1));
                leaves
            }
        }
    }

    /// Perft with every leaf made.
    fn perft_all(&self, depth: u32) -> u64 {
        let mut leaves = 0;
        match depth {
            0 => return 1,
            1 => self.for_each_move(|mv| {
                black_box(&self.after(mv));
                leaves += 1;
            }),
            _ => self.for_each_move(|mv| leaves += self.after(mv).perft_all(depth - 1)),
        }
        leaves
    }
}

/// A program with a position set up, ready to count.
pub struct Runner {
    /// The program.
    pub name: &'static str,
    perft: Box<dyn Fn(u32, Leaves) -> u64>,
}

impl Runner {
    /// All programs with this position, Rulebook first.
    #[must_use]
    pub fn all(fen: &str) -> [Self; 3] {
        [
            Self::of::<rulebook_chess::Position>(fen),
            Self::of::<cozy_chess::Board>(fen),
            Self::of::<shakmaty::Chess>(fen),
        ]
    }

    fn of<P: Program>(fen: &str) -> Self {
        let position = P::read_fen(fen);
        let perft = move |depth, leaves| match leaves {
            Leaves::Counted => black_box(&position).perft(depth),
            Leaves::Made => black_box(&position).perft_all(depth),
        };
        Self { name: P::NAME, perft: Box::new(perft) }
    }

    /// The leaves `depth` plies below the position.
    #[must_use]
    pub fn perft(&self, depth: u32, leaves: Leaves) -> u64 {
        (self.perft)(depth, leaves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::KNOWN;

    #[test]
    fn all_programs_count_the_known_numbers() {
        for known in &KNOWN {
            for runner in Runner::all(known.fen) {
                for depth in 0..=3 {
                    let at = (runner.name, known.name, depth);
                    let counts = [Leaves::Counted, Leaves::Made].map(|leaves| runner.perft(depth, leaves));
                    assert_eq!(counts, [known.leaves_at(depth); 2], "{at:?}");
                }
            }
        }
    }
}
