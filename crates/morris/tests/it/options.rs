//! Every combination of the switches of `Rules`, sensible or not, each on some board.
//!
//! Three switches say who begins and what it means to have no move. The others decide which moves there are, and each
//! combination of them costs a generator of its own: games are played with these. At each end that a game comes to, the
//! combinations that share its moves are asked what it means.

use rulebook_game::{Position as _, conformance::SplitMix64};
use rulebook_morris::{
    BlockedRule, Board, Color, MillProtection, MillRecords, MillReform, Move, Outcome, Position, Reason,
    Rules, Variant,
};

/// The boards, which the combinations use in turn, with so many men that they are crowded.
const BOARDS: [(&Board, u8); 4] =
    [(&Board::THREE, 4), (&Board::SIX, 8), (&Board::NINE, 9), (&Board::TWELVE, 12)];

/// A bit for each switch with two settings. The lowest three do not change the moves.
const fn rules(bits: u8, reform: MillReform) -> Rules {
    let moves = bits >> 3;
    let (board, men) = BOARDS[(moves.count_ones() + reform as u32) as usize % BOARDS.len()];
    Rules {
        begins: if bits & 1 == 0 { Color::White } else { Color::Black },
        blocked: if bits & 2 == 0 { BlockedRule::Loses } else { BlockedRule::Draws },
        full_board_draws: bits & 4 != 0,
        flying: moves & 1 != 0,
        mixed: moves & 2 != 0,
        line_wins: moves & 4 != 0,
        protection: if moves & 8 == 0 { MillProtection::Always } else { MillProtection::UnlessAllInMills },
        captures_per_mill: moves & 16 != 0,
        board,
        men,
        reform,
    }
}

/// The end of a game that was played with combinations that allow the same moves.
type End<V> = fn(&[Move<V>], Option<Outcome<Reason>>);

/// Random games: there is no move if and only if the game is over, and the moves that are listed are legal. Returns how
/// many came to an end.
fn play<V: Variant>(ends: [End<V>; 8]) -> u32 {
    let mut random = SplitMix64::new(8);
    let mut ended = 0;
    for _ in 0..4 {
        let mut position = Position::<V>::start();
        let mut played = Vec::new();
        while played.len() < 100 {
            let moves = position.moves();
            assert_eq!(position.outcome().is_some(), moves.is_empty(), "{:?}\n{position:?}", V::RULES);
            for &mv in &moves {
                assert_eq!(position.check(mv), Ok(()), "{mv}, {:?}\n{position:?}", V::RULES);
            }
            if moves.is_empty() {
                for end in ends {
                    end(&played, position.decided());
                }
                ended += 1;
                break;
            }
            played.push(moves[random.below(moves.len())]);
            position.play_unchecked(played[played.len() - 1]);
        }
    }
    ended
}

/// A game of `V`, under the rules of `E`.
fn end<V: Variant, E: Variant>(played: &[Move<V>], decided: Option<Outcome<Reason>>) {
    let mut position = Position::<E>::start();
    assert_eq!(position.turn(), E::RULES.begins);
    for mv in played {
        position.play_unchecked(Move::new(mv.from(), mv.to(), mv.removed()));
    }
    let swap = |outcome| match outcome {
        Outcome::Win { winner, reason } if E::RULES.begins == Color::Black => {
            Outcome::Win { winner: !winner, reason }
        }
        same => same,
    };
    assert_eq!(position.decided(), decided.map(swap), "{:?}", E::RULES);
    let expected = if E::RULES.full_board_draws && position.empty().is_empty() {
        Outcome::Draw { reason: Reason::FullBoard }
    } else if E::RULES.blocked == BlockedRule::Draws {
        Outcome::Draw { reason: Reason::Blocked }
    } else {
        Outcome::Win { winner: !position.turn(), reason: Reason::Blocked }
    };
    assert_eq!(position.stuck(), expected, "{:?}", E::RULES);
}

/// The variants with one setting of the reform rule, and a test that plays all of them.
macro_rules! combinations {
    ($($test:ident: $Reform:ident, $Records:ty;)+) => {
        $(
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            enum $Reform<const BITS: u8> {}

            impl<const BITS: u8> Variant for $Reform<BITS> {
                type Records = $Records;
                const GAME: &'static str = "test";
                const NAME: &'static str = stringify!($Reform);
                const RULES: Rules = rules(BITS, MillReform::$Reform);
            }

            #[test]
            fn $test() {
                let ended: u32 = play_all!(
                    $Reform: 0 8 16 24 32 40 48 56 64 72 80 88 96 104 112 120
                        128 136 144 152 160 168 176 184 192 200 208 216 224 232 240 248
                );
                assert!(ended > 64, "{ended} of 128 games");
            }
        )+
    };
}

macro_rules! play_all {
    ($Reform:ident: $($bits:literal)+) => {
        [$(play_all!($Reform, $bits + 0 1 2 3 4 5 6 7)),+].into_iter().sum()
    };
    ($Reform:ident, $bits:literal + $($end:literal)+) => {
        play::<$Reform<$bits>>([$(end::<$Reform<$bits>, $Reform<{ $bits + $end }>>),+])
    };
}

combinations! {
    with_mills_formed_again: Free, ();
    with_mills_never_formed_again: SameMenForbidden, MillRecords;
    with_mills_not_formed_again_at_once: NotNextMove, MillRecords;
}
