//! The log of a game, and its JSON form, which outlives the types of this program. Seats are numbered from 1 and boxes
//! are called by their ids, as in a record.

use crate::{Moment, TurnBody};
use serde::{Deserialize, Serialize};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{Cell, Entry, Event, Link, Points, Ruleset, SealedSeat, Seat};

/// One row of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// The version of the game after this row.
    pub version: u32,
    /// When it happened.
    pub at: Moment,
    pub what: LogEvent,
}

/// An event in a game or at its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEvent {
    /// An event of the rules.
    Play {
        event: Event,
        /// The bytes that the player's device added to a throw.
        bytes: Option<PlayerBytes>,
    },
    /// A seat was taken, handed over or renamed: its row has changed. The name stands in that row and not here, so
    /// that it can be deleted for good. Here stands its salted hash.
    Seated {
        /// Which.
        seat: Seat,
        /// The seat with its name hashed; `None` in rows of the version before.
        now: Option<SealedSeat>,
    },
    /// Nothing can be undone any more, and the secret of the dice is public, unless the game belongs to a match.
    Sealed,
    /// The match is over: every game of it is sealed, and the dice are open.
    Opened,
}

impl LogEvent {
    /// An event of the rules without bytes of a device.
    pub fn play(event: Event) -> LogEvent {
        LogEvent::Play { event, bytes: None }
    }

    /// The event of the rules, if it is one.
    pub fn event(&self) -> Option<Event> {
        match self {
            LogEvent::Play { event, .. } => Some(*event),
            LogEvent::Seated { .. } | LogEvent::Sealed | LogEvent::Opened => None,
        }
    }

    /// As a link of the record's chain; `None` for a row of the version before that lacks the hashed seat.
    pub fn link(&self) -> Option<Link> {
        match self {
            LogEvent::Play { event, bytes } => Some(Link::Play { event: *event, bytes: *bytes }),
            LogEvent::Seated { seat, now } => Some(Link::Seat(*seat, now.clone()?)),
            LogEvent::Sealed => Some(Link::Sealed),
            LogEvent::Opened => Some(Link::Opened),
        }
    }

    /// The JSON form.
    pub fn body(&self, rules: &Ruleset) -> EventBody {
        match self {
            LogEvent::Play { event, bytes } => EventBody::of(event, *bytes, rules),
            LogEvent::Seated { seat, now } => {
                EventBody::Seated { seat: seat.number(), now: now.as_ref().map(SealedSeat::to_string) }
            }
            LogEvent::Sealed => EventBody::Sealed,
            LogEvent::Opened => EventBody::Opened,
        }
    }
}

/// An entry of the log as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // the names are those of the events
pub enum EventBody {
    Named {
        seat: u32,
        #[serde(rename = "box")]
        cell: String,
    },
    Thrown {
        seat: u32,
        keep: String,
        fell: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        bytes: Option<String>,
    },
    Entered {
        seat: u32,
        #[serde(rename = "box")]
        cell: String,
        points: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        extra: u32,
    },
    Tabled {
        seat: u32,
        turn: TurnBody,
        wrote: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        extra: u32,
    },
    TookBack {
        seat: u32,
    },
    Corrected {
        round: u16,
        seat: u32,
        turn: TurnBody,
        wrote: u32,
        #[serde(default, skip_serializing_if = "is_zero")]
        extra: u32,
    },
    Hinted {
        seat: u32,
    },
    Joined {
        seat: u32,
    },
    Left {
        seat: u32,
    },
    Abandoned,
    Seated {
        seat: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<String>,
    },
    Sealed,
    Opened,
}

fn is_zero(points: &u32) -> bool {
    *points == 0
}

impl EventBody {
    fn of(event: &Event, bytes: Option<PlayerBytes>, rules: &Ruleset) -> EventBody {
        let id = |cell: Cell| rules.cell_id(cell);
        match *event {
            Event::Named { seat, cell } => EventBody::Named { seat: seat.number(), cell: id(cell) },
            Event::Thrown { seat, keep, fell } => EventBody::Thrown {
                seat: seat.number(),
                keep: keep.to_string(),
                fell: fell.to_string(),
                bytes: bytes.map(|bytes| bytes.to_string()),
            },
            Event::Entered { seat, entry } => EventBody::Entered {
                seat: seat.number(),
                cell: id(entry.cell),
                points: entry.points.0,
                extra: entry.extra.0,
            },
            Event::Tabled { seat, ref table, entry } => EventBody::Tabled {
                seat: seat.number(),
                turn: TurnBody::of(rules, table),
                wrote: entry.points.0,
                extra: entry.extra.0,
            },
            Event::TookBack { seat } => EventBody::TookBack { seat: seat.number() },
            Event::Corrected { round, seat, ref table, entry } => EventBody::Corrected {
                round,
                seat: seat.number(),
                turn: TurnBody::of(rules, table),
                wrote: entry.points.0,
                extra: entry.extra.0,
            },
            Event::Hinted { seat } => EventBody::Hinted { seat: seat.number() },
            Event::Joined { seat } => EventBody::Joined { seat: seat.number() },
            Event::Left { seat } => EventBody::Left { seat: seat.number() },
            Event::Abandoned => EventBody::Abandoned,
        }
    }

