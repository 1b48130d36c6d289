//! The rules clause by clause, each as positions whose moves were found by hand. `n` is nine men's morris and the
//! small games, `t` twelve men's morris.

use crate::common::{ManForMill, after, at, moves, moves_like, outcome, refusal};
use rulebook_morris::{
    Board, Color, Five, Free, Illegal, Jocari, Lasker, MillRecords, MillReform, Move, Nathan, NathanNoFlying,
    Position, Rules, Six, Three, ThreeDiagonals, Tournament, Variant,
};

/// Twelve men's morris with a ban that lasts a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum NotNextMove {}

impl Variant for NotNextMove {
    type Records = MillRecords;
    const GAME: &'static str = "twelve";
    const NAME: &'static str = "not-next-move";
    const RULES: Rules = Rules { reform: MillReform::NotNextMove, ..Rules::JOCARI };
}

/// Lasker's game with such a ban.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum NotNextMoveMixed {}

impl Variant for NotNextMoveMixed {
    type Records = MillRecords;
    const GAME: &'static str = "lasker";
    const NAME: &'static str = "not-next-move";
    const RULES: Rules = Rules { reform: MillReform::NotNextMove, ..Rules::LASKER };
}

#[test]
fn n01_board_and_men() {
    let start = Position::<Nathan>::start();
    assert_eq!((Board::NINE.len(), Board::NINE.lines().count()), (24, 16));
    assert_eq!([start.hand(Color::White), start.hand(Color::Black)], [9, 9]);
    assert_eq!(start.turn(), Color::White, "white begins");
    assert_eq!(
        moves_like(&at::<Nathan>("......../......../........ b 8,9"), "d7"),
        "d7",
        "either may be set to begin"
    );
}

#[test]
fn n02_points_have_names() {
    for (index, name) in
        "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split(' ').enumerate()
    {
        assert_eq!(Board::NINE.point(name).map(|point| usize::from(point.index())), Some(index), "{name}");
    }
    for name in ["d4", "a2", "b7", "g3", "h1", "A1", "a8"] {
        assert_eq!(Board::NINE.point(name), None, "{name}");
    }
}

#[test]
fn n03_men_are_laid_in_turn_on_free_points() {
    let position = after(Position::<Nathan>::start(), "d6 f4");
    assert_eq!(position.to_string(), "......../.W.B..../........ w 8,8");
    assert_eq!(position.count_moves(), 22);
    assert!(matches!(refusal(&position, "f4"), Illegal::Occupied(_)));
    assert_eq!(refusal(&position, "d6-d7"), Illegal::MustLayFirst { in_hand: 8 });
}

#[test]
fn n04_men_taken_are_out_for_good() {
    let position = after(at::<Nathan>("WW....../B......./........ w 7,7"), "g7xb6");
    assert_eq!(position.to_string(), "WWW...../......../........ b 6,7");
}

#[test]
fn n05_then_they_step_along_a_line() {
    let position = at::<Nathan>("W....W../.W....../B.B.B.BW w 0,0");
    assert_eq!(moves_like(&position, "a7"), "a7-a4 a7-d7");
    assert_eq!(moves_like(&position, "d6"), "d6-b6 d6-d5 d6-d7 d6-f6");
    assert!(matches!(refusal(&position, "a7-g7"), Illegal::NoFlyingYet { .. }));
    assert_eq!(refusal(&position, "g1"), Illegal::NoneInHand);
}

#[test]
fn n06_there_is_no_passing() {
    let position = at::<NathanNoFlying>("WWWB...B/......../B....... w 0,0");
    assert_eq!(moves(&position), "d7-d6", "the mill must be opened");
}

#[test]
fn n07_a_mill_opens_and_closes_without_limit() {
    let position = at::<Nathan>("WWW.W.../......../B.B.B.B. w 0,0");
    let position = after(position, "d7-d6 c5-d5 d6-d7xe3 d5-c5 d7-d6 c5-d5 d6-d7xe5");
    assert_eq!(outcome(&position), "white wins by leaving fewer than three men");
}

