//! Serde for points and sets of points: they have names on a board only, and are numbers without one.

use serde::de::{Deserialize, Deserializer, Error, Unexpected};
use serde::ser::{Serialize, Serializer};

use crate::{Point, PointSet};

impl Serialize for Point {
    /// Its number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index())
    }
}

impl<'de> Deserialize<'de> for Point {
    /// From a number below 32.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::new(index).ok_or_else(|| {
            Error::invalid_value(Unexpected::Unsigned(index.into()), &"a point's number, 0 to 31")
        })
    }
}

impl Serialize for PointSet {
    /// Its bits.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.bits())
    }
}

impl<'de> Deserialize<'de> for PointSet {
    /// From its bits.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u32::deserialize(deserializer).map(Self::from_bits)
    }
}
