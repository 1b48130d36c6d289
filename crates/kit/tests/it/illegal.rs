//! Every reason for which a move is refused, by value and by sentence, and which of two reasons is given.

use rulebook_game::{Outcome, Position as _, Text as _};
use rulebook_kit::{Cell, Chain, ChainRule, Color, Direction, Illegal, Move, Position, Reason, Route};

/// Why a move is refused, which leaves the position as it is.
#[track_caller]
fn refused(position: &Position, mv: Move) -> Illegal {
    let mut copy = *position;
    let reason = copy.play(mv).expect_err("the move is refused");
    assert_eq!(copy, *position);
    assert_eq!(position.check(mv), Err(reason.clone()));
    let mut listed = Vec::new();
    position.moves_into(&mut listed);
    assert!(!position.is_legal(mv) && !listed.contains(&mv));
    reason
}

/// The same of a move as text, which may be refused already in reading.
#[track_caller]
fn assert_refused(position: &str, mv: &str, reason: &Illegal, sentence: &str) {
    let position: Position = position.parse().unwrap();
    let found = position.judge_move(mv).unwrap().expect_err("the move is refused");
    assert_eq!(&found, reason);
    assert_eq!(found.to_string(), sentence);
    if let Ok(mv) = position.parse_move(mv) {
        assert_eq!(&refused(&position, mv), reason);
    }
}

fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

fn chain(start: Cell, directions: &[Direction]) -> Chain {
    directions.iter().fold(Chain::from(start), |chain, direction| chain.then(*direction).unwrap())
}

const LAYING: &str = "Wwb w 18:9,19:10 0,0";
const CAPTURE: &str = "w2/B2/WBw w 17:9,18:8 0,0";
const NO_INTERACTION: &str = "WW3/bBbbb/bbbbb/bbBbb/bbbbb/wwwww/wwWww/wwwww/www2 w 0:0,0:0 0,0";

/// Twenty white tiles in a row, two pawns on the left; Black has a tile on the right.
fn moving() -> String {
    format!("WW{}b w 0:0,19:10 0,0", "w".repeat(18))
}

#[test]
fn the_game_is_over() {
    let won = |winner, reason| Illegal::Over(Outcome::Win { winner, reason });
    let by_capture = won(Color::White, Reason::Capture);
    for mv in ["T3,0", "P1,0", "0,0-1,0", "2,0x0,0", "5,5x9,9"] {
        assert_refused("wbW b 18:9,19:0 0,0", mv, &by_capture, "the game is over: white wins by capture");
    }
    let by_pawns = won(Color::Black, Reason::FreePawns);
    let sentence = "the game is over: black wins by free pawns";
    assert_refused(NO_INTERACTION, "2,2-3,2", &by_pawns, sentence);
    let drawn = NO_INTERACTION.replacen('B', "b", 1);
    let draw = Illegal::Over(Outcome::Draw { reason: Reason::FreePawns });
    assert_refused(&drawn, "2,2-3,2", &draw, "the game is over: draw by free pawns");
    // Only the lack of moves tells that it is over.
    let blocked = format!("Wbb{} w 0:0,18:10 0,0", "w".repeat(19));
    let by_block = won(Color::Black, Reason::Block);
    for mv in ["T3,1", "P3,0", "0,0-3,0", "0,0x3,0", "0,0x9,9"] {
        assert_refused(&blocked, mv, &by_block, "the game is over: black wins by block");
    }
}

#[test]
fn a_capture_is_obligatory() {
    let routes = [
        Route { chain: chain(at(0, 0), &[Direction::East]), landings: vec![at(2, 0)] },
        Route { chain: chain(at(0, 0), &[Direction::North]), landings: vec![at(0, 2)] },
    ];
    let position: Position = CAPTURE.parse().unwrap();
    for mv in ["T3,0", "P2,0", "T3,0+P3,0", "0,0-1,1"] {
        let Illegal::MustCapture { captures } = refused(&position, position.parse_move(mv).unwrap()) else {
            panic!("{mv}");
        };
        assert!(captures.len() == 2 && routes.iter().all(|route| captures.contains(route)), "{captures:?}");
        // They are moves: each can be played.
        assert!(captures.iter().all(|route| position.is_legal(Move::Capture(route.chain))));
    }
    let reason = Illegal::MustCapture { captures: routes[..1].to_vec() };
    assert_refused("WBw w 18:9,19:9 0,0", "T3,0", &reason, "a capture is obligatory: 0,0x2,0");
}