#[test]
fn n08_three_men_fly() {
    // To g7 flies one man of the three, who closes a mill there and takes one of four.
    assert_eq!(at::<Nathan>("WW...W../......../B.B.B.B. w 0,0").count_moves(), 3 * 17 + 3);
    assert_eq!(at::<Nathan>("WW..WW../......../B.B.B.B. w 0,0").count_moves(), 6, "four do not");
    let in_hand = at::<Nathan>("WW...W../......../B.B.B.B. w 1,0");
    assert!(in_hand.moves().iter().all(|mv| mv.from().is_none()), "nor three with one in hand");
    let grounded = at::<NathanNoFlying>("WW...W../......../B.B.B.B. w 0,0");
    assert_eq!(moves(&grounded), "a7-a4 d1-a1 d1-d2 d1-g1 d7-d6 d7-g7");
    assert!(matches!(refusal(&grounded, "a7-g1"), Illegal::NotAdjacent { .. }));
}

#[test]
fn n09_a_mill_takes_a_man() {
    let position = at::<Nathan>("WW...B../W......./B....... w 6,6");
    assert_eq!(moves_like(&position, "g7"), "g7xc5 g7xd1");
    assert!(matches!(refusal(&position, "g7"), Illegal::MustRemove { number: 1, .. }));
    assert_eq!(refusal(&position, "g4xd1"), Illegal::NothingToRemove);
    assert!(matches!(refusal(&position, "g7xb6"), Illegal::NoEnemyMan(_)));
    let flying = at::<Nathan>("WW...W../......../B.B.B.B. w 0,0");
    assert_eq!(moves_like(&flying, "d1-g7"), "d1-g7xc3 d1-g7xc5 d1-g7xe3 d1-g7xe5");
    // The mill on row 1 is open; of its men, a1 stands in another.
    assert_eq!(moves_like(&at::<Nathan>("B....BBB/WW....../........ w 5,5"), "f6"), "f6xd1");
}

#[test]
fn n10_two_mills_take_one_man() {
    let position = at::<Nathan>("W.W..BB./.W.B..../.W...... w 5,5");
    assert_eq!(moves_like(&position, "d7"), "d7xa1 d7xd1 d7xf4");
    assert_eq!(refusal(&position, "d7xa1xd1"), Illegal::RemovesTooMany { number: 1 });
}

#[test]
fn n10_or_one_for_each() {
    let position = at::<ManForMill>("W.W..BB./.W.B..../.W...... w 5,5");
    assert_eq!(moves_like(&position, "d7"), "d7xa1xd1 d7xa1xf4 d7xd1xf4");
    assert!(matches!(refusal(&position, "d7xa1"), Illegal::MustRemove { number: 2, .. }));
    let one_left = at::<ManForMill>("W.W..B../.W....../.W...... w 5,5");
    assert_eq!(moves_like(&one_left, "d7"), "d7xd1", "as many as can be taken");
    // Protection is judged anew: when one of the mill is gone, the others are free.
    let in_mill = at::<ManForMill>("W.W.BBB./.W....../.W...... w 5,5");
    assert_eq!(moves_like(&in_mill, "d7"), "d7xa1xd1 d7xa1xg1 d7xd1xg1");
}

#[test]
fn n11_a_man_in_a_mill_is_not_taken() {
    let text = "WW..BBB./......../B....... w 5,5";
    assert_eq!(moves_like(&at::<Nathan>(text), "g7"), "g7xc5");
    assert_eq!(moves_like(&at::<Tournament>(text), "g7"), "g7xc5");
    assert!(matches!(refusal(&at::<Tournament>(text), "g7xa1"), Illegal::RemovesProtectedMan(_)));
    let all = "WW..BBB./......../........ w 5,5";
    assert_eq!(moves_like(&at::<Nathan>(all), "g7"), "g7", "never");
    assert_eq!(moves_like(&at::<Tournament>(all), "g7"), "g7xa1 g7xd1 g7xg1", "unless all are");
    let none = at::<Tournament>("WW....../......../........ w 5,5");
    assert_eq!(moves_like(&none, "g7"), "g7", "nobody to take");
}

#[test]
fn n12_seven_men_taken_win() {
    let position = at::<Nathan>("WW...W../......../B..B..B. w 0,0");
    assert_eq!(outcome(&position), "ongoing");
    let won = after(position, "d1-g7xc5");
    assert_eq!(
        (outcome(&won).as_str(), moves(&won).as_str()),
        ("white wins by leaving fewer than three men", "")
    );
    assert_eq!(refusal(&won, "e4-e5"), Illegal::Finished);
    let in_hand = after(at::<Nathan>("WW....../......../B..B.... w 1,1"), "g7xc5");
    assert_eq!(
        outcome(&in_hand),
        "white wins by leaving fewer than three men",
        "those in hand count as left"
    );
}

