//! The cache of tables, read from the store on demand and dropped without subscribers.

use crate::invalidations::RecentInvalidations;
use crate::live_table::LiveTable;
use crate::runtime::Runtime;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_table::{GameId, Store, StoreError, Table};

pub(crate) struct Tables {
    cached: Mutex<CachedTables>,
    runtime: Arc<dyn Runtime>,
    /// Number of tables above which those without subscribers are dropped.
    kept: usize,
}

#[derive(Default)]
struct CachedTables {
    live: HashMap<GameId, Arc<LiveTable>>,
    /// Games that were deleted or dropped: a read that began before may be stale.
    left: RecentInvalidations,
}

impl CachedTables {
    fn drop_unwatched(&mut self) {
        let CachedTables { live, left } = self;
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
    pub fn new(runtime: Arc<dyn Runtime>, kept: usize) -> Tables {
        Tables { cached: Mutex::default(), runtime, kept }
    }

    /// The table of a game, read from the store if it is not cached.
    pub async fn get(&self, store: &dyn Store, id: &GameId) -> Result<Option<Arc<LiveTable>>, StoreError> {
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

    /// Caches a table, unless its game was invalidated since that count.
    fn open(&self, id: &GameId, table: Arc<Table>, left: u64) -> Option<Arc<LiveTable>> {
        let mut cached = self.lock();
        // The first one stays, so that a game has one write lock. It may be newer, so it is looked up before any are
        // dropped.
        if let Some(live) = cached.live.get(id) {
            return Some(live.clone());
        }
        if cached.left.since(left, id) {
            return None;
        }
        if cached.live.len() >= self.kept {
            cached.drop_unwatched();
        }
        let live = Arc::new(LiveTable::new(table, self.runtime.clone()));
        cached.live.insert(id.clone(), live.clone());
        Some(live)
    }

    pub fn known(&self, id: &GameId) -> Option<Arc<LiveTable>> {
        self.lock().live.get(id).cloned()
    }

    pub fn all(&self) -> Vec<Arc<LiveTable>> {
        self.lock().live.values().cloned().collect()
    }

    /// Tables with subscribers.
    pub fn watched(&self) -> Vec<Arc<LiveTable>> {
        self.lock().live.values().filter(|live| live.is_watched()).cloned().collect()
    }

    /// Drops a table whose game was deleted.
    pub fn delete(&self, id: &GameId) {
        let mut cached = self.lock();
        cached.live.remove(id);
        cached.left.note(id);
    }

    pub fn count(&self) -> usize {
        self.lock().live.len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, CachedTables> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