#[test]
fn many_captures_are_not_all_written() {
    // Four enemies around an empty cell: four ends each way, and a chain may stop at each.
    let ring: Position = "wBw/B1B/WBw w 16:9,16:6 0,0".parse().unwrap();
    let sentence = |position: &Position| refused(position, Move::Tile(at(5, 5))).to_string();
    assert_eq!(sentence(&ring).matches('x').count(), 2 * (1 + 2 + 3 + 4));
    let two: Position = "wBw/B1B/WBw/bb1/WBw w 14:8,13:5 0,-2".parse().unwrap();
    assert!(sentence(&two).ends_with(" and 1 more"), "{}", sentence(&two));
    // Under the other rule only whole chains are captures.
    let whole = Position::parse(&ring.to_string(), ChainRule::Mandatory).unwrap();
    let Illegal::MustCapture { captures } = refused(&whole, Move::Tile(at(5, 5))) else { panic!() };
    assert_eq!(captures.iter().map(|route| route.landings.len()).collect::<Vec<_>>(), [4, 4]);
}

#[test]
fn something_is_in_hand() {
    let sentence = "white has tiles or pawns in hand and must place";
    let reason = Illegal::MustPlace { color: Color::White };
    // Before all that is wrong with the step.
    for mv in ["0,0-1,0", "2,0-1,0", "7,7-8,8"] {
        assert_refused(LAYING, mv, &reason, sentence);
    }
}

#[test]
fn no_tile_or_no_pawn_is_left() {
    let no_tile = Illegal::NoTile { color: Color::White };
    for mv in ["T0,1", "T0,0", "T0,1+P0,1"] {
        assert_refused(&moving(), mv, &no_tile, "white has no tile in hand");
    }
    let no_pawn = Illegal::NoPawn { color: Color::White };
    let sentence = "white has no pawn in hand";
    assert_refused(&moving(), "P5,0", &no_pawn, sentence);
    assert_refused("Wwb w 18:0,19:10 0,0", "T0,1+P1,0", &no_pawn, sentence);
    assert_refused("Wwb w 18:0,19:10 0,0", "P7,7", &no_pawn, sentence);
}

#[test]
fn a_tile_cannot_lie_there() {
    assert_refused(LAYING, "T1,0", &Illegal::Laid(at(1, 0)), "a tile lies on 1,0 already");
    assert_refused(LAYING, "T2,0+P1,0", &Illegal::Laid(at(2, 0)), "a tile lies on 2,0 already");
    for (mv, cell) in [("T3,1", at(3, 1)), ("T-1,-1+P1,0", at(-1, -1)), ("T9,0", at(9, 0))] {
        let sentence = format!("a tile on {cell} touches no other by a side");
        assert_refused(LAYING, mv, &Illegal::Untouched(cell), &sentence);
    }
    let first = "- w 20:10,20:10 0,0";
    for mv in ["T0,1", "T32767,-32768", "T0,1+P0,1"] {
        assert_refused(first, mv, &Illegal::NotOrigin, "the first tile is laid on 0,0");
    }
}

