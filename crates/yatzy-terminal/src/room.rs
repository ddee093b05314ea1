//! What is to be known of a server's table beside the game itself: who is there, and what they may do.

use std::time::{Duration, Instant};
use yatzy_rules::{RecordSeat, Seat};
use yatzy_text::{Text, say};

/// A server's table, as this device sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// The seats that are this device's; none for someone who watches.
    pub own: Vec<Seat>,
    /// Whether this device made the game.
    pub host: bool,
    /// Who sits where, two of the same name told apart.
    pub seats: Vec<RecordSeat>,
    /// The seats of people who do not have the table open just now.
    pub away: Vec<Seat>,
    /// Whether the coach may be asked.
    pub hints: bool,
    /// Whether someone who watches can sit down.
    pub free: bool,
    /// When this device may let the computer play for whoever is to play and is away.
    pub step_in: Option<Instant>,
    /// How many games of the series each player has won; nothing before the second is over.
    pub series: Vec<(String, u32)>,
}

impl Room {
    /// Whether this device only watches.
    pub fn is_watching(&self) -> bool {
        self.own.is_empty() && !self.host
    }

    /// Who has won how many games of the series, once there is one.
    pub fn tally(&self, text: Text) -> Option<String> {
        let won: Vec<String> = self.series.iter().map(|(name, won)| format!("{name} {won}")).collect();
        (!won.is_empty()).then(|| say!(text, "far-series", tally = text.all_of(&won)))
    }

    /// How long until the computer may play for someone who is away.
    pub fn until_step_in(&self) -> Option<Duration> {
        self.step_in.map(|at| at.saturating_duration_since(Instant::now()))
    }
}
