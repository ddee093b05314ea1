//! One table in memory: the latest version, one writer at a time, and news for whoever watches. The store is the
//! truth; this is what spares reading it again for every glance.

use crate::queue::Asker;
use crate::runtime::Runtime;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, Notify, watch};
use yatzy_bots::Chance;
use yatzy_rules::{Action, Goal, Seat};
use yatzy_table::{GameId, NodePresence, OtherNodesPresence, Presence, Table, Who};

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

/// What there is to see at one moment.
#[derive(Clone, Debug)]
pub struct Glance {
    /// The table, as far as it is durable.
    pub table: Arc<Table>,
    /// Who looks.
    pub presence: Arc<Presence>,
    /// What the computer is about to do.
    pub intends: Option<Action>,
    /// How likely each seat is to get what it plays for, as far as that is known.
    pub chances: Arc<[Option<Chance>]>,
    /// What is told beside versions.
    pub notice: Notice,
    /// Whether no more will be known of the chances.
    all_told: bool,
}

/// A table that someone plays at or watches.
///
/// Watchers hold a place in a `watch` channel and look for themselves: one that is slow skips nothing and queues
/// nothing.
pub struct Live {
    glance: watch::Sender<Glance>,
    runtime: Arc<dyn Runtime>,
    writing: AsyncMutex<()>,
    pub(crate) computer: Computer,
    /// One task works out the chances of a table.
    pub(crate) chances_at_work: std::sync::atomic::AtomicBool,
    /// Who has the work done that this table asks for.
    asker: AtomicU64,
    /// Whether who looks here has changed since other nodes were told.
    untold: std::sync::atomic::AtomicBool,
}

/// Whether the computer's turns are being played, and how fast.
#[derive(Debug, Default)]
pub(crate) struct Computer {
    /// One task plays the computer's turns at a table.
    pub at_work: std::sync::atomic::AtomicBool,
    /// The turn that someone does not want to watch.
    hurried: Mutex<Option<(Seat, u16)>>,
    wake: Notify,
}

impl Live {
    pub(crate) fn new(table: Arc<Table>, runtime: Arc<dyn Runtime>) -> Live {
        let presence = Arc::new(Presence::since(runtime.now()));
        let asker = table.saved.host.map(Asker::device).unwrap_or_default();
        let glance = Glance {
            table,
            presence,
            intends: None,
            chances: Arc::default(),
            notice: Notice::Quiet,
            all_told: false,
        };
        Live {
            glance: watch::Sender::new(glance),
            runtime,
            writing: AsyncMutex::new(()),
            computer: Computer::default(),
            chances_at_work: std::sync::atomic::AtomicBool::default(),
            asker: AtomicU64::new(asker.0),
            untold: std::sync::atomic::AtomicBool::new(true),
        }
    }

    /// Notes who made the table: what it asks for is their work.
    pub(crate) fn made_by(&self, asker: Asker) {
        self.asker.store(asker.0, Ordering::Relaxed);
    }

    /// Whose work it is that this table asks for.
    pub(crate) fn asker(&self) -> Asker {
        Asker(self.asker.load(Ordering::Relaxed))
    }

    /// What there is to see now.
    pub fn glance(&self) -> Glance {
        self.glance.borrow().clone()
    }

    /// The table as it was last seen.
    pub fn table(&self) -> Arc<Table> {
        self.glance.borrow().table.clone()
    }

    /// The game's id.
    pub fn id(&self) -> GameId {
        self.glance.borrow().table.id().clone()
    }

    /// News.
    pub fn watch(&self) -> watch::Receiver<Glance> {
        self.glance.subscribe()
    }

    /// Waits for the pen: whoever holds it is the only one who writes at this table.
    pub(crate) async fn write(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().await
    }

    /// Shows everyone what is durable now. An older table never replaces a newer one.
    pub(crate) fn show(&self, table: Arc<Table>) {
        self.glance.send_if_modified(|glance| {
            let newer = table.version() > glance.table.version();
            if newer {
                (glance.table, glance.intends) = (table, None);
                (glance.chances, glance.all_told) = (Arc::default(), false);
            }
            newer
        });
    }

    /// Shows another table than the one that is durable.
    #[cfg(feature = "planted")]
    pub(crate) fn show_instead(&self, table: Arc<Table>) {
        self.glance.send_modify(|glance| glance.table = table);
    }

