//! Seats of a record.

use super::chain::SealedSeat;
use crate::fair::{Salt, Seal};
use crate::name::clean_name;
use crate::{Goal, Player};

/// The levels of version 1. It had no field for the player of a seat; the last word of a name was the level.
const LEVELS_OF_VERSION_1: [&str; 8] =
    ["random", "greedy", "beginner", "casual", "club", "expert", "perfect", "winner"];

/// A seat of a record: name, player and goal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the field names say it")]
pub struct RecordSeat {
    /// The name after [`normalise_name`](crate::normalise_name). Empty for an open seat, a seat that only the
    /// computer has played, and a deleted name.
    pub name: String,
    /// The current or last player.
    pub player: Player,
    pub goal: Goal,
    /// The salt of the name, if the record has a chain.
    pub salt: Option<Salt>,
}

impl RecordSeat {
    /// A person's seat.
    pub fn person(name: &str) -> RecordSeat {
        RecordSeat { name: name.to_owned(), ..RecordSeat::default() }
    }

    /// A seat that the computer plays; the name may be empty.
    pub fn computer(name: &str, level: &str) -> RecordSeat {
        RecordSeat { player: Player::computer(level), ..RecordSeat::person(name) }
    }

    /// The seat in the chain; `None` if its name has no salt.
    pub fn sealed_seat(&self) -> Option<SealedSeat> {
        let name = match (self.name.as_str(), self.salt) {
            ("", _) => None,
            (name, salt) => Some(Seal::of(name, salt?)),
        };
        Some(SealedSeat { player: self.player.clone(), goal: self.goal, name })
    }

    /// A seat of version 1: `Anna`, `bot:club` or `Anna bot:club`.
    pub(super) fn of_version_1(text: &str) -> RecordSeat {
        let (before, last) = text.rsplit_once(char::is_whitespace).unwrap_or(("", text));
        match last.strip_prefix("bot:").filter(|level| LEVELS_OF_VERSION_1.contains(level)) {
            Some(level) => RecordSeat::computer(&clean_name(before), level),
            None => RecordSeat::person(&clean_name(text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_1_says_it_with_the_name() {
        for (text, seat) in [
            ("Anna", RecordSeat::person("Anna")),
            ("bot:club", RecordSeat::computer("", "club")),
            ("Anna bot:club", RecordSeat::computer("Anna", "club")),
            ("Anna Maria bot:winner", RecordSeat::computer("Anna Maria", "winner")),
            ("Anna bot:genius", RecordSeat::person("Anna bot:genius")),
            ("bot:", RecordSeat::person("bot:")),
            ("robot:club", RecordSeat::person("robot:club")),
            ("\u{200d}", RecordSeat::person("")),
            ("a\u{202e}b", RecordSeat::person("ab")),
        ] {
            assert_eq!(RecordSeat::of_version_1(text), seat, "{text:?}");
        }
    }
}
