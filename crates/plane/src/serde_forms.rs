//! Serde: cells, sets and planes, checked when read.
//!
//! Where a person reads, a cell is its text and a set the numbers of its tiles; else they are two numbers and 64 bits.
//! A plane is its cells in the order laid, so that its tiles keep their numbers.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Cell, Plane, TileSet};

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            (self.x, self.y).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_str(CellText)
        } else {
            Deserialize::deserialize(deserializer).map(|(x, y)| Self { x, y })
        }
    }
}

struct CellText;

impl Visitor<'_> for CellText {
    type Value = Cell;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell, written `x,y`")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Cell, E> {
        text.parse().map_err(E::custom)
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(*self)
        } else {
            self.bits().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_seq(TileNumbers)
        } else {
            Deserialize::deserialize(deserializer).map(Self::from_bits)
        }
    }
}

struct TileNumbers;

impl<'de> Visitor<'de> for TileNumbers {
    type Value = TileSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the numbers of tiles, each from 0 to 63 and once")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut numbers: A) -> Result<TileSet, A::Error> {
        let mut set = TileSet::EMPTY;
        while let Some(tile) = numbers.next_element()? {
            if tile >= 64 {
                return Err(A::Error::custom(format_args!("no tile has the number {tile}")));
            }
            if set.contains(tile) {
                return Err(A::Error::custom(format_args!("tile {tile} is there twice")));
            }
            set = set.with(tile);
        }
        Ok(set)
    }
}

impl<const N: usize> Serialize for Plane<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cells())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Plane<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Cells::<N>)
    }
}

struct Cells<const N: usize>;

impl<'de, const N: usize> Visitor<'de> for Cells<N> {
    type Value = Plane<N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the cells of at most {N} tiles, each beside one before it")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut cells: A) -> Result<Plane<N>, A::Error> {
        let mut plane = Plane::new();
        while let Some(cell) = cells.next_element()? {
            plane.try_lay(cell).map_err(A::Error::custom)?;
        }
        Ok(plane)
    }
}
