//! Live news. It says that something happened, not what. A subscriber then reads the table again, so a slow one misses
//! nothing, and no one receives what they may not see.

use crate::{LogEvent, LogRow};
use serde::{Deserialize, Serialize};
use yatzy_rules::Event;

/// News for the subscribers of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableNews {
    /// The game has a new version, which is the event's id.
    Happened(HappenedBody),
    /// A person came or went.
    Presence(PresenceBody),
    /// The computer is about to do something.
    Intends,
    /// A chance to reach a goal was computed.
    Chances,
    /// The table has a rematch.
    Rematch,
    /// The game was deleted.
    Gone,
}

/// An entry of the log: its number, and what kind of thing happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HappenedBody {
    /// The version that it made.
    pub version: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What kind of thing it was.
    pub event: HappenedKind,
}

/// What can happen at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum HappenedKind {
    /// A box was named before the first throw.
    Named,
    /// Dice were thrown.
    Thrown,
    /// A hand was entered.
    Entered,
    /// A turn was told from the table.
    Tabled,
    /// A choice was taken back.
    TookBack,
    /// A finished turn was corrected.
    Corrected,
    /// The coach was asked.
    Hinted,
    /// Someone came late.
    Joined,
    /// Someone left.
    Left,
    /// The game was ended before its end.
    Abandoned,
    /// A seat was taken, given to a computer or renamed.
    Seated,
    /// Nothing can be taken back any more, and the dice are laid open.
    Sealed,
    /// The match is over, and its dice are laid open.
    Opened,
    /// Something that a later server knows of.
    #[serde(other)]
    Other,
}

/// Who has the table open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PresenceBody {
    /// The seats for which someone has, from 1.
    pub here: Vec<u32>,
    /// How many watch without a seat.
    pub watchers: u32,
}

impl HappenedBody {
    /// The news of a log row.
    pub fn of(logged: &LogRow) -> HappenedBody {
        let event = match &logged.what {
            LogEvent::Seated { .. } => HappenedKind::Seated,
            LogEvent::Sealed => HappenedKind::Sealed,
            LogEvent::Opened => HappenedKind::Opened,
            LogEvent::Play { event, .. } => match event {
                Event::Named { .. } => HappenedKind::Named,
                Event::Thrown { .. } => HappenedKind::Thrown,
                Event::Entered { .. } => HappenedKind::Entered,
                Event::Tabled { .. } => HappenedKind::Tabled,
                Event::TookBack { .. } => HappenedKind::TookBack,
                Event::Corrected { .. } => HappenedKind::Corrected,
                Event::Hinted { .. } => HappenedKind::Hinted,
                Event::Joined { .. } => HappenedKind::Joined,
                Event::Left { .. } => HappenedKind::Left,
                Event::Abandoned => HappenedKind::Abandoned,
            },
        };
        HappenedBody { version: logged.version, at: logged.at.0, event }
    }
}

impl TableNews {
    /// The event's name in the stream.
    pub fn name(&self) -> &'static str {
        match self {
            TableNews::Happened(_) => "happened",
            TableNews::Presence(_) => "presence",
            TableNews::Intends => "intends",
            TableNews::Chances => "chances",
            TableNews::Rematch => "rematch",
            TableNews::Gone => "gone",
        }
    }

    /// The event's data in the stream.
    pub fn data(&self) -> String {
        let data = match self {
            TableNews::Happened(body) => serde_json::to_string(body),
            TableNews::Presence(body) => serde_json::to_string(body),
            TableNews::Intends | TableNews::Chances | TableNews::Rematch | TableNews::Gone => {
                Ok("{}".to_owned())
            }
        };
        data.expect("numbers and names can be written")
    }

    /// Reads an event; `None` for an unknown one.
    pub fn read(name: &str, data: &str) -> Option<TableNews> {
        match name {
            "happened" => serde_json::from_slice(data.as_bytes()).ok().map(TableNews::Happened),
            "presence" => serde_json::from_slice(data.as_bytes()).ok().map(TableNews::Presence),
            "intends" => Some(TableNews::Intends),
            "chances" => Some(TableNews::Chances),
            "rematch" => Some(TableNews::Rematch),
            "gone" => Some(TableNews::Gone),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_heard() {
        let happened = HappenedBody { version: 7, at: 1_700_000_000_000, event: HappenedKind::TookBack };
        for event in [
            TableNews::Happened(happened),
            TableNews::Presence(PresenceBody { here: vec![1, 3], watchers: 2 }),
            TableNews::Intends,
            TableNews::Chances,
            TableNews::Rematch,
            TableNews::Gone,
        ] {
            assert_eq!(TableNews::read(event.name(), &event.data()), Some(event));
        }
        assert_eq!(
            TableNews::Happened(happened).data(),
            r#"{"version":7,"at":1700000000000,"event":{"type":"took-back"}}"#
        );
        // An older server sends more fields, and a newer one may send unknown events.
        let more = r#"{"version":7,"at":1,"event":{"type":"thrown","seat":1,"keep":"","fell":"1-2-3-4-5"}}"#;
        let other = r#"{"version":7,"at":1,"event":{"type":"danced"}}"#;
        for (data, kind) in [(more, HappenedKind::Thrown), (other, HappenedKind::Other)] {
            let heard = TableNews::Happened(HappenedBody { version: 7, at: 1, event: kind });
            assert_eq!(TableNews::read("happened", data), Some(heard));
        }
        assert_eq!(TableNews::read("danced", "{}"), None);
    }
}
