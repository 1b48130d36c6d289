//! Sanmill's line, on reading.
//!
//! `BOARD SIDE PHASE ACTION WHITE-ON-BOARD WHITE-IN-HAND BLACK-ON-BOARD BLACK-IN-HAND …`: the three squares from the
//! innermost outwards, each clockwise from the middle of its upper side, with `O` for White, `@` for Black and `*` for
//! no man. What follows the counts is history, but for the two numbers of men to take.

use alloc::{string::String, vec::Vec};
use core::ops::Range;

use rulebook_game::Color;

use super::{
    TextFault,
    position::{Reader, number, pieces},
};
use crate::Variant;

/// The points in the order of the line.
const ORDER: [&str; 3] = ["d5 e5 e4 e3 d3 c3 c4 c5", "d6 f6 f4 f2 d2 b2 b4 b6", "d7 g7 g4 g1 d1 a1 a4 a7"];

/// Whether the text is to be read so: by the marks of its board, if the board is one with these points.
pub(super) fn is_foreign<V: Variant>(text: &str) -> bool {
    let board = text.split(' ').next().unwrap_or_default();
    let points = ORDER.iter().all(|names| V::RULES.board.set(names).is_some());
    points && V::RULES.board.len() == 24 && board.contains(['*', 'O', '@'])
}

impl<V: Variant> Reader<V> {
    pub(super) fn read_foreign(&mut self, text: &str) {
        let fields: Vec<_> = pieces(text, 0, ' ').collect();
        let [board, turn, phase, action, white, white_hand, black, black_hand, history @ ..] = &fields[..]
        else {
            return self.faults.push(TextFault::Fields { expected: 8, found: fields.len() });
        };
        self.read_foreign_board(board.0);
        self.read_turn(turn.0, turn.1.clone());
        for (color, men) in Color::ALL.into_iter().zip([white, black]) {
            if number(men.0).map(u32::from) != Some(self.setup.men(color).count()) {
                self.faults.push(TextFault::Count(color));
            }
        }
        match [white_hand, black_hand].map(|hand| number(hand.0)) {
            [Some(white), Some(black)] => {
                self.setup.hands = [white, black];
                self.check_phase(phase.0, phase.1.clone());
            }
            hands => {
                let places = hands.into_iter().zip([white_hand, black_hand]);
                let bad = places.filter(|(hand, _)| hand.is_none());
                self.faults.extend(bad.map(|(_, (_, place))| TextFault::Hand(place.clone())));
            }
        }
        match action.0 {
            "p" | "s" | "?" => {}
            "r" => self.faults.push(TextFault::Removal(action.1.clone())),
            _ => self.faults.push(TextFault::Action(action.1.clone())),
        }
        for (_, place) in history.iter().take(2).filter(|(count, _)| *count != "0") {
            self.faults.push(TextFault::Removal(place.clone()));
        }
    }

    /// Ready, placing, moving, or over: the hand of the side to move has men, or has none.
    fn check_phase(&mut self, phase: &str, place: Range<usize>) {
        let hand = self.setup.hands[self.setup.turn.index()];
        let fits = match phase {
            "r" | "p" => hand > 0,
            "m" => hand == 0 || V::RULES.mixed,
            "o" => true,
            _ => false,
        };
        if !fits {
            self.faults.push(TextFault::Phase(place));
        }
    }

    fn read_foreign_board(&mut self, text: &str) {
        let points = ORDER.iter().flat_map(|names| names.split(' '));
        let points: Vec<_> = points.filter_map(|name| V::RULES.board.point(name)).collect();
        for (at, found) in text.char_indices() {
            if !"*O@/".contains(found) {
                self.faults.push(TextFault::Mark { found, at });
            }
        }
        let groups: Vec<_> = text.split('/').map(|group| group.chars().count()).collect();
        if groups != [8; 3] {
            let expected = String::from("********/********/********");
            return self.faults.push(TextFault::Shape { expected });
        }
        for (mark, point) in text.chars().filter(|&mark| mark != '/').zip(points) {
            let man = match mark {
                'O' => Some(Color::White),
                '@' => Some(Color::Black),
                _ => None,
            };
            self.setup.put(point, man);
        }
    }
}
