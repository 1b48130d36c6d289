//! The draws of a game's course (C10–C15), each one ply before, at, and after its limit.

use rulebook_chess::{Color, DrawRule, Move, Position, Rules};
use rulebook_game::{Game, Refused};

const KNIGHTS: &str = "Nf3 Nf6 Ng1 Ng8";
const BARE: &str = "4k3/8/8/8/8/8/8/R3K3 w - -";

fn game(rules: Rules, fen: &str, moves: &str) -> Game<Position> {
    let mut game = Game::new(fen.parse().unwrap(), rules);
    play(&mut game, moves);
    game
}

fn start(rules: Rules, moves: &str) -> Game<Position> {
    game(rules, &Position::start().to_string(), moves)
}

fn san(game: &Game<Position>, text: &str) -> Move {
    game.position().parse_san(text).unwrap()
}

fn play(game: &mut Game<Position>, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(san(game, text)).unwrap();
    }
}

/// What White and Black may claim now.
fn claims(game: &Game<Position>) -> [Vec<DrawRule>; 2] {
    Color::ALL.map(|side| game.claims(side))
}

fn outcome(game: &Game<Position>) -> String {
    game.outcome().map_or("ongoing".into(), |outcome| outcome.to_string())
}

const NONE: [Vec<DrawRule>; 2] = [Vec::new(), Vec::new()];

