//! Whose dice are thrown.

use crate::UnknownForm;
use std::fmt;
use std::str::FromStr;

/// Whose dice are thrown. It decides what can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiceSource {
    /// The program throws: throws stand, and only the choice of a box can be taken back.
    Program,
    /// Real dice on a table: turns may be told as a whole, and anything can be corrected.
    Table,
}

impl DiceSource {
    /// Both.
    pub const ALL: [DiceSource; 2] = [DiceSource::Program, DiceSource::Table];

    /// The word for it in records, databases and on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            DiceSource::Program => "program",
            DiceSource::Table => "table",
        }
    }
}

impl fmt::Display for DiceSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for DiceSource {
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<DiceSource, UnknownForm> {
        DiceSource::ALL.into_iter().find(|source| source.id() == text).ok_or(UnknownForm)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_are_read_as_written() {
        for source in DiceSource::ALL {
            assert_eq!(source.to_string().parse(), Ok(source));
        }
        assert_eq!("Table".parse::<DiceSource>(), Err(UnknownForm));
    }
}
