//! Who sits on a seat. A record knows only names, so a seat's name says it all: `Anna`, `bot:club`, or
//! `Anna bot:club` where the computer took over from Anna.

use unicode_segmentation::UnicodeSegmentation;
use yatzy_text::{Text, say};

/// The longest name of a seat, in characters as people count them.
pub const LONGEST_NAME: usize = 24;

/// A person or the computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    name: String,
    level: Option<String>,
}

impl Player {
    /// The player of a seat's name.
    pub fn of(seat_name: &str) -> Player {
        let (name, last) = seat_name.rsplit_once(' ').unwrap_or(("", seat_name));
        match last.strip_prefix("bot:") {
            Some(level) if !level.is_empty() => {
                Player { name: name.to_owned(), level: Some(level.to_owned()) }
            }
            _ => Player { name: seat_name.to_owned(), level: None },
        }
    }

    /// How strong the computer plays here; `None` for a person.
    pub fn level(&self) -> Option<&str> {
        self.level.as_deref()
    }

    /// The name without the level; empty where only the computer ever played.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name as screens show it.
    pub fn shown(&self, text: Text) -> String {
        match &self.level {
            Some(level) if self.name.is_empty() => say!(text, "bot-name", level = text.level_name(level)),
            _ => self.name.clone(),
        }
    }
}

/// A name made fit for a seat: one line, nothing that steers a terminal, not too long. Empty if nothing is
/// left of it.
pub fn clean_name(name: &str) -> String {
    let visible: String = name.chars().filter(|&c| !is_unruly(c)).collect();
    let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    words.graphemes(true).take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

fn is_unruly(c: char) -> bool {
    let turns =
        matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    turns || (c.is_control() && !c.is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_who_plays() {
        assert_eq!(Player::of("Anna").level(), None);
        assert_eq!(Player::of("bot:club").level(), Some("club"));
        assert_eq!(Player::of("Anna bot:club").level(), Some("club"));
        assert_eq!(Player::of("bot:").level(), None);
    }

    #[test]
    fn names_are_tamed() {
        assert_eq!(clean_name("  Anna \u{1b}[31m  Lena\n"), "Anna [31m Lena");
        assert_eq!(clean_name("\u{202e}"), "");
        assert_eq!(clean_name(&"é".repeat(100)).graphemes(true).count(), LONGEST_NAME);
    }
}
