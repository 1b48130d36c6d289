//! A game from its start to its end.

use alloc::vec::Vec;

use crate::{Color, End, History, Outcome, Recorded, Refused};

type Ended<P> = Outcome<End<<P as crate::Position>::Reason, <P as Recorded>::Ground>>;
type Refusal<P> = Refused<<P as crate::Position>::Illegal>;

/// A game in progress or finished: the start, the moves, the rules of its record, and how it ended.
///
/// Every call that is refused leaves the game as it was. A game that is over takes no more moves, claims or
/// declarations; [`undo`](Self::undo) and [`go_to`](Self::go_to) open it again, and withdraw the end that was
/// declared.
#[derive(Clone, Debug)]
pub struct Game<P: Recorded> {
    laws: P::Laws,
    history: History<P>,
    /// Moves gone back over, the next one last.
    ahead: Vec<P::Move>,
    /// The end, if the position or the rules did not bring it.
    declared: Option<Ended<P>>,
}

impl<P: Recorded> Game<P> {
    /// A game from `start`, under the rules of record `laws`.
    #[must_use]
    pub fn new(start: P, laws: P::Laws) -> Self {
        Self { laws, history: History::new(start), ahead: Vec::new(), declared: None }
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &P {
        self.history.position()
    }

    /// All positions and moves up to now.
    #[must_use]
    pub const fn history(&self) -> &History<P> {
        &self.history
    }

    /// The rules of the record.
    #[must_use]
    pub const fn laws(&self) -> &P::Laws {
        &self.laws
    }

    /// Plays a move. Moves that were gone back over are forgotten, unless it is the next of them.
    ///
    /// # Errors
    /// The game is over, or the move is not legal.
    pub fn play(&mut self, mv: P::Move) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        self.position().check(mv).map_err(Refused::Illegal)?;
        if self.ahead.pop().is_some_and(|next| next != mv) {
            self.ahead.clear();
        }
        self.history.push(mv);
        Ok(())
    }

    /// Takes the last move back for good, and the end that was declared behind it, and returns the move.
    pub fn undo(&mut self) -> Option<P::Move> {
        let mv = self.history.pop()?;
        self.ahead.clear();
        self.declared = None;
        Some(mv)
    }

    /// Goes to the position after `ply` moves. The later moves are kept, so that one may go there again; agreements
    /// made after `ply` and a declared end are not. `false` if the game has no such ply; it is then as it was.
    pub fn go_to(&mut self, ply: usize) -> bool {
        if ply > self.history.plies() + self.ahead.len() {
            return false;
        }
        if ply != self.history.plies() {
            self.declared = None;
        }
        while self.history.plies() > ply {
            self.ahead.extend(self.history.pop());
        }
        while self.history.plies() < ply {
            let Some(mv) = self.ahead.pop() else { break };
            self.history.push(mv);
        }
        true
    }

    /// How the game has ended: as declared, by the position, or by a rule of the record that needs no claim. What
    /// the position says comes before what its course says, so that a mate on the last move stands.
    #[must_use]
    pub fn outcome(&self) -> Option<Ended<P>> {
        self.declared
            .or_else(|| self.position().game_outcome().map(|outcome| outcome.map(End::Position)))
            .or_else(|| {
                let ground = P::automatic(&self.laws, &self.history)?;
                Some(Outcome::Draw { reason: End::Automatic(ground) })
            })
    }

    /// The draws that `side` may claim now, without a move. None once the game is over.
    #[must_use]
    pub fn claims(&self, side: Color) -> Vec<P::Ground> {
        if self.outcome().is_some() { Vec::new() } else { P::claims(&self.laws, &self.history, side) }
    }

    /// The draws that the player on turn may claim by announcing `mv`, without playing it.
    ///
    /// # Errors
    /// The game is over, or the move is not legal.
    pub fn claims_announcing(&self, mv: P::Move) -> Result<Vec<P::Ground>, Refusal<P>> {
        self.assert_open()?;
        self.position().check(mv).map_err(Refused::Illegal)?;
        let mut then = self.history.clone();
        then.push(mv);
        Ok(P::claims_announced(&self.laws, &then))
    }

    /// Claims a draw.
    ///
    /// # Errors
    /// The game is over, or `side` has no such claim now.
    pub fn claim(&mut self, side: Color, ground: P::Ground) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        self.accept(&P::claims(&self.laws, &self.history, side), ground)
    }

    /// Claims a draw by announcing a move, which is not played.
    ///
    /// # Errors
    /// The game is over, the move is not legal, or it brings about no such claim.
    pub fn claim_announcing(&mut self, mv: P::Move, ground: P::Ground) -> Result<(), Refusal<P>> {
        self.accept(&self.claims_announcing(mv)?, ground)
    }

    /// Both have agreed a draw.
    ///
    /// # Errors
    /// The game is over.
    pub fn agree_draw(&mut self) -> Result<(), Refusal<P>> {
        self.declare(Outcome::Draw { reason: End::Agreement })
    }

    /// `side` resigns.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, side: Color) -> Result<(), Refusal<P>> {
        self.declare(Outcome::Win { winner: !side, reason: End::Resignation })
    }

    /// `side` forfeits the game.
    ///
    /// # Errors
    /// The game is over.
    pub fn forfeit(&mut self, side: Color) -> Result<(), Refusal<P>> {
        self.declare(Outcome::Win { winner: !side, reason: End::Forfeit })
    }

    /// The flag of `side` has fallen: the other side wins, or draws if it [could not](Recorded::could_win).
    ///
    /// # Errors
    /// The game is over.
    pub fn flag_fell(&mut self, side: Color) -> Result<(), Refusal<P>> {
        self.declare(if self.position().could_win(!side) {
            Outcome::Win { winner: !side, reason: End::Time }
        } else {
            Outcome::Draw { reason: End::Time }
        })
    }

    /// Both have agreed on something other than the end.
    ///
    /// # Errors
    /// The game is over, or the rules do not know the agreement.
    pub fn agree(&mut self, agreement: P::Agreement) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        if !P::permits(&self.laws, agreement) {
            return Err(Refused::NotPermitted);
        }
        self.history.agree(agreement);
        Ok(())
    }

    fn assert_open(&self) -> Result<(), Refusal<P>> {
        if self.outcome().is_some() { Err(Refused::Over) } else { Ok(()) }
    }

    /// Ends an open game by a claim that is among those that can be made.
    fn accept(&mut self, claims: &[P::Ground], ground: P::Ground) -> Result<(), Refusal<P>> {
        if !claims.contains(&ground) {
            return Err(Refused::NoSuchClaim);
        }
        self.declared = Some(Outcome::Draw { reason: End::Claim(ground) });
        Ok(())
    }

    fn declare(&mut self, end: Ended<P>) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        self.declared = Some(end);
        Ok(())
    }
}
