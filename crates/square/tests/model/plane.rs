//! The model: places on a board, and the inputs that properties are tried on.

use std::collections::BTreeSet;

use proptest::array::uniform4;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use rulebook_square::Direction;

/// A file and a rank, both from 0, on the board or off it.
pub(crate) type Place = (i32, i32);

pub(crate) type Places = BTreeSet<Place>;

/// What each direction adds, by the compass.
pub(crate) const COMPASS: [(Direction, Place); 8] = [
    (Direction::N, (0, 1)),
    (Direction::NE, (1, 1)),
    (Direction::E, (1, 0)),
    (Direction::SE, (1, -1)),
    (Direction::S, (0, -1)),
    (Direction::SW, (-1, -1)),
    (Direction::W, (-1, 0)),
    (Direction::NW, (-1, 1)),
];

pub(crate) fn plus(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

/// The size of a board.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    pub(crate) files: i32,
    pub(crate) ranks: i32,
}

impl Board {
    /// All places, by index: rank by rank.
    pub(crate) fn by_index(self) -> Vec<Place> {
        (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank))).collect()
    }

    pub(crate) fn has(self, (file, rank): Place) -> bool {
        (0..self.files).contains(&file) && (0..self.ranks).contains(&rank)
    }

    pub(crate) fn all(self) -> Places {
        self.by_index().into_iter().collect()
    }

    /// Those that are on the board.
    pub(crate) fn keep(self, places: impl IntoIterator<Item = Place>) -> Places {
        places.into_iter().filter(|&place| self.has(place)).collect()
    }

    /// The places whose bits are set.
    pub(crate) fn places(self, bits: impl Into<u128>) -> Places {
        let bits = bits.into();
        let places = self.by_index().into_iter().enumerate().filter(|&(index, _)| bits >> index & 1 == 1);
        let places: Places = places.map(|(_, place)| place).collect();
        assert_eq!(bits.count_ones() as usize, places.len(), "bits beyond the board");
        places
    }

    pub(crate) fn place(self, index: u8) -> Place {
        self.by_index()[usize::from(index)]
    }
}

/// From each place of the set, the places in one direction for as long as they are in `through`.
pub(crate) fn walk(from: &Places, step: Place, through: &Places) -> Places {
    let mut reached = from.clone();
    for &start in from {
        let mut place = plus(start, step);
        while through.contains(&place) {
            reached.insert(place);
            place = plus(place, step);
        }
    }
    reached
}

/// The places reached by steps through `through`, each with the least number of steps to it.
pub(crate) fn search(from: &Places, steps: &[Place], through: &Places) -> Vec<(Place, u8)> {
    let mut found: Vec<_> = from.iter().map(|&place| (place, 0)).collect();
    let mut seen = from.clone();
    let mut next = 0;
    while next < found.len() {
        let (place, distance) = found[next];
        for &step in steps {
            let to = plus(place, step);
            if through.contains(&to) && seen.insert(to) {
                found.push((to, distance + 1));
            }
        }
        next += 1;
    }
    found
}

/// What a property is tried on: words to cut to the board, and numbers to take as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Input {
    /// Two words of any density from a few bits to nearly all.
    pub(crate) words: [u128; 2],
    /// Any byte, to make a cell of.
    pub(crate) index: u8,
    /// Any byte.
    pub(crate) byte: u8,
    /// Leaps: a likely one and a wild one.
    pub(crate) leaps: [(i8, i8); 2],
}

/// Tries a property on many inputs, and shrinks the one on which it panics.
pub(crate) fn for_all(property: fn(Input)) {
    let word = (uniform4(any::<u128>()), 0..5).prop_map(|([a, b, c, d], density)| match density {
        0 => a & b & c & d,
        1 => a & b,
        2 => a,
        3 => a | b,
        _ => a | b | c | d,
    });
    let leap = (-12..=12_i8, -12..=12_i8);
    let inputs = ([word.clone(), word], any::<[u8; 2]>(), leap, any::<(i8, i8)>())
        .prop_map(|(words, [index, byte], leap, wild)| Input { words, index, byte, leaps: [leap, wild] });
    let tried = TestRunner::default().run(&inputs, |input| {
        property(input);
        Ok(())
    });
    if let Err(failure) = tried {
        panic!("{failure}");
    }
}
