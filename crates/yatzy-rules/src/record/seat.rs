//! A seat as a record tells of it.

use super::chain::Sitting;
use crate::fair::{Salt, Seal};
use crate::name::clean_name;
use crate::{Goal, Player};

/// The levels that version 1 knew. It had no place for the player of a seat: the last word of a name said it.
const LEVELS_OF_VERSION_1: [&str; 8] =
    ["random", "greedy", "beginner", "casual", "club", "expert", "perfect", "winner"];

/// A seat of a record: who sat there, who plays it, and what for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordSeat {
    /// The name as [`normalise_name`](crate::normalise_name) leaves it. Empty where there is none: nobody sits
    /// there, only the computer ever did, or the name was deleted.
    pub name: String,
    /// Who plays it, or played it last.
    pub player: Player,
    /// What it plays for.
    pub goal: Goal,
    /// What the name is sealed with, where the record has a chain.
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

    /// The seat as the chain knows it; `None` where its name has no salt to be sealed with.
    pub fn sitting(&self) -> Option<Sitting> {
        let name = match (self.name.as_str(), self.salt) {
            ("", _) => None,
            (name, salt) => Some(Seal::of(name, salt?)),
        };
        Some(Sitting { player: self.player.clone(), goal: self.goal, name })
    }

    /// The seat that version 1 tells of by a name: `Anna`, `bot:club` or `Anna bot:club`.
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
