//! One table in memory: the latest version, a write lock, and news for subscribers. The store is the truth; this saves
//! reading it for every view.

use crate::queue::Asker;
use crate::runtime::Runtime;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, Notify, watch};
use yatzy_bots::Chance;
use yatzy_rules::{Action, Goal, Seat};
use yatzy_table::{GameId, NodePresence, OtherNodesPresence, Presence, Table, Who};

/// What subscribers learn about a table beside its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStatus {
    /// No rematch yet, and not deleted.
    Open,
    /// The table has a rematch, in a new game.
    Rematch,
    /// The game was deleted.
    Gone,
}

/// The state of a table at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The latest durable table.
    pub table: Arc<Table>,
    /// Which seats are present.
    pub presence: Arc<Presence>,
    /// The computer's next action, shown before it is made.
    pub intends: Option<Action>,
    /// The chance of each seat to reach its goal, as far as it is known.
    pub chances: Arc<[Option<Chance>]>,
    /// Whether there is a rematch, or the game was deleted.
    pub status: TableStatus,
    /// Whether the chances are final for this version.
    chances_final: bool,
}

/// A table in memory.
///
/// Subscribers hold a receiver of a `watch` channel and read the log themselves: a slow one skips nothing and queues
/// nothing.
pub struct LiveTable {
    snapshot: watch::Sender<Snapshot>,
    runtime: Arc<dyn Runtime>,
    writing: AsyncMutex<()>,
    pub(crate) computer: Computer,
    /// Set while a task computes the chances.
    pub(crate) chances_at_work: std::sync::atomic::AtomicBool,
    /// The asker that this table's work is scheduled for.
    asker: AtomicU64,
    /// Whether presence here has changed since the other nodes were told.
    presence_unsent: std::sync::atomic::AtomicBool,
}

/// State of the computer's turns.
#[derive(Debug, Default)]
pub(crate) struct Computer {
    /// Set while a task plays the computer's turns.
    pub at_work: std::sync::atomic::AtomicBool,
    /// The turn that a person has asked to hurry.
    hurried: Mutex<Option<(Seat, u16)>>,
    wake: Notify,
}

impl LiveTable {
    pub(crate) fn new(table: Arc<Table>, runtime: Arc<dyn Runtime>) -> LiveTable {
        let presence = Arc::new(Presence::since(runtime.now()));
        let asker = table.saved.host.map(Asker::device).unwrap_or_default();
        let snapshot = Snapshot {
            table,
            presence,
            intends: None,
            chances: Arc::default(),
            status: TableStatus::Open,
            chances_final: false,
        };
        LiveTable {
            snapshot: watch::Sender::new(snapshot),
            runtime,
            writing: AsyncMutex::new(()),
            computer: Computer::default(),
            chances_at_work: std::sync::atomic::AtomicBool::default(),
            asker: AtomicU64::new(asker.0),
            presence_unsent: std::sync::atomic::AtomicBool::new(true),
        }
    }

    /// Sets the asker that this table's work is scheduled for.
    pub(crate) fn made_by(&self, asker: Asker) {
        self.asker.store(asker.0, Ordering::Relaxed);
    }

    pub(crate) fn asker(&self) -> Asker {
        Asker(self.asker.load(Ordering::Relaxed))
    }

    pub fn snapshot(&self) -> Snapshot {
        self.snapshot.borrow().clone()
    }

    pub fn table(&self) -> Arc<Table> {
        self.snapshot.borrow().table.clone()
    }

    pub fn id(&self) -> GameId {
        self.snapshot.borrow().table.id().clone()
    }

    /// A receiver of changes.
    pub fn watch(&self) -> watch::Receiver<Snapshot> {
        self.snapshot.subscribe()
    }

