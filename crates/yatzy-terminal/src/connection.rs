//! The connection to a house. Its futures run on a thread of their own, so that a screen never waits for them longer
//! than it wants to: what is asked goes out, and the answer is looked for when the screen is drawn.

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
use yatzy_table::{GameId, House, HouseOffers, Refused, Rejection, View, Who};

/// The connection to a house, for someone. Cheap to clone; all clones are one connection.
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

/// Rings when something has come in.
#[derive(Default)]
pub struct Notifier {
    state: Mutex<NotifierState>,
    changed: Condvar,
}

#[derive(Default)]
struct NotifierState {
    /// Whether something has come in that nobody has looked at.
    news: bool,
    /// How many questions are out whose answers are worth waiting for.
    asked: usize,
}

impl Connection {
    /// A connection to a house.
    pub fn new(house: Arc<dyn House>, who: Who) -> io::Result<Connection> {
        Connection::open(async { Ok((house, who)) })
    }

    /// A connection to a house that is opened on the connection's own thread: what it begins there goes on there.
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
            // Both ways the other end is gone.
            let _ = runtime.block_on(ended);
            // What thinks on a thread of its own is not waited for.
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

    /// What can be had in the house.
    pub fn offers(&self) -> &HouseOffers {
        self.inner.house.offers()
    }

    /// The house.
    pub fn house(&self) -> Arc<dyn House> {
        self.inner.house.clone()
    }

    /// Who this device is there.
    pub fn who(&self) -> Who {
        lock(&self.inner.who).clone()
    }

    /// The device was given a token.
    pub fn goes_by(&self, who: &Who) {
        lock(&self.inner.who).clone_from(who);
    }

    /// A table as it looks now, waited for.
    pub fn look(&self, game: &GameId) -> Result<View, Rejection> {
        let (house, who, game) = (self.house(), self.who(), game.clone());
        let look = self.ask(async move { house.look(&game, &who).await });
        look.wait().unwrap_or_else(|| Err(Refused::Unavailable.into()))
    }

    /// Whether the house can be reached.
    pub fn connectivity(&self) -> Arc<Connectivity> {
        self.inner.connectivity.clone()
    }

    /// Rings when something has come in.
    pub fn notifier(&self) -> Arc<Notifier> {
        self.inner.notifier.clone()
    }

    /// Waits until something comes in, but no longer than that.
    pub fn wait_for_news(&self, wait: Duration) {
        self.inner.notifier.wait_for_news(wait);
    }

    /// Asks for something that is there in no time, and that a screen is glad to wait for.
    pub fn ask<T: Send + 'static>(&self, answer: impl Future<Output = T> + Send + 'static) -> Pending<T> {
        self.run(OpenQuestion::new(self.notifier()), answer)
    }

    /// Asks for something that may take a while, and that no screen waits for.
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
            // Nobody listens any more if the person has gone on; that is no mistake.
            let _ = sender.send(answer);
            drop(question);
            notifier.notify();
        });
        Pending::Waiting(receiver)
    }

    /// What some work comes to; `None` if it broke off.
    pub async fn spawn_for<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        self.inner.runtime.spawn(work).await.ok()
    }

    /// Lets something run beside the screen.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) -> tokio::task::JoinHandle<()> {
        self.inner.runtime.spawn(work)
    }
}

/// A question whose answer is worth waiting for, for as long as this lives.
pub struct OpenQuestion {
    notifier: Arc<Notifier>,
}

impl OpenQuestion {
    /// A question is out.
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
    /// Something has come in.
    pub fn notify(&self) {
        lock(&self.state).news = true;
        self.changed.notify_all();
    }

    /// Whether something has come in since this was asked last.
    pub fn take_news(&self) -> bool {
        std::mem::take(&mut lock(&self.state).news)
    }

    /// Whether something has come in that nobody has looked at.
    pub fn has_news(&self) -> bool {
        lock(&self.state).news
    }

    /// Whether a question is out whose answer is worth waiting for.
    pub fn has_open_questions(&self) -> bool {
        lock(&self.state).asked > 0
    }

    /// Waits until every question worth waiting for is answered, but no longer than until then.
    pub fn wait_for_answers(&self, until: Instant) {
        self.wait(until, |state| state.asked > 0);
    }

    /// Waits until something comes in, but no longer than that.
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
