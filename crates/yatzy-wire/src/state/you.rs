//! What the asker may do at a table.

use serde::{Deserialize, Serialize};
use std::time::Duration;
use yatzy_rules::{Ruleset, Seat};
use yatzy_table::{BodyError, TakeBack, You};

/// What the asker may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct YouBody {
    /// The seats that are the asker's, from 1.
    pub seats: Vec<u32>,
    /// Whether the asker made the game.
    pub host: bool,
    /// Whether the asker may act for the seat whose turn it is.
    pub to_play: bool,
    /// Whether the last choice can be taken back, by its seat.
    pub take_back: bool,
    /// Whether a seat can still be added.
    pub join: bool,
    /// In how many seconds the asker may let the computer play this turn; `null` unless the person whose turn it is is
    /// away.
    pub step_in: Option<u64>,
    /// The same, in milliseconds.
    #[serde(default)]
    pub step_in_ms: Option<u64>,
    /// The choice that can be undone now, by any seat; `null` if there is none.
    #[serde(default)]
    pub taken_back: Option<TakeBackBody>,
    /// Whether the asker may write on the pad of a game with real dice.
    #[serde(default)]
    pub write: bool,
    /// The open seat that the asker may sit on, from 1.
    #[serde(default)]
    pub open_seat: Option<u32>,
}

/// What would be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TakeBackBody {
    /// Whose choice it is, from 1.
    pub seat: u32,
    /// The box whose entry would be erased; `null` where a throw told from the table or a named box would go.
    #[serde(rename = "box")]
    pub cell: Option<String>,
    /// Whether it is the asker's to take back.
    pub yours: bool,
}

impl YouBody {
    /// Whether the asker only watches.
    #[cfg(feature = "client")]
    pub(crate) fn is_watching(&self) -> bool {
        self.seats.is_empty() && !self.host
    }

    pub(super) fn of(rules: &Ruleset, you: &You) -> YouBody {
        YouBody {
            seats: you.seats.iter().map(|seat| seat.number()).collect(),
            host: you.is_host,
            to_play: you.to_play,
            take_back: you.take_back.is_some_and(|back| back.is_yours),
            join: you.may_join,
            step_in: you.step_in.map(|wait| wait.as_secs_f64().ceil() as u64),
            step_in_ms: you.step_in.map(|wait| wait.as_millis().try_into().unwrap_or(u64::MAX)),
            taken_back: you.take_back.map(|back| TakeBackBody {
                seat: back.seat.number(),
                cell: back.cell.map(|cell| rules.cell_id(cell)),
                yours: back.is_yours,
            }),
            write: you.may_write,
            open_seat: you.open_seat.map(Seat::number),
        }
    }

    pub(super) fn read(&self, rules: &Ruleset) -> Result<You, BodyError> {
        let seat = |&number: &u32| Seat::from_number(number).ok_or(BodyError::Field("seat"));
        let take_back = |back: &TakeBackBody| {
            let cell = back.cell.as_deref().map(|id| rules.cell(id).ok_or(BodyError::Field("taken_back")));
            Ok(TakeBack { seat: seat(&back.seat)?, cell: cell.transpose()?, is_yours: back.yours })
        };
        Ok(You {
            seats: self.seats.iter().map(seat).collect::<Result<_, _>>()?,
            is_host: self.host,
            to_play: self.to_play,
            may_write: self.write,
            take_back: self.taken_back.as_ref().map(take_back).transpose()?,
            may_join: self.join,
            open_seat: self.open_seat.as_ref().map(seat).transpose()?,
            step_in: self.step_in_ms.map(Duration::from_millis),
        })
    }
}
