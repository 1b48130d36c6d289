//! Random games end where they should.

use crate::toys::{
    tic_tac_toe::{START, TicTacToe},
    tree::{Tree, tree},
};
use proptest::prelude::*;
use rulebook_game::{Color, Outcome, Playout, Position, conformance::SplitMix64, playout};

#[test]
fn it_is_told_the_number_of_moves_and_plays_the_chosen_one() {
    let mut asked = Vec::new();
    let end = playout(tree(), 10, |moves| {
        asked.push(moves);
        asked.len() - 1
    });
    // Of 1, 2, 3 the first; of 4, 5 the second; of 6, 7, 8 the third.
    assert_eq!(asked, [3, 2, 3]);
    let outcome = Some(Outcome::Draw { reason: "the tree" });
    assert_eq!(end, Playout { position: Tree { at: 8, ..tree() }, plies: 3, outcome });
}

#[test]
fn an_answer_out_of_range_is_taken_modulo_the_number_of_moves() {
    let end = playout(tree(), 1, |_| 7);
    assert_eq!(end.position.at, 2);
}

#[test]
fn the_limit_stops_it_and_an_end_on_the_last_ply_counts() {
    for (limit, plies, ended) in
        [(0, 0, false), (2, 2, false), (3, 3, true), (4, 3, true), (u32::MAX, 3, true)]
    {
        let end = playout(tree(), limit, |_| 1);
        // 2, 5, 7 or, for lack of a second move, what 1 modulo 1 gives.
        assert_eq!((end.plies, end.outcome.is_some()), (plies, ended), "limit {limit}");
    }
}

#[test]
fn a_finished_position_is_played_no_further() {
    let over = Tree { at: 3, ..tree() };
    let end = playout(over.clone(), 10, |_| panic!("nothing to choose"));
    assert_eq!((end.position, end.plies), (over, 0));
    assert_eq!(end.outcome.and_then(|outcome| outcome.winner()), Some(Color::White));
}

/// Tic-tac-toe that is declared drawn when the centre is taken.
mod declared {
    use super::*;
    use core::ops::ControlFlow;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub(crate) struct Declared(pub(crate) TicTacToe);

    impl Position for Declared {
        type Move = u8;
        type Illegal = <TicTacToe as Position>::Illegal;
        type Reason = &'static str;
        fn turn(&self) -> Color {
            self.0.turn()
        }
        fn decided(&self) -> Option<Outcome<&'static str>> {
            self.0.decided()
        }
        fn stuck(&self) -> Outcome<&'static str> {
            self.0.stuck()
        }
        fn try_for_each_move<B>(&self, visit: impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
            self.0.try_for_each_move(visit)
        }
        fn check(&self, mv: u8) -> Result<(), Self::Illegal> {
            self.0.check(mv)
        }
        fn play_unchecked(&mut self, mv: u8) {
            self.0.play_unchecked(mv);
        }
        fn game_outcome(&self) -> Option<Outcome<&'static str>> {
            let centre = self.0.cells[4].map(|_| Outcome::Draw { reason: "declaration" });
            self.outcome().or(centre)
        }
    }
}

#[test]
fn an_end_declared_while_moves_remain_ends_the_game() {
    let end = playout(declared::Declared(START), 9, |_| 4);
    assert_eq!(end.outcome, Some(Outcome::Draw { reason: "declaration" }));
    assert_eq!((end.plies, end.position.outcome()), (1, None));
}

proptest! {
    #[test]
    fn random_games_end_by_the_ninth_ply_at_a_true_end(seed: u64, limit in 0_u32..12) {
        let mut random = SplitMix64::new(seed);
        let end = playout(START, limit, |moves| random.below(moves));
        prop_assert_eq!(end.outcome, end.position.outcome());
        prop_assert_eq!(end.plies as usize, end.position.cells.iter().flatten().count());
        prop_assert!(end.plies == limit.min(9) || end.outcome.is_some());
    }
}
