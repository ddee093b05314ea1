//! The connection to a house. Its futures run on a thread of their own, so that a screen never blocks: a question is
//! sent, and the answer is polled when the screen is drawn.

mod connectivity;
mod pending;

pub use connectivity::Connectivity;
pub use pending::Pending;

use std::future::Future;
use std::io;
use std::sync::mpsc::channel;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;
use yatzy_table::{Deferred, GameId, House, HouseOffers, Refused, Rejection, View, Who};

/// Delay before a pending result is asked for again.
const ASK_AGAIN: Duration = Duration::from_millis(100);

/// The connection of a person to a house. All clones share one connection.
#[derive(Clone)]
pub struct Connection {
    inner: Arc<Inner>,
}

struct Inner {
    house: Arc<dyn House>,
    who: Mutex<Who>,
    runtime: Handle,
    notifier: Arc<Notifier>,
    connectivity: Arc<Connectivity>,
    /// Dropped with the connection, which ends its thread.
    _end: oneshot::Sender<()>,
}

/// Wakes the event loop when an answer or news arrived.
#[derive(Default)]
pub struct Notifier {
    state: Mutex<NotifierState>,
    changed: Condvar,
}

#[derive(Default)]
struct NotifierState {
    /// Whether something arrived that was not handled.
    news: bool,
    /// Number of open questions that a screen waits for.
    asked: usize,
}

impl Connection {
    pub fn new(house: Arc<dyn House>, who: Who) -> io::Result<Connection> {
        Connection::open(async { Ok((house, who)) })
    }

    /// A connection to a house that is opened on the connection's own thread. Its background tasks run there.
    pub fn open<E>(
        house: impl Future<Output = Result<(Arc<dyn House>, Who), E>> + Send + 'static,
    ) -> Result<Connection, E>
    where
        E: From<io::Error> + Send + 'static,
    {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let (end, ended) = oneshot::channel::<()>();
        std::thread::Builder::new().name("house".to_owned()).spawn(move || {
            // Both results mean that the other end is gone.
            let _ = runtime.block_on(ended);
            // Computations on blocking threads are not waited for.
            runtime.shutdown_background();
        })?;
        let (sender, opened) = channel();
        handle.spawn(async move { drop(sender.send(house.await)) });
        let (house, who) = opened.recv().map_err(io::Error::other)??;
        let notifier: Arc<Notifier> = Arc::default();
        let connectivity = Arc::new(Connectivity::new(notifier.clone()));
        let inner = Inner { house, who: Mutex::new(who), runtime: handle, notifier, connectivity, _end: end };
        Ok(Connection { inner: Arc::new(inner) })
    }

    /// The features of the house.
    pub fn offers(&self) -> &HouseOffers {
        self.inner.house.offers()
    }

    /// The house, for questions that run on this connection.
    pub fn house(&self) -> Arc<dyn House> {
        self.inner.house.clone()
    }

    /// The identity of this device there.
    pub fn who(&self) -> Who {
        lock(&self.inner.who).clone()
    }

    /// Stores the token that the device was given.
    pub fn goes_by(&self, who: &Who) {
        lock(&self.inner.who).clone_from(who);
    }

    /// Reads a table, and waits for it.
    pub fn look(&self, game: &GameId) -> Result<View, Rejection> {
        let (house, who, game) = (self.house(), self.who(), game.clone());
        let look = self.ask(async move { house.look(&game, &who).await });
        look.wait().unwrap_or_else(|| Err(Refused::Unavailable.into()))
    }

    /// Whether the house can be reached.
    pub fn connectivity(&self) -> Arc<Connectivity> {
        self.inner.connectivity.clone()
    }

    /// Wakes the event loop when an answer or news arrived.
    pub fn notifier(&self) -> Arc<Notifier> {
        self.inner.notifier.clone()
    }

    /// Waits until something arrives, at most this long.
    pub fn wait_for_news(&self, wait: Duration) {
        self.inner.notifier.wait_for_news(wait);
    }

    /// Asks a question whose answer comes quickly. A screen may wait for it.
    pub fn ask<T: Send + 'static>(&self, answer: impl Future<Output = T> + Send + 'static) -> Pending<T> {
        self.run(OpenQuestion::new(self.notifier()), answer)
    }

    /// Asks a question whose answer may take long. No screen waits for it.
    pub fn think<T: Send + 'static>(&self, answer: impl Future<Output = T> + Send + 'static) -> Pending<T> {
        self.run((), answer)
    }

    fn run<T: Send + 'static>(
        &self,
        question: impl Send + 'static,
        answer: impl Future<Output = T> + Send + 'static,
    ) -> Pending<T> {
        let (sender, receiver) = channel();
        let notifier = self.notifier();
        self.spawn(async move {
            let answer = answer.await;
            // The receiver is gone if the person has left that screen.
            let _ = sender.send(answer);
            drop(question);
            notifier.notify();
        });
        Pending::Waiting(receiver)
    }

    /// Runs some work and returns its result; `None` if it panicked.
    pub async fn spawn_for<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        self.inner.runtime.spawn(work).await.ok()
    }

    /// Runs some work in the background.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> tokio::task::JoinHandle<()> {
        self.inner.runtime.spawn(work)
    }
}

/// Asks until a result is computed; `None` if there is none.
pub async fn computed<T, F: Future<Output = Result<Deferred<T>, Rejection>>>(
    ask: impl Fn() -> F,
) -> Result<Option<Arc<T>>, Rejection> {
    loop {
        match ask().await? {
            Deferred::Ready(result) => return Ok(Some(result)),
            Deferred::Pending => tokio::time::sleep(ASK_AGAIN).await,
            Deferred::Unavailable => return Ok(None),
        }
    }
}

/// A question that a screen waits for. It is open as long as this value lives.
pub struct OpenQuestion {
    notifier: Arc<Notifier>,
}

impl OpenQuestion {
    pub fn new(notifier: Arc<Notifier>) -> OpenQuestion {
        lock(&notifier.state).asked += 1;
        OpenQuestion { notifier }
    }
}

impl Drop for OpenQuestion {
    fn drop(&mut self) {
        let mut state = lock(&self.notifier.state);
        state.asked -= 1;
        state.news = true;
        self.notifier.changed.notify_all();
    }
}

impl Notifier {
    /// Marks that something arrived.
    pub fn notify(&self) {
        lock(&self.state).news = true;
        self.changed.notify_all();
    }

    /// Whether something arrived since the last call.
    pub fn take_news(&self) -> bool {
        std::mem::take(&mut lock(&self.state).news)
    }

    /// Whether something arrived that was not handled.
    pub fn has_news(&self) -> bool {
        lock(&self.state).news
    }

    /// Whether a question is open that a screen waits for.
    pub fn has_open_questions(&self) -> bool {
        lock(&self.state).asked > 0
    }

    /// Waits until all open questions are answered, at most until this time.
    pub fn wait_for_answers(&self, until: Instant) {
        self.wait(until, |state| state.asked > 0);
    }

    /// Waits until something arrives, at most this long.
    pub fn wait_for_news(&self, wait: Duration) {
        self.wait(Instant::now() + wait, |state| !state.news);
    }

    fn wait(&self, until: Instant, goes_on: impl Fn(&mut NotifierState) -> bool) {
        let left = until.saturating_duration_since(Instant::now());
        drop(self.changed.wait_timeout_while(lock(&self.state), left, goes_on));
    }
}

pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
