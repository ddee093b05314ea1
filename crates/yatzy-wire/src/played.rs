//! Finished turns, the log, and the record.

use crate::RawResponse;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use yatzy_rules::{Record, Ruleset, Turn};
use yatzy_table::{BodyError, EventBody, LogRow, Moment, Saved, SavedSeat, Table, View};

/// A finished turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayedBody {
    /// Turn number of this seat, from 1.
    pub round: u16,
    /// The seat, from 1.
    pub seat: u32,
    /// The box named before the first throw.
    pub named: Option<String>,
    /// The hand that was entered, where it is known.
    pub hand: Option<String>,
    /// After how many throws, where that is known.
    pub throws: Option<u16>,
    /// The box.
    #[serde(rename = "box")]
    pub cell: String,
    /// The points written there.
    pub points: u32,
    /// The points of an extra yatzy.
    pub extra: u32,
    /// Whether the coach was asked.
    pub hinted: bool,
    /// How often it was corrected.
    pub corrected: u32,
}

/// A record and its version: a text, not JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordReply {
    pub version: u32,
    pub record: Record,
}

impl RecordReply {
    pub(crate) fn read(answer: &RawResponse) -> Option<RecordReply> {
        Some(RecordReply { version: answer.version?, record: Record::parse(&answer.text).ok()? })
    }
}

impl PlayedBody {
    /// Finished turns, in the order of play.
    pub fn all<'a>(rules: &Ruleset, turns: impl Iterator<Item = &'a Turn>) -> Vec<PlayedBody> {
        turns.filter_map(|turn| PlayedBody::of(rules, turn)).collect()
    }

    fn of(rules: &Ruleset, turn: &Turn) -> Option<PlayedBody> {
        let entry = turn.entry?;
        Some(PlayedBody {
            round: turn.round,
            seat: turn.seat.number(),
            named: turn.named.map(|cell| rules.cell_id(cell)),
            hand: turn.hand().map(|hand| hand.to_string()),
            throws: turn.throws(),
            cell: rules.cell_id(entry.cell),
            points: entry.points.0,
            extra: entry.extra.0,
            hinted: turn.hinted,
            corrected: turn.crossed_out.len() as u32,
        })
    }
}

/// The log of a game that is over: everything that happened, also what was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogBody {
    /// When the game was made, in milliseconds since 1970.
    pub created: i64,
    /// How many seats there were at the start.
    pub first_seats: u16,
    /// Whether the coach could be asked.
    pub hints: bool,
    /// What happened, in order.
    pub log: Vec<LoggedBody>,
}

/// An entry of a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LoggedBody {
    /// The version that it made.
    pub version: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub event: EventBody,
}

impl LogBody {
    /// The log of a table.
    pub fn of(saved: &Saved) -> LogBody {
        let entry = |logged: &LogRow| LoggedBody {
            version: logged.version,
            at: logged.at.0,
            event: logged.what.body(&saved.rules),
        };
        LogBody {
            created: saved.created.0,
            first_seats: saved.first_seats,
            hints: saved.hints,
            log: saved.log.iter().map(entry).collect(),
        }
    }

    /// The table of a log and of the view of its end. Only its house knows the devices of its seats.
    pub fn table(&self, view: &View) -> Result<Table, BodyError> {
        let entry = |body: &LoggedBody| {
            let what = body.event.read(&view.rules).ok_or(BodyError::Field("event"))?;
            Ok(LogRow { version: body.version, at: Moment(body.at), what })
        };
        if self.first_seats == 0 {
            return Err(BodyError::Field("first_seats"));
        }
        let seats = view.seats.iter().map(|seat| SavedSeat {
            name: seat.name.clone(),
            player: seat.player.clone(),
            goal: seat.goal,
            link: None,
            holder: None,
            salt: None,
        });
        let saved = Saved {
            id: view.id.clone(),
            code: view.code.clone(),
            created: Moment(self.created),
            edition: view.edition.clone(),
            rules: Arc::clone(&view.rules),
            names: view.names.own(),
            source: view.source,
            first_seats: self.first_seats,
            secret: view.secret,
            series: view.id.clone(),
            host: None,
            hints: self.hints,
            request: [0; 32],
            opening: None,
            sharing: view.sharing.clone(),
            of_match: None,
            seats: seats.collect(),
            log: self.log.iter().map(entry).collect::<Result<_, _>>()?,
        };
        Table::new(saved).map_err(|_| BodyError::Field("log"))
    }
}