#[test]
fn a_pawn_cannot_stand_there() {
    assert_refused(LAYING, "P3,0", &Illegal::NoTileThere(at(3, 0)), "there is no tile on 3,0");
    let sentence = "the tile on 2,0 is not of the player's colour";
    assert_refused(LAYING, "P2,0", &Illegal::OtherColor(at(2, 0)), sentence);
    assert_refused(LAYING, "P0,0", &Illegal::Taken(at(0, 0)), "a pawn stands on 0,0");
    // Together with a tile.
    assert_refused(LAYING, "T3,0+P4,0", &Illegal::NoTileThere(at(4, 0)), "there is no tile on 4,0");
    assert_refused(LAYING, "T3,0+P2,0", &Illegal::OtherColor(at(2, 0)), sentence);
    assert_refused(LAYING, "T3,0+P0,0", &Illegal::Taken(at(0, 0)), "a pawn stands on 0,0");
    // As the target of a step.
    assert_refused(&moving(), "0,0-0,1", &Illegal::NoTileThere(at(0, 1)), "there is no tile on 0,1");
    assert_refused(&moving(), "0,0-1,0", &Illegal::Taken(at(1, 0)), "a pawn stands on 1,0");
    let beside = format!("bW{} w 0:0,19:10 0,0", "w".repeat(19));
    let sentence = "the tile on 0,0 is not of the player's colour";
    assert_refused(&beside, "1,0-0,0", &Illegal::OtherColor(at(0, 0)), sentence);
}

#[test]
fn no_pawn_of_the_players_stands_there() {
    // A free tile, an enemy's tile, none.
    for (mv, cell) in [("5,0-6,0", at(5, 0)), ("20,0-19,0", at(20, 0)), ("-3,4-0,0", at(-3, 4))] {
        let sentence = format!("the player has no pawn on {cell}");
        assert_refused(&moving(), mv, &Illegal::NotOwnPawn(cell), &sentence);
    }
    for (mv, cell) in [("2,0x0,0", at(2, 0)), ("1,0x3,0", at(1, 0)), ("7,7x9,9", at(7, 7))] {
        let sentence = format!("the player has no pawn on {cell}");
        assert_refused(CAPTURE, mv, &Illegal::NotOwnPawn(cell), &sentence);
    }
}

#[test]
fn a_step_goes_to_a_cell_around() {
    let sentence = "a pawn moves to one of the eight cells around it";
    for mv in ["0,0-2,0", "1,0-19,0"] {
        assert_refused(&moving(), mv, &Illegal::NotAdjacent, sentence);
    }
}

#[test]
fn no_leap_leads_there() {
    for (mv, leap) in [
        ("0,0x1,0", 1),
        ("0,0x3,0", 1),
        ("0,0x2,2", 1),
        ("0,0x-2,0", 1),
        ("0,0x2,0x4,0", 2),
        ("0,0x2,0x0,0", 2),
        ("0,0x2,0x2,0", 2),
        ("0,0x3,0x9,9", 1),
    ] {
        let sentence = format!("leap {leap} is not possible");
        assert_refused(CAPTURE, mv, &Illegal::NoLeap { leap }, &sentence);
    }
    // A chain without a leap is no move, and none has more than ten.
    let position: Position = CAPTURE.parse().unwrap();
    let none = Chain::from(at(0, 0));
    assert_eq!(refused(&position, Move::Capture(none)), Illegal::NoLeap { leap: 1 });
    let ten = chain(at(0, 0), &[Direction::East; Chain::MAX_LEAPS]);
    assert_eq!(refused(&position, Move::Capture(ten)), Illegal::NoLeap { leap: 2 });
    assert_eq!(ten.then(Direction::East), None);
    assert_eq!(none.then(Direction::NorthEast), None);
}

#[test]
fn the_chain_must_go_on() {
    let text = "2w/2B/WBw w 17:9,18:8 0,0";
    let position = Position::parse(text, ChainRule::Mandatory).unwrap();
    let reason = refused(&position, position.parse_move("0,0x2,0").unwrap());
    assert_eq!(reason, Illegal::Unfinished);
    assert_eq!(reason.to_string(), "the chain can be continued and must be");
    // What lands nowhere is not called unfinished.
    let astray = position.judge_move("0,0x2,0x2,9").unwrap();
    assert_eq!(astray, Err(Illegal::NoLeap { leap: 2 }));
}
