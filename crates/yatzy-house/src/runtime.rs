//! What a house runs on: clock, randomness, tasks, timers, and a place for long work. For a process that is
//! [`Process`](crate::Process); the browser module brings its own.

use crate::job::Job;
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;
use tokio::sync::oneshot;
use yatzy_table::{Moment, Table, TableRequest};

/// A boxed future.
pub type Task<T = ()> = Pin<Box<dyn Future<Output = T> + Send>>;

/// The priority of work against requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// The computer's move: a table waits for it.
    Move,
    /// Everything else.
    Background,
}

pub trait Runtime: Send + Sync {
    /// The current time.
    fn now(&self) -> Moment;

    /// Fresh random bytes.
    fn fresh(&self) -> [u8; 32];

    /// Fresh random bytes for one decision. A test's runtime chooses them by the request.
    fn fresh_for(&self, _table: &Table, _asked: &TableRequest) -> [u8; 32] {
        self.fresh()
    }

    /// Time since the start, by a monotonic clock.
    fn uptime(&self) -> Duration;

    /// Runs a task concurrently.
    fn spawn(&self, task: Task);

    /// Waits for a time.
    fn sleep(&self, time: Duration) -> Task;

    /// Does long work off the tasks' thread, and waits for it. Work that panics is over, too. Work that is no longer
    /// waited for may break off.
    fn work(&self, priority: Priority, work: Box<dyn FnOnce() + Send>) -> Task;

    /// Workers that jobs are sent to; `None` where [`Runtime::work`] does all work.
    fn workers(&self) -> Option<&dyn Workers> {
        None
    }
}

/// Workers outside this module, which exchange data only.
pub trait Workers: Send + Sync {
    /// Has a job run by a worker, with [`Analyst::run_job`](crate::Analyst::run_job); `None` if that failed or there is
    /// no worker.
    fn run_job(&self, job: Job) -> Task<Option<Vec<u8>>>;
}

impl dyn Runtime + '_ {
    /// The output of a future, or `None` after that time.
    pub async fn within<T>(&self, time: Duration, coming: impl Future<Output = T>) -> Option<T> {
        let mut coming = pin!(coming);
        let mut alarm: Option<Task> = None;
        poll_fn(|context| {
            if let Poll::Ready(done) = coming.as_mut().poll(context) {
                return Poll::Ready(Some(done));
            }
            if time.is_zero() {
                return Poll::Ready(None);
            }
            alarm.get_or_insert_with(|| self.sleep(time)).as_mut().poll(context).map(|()| None)
        })
        .await
    }

    /// The result of long work; `None` if it panics.
    pub async fn done<T: Send + 'static>(
        &self,
        priority: Priority,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (told, done) = oneshot::channel();
        // The caller may have left.
        self.work(priority, Box::new(move || drop(told.send(work())))).await;
        done.await.ok()
    }
}
