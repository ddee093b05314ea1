//! What a game with shared dice has in common with other games: the challenge that it answers, or the day whose game
//! it is.

use crate::Moment;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use yatzy_rules::fair::{self, Secret};
use yatzy_rules::{Date, ParseError};

/// What a game with shared dice has in common with other games. Most games have nothing of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SharingBody))]
#[serde(deny_unknown_fields)]
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
