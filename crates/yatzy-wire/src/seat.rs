//! Seats, and how a person takes one.

use crate::{CardBody, StateBody};
use serde::{Deserialize, Serialize};
use yatzy_rules::{Goal, Player, Seat};
use yatzy_table::{BodyError, Chance, GameId, SeatLink};

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
    pub player: Player,
    /// Whether it is the asker's.
    pub yours: bool,
    /// Whether someone has the table open for it.
    pub here: bool,
    /// Whether it has left the game.
    pub left: bool,
    /// Its card.
    pub card: CardBody,
    /// The name as it was given; empty for a seat without one.
    #[serde(default)]
    pub given: String,
    /// Whether another seat has the same name.
    #[serde(default)]
    pub twin: bool,
    /// Whether some device holds it.
    #[serde(default)]
    pub held: bool,
    /// Whether it is on another device that does not have the table open, while the game goes on.
    #[serde(default)]
    pub away: bool,
    /// Whether it was given to someone by link who has never come.
    #[serde(default)]
    pub awaited: bool,
    /// A request for it, if it is on another device: the asker's own, or one that the asker may answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<SeatRequestBody>,
    /// The chips that it has left now.
    #[serde(default)]
    pub chips: u16,
    /// What it plays for: `mean`, `at-least:N` or `win`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "at-least:300"))]
    pub goal: Goal,
    /// How likely it is to get there as things stand; `null` until that is known, and for who plays for the mean.
    #[serde(default)]
    pub chance: Option<Chance>,
}

/// What a seat is to play for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = AimBody))]
#[serde(deny_unknown_fields)]
pub struct GoalBody {
    /// `mean`, `at-least:N`, `win`, or `record`: more than the best total of the seat's player by these rules.
    pub goal: String,
    /// As in [`SeatNameBody`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// The link of a seat. A device that has it can play the seat.
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

impl SeatLinkBody {
    /// A link as it travels.
    pub fn of(link: SeatLink, game: &GameId) -> SeatLinkBody {
        SeatLinkBody { seat: link.seat.number(), path: link.path(game), token: link.token.to_hex() }
    }

    pub fn read(&self) -> Result<SeatLink, BodyError> {
        let seat = Seat::from_number(self.seat).ok_or(BodyError::Field("seat"))?;
        Ok(SeatLink { seat, token: self.token.parse().map_err(|_| BodyError::Field("token"))? })
    }
}

/// A request for a seat that another device holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatRequestBody {
    /// Four digits that both devices show.
    pub number: u16,
    /// Whether it is the asker's own.
    pub yours: bool,
    /// Whether it was refused; told to the device that asked.
    #[serde(default)]
    pub refused: bool,
    /// Whether every player may answer it, because the devices of the host and of the seat have been away for two minutes.
    #[serde(default)]
    pub unattended: bool,
}

/// The answer to a request for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatAnswerBody {
    /// The number of the request.
    pub number: u16,
    /// As in [`SeatNameBody`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A seat to be taken, or to be made at the end of the order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatNameBody {
    /// The name to sit there by; a seat that has one already keeps it if this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Thirty-two fresh bytes as 64 hexadecimal digits, repeated if the device has to ask again: the same key takes one
    /// seat once. The key gives away the seat's link: keep it secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

impl SeatNameBody {
    pub fn new(name: Option<&str>, key: Option<&str>) -> SeatNameBody {
        SeatNameBody { name: name.map(str::to_owned), key: key.map(str::to_owned) }
    }
}

/// A link to be followed: its seat is then the asker's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FollowLinkBody {
    /// The link's token.
    pub token: String,
    /// The name to sit there by; a seat that has one already keeps it if this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// As in [`SeatNameBody`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A seat to be handed over to the computer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HandOverBody {
    /// How well the computer plays.
    pub level: String,
    /// As in [`SeatNameBody`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// The seat that a link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LinkedBody {
    /// The seat, from 1.
    pub seat: u32,
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
    /// The version that it led to.
    #[serde(default)]
    pub version: u32,
    /// The table.
    pub state: StateBody,
}
