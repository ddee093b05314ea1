//! One who listens at a table: how far they are, and what is news to them. Whoever carries the news to them, by a stream or a
//! message, has nothing to remember.

use crate::live::{Attendance, Glance, Live, Notice};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::watch;
use yatzy_rules::{Action, Seat};
use yatzy_table::{Chance, HappenedBody, PresenceBody, TableNews, Who};

/// Someone who listens; while they do, their seats are here.
pub struct Listener {
    after: u32,
    /// The seats that were last told to be there.
    here: Option<Vec<Seat>>,
    /// What the computer was last told to be about to do, and when.
    intends: Option<(u32, Action)>,
    /// The chances that were last told, and when.
    chances: (u32, Arc<[Option<Chance>]>),
    notice: Notice,
    waiting: VecDeque<TableNews>,
    news: watch::Receiver<Glance>,
    /// Dropped with the listener: then its seat is away.
    _attendance: Attendance,
}

impl Listener {
    /// Someone who knows a table up to a version; up to now if they don't say.
    pub fn new(live: &Arc<Live>, who: &Who, after: Option<u32>) -> Listener {
        let attendance = live.attend(who);
        let mut news = live.watch();
        news.mark_changed();
        Listener {
            after: after.unwrap_or_else(|| live.table().version()),
            here: None,
            intends: None,
            chances: Default::default(),
            notice: live.glance().notice,
            waiting: VecDeque::new(),
            news,
            _attendance: attendance,
        }
    }

    /// The next news; `None` when there is nothing more to come.
    pub async fn next(&mut self) -> Option<TableNews> {
        loop {
            if let Some(news) = self.waiting.pop_front() {
                return Some(news);
            }
            self.news.changed().await.ok()?;
            let glance = self.news.borrow_and_update().clone();
            self.catch_up(&glance);
        }
    }

    /// Takes what is new from the log itself: whoever is slow misses nothing.
    fn catch_up(&mut self, glance: &Glance) {
        // Versions are numbered from 1, without a gap.
        let news = glance.table.saved.log.iter().skip(self.after as usize);
        self.waiting.extend(news.map(|logged| TableNews::Happened(HappenedBody::of(logged))));
        self.after = self.after.max(glance.table.version());
        let here: Vec<Seat> = glance.presence.seats().collect();
        if self.here.as_ref() != Some(&here) {
            let numbers = here.iter().map(|seat| seat.number()).collect();
            let presence = PresenceBody { here: numbers, watchers: glance.presence.watchers() };
            self.waiting.push_back(TableNews::Presence(presence));
            self.here = Some(here);
        }
        let intends = glance.intends.map(|action| (glance.table.version(), action));
        if intends.is_some() && self.intends != intends {
            self.waiting.push_back(TableNews::Intends);
        }
        self.intends = intends;
        let chances = (glance.table.version(), glance.chances.clone());
        if !chances.1.is_empty() && self.chances != chances {
            self.waiting.push_back(TableNews::Chances);
        }
        self.chances = chances;
        if self.notice != glance.notice {
            self.notice = glance.notice;
            match glance.notice {
                Notice::Rematch => self.waiting.push_back(TableNews::Rematch),
                Notice::Gone => self.waiting.push_back(TableNews::Gone),
                Notice::Quiet => {}
            }
        }
    }
}
