//! The settings of a house.

use std::time::Duration;
use yatzy_table::{HouseOffers, Zone};

#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a person must be away before the computer may play a turn for them.
    pub patience: Duration,
    /// Pause before each step of the computer.
    pub pace: Duration,
    /// How long an entry can be undone before the computer plays on, or the dice of a finished game are disclosed.
    pub take_back: Duration,
    /// How long answers are stored for retries.
    pub answers_kept: Duration,
    /// How long a game without any move is kept.
    pub unplayed_kept: Duration,
    /// Number of tables in memory above which those without subscribers are dropped. With several nodes, players may
    /// listen at another node: then a table here has no subscriber, and once dropped is read again for every move.
    pub tables_kept: usize,
    /// Whether long work has a lower priority than requests: right for a house of many, too slow where one person waits
    /// for the work.
    pub work_steps_back: bool,
    /// Whether the dice of a day follow from its date, because no server keeps them secret.
    pub open_days: bool,
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
            open_days: false,
            offers: HouseOffers {
                records: true,
                computer: true,
                opened_by: None,
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
