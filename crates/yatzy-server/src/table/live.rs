//! One table: the latest version, one writer at a time, and news for whoever watches.

use super::Seen;
use super::presence::{Attendance, Here, Presence};
use crate::who::Who;
use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard, watch};

/// What a watcher is told beside versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Nothing.
    Quiet,
    /// The table plays again, in a new game.
    Rematch,
    /// The game was deleted.
    Gone,
}

/// A table that someone plays at or watches.
///
/// Watchers hold a place in a `watch` channel and read the log themselves: one that is slow skips nothing and
/// queues nothing.
#[derive(Debug)]
pub struct Live {
    latest: watch::Sender<Arc<Seen>>,
    notice: watch::Sender<Notice>,
    pub(super) presence: Presence,
    writing: Mutex<()>,
}

impl Live {
    pub(super) fn new(seen: Arc<Seen>) -> Live {
        Live {
            latest: watch::Sender::new(seen),
            notice: watch::Sender::new(Notice::Quiet),
            presence: Presence::new(),
            writing: Mutex::new(()),
        }
    }

    /// The table as it was last seen.
    pub fn seen(&self) -> Arc<Seen> {
        self.latest.borrow().clone()
    }

    /// Waits for the pen: whoever holds it is the only one who writes at this table.
    pub async fn write(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().await
    }

    /// Shows everyone what is durable now. An older sight never replaces a newer one.
    pub fn show(&self, seen: Arc<Seen>) {
        self.latest.send_if_modified(|latest| {
            let newer = seen.version() > latest.version();
            if newer {
                *latest = seen;
            }
            newer
        });
    }

    /// Tells everyone something beside the log.
    pub fn notify(&self, notice: Notice) {
        self.notice.send_replace(notice);
    }

    /// News of versions.
    pub fn watch(&self) -> watch::Receiver<Arc<Seen>> {
        self.latest.subscribe()
    }

    /// News beside versions.
    pub fn notices(&self) -> watch::Receiver<Notice> {
        self.notice.subscribe()
    }

    /// News of who is there.
    pub fn watch_presence(&self) -> watch::Receiver<Here> {
        self.presence.watch()
    }

    /// Who is there.
    pub fn here(&self) -> Here {
        self.presence.now()
    }

    /// Notes an open page, until what is returned is dropped.
    pub fn attend(self: &Arc<Live>, who: &Who) -> Attendance {
        let seats = self.seen().seats_of(who);
        Attendance::new(self.clone(), seats)
    }

    /// Notes that someone looks, with or without a page that stays open.
    pub fn touch(&self, who: &Who) {
        self.presence.touch(&self.seen().seats_of(who));
    }

    /// Whether anyone has a page open.
    pub(super) fn is_watched(&self) -> bool {
        self.latest.receiver_count() > 0
    }
}
