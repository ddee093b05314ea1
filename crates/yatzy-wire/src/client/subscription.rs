//! Streams that stay open between two looks at a table, so that the seat stays present.

use super::Server;
use super::carrier::StreamState;
use super::events::{StreamEvent, listen};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use yatzy_table::{GameId, Token, TokenHash, Who};

/// How long a stream stays open without a waiting caller.
const LINGER: Duration = Duration::from_secs(3);

/// The open streams, one for each person at each table.
#[derive(Default)]
pub struct Subscriptions {
    open: Mutex<HashMap<SubscriptionKey, Arc<Subscription>>>,
}

/// A person at a table.
type SubscriptionKey = (GameId, Option<TokenHash>);

pub struct Subscription {
    news: watch::Receiver<StreamState>,
    seen: Arc<AtomicU32>,
    waiters: Arc<Mutex<Waiters>>,
}

struct Waiters {
    /// Number of callers that wait.
    waiting: u32,
    /// When a caller last started or stopped waiting.
    last: Instant,
}

impl Subscriptions {
    /// The stream of a person at a table, opened if necessary.
    pub fn of(&self, server: Server, game: &GameId, token: Option<Token>, seen: u32) -> Arc<Subscription> {
        let mut open = lock(&self.open);
        open.retain(|_, subscription| subscription.is_open());
        let subscription = open
            .entry((game.clone(), token.and_then(|token| Who::with(token).hash())))
            .or_insert_with(|| Arc::new(Subscription::open(server, game.clone(), seen)));
        subscription.seen.fetch_max(seen, Ordering::Relaxed);
        subscription.clone()
    }
}

impl Subscription {
    fn open(server: Server, game: GameId, seen: u32) -> Subscription {
        let (tell, news) = watch::channel(StreamState::default());
        let seen = Arc::new(AtomicU32::new(seen));
        let waiters = Arc::new(Mutex::new(Waiters { waiting: 0, last: Instant::now() }));
        let (after, needed) = (seen.clone(), waiters.clone());
        std::thread::spawn(move || {
            listen(
                &server,
                &game,
                || after.load(Ordering::Relaxed),
                |heard| {
                    tell.send_modify(|news| {
                        news.count += u64::from(heard != StreamEvent::Alive);
                        news.is_gone |= heard == StreamEvent::Gone;
                    });
                    let needed = lock(&needed);
                    if needed.waiting == 0 && needed.last.elapsed() > LINGER {
                        return ControlFlow::Break(());
                    }
                    ControlFlow::Continue(())
                },
            );
        });
        Subscription { news, seen, waiters }
    }

    pub fn news(&self) -> watch::Receiver<StreamState> {
        self.news.clone()
    }

    /// Notes a waiting caller, until the guard is dropped.
    pub fn wait(self: &Arc<Subscription>) -> WaitGuard {
        let mut waiters = lock(&self.waiters);
        waiters.waiting += 1;
        waiters.last = Instant::now();
        drop(waiters);
        WaitGuard(self.clone())
    }

    fn is_open(&self) -> bool {
        self.news.has_changed().is_ok()
    }
}

/// A caller that waits for news.
pub struct WaitGuard(Arc<Subscription>);

impl Drop for WaitGuard {
    fn drop(&mut self) {
        let mut waiters = lock(&self.0.waiters);
        waiters.waiting -= 1;
        waiters.last = Instant::now();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