#[test]
fn c10_c11_the_position_ends_the_game_under_both_presets() {
    for rules in Rules::ALL {
        assert_eq!(outcome(&game(rules, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Qf7")), "draw by stalemate");
        assert_eq!(outcome(&game(rules, "7k/8/8/8/8/8/8/K7 w - - 0 1", "")), "draw by dead position");
        // Help-mates exist (pitfall 18).
        assert_eq!(outcome(&game(rules, "6nk/8/8/8/8/8/8/KN6 w - - 0 1", "")), "ongoing");
    }
}

#[test]
fn c12_three_questions_with_three_answers() {
    // Pitfall 17.
    let mut game = start(Rules::Fide, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let back = san(&game, "Ng8");
    assert_eq!(game.history().occurrences(), 2);
    assert_eq!(claims(&game), NONE);
    assert_eq!(game.claims_announcing(back), Ok(vec![DrawRule::ThreefoldRepetition]));
    assert_eq!(game.claims_announcing(san(&game, "Nd5")), Ok(vec![]));
    game.play(back).unwrap();
    assert_eq!(claims(&game), [vec![DrawRule::ThreefoldRepetition], vec![]], "the player on turn only");
    assert_eq!(game.claim(Color::Black, DrawRule::ThreefoldRepetition), Err(Refused::NoSuchClaim));
    play(&mut game, "e4");
    assert_eq!(claims(&game), NONE, "the claim is gone with the move");
}

#[test]
fn c12_either_side_claims_under_jumbo_and_none_announces() {
    let mut game = start(Rules::Jumbo, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(claims(&game), NONE);
    assert_eq!(game.claims_announcing(san(&game, "Ng8")), Ok(vec![]));
    play(&mut game, "Ng8");
    let threefold = || vec![DrawRule::ThreefoldRepetition];
    assert_eq!(claims(&game), [threefold(), threefold()]);
    game.claim(Color::Black, DrawRule::ThreefoldRepetition).unwrap();
    assert_eq!(outcome(&game), "draw by threefold repetition, claimed");
}

#[test]
fn c12_en_passant_and_castling_rights_tell_positions_apart() {
    // A legal en passant capture stands only the first time (pitfall 9) …
    let round = "Nf3 Nf6 Ng1 Ng8";
    let legal = start(Rules::Jumbo, &format!("e4 a6 e5 d5 {round}"));
    assert_eq!(legal.history().occurrences(), 1);
    // … where it is none, the position is the same.
    let none = start(Rules::Jumbo, &format!("e4 a6 Nc3 d5 {round}"));
    assert_eq!(none.history().occurrences(), 2);
    // One that would open a line to the king is none either.
    let pinned = game(Rules::Jumbo, "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", "Kg1 Kg7 Kh1 Kh8");
    assert_eq!(pinned.history().occurrences(), 2);
    // A rook that has moved and come back has lost the right.
    let rights = game(Rules::Jumbo, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Ra2 Kd8 Ra1 Ke8");
    assert_eq!(rights.history().occurrences(), 1);
}

#[test]
fn c13_perpetual_check() {
    let fen = "6k1/6pp/8/8/4q3/8/8/3Q2K1 w - - 0 1";
    let mut game = game(Rules::Jumbo, fen, "Qd8+ Qe8 Qd5+ Qf7");
    assert_eq!(claims(&game), NONE);
    let fen = "7k/5Q2/8/8/8/8/qq6/7K w - - 0 1";
    game = self::game(Rules::Jumbo, fen, "Qf8+ Kh7 Qf7+");
    assert_eq!(claims(&game), NONE, "one ply before");
    play(&mut game, "Kh8");
    let perpetual = || vec![DrawRule::PerpetualCheck];
    assert_eq!(claims(&game), [perpetual(), perpetual()], "at the second occurrence, for either side");
    assert_eq!(claims(&self::game(Rules::Fide, fen, "Qf8+ Kh7 Qf7+ Kh8")), NONE, "no rule of FIDE");
    play(&mut game, "Qc7");
    assert_eq!(claims(&game), NONE, "after a move that gives no check");
    // One quiet move within the circle, and it is none.
    assert_eq!(claims(&start(Rules::Jumbo, KNIGHTS)), NONE);
}

#[test]
fn c14_agreement() {
    for rules in Rules::ALL {
        let mut game = start(rules, "e4");
        game.agree_draw().unwrap();
        assert_eq!(outcome(&game), "draw by agreement");
    }
}

#[test]
fn c15_fifty_moves() {
    let at = |halfmoves| game(Rules::Fide, &format!("{BARE} {halfmoves} 90"), "");
    let king = |game: &Game<Position>| game.claims_announcing(san(game, "Kd2")).unwrap();
    assert_eq!((claims(&at(98)), king(&at(98))), (NONE, vec![]));
    assert_eq!((claims(&at(99)), king(&at(99))), (NONE, vec![DrawRule::FiftyMoves]));
    let mut game = at(99);
    play(&mut game, "Kd2");
    assert_eq!(claims(&game), [vec![], vec![DrawRule::FiftyMoves]]);
    play(&mut game, "Kd7");
    assert_eq!(claims(&game), [vec![DrawRule::FiftyMoves], vec![]], "one ply after it still stands");
    assert_eq!(outcome(&game), "ongoing", "but must be claimed");
    assert_eq!(claims(&self::game(Rules::Jumbo, &format!("{BARE} 100 90"), "")), NONE);
}

#[test]
fn c15_seventy_five_moves_and_a_mate_on_the_last() {
    let mut game = game(Rules::Fide, &format!("{BARE} 148 90"), "Kd2");
    assert_eq!(outcome(&game), "ongoing");
    play(&mut game, "Kd7");
    assert_eq!(outcome(&game), "draw by seventy-five moves");
    assert!(matches!(game.play(san(&game, "Kd3")), Err(Refused::Over)));
    // Pitfall 22: a count of 150 is read. Jumbo counts no moves.
    assert_eq!(outcome(&self::game(Rules::Jumbo, &format!("{BARE} 150 90"), "")), "ongoing");
    let mate = self::game(Rules::Fide, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90", "Ra8#");
    assert_eq!(outcome(&mate), "white wins by checkmate");
}

#[test]
fn c15_fivefold_repetition() {
    let round = |rules, count| start(rules, &[KNIGHTS; 4][..count].join(" "));
    assert_eq!(outcome(&round(Rules::Fide, 3)), "ongoing", "the fourth time");
    let mut before = round(Rules::Fide, 3);
    play(&mut before, "Nf3 Nf6 Ng1");
    assert_eq!(outcome(&before), "ongoing", "one ply before");
    assert_eq!(outcome(&round(Rules::Fide, 4)), "draw by fivefold repetition");
    assert_eq!(outcome(&round(Rules::Jumbo, 4)), "ongoing");
}

#[test]
fn a_flag_falls_against_who_cannot_win() {
    let flag = |fen: &str| {
        let mut game = game(Rules::Fide, fen, "");
        game.flag_fell(Color::Black).unwrap();
        outcome(&game)
    };
    assert_eq!(flag("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1"), "white wins by time");
    assert_eq!(flag("4k2r/8/8/8/8/8/8/4K3 w - - 0 1"), "draw by time");
}
