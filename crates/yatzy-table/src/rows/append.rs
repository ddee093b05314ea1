//! What a store is asked to keep, and what it answers.

use crate::{GameId, LogEvent, Moment, SavedSeat, SeatResult};
use std::sync::Arc;
use yatzy_rules::{Ruleset, Seat};

/// What became of a game to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is kept.
    Done,
    /// There is a game of that id, made by this request or another one.
    Before,
}

/// Something to happen in a game, all of it or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The rules of the game, by which its events are written down.
    pub rules: Arc<Ruleset>,
    /// The version that the caller saw.
    pub expected: u32,
    /// When it happens.
    pub at: Moment,
    /// What happens, in order; each makes one version.
    pub what: Vec<LogEvent>,
    /// Seats that are new or changed.
    pub seats: Vec<(Seat, SavedSeat)>,
    /// How the game ended, if it is over after this; `None` while it goes on.
    pub results: Option<Vec<SeatResult>>,
    /// What makes it happen only once.
    pub once: Option<Once>,
}

/// What recognises a request that was made before.
#[derive(Clone, Debug)]
pub struct Once {
    /// The key that the device gave the request.
    pub key: String,
    /// What is stored for the key.
    pub stored: StoredAnswer,
}

/// The answer to a request, as it is stored with its key. Stores don't compare digests:
/// [`Table::answer_again`](crate::Table::answer_again) does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnswer {
    /// The digest of the request.
    pub request: [u8; 32],
    /// What to answer if it comes again.
    pub answer: String,
}

#[cfg(feature = "system")]
impl Append {
    /// Lets something happen after what is known of a game, without a key.
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

/// What became of something to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It happened, and is durable.
    Done {
        /// The version that the game is at now.
        version: u32,
    },
    /// A request with this key was answered before: nothing happened.
    Before(StoredAnswer),
    /// The game has moved on: nothing happened.
    Stale {
        /// The version that the game is at.
        version: u32,
    },
    /// There is no such game.
    Gone,
}
