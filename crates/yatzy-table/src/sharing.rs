//! What a game with shared dice has in common with other games: the challenge that it answers, or the day whose game
//! it is.
//!
//! Games belong together in three ways, each a field of [`Saved`](crate::Saved) of its own. Every game has a `series`,
//! also one of a day. `of_match` is bound by the chain of a record and hides the game; a [`Sharing`] does neither.
//! They are columns that databases and exports of earlier versions have, so one value for all three would be taken
//! apart again wherever it is written, asked for by SQL, or hashed.

use crate::Moment;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use yatzy_rules::fair::{self, Secret};
use yatzy_rules::{Date, ParseError};

/// What a game with shared dice has in common with other games. Most games have nothing of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SharingBody))]
pub struct Sharing {
    /// The day whose game it is: `2026-11-18`, or `2026-11-18 again` for an attempt that does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub day: Option<DayGame>,
    /// The seed stays secret until this moment, in milliseconds since 1970, because others still play with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub opens: Option<Moment>,
    /// The code of the challenge that it answers. A view shows it once the dice are public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<String>,
}

impl Sharing {
    /// Whether the game has nothing in common with others.
    pub fn is_none(&self) -> bool {
        *self == Sharing::default()
    }

    /// Whether others still play with the seed.
    pub fn is_closed(&self, now: Moment) -> bool {
        self.opens.is_some_and(|opens| now < opens)
    }
}

/// An attempt at the game of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayGame {
    /// The day, in UTC.
    pub date: Date,
    /// Whether it is not the first attempt of its device, and does not count.
    pub is_again: bool,
}

/// The word after the date of an attempt that does not count.
const AGAIN: &str = " again";

impl fmt::Display for DayGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.date, if self.is_again { AGAIN } else { "" })
    }
}

impl FromStr for DayGame {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<DayGame, ParseError> {
        let (date, is_again) = match text.strip_suffix(AGAIN) {
            Some(date) => (date, true),
            None => (text, false),
        };
        Ok(DayGame { date: date.parse().map_err(|_| ParseError)?, is_again })
    }
}

yatzy_rules::serde_as_text!(DayGame);

/// The seed of a day's game. With a house's secret of the day it can't be known before the house publishes it; without
/// one it follows from the date, and is the same everywhere. `docs/fair-dice.md` has the formula.
pub fn day_seed(secret: Option<Secret>, date: Date, rules: &str) -> Secret {
    let secret = secret.map(|secret| secret.0.to_vec()).unwrap_or_default();
    fair::derived_seed("yatzy day 1", &[&secret, date.to_string().as_bytes(), rules.as_bytes()])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers are those of the script in `docs/fair-dice.md`.
    #[test]
    fn the_seed_of_a_day_follows_the_documentation() {
        let date: Date = "2026-11-18".parse().unwrap();
        for (secret, seed) in [
            (None, "d02731122f529badcdc362a73b2e954791b02f0a35383f2ddb0e9133776a1817"),
            (Some(Secret([7; 32])), "5c32d8c8130db9b2502ca7ba0d1a7c2c1eaaa33dd7dd5b1359a8dc29e1e901f7"),
        ] {
            assert_eq!(day_seed(secret, date, "yatzy").to_string(), seed);
        }
    }

    #[test]
    fn an_attempt_is_written_as_it_is_read() {
        for text in ["2026-11-18", "2026-11-18 again"] {
            assert_eq!(text.parse::<DayGame>().unwrap().to_string(), text);
        }
        for text in ["", "2026-11-18again", "2026-13-01", "2026-11-18 again again", "again"] {
            assert!(text.parse::<DayGame>().is_err(), "{text}");
        }
    }
}
