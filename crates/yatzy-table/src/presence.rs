//! Who looks at a table: how many open pages each seat has, and when it was last seen. It is in no log, and whoever
//! keeps it brings the time.

use crate::Moment;
use std::collections::BTreeMap;
use std::time::Duration;
use yatzy_rules::Seat;

/// The open pages of each seat, when each was last seen, and how many only watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presence {
    pages: BTreeMap<Seat, u32>,
    last_seen: BTreeMap<Seat, Moment>,
    since: Moment,
    watchers: u32,
}

impl Presence {
    /// Nobody looks, and nobody was seen before this moment.
    pub fn since(since: Moment) -> Presence {
        Presence { pages: BTreeMap::new(), last_seen: BTreeMap::new(), since, watchers: 0 }
    }

    /// Someone with these seats opens a page.
    pub fn comes(&mut self, seats: &[Seat]) {
        self.watchers += u32::from(seats.is_empty());
        for &seat in seats {
            *self.pages.entry(seat).or_default() += 1;
        }
    }

    /// Someone with these seats closes a page.
    pub fn goes(&mut self, seats: &[Seat], now: Moment) {
        self.watchers = self.watchers.saturating_sub(u32::from(seats.is_empty()));
        for &seat in seats {
            if let Some(pages) = self.pages.get_mut(&seat) {
                *pages = pages.saturating_sub(1);
                self.last_seen.insert(seat, now);
            }
        }
        self.pages.retain(|_, pages| *pages > 0);
    }

    /// Someone with these seats looked just now, with or without a page that stays open.
    pub fn touch(&mut self, seats: &[Seat], now: Moment) {
        self.last_seen.extend(seats.iter().map(|&seat| (seat, now)));
    }

    /// Whether a seat has an open page.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.pages.contains_key(&seat)
    }

    /// How long nobody has looked for a seat; zero while someone does.
    pub fn away_for(&self, seat: Seat, now: Moment) -> Duration {
        if self.is_here(seat) {
            return Duration::ZERO;
        }
        now.since(*self.last_seen.get(&seat).unwrap_or(&self.since))
    }

    /// The seats that have an open page.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.pages.keys().copied()
    }

    /// How many pages only watch.
    pub fn watchers(&self) -> u32 {
        self.watchers
    }
}
