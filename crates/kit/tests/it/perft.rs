//! The suites, cut where a line takes long, and the laws of the traits.

use rulebook_game::{Text, conformance, perft, perft_all, suite};
use rulebook_kit::{ChainRule, Position};

/// The program checks the rest of the suites.
const MOST_LEAVES: u64 = 400_000;

fn run(text: &str, rule: ChainRule) {
    for line in suite::lines(text) {
        let line = line.unwrap();
        let position = Position::parse_position(line.position, &rule)
            .unwrap_or_else(|error| panic!("{}: {error}", line.position));
        assert_eq!(position.to_string(), line.position);
        for fact in &line.facts {
            match *fact {
                suite::Fact::Leaves { depth, nodes } if nodes <= MOST_LEAVES => {
                    assert_eq!(perft(&position, depth), nodes, "{} D{depth}", line.position);
                }
                suite::Fact::Leaves { .. } => {}
                suite::Fact::Outcome(text) => {
                    let outcome = rulebook_game::OutcomeText(rulebook_game::Position::outcome(&position));
                    assert_eq!(outcome.to_string(), text, "{}", line.position);
                }
            }
        }
    }
}

#[test]
fn optional_suite() {
    run(include_str!("../data/kit.suite"), ChainRule::Optional);
}

#[test]
fn mandatory_suite() {
    run(include_str!("../data/kit-mandatory.suite"), ChainRule::Mandatory);
}

#[test]
fn leaves_made_are_leaves_counted() {
    let start = Position::start(ChainRule::Optional);
    assert_eq!(perft(&start, 5), 113704);
    assert_eq!(perft_all(&start, 5), 113704);
}

#[test]
fn the_laws_hold_along_random_games() {
    for rule in [ChainRule::Optional, ChainRule::Mandatory] {
        let tested =
            conformance::assert_playouts(&Position::start(rule), &rule, 1..=2, 90, |_, _| Vec::new());
        assert!(tested > 50, "{tested}");
    }
}