#[test]
fn n13_who_cannot_move_has_lost() {
    let blocked = at::<Nathan>("WBWBWBWB/......../........ w 0,0");
    assert_eq!((blocked.count_moves(), outcome(&blocked).as_str()), (0, "black wins by a block"));
    let in_hand = at::<Nathan>("WBWBWBWB/......../........ w 1,1");
    assert_eq!(in_hand.count_moves(), 16, "a man in hand finds a point");
}

#[test]
fn n14_no_position_is_drawn_by_repetition() {
    let start = at::<Nathan>("W.W..W.W/......../B.B..B.B w 0,0");
    let again = after(start, "g7-g4 e5-e4 g4-g7 e4-e5 g7-g4 e5-e4 g4-g7 e4-e5");
    assert_eq!((again, outcome(&again).as_str()), (start, "ongoing"));
}

#[test]
fn n15_moves_as_text() {
    let written = |text: &str| text.parse::<Move<Nathan>>().map(|mv| mv.to_string());
    for text in ["d6", "d6-f6", "d6xa4", "d6-f6xa4", "d6-f6xa4xg7"] {
        assert_eq!(written(text).as_deref(), Ok(text));
    }
    assert_eq!(written("d7xd1xa1").as_deref(), Ok("d7xa1xd1"), "any order is read");
    for text in ["", "d", "d4", "d6-", "d6-d7-d5", "d6x", "d7xa1xa1", "D6", "d6 ", "d7xa1-d1"] {
        assert!(written(text).is_err(), "{text}");
    }
}

#[test]
fn n16_positions_as_text() {
    assert_eq!(Position::<Nathan>::start().to_string(), "......../......../........ w 9,9");
    let corners = at::<Nathan>("W......B/W......B/W......B b 3,3");
    assert_eq!(corners.to_string(), "W......B/W......B/W......B b 3,3");
    let point = |name| Board::NINE.point(name).unwrap();
    assert_eq!(corners.man_at(point("b6")), Some(Color::White));
    assert_eq!(corners.man_at(point("c4")), Some(Color::Black));
    for (text, why) in [
        ("......../......../........ w 9", "two numbers"),
        ("......../......../........ w", "3 fields"),
        ("......../......../....... w 9,9", "the board is"),
        ("......../...X..../........ w 9,9", "'X'"),
        ("......../......../........ x 9,9", "w or b"),
        ("......../......../........ w 09,9", "two numbers"),
        ("WWWWWWWW/WW....../........ w 0,0", "more than the 9"),
        ("......../......../........ w 9,7", "in hand"),
        ("......../......../........ w 8,9", "in hand"),
        ("W......./B......./........ w 0,0", "both sides"),
    ] {
        let error = text.parse::<Position<Nathan>>().unwrap_err().to_string();
        assert!(error.contains(why), "{text}: {error}");
    }
}

#[test]
fn n17_lasker_lays_or_moves() {
    assert_eq!(Rules::LASKER.men, 10);
    let position = at::<Lasker>("W......./......../B....... w 9,9");
    assert_eq!((moves_like(&position, "a7").as_str(), position.count_moves()), ("a7-a4 a7-d7", 22 + 2));
    let in_hand = at::<Lasker>("WW...W../......../B.B.B.B. w 1,0");
    assert_eq!(in_hand.count_moves(), 17 + 3 + 6, "no flight while a man is in hand");
    assert_eq!(at::<Lasker>("WW...W../......../B.B.B.B. w 0,0").count_moves(), 3 * 17 + 3);
}

#[test]
fn n17_six_and_five_on_two_squares() {
    assert_eq!((Board::SIX.len(), Rules::SIX.men, Rules::FIVE.men), (16, 6, 5));
    assert_eq!(moves_like(&at::<Six>("WW...W../B.B.B... w 0,0"), "a5"), "a5-a3", "no flying");
    assert_eq!(outcome(&at::<Five>("WW....../BBB..... w 0,0")), "black wins by leaving fewer than three men");
    assert_eq!(Board::SIX.lines().count(), 8, "what joins the squares is no line");
    assert_eq!(
        moves_like(&at::<Six>("W.W...../BBB..... w 3,3"), "c5"),
        "c5xb4 c5xc4 c5xd4",
        "all stand in mills"
    );
}

