//! Tic-tac-toe, wrong in one chosen way.

use core::{
    cell::Cell,
    convert::Infallible,
    fmt,
    hash::{Hash, Hasher},
    ops::ControlFlow::{self, Break, Continue},
};
use std::rc::Rc;

use rulebook_game::{Color, Outcome, Position, Text};

use super::tic_tac_toe::{Refused, TicTacToe, Unread};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,
    ChangesOrder,
    ForEachSkips,
    MovesIntoReplaces,
    ListsTwice,
    IgnoresBreak,
    LosesBreak,
    CountsWrong,
    HasMovesWrong,
    RefusesListed,
    PassesUnlisted,
    IsLegalDiffers,
    PlaysOnAfterTheEnd,
    ForgetsOutcome,
    GameOutcomeDiffers,
    PlayDiffers,
    PlayRefuses,
    ChildUnplayed,
    ChildMissing,
    ChildLosesBreak,
    SharesState,
    RefusalChanges,
    PlayTakesAll,
    PlaySaysOtherwise,
    NeverEqual,
    HashDiffers,
    EqualWhateverTheTurn,
    EqualWhateverTheBoard,
    RefusesOwnText,
    ReadsOtherPosition,
    TextDrifts,
    TextOfTwoLines,
    TextWithSeparator,
    ReadsPrefixAsUnreadable,
    ReadsOtherMove,
    RefusesMoveText,
    MoveTextOfTwoWords,
}

#[derive(Clone)]
pub struct Broken {
    pub game: TicTacToe,
    pub fault: Fault,
    /// What only `TextDrifts` and `ReadsPrefixAsUnreadable` write, and equality never sees.
    pub note: u8,
    /// What only `SharesState` counts: one counter for all copies.
    pub shared: Rc<Cell<u32>>,
}

thread_local! {
    /// A source of change for what must not change.
    static CALLS: Cell<u32> = const { Cell::new(0) };
}

fn call() -> u32 {
    CALLS.set(CALLS.get() + 1);
    CALLS.get()
}

impl Broken {
    pub fn new(game: TicTacToe, fault: Fault) -> Self {
        Self { game, fault, note: 0, shared: Rc::default() }
    }
}

impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:?}, {})", self.game, self.fault, self.shared.get())
    }
}

impl PartialEq for Broken {
    fn eq(&self, other: &Self) -> bool {
        match self.fault {
            Fault::NeverEqual => false,
            Fault::EqualWhateverTheTurn => self.game.cells == other.game.cells,
            Fault::EqualWhateverTheBoard => self.game.turn == other.game.turn,
            _ => self.game == other.game,
        }
    }
}

impl Eq for Broken {}

impl Hash for Broken {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self.fault {
            Fault::HashDiffers => call().hash(state),
            Fault::EqualWhateverTheTurn | Fault::EqualWhateverTheBoard => {}
            _ => self.game.hash(state),
        }
    }
}

impl Position for Broken {
    type Move = u8;
    type Illegal = Refused;
    type Reason = &'static str;

    fn turn(&self) -> Color {
        self.game.turn()
    }

