//! Serde forms of rules, dice and seats. Invalid values are refused.

use crate::fair::{Commitment, Head, PlayerBytes, Salt, Secret};
use crate::{
    Cell, CellSet, Date, DiceSource, Goal, Hand, Keep, Names, Player, RulesHash, Ruleset, Seat, SharedVec,
};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes types by their `Display` and reads them by their `FromStr`.
#[macro_export]
macro_rules! serde_as_text {
    ($($name:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                <String as ::serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    )+};
}

serde_as_text!(Date, Player, Goal, DiceSource, Keep, RulesHash, Commitment, Head, PlayerBytes, Salt, Secret);

/// The text form: `6-6-1`; empty without dice.
impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        Keep::deserialize(deserializer).map(Keep::dice)
    }
}

/// From 1, as people count.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        Seat::from_number(u32::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("no seat"))
    }
}

/// As the lines of a record.
impl Serialize for Ruleset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.lines().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ruleset {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ruleset, D::Error> {
        let lines = Vec::<String>::deserialize(deserializer)?;
        Ruleset::from_lines(lines.iter().map(String::as_str)).map_err(D::Error::custom)
    }
}

/// As lines: `pair Two of them`, or `pair@sv Par` for one language.
impl Serialize for Names {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.lines())
    }
}

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Names, D::Error> {
        let lines = Vec::<String>::deserialize(deserializer)?;
        Names::from_lines(lines.iter().map(String::as_str)).ok_or_else(|| D::Error::custom("no names"))
    }
}

impl<T: Serialize> Serialize for SharedVec<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, T: Deserialize<'de> + Clone> Deserialize<'de> for SharedVec<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SharedVec<T>, D::Error> {
        Ok(Vec::deserialize(deserializer)?.into_iter().collect())
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
