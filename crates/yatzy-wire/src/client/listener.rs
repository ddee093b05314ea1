//! Streams that stay open while someone looks at a table again and again: in between they are still there.

use super::Server;
use super::events::{Heard, listen};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use yatzy_table::{GameId, TokenHash, Who};

/// How long someone may look elsewhere before they are gone.
const LINGER: Duration = Duration::from_secs(3);

/// The open streams, one for each person at each table.
#[derive(Default)]
pub struct Listeners {
    open: Mutex<HashMap<Someone, Arc<Listener>>>,
}

/// Someone at a table.
type Someone = (GameId, Option<TokenHash>);

/// An open stream.
pub struct Listener {
    news: watch::Receiver<News>,
    /// The latest version that was seen.
    seen: Arc<AtomicU32>,
    wanted: Arc<Mutex<Wanted>>,
}

/// What was heard so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// How many things that may have changed the table.
    pub count: u64,
    /// Whether the game is gone.
    pub is_gone: bool,
}

struct Wanted {
    /// How many wait for news.
    waiting: u32,
    /// When someone last began or ended to.
    last: Instant,
}

impl Listeners {
    /// The stream of someone at a table, opened unless it is.
    pub fn of(&self, server: Server, game: &GameId, who: &Who, seen: u32) -> Arc<Listener> {
        let mut open = lock(&self.open);
        open.retain(|_, listener| listener.is_open());
        let listener = open
            .entry((game.clone(), who.hash()))
            .or_insert_with(|| Arc::new(Listener::open(server, game.clone(), seen)));
        listener.seen.fetch_max(seen, Ordering::Relaxed);
        listener.clone()
    }
}

impl Listener {
    fn open(server: Server, game: GameId, seen: u32) -> Listener {
        let (tell, news) = watch::channel(News::default());
        let seen = Arc::new(AtomicU32::new(seen));
        let wanted = Arc::new(Mutex::new(Wanted { waiting: 0, last: Instant::now() }));
        let (after, needed) = (seen.clone(), wanted.clone());
        std::thread::spawn(move || {
            listen(
                &server,
                &game,
                || after.load(Ordering::Relaxed),
                |heard| {
                    tell.send_modify(|news| {
                        news.count += u64::from(heard != Heard::Alive);
                        news.is_gone |= heard == Heard::Gone;
                    });
                    let needed = lock(&needed);
                    if needed.waiting == 0 && needed.last.elapsed() > LINGER {
                        return ControlFlow::Break(());
                    }
                    ControlFlow::Continue(())
                },
            );
        });
        Listener { news, seen, wanted }
    }

    /// News, from now on.
    pub fn news(&self) -> watch::Receiver<News> {
        self.news.clone()
    }

    /// Someone waits for news, until what is returned is dropped.
    pub fn wait(self: &Arc<Listener>) -> Waiting {
        let mut wanted = lock(&self.wanted);
        wanted.waiting += 1;
        wanted.last = Instant::now();
        drop(wanted);
        Waiting(self.clone())
    }

    /// Whether there may be news, or there is one last piece.
    fn is_open(&self) -> bool {
        self.news.has_changed().is_ok()
    }
}

/// Someone who waits for news.
pub struct Waiting(Arc<Listener>);

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut wanted = lock(&self.0.wanted);
        wanted.waiting -= 1;
        wanted.last = Instant::now();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
