//! Writes to a store, and their results.

use crate::{GameId, LogEvent, Moment, SavedSeat, SeatResult};
use std::sync::Arc;
use yatzy_rules::{Ruleset, Seat};

/// The result of storing a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is stored.
    Done,
    /// There is a game with this id already, made by this request or another one.
    Before,
}

/// Events to append to a game, all of them or none.
#[derive(Clone, Debug)]
pub struct Append {
    pub game: GameId,
    /// The rules, in whose ids the events are written.
    pub rules: Arc<Ruleset>,
    /// The version that the caller saw. It is compared before the write.
    pub expected: u32,
    /// The time of the events.
    pub at: Moment,
    /// The events, in order. Each makes one version.
    pub what: Vec<LogEvent>,
    /// New or changed seats.
    pub seats: Vec<(Seat, SavedSeat)>,
    /// The results of the game if it is over after this.
    pub results: Option<Vec<SeatResult>>,
    /// The idempotency key with its answer.
    pub once: Option<Once>,
}

/// An idempotency key with its answer.
#[derive(Clone, Debug)]
pub struct Once {
    /// The key of the request.
    pub key: String,
    /// The answer to a retry.
    pub stored: StoredAnswer,
}

/// The answer to a request, stored with its key. Stores don't compare digests:
/// [`Table::answer_again`](crate::Table::answer_again) does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnswer {
    /// The digest of the request.
    pub request: [u8; 32],
    /// The answer to a retry.
    pub answer: String,
}

#[cfg(feature = "system")]
impl Append {
    /// Appends events to a game at its current version, without a key.
    pub fn of(saved: &crate::Saved, what: Vec<LogEvent>) -> Append {
        Append {
            game: saved.id.clone(),
            rules: saved.rules.clone(),
            expected: saved.version(),
            at: Moment::now(),
            what,
            seats: Vec::new(),
            results: None,
            once: None,
        }
    }
}

/// The result of an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The events are durable.
    Done {
        /// The version after them.
        version: u32,
    },
    /// A request with this key was answered before. Nothing was written.
    Before(StoredAnswer),
    /// The game is at another version. Nothing was written.
    Stale {
        /// The version of the game.
        version: u32,
    },
    /// There is no such game.
    Gone,
}

/// A document beside the games, changed by compare-and-set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The version: how often it was written.
    pub version: u32,
    /// The text.
    pub body: String,
}
