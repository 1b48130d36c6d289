//! Games that the fuzzer plays under combinations of rules that no preset has: no move means an outcome, the counted
//! moves are the listed ones, and an opened mill is not formed again by the same men (T4).
#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use rulebook_morris::{
    BlockedRule, Board, MillProtection, MillRecords, MillReform, Move, Point, PointSet, Position, Rules,
    Variant,
};

macro_rules! combinations {
    ($($Variant:ident: $Records:ty, { $($field:ident: $value:expr),+ } of $base:ident;)+) => {
        $(
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            enum $Variant {}

            impl Variant for $Variant {
                type Records = $Records;
                const GAME: &'static str = "fuzz";
                const NAME: &'static str = stringify!($Variant);
                const RULES: Rules = Rules { $($field: $value,)+ ..Rules::$base };
            }
        )+

        const GAMES: &[fn(&[u8])] = &[$(play::<$Variant>),+];
    };
}

combinations! {
    // A mill is soon opened, and soon wanted again.
    FewMen: MillRecords, { men: 4, flying: false, protection: MillProtection::Always } of JOCARI;
    ManForMill: MillRecords, { captures_per_mill: true, blocked: BlockedRule::Draws } of JOCARI;
    NextMove: MillRecords, { men: 5, reform: MillReform::NotNextMove, mixed: true } of JOCARI;
    Crowded: (), { men: 9, captures_per_mill: true, protection: MillProtection::Always } of SIX;
    FullBoard: MillRecords, { men: 8, reform: MillReform::SameMenForbidden, full_board_draws: true } of SIX;
    Lines: (), { board: &Board::TWELVE, men: 12, mixed: true, flying: true, blocked: BlockedRule::Draws } of THREE;
}

fuzz_target!(|input: (u8, &[u8])| {
    let (which, choices) = input;
    GAMES[usize::from(which) % GAMES.len()](choices);
});

fn play<V: Variant>(choices: &[u8]) {
    let mut position = Position::<V>::start();
    let mut men = Men::new();
    for &choice in choices.iter().take(200) {
        let moves = position.moves();
        assert_eq!(moves.len() as u64, position.count_moves(), "{position:?}");
        assert_eq!(moves.is_empty(), position.outcome().is_some(), "{position:?}");
        if moves.is_empty() {
            return;
        }
        if V::RULES.reform == MillReform::SameMenForbidden {
            for &mv in &moves {
                assert!(!men.reforms(mv), "{mv:?}: {position:?}");
            }
        }
        let mv = moves[usize::from(choice) % moves.len()];
        position.play(mv).expect("it is listed");
        men.play(mv);
        assert_eq!(position.to_string().parse(), Ok(position.clone()));
    }
}

/// Men by number, and the mills that were opened: the line and the numbers of its men.
struct Men {
    on: [Option<u8>; 32],
    laid: u8,
    black_moves: bool,
    opened: BTreeSet<(PointSet, [u8; 3])>,
}

impl Men {
    const fn new() -> Self {
        Self { on: [None; 32], laid: 0, black_moves: false, opened: BTreeSet::new() }
    }

    /// White's men have even numbers, Black's odd ones.
    fn go<V: Variant>(&mut self, mv: Move<V>) {
        let man = match mv.from() {
            Some(from) => self.on[usize::from(from.index())].take(),
            None => {
                self.laid += 2;
                Some(self.laid - 2 + u8::from(self.black_moves))
            }
        };
        self.on[usize::from(mv.to().index())] = man;
    }

    /// The mills with a man on this point, each with its men in order.
    fn mills<V: Variant>(&self, point: Point) -> BTreeSet<(PointSet, [u8; 3])> {
        let lines = V::RULES.board.lines().filter(|line| line.set().contains(point));
        let mill = |line: PointSet| {
            let men: Vec<u8> =
                line.into_iter().filter_map(|point| self.on[usize::from(point.index())]).collect();
            let mut men: [u8; 3] = men.try_into().ok()?;
            men.sort_unstable();
            let one_side = men.iter().all(|man| man % 2 == men[0] % 2);
            one_side.then_some((line, men))
        };
        lines.filter_map(|line| mill(line.set())).collect()
    }

    fn reforms<V: Variant>(&self, mv: Move<V>) -> bool {
        let mut after = Self { on: self.on, opened: BTreeSet::new(), ..*self };
        after.go(mv);
        mv.from().is_some() && !self.opened.is_disjoint(&after.mills::<V>(mv.to()))
    }

    fn play<V: Variant>(&mut self, mv: Move<V>) {
        if let Some(from) = mv.from() {
            let opened = self.mills::<V>(from);
            self.opened.extend(opened);
        }
        self.go(mv);
        for point in mv.removed() {
            let taken = self.on[usize::from(point.index())].take();
            self.opened.retain(|(_, men)| !men.iter().any(|&man| Some(man) == taken));
        }
        self.black_moves = !self.black_moves;
    }
}
