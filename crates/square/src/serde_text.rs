//! Serde for the types that have a text form: as that text, checked when read.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Cell, CellSet, DarkCell, Direction, Lattice};

struct Text<T>(PhantomData<T>, &'static str);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ([$($generics:tt)*] $Type:ty: $expected:literal) => {
        impl<$($generics)*> Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de, $($generics)*> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text(PhantomData, $expected))
            }
        }
    };
}

as_text!([const FILES: u8, const RANKS: u8] Cell<FILES, RANKS>: "the name of a cell");
as_text!([const FILES: u8, const RANKS: u8] CellSet<u64, FILES, RANKS>: "the picture of a set of cells");
as_text!([const FILES: u8, const RANKS: u8] CellSet<u128, FILES, RANKS>: "the picture of a set of cells");
as_text!([L: Lattice] DarkCell<L>: "the number of a dark square");
as_text!([] Direction: "the name of a direction");
