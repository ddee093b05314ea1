//! A small cache of solved endgames. Solving runs outside the lock, so that concurrent callers do not wait for each
//! other.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// The most recently used endgames. One endgame answers for many positions, so a lookup asks each of them.
pub(crate) struct EndgameCache<T> {
    /// Most recently used first.
    recent: Mutex<VecDeque<Arc<T>>>,
    capacity: usize,
}

impl<T> EndgameCache<T> {
    pub fn new(capacity: usize) -> EndgameCache<T> {
        EndgameCache { recent: Mutex::default(), capacity }
    }

    /// The first endgame that fits.
    pub fn find_one(&self, fits: impl Fn(&T) -> bool) -> Option<Arc<T>> {
        self.find_in(|endgame| fits(endgame).then(|| endgame.clone()))
    }

    /// The answer of the first endgame that has one.
    pub fn find<R>(&self, answer: impl Fn(&T) -> Option<R>) -> Option<R> {
        self.find_in(|endgame| answer(endgame))
    }

    fn find_in<R>(&self, answer: impl Fn(&Arc<T>) -> Option<R>) -> Option<R> {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let (place, found) =
            recent.iter().enumerate().find_map(|(place, endgame)| Some((place, answer(endgame)?)))?;
        if let Some(used) = recent.remove(place) {
            recent.push_front(used);
        }
        Some(found)
    }

    pub fn insert(&self, endgame: T) -> Arc<T> {
        let endgame = Arc::new(endgame);
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.push_front(endgame.clone());
        recent.truncate(self.capacity);
        endgame
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_endgame_used_longest_ago_is_evicted() {
        let cache = EndgameCache::new(2);
        let find = |wanted: u8| cache.find(|&found: &u8| (found == wanted).then_some(found));
        cache.insert(1);
        cache.insert(2);
        assert_eq!(find(1), Some(1));
        assert_eq!(*cache.insert(3), 3);
        assert_eq!([1, 2, 3].map(find), [Some(1), None, Some(3)]);
    }
}