#[test]
fn n17_three_in_a_line_win() {
    let won = after(at::<Three>("WW.BB.... w 1,1"), "c3");
    assert_eq!((outcome(&won).as_str(), won.count_moves()), ("white wins by a line of three", 0));
    let text = "W..BW..B. w 1,1";
    assert_eq!(outcome(&after(at::<Three>(text), "c1")), "ongoing");
    assert_eq!(outcome(&after(at::<ThreeDiagonals>(text), "c1")), "white wins by a line of three");
    let text = "W.WBW.B.B w 0,0";
    assert_eq!(moves_like(&at::<Three>(text), "b2"), "b2-b1 b2-b3 b2-c2", "sliding only");
    assert_eq!(moves_like(&at::<ThreeDiagonals>("W.BB...WW w 0,0"), "a3"), "a3-b2 a3-b3");
}

#[test]
fn t01_the_corners_are_joined() {
    assert_eq!((Board::TWELVE.len(), Board::TWELVE.lines().count()), (24, 20));
    for diagonal in ["a7 b6 c5", "g7 f6 e5", "g1 f2 e3", "a1 b2 c3"] {
        let points = Board::TWELVE.set(diagonal).unwrap();
        assert!(Board::TWELVE.has_line(points) && !Board::NINE.has_line(points), "{diagonal}");
    }
    assert_eq!(Position::<Jocari>::start().hand(Color::Black), 12);
}

#[test]
fn t02_lay_first_then_step() {
    assert_eq!(Position::<Jocari>::start().count_moves(), 24);
    let position = at::<Jocari>("W....W../.W..W.../B.B.B.BB w 0,0 -");
    assert_eq!(moves_like(&position, "a7"), "a7-a4 a7-b6 a7-d7", "along the diagonal, too");
    assert!(matches!(refusal(&position, "a7-g7"), Illegal::NoFlyingYet { .. }), "no jumping");
}

#[test]
fn t03_a_mill_takes_a_man_even_of_mills_if_all_are() {
    let text = "WW..BBB./......../B....... w 5,5 -";
    assert_eq!(moves_like(&at::<Jocari>(text), "g7"), "g7xc5");
    let all = "WW..BBB./......../........ w 5,5 -";
    assert_eq!(moves_like(&at::<Jocari>(all), "g7"), "g7xa1 g7xd1 g7xg1");
    let corner = at::<Jocari>(".WW...WW/W.B....B/W......B w 6,6 -");
    assert_eq!(moves_like(&corner, "a7"), "a7xb4 a7xc4 a7xf6", "three lines, one man");
}

#[test]
fn t04_the_same_men_do_not_form_a_mill_again() {
    let opened = after(at::<Jocari>("WWW.W.../......../B.B.B.B. w 0,0 -"), "d7-d6 c5-d5");
    assert_eq!(opened.to_string(), "W.W.W.../.W....../.BB.B.B. w 0,0 a7g7:a7d6g7");
    assert_eq!(moves_like(&opened, "d6-d7"), "");
    let reason = refusal(&opened, "d6-d7").to_string();
    assert_eq!(reason, "the mill a7-d7-g7 was opened, and the same men may not form it again");
    // Another three may stand there; a man that is laid is another man; and rules without the ban let them all.
    let other = at::<Jocari>("W.W.W.../.W....../.BB.B.B. w 0,0 a7g7:a7g1g7");
    assert_eq!(moves_like(&other, "d6-d7"), "d6-d7xc3 d6-d7xd5 d6-d7xe3 d6-d7xe5");
    let laid = at::<Jocari>("W.W...../.W....../B.B..... w 1,1 a7g7:a7d6g7");
    assert_eq!(moves_like(&laid, "d7"), "d7xc5 d7xe5");
    let free = at::<Free>("W.W.W.../.W....../.BB.B.B. w 0,0 -");
    assert_eq!(moves_like(&free, "d6-d7"), moves_like(&other, "d6-d7"));
}

#[test]
fn t04_even_if_a_second_mill_closes() {
    let board = ".WW...WW/W......./..B.B.B. w 0,0";
    assert_eq!(moves_like(&at::<Jocari>(&format!("{board} -")), "b6-a7"), "b6-a7xc3 b6-a7xe3 b6-a7xe5");
    assert_eq!(moves_like(&at::<Jocari>(&format!("{board} a7g7:b6d7g7")), "b6-a7"), "");
}