    /// Shows what the computer is about to do, as long as the table stands as it did when it thought.
    pub(crate) fn intend(&self, version: u32, action: Action) {
        self.glance.send_if_modified(|glance| {
            let fresh = glance.table.version() == version && glance.intends != Some(action);
            if fresh {
                glance.intends = Some(action);
            }
            fresh
        });
    }

    /// Whether someone plays for something, and it is not known yet how likely they are to get it.
    pub(crate) fn lacks_chances(&self) -> bool {
        let glance = self.glance.borrow();
        !glance.all_told && glance.table.saved.seats.iter().any(|seat| seat.goal != Goal::Mean)
    }

    /// Shows how likely everyone is to get what they play for, as long as the table stands as it did.
    pub(crate) fn tell_chances(&self, version: u32, chances: Vec<Option<Chance>>, all_told: bool) {
        self.glance.send_if_modified(|glance| {
            if glance.table.version() != version {
                return false;
            }
            glance.all_told = all_told;
            let news = *glance.chances != *chances;
            glance.chances = chances.into();
            news
        });
    }

    /// Tells everyone something beside the log.
    pub(crate) fn notify(&self, notice: Notice) {
        self.glance.send_modify(|glance| glance.notice = notice);
    }

    /// Notes an open page, until what is returned is dropped.
    pub fn attend(self: &Arc<Live>, who: &Who) -> Attendance {
        let seats = self.table().seats_of(who);
        self.presence(|presence| presence.comes(&seats));
        Attendance { live: self.clone(), seats }
    }

    /// Notes that someone looks, with or without a page that stays open.
    pub fn touch(&self, who: &Who) {
        let (seats, now) = (self.table().seats_of(who), self.runtime.now());
        let presence = self.glance.borrow().presence.clone();
        if presence.are_here(&seats) {
            return;
        }
        self.change_presence(|presence| presence.touch(&seats, now));
        if presence.unseen(&seats, now) {
            self.tell_again();
        }
    }

    /// Who looks through other nodes.
    pub(crate) fn hear(&self, elsewhere: OtherNodesPresence) {
        self.change_presence(|presence| presence.hear(elsewhere));
    }

    /// Who looks here, if that is news for other nodes.
    pub(crate) fn to_tell(&self) -> Option<NodePresence> {
        let untold = self.untold.swap(false, Ordering::AcqRel);
        untold.then(|| self.glance.borrow().presence.told(&self.id()))
    }

    /// Who looks here has to be told again.
    pub(crate) fn tell_again(&self) {
        self.untold.store(true, Ordering::Release);
    }

    /// Whether its game is over, and nobody here knows of another.
    pub(crate) fn may_be_played_again(&self) -> bool {
        let glance = self.glance.borrow();
        glance.notice == Notice::Quiet && glance.table.is_over()
    }

    fn presence(&self, change: impl FnOnce(&mut Presence)) {
        self.change_presence(change);
        self.untold.store(true, Ordering::Release);
    }

    fn change_presence(&self, change: impl FnOnce(&mut Presence)) {
        self.glance.send_if_modified(|glance| {
            let before = glance.presence.clone();
            change(Arc::make_mut(&mut glance.presence));
            // A second page of the same seat is no news, nor is one more who only watches: a thousand watchers would
            // tell each other a million times.
            before.seats().ne(glance.presence.seats())
        });
    }

    /// Whether anyone has a page open.
    pub(crate) fn is_watched(&self) -> bool {
        self.glance.receiver_count() > 0
    }
}

impl Computer {
    /// Someone does not want to watch this turn.
    pub fn hurry(&self, turn: Option<(Seat, u16)>) {
        *self.hurried.lock().unwrap_or_else(PoisonError::into_inner) = turn;
        self.wake.notify_waiters();
    }

    fn is_hurried(&self, turn: (Seat, u16)) -> bool {
        *self.hurried.lock().unwrap_or_else(PoisonError::into_inner) == Some(turn)
    }

    /// Pauses in a turn, unless or until someone hurries it.
    pub async fn pause(&self, runtime: &dyn Runtime, turn: (Seat, u16), time: Duration) {
        let woken = self.wake.notified();
        if !self.is_hurried(turn) && !time.is_zero() {
            runtime.within(time, woken).await;
        }
    }
}

/// Someone's open page; gone when dropped.
pub struct Attendance {
    live: Arc<Live>,
    seats: Vec<Seat>,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.live.presence(|presence| presence.goes(&self.seats, self.live.runtime.now()));
    }
}
