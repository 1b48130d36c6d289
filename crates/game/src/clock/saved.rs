//! Time controls and clocks as serde values: checked when they are read.

use alloc::{borrow::Cow, vec::Vec};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{Bonus, Clock, Remaining, Stage, TimeControl};

/// As its text where a person may read it, else as its stages.
impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.stages().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            Self::new(Vec::<Stage>::deserialize(deserializer)?).map_err(D::Error::custom)
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Clock", deny_unknown_fields)]
struct Saved<'a> {
    control: Cow<'a, TimeControl>,
    white: Remaining,
    black: Remaining,
}

impl Serialize for Clock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [white, black] = self.sides;
        Saved { control: Cow::Borrowed(&self.control), white, black }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Saved { control, white, black } = Saved::deserialize(deserializer)?;
        if ![white, black].iter().all(|side| side.fits(&control)) {
            return Err(D::Error::custom("a side has what its time control cannot leave it"));
        }
        Ok(Self { control: control.into_owned(), sides: [white, black] })
    }
}

impl Remaining {
    /// The stage is there, has so many moves and so many periods. (The time may be any: what is saved up has no limit.)
    fn fits(&self, control: &TimeControl) -> bool {
        control.stages().get(self.stage).is_some_and(|stage| {
            let most = if let Bonus::Byoyomi { count, .. } = stage.bonus { count } else { 0 };
            let moves = match (self.moves, stage.moves) {
                (None, None) => true,
                (Some(left), Some(all)) => 0 < left && left <= all,
                _ => false,
            };
            // A stage with byo-yomi is left by its last period only when the flag falls.
            moves && self.periods <= most && (most == 0 || self.periods > 0)
        })
    }
}
