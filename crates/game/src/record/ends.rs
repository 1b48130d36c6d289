//! What players and arbiters may do besides moving: claim, offer, agree, resign.

use alloc::vec::Vec;
use core::time::Duration;

use super::{act::Act, game::Refusal};
use crate::{Color, Game, Recorded, Refused};

/// What a player may offer to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Offer<A> {
    /// A draw.
    Draw,
    /// Something that the rules let players agree in the course of a game.
    Agreement(A),
}

impl<P: Recorded> Game<P> {
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
        Ok(P::claims_announcing(&self.laws, &self.history, mv))
    }

    /// Claims a draw.
    ///
    /// # Errors
    /// The game is over, or `side` has no such claim now.
    pub fn claim(&mut self, side: Color, ground: P::Ground) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        self.accept(
            &P::claims(&self.laws, &self.history, side),
            Act::Claim { side, ground, announcing: None },
        )
    }

    /// Claims a draw by announcing a move, which is not played.
    ///
    /// # Errors
    /// The game is over, the move is not legal, or it brings about no such claim.
    pub fn claim_announcing(&mut self, mv: P::Move, ground: P::Ground) -> Result<(), Refusal<P>> {
        let side = self.position().turn();
        self.accept(&self.claims_announcing(mv)?, Act::Claim { side, ground, announcing: Some(mv) })
    }

    /// Both have agreed a draw.
    ///
    /// # Errors
    /// The game is over.
    pub fn agree_draw(&mut self) -> Result<(), Refusal<P>> {
        self.end(Act::Agreement)
    }

    /// `side` resigns.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, side: Color) -> Result<(), Refusal<P>> {
        self.end(Act::Resignation(side))
    }

    /// `side` forfeits the game.
    ///
    /// # Errors
    /// The game is over.
    pub fn forfeit(&mut self, side: Color) -> Result<(), Refusal<P>> {
        self.end(Act::Forfeit(side))
    }

    /// The flag of `side` has fallen, by whatever clock: the other side wins, or draws if it
    /// [could not](Recorded::could_win) (A16).
    ///
    /// # Errors
    /// The game is over.
    pub fn flag_fell(&mut self, side: Color) -> Result<(), Refusal<P>> {
        self.end(Act::Flag(side))
    }

    /// The player on turn has thought for `elapsed`: if his flag has fallen by that, the game ends, as by
    /// [`flag_fell`](Self::flag_fell). Returns whether it has; it never has without a time control.
    ///
    /// # Errors
    /// The game is over.
    pub fn call_flag(&mut self, elapsed: Duration) -> Result<bool, Refusal<P>> {
        self.assert_open()?;
        let side = self.position().turn();
        let fallen = self.clock().is_some_and(|clock| clock.has_fallen(side, elapsed));
        if fallen {
            self.end(Act::Flag(side))?;
        }
        Ok(fallen)
    }

    /// `side` offers something to the other, or accepts its offer by making the same. Returns whether both now want it;
    /// then it is agreed. An offer stands until the other side moves.
    ///
    /// # Errors
    /// The game is over, or the rules do not know what is offered.
    pub fn offer(&mut self, side: Color, offer: Offer<P::Agreement>) -> Result<bool, Refusal<P>> {
        self.assert_open()?;
        if let Offer::Agreement(agreement) = offer
            && !P::permits(&self.laws, agreement)
        {
            return Err(Refused::NotPermitted);
        }
        if self.offers[side.other().index()] != Some(offer) {
            self.offers[side.index()] = Some(offer);
            return Ok(false);
        }
        match offer {
            Offer::Draw => self.agree_draw(),
            Offer::Agreement(agreement) => self.agree(agreement),
        }
        .map(|()| true)
    }

    /// What `side` has offered, if it still stands.
    #[must_use]
    pub const fn offered(&self, side: Color) -> Option<Offer<P::Agreement>> {
        self.offers[side.index()]
    }

    /// Both have agreed on something other than the end. It changes the course of the game: moves that were gone back
    /// over are forgotten.
    ///
    /// # Errors
    /// The game is over, or the rules do not know the agreement.
    pub fn agree(&mut self, agreement: P::Agreement) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        if !P::permits(&self.laws, agreement) {
            return Err(Refused::NotPermitted);
        }
        self.forget_ahead();
        self.offers = [None; 2];
        self.history.agree(agreement);
        Ok(())
    }

    /// Ends an open game by a claim that is among those that can be made.
    fn accept(&mut self, claims: &[P::Ground], claim: Act<P::Ground, P::Move>) -> Result<(), Refusal<P>> {
        if !matches!(claim, Act::Claim { ground, .. } if claims.contains(&ground)) {
            return Err(Refused::NoSuchClaim);
        }
        self.end(claim)
    }

    fn end(&mut self, act: Act<P::Ground, P::Move>) -> Result<(), Refusal<P>> {
        self.assert_open()?;
        self.act = Some(act);
        self.offers = [None; 2];
        Ok(())
    }
}
