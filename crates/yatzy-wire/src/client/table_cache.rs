//! The tables that this device has seen: their rules, needed to write actions and to read advice, and the number of the
//! next throw at each version. The bytes for a throw belong to its number, for every retry.

use super::DeviceStorage;
use super::notes::Notes;
use crate::GameAtVersion;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{DiceSource, Record, Ruleset, Seat};
use yatzy_table::{Basics, DiceCheck, GameId, Token, View};

#[derive(Default)]
pub struct TableCache {
    known: Mutex<HashMap<GameId, CachedTable>>,
}

struct CachedTable {
    rules: Arc<Ruleset>,
    source: DiceSource,
    /// The number of the next throw, by the version at which it was the next.
    throws: BTreeMap<u32, u32>,
    notes: Notes,
    /// The newest state of the game, which events are applied to.
    game: Option<GameAtVersion>,
}

impl TableCache {
    /// Stores what a view shows, with its game. A device with a token notes it in its storage.
    pub fn note(
        &self,
        storage: &Arc<dyn DeviceStorage>,
        view: &View,
        game: GameAtVersion,
        device: Option<Token>,
    ) -> io::Result<()> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.entry(view.id.clone()).or_insert_with(|| CachedTable {
            rules: view.rules.clone(),
            source: view.source,
            throws: BTreeMap::new(),
            notes: Notes::of(storage, &view.id),
            game: None,
        });
        if known.game.as_ref().is_none_or(|known| known.version < game.version) {
            known.game = Some(game);
        }
        let is_newest = known.throws.last_key_value().is_none_or(|(version, _)| view.version >= *version);
        known.throws.insert(view.version, view.next_throw);
        device.map_or(Ok(()), |device| known.notes.note(device, view, is_newest))
    }

    /// The newest game of a table.
    pub fn game(&self, game: &GameId) -> Option<GameAtVersion> {
        self.with(game, |known| known.game.clone()).flatten()
    }

    /// Forgets the game of a table when the server's events don't fit it: the next request asks for all of it.
    pub fn forget_game(&self, game: &GameId) {
        self.with(game, |known| known.game = None);
    }

    /// What never changes at a table.
    pub fn basics(&self, game: &GameId) -> Option<Basics> {
        self.with(game, |known| Basics { rules: known.rules.clone(), source: known.source })
    }

    pub fn rules(&self, game: &GameId) -> Option<Arc<Ruleset>> {
        self.with(game, |known| known.rules.clone())
    }

    pub fn has_seen(&self, game: &GameId, version: u32) -> bool {
        self.with(game, |known| known.throws.contains_key(&version)).unwrap_or(false)
    }

    /// The bytes for the throw that is next at a version: those chosen, those noted before, or fresh ones. They are on
    /// the disk before they are sent.
    pub fn bytes(
        &self,
        game: &GameId,
        version: u32,
        chosen: Option<PlayerBytes>,
    ) -> io::Result<Option<PlayerBytes>> {
        let bytes = self.with(game, |known| {
            let Some(&throw) = known.throws.get(&version) else { return Ok(chosen) };
            match chosen {
                _ if known.source != DiceSource::Program => Ok(chosen),
                Some(bytes) => known.notes.brings(throw, bytes).map(|()| Some(bytes)),
                None => known.notes.bytes_of(throw).map(Some),
            }
        });
        bytes.unwrap_or(Ok(chosen))
    }

    /// The check of a finished game's dice against the notes.
    pub fn check(&self, game: &GameId, record: &Record, own: &[Seat]) -> Option<DiceCheck> {
        self.with(game, |known| known.notes.check(record, own)).flatten()
    }

    fn with<T>(&self, game: &GameId, ask: impl FnOnce(&mut CachedTable) -> T) -> Option<T> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get_mut(game).map(ask)
    }
}