    /// The event; `None` if it makes no sense under these rules.
    pub fn read(&self, rules: &Ruleset) -> Option<LogEvent> {
        let entry = |cell: Cell, points: u32, extra: u32| Entry {
            cell,
            points: Points(points),
            extra: Points(extra),
        };
        let mut thrown_with = None;
        let event = match self {
            EventBody::Named { seat: n, cell } => {
                Event::Named { seat: Seat::from_number(*n)?, cell: rules.cell(cell)? }
            }
            EventBody::Thrown { seat: n, keep, fell, bytes } => {
                thrown_with = match bytes {
                    Some(bytes) => Some(bytes.parse().ok()?),
                    None => None,
                };
                Event::Thrown {
                    seat: Seat::from_number(*n)?,
                    keep: keep.parse().ok()?,
                    fell: fell.parse().ok()?,
                }
            }
            EventBody::Entered { seat: n, cell, points, extra } => Event::Entered {
                seat: Seat::from_number(*n)?,
                entry: entry(rules.cell(cell)?, *points, *extra),
            },
            EventBody::Tabled { seat: n, turn, wrote, extra } => {
                let table = turn.read(rules).ok()?;
                Event::Tabled {
                    seat: Seat::from_number(*n)?,
                    table,
                    entry: entry(table.cell, *wrote, *extra),
                }
            }
            EventBody::TookBack { seat: n } => Event::TookBack { seat: Seat::from_number(*n)? },
            EventBody::Corrected { round, seat: n, turn, wrote, extra } => {
                let table = turn.read(rules).ok()?;
                let entry = entry(table.cell, *wrote, *extra);
                Event::Corrected { round: *round, seat: Seat::from_number(*n)?, table, entry }
            }
            EventBody::Hinted { seat: n } => Event::Hinted { seat: Seat::from_number(*n)? },
            EventBody::Joined { seat: n } => Event::Joined { seat: Seat::from_number(*n)? },
            EventBody::Left { seat: n } => Event::Left { seat: Seat::from_number(*n)? },
            EventBody::Abandoned => Event::Abandoned,
            EventBody::Seated { seat: n, now } => {
                let now = match now {
                    Some(now) => Some(now.parse().ok()?),
                    None => None,
                };
                return Some(LogEvent::Seated { seat: Seat::from_number(*n)?, now });
            }
            EventBody::Sealed => return Some(LogEvent::Sealed),
            EventBody::Opened => return Some(LogEvent::Opened),
        };
        Some(LogEvent::Play { event, bytes: thrown_with })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Catalogue, Hand, Keep, Shown, TableTurn};

    #[test]
    fn what_is_written_is_read_again() {
        let rules = Catalogue::get().rules("triple").unwrap();
        let cell = rules.cell("three-of-a-kind-x2").unwrap();
        let entry = Entry { cell, points: Points(30), extra: Points(0) };
        let table = TableTurn {
            named: None,
            shown: Shown::Points { points: Points(30), extra_yatzy: false },
            throws: Some(2),
            cell,
        };
        let seat = Seat(1);
        let hand: Hand = "1-5-5".parse().unwrap();
        for event in [
            Event::Named { seat, cell },
            Event::Thrown { seat, keep: Keep::new(hand), fell: "6-6".parse().unwrap() },
            Event::Thrown { seat, keep: Keep::NOTHING, fell: "6-6".parse().unwrap() },
            Event::Entered { seat, entry },
            Event::Tabled { seat, table, entry },
            Event::TookBack { seat },
            Event::Corrected { round: 3, seat, table, entry },
            Event::Hinted { seat },
            Event::Joined { seat },
            Event::Left { seat },
            Event::Abandoned,
        ] {
            let happening = LogEvent::play(event);
            let json = serde_json::to_string(&happening.body(&rules)).unwrap();
            let body: EventBody = serde_json::from_str(&json).unwrap();
            assert_eq!(body.read(&rules), Some(happening), "{json}");
        }
        for now in
            [None, "person mean -".parse().ok(), format!("bot:club win {}", "ab".repeat(32)).parse().ok()]
        {
            let seated = LogEvent::Seated { seat, now };
            let json = serde_json::to_string(&seated.body(&rules)).unwrap();
            assert_eq!(serde_json::from_str::<EventBody>(&json).unwrap().read(&rules), Some(seated));
        }
    }

    #[test]
    fn the_written_form_stays() {
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let read = |json: &str| serde_json::from_str::<EventBody>(json).unwrap().read(&rules);
        let bytes = "ab".repeat(32);
        let thrown = format!(r#"{{"type":"thrown","seat":2,"keep":"6-6","fell":"1-2-3","bytes":"{bytes}"}}"#);
        assert_eq!(
            read(&thrown),
            Some(LogEvent::Play {
                event: Event::Thrown {
                    seat: Seat(1),
                    keep: Keep::new("66".parse().unwrap()),
                    fell: "123".parse().unwrap()
                },
                bytes: Some(PlayerBytes([0xab; 32])),
            })
        );
        let told = r#"{"type":"tabled","seat":1,"turn":{"box":"chance","hand":"1-2-3-4-6"},"wrote":16}"#;
        assert!(matches!(read(told), Some(LogEvent::Play { event: Event::Tabled { .. }, .. })));
        assert_eq!(read(r#"{"type":"entered","seat":0,"box":"chance","points":16}"#), None);
        assert_eq!(read(r#"{"type":"entered","seat":1,"box":"tower","points":16}"#), None);
    }
}
