//! `rulebook moves`, `play` and `why`

use super::{KIWIPETE, rulebook};

#[test]
fn moves_are_listed_in_byte_order() {
    let out = rulebook(&["moves", "chess"]).fine();
    let moves: Vec<&str> = out.lines().collect();
    assert_eq!((moves.len(), moves[0], moves[19]), (20, "a2a3", "h2h4"));
    assert!(moves.is_sorted());
    for (position, text) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", ""),
        ("8/P6k/8/8/8/8/1r6/K7 w - - 0 1", "a1b2\na7a8b\na7a8n\na7a8q\na7a8r\n"),
        ("7k/8/8/8/8/8/8/K6R b - - 0 1", "h8g7\nh8g8\n"),
    ] {
        assert_eq!(rulebook(&["moves", "chess", "--position", position]).fine(), text, "{position}");
    }
}

#[test]
fn play_prints_the_position_and_the_games_outcome() {
    for (args, position, outcome) in [
        (&[][..], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "ongoing"),
        (&["e2e4"], "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "ongoing"),
        (
            &["f2f3", "e7e5", "g2g4", "d8h4"],
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "black wins by checkmate",
        ),
        (
            &["--position", "kiwipete", "e1g1"],
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R4RK1 b kq - 1 1",
            "ongoing",
        ),
        // Two kings have moves, but the game is over.
        (
            &["--position", "8/8/8/8/8/8/1q6/K6k w - - 0 1", "a1b2"],
            "8/8/8/8/8/8/1K6/7k b - - 0 1",
            "draw by dead position",
        ),
        // Options may stand behind the moves.
        (
            &["a1b1", "--position", "8/8/8/8/7r/8/8/K6k w - - 0 1", "--rules", "fide"],
            "8/8/8/8/7r/8/8/1K5k b - - 1 1",
            "ongoing",
        ),
    ] {
        let out = rulebook(&[&["play", "chess"], args].concat()).fine();
        assert_eq!(out, format!("{position}\noutcome: {outcome}\n"), "{args:?}");
    }
}

#[test]
fn play_says_which_move_it_refuses_and_why() {
    for (moves, fault) in [
        (&["e2e4", "e7e5", "e1e3"][..], "move 3 (e1e3): a king cannot move from e1 to e3"),
        (&["e7e5"], "move 1 (e7e5): the black pawn on e7 is not yours to move"),
        (&["e2e4", "x"], "move 2 (x): a UCI move has 4 or 5 characters, not 1"),
        (
            &["f2f3", "e7e5", "g2g4", "d8h4", "e1f2"],
            "move 5 (e1f2): the king would be in check on f2, from h4",
        ),
        (&["a\nb"], "move 1 (a\\nb): a UCI move has 4 or 5 characters, not 3"),
        (&["-1,2-0,2"], "move 1 (-1,2-0,2): a UCI move has 4 or 5 characters, not 8"),
    ] {
        assert_eq!(rulebook(&[&["play", "chess"], moves].concat()).refused(), fault);
    }
}

#[test]
fn why_tells_legal_from_illegal_by_its_exit_code() {
    for (position, mv, code, text) in [
        ("start", "e2e4", 0, "legal"),
        (KIWIPETE, "e1c1", 0, "legal"),
        ("start", "e2e5", 1, "illegal: a pawn cannot move from e2 to e5"),
        ("start", "e4e5", 1, "illegal: no piece stands on e4"),
        ("start", "a1a3", 1, "illegal: the way is blocked on a2"),
        (
            "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1",
            "e2c3",
            1,
            "illegal: the move leaves the king open to the attack from e4",
        ),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "h8h7", 1, "illegal: the king would be in check on h7, from g6"),
    ] {
        let said = rulebook(&["why", "chess", mv, "--position", position]);
        assert_eq!(
            (said.code, said.out.trim_end(), said.err.as_str()),
            (Some(code), text, ""),
            "{mv} in {position}"
        );
    }
}

#[test]
fn why_refuses_what_is_no_move() {
    for mv in ["e9e5", "e2", "", "-", "♞", "-1,2"] {
        let line = rulebook(&["why", "chess", "--", mv]).refused();
        assert!(line.starts_with(&format!("move ({mv}): ")), "{line}");
    }
}
