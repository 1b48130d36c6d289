//! The rules clause by clause, each as positions whose moves were found by hand.
//!
//! Boards are drawn by their dark squares, ten rows of five, the first row Black's; `w` and `b` are men, `W`
//! and `B` kings.

use crate::common::{after, at, drawn, moves, mv, refusal, sq};
use rulebook_draughts::{
    Brazilian, Color, Completion, English, Frisian, Illegal, International, Italian, MoveKind, Nathan,
    Outcome, Piece, Pool, Position, Reason, Rules, Russian, Square, Squares, Variant,
};
use rulebook_square::{Board8, Board8Mirrored, Board10};

/// Nathan's rules, but a king may stop where its square allows no more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Lenient {}

impl Variant for Lenient {
    type Board = Board10;
    const NAME: &'static str = "lenient";
    const RULES: Rules = Rules { completion: Completion::Square, ..Rules::NATHAN };
}

/// Asserts the legal moves of a position.
#[track_caller]
fn assert_moves<V: Variant>(fen: &str, expected: &str) {
    assert_eq!(moves(&at::<V>(fen)), expected, "{}, {fen}", V::NAME);
}

#[test]
fn d01_the_board() {
    assert_eq!(Square::<Board10>::COUNT, 50);
    assert_eq!(Square::<Board8>::COUNT, 32);
    // A dark square at the left of each player's first row, and the corner at his right is none.
    assert_eq!(Square::<Board10>::at(9, 0), Some(sq(46)));
    assert_eq!(Square::<Board10>::at(0, 9), Some(sq(5)));
    assert_eq!(Square::<Board10>::at(9, 9), None);
    assert_eq!(Square::<Board10>::at(0, 0), None);
    // In Italian draughts it is at his right.
    assert_eq!(Square::<Board8Mirrored>::at(7, 7), Some(sq(32)));
    assert_eq!(Square::<Board8Mirrored>::at(7, 0), None);

    let start = Position::<Nathan>::start();
    let picture = "
          b   b   b   b   b
        b   b   b   b   b
          b   b   b   b   b
        b   b   b   b   b
          .   .   .   .   .
        .   .   .   .   .
          w   w   w   w   w
        w   w   w   w   w
          w   w   w   w   w
        w   w   w   w   w";
    assert_eq!(start, drawn(Color::Black, picture));
    for color in [Color::White, Color::Black] {
        assert_eq!(start.men(color).count(), 20);
        assert_eq!(start.kings(color).count(), 0);
    }
}

