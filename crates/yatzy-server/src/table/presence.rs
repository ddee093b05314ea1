//! Who is there: how many open pages each seat has.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use yatzy_rules::Seat;

/// The open pages of each seat, and how many only watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Here {
    seats: BTreeMap<Seat, u32>,
    watchers: u32,
}

impl Here {
    /// Whether a seat has an open page.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.seats.contains_key(&seat)
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
                }
            }
            here.seats.retain(|_, pages| *pages > 0);
        });
    }
}
