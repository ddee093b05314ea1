use crate::ParseError;
use std::fmt;
use std::str::FromStr;

/// The source of the dice. It decides what can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DiceBody, rename_all = "kebab-case"))]
pub enum DiceSource {
    /// The program throws. Throws are final; only an entry can be undone.
    Program,
    /// The program throws, and the dice depend on a seed, the turn and the throw alone: everyone who plays with this
    /// seed gets the same dice.
    Shared,
    /// Real dice. Turns may be entered as a whole, and everything can be corrected.
    Table,
}

impl DiceSource {
    /// All sources.
    pub const ALL: [DiceSource; 3] = [DiceSource::Program, DiceSource::Shared, DiceSource::Table];

    /// The id in records, databases and the API.
    pub const fn id(self) -> &'static str {
        match self {
            DiceSource::Program => "program",
            DiceSource::Shared => "shared",
            DiceSource::Table => "table",
        }
    }

    /// Whether the program throws.
    pub const fn is_program(self) -> bool {
        !matches!(self, DiceSource::Table)
    }
}

impl fmt::Display for DiceSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for DiceSource {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<DiceSource, ParseError> {
        DiceSource::ALL.into_iter().find(|source| source.id() == text).ok_or(ParseError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_read_as_written() {
        for source in DiceSource::ALL {
            assert_eq!(source.to_string().parse(), Ok(source));
        }
        assert_eq!("Table".parse::<DiceSource>(), Err(ParseError));
    }
}