#[test]
fn d02_who_begins_and_where() {
    fn assert_start<V: Variant>(fen: &str, moves: u64) {
        let start = Position::<V>::start();
        assert_eq!(start.to_string(), fen, "{}", V::NAME);
        assert_eq!(start, Position::default());
        assert_eq!(start.count_moves(), moves, "{}", V::NAME);
    }
    assert_start::<Nathan>("B:W31-50:B1-20", 9);
    assert_start::<International>("W:W31-50:B1-20", 9);
    assert_start::<Frisian>("W:W31-50:B1-20", 9);
    assert_start::<Brazilian>("W:W21-32:B1-12", 7);
    assert_start::<Russian>("W:W21-32:B1-12", 7);
    assert_start::<Italian>("W:W21-32:B1-12", 7);
    assert_start::<Pool>("B:W21-32:B1-12", 7);
    assert_start::<English>("B:W21-32:B1-12", 7);
    // White moves towards 1, Black away from it.
    assert_moves::<Nathan>("B:W31-50:B1-20", "16-21 17-21 17-22 18-22 18-23 19-23 19-24 20-24 20-25");
    assert_moves::<International>("W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn d03_a_turn_moves_one_piece() {
    let position = after(Position::<Nathan>::start(), "17-22");
    assert_eq!(position.to_string(), "W:W31-50:B1-16,18-20,22");
    assert_eq!(position.turn(), Color::White);
    let position = after(position, "32-28");
    assert_eq!(position.to_string(), "B:W28,31,33-50:B1-16,18-20,22");
    assert_eq!(position.turn(), Color::Black);
    let piece = Piece { color: Color::White, is_king: false };
    assert_eq!(refusal(&position, "31-26"), Illegal::NotYours { square: sq(31), piece });
}

#[test]
fn d04_a_man_steps_forward() {
    assert_moves::<Nathan>("W:W28:B1", "28-22 28-23");
    assert_moves::<Nathan>("B:W50:B23", "23-28 23-29");
    // At the edges, and onto empty squares only.
    assert_moves::<Nathan>("W:W26,35:B1", "26-21 35-30");
    assert_moves::<Nathan>("W:W28,22:B1", "22-17 22-18 28-23");
    assert_moves::<Nathan>("W:W28:B22,23,17,19", "");
    assert_eq!(
        refusal(&at::<Nathan>("W:W28:B1"), "28-32"),
        Illegal::ManBackward { from: sq(28), to: sq(32) }
    );
    let two_squares = Illegal::CannotMoveSo { is_king: false, from: sq(28), to: sq(17) };
    assert_eq!(refusal(&at::<Nathan>("W:W28:B1"), "28-17"), two_squares);
    // On eight rows, and on the mirrored ones.
    assert_moves::<English>("W:W18,21:B1", "18-14 18-15 21-17");
    assert_moves::<Italian>("W:W18,20:B1", "18-13 18-14 20-15 20-16");
}

#[test]
fn d05_a_king_moves_any_distance() {
    let position = drawn::<Nathan>(
        Color::White,
        "
          .   .   .   .   b
        .   .   .   .   .
          .   .   .   .   .
        .   w   .   .   .
          .   .   .   .   .
        .   .   W   .   .
          .   .   .   .   .
        .   .   .   .   .
          .   .   .   .   .
        .   .   .   .   .",
    );
    // Up to one's own man, and up to a piece that cannot be jumped.
    let king = "28-10 28-14 28-19 28-22 28-23 28-32 28-33 28-37 28-39 28-41 28-44 28-46 28-50";
    assert_eq!(moves(&position), format!("17-11 17-12 {king}"));
    // Elsewhere in the family it steps.
    assert_moves::<English>("W:WK18:B1", "18-14 18-15 18-22 18-23");
    assert_moves::<Italian>("W:WK18:B1", "18-13 18-14 18-21 18-22");
    assert_moves::<Pool>(
        "W:WK18:B1",
        "18-4 18-5 18-8 18-9 18-11 18-14 18-15 18-22 18-23 18-25 18-27 18-29 18-32",
    );
}

#[test]
fn d06_a_man_takes_forward_and_backward() {
    assert_moves::<Nathan>("W:W28:B22,23,32,33", "28x17 28x19 28x37 28x39");
    assert_moves::<Nathan>("B:W22,23,32,33:B28", "28x17 28x19 28x37 28x39");
    // The square behind must be empty, and there must be one.
    assert_moves::<Nathan>("W:W28:B22,17,23", "28x19");
    assert_moves::<Nathan>("W:W28,17:B22,23", "28x19");
    assert_moves::<Nathan>("W:W21:B26,16", "21-17");
    // Only what is adjacent.
    assert_moves::<Nathan>("W:W32:B23", "32-27 32-28");
    // Kings too.
    assert_moves::<Nathan>("W:W28:BK22", "28x17");
    assert_eq!(after(at::<Nathan>("W:W28:BK22,K1"), "28x17").to_string(), "B:W17:BK1");
}

#[test]
fn d06_in_english_and_italian_draughts() {
    // Men take forward only.
    assert_moves::<Pool>("W:W18:B15,23", "18x11 18x27");
    assert_moves::<English>("W:W18:B15,23", "18x11");
    assert_moves::<English>("B:W15,23:B18", "18x27");
    let error = at::<English>("W:W18:B23").parse_move("18x27").unwrap_err();
    assert_eq!(error.to_string(), "a man does not take backward, from 18 to 27");
    // Italian men do not take kings; Italian kings do.
    assert_moves::<Italian>("W:W18:B13,K14", "18x9");
    assert_moves::<Italian>("W:W18:BK14", "18-13");
    assert_moves::<Italian>("W:WK18:BK14", "18x11");
    assert_moves::<English>("W:W18:BK15", "18x11");
}

#[test]
fn d06_in_frisian_draughts_along_rows_and_columns_too() {
    let position = drawn::<Frisian>(
        Color::White,
        "
          .   .   .   .   .
        .   .   .   .   .
          .   .   .   .   .
        .   .   b   .   .
          .   .   .   .   .
        .   b   w   b   .
          .   .   .   .   .
        .   .   b   .   .
          .   .   .   .   .
        .   .   .   .   .",
    );
    assert_eq!(moves(&position), "28x8 28x26 28x30 28x48");
    assert_moves::<International>(&position.to_string(), "28-22 28-23");
    // A king from afar: over 18 in its column, and in its row.
    assert_moves::<Frisian>("W:WK48:B18", "48x8");
    assert_moves::<Frisian>("W:WK26:B29", "26x30");
    assert_moves::<Frisian>("W:WK48:B28", "48x8 48x18");
    // It moves along diagonals only.
    assert_moves::<Frisian>("W:WK46:B4", "46-5 46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41");
}

#[test]
fn d07_a_king_takes_at_any_distance() {
    assert_moves::<Nathan>("W:WK46:B32", "46x5 46x10 46x14 46x19 46x23 46x28");
    // Up to the next piece, whosever it is.
    assert_moves::<Nathan>("W:WK46,14:B32", "46x19 46x23 46x28");
    assert_moves::<Nathan>("W:WK46:B32,10,5", "46x14 46x19 46x23 46x28");
    // Not over two pieces, over one's own, or over the edge.
    assert_moves::<Nathan>("W:WK46:B32,28", "46-37 46-41");
    assert_moves::<Nathan>("W:WK46,41:B32", "41-36 41-37");
    assert_moves::<Nathan>("W:WK46:B5", "46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41");
    // Where kings step, they take as men do, but in every direction.
    assert_moves::<Pool>("W:WK18:B11", "18x4 18x8");
    assert_moves::<English>("W:WK18:B11", "18-14 18-15 18-22 18-23");
    assert_moves::<English>("W:WK18:B15,23", "18x11 18x27");
}

#[test]
fn d08_captures_are_chained() {
    // Each jump turns onto the other diagonal.
    let zigzag = drawn::<Nathan>(
        Color::White,
        "
          .   .   .   .   .
        .   .   .   .   .
          .   .   .   .   .
        .   .   b   .   .
          .   .   .   .   .
        .   b   .   .   .
          .   .   .   .   .
        .   b   .   .   .
          .   w   .   .   .
        .   .   .   .   .",
    );
    assert_eq!(moves(&zigzag), "42x31x22x13");
    let next = after(zigzag, "42x13");
    assert_eq!(next.to_string(), "B:W13:B");
    // Where the way forks, each end is a move.
    assert_moves::<Nathan>("W:W37:B12,13,23,32", "37x28x19x8x17");
    assert_moves::<Nathan>("W:W37:B13,14,23,32", "37x28x19x8 37x28x19x10");
    // A king goes straight on as well.
    assert_moves::<Nathan>("W:WK46:B37,23", "46x28x5 46x28x10 46x28x14 46x28x19");
}

#[test]
fn d09_pieces_are_lifted_when_the_move_is_finished() {
    // From 5, the way to 37 leads over 10 again; from 41, the way to 10 over 37.
    assert_moves::<Nathan>("W:WK19:B10,37", "19x5 19x41 19x46");
    // An empty square may be crossed twice: 18, on the way to 4 and on the way from 29 to 1.
    let crossed = at::<Nathan>("W:WK27:B7,9,10,20");
    assert_eq!(crossed.count_moves(), 1);
    assert_eq!(after(crossed, "27x1").to_string(), "B:WK1:B");
    // The start square counts as empty: to end on, and to cross.
    assert_moves::<Nathan>("W:W32:B17,18,27,28", "32x21x12x23x32");
    assert_eq!(after(at::<Nathan>("W:W32:B17,18,27,28"), "32x32").to_string(), "B:W32:B");
}

/// Crowned on 3, it looks down the way it came: 14 has been taken, and the square behind it is empty.
#[test]
fn d09_a_man_just_crowned_jumps_no_piece_twice_either() {
    assert_moves::<Russian>("W:W17:B8,14,15,16", "17x10x19x12x3");
    assert_eq!(after(at::<Russian>("W:W17:B8,14,15,16"), "17x3").to_string(), "B:WK3:B");
}

#[test]
fn d10_capturing_is_obligatory() {
    assert_moves::<Nathan>("W:W28,47:B22", "28x17");
    assert_moves::<Nathan>("W:WK50,47:B44,39,23", "47-41 47-42 50-45");
    // Every capture is carried on to its end.
    let position = at::<Nathan>("W:W37:B23,32");
    assert_eq!(moves(&position), "37x28x19");
    let landings = Squares::of(sq(19));
    assert_eq!(refusal(&position, "37x28"), Illegal::MustGoOn { at: sq(28), landings });
}

#[test]
fn d10_a_king_lands_where_it_can_go_on() {
    let fen = "W:WK40:B27,34";
    assert_moves::<Nathan>(fen, "40x18x31 40x18x36");
    assert_moves::<Lenient>(fen, "40x1 40x7 40x12 40x18x31 40x18x36 40x23 40x29");
    let nathan = at::<Nathan>(fen);
    let landings = Squares::of(sq(18));
    assert_eq!(refusal(&nathan, "40x12"), Illegal::MustLandElsewhere { landings });
    assert_eq!(
        refusal(&nathan, "40x18"),
        Illegal::MustGoOn { at: sq(18), landings: Squares::of(sq(31)).with(sq(36)) }
    );
    assert!(at::<Lenient>(fen).check(mv(&at::<Lenient>(fen), "40x12")).is_ok());
    assert!(matches!(refusal(&at::<Lenient>(fen), "40x18"), Illegal::MustGoOn { .. }));
    // The same for what lies straight on, which every landing square sees.
    assert_moves::<Nathan>("W:WK46:B37,19", "46x23x5 46x23x10 46x23x14");
    assert_moves::<Russian>("W:WK29:B22,11", "29x15x4 29x15x8");
}

#[test]
fn d11_the_choice_is_free_or_goes_to_the_most() {
    let fen = "W:W28:B13,23,33";
    assert_moves::<Nathan>(fen, "28x19x8 28x39");
    assert_moves::<International>(fen, "28x19x8");
    // One more with a man than with a king: the number decides, not the piece.
    let fen = "W:WK46,28:B13,23,41";
    assert_moves::<Nathan>(fen, "28x19x8 46x32 46x37");
    assert_moves::<International>(fen, "28x19x8");
    let fen = "W:WK46,28:B23,41";
    assert_moves::<International>(fen, "28x19 46x32 46x37");
    // A king taken counts as one.
    assert_moves::<International>("W:W28:BK33,13,23", "28x19x8");
    // On eight rows.
    let fen = "W:W22,24:B18,10,19";
    assert_moves::<Pool>(fen, "22x15x6 24x15x6");
    let fen = "W:W22,24:B18,20,11";
    assert_moves::<Brazilian>(fen, "22x15x8");
    assert_moves::<Pool>(fen, "22x15x8");
    for (moves_of_brazilian, fen) in [("22x13", "W:W22:B17,27"), ("22x15x8", "W:W22:B11,17,18")] {
        assert_moves::<Brazilian>(fen, moves_of_brazilian);
    }
    assert_moves::<Pool>("W:W22:B11,17,18", "22x13 22x15x8");
    assert_moves::<Russian>("W:W22:B11,17,18", "22x13 22x15x8");
    assert_moves::<English>("W:W22:B11,17,18", "22x13 22x15x8");
}

#[test]
fn d11_the_italian_order() {
    // The most pieces.
    assert_moves::<Italian>("W:W26,K32:B15,22,28", "26x19x12");
    // Of equal ones, the king's.
    assert_moves::<Italian>("W:W26,K32:B22,28", "32x23");
    // Of these, the most kings.
    assert_moves::<Italian>("W:WK22:B18,K19", "22x15");
    assert_moves::<Italian>("W:WK22:B18,19", "22x13 22x15");
    // Of these, the first to meet a king.
    assert_moves::<Italian>("W:WK22:B18,K10,K19,12", "22x15x8");
    assert_moves::<Italian>("W:WK22:BK18,10,K19,12", "22x13x6 22x15x8");
    // Of the two ways round a ring, the one that meets the king first.
    let ring = at::<Italian>("W:WK26:B13,14,K21,22");
    assert_eq!(ring.routes(ring.moves()[0]), [[17, 10, 19, 26].map(sq)]);
    assert_eq!(ring.landings(sq(26), &[]), Squares::of(sq(17)));
    let order = refusal(&at::<Italian>("W:WK22:B18,K10,K19,12"), "22x13x6");
    assert!(matches!(order, Illegal::MoreToTake { captures } if captures.len() == 1));
}

#[test]
fn d11_the_frisian_values() {
    // A king is worth more than a man and less than two.
    assert_moves::<Frisian>("W:W28,45:BK22,40", "28x17");
    assert_moves::<Frisian>("W:W28,45:BK22,30,40", "45x34x25");
    assert_moves::<International>("W:W28,45:BK22,40", "28x17 45x34");
    // Two kings are worth more than three men.
    assert_moves::<Frisian>("W:W28,45:BK12,K22,20,30,40", "28x17x8");
    assert_moves::<International>("W:W28,45:BK12,K22,20,30,40", "45x34x25x14");
    // Of equal ones, the king's.
    assert_moves::<Frisian>("W:W28,K46:B23,41", "46x32 46x37");
    assert_moves::<Frisian>("W:W28,K46:BK23,41", "28x19");
}

#[test]
fn d12_the_refusal_shows_the_captures() {
    let position = at::<Nathan>("W:W28,47:B22,23");
    let reason = refusal(&position, "47-42");
    let captures = match &reason {
        Illegal::CaptureObligatory { captures } => captures.clone(),
        other => panic!("{other}"),
    };
    assert_eq!(captures.len(), 2);
    for text in ["28x17", "28x19"] {
        assert!(captures.contains(&mv(&position, text)), "{text}");
    }
    // The piece that could take does not step either.
    assert!(matches!(refusal(&at::<Nathan>("W:W28:B22"), "28-23"), Illegal::CaptureObligatory { .. }));
    let mut copy = position;
    assert!(copy.play(mv(&position, "47-42")).is_err());
    assert_eq!(copy, position);
}

#[test]
fn d13_routes_with_the_same_ends_and_pieces_are_one_move() {
    let count = |fen: &str| {
        let position = at::<Nathan>(fen);
        let moves = position.moves();
        (moves.len(), moves.iter().map(|&mv| position.routes(mv).len()).sum::<usize>())
    };
    // Round the ring either way.
    assert_eq!(count("W:W32:B17,18,27,28"), (1, 2));
    // Between 42 and 29 the king lands on 38 or 33.
    assert_eq!(count("W:WK47:B29,42"), (3, 6));
    // The same ends with other pieces are another move.
    let position = at::<Nathan>("W:WK4:B13,20,32,37");
    let twins: Vec<_> = position.moves().into_iter().filter(|mv| mv.to() == sq(15)).collect();
    assert_eq!(twins.len(), 2);
    assert_ne!(twins[0].captured(), twins[1].captured());
}

#[test]
fn d14_a_man_is_crowned_where_its_move_ends() {
    let crowned = after(at::<Nathan>("W:W6:B45"), "6-1");
    assert_eq!(crowned.to_string(), "B:WK1:B45");
    assert_eq!(after(at::<Nathan>("B:WK1:B45"), "45-50").to_string(), "W:WK1:BK50");
    let taken = at::<Nathan>("W:W13:B9");
    assert_eq!(mv(&taken, "13x4").kind(), MoveKind::Crowning);
    assert_eq!(after(taken, "13x4").to_string(), "B:WK4:B");
    // On the other side's first row only.
    assert_eq!(mv(&at::<Nathan>("W:W13:B9,10"), "13x15").kind(), MoveKind::Man);
    assert_eq!(mv(&at::<Nathan>("W:WK13:BK50"), "13-4").kind(), MoveKind::King);
    assert_eq!(after(at::<Nathan>("W:W34:B39,K1"), "34x43").to_string(), "B:W43:BK1");
    assert_eq!(after(at::<Nathan>("W:W37:B41,K1,42"), "37x46").to_string(), "B:W46:BK1,42");
}

#[test]
fn d14_crossing_the_last_row() {
    // It goes on as a man, and is not crowned.
    let position = at::<Nathan>("W:W13:B9,10");
    assert_eq!(moves(&position), "13x4x15");
    assert_eq!(after(position, "13x15").to_string(), "B:W15:B");
    // As a man it cannot take 20 from 4, so it stops there and is crowned.
    assert_eq!(after(at::<Nathan>("W:W13:B9,15"), "13x4").to_string(), "B:WK4:B15");
    let pool = at::<Pool>("W:W11:B6,7");
    assert_eq!(moves(&pool), "11x2x9");
    assert_eq!(after(pool, "11x9").to_string(), "B:W9:B");
    // In Russian draughts it is crowned at once and goes on as a king.
    let russian = at::<Russian>("W:W11:B6,7");
    assert_eq!(moves(&russian), "11x2x9 11x2x13");
    assert_eq!(after(russian, "11x9").to_string(), "B:WK9:B");
    assert_moves::<Russian>("W:W11:B7,9", "11x2x13");
    assert_moves::<Pool>("W:W11:B7,9", "11x2");
    // In English draughts there is no way on.
    assert_eq!(after(at::<English>("W:W11:B6,7"), "11x2").to_string(), "B:WK2:B6");
}

#[test]
fn d15_the_end() {
    let black_wins = |reason| Some(Outcome::Win { winner: Color::Black, reason });
    let all_taken = at::<Nathan>("W:W:B17,21");
    assert_eq!(all_taken.outcome(), black_wins(Reason::AllTaken));
    assert_eq!(all_taken.outcome().unwrap().to_string(), "black wins by taking all pieces");
    assert_eq!(all_taken.count_moves(), 0);
    let blocked = at::<Nathan>("W:W26:B17,21");
    assert_eq!(blocked.outcome(), black_wins(Reason::Blocked));
    assert_eq!(blocked.outcome().unwrap().to_string(), "black wins by blocking all pieces");
    // Blocked kings.
    assert_eq!(at::<Nathan>("W:WK46:B37,41").outcome(), black_wins(Reason::Blocked));
    let white_wins = Some(Outcome::Win { winner: Color::White, reason: Reason::AllTaken });
    assert_eq!(after(at::<Nathan>("W:W28:B22"), "28x17").outcome(), white_wins);
    // It is the side to move that is blocked.
    assert_eq!(at::<Nathan>("B:W26:B17,21").outcome(), None);
    assert_eq!(Position::<Nathan>::start().outcome(), None);
}

#[test]
fn d16_no_position_is_drawn() {
    for fen in ["W:WK1:BK50", "B:WK46:BK5,K37", "W:WK28:BK1"] {
        assert_eq!(at::<Nathan>(fen).outcome(), None, "{fen}");
        assert_eq!(at::<International>(fen).outcome(), None, "{fen}");
    }
}

/// What counts as the same position for the rule of repetition.
#[test]
fn d18_the_same_position() {
    let start = at::<International>("W:WK50:BK1");
    assert_eq!(after(start, "50-44 1-7 44-50 7-1"), start);
    assert_ne!(after(start, "50-44 1-7 44-50"), start);
    assert_ne!(at::<International>("B:WK50:BK1"), start);
    assert_ne!(at::<International>("W:W50:BK1"), start);
    assert_eq!(at::<International>("W:WK50:BK1:H12:F30"), start);
}

#[test]
fn d19_positions_and_moves_as_text() {
    let position = at::<Nathan>("W:BK41,25,6:W35,24");
    assert_eq!(position.to_string(), "W:W24,35:B6,25,K41");
    assert_eq!(position.move_text(mv(&position, "24-19")).to_string(), "24-19");
    let position = at::<Nathan>("W:WK40:B27,34");
    let texts: Vec<String> = position.moves().iter().map(|&mv| position.move_text(mv).to_string()).collect();
    assert_eq!(texts.len(), 2);
    assert!(texts.contains(&"40x31".into()) && texts.contains(&"40x36".into()));
}

#[test]
fn d20_positions_that_are_refused() {
    for (fen, why) in [
        ("W:W51:B1", "no such square on the board, at byte 3"),
        ("W:W31,31:B1", "named twice"),
        ("W:W4:B1", "crowned"),
        ("W:W25-46:B1", "more than the 20"),
        ("W:W:B", "no piece"),
        ("W:W31,x:B1", "byte 6"),
    ] {
        let error = fen.parse::<Position<Nathan>>().expect_err(fen).to_string();
        assert!(error.contains(why), "{fen}: {error}");
    }
    assert!("W:W:B1".parse::<Position<Nathan>>().is_ok());
    assert!("B:W:B1".parse::<Position<Nathan>>().is_ok());
}