#[test]
fn t04_a_record_follows_its_men_and_ends_with_them() {
    let moved = after(at::<Jocari>("W.W.W.../.W....../.BB.B.B. w 0,0 a7g7:a7d6g7"), "g7-g4");
    assert_eq!(moved.to_string(), "W..WW.../.W....../.BB.B.B. b 0,0 a7g7:a7d6g4");
    let taken = after(at::<Jocari>("W.W.W.../.W....../BB.B.... b 0,0 a7g7:a7d6g7"), "e4-e5xd6");
    assert_eq!(taken.to_string(), "W.W.W.../......../BBB..... w 0,0 -");
}

#[test]
fn t04_or_only_for_the_next_turn() {
    let opened = after(at::<NotNextMove>("WWW.W.../......../B.B.B.B. w 0,0 -"), "d7-d6 c5-d5");
    assert_eq!(moves_like(&opened, "d6-d7"), "");
    let later = after(opened, "g1-g4 d5-c5");
    assert_eq!(later.to_string(), "W.WW..../.W....../B.B.B.B. w 0,0 -");
    assert_eq!(moves_like(&later, "d6-d7"), "d6-d7xc3 d6-d7xc5 d6-d7xe3 d6-d7xe5");
}

#[test]
fn t04_a_turn_in_which_a_man_is_laid_is_the_next_turn_too() {
    let opened = after(at::<NotNextMoveMixed>("WWW.W.../......../B.B.B.B. w 1,0 -"), "d7-d6 c5-d5");
    assert_eq!(moves_like(&opened, "d6-d7"), "");
    let later = after(opened, "f4 d5-c5");
    assert_eq!(later.to_string(), "W.W.W.../.W.W..../B.B.B.B. w 0,0 -");
    assert_eq!(moves_like(&later, "d6-d7"), "d6-d7xc3 d6-d7xc5 d6-d7xe3 d6-d7xe5");
}

#[test]
fn t05_three_men_fly() {
    assert_eq!(at::<Jocari>("WW...W../......../B.B.B.B. w 0,0 -").count_moves(), 3 * 17 + 3);
}

#[test]
fn t06_ten_men_taken_win() {
    let won = after(at::<Jocari>("WW...W../......../B..B..B. w 0,0 -"), "d1-g7xc5");
    assert_eq!(outcome(&won), "white wins by leaving fewer than three men");
}

#[test]
fn t07_a_full_board_is_a_draw_and_another_block_loses() {
    let full = at::<Jocari>("WBWBWBWB/BWBWBWBW/WBWBWBWB w 0,0 -");
    assert_eq!((full.count_moves(), outcome(&full).as_str()), (0, "draw by a full board"));
    let blocked = at::<Jocari>("WBWBWBWB/BBBBBBBB/........ w 0,0 -");
    assert_eq!((blocked.count_moves(), outcome(&blocked).as_str()), (0, "black wins by a block"));
}

#[test]
fn t08_positions_are_the_same_with_the_same_records() {
    let one = at::<Jocari>("W.W.W.../.W....../.BB.B.B. w 0,0 a7g7:a7d6g7");
    let other = at::<Jocari>("W.W.W.../.W....../.BB.B.B. w 0,0 -");
    assert_ne!(one, other);
    assert_eq!(one, at(&one.to_string()));
}

#[test]
fn t09_records_as_text() {
    assert_eq!(Position::<Jocari>::start().to_string(), "......../......../........ w 12,12 -");
    let board = "W.W.W.../.W....../.BB.B.B. w 0,0";
    let two = format!("{board} a1a7:a7d6g7,a7g7:a7d6g7");
    assert_eq!(at::<Jocari>(&two).to_string(), two);
    for (records, why) in [
        ("a7g7:a7d6g7,a1a7:a7d6g7", "byte order"),
        ("a7g7:a7g7d6", "byte order"),
        ("g7a7:a7d6g7", "byte order"),
        ("a7g7:a7d6g7,a7g7:a7d6g7", "byte order"),
        ("a7g4:a7d6g7", "line is none"),
        ("a7g7:a7d5g7", "three men of one side"),
        ("a7g7:a7a7g7", "three men of one side"),
        ("a7g7", "expected"),
        ("", "expected"),
    ] {
        let error = format!("{board} {records}").parse::<Position<Jocari>>().unwrap_err().to_string();
        assert!(error.contains(why), "{records}: {error}");
    }
    let standing = "WWW.W.../......../.BB.B.B. w 0,0 a7g7:a7d7g7".parse::<Position<Jocari>>().unwrap_err();
    assert!(standing.to_string().contains("stand on its line"), "{standing}");
    assert!("W.W.W.../.W....../.BB.B.B. w 0,0".parse::<Position<Jocari>>().is_err(), "always written");
}
