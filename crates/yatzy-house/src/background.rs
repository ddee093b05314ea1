//! Work that takes longer than a request may: started once, done on a worker thread, its result cached.

use crate::queue::{Asker, Lane, Queue, Scheduler};
use crate::runtime::Runtime;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// Results by key, the most recently requested first; the least recently requested are dropped.
pub struct Background<K, V> {
    kept: Mutex<Vec<(K, Work<V>)>>,
    most: usize,
    queue: Arc<Queue>,
    runtime: Arc<dyn Runtime>,
    /// How long work goes on after the last request for it; `None` for as long as it takes.
    patience: Option<Duration>,
}

type Coming<V> = watch::Receiver<Option<Arc<V>>>;

struct Work<V> {
    coming: Coming<V>,
    /// Whether there was a request since the last look.
    is_asked_for: Arc<AtomicBool>,
}

impl<K: PartialEq, V: Send + Sync + 'static> Background<K, V> {
    /// At most `most` results of work in a lane.
    pub fn new(most: usize, scheduler: &Scheduler, lane: Lane) -> Background<K, V> {
        let (queue, runtime) = (scheduler.lane(lane).clone(), scheduler.runtime().clone());
        Background { patience: scheduler.patience(lane), ..Background::in_queue(most, queue, runtime) }
    }

    fn in_queue(most: usize, queue: Arc<Queue>, runtime: Arc<dyn Runtime>) -> Background<K, V> {
        Background { kept: Mutex::default(), most, queue, runtime, patience: None }
    }

    /// The result, if it is there or comes in time. The first request starts the work. It goes on for a while when the
    /// caller leaves: a page asks again in a moment. With a full queue nothing is started; the caller asks again, also
    /// after work that failed or was abandoned.
    pub async fn get(
        &self,
        asker: Asker,
        key: K,
        wait: Duration,
        work: impl Future<Output = Option<V>> + Send + 'static,
    ) -> Option<Arc<V>> {
        let mut coming = self.begin(asker, key, work)?;
        let done = self.runtime.within(wait, coming.wait_for(Option::is_some)).await;
        done?.ok()?.clone()
    }

    fn begin(
        &self,
        asker: Asker,
        key: K,
        work: impl Future<Output = Option<V>> + Send + 'static,
    ) -> Option<Coming<V>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Failed work is started anew.
        kept.retain(|(_, work)| work.coming.borrow().is_some() || work.coming.has_changed().is_ok());
        if let Some(place) = kept.iter().position(|(known, _)| *known == key) {
            let known = kept.remove(place);
            known.1.is_asked_for.store(true, Ordering::Relaxed);
            let coming = known.1.coming.clone();
            kept.insert(0, known);
            return Some(coming);
        }
        let place = self.queue.enter(asker).ok()?;
        let (told, coming) = watch::channel(None);
        let is_asked_for = Arc::new(AtomicBool::new(false));
        kept.insert(0, (key, Work { coming: coming.clone(), is_asked_for: is_asked_for.clone() }));
        kept.truncate(self.most);
        drop(kept);
        let work = async move {
            let _place = place.await;
            work.await
        };
        let (runtime, patience) = (self.runtime.clone(), self.patience);
        self.runtime.spawn(Box::pin(async move {
            let mut work = pin!(work);
            let done = match patience {
                None => work.await,
                Some(patience) => loop {
                    if let Some(done) = runtime.within(patience, work.as_mut()).await {
                        break done;
                    }
                    // One receiver is in the cache, the others wait.
                    if !is_asked_for.swap(false, Ordering::Relaxed) && told.receiver_count() < 2 {
                        break None;
                    }
                },
            };
            // Work that failed or was abandoned sends nothing: the next request starts it anew.
            if let Some(done) = done {
                told.send_replace(Some(Arc::new(done)));
            }
        }));
        Some(coming)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;
    use tokio::sync::oneshot::{self, error::TryRecvError};

    use crate::process::Process;
    use crate::runtime::Priority;

    const LONG: Duration = Duration::from_secs(60);

    fn works(most: usize, queue: Arc<Queue>) -> Background<u8, u8> {
        Background::in_queue(most, queue, Arc::new(Process::default()))
    }

    async fn done(work: impl FnOnce() -> u8 + Send + 'static) -> Option<u8> {
        let runtime: Arc<dyn Runtime> = Arc::new(Process::default());
        runtime.done(Priority::Background, work).await
    }

    #[tokio::test]
    async fn work_is_done_once_and_kept() {
        let works = works(2, Queue::new(2, 8, 8));
        let begun = Arc::new(AtomicUsize::new(0));
        let work = |result: u8| {
            let begun = begun.clone();
            done(move || {
                begun.fetch_add(1, Ordering::SeqCst);
                result
            })
        };
        let (one, two) =
            tokio::join!(works.get(Asker(0), 1, LONG, work(10)), works.get(Asker(0), 1, LONG, work(11)));
        assert_eq!((one.as_deref(), two.as_deref()), (Some(&10), Some(&10)));
        assert_eq!(begun.load(Ordering::SeqCst), 1);
        // The third evicts the one requested longest ago.
        works.get(Asker(0), 2, LONG, work(20)).await;
        works.get(Asker(0), 1, LONG, work(12)).await;
        works.get(Asker(0), 3, LONG, work(30)).await;
        assert_eq!(works.get(Asker(0), 1, LONG, work(13)).await.as_deref(), Some(&10));
        assert_eq!(works.get(Asker(0), 2, LONG, work(21)).await.as_deref(), Some(&21));
    }

    #[tokio::test]
    async fn waiting_is_limited_and_failed_work_is_started_anew() {
        let works = works(2, Queue::new(2, 8, 8));
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            let _ = gone.recv();
            1
        };
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, done(slow)).await, None);
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, done(|| 9)).await, None);
        go.send(()).unwrap();
        assert_eq!(works.get(Asker(0), 1, LONG, done(|| 2)).await.as_deref(), Some(&1));
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, done(|| 9)).await.as_deref(), Some(&1));
        assert_eq!(works.get(Asker(0), 2, LONG, done(|| panic!("on purpose"))).await, None);
        assert_eq!(works.get(Asker(0), 2, LONG, done(|| 3)).await.as_deref(), Some(&3));
    }

    /// Work went on to its end whether or not anyone still asked for it.
    #[tokio::test]
    async fn work_that_is_asked_for_no_more_breaks_off() {
        let patience = Some(Duration::from_millis(20));
        let works = Background { patience, ..works(2, Queue::new(1, 8, 8)) };
        let (held, mut ended) = oneshot::channel::<()>();
        let endless = done(move || {
            let _held = held;
            loop {
                yatzy_solver::in_parallel(|| std::thread::sleep(Duration::from_millis(1)));
            }
        });
        assert_eq!(works.get(Asker(0), 1, Duration::from_millis(200), endless).await, None);
        assert_eq!(ended.try_recv(), Err(TryRecvError::Empty), "it goes on while a request waits for it");
        assert!(ended.await.is_err());
        assert_eq!(works.get(Asker(0), 1, LONG, done(|| 2)).await.as_deref(), Some(&2));
    }

    #[tokio::test]
    async fn too_much_is_not_begun_and_can_be_asked_for_again() {
        let works = works(9, Queue::new(1, 1, 1));
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            let _ = gone.recv();
            1
        };
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, done(slow)).await, None);
        assert_eq!(works.get(Asker(0), 2, Duration::ZERO, done(|| 2)).await, None, "it waits");
        assert_eq!(works.get(Asker(0), 3, LONG, done(|| 3)).await, None, "nothing else may");
        go.send(()).unwrap();
        assert_eq!(works.get(Asker(0), 2, LONG, done(|| 9)).await.as_deref(), Some(&2));
        assert_eq!(works.get(Asker(0), 3, LONG, done(|| 3)).await.as_deref(), Some(&3));
    }
}
