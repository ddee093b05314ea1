//! What a house can set.

use std::time::Duration;
use yatzy_table::{HouseOffers, Zone};

/// How a house behaves.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long someone must have been away before the computer may play a turn for them.
    pub patience: Duration,
    /// How long a computer's player seems to think before each step.
    pub pace: Duration,
    /// How long a person can take an entry back before the computer plays on, or the dice of a game that is over are
    /// laid open.
    pub take_back: Duration,
    /// How long answers are kept for requests that are repeated.
    pub answers_kept: Duration,
    /// How long a game is kept in which nothing has happened since it was made.
    pub unplayed_kept: Duration,
    /// How many tables are kept in memory before those that nobody watches are dropped. At a node that others listen away from,
    /// nobody watches those that are played at: whoever moves at one that was dropped has it read again.
    pub tables_kept: usize,
    /// Whether long work lets whoever plays go first: right where many play, and in the way where one waits for the work.
    pub work_steps_back: bool,
    /// What can be had here.
    pub offers: HouseOffers,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            patience: Duration::from_secs(60),
            pace: Duration::from_millis(700),
            take_back: Duration::from_secs(3),
            answers_kept: Duration::from_secs(7 * 24 * 3600),
            unplayed_kept: Duration::from_secs(14 * 24 * 3600),
            tables_kept: 4096,
            work_steps_back: false,
            offers: HouseOffers {
                records: true,
                computer: true,
                only_here: false,
                address: None,
                rulesets: Vec::new(),
                #[cfg(feature = "system")]
                zone: Zone::Here,
                #[cfg(not(feature = "system"))]
                zone: Zone::Utc,
            },
        }
    }
}
