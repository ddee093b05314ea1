//! What was played: finished turns, and the record.

use crate::{Answer, seat_number};
use serde::{Deserialize, Serialize};
use yatzy_rules::{Record, Ruleset, Turn};

/// A finished turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayedBody {
    /// The seat's how manieth turn, from 1.
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

/// A record, with how far it goes: a text, not JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordReply {
    /// The version of the game that it shows.
    pub version: u32,
    /// The whole game.
    pub record: Record,
}

impl RecordReply {
    pub(crate) fn read(answer: &Answer) -> Option<RecordReply> {
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
            seat: seat_number(turn.seat),
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
