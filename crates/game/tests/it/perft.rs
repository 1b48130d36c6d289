//! Every way to count leaves gives the same number, and the right one.

use core::num::NonZeroUsize;
use std::sync::Mutex;

use crate::toys::{
    heap::Heap,
    tic_tac_toe::{self, TicTacToe},
    tree::{self, Tree, tree},
    watched::{Watched, Work, watch},
};
use rulebook_game::{Leaves, PerftTable, Position, divide, perft, perft_all, perft_hashed, perft_parallel};

const BOTH: [Leaves; 2] = [Leaves::Counted, Leaves::Made];

/// The fewest bytes that make a table of one pair of slots.
fn pair<P: Position>() -> usize {
    (0..1000).find(|&bytes| PerftTable::<P>::new(bytes).capacity() == 2).unwrap()
}

/// The smallest table of `slots` slots, an even number.
fn table<P: Position>(slots: usize) -> PerftTable<P> {
    let table = PerftTable::new(slots / 2 * pair::<P>());
    assert_eq!(table.capacity(), slots);
    table
}

#[test]
fn the_tree_is_counted_as_by_hand() {
    for (depth, leaves) in (0..).zip(tree::LEAVES) {
        assert_eq!(perft(&tree(), depth), leaves, "depth {depth}");
        assert_eq!(perft_all(&tree(), depth), leaves, "depth {depth}, all made");
    }
}

#[test]
fn tic_tac_toe_is_counted_as_in_the_tables() {
    for (depth, leaves) in (0..).zip(tic_tac_toe::LEAVES) {
        assert_eq!(perft(&tic_tac_toe::START, depth), leaves, "depth {depth}");
        assert_eq!(perft_all(&tic_tac_toe::START, depth), leaves, "depth {depth}, all made");
    }
}

#[test]
fn a_finished_position_is_one_leaf_and_has_none_below() {
    for at in [3, 4] {
        let end = Tree { at, ..tree() };
        assert_eq!([0, 1, 2, 3].map(|depth| perft(&end, depth)), [1, 0, 0, 0], "node {at}");
        assert_eq!([0, 1, 2, 3].map(|depth| perft_all(&end, depth)), [1, 0, 0, 0], "node {at}");
    }
}

#[test]
fn counting_plays_no_leaf_and_making_plays_them_all() {
    let game = Watched { game: tic_tac_toe::START, bad_hash: false };
    let (_, work) = watch(|| perft(&game, 3));
    assert_eq!(work, Work { generated: 1 + 9, played: 9 + 72, counted: 72 });
    let (_, work) = watch(|| perft_all(&game, 3));
    assert_eq!(work, Work { generated: 1 + 9 + 72, played: 9 + 72 + 504, counted: 0 });
}

#[test]
fn divide_gives_each_move_in_order_and_sums_up() {
    for leaves in BOTH {
        let mut parts = Vec::new();
        let sum = divide(&tree(), 3, leaves, |mv, nodes| parts.push((mv, nodes)));
        assert_eq!(parts, [(1, 3), (2, 3), (3, 0)]);
        assert_eq!(sum, 6);
    }
}

#[test]
fn divide_makes_the_leaves_if_told_so() {
    let game = Watched { game: tic_tac_toe::START, bad_hash: false };
    assert_eq!(watch(|| divide(&game, 2, Leaves::Made, |_, _| ())).1.played, 9 + 72);
    assert_eq!(watch(|| divide(&game, 2, Leaves::Counted, |_, _| ())).1.played, 9);
}

#[test]
fn divide_at_the_ends_of_its_range() {
    let mut parts = Vec::new();
    assert_eq!(divide(&tree(), 0, Leaves::Counted, |mv, nodes| parts.push((mv, nodes))), 1);
    assert_eq!(parts, []);
    assert_eq!(divide(&tree(), 1, Leaves::Made, |mv, nodes| parts.push((mv, nodes))), 3);
    assert_eq!(parts, [(1, 1), (2, 1), (3, 1)]);
    assert_eq!(divide(&Tree { at: 3, ..tree() }, 4, Leaves::Counted, |_, _| panic!("no move")), 0);
}

#[test]
fn a_table_of_any_size_changes_no_count() {
    for slots in [0, 2, 4, 6, 64, 10_000] {
        for leaves in BOTH {
            let mut table = table(slots);
            // The same table for every depth: what it holds of one must not answer for another.
            for (depth, expected) in (0..).zip(tic_tac_toe::LEAVES) {
                let found = perft_hashed(&mut table, &tic_tac_toe::START, depth, leaves);
                assert_eq!(found, expected, "{slots} slots, depth {depth}, {leaves:?}");
            }
        }
    }
}

