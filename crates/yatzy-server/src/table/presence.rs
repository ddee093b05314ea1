//! Who is there: how many open pages each seat has.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use yatzy_rules::Seat;

/// The open pages of each seat, when each was last seen, and how many only watch.
#[derive(Clone, Debug)]
pub struct Here {
    seats: BTreeMap<Seat, u32>,
    last_seen: BTreeMap<Seat, Instant>,
    since: Instant,
    watchers: u32,
}

impl Default for Here {
    fn default() -> Here {
        Here { seats: BTreeMap::new(), last_seen: BTreeMap::new(), since: Instant::now(), watchers: 0 }
    }
}

impl Here {
    /// Whether a seat has an open page.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.seats.contains_key(&seat)
    }

    /// How long nobody has looked for a seat; zero while someone does.
    pub fn away_for(&self, seat: Seat) -> Duration {
        if self.is_here(seat) {
            return Duration::ZERO;
        }
        self.last_seen.get(&seat).unwrap_or(&self.since).elapsed()
    }

    /// The seats that have one.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.seats.keys().copied()
    }

    /// How many pages only watch.
    pub fn watchers(&self) -> u32 {
        self.watchers
    }
}

/// Counts the open pages of a table.
#[derive(Debug)]
pub(super) struct Presence {
    here: Mutex<Here>,
    changes: watch::Sender<Here>,
}

impl Presence {
    pub(super) fn new() -> Presence {
        Presence { here: Mutex::default(), changes: watch::Sender::new(Here::default()) }
    }

    pub(super) fn now(&self) -> Here {
        self.changes.borrow().clone()
    }

    pub(super) fn watch(&self) -> watch::Receiver<Here> {
        self.changes.subscribe()
    }

    /// Notes that someone looked for these seats just now.
    pub(super) fn touch(&self, seats: &[Seat]) {
        self.change(|here| here.last_seen.extend(seats.iter().map(|&seat| (seat, Instant::now()))));
    }

    fn change(&self, change: impl FnOnce(&mut Here)) {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut here);
        self.changes.send_if_modified(|told| {
            // A second page of the same seat is no news, nor is one more who only watches: a thousand watchers
            // would tell each other a million times.
            let news = told.seats.keys().ne(here.seats.keys());
            told.clone_from(&here);
            news
        });
    }
}

/// Someone's open page; gone when dropped.
#[derive(Debug)]
pub struct Attendance {
    table: Arc<super::Live>,
    seats: Vec<Seat>,
}

impl Attendance {
    pub(super) fn new(table: Arc<super::Live>, seats: Vec<Seat>) -> Attendance {
        table.presence.change(|here| {
            here.watchers += u32::from(seats.is_empty());
            for &seat in &seats {
                *here.seats.entry(seat).or_default() += 1;
            }
        });
        Attendance { table, seats }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.table.presence.change(|here| {
            here.watchers = here.watchers.saturating_sub(u32::from(self.seats.is_empty()));
            for seat in &self.seats {
                if let Some(pages) = here.seats.get_mut(seat) {
                    *pages -= 1;
                    here.last_seen.insert(*seat, Instant::now());
                }
            }
            here.seats.retain(|_, pages| *pages > 0);
        });
    }
}
