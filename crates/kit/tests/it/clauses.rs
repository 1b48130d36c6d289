//! A test a clause, named by it.

use std::collections::BTreeSet;

use rulebook_game::{OutcomeText, Position as _, Text as _};
use rulebook_kit::{ChainRule, Color, Hand, PAWNS, Position, TILES};

fn read(text: &str) -> Position {
    text.parse().unwrap()
}

fn mandatory(text: &str) -> Position {
    Position::parse(text, ChainRule::Mandatory).unwrap()
}

fn why(text: &str, mv: &str) -> String {
    read(text).judge_move(mv).unwrap().map_or_else(|illegal| illegal.to_string(), |_| "legal".into())
}

fn outcome(text: &str) -> String {
    OutcomeText(read(text).outcome()).to_string()
}

fn listed(position: &Position) -> BTreeSet<String> {
    let mut moves = BTreeSet::new();
    position.for_each_move(|mv| assert!(moves.insert(position.move_text(mv).to_string())));
    moves
}

/// The text after some moves.
fn after(text: &str, moves: &[&str]) -> String {
    let mut position = read(text);
    for mv in moves {
        position.play(position.parse_move(mv).unwrap()).unwrap();
    }
    position.to_string()
}

#[track_caller]
fn assert_moves(position: &Position, expected: &str) {
    let expected: BTreeSet<String> = expected.split_whitespace().map(Into::into).collect();
    assert_eq!(listed(position), expected, "{position}");
}

#[test]
fn k01_twenty_tiles_and_ten_pawns_a_side() {
    let start = Position::start(ChainRule::Optional);
    assert!(start.plane().is_empty());
    assert_eq!((TILES, PAWNS), (20, 10));
    for color in Color::ALL {
        assert_eq!(start.hand(color), Hand { tiles: 20, pawns: 10 });
    }
}

#[test]
fn k02_the_first_tile_defines_the_origin() {
    assert_moves(&read("- w 20:10,20:10 0,0"), "T0,0 T0,0+P0,0");
    assert_eq!(why("- w 20:10,20:10 0,0", "T1,0"), "the first tile is laid on 0,0");
    // The lattice has no edge, and a table that is read may lie anywhere.
    assert_moves(
        &read("w b 19:10,20:1 -500,70"),
        "T-500,71 T-499,70 T-500,69 T-501,70
         T-500,71+P-500,71 T-499,70+P-499,70 T-500,69+P-500,69 T-501,70+P-501,70",
    );
    assert_ne!(read("w b 19:10,20:10 0,0"), read("w b 19:10,20:10 1,0"));
}

#[test]
fn k03_white_begins() {
    assert_eq!(Position::start(ChainRule::Optional).turn(), Color::White);
    // Or whoever is said to.
    assert_moves(&read("- b 20:10,20:10 0,0"), "T0,0 T0,0+P0,0");
}

#[test]
fn k04_a_tile_a_pawn_or_both() {
    let text = "w w 19:10,20:10 0,0";
    assert_eq!(after(text, &["T1,0"]), "ww b 18:10,20:10 0,0");
    assert_eq!(after(text, &["P0,0"]), "W b 19:9,20:10 0,0");
    assert_eq!(after(text, &["T1,0+P0,0"]), "Ww b 18:9,20:10 0,0");
}

#[test]
fn k05_a_pawn_stands_on_a_free_tile_of_its_colour() {
    let text = "Wb w 19:9,19:10 0,0";
    assert_eq!(why(text, "P0,0"), "a pawn stands on 0,0");
    assert_eq!(why(text, "P1,0"), "the tile on 1,0 is not of the player's colour");
    assert_eq!(why(text, "P2,0"), "there is no tile on 2,0");
}

#[test]
fn k06_a_tile_touches_another_by_a_side() {
    let text = "w b 19:10,20:10 0,0";
    assert_eq!(why(text, "T1,1"), "a tile on 1,1 touches no other by a side");
    assert_eq!(why(text, "T0,0"), "a tile lies on 0,0 already");
    // Of either colour.
    assert_eq!(why(text, "T0,-1"), "legal");
    assert_eq!(why("wb b 19:10,19:10 0,0", "T2,0"), "legal");
}

