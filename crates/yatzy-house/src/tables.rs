//! The tables in memory, read from the store when first asked for and dropped when nobody looks.

use crate::lately::Lately;
use crate::live::Live;
use crate::runtime::Runtime;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_table::{GameId, Store, StoreError, Table};

/// The tables in memory.
pub(crate) struct Tables {
    inner: Mutex<Inner>,
    runtime: Arc<dyn Runtime>,
    /// How many are kept before those that nobody watches are dropped.
    kept: usize,
}

#[derive(Default)]
struct Inner {
    live: HashMap<GameId, Arc<Live>>,
    /// Deleted, or dropped because nobody looked: what was read of a game before that must not come in after it. It may be
    /// gone, or have moved on.
    left: Lately,
}

impl Inner {
    fn drop_unwatched(&mut self) {
        let Inner { live, left } = self;
        live.retain(|id, live| {
            let stays = live.is_watched() || Arc::strong_count(live) > 1;
            if !stays {
                left.note(id);
            }
            stays
        });
    }
}

impl Tables {
    /// No tables yet.
    pub fn new(runtime: Arc<dyn Runtime>, kept: usize) -> Tables {
        Tables { inner: Mutex::default(), runtime, kept }
    }

    /// The table of a game, read from the store if it is not in memory.
    pub async fn get(&self, store: &dyn Store, id: &GameId) -> Result<Option<Arc<Live>>, StoreError> {
        loop {
            let left = self.lock().left.count();
            if let Some(live) = self.known(id) {
                return Ok(Some(live));
            }
            let Some(saved) = store.game(id).await? else { return Ok(None) };
            let table = Arc::new(Table::new(saved)?);
            if let Some(live) = self.open(id, table, left) {
                return Ok(Some(live));
            }
        }
    }

    /// Puts a table into memory, unless its game left it since so many had.
    fn open(&self, id: &GameId, table: Arc<Table>, left: u64) -> Option<Arc<Live>> {
        let mut inner = self.lock();
        // Whoever came first wins, so that there is one pen for the game; and theirs may have moved on, so it is not dropped
        // to make room for this one.
        if let Some(live) = inner.live.get(id) {
            return Some(live.clone());
        }
        if inner.left.since(left, id) {
            return None;
        }
        if inner.live.len() >= self.kept {
            inner.drop_unwatched();
        }
        let live = Arc::new(Live::new(table, self.runtime.clone()));
        inner.live.insert(id.clone(), live.clone());
        Some(live)
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

    /// Forgets a table whose game has just been deleted.
    pub fn delete(&self, id: &GameId) {
        let mut inner = self.lock();
        inner.live.remove(id);
        inner.left.note(id);
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().live.len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
