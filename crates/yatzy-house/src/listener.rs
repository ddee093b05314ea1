//! A subscriber's position in the log, and the news after it. The stream or the message port that carries the news
//! keeps no state.

use crate::live_table::{LiveTable, PresenceGuard, Snapshot, TableStatus};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::watch;
use yatzy_rules::{Action, Seat};
use yatzy_table::{Chance, HappenedBody, PresenceBody, TableNews, TokenHash, Who};

/// Each requested seat, the device that asks, and whether it was allowed.
type SeatRequestStates = Vec<(Seat, TokenHash, bool)>;

/// A subscriber of a table. Its seats are present until it is dropped.
pub struct Listener {
    after: u32,
    /// The presence that was last sent, with the requests for seats: a subscriber then reads the table again.
    here: Option<(Vec<Seat>, SeatRequestStates)>,
    /// The computer's action that was last sent, with its version.
    intends: Option<(u32, Action)>,
    /// The chances that were last sent, with their version.
    chances: (u32, Arc<[Option<Chance>]>),
    status: TableStatus,
    waiting: VecDeque<TableNews>,
    news: watch::Receiver<Snapshot>,
    /// Dropped with the listener: then its seats are away.
    _presence_guard: PresenceGuard,
}

impl Listener {
    /// A subscriber that knows the log up to a version, by default up to now.
    pub(crate) fn new(live: &Arc<LiveTable>, who: &Who, after: Option<u32>) -> Listener {
        let presence_guard = live.attend(who);
        let mut news = live.watch();
        news.mark_changed();
        Listener {
            after: after.unwrap_or_else(|| live.table().version()),
            here: None,
            intends: None,
            chances: Default::default(),
            status: live.snapshot().status,
            waiting: VecDeque::new(),
            news,
            _presence_guard: presence_guard,
        }
    }

    /// The next news; `None` at the end.
    pub async fn next(&mut self) -> Option<TableNews> {
        loop {
            if let Some(news) = self.waiting.pop_front() {
                return Some(news);
            }
            self.news.changed().await.ok()?;
            let snapshot = self.news.borrow_and_update().clone();
            self.catch_up(&snapshot);
        }
    }

    /// Queues what is new, from the log itself: a slow subscriber misses nothing.
    fn catch_up(&mut self, snapshot: &Snapshot) {
        // Versions are numbered from 1, without a gap.
        let news = snapshot.table.saved.log.iter().skip(self.after as usize);
        self.waiting.extend(news.map(|logged| TableNews::Happened(HappenedBody::of(logged))));
        self.after = self.after.max(snapshot.table.version());
        let here =
            (snapshot.presence.seats().collect::<Vec<Seat>>(), snapshot.presence.seat_request_states());
        if self.here.as_ref() != Some(&here) {
            let numbers = here.0.iter().map(|seat| seat.number()).collect();
            let presence = PresenceBody { here: numbers, watchers: snapshot.presence.watchers() };
            self.waiting.push_back(TableNews::Presence(presence));
            self.here = Some(here);
        }
        let intends = snapshot.intends.map(|action| (snapshot.table.version(), action));
        if intends.is_some() && self.intends != intends {
            self.waiting.push_back(TableNews::Intends);
        }
        self.intends = intends;
        let chances = (snapshot.table.version(), snapshot.chances.clone());
        if !chances.1.is_empty() && self.chances != chances {
            self.waiting.push_back(TableNews::Chances);
        }
        self.chances = chances;
        if self.status != snapshot.status {
            self.status = snapshot.status;
            match snapshot.status {
                TableStatus::Rematch => self.waiting.push_back(TableNews::Rematch),
                TableStatus::Gone => self.waiting.push_back(TableNews::Gone),
                TableStatus::Open => {}
            }
        }
    }
}
