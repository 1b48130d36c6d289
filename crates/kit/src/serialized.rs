//! What serde sees of values that must be checked when they are read.

use alloc::string::{String, ToString};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Cell, Chain, ChainRule, Direction, Position};

/// The text (K25), and beside it the rule of chains, which it does not say.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Position", deny_unknown_fields)]
struct PositionForm {
    text: String,
    rule: ChainRule,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionForm { text: self.to_string(), rule: self.rule() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PositionForm { text, rule } = PositionForm::deserialize(deserializer)?;
        Self::parse(&text, rule).map_err(D::Error::custom)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ChainRule", rename_all = "lowercase")]
enum ChainRuleForm {
    Optional,
    Mandatory,
}

impl Serialize for ChainRule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ChainRuleForm::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for ChainRule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ChainRuleForm::deserialize(deserializer)
    }
}

/// The letters of the sides in their order.
const SIDES: &str = "ENWS";

/// The start, and a letter a leap.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Chain", deny_unknown_fields)]
struct ChainForm {
    start: Cell,
    leaps: String,
}

impl Serialize for Chain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letter = |direction: Direction| &SIDES[direction as usize..=direction as usize];
        ChainForm { start: self.start(), leaps: self.directions().map(letter).collect() }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ChainForm { start, leaps } = ChainForm::deserialize(deserializer)?;
        leaps.chars().try_fold(Self::from(start), |chain, letter| {
            let side = SIDES.find(letter).ok_or_else(|| {
                D::Error::custom(format_args!("E, N, W or S expected for a leap, not {letter:?}"))
            })?;
            chain
                .then(Direction::SIDES[side])
                .ok_or_else(|| D::Error::custom("more than 10 leaps in a chain"))
        })
    }
}
