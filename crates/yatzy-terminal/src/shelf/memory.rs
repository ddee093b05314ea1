//! A shelf that forgets: for tests, and for a place without a writable folder.

use super::{GameId, Shelf, ShelfError, Shelved};
use std::collections::BTreeMap;
use std::path::PathBuf;
use yatzy_rules::Record;

/// Keeps games as long as the program runs.
#[derive(Debug, Default)]
pub struct MemoryShelf {
    games: BTreeMap<GameId, Record>,
    next: u32,
}

impl Shelf for MemoryShelf {
    fn new_id(&mut self) -> GameId {
        self.next += 1;
        GameId(format!("game-{:04}", self.next))
    }

    fn save(&mut self, id: &GameId, record: &Record) -> Result<(), ShelfError> {
        self.games.insert(id.clone(), record.clone());
        Ok(())
    }

    fn take(&mut self, id: &GameId) -> Result<Record, ShelfError> {
        self.games.get(id).cloned().ok_or_else(|| ShelfError::Absent(id.clone()))
    }

    fn put_back(&mut self, _id: &GameId) {}

    fn unfinished(&self) -> Result<Vec<Shelved>, ShelfError> {
        Ok(self.games_where(|record| record.game.turn().is_some()))
    }

    fn finished(&self) -> Result<Vec<Shelved>, ShelfError> {
        Ok(self.games_where(|record| record.game.turn().is_none()))
    }

    fn newest(&self) -> Option<Shelved> {
        self.games_where(|_| true).into_iter().next()
    }

    fn record_path(&self, _id: &GameId) -> Option<PathBuf> {
        None
    }
}

impl MemoryShelf {
    fn games_where(&self, wanted: impl Fn(&Record) -> bool) -> Vec<Shelved> {
        let games = self.games.iter().rev().filter(|(_, record)| wanted(record));
        games.map(|(id, record)| Shelved { id: id.clone(), record: record.clone() }).collect()
    }
}
