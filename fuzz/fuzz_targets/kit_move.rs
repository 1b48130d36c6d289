//! Any text as a move of kit draughts, in positions that the fuzzer picks: never a panic; what is read has a verdict that
//! agrees with the list of moves, and a legal move is written and read back to itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook_game::{Position as _, Text as _};
use rulebook_kit::{ChainRule, MoveError, Position};

const TEXTS: [&str; 6] = [
    "- w 20:10,20:10 0,0",
    "Wwb w 18:9,19:10 0,0",
    "wBw/B1B/WBw w 16:9,16:6 0,0",
    "w3/B3/WBBw w 17:9,17:7 -1,-1",
    "wbWww/wWwww/wwwww/wwwww/w4 w 0:0,19:10 0,0",
    "1w4/www3/www3/BwwwBw/wwwww1/wwbw2/bbbbb1/W3b1 w 0:0,11:0 0,-4",
];

fuzz_target!(|input: (u8, bool, &str)| {
    let (which, mandatory, text) = input;
    let rule = if mandatory { ChainRule::Mandatory } else { ChainRule::Optional };
    let table = TEXTS[usize::from(which) % TEXTS.len()];
    let position = Position::parse(table, rule).expect("the positions are legal");
    match position.parse_move(text) {
        Err(error) => {
            assert!(!error.to_string().is_empty());
            match error {
                MoveError::Cell(at) => assert!(text.is_char_boundary(at)),
                MoveError::Illegal(reason) => assert_eq!(position.judge_move(text), Ok(Err(reason))),
                _ => {}
            }
        }
        Ok(mv) => {
            let mut moves = Vec::new();
            position.moves_into(&mut moves);
            assert_eq!(position.is_legal(mv), moves.contains(&mv));
            match position.check(mv) {
                Err(reason) => assert!(!reason.to_string().is_empty()),
                Ok(()) => assert_eq!(position.move_text(mv).to_string(), text),
            }
        }
    }
});