#[test]
fn k07_the_pawn_may_stand_on_the_tile_just_laid() {
    assert_moves(
        &read("w w 19:10,20:10 0,0"),
        "P0,0 T1,0 T1,0+P1,0 T1,0+P0,0 T0,1 T0,1+P0,1 T0,1+P0,0
         T-1,0 T-1,0+P-1,0 T-1,0+P0,0 T0,-1 T0,-1+P0,-1 T0,-1+P0,0",
    );
}

#[test]
fn k08_who_has_something_in_hand_must_place() {
    assert_eq!(why("Ww w 18:9,20:10 0,0", "0,0-1,0"), "white has tiles or pawns in hand and must place");
    // His last pawn alone, too.
    let twenty = format!("Wwww{} w 0:1,20:10 0,0", "w".repeat(16));
    assert_eq!(why(&twenty, "0,0-1,0"), "white has tiles or pawns in hand and must place");
    assert_eq!(read(&twenty).count_moves(), 19);
}

#[test]
fn k09_the_phase_is_each_players_own() {
    let text = format!("W{}bB w 0:0,18:8 0,0", "w".repeat(19));
    assert_moves(&read(&text), "0,0-1,0");
    let next = after(&text, &["0,0-1,0"]);
    assert_eq!(why(&next, "P20,0"), "legal");
    assert_eq!(why(&next, "21,0-20,0"), "black has tiles or pawns in hand and must place");
}

#[test]
fn k10_a_pawn_leaps_across_a_side_onto_a_free_tile_of_its_colour() {
    assert_moves(&read("WBw w 18:9,19:9 0,0"), "0,0x2,0");
    assert_moves(&read("w/B/W w 18:9,19:9 0,0"), "0,0x0,2");
    assert_eq!(after("w/B/W w 18:9,19:9 0,0", &["0,0x0,2"]), "W/b/w b 18:9,19:9 0,0");
    for blocked in ["WBW w 18:8,19:9 0,0", "WBb w 19:9,18:9 0,0", "WB w 19:9,19:9 0,0"] {
        assert_eq!(why(blocked, "0,0x2,0"), "leap 1 is not possible", "{blocked}");
    }
    // Never across a corner.
    let corner = read("2w/1Bw/Ww1 w 16:9,19:9 0,0");
    assert!(listed(&corner).iter().all(|mv| !mv.contains('x')));
}

#[test]
fn k11_one_leap_takes_a_whole_run() {
    assert_moves(&read("WBBBw w 18:9,17:7 0,0"), "0,0x4,0");
    assert_eq!(after("WBBBw w 18:9,17:7 0,0", &["0,0x4,0"]), "wbbbW b 18:9,17:7 0,0");
    // Next to each other, all the way.
    assert_eq!(why("WBBbw w 18:9,17:8 0,0", "0,0x4,0"), "leap 1 is not possible");
    assert_eq!(why("WB1/1bb/1Bw w 18:9,16:8 0,0", "0,2x2,2"), "leap 1 is not possible");
    // No leap stops on the way or goes farther.
    assert_moves(&read("WBwww w 16:9,19:9 0,0"), "0,0x2,0");
}

#[test]
fn k12_capture_replaces_placement_and_moving() {
    assert_eq!(why("WBw w 18:9,19:9 0,0", "T3,0"), "a capture is obligatory: 0,0x2,0");
    let moving = format!("WBw{} w 0:0,19:9 0,0", "w".repeat(18));
    assert_eq!(why(&moving, "2,0-3,0"), "a capture is obligatory: 0,0x2,0");
    assert_moves(&read(&moving), "0,0x2,0");
}

