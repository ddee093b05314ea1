//! Games to be made and found, editions to choose from.

use crate::{SeatLinkBody, StateBody};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A game to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGameBody {
    /// The id of a ruleset or edition.
    #[cfg_attr(feature = "schema", schema(example = "tactic-sv"))]
    pub rules: String,
    /// Options set by hand, such as `order`: `down`.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whose dice: `program` or `table`.
    #[serde(default = "program")]
    pub dice: String,
    /// The seats, in the order of play.
    pub seats: Vec<NewSeatBody>,
    /// Whether the coach may be asked. Left out, it may where everyone plays on the host's device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// Thirty-two fresh bytes as 64 hexadecimal digits, repeated if the device has to ask again: the same key
    /// makes the same game once. Whoever knows it knows the links of all seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

impl NewGameBody {
    /// A game with the program's dice, nothing set by hand.
    pub fn new(rules: &str, seats: Vec<NewSeatBody>) -> NewGameBody {
        NewGameBody {
            rules: rules.to_owned(),
            options: BTreeMap::new(),
            dice: program(),
            seats,
            hints: None,
            key: None,
        }
    }
}

fn program() -> String {
    "program".to_owned()
}

/// A seat of a game to be made: a name, a name elsewhere, a bot, or open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSeatBody {
    /// The name; may be left out for a bot or an open seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether anyone who has the game's link may sit down there.
    #[serde(default)]
    pub open: bool,
    /// Whether the person plays on a device of their own, by the seat's link.
    #[serde(default)]
    pub elsewhere: bool,
}

impl NewSeatBody {
    /// Someone on the host's device.
    pub fn here(name: &str) -> NewSeatBody {
        NewSeatBody { name: Some(name.to_owned()), ..NewSeatBody::default() }
    }

    /// Someone on a device of their own.
    pub fn elsewhere(name: &str) -> NewSeatBody {
        NewSeatBody { elsewhere: true, ..NewSeatBody::here(name) }
    }

    /// A seat for whoever comes.
    pub fn open() -> NewSeatBody {
        NewSeatBody { open: true, ..NewSeatBody::default() }
    }

    /// A computer of some level.
    pub fn bot(level: &str) -> NewSeatBody {
        NewSeatBody { bot: Some(level.to_owned()), ..NewSeatBody::default() }
    }
}

/// A game that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MadeBody {
    /// Its id.
    pub id: String,
    /// A short code to join it by.
    pub code: Option<String>,
    /// The token of the device, if the request brought none: send it as `Authorization: Bearer TOKEN`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The link of each person's seat.
    pub links: Vec<SeatLinkBody>,
    /// The table.
    pub state: StateBody,
}

/// A code that was looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CodeBody {
    /// The id of the game.
    pub id: String,
}

/// An entry of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionBody {
    /// Its id.
    pub id: String,
    /// Its title in the language of the request.
    pub title: String,
    /// Which of the games it is.
    pub game: String,
    /// The language of the leaflet.
    pub lang: Option<String>,
    /// The leaflet.
    pub booklet: Option<String>,
    /// Its options.
    pub options: BTreeMap<String, String>,
}