    /// Acquires the table's write lock.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().await
    }

    /// Publishes a durable table. An older version never replaces a newer one.
    pub(crate) fn show(&self, table: Arc<Table>) {
        self.snapshot.send_if_modified(|snapshot| {
            let newer = table.version() > snapshot.table.version();
            if newer {
                (snapshot.table, snapshot.intends) = (table, None);
                (snapshot.chances, snapshot.chances_final) = (Arc::default(), false);
            }
            newer
        });
    }

    /// Publishes a table that is not durable.
    #[cfg(feature = "planted")]
    pub(crate) fn show_instead(&self, table: Arc<Table>) {
        self.snapshot.send_modify(|snapshot| snapshot.table = table);
    }

    /// Publishes the computer's next action, if the table is still at that version.
    pub(crate) fn intend(&self, version: u32, action: Action) {
        self.snapshot.send_if_modified(|snapshot| {
            let fresh = snapshot.table.version() == version && snapshot.intends != Some(action);
            if fresh {
                snapshot.intends = Some(action);
            }
            fresh
        });
    }

    /// Whether a seat has a goal whose chance is not final yet.
    pub(crate) fn lacks_chances(&self) -> bool {
        let snapshot = self.snapshot.borrow();
        !snapshot.chances_final && snapshot.table.saved.seats.iter().any(|seat| seat.goal != Goal::Mean)
    }

    /// Publishes the chances, if the table is still at that version.
    pub(crate) fn tell_chances(&self, version: u32, chances: Vec<Option<Chance>>, chances_final: bool) {
        self.snapshot.send_if_modified(|snapshot| {
            if snapshot.table.version() != version {
                return false;
            }
            snapshot.chances_final = chances_final;
            let news = *snapshot.chances != *chances;
            snapshot.chances = chances.into();
            news
        });
    }

    pub(crate) fn set_status(&self, status: TableStatus) {
        self.snapshot.send_modify(|snapshot| snapshot.status = status);
    }

    /// Marks the asker's seats as present until the guard is dropped.
    pub fn attend(self: &Arc<LiveTable>, who: &Who) -> PresenceGuard {
        let seats = self.table().seats_of(who);
        self.presence(|presence| presence.comes(&seats));
        PresenceGuard { live: self.clone(), seats }
    }

    /// Marks the asker's seats as seen now.
    pub fn touch(&self, who: &Who) {
        let (seats, now) = (self.table().seats_of(who), self.runtime.now());
        let presence = self.snapshot.borrow().presence.clone();
        if presence.are_here(&seats) {
            return;
        }
        self.change_presence(|presence| presence.touch(&seats, now));
        if presence.unseen(&seats, now) {
            self.resend_presence();
        }
    }

    /// Sets who is present through other nodes.
    pub(crate) fn set_presence_elsewhere(&self, elsewhere: OtherNodesPresence) {
        self.change_presence(|presence| presence.hear(elsewhere));
    }

    /// Presence here, if the other nodes have not been told yet.
    pub(crate) fn unsent_presence(&self) -> Option<NodePresence> {
        let presence_unsent = self.presence_unsent.swap(false, Ordering::AcqRel);
        presence_unsent.then(|| self.snapshot.borrow().presence.told(&self.id()))
    }

    pub(crate) fn resend_presence(&self) {
        self.presence_unsent.store(true, Ordering::Release);
    }

    /// Whether the game is over and no rematch is known.
    pub(crate) fn awaits_rematch(&self) -> bool {
        let snapshot = self.snapshot.borrow();
        snapshot.status == TableStatus::Open && snapshot.table.is_over()
    }

    /// Changes the requests for seats.
    pub(crate) fn change_requests<T>(&self, change: impl FnOnce(&mut Presence) -> T) -> T {
        let mut changed = None;
        self.presence(|presence| changed = Some(change(presence)));
        changed.expect("a watch channel calls the function once")
    }

    /// Removes the expired requests for seats.
    pub(crate) fn forget_seat_requests(&self) {
        let now = self.runtime.now();
        self.presence(|presence| presence.forget_seat_requests(now));
    }

    fn presence(&self, change: impl FnOnce(&mut Presence)) {
        self.change_presence(change);
        self.presence_unsent.store(true, Ordering::Release);
    }

    fn change_presence(&self, change: impl FnOnce(&mut Presence)) {
        self.snapshot.send_if_modified(|snapshot| {
            let before = snapshot.presence.clone();
            change(Arc::make_mut(&mut snapshot.presence));
            // A second page of a seat is not news, nor is one more spectator: a thousand spectators would cause a
            // million messages.
            before.seats().ne(snapshot.presence.seats())
                || before.seat_request_states() != snapshot.presence.seat_request_states()
        });
    }

    /// Whether there is a subscriber.
    pub(crate) fn is_watched(&self) -> bool {
        self.snapshot.receiver_count() > 0
    }
}

impl Computer {
    /// Ends the pauses of this turn.
    pub fn hurry(&self, turn: Option<(Seat, u16)>) {
        *self.hurried.lock().unwrap_or_else(PoisonError::into_inner) = turn;
        self.wake.notify_waiters();
    }

    fn is_hurried(&self, turn: (Seat, u16)) -> bool {
        *self.hurried.lock().unwrap_or_else(PoisonError::into_inner) == Some(turn)
    }

    /// Pauses in a turn, until the time is over or the turn is hurried.
    pub async fn pause(&self, runtime: &dyn Runtime, turn: (Seat, u16), time: Duration) {
        let woken = self.wake.notified();
        if !self.is_hurried(turn) && !time.is_zero() {
            runtime.within(time, woken).await;
        }
    }
}

/// Presence of an open page, until it is dropped.
pub struct PresenceGuard {
    live: Arc<LiveTable>,
    seats: Vec<Seat>,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        self.live.presence(|presence| presence.goes(&self.seats, self.live.runtime.now()));
    }
}
