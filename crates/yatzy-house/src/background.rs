//! Work that takes longer than a request may: started once, done on a worker thread, its result cached.

use crate::queue::{Asker, Lane, Queue, Scheduler};
use crate::runtime::Runtime;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// Results by key, the most recently requested first; the least recently requested are dropped.
pub struct Background<K, V> {
    kept: Mutex<Vec<(K, Work<V>)>>,
    most: usize,
    queue: Arc<Queue>,
    runtime: Arc<dyn Runtime>,
}

type Work<V> = watch::Receiver<Option<Arc<V>>>;

impl<K: PartialEq, V: Send + Sync + 'static> Background<K, V> {
    /// At most `most` results of work in a lane.
    pub fn new(most: usize, scheduler: &Scheduler, lane: Lane) -> Background<K, V> {
        Background::in_queue(most, scheduler.lane(lane).clone(), scheduler.runtime().clone())
    }

    fn in_queue(most: usize, queue: Arc<Queue>, runtime: Arc<dyn Runtime>) -> Background<K, V> {
        Background { kept: Mutex::default(), most, queue, runtime }
    }

    /// The result, if it is there or comes in time. The first request starts the work, which goes on even if the caller
    /// leaves. With a full queue nothing is started; the caller asks again, also after work that failed.
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
    ) -> Option<Work<V>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Failed work is started anew.
        kept.retain(|(_, work)| work.borrow().is_some() || work.has_changed().is_ok());
        if let Some(place) = kept.iter().position(|(known, _)| *known == key) {
            let known = kept.remove(place);
            let coming = known.1.clone();
            kept.insert(0, known);
            return Some(coming);
        }
        let place = self.queue.enter(asker).ok()?;
        let (told, coming) = watch::channel(None);
        kept.insert(0, (key, coming.clone()));
        kept.truncate(self.most);
        drop(kept);
        self.runtime.spawn(Box::pin(async move {
            let _place = place.await;
            // Failed work sends nothing: the next request starts it anew.
            if let Some(done) = work.await {
                told.send_replace(Some(Arc::new(done)));
            }
        }));
        Some(coming)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

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
