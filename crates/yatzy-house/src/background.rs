//! Work that takes longer than a request may: begun once, done on a thread for such work, and kept for whoever
//! asks again.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, watch};

/// Results by their keys, the latest asked for first; those asked for least are dropped.
pub struct Background<K, V> {
    kept: Mutex<Vec<(K, Work<V>)>>,
    most: usize,
    places: Arc<Semaphore>,
}

/// How much is worked on at once; the rest waits without a thread of its own.
const AT_ONCE: usize = 2;

type Work<V> = watch::Receiver<Option<Arc<V>>>;

impl<K: PartialEq, V: Send + Sync + 'static> Background<K, V> {
    /// Keeps at most so many results.
    pub fn new(most: usize) -> Background<K, V> {
        Background { kept: Mutex::default(), most, places: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// The result, if it is there or comes in time. Whoever asks first begins the work, and it goes on whether
    /// anyone waits for it or not.
    pub async fn get(
        &self,
        key: K,
        wait: Duration,
        work: impl FnOnce() -> V + Send + 'static,
    ) -> Option<Arc<V>> {
        let mut coming = self.begin(key, work);
        let done = tokio::time::timeout(wait, coming.wait_for(Option::is_some)).await;
        done.ok()?.ok()?.clone()
    }

    fn begin(&self, key: K, work: impl FnOnce() -> V + Send + 'static) -> Work<V> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // Work that broke off without a result is begun anew.
        kept.retain(|(_, work)| work.borrow().is_some() || work.has_changed().is_ok());
        if let Some(place) = kept.iter().position(|(known, _)| *known == key) {
            let known = kept.remove(place);
            let coming = known.1.clone();
            kept.insert(0, known);
            return coming;
        }
        let (told, coming) = watch::channel(None);
        kept.insert(0, (key, coming.clone()));
        kept.truncate(self.most);
        drop(kept);
        let places = self.places.clone();
        tokio::spawn(async move {
            let _place = places.acquire_owned().await;
            let work = tokio::task::spawn_blocking(move || told.send_replace(Some(Arc::new(work()))));
            // What panicked has told nobody, and is begun anew by whoever asks next.
            let _ = work.await;
        });
        coming
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn work_is_done_once_and_kept() {
        let works: Background<u8, u8> = Background::new(2);
        let begun = Arc::new(AtomicUsize::new(0));
        let work = |result: u8| {
            let begun = begun.clone();
            move || {
                begun.fetch_add(1, Ordering::SeqCst);
                result
            }
        };
        let (one, two) = tokio::join!(works.get(1, LONG, work(10)), works.get(1, LONG, work(11)));
        assert_eq!((one.as_deref(), two.as_deref()), (Some(&10), Some(&10)));
        assert_eq!(begun.load(Ordering::SeqCst), 1);
        // The third pushes out the one that was asked for longest ago.
        works.get(2, LONG, work(20)).await;
        works.get(1, LONG, work(12)).await;
        works.get(3, LONG, work(30)).await;
        assert_eq!(works.get(1, LONG, work(13)).await.as_deref(), Some(&10));
        assert_eq!(works.get(2, LONG, work(21)).await.as_deref(), Some(&21));
    }

    #[tokio::test]
    async fn nobody_waits_for_long_and_broken_work_is_begun_anew() {
        let works: Background<u8, u8> = Background::new(2);
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let slow = move || {
            let _ = gone.recv();
            1
        };
        assert_eq!(works.get(1, Duration::ZERO, slow).await, None);
        assert_eq!(works.get(1, Duration::ZERO, || 9).await, None);
        go.send(()).unwrap();
        assert_eq!(works.get(1, LONG, || 2).await.as_deref(), Some(&1));
        assert_eq!(works.get(1, Duration::ZERO, || 9).await.as_deref(), Some(&1));
        assert_eq!(works.get(2, LONG, || panic!("on purpose")).await, None);
        assert_eq!(works.get(2, LONG, || 3).await.as_deref(), Some(&3));
    }
}
