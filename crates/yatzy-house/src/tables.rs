//! The tables in memory, read from the store when first asked for and dropped when nobody looks.

use crate::live::Live;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_table::{GameId, Store, StoreError, Table};

/// How many tables are kept before those that nobody watches are dropped.
const KEPT: usize = 256;

/// How many deleted games are remembered: one that is being read while it is deleted must not come back.
const DELETED: usize = 1024;

/// The tables in memory.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    live: HashMap<GameId, Arc<Live>>,
    deleted: VecDeque<GameId>,
}

impl Tables {
    /// The table of a game, read from the store if it is not in memory.
    pub async fn get(&self, store: &dyn Store, id: &GameId) -> Result<Option<Arc<Live>>, StoreError> {
        if let Some(live) = self.known(id) {
            return Ok(Some(live));
        }
        let Some(saved) = store.game(id).await? else { return Ok(None) };
        let table = Arc::new(Table::new(saved)?);
        let mut inner = self.lock();
        if inner.deleted.contains(id) {
            return Ok(None);
        }
        if inner.live.len() >= KEPT {
            inner.live.retain(|_, live| live.is_watched() || Arc::strong_count(live) > 1);
        }
        // Whoever came first wins, so that there is one pen for the game.
        let live = inner.live.entry(id.clone()).or_insert_with(|| Arc::new(Live::new(table)));
        Ok(Some(live.clone()))
    }

    /// The table of a game, if it is in memory.
    pub fn known(&self, id: &GameId) -> Option<Arc<Live>> {
        self.lock().live.get(id).cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<Live>> {
        self.lock().live.values().cloned().collect()
    }

    /// Those that someone watches.
    pub fn watched(&self) -> Vec<Arc<Live>> {
        self.lock().live.values().filter(|live| live.is_watched()).cloned().collect()
    }

    /// Forgets a table that is about to be deleted, for good.
    pub fn delete(&self, id: &GameId) {
        let mut inner = self.lock();
        inner.live.remove(id);
        inner.deleted.push_back(id.clone());
        if inner.deleted.len() > DELETED {
            inner.deleted.pop_front();
        }
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().live.len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
