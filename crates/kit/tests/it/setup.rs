//! Positions of one's own: what is put together, what is refused with all its faults.

use rulebook_game::{Position as _, conformance::SplitMix64};
use rulebook_kit::{Cell, ChainRule, Color, Fault, Hand, Position, Setup, Tile};

use crate::model::table;

const WHITE: Tile = Tile { color: Color::White, pawn: false };
const BLACK: Tile = Tile { color: Color::Black, pawn: false };

fn setup(tiles: &[(i16, i16, Tile)], [white, black]: [(u8, u8); 2]) -> Setup {
    let mut setup = Setup::new(ChainRule::Optional);
    for &(x, y, tile) in tiles {
        setup.put(Cell::new(x, y), Some(tile));
    }
    setup.hands = [white, black].map(|(tiles, pawns)| Hand { tiles, pawns });
    setup
}

fn faults(setup: Setup) -> Vec<Fault> {
    let error = setup.clone().position().unwrap_err();
    // What was given comes back.
    assert_eq!(error.setup, setup);
    assert_eq!(Position::try_from(setup).unwrap_err(), error);
    error.faults
}

#[test]
fn a_new_setup_is_the_start() {
    for rule in [ChainRule::Optional, ChainRule::Mandatory] {
        let position = Setup::new(rule).position().unwrap();
        assert_eq!(position, Position::start(rule));
        assert_eq!(position.count_moves(), 2);
    }
}

#[test]
fn tiles_are_put_replaced_and_cleared() {
    let mut setup = setup(&[(0, 0, WHITE), (1, 0, BLACK)], [(19, 9), (19, 10)]);
    let corner = Cell::new(0, 0);
    setup.put(corner, Some(Tile { pawn: true, ..WHITE }));
    assert_eq!(setup.tile_at(corner), Some(Tile { pawn: true, ..WHITE }));
    assert_eq!(setup.clone().position().unwrap().to_string(), "Wb w 19:9,19:10 0,0");
    setup.put(corner, None);
    setup.put(corner, None);
    assert_eq!(setup.tile_at(corner), None);
    assert_eq!(setup.tiles().collect::<Vec<_>>(), [(Cell::new(1, 0), BLACK)]);
}

#[test]
fn each_fault_is_found() {
    let one = [(0, 0, WHITE)];
    let pawn = Tile { pawn: true, ..WHITE };
    for (setup, expected) in [
        (setup(&one, [(20, 10), (20, 10)]), vec![Fault::Tiles { color: Color::White, tiles: 21 }]),
        (setup(&one, [(19, 10), (0, 10)]), vec![Fault::Tiles { color: Color::Black, tiles: 0 }]),
        (setup(&[], [(20, 11), (20, 10)]), vec![Fault::Pawns { color: Color::White, pawns: 11 }]),
        (setup(&[(0, 0, pawn)], [(19, 10), (20, 0)]), vec![Fault::Pawns { color: Color::White, pawns: 11 }]),
        (setup(&one, [(19, 0), (20, 0)]), vec![Fault::NoPawns]),
        (setup(&[(0, 0, WHITE), (1, 1, BLACK)], [(19, 10), (19, 10)]), vec![Fault::Apart]),
        (setup(&[(0, 1002, WHITE)], [(19, 10), (20, 10)]), vec![Fault::Far { limit: 1001 }]),
        (setup(&[(-1002, 0, WHITE)], [(19, 10), (20, 10)]), vec![Fault::Far { limit: 1001 }]),
        (setup(&[(i16::MIN, i16::MAX, WHITE)], [(19, 10), (20, 10)]), vec![Fault::Far { limit: 1001 }]),
        (
            setup(&[(i16::MIN, 0, WHITE), (i16::MAX, 5, BLACK)], [(255, 255), (255, 255)]),
            vec![
                Fault::Tiles { color: Color::White, tiles: 256 },
                Fault::Pawns { color: Color::White, pawns: 255 },
                Fault::Tiles { color: Color::Black, tiles: 256 },
                Fault::Pawns { color: Color::Black, pawns: 255 },
                Fault::Far { limit: 1002 },
                Fault::Apart,
            ],
        ),
    ] {
        assert_eq!(faults(setup), expected);
    }
    // At the limit.
    let far = setup(&[(1001, -1001, WHITE)], [(19, 10), (20, 10)]);
    assert_eq!(far.position().unwrap().to_string(), "w w 19:10,20:10 1001,-1001");
}

#[test]
fn more_tiles_than_a_plane_holds_are_a_fault_too() {
    let row: Vec<_> = (0..100).map(|x| (x, 0, WHITE)).collect();
    assert_eq!(faults(setup(&row, [(0, 10), (20, 10)])), [Fault::Tiles { color: Color::White, tiles: 100 }]);
}

#[test]
fn a_position_goes_into_a_setup_and_back() {
    let mut random = SplitMix64::new(5);
    for number in 0..200 {
        let rule = if number % 2 == 0 { ChainRule::Optional } else { ChainRule::Mandatory };
        let text = table::any(&mut |most| random.below(most), false).to_string();
        let position = Position::parse(&text, rule).unwrap();
        let setup = Setup::from(&position);
        assert_eq!(setup.tiles().len(), position.plane().len());
        let again = setup.position().unwrap();
        assert_eq!(again, position);
        assert_eq!((again.to_string(), again.outcome()), (text, position.outcome()));
    }
}
