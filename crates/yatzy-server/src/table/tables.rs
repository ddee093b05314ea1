//! The tables in memory, read from the store when first asked for and dropped when nobody looks.

use super::{Live, Seen};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_store::{GameId, Store, StoreError};

/// How many tables are kept before those that nobody watches are dropped.
const KEPT: usize = 256;

/// The tables in memory.
#[derive(Debug, Default)]
pub struct Tables {
    live: Mutex<HashMap<GameId, Arc<Live>>>,
}

impl Tables {
    /// The table of a game, read from the store if it is not in memory.
    pub async fn get(&self, store: &dyn Store, id: &GameId) -> Result<Option<Arc<Live>>, StoreError> {
        if let Some(live) = self.known(id) {
            return Ok(Some(live));
        }
        let Some(saved) = store.game(id).await? else { return Ok(None) };
        let seen = Arc::new(Seen::new(saved)?);
        let mut tables = self.lock();
        if tables.len() >= KEPT {
            tables.retain(|_, live| live.is_watched() || Arc::strong_count(live) > 1);
        }
        // Whoever came first wins, so that there is one pen for the game.
        let live = tables.entry(id.clone()).or_insert_with(|| Arc::new(Live::new(seen)));
        Ok(Some(live.clone()))
    }

    /// The table of a game, if it is in memory.
    pub fn known(&self, id: &GameId) -> Option<Arc<Live>> {
        self.lock().get(id).cloned()
    }

    /// Forgets a table.
    pub fn forget(&self, id: &GameId) {
        self.lock().remove(id);
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<GameId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