#[test]
fn a_hash_that_tells_nothing_apart_changes_no_count() {
    let game = Watched { game: tic_tac_toe::START, bad_hash: true };
    for slots in [2, 4, 1000] {
        assert_eq!(perft_hashed(&mut table(slots), &game, 7, Leaves::Counted), tic_tac_toe::LEAVES[7]);
    }
}

#[test]
fn a_table_saves_work_and_one_without_slots_does_not() {
    let game = Watched { game: tic_tac_toe::START, bad_hash: false };
    let plain = watch(|| perft(&game, 7)).1;
    let hashed = watch(|| perft_hashed(&mut table(20_000), &game, 7, Leaves::Counted)).1;
    assert!(hashed.played * 5 < plain.played, "{hashed:?} against {plain:?}");
    assert_eq!(watch(|| perft_hashed(&mut table(0), &game, 7, Leaves::Counted)).1, plain);
}

#[test]
fn a_cleared_table_has_forgotten() {
    let game = Watched { game: tic_tac_toe::START, bad_hash: false };
    let mut table = table(20_000);
    let mut work = || watch(|| perft_hashed(&mut table, &game, 5, Leaves::Counted)).1.played;
    let (first, second) = (work(), work());
    assert!(first > 0 && second == 0, "the root itself is remembered: {first}, {second}");
    table.clear();
    assert_eq!(watch(|| perft_hashed(&mut table, &game, 5, Leaves::Counted)).1.played, first);
}

#[test]
fn a_table_takes_no_more_bytes_than_given() {
    let one = pair::<TicTacToe>();
    assert!(one >= 2 * (size_of::<TicTacToe>() + size_of::<u64>()));
    assert_eq!(PerftTable::<TicTacToe>::new(10 * one - 1).capacity(), 18);
    assert_eq!(PerftTable::<TicTacToe>::new(10 * one).capacity(), 20);
}

fn parallel<P: Position + Send + Sync>(
    position: &P,
    depth: u32,
    leaves: Leaves,
    threads: usize,
    table: Option<usize>,
) -> u64 {
    perft_parallel(position, depth, leaves, NonZeroUsize::new(threads).unwrap(), table, |_, _| ())
}

#[test]
fn any_number_of_threads_counts_the_same() {
    for threads in [1, 2, 3] {
        for table in [None, Some(0), Some(100), Some(1 << 20)] {
            for leaves in BOTH {
                for (depth, expected) in (0..).zip(tic_tac_toe::LEAVES) {
                    let found = parallel(&tic_tac_toe::START, depth, leaves, threads, table);
                    assert_eq!(found, expected, "{threads} threads, {table:?}, {leaves:?}, depth {depth}");
                }
                for (depth, expected) in (0..).zip(tree::LEAVES) {
                    let found = parallel(&tree(), depth, leaves, threads, table);
                    assert_eq!(found, expected, "{threads} threads, {table:?}, {leaves:?}, depth {depth}");
                }
            }
        }
    }
}

#[test]
fn a_shared_table_changes_no_count_for_a_bad_hash() {
    let game = Watched { game: tic_tac_toe::START, bad_hash: true };
    assert_eq!(parallel(&game, 7, Leaves::Counted, 2, Some(1 << 16)), tic_tac_toe::LEAVES[7]);
}

#[test]
fn progress_tells_each_subtree_once_and_there_are_enough_for_the_threads() {
    let told = Mutex::new(Vec::new());
    let threads = NonZeroUsize::new(2).unwrap();
    let leaves = perft_parallel(&tic_tac_toe::START, 6, Leaves::Counted, threads, None, |done, total| {
        told.lock().unwrap().push((done, total));
    });
    assert_eq!(leaves, tic_tac_toe::LEAVES[6]);
    let mut told = told.into_inner().unwrap();
    told.sort_unstable();
    let total = told.len() as u64;
    assert!(total >= 64, "{total} subtrees are too few to share out evenly");
    assert_eq!(told, (1..=total).map(|done| (done, total)).collect::<Vec<_>>());
}

#[test]
fn a_count_too_large_for_64_bits_is_the_largest_number() {
    // A heap of 200 has about φ²⁰⁰ ways to be taken; remembered by height, they are counted at once.
    let heap = Heap { counters: 200, turn: rulebook_game::Color::White };
    let mut table = PerftTable::new(1 << 20);
    let exact = perft_hashed(&mut table, &heap, 60, Leaves::Counted);
    assert_eq!(exact, 1 << 60, "one or two counters, sixty times");
    for leaves in BOTH {
        table.clear();
        assert_eq!(perft_hashed(&mut table, &heap, 80, leaves), u64::MAX);
        let two = NonZeroUsize::new(2).unwrap();
        assert_eq!(perft_parallel(&heap, 80, leaves, two, Some(1 << 20), |_, _| ()), u64::MAX);
    }
}