#[test]
fn k13_a_chain_may_stop_or_must_go_on() {
    let text = "2w/2B/WBw w 17:9,18:8 0,0";
    assert_moves(&read(text), "0,0x2,0 0,0x2,0x2,2");
    assert_moves(&mandatory(text), "0,0x2,0x2,2");
    let short = mandatory(text).parse_move("0,0x2,0").unwrap();
    let refusal = mandatory(text).check(short).unwrap_err();
    assert_eq!(refusal.to_string(), "the chain can be continued and must be");
    // By the same pawn only.
    assert_eq!(why("WBwBW w 17:8,18:8 0,0", "0,0x2,0x4,0"), "leap 2 is not possible");
}

/// Four enemies around an empty cell.
const RING: &str = "wBw/B1B/WBw w 16:9,16:6 0,0";

#[test]
fn k14_pawns_are_lifted_at_once_and_the_start_is_free() {
    assert_eq!(after(RING, &["0,0x2,0x2,2x0,2x0,0"]), "wbw/b1b/Wbw b 16:9,16:6 0,0");
    assert_eq!(why(RING, "0,0x2,0x2,2x0,2x0,0x2,0"), "leap 5 is not possible");
}

#[test]
fn k15_a_capture_is_its_start_and_its_landings() {
    let moves = listed(&mandatory(RING));
    let around = ["0,0x0,2x2,2x2,0x0,0", "0,0x2,0x2,2x0,2x0,0"];
    assert_eq!(moves.into_iter().collect::<Vec<_>>(), around);
    let ends = around.map(|mv| after(RING, &[mv]));
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn k16_nobody_has_to_take_most() {
    let text = "w3/B3/WBBw w 17:9,17:7 0,0";
    assert_moves(&read(text), "0,0x0,2 0,0x3,0");
    assert_moves(&mandatory(text), "0,0x0,2 0,0x3,0");
}

#[test]
fn k17_a_pawn_steps_like_a_king_on_its_own_colour() {
    let text = "wbWww/wWwww/wwwww/wwwww/w4 w 0:0,19:10 0,0";
    assert_moves(
        &read(text),
        "1,3-0,4 1,3-0,3 1,3-2,3 1,3-0,2 1,3-1,2 1,3-2,2
         2,4-3,4 2,4-2,3 2,4-3,3",
    );
}

#[test]
fn k18_ten_captured_pawns_win() {
    assert_eq!(outcome("wbW b 18:9,19:0 0,0"), "white wins by capture");
    assert_eq!(outcome("wbW w 18:9,19:0 0,0"), "white wins by capture");
    // What is in hand has not been captured.
    assert_eq!(outcome("wbW b 18:9,19:1 0,0"), "ongoing");
    let last = after("WBw w 18:9,19:0 0,0", &["0,0x2,0"]);
    assert_eq!(outcome(&last), "white wins by capture");
}

#[test]
fn k19_who_cannot_move_has_lost() {
    let blocked = |hands: &str| outcome(&format!("Wbb{} {hands} 0,0", "w".repeat(19)));
    assert_eq!(blocked("w 0:0,18:10"), "black wins by block");
    // Who has something in hand is never blocked, nor who is not to move.
    assert_eq!(blocked("w 0:1,18:10"), "ongoing");
    assert_eq!(blocked("b 0:0,18:10"), "ongoing");
}

/// The seed's example.
const NO_INTERACTION: &str = "WW3/bBbbb/bbbbb/bbBbb/bbbbb/wwwww/wwWww/wwwww/www2 w 0:0,0:0 0,0";

#[test]
fn k20_more_free_pawns_win_without_interaction() {
    assert_eq!(outcome(NO_INTERACTION), "black wins by free pawns");
    assert_eq!(Color::ALL.map(|color| read(NO_INTERACTION).free_pawns(color)), [1, 2]);
    // Whoever is to move.
    assert_eq!(outcome(&NO_INTERACTION.replace(" w ", " b ")), "black wins by free pawns");
}

#[test]
fn k21_as_many_free_pawns_draw() {
    let one_black = NO_INTERACTION.replacen('B', "b", 1);
    assert_eq!(outcome(&one_black), "draw by free pawns");
    // Neither can move: the player to move is not blocked by the other.
    let stiff = format!("W{}{}B w 0:0,0:0 0,0", "b".repeat(19), "w".repeat(19));
    assert_eq!(outcome(&stiff), "draw by free pawns");
}

#[test]
fn k22_no_interaction_is_a_matter_of_regions() {
    // With something in hand nobody asks.
    let stiff = |hands: &str| outcome(&format!("W{}{}B {hands} 0,0", "b".repeat(19), "w".repeat(19)));
    assert_eq!(stiff("b 0:0,0:1"), "ongoing");
    assert_eq!(stiff("w 0:0,0:1"), "black wins by block");
    // A black pawn among five white tiles, with a long tail: one of the five must be free to land on.
    let cup =
        |pawns: &str| outcome(&format!("{pawns}{}{} w 0:0,0:0 0,0", "/1b1".repeat(19), "/1w1".repeat(15)));
    assert_eq!(cup("WWW/WBW"), "black wins by free pawns");
    assert_eq!(cup("WwW/WBW"), "ongoing");
    // White's pawn is far off, and lands in another region.
    let line = |left: &str, middle: &str, right: &str, rest: &str| {
        outcome(&format!("{left}{middle}{right}{rest} w 0:0,0:0 0,0"))
    };
    let (ten, rest) = ("w".repeat(10), "b".repeat(19));
    let (far, far_black) = (format!("W{}", "w".repeat(9)), format!("{}B", "b".repeat(18)));
    assert_eq!(line(&far, "B", &ten, &rest), "ongoing");
    // The black pawn of another region does not help.
    assert_eq!(line(&far, "b", &ten, &far_black), "draw by free pawns");
}

#[test]
fn k24_moves_as_text() {
    let table = [
        ("w w 19:10,20:10 -1,0", "T-1,-1"),
        ("w w 19:10,20:10 -1,0", "P-1,0"),
        ("w w 19:10,20:10 -1,0", "T-2,0+P-1,0"),
        ("wbWww/wWwww/wwwww/wwwww/w4 w 0:0,19:10 -1,-3", "0,0--1,1"),
        ("wbWww/wWwww/wwwww/wwwww/w4 w 0:0,19:10 -3,-3", "-2,0--3,1"),
        ("w/B/W w 18:9,19:9 0,0", "0,0x0,2"),
        ("2w/2B/WBw w 17:9,18:8 -1,-2", "-1,-2x1,-2x1,0"),
    ];
    for (text, written) in table {
        let position = read(text);
        let mv = position.parse_move(written).unwrap();
        assert_eq!(position.check(mv), Ok(()), "{written}");
        assert_eq!(position.move_text(mv).to_string(), written);
    }
}

#[test]
fn k25_positions_as_text() {
    let texts = ["- w 20:10,20:10 0,0", "w b 19:10,20:10 0,0", "1B/BW/w1 b 18:9,18:8 -1,-1", NO_INTERACTION];
    for text in texts {
        assert_eq!(read(text).to_string(), text);
    }
    // Uneven hands are fine: whether play leads there is not asked.
    assert_eq!(read("wwww w 16:10,20:0 7,-3").hand(Color::White), Hand { tiles: 16, pawns: 10 });
}

#[test]
fn k26_a_finished_position_has_no_moves() {
    let finished = ["wbW b 18:9,19:0 0,0", NO_INTERACTION, &format!("Wbb{} w 0:0,18:10 0,0", "w".repeat(19))];
    for text in finished {
        let position = read(text);
        assert!(position.outcome().is_some());
        assert_eq!((position.count_moves(), listed(&position).len()), (0, 0), "{text}");
    }
    // No pawn on the table and none in hand: ten are lost, even at the start.
    assert_eq!(outcome("- w 20:0,20:10 0,0"), "black wins by capture");
}

#[test]
fn k27_a_leap_goes_over_a_whole_run_of_tiles() {
    let two = |run: &str| {
        outcome(&format!("W{}{run}{}{} w 0:0,0:0 0,0", "w".repeat(9), "w".repeat(10), "b".repeat(18)))
    };
    assert_eq!(two("BB"), "ongoing");
    assert_eq!(two("Bb"), "draw by free pawns");
}
