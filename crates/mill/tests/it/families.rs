//! Families of lines and steps: few hold all, and they say of whole sets what the graph says of each point.

use rulebook_mill::{LineFamily, Point, PointSet};

use crate::BOARDS;

#[test]
fn few_families_hold_all_lines_and_steps() {
    let families = BOARDS.map(|(_, board)| (board.line_family_count(), board.step_family_count()));
    assert_eq!(families, [(2, 2), (4, 4), (2, 3), (3, 3), (3, 3)]);
    for (name, board) in BOARDS {
        let lines: u32 =
            (0..board.line_family_count()).map(|number| board.line_family(number).places()[0].count()).sum();
        assert_eq!(lines as usize, board.lines().count(), "{name}");
        for point in board.all() {
            let men = PointSet::of(point);
            let reached = (0..board.step_family_count()).fold(PointSet::EMPTY, |reached, number| {
                let steps = board.step_family(number);
                reached | steps.up(men) | steps.down(men)
            });
            assert_eq!(reached, board.neighbours(point), "{name}");
        }
    }
}

#[test]
fn there_is_nothing_in_a_family_beyond_the_last() {
    let all = PointSet::from_bits(u32::MAX);
    for (_, board) in BOARDS {
        for number in [board.line_family_count(), 63, 64, usize::MAX] {
            assert_eq!(board.line_family(number).full(all), PointSet::EMPTY);
        }
        for number in [board.step_family_count(), 31, 32, usize::MAX] {
            assert_eq!(board.step_family(number).up(all), PointSet::EMPTY);
        }
    }
}

/// The completing points of a family that survive a step, against the definition.
#[test]
fn steps_keep_the_lines_they_do_not_leave() {
    for (name, board) in BOARDS {
        for bits in 0..1_u32 << board.len().min(9) {
            // Spread over the board, so that all of it is seen.
            let men = PointSet::from_bits(bits.wrapping_mul(0x0020_9041)) & board.all();
            for number in 0..board.step_family_count() {
                let steps = board.step_family(number);
                for up in [false, true] {
                    let mut kept = PointSet::EMPTY;
                    for lines in (0..board.line_family_count()).map(|number| board.line_family(number)) {
                        for (place, points) in LineFamily::completing(lines, men).into_iter().enumerate() {
                            kept |= points & steps.keeps(up, lines, place);
                        }
                    }
                    let targets = if up { steps.up(men) } else { steps.down(men) } - men;
                    for to in targets {
                        let by = steps.by();
                        let from = Point::new(if up { to.index() - by } else { to.index() + by }).unwrap();
                        let closes = board.closed_by(men.without(from), to).count() > 0;
                        assert_eq!(kept.contains(to), closes, "{name} {men:?} {from:?} {to:?}");
                    }
                }
            }
        }
    }
}
