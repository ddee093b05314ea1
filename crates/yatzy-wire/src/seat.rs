//! Seats: who sits there, and how one comes to sit there.

use crate::{CardBody, StateBody};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use yatzy_rules::{Seat, UnknownForm};

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatBody {
    /// The seat, from 1.
    pub seat: u32,
    /// The name, two of the same told apart.
    pub name: String,
    /// Who plays: `person`, `open` or `bot:LEVEL`.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "bot:club"))]
    pub player: PlayerBody,
    /// Whether it is the asker's.
    pub yours: bool,
    /// Whether someone has the table open for it.
    pub here: bool,
    /// Whether it has left the game.
    pub left: bool,
    /// Its card.
    pub card: CardBody,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum PlayerBody {
    /// A person.
    Person,
    /// Whoever comes.
    Open,
    /// A computer of some level.
    Bot(String),
}

impl fmt::Display for PlayerBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerBody::Person => f.write_str("person"),
            PlayerBody::Open => f.write_str("open"),
            PlayerBody::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for PlayerBody {
    type Err = UnknownForm;

    fn from_str(text: &str) -> Result<PlayerBody, UnknownForm> {
        match text {
            "person" => Ok(PlayerBody::Person),
            "open" => Ok(PlayerBody::Open),
            _ => text.strip_prefix("bot:").map(|level| PlayerBody::Bot(level.to_owned())).ok_or(UnknownForm),
        }
    }
}

impl From<PlayerBody> for String {
    fn from(player: PlayerBody) -> String {
        player.to_string()
    }
}

impl TryFrom<String> for PlayerBody {
    type Error = UnknownForm;

    fn try_from(text: String) -> Result<PlayerBody, UnknownForm> {
        text.parse()
    }
}

/// The link of a seat. Whoever has it can play the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatLinkBody {
    /// The seat, from 1.
    pub seat: u32,
    /// The path of its page.
    pub path: String,
    /// Its token, which also serves as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A seat to be taken, or to be made at the end of the order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatNameBody {
    /// The name to sit there by; a seat that has one already keeps it if this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Thirty-two fresh bytes as 64 hexadecimal digits, repeated if the device has to ask again: the same key seats
    /// someone once. Whoever knows it knows the seat's link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A seat that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TakenBody {
    /// The seat, from 1.
    pub seat: u32,
    /// The token of the device, if the request brought none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The seat's new link, where one was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<SeatLinkBody>,
    /// The table.
    pub state: StateBody,
}

/// A seat's number, as people count.
pub fn seat_number(seat: Seat) -> u32 {
    u32::from(seat.0) + 1
}

/// The seat of a number, as people count.
pub fn seat_of(number: u32) -> Option<Seat> {
    number.checked_sub(1)?.try_into().ok().map(Seat)
}