    fn decided(&self) -> Option<Outcome<&'static str>> {
        self.game.decided()
    }

    fn stuck(&self) -> Outcome<&'static str> {
        self.game.stuck()
    }

    fn try_for_each_move<B>(&self, mut visit: impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut moves = Vec::new();
        if self.fault == Fault::PlaysOnAfterTheEnd {
            moves.extend((0..9).filter(|&cell| self.game.cells[usize::from(cell)].is_none()));
        } else {
            self.game.moves_into(&mut moves);
        }
        match self.fault {
            Fault::ChangesOrder if call().is_multiple_of(2) => moves.reverse(),
            Fault::ListsTwice => moves.extend(moves.first().copied()),
            _ => {}
        }
        let mut stopped = Continue(());
        for mv in moves {
            match visit(mv) {
                Break(_) if self.fault == Fault::LosesBreak => return Continue(()),
                broken @ Break(_) => stopped = broken,
                Continue(()) => {}
            }
            if stopped.is_break() && self.fault != Fault::IgnoresBreak {
                break;
            }
        }
        stopped
    }

    fn check(&self, mv: u8) -> Result<(), Refused> {
        match (self.fault, self.game.check(mv)) {
            (Fault::RefusesListed, Ok(())) if mv == 8 => Err(Refused::Taken),
            (Fault::PassesUnlisted, Err(Refused::Taken))
            | (Fault::PlaysOnAfterTheEnd, Err(Refused::Over))
                if self.fault == Fault::PassesUnlisted || self.game.cells[usize::from(mv)].is_none() =>
            {
                Ok(())
            }
            (_, answer) => answer,
        }
    }

    fn play_unchecked(&mut self, mv: u8) {
        if self.fault == Fault::SharesState {
            self.shared.set(self.shared.get() + 1);
        }
        self.game.play_unchecked(mv);
    }

    fn for_each_move(&self, mut visit: impl FnMut(u8)) {
        let mut skip = self.fault == Fault::ForEachSkips;
        let _ = self.try_for_each_move(|mv| {
            if !core::mem::take(&mut skip) {
                visit(mv);
            }
            Continue::<Infallible>(())
        });
    }

    fn try_for_each_child<B>(&self, mut visit: impl FnMut(u8, &Self) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut moves = Vec::new();
        self.for_each_move(|mv| moves.push(mv));
        if self.fault == Fault::ChildMissing {
            moves.pop();
        }
        for mv in moves {
            let mut child = self.clone();
            if self.fault != Fault::ChildUnplayed {
                child.play_unchecked(mv);
            }
            let answer = visit(mv, &child);
            if answer.is_break() {
                return if self.fault == Fault::ChildLosesBreak { Continue(()) } else { answer };
            }
        }
        Continue(())
    }

    fn count_moves(&self) -> u64 {
        let mut count = u64::from(self.fault == Fault::CountsWrong);
        self.for_each_move(|_| count += 1);
        count
    }

    fn has_moves(&self) -> bool {
        self.try_for_each_move(|_| Break(())).is_break() != (self.fault == Fault::HasMovesWrong)
    }

    fn moves_into(&self, list: &mut impl Extend<u8>) {
        if self.fault == Fault::MovesIntoReplaces {
            return;
        }
        self.for_each_move(|mv| list.extend(Some(mv)));
    }

    fn is_legal(&self, mv: u8) -> bool {
        self.fault == Fault::IsLegalDiffers || self.check(mv).is_ok()
    }

    fn play(&mut self, mv: u8) -> Result<(), Refused> {
        match self.fault {
            Fault::PlayRefuses => return Err(Refused::Over),
            Fault::PlayTakesAll if mv < 9 => {
                self.play_unchecked(mv);
                return Ok(());
            }
            Fault::PlaySaysOtherwise => self.check(mv).map_err(|_| Refused::Over)?,
            _ => {}
        }
        if let Err(reason) = self.check(mv) {
            if self.fault == Fault::RefusalChanges {
                self.game.turn = !self.game.turn;
            }
            return Err(reason);
        }
        self.play_unchecked(mv);
        if self.fault == Fault::PlayDiffers {
            self.game.turn = !self.game.turn;
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome<&'static str>> {
        if self.fault == Fault::ForgetsOutcome { None } else { self.game.outcome() }
    }

    fn game_outcome(&self) -> Option<Outcome<&'static str>> {
        if self.fault == Fault::GameOutcomeDiffers { None } else { self.outcome() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            Fault::TextOfTwoLines => write!(f, "{}", self.game.to_string().replace(' ', "\n")),
            Fault::TextWithSeparator => write!(f, "{}", self.game.to_string().replace(' ', " ;")),
            Fault::TextDrifts | Fault::ReadsPrefixAsUnreadable => write!(f, "{} {}", self.game, self.note),
            _ => write!(f, "{}", self.game),
        }
    }
}

impl Text for Broken {
    type Rules = Fault;
    type PositionError = Unread;
    type MoveError = Unread;

    fn start(&fault: &Fault) -> Self {
        Self::new(TicTacToe::start(&()), fault)
    }

    fn parse_position(text: &str, &fault: &Fault) -> Result<Self, Unread> {
        let mut text = text.replace('\n', " ").replace(" ;", " ");
        let mut note = 0;
        if matches!(fault, Fault::TextDrifts | Fault::ReadsPrefixAsUnreadable) {
            match text.split(' ').nth(2).map(str::to_owned) {
                Some(number) => note = number.parse().map_err(|_| Unread::Side)?,
                // A text without its note is taken, but not what is then written.
                None if fault == Fault::ReadsPrefixAsUnreadable => note = 99,
                None => return Err(Unread::Side),
            }
            if fault == Fault::ReadsPrefixAsUnreadable && text.ends_with("99") {
                return Err(Unread::Side);
            }
            text = text.split(' ').take(2).collect::<Vec<_>>().join(" ");
            note += u8::from(fault == Fault::TextDrifts);
        }
        let mut game = TicTacToe::parse_position(&text, &())?;
        match fault {
            Fault::RefusesOwnText => return Err(Unread::Board),
            Fault::ReadsOtherPosition => game.turn = !game.turn,
            _ => {}
        }
        Ok(Self { note, ..Self::new(game, fault) })
    }

    fn parse_move(&self, text: &str) -> Result<u8, Unread> {
        match self.fault {
            Fault::RefusesMoveText => Err(Unread::Cell),
            Fault::ReadsOtherMove => self.game.parse_move(text).map(|mv| mv ^ 1),
            _ => self.game.parse_move(&text.replace(' ', "")),
        }
    }

    fn fmt_move(&self, mv: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.fault == Fault::MoveTextOfTwoWords { write!(f, "c {mv}") } else { self.game.fmt_move(mv, f) }
    }

    fn into_illegal(error: Unread) -> Result<Refused, Unread> {
        TicTacToe::into_illegal(error)
    }
}
