//! The player of a seat and its goal.

use crate::{ParseError, Points, Ruleset};
use std::fmt;
use std::str::FromStr;

/// The longest id of a level.
const MAX_LEVEL_LEN: usize = 32;

/// Who plays a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    #[default]
    Person,
    /// The computer, at a level. An unknown level is kept as it is.
    Computer(String),
    /// An open seat.
    Open,
}

impl Player {
    /// The computer at a level.
    pub fn computer(level: &str) -> Player {
        Player::Computer(level.to_owned())
    }

    /// The computer's level; `None` for other players.
    pub fn level(&self) -> Option<&str> {
        match self {
            Player::Computer(level) => Some(level),
            Player::Person | Player::Open => None,
        }
    }

    /// Whether the computer plays.
    pub fn is_computer(&self) -> bool {
        self.level().is_some()
    }
}

/// The form in records, databases and the API: `person`, `open` or `bot:LEVEL`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str("person"),
            Player::Computer(level) => write!(f, "bot:{level}"),
            Player::Open => f.write_str("open"),
        }
    }
}

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Player, ParseError> {
        match text {
            "person" => Ok(Player::Person),
            "open" => Ok(Player::Open),
            _ => {
                let level = text.strip_prefix("bot:").filter(|level| is_level(level));
                level.map(Player::computer).ok_or(ParseError)
            }
        }
    }
}

fn is_level(text: &str) -> bool {
    let letters = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
    letters && (1..=MAX_LEVEL_LEN).contains(&text.len())
}

/// The goal of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The highest expected total.
    #[default]
    Mean,
    /// The highest chance of at least this many points.
    AtLeast(u32),
    /// The highest chance to win.
    Win,
    /// The highest chance to beat the record.
    Record,
}

impl Goal {
    /// The target score that a form starts with.
    pub const FIRST_TOTAL: u32 = 300;
    /// The highest target score that a form takes. No game comes near it.
    pub const MAX_TOTAL: u32 = 99_999;

    /// The highest total by these rules, if this goal is above it.
    pub fn too_high_for(self, rules: &Ruleset) -> Option<Points> {
        match self {
            Goal::AtLeast(total) => Some(rules.max_total()).filter(|most| total > most.0),
            Goal::Mean | Goal::Win | Goal::Record => None,
        }
    }
}

/// The form in records and databases: `mean`, `at-least:N`, `win` or `record`.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Mean => f.write_str("mean"),
            Goal::AtLeast(points) => write!(f, "at-least:{points}"),
            Goal::Win => f.write_str("win"),
            Goal::Record => f.write_str("record"),
        }
    }
}

impl FromStr for Goal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Goal, ParseError> {
        match text {
            "mean" => Ok(Goal::Mean),
            "win" => Ok(Goal::Win),
            "record" => Ok(Goal::Record),
            _ => {
                let points = text.strip_prefix("at-least:").filter(|points| is_number(points));
                points.and_then(|points| points.parse().ok()).map(Goal::AtLeast).ok_or(ParseError)
            }
        }
    }
}

fn is_number(text: &str) -> bool {
    let leads = text.len() > 1 && text.starts_with('0');
    (1..=6).contains(&text.len()) && !leads && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_written() {
        for player in [Player::Person, Player::Open, Player::computer("club"), Player::computer("of-2031")] {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        for wrong in ["", "bot:", "bot", "Anna", "bot:two words", "bot:\u{202e}", "Person"] {
            assert_eq!(wrong.parse::<Player>(), Err(ParseError), "{wrong}");
        }
    }

    #[test]
    fn goals_are_read_as_written() {
        for goal in [Goal::Mean, Goal::AtLeast(0), Goal::AtLeast(300), Goal::Win, Goal::Record] {
            assert_eq!(goal.to_string().parse(), Ok(goal));
        }
        for wrong in ["", "at-least", "at-least:", "at-least:-1", "at-least:007", "at-least:9999999", "lose"]
        {
            assert_eq!(wrong.parse::<Goal>(), Err(ParseError), "{wrong}");
        }
    }
}
