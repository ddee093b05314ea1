//! Serde forms of hands and cells. Invalid values are refused.

use crate::{Cell, CellSet, Hand};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The text form: `6-6-1`; empty without dice.
impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "" => Ok(Hand::EMPTY),
            dice => dice.parse().map_err(|_| D::Error::custom("no dice")),
        }
    }
}

/// The index on the card.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        Cell::at(usize::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("no cell"))
    }
}

/// The bits.
impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.bits().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CellSet, D::Error> {
        u64::deserialize(deserializer).map(CellSet::from_bits)
    }
}
