//! What a house needs of whatever runs it: time, randomness, tasks beside each other, and somewhere to do what takes long.
//! In a process that is [`Process`](crate::Process); where there are neither threads nor timers, someone else brings it.

use crate::job::Job;
use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;
use tokio::sync::oneshot;
use yatzy_table::Moment;

/// Something that runs beside everything else, or is waited for.
pub type Task<T = ()> = Pin<Box<dyn Future<Output = T> + Send>>;

/// How much processor time work gets beside everything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// The computer's move: a table waits for it.
    Move,
    /// Everything else.
    Background,
}

/// What a house runs on.
pub trait Runtime: Send + Sync {
    /// What the clock on the wall says.
    fn now(&self) -> Moment;

    /// Fresh random bytes.
    fn fresh(&self) -> [u8; 32];

    /// How long it has been running, by a clock that nobody sets.
    fn uptime(&self) -> Duration;

    /// Runs a task beside everything else.
    fn spawn(&self, task: Task);

    /// Waits for a time.
    fn sleep(&self, time: Duration) -> Task;

    /// Does work that may take long where it keeps nobody, and waits for it. Work that breaks off is over too.
    fn work(&self, priority: Priority, work: Box<dyn FnOnce() + Send>) -> Task;

    /// Who does the longest work elsewhere, as data; `None` where [`Runtime::work`] does all of it.
    fn workers(&self) -> Option<&dyn Workers> {
        None
    }
}

/// Others who do work that comes and goes as data.
pub trait Workers: Send + Sync {
    /// Has a job done by whoever is there. What comes back is what [`Judge::does`](crate::Judge::does) makes of it; `None`
    /// if it broke off, or nobody is there.
    fn give(&self, job: Job) -> Task<Option<Vec<u8>>>;
}

impl dyn Runtime + '_ {
    /// What comes of something, unless it takes longer than that.
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

    /// What comes of work that may take long; `None` if it breaks off.
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
