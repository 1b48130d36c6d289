//! A game as a serde value: what was done in it, which is done again, and checked, when it is read.
//!
//! Nothing that follows from the course of a game is saved: no counts, no clocks, no claims. So they cannot be wrong.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt::Display, time::Duration};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::act::Act;
use crate::{Game, Offer, Recorded, Text, TimeControl};

/// The form below. Another form gets another number.
const VERSION: u8 = 1;

/// A game, with its laws `L`, agreements `A`, grounds `G` and moves as `M`: their text where a person may read it, else
/// their numbers among the legal moves in the byte order of their texts.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Game", deny_unknown_fields)]
struct Saved<P, L, A, G, M> {
    version: u8,
    start: P,
    laws: L,
    /// All of them, also those that were gone back over.
    moves: Vec<M>,
    /// How many moves are played where the game now stands.
    at: usize,
    /// Each with the number of moves before it, also those behind moves that were gone back over.
    agreements: Vec<(usize, A)>,
    /// White's and Black's.
    offers: [Option<Offer<A>>; 2],
    /// What ended the game, if no move did.
    end: Option<Act<G, M>>,
    clock: Option<SavedClock>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
struct SavedClock {
    control: TimeControl,
    /// What each move took.
    spent: Vec<Duration>,
}

type SavedGame<P, M> =
    Saved<P, <P as Recorded>::Laws, <P as Recorded>::Agreement, <P as Recorded>::Ground, M>;

/// Its start, moves, times, agreements, offers and declared end, with the number of this form.
impl<P> Serialize for Game<P>
where
    P: Recorded<Laws: Serialize, Agreement: Serialize, Ground: Serialize> + Text + Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            saved(self, |position, mv| position.move_text(mv).to_string()).serialize(serializer)
        } else {
            saved(self, number).serialize(serializer)
        }
    }
}

/// Reads a game by playing it anew: whatever the rules refuse is refused here, with its place.
impl<'de, P> Deserialize<'de> for Game<P>
where
    P: Recorded<Laws: Deserialize<'de>, Agreement: Deserialize<'de>, Ground: Deserialize<'de>>
        + Text
        + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            restored(SavedGame::<P, String>::deserialize(deserializer)?, |position, text| {
                position.parse_move(text).map_err(|error| format!("`{text}`: {error}"))
            })
        } else {
            restored(SavedGame::<P, usize>::deserialize(deserializer)?, |position, &number| {
                numbered(position, number).ok_or_else(|| format!("there is no move number {number}"))
            })
        }
        .map_err(D::Error::custom)
    }
}

/// The legal moves with their texts, in byte order.
fn in_order<P: Text>(position: &P) -> Vec<(String, P::Move)> {
    let mut moves = Vec::new();
    position.for_each_move(|mv| moves.push((position.move_text(mv).to_string(), mv)));
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    moves
}

fn number<P: Text>(position: &P, mv: P::Move) -> usize {
    in_order(position).iter().position(|&(_, other)| other == mv).expect("the move is legal")
}

fn numbered<P: Text>(position: &P, number: usize) -> Option<P::Move> {
    in_order(position).get(number).map(|&(_, mv)| mv)
}

fn saved<P: Recorded + Text, M>(game: &Game<P>, written: impl Fn(&P, P::Move) -> M) -> SavedGame<P, M> {
    let history = &game.history;
    let played =
        history.moves().iter().zip(game.times().iter().copied().chain(core::iter::repeat(Duration::ZERO)));
    let ahead = game.ahead.iter().rev().copied();
    let mut position = history.position_at(0).expect("a game has a start").clone();
    let start = position.clone();
    let (mut moves, mut spent) = (Vec::new(), Vec::new());
    for (mv, took) in played.map(|(&mv, took)| (mv, took)).chain(ahead) {
        moves.push(written(&position, mv));
        spent.push(took);
        position.play_unchecked(mv);
    }
    Saved {
        version: VERSION,
        start,
        laws: game.laws.clone(),
        moves,
        at: history.plies(),
        agreements: history.agreements_with_those_ahead().to_vec(),
        offers: game.offers,
        end: game.act.map(|act| act.map_move(|mv| written(game.position(), mv))),
        clock: game.clock().map(|clock| SavedClock { control: clock.control().clone(), spent }),
    }
}

fn restored<P: Recorded + Text, M>(
    saved: SavedGame<P, M>,
    read: impl Fn(&P, &M) -> Result<P::Move, String>,
) -> Result<Game<P>, String> {
    let Saved { version, start, laws, moves, at, agreements, offers, end, clock } = saved;
    if version != VERSION {
        return Err(format!("version {version} of a saved game is not known, only {VERSION}"));
    }
    let (mut game, spent) = match clock {
        None => (Game::new(start, laws), Vec::new()),
        Some(SavedClock { control, spent }) if spent.len() == moves.len() => {
            (Game::timed(start, laws, control), spent)
        }
        Some(_) => return Err("there is not a time for each move".to_string()),
    };
    let mut agreements = agreements.into_iter().peekable();
    for ply in 0..=moves.len() {
        let in_place = |reason: &dyn Display| format!("after {ply} moves: {reason}");
        while let Some((_, agreement)) = agreements.next_if(|&(before, _)| before == ply) {
            game.agree(agreement).map_err(|refused| in_place(&refused))?;
        }
        if let Some(written) = moves.get(ply) {
            let mv = read(game.position(), written).map_err(|refused| in_place(&refused))?;
            let took = spent.get(ply).copied().unwrap_or_default();
            game.play_after(mv, took).map_err(|refused| in_place(&refused))?;
        }
    }
    if agreements.peek().is_some() {
        return Err("an agreement is out of its order".to_string());
    }
    if !game.go_to(at) {
        return Err(format!("the game has no {at} moves"));
    }
    restore_offers(&mut game, offers)?;
    if let Some(act) = end {
        restore_end(&mut game, &act, read).map_err(|reason| format!("the end: {reason}"))?;
    }
    Ok(game)
}

fn restore_offers<P: Recorded>(
    game: &mut Game<P>,
    offers: [Option<Offer<P::Agreement>>; 2],
) -> Result<(), String> {
    let may_stand = |offer: &Offer<P::Agreement>| match *offer {
        Offer::Draw => true,
        Offer::Agreement(agreement) => P::permits(&game.laws, agreement),
    };
    if !offers.iter().flatten().all(may_stand) {
        return Err("the rules do not know what is offered".to_string());
    }
    if offers[0].is_some() && offers[0] == offers[1] {
        return Err("both offer the same, and have not agreed".to_string());
    }
    game.offers = offers;
    Ok(())
}

fn restore_end<P: Recorded, M>(
    game: &mut Game<P>,
    act: &Act<P::Ground, M>,
    read: impl Fn(&P, &M) -> Result<P::Move, String>,
) -> Result<(), String> {
    match *act {
        Act::Claim { side, ground, announcing: None } => game.claim(side, ground),
        Act::Claim { side, ground, announcing: Some(ref written) } => {
            if side != game.position().turn() {
                return Err(format!("{side} announces a move, and is not on turn"));
            }
            let mv = read(game.position(), written)?;
            game.claim_announcing(mv, ground)
        }
        Act::Agreement => game.agree_draw(),
        Act::Resignation(side) => game.resign(side),
        Act::Forfeit(side) => game.forfeit(side),
        Act::Flag(side) => game.flag_fell(side),
    }
    .map_err(|refused| refused.to_string())
}
