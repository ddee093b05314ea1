//! Games to be made, seats to be taken, editions to choose from, as JSON.

use super::StateBody;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// A game to be made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGameBody {
    /// The id of a ruleset or edition.
    #[schema(example = "tactic-sv")]
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

fn program() -> String {
    "program".to_owned()
}

/// A seat of a game to be made: a name, a name elsewhere, a bot, or open.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
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

/// A game that was made.
#[derive(Debug, Serialize, ToSchema)]
pub struct MadeBody {
    /// Its id.
    pub id: String,
    /// A short code to join it by.
    pub code: Option<String>,
    /// The token of the device, if the request brought none: send it as `Authorization: Bearer TOKEN`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The link of each person's seat.
    pub links: Vec<SeatLinkBody>,
    /// The table.
    pub state: StateBody,
}

/// The link of a seat. Whoever has it can play the seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatLinkBody {
    /// The seat, from 1.
    pub seat: u32,
    /// The path of its page.
    pub path: String,
    /// Its token, which also serves as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A seat to be taken, or to be made at the end of the order.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatNameBody {
    /// The name to sit there by; a seat that has one already keeps it if this is left out.
    #[serde(default)]
    pub name: Option<String>,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenBody {
    /// The seat, from 1.
    pub seat: u32,
    /// The token of the device, if the request brought none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The seat's new link, where one was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<SeatLinkBody>,
    /// The table.
    pub state: StateBody,
}

/// A turn to be played by the computer for someone who is away.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StepInBody {
    /// The version of the game that the asker saw: a request that is repeated plays no second turn.
    pub version: u32,
}

/// The games that a table has played, one after the other.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesBody {
    /// How many were played to their end.
    pub games: u32,
    /// How many of them each player of this game has won.
    pub won: Vec<WonBody>,
    /// The id of the game that the table went on to; `null` if there is none yet.
    pub next: Option<String>,
}

/// Games won.
#[derive(Debug, Serialize, ToSchema)]
pub struct WonBody {
    /// By whom.
    pub name: String,
    /// How many.
    pub games: u32,
}

/// A code that was looked up.
#[derive(Debug, Serialize, ToSchema)]
pub struct CodeBody {
    /// The id of the game.
    pub id: String,
}

/// An entry of the catalogue.
#[derive(Debug, Serialize, ToSchema)]
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
