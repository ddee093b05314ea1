//! Work that takes longer than a request may: begun once, done on a thread for such work, and kept for whoever
//! asks again.

use crate::queue::{Asker, Queue};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// Results by their keys, the latest asked for first; those asked for least are dropped.
pub struct Background<K, V> {
    kept: Mutex<Vec<(K, Work<V>)>>,
    most: usize,
    queue: Arc<Queue>,
}

type Work<V> = watch::Receiver<Option<Arc<V>>>;

impl<K: PartialEq, V: Send + Sync + 'static> Background<K, V> {
    /// Keeps at most so many results of what has its turn in a queue.
    pub fn new(most: usize, queue: Arc<Queue>) -> Background<K, V> {
        Background { kept: Mutex::default(), most, queue }
    }

    /// The result, if it is there or comes in time. Whoever asks first begins the work, and it goes on whether
    /// anyone waits for it or not. Where too much waits already nothing is begun: it can be asked for again.
    pub async fn get(
        &self,
        asker: Asker,
        key: K,
        wait: Duration,
        work: impl FnOnce() -> V + Send + 'static,
    ) -> Option<Arc<V>> {
        let mut coming = self.begin(asker, key, work)?;
        let done = tokio::time::timeout(wait, coming.wait_for(Option::is_some)).await;
        done.ok()?.ok()?.clone()
    }

    fn begin(&self, asker: Asker, key: K, work: impl FnOnce() -> V + Send + 'static) -> Option<Work<V>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Work that broke off without a result is begun anew.
        kept.retain(|(_, work)| work.borrow().is_some() || work.has_changed().is_ok());
        if let Some(place) = kept.iter().position(|(known, _)| *known == key) {
            let known = kept.remove(place);
            let coming = known.1.clone();
            kept.insert(0, known);
            return Some(coming);
        }
        let place = self.queue.enter(asker)?;
        let (told, coming) = watch::channel(None);
        kept.insert(0, (key, coming.clone()));
        kept.truncate(self.most);
        drop(kept);
        tokio::spawn(async move {
            let _place = place.await;
            let work = tokio::task::spawn_blocking(move || told.send_replace(Some(Arc::new(work()))));
            // What panicked has told nobody, and is begun anew by whoever asks next.
            let _ = work.await;
        });
        Some(coming)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn work_is_done_once_and_kept() {
        let works: Background<u8, u8> = Background::new(2, Queue::new(2, 8, 8));
        let begun = Arc::new(AtomicUsize::new(0));
        let work = |result: u8| {
            let begun = begun.clone();
            move || {
                begun.fetch_add(1, Ordering::SeqCst);
                result
            }
        };
        let (one, two) =
            tokio::join!(works.get(Asker(0), 1, LONG, work(10)), works.get(Asker(0), 1, LONG, work(11)));
        assert_eq!((one.as_deref(), two.as_deref()), (Some(&10), Some(&10)));
        assert_eq!(begun.load(Ordering::SeqCst), 1);
        // The third pushes out the one that was asked for longest ago.
        works.get(Asker(0), 2, LONG, work(20)).await;
        works.get(Asker(0), 1, LONG, work(12)).await;
        works.get(Asker(0), 3, LONG, work(30)).await;
        assert_eq!(works.get(Asker(0), 1, LONG, work(13)).await.as_deref(), Some(&10));
        assert_eq!(works.get(Asker(0), 2, LONG, work(21)).await.as_deref(), Some(&21));
    }

    #[tokio::test]
    async fn nobody_waits_for_long_and_broken_work_is_begun_anew() {
        let works: Background<u8, u8> = Background::new(2, Queue::new(2, 8, 8));
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            let _ = gone.recv();
            1
        };
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, slow).await, None);
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, || 9).await, None);
        go.send(()).unwrap();
        assert_eq!(works.get(Asker(0), 1, LONG, || 2).await.as_deref(), Some(&1));
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, || 9).await.as_deref(), Some(&1));
        assert_eq!(works.get(Asker(0), 2, LONG, || panic!("on purpose")).await, None);
        assert_eq!(works.get(Asker(0), 2, LONG, || 3).await.as_deref(), Some(&3));
    }

    #[tokio::test]
    async fn too_much_is_not_begun_and_can_be_asked_for_again() {
        let works: Background<u8, u8> = Background::new(9, Queue::new(1, 1, 1));
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            let _ = gone.recv();
            1
        };
        assert_eq!(works.get(Asker(0), 1, Duration::ZERO, slow).await, None);
        assert_eq!(works.get(Asker(0), 2, Duration::ZERO, || 2).await, None, "it waits");
        assert_eq!(works.get(Asker(0), 3, LONG, || 3).await, None, "nothing else may");
        go.send(()).unwrap();
        assert_eq!(works.get(Asker(0), 2, LONG, || 9).await.as_deref(), Some(&2));
        assert_eq!(works.get(Asker(0), 3, LONG, || 3).await.as_deref(), Some(&3));
    }
}
