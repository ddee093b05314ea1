//! What a device knows of the tables that it has seen: their rules, by which actions are written and advice is read, and
//! which throw comes next at which version. Bytes that a throw is brought belong to its number, however often it is
//! asked for.

use super::notes::Notes;
use crate::KnownGame;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{DiceSource, Record, Ruleset, Seat};
use yatzy_table::{DiceCheck, GameId, Token, View};

/// The tables that this device has seen since it came.
#[derive(Default)]
pub struct KnownTables {
    known: Mutex<HashMap<GameId, Known>>,
}

struct Known {
    rules: Arc<Ruleset>,
    source: DiceSource,
    /// The number of the next throw, by the version at which it was the next.
    throws: BTreeMap<u32, u32>,
    notes: Notes,
    /// The newest state of the game, which events are applied to.
    game: Option<KnownGame>,
}

impl KnownTables {
    /// Notes what a view shows, with its game. A device that goes by a token keeps it on the disk.
    pub fn note(
        &self,
        folder: Option<&Path>,
        view: &View,
        game: KnownGame,
        device: Option<Token>,
    ) -> io::Result<()> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.entry(view.id.clone()).or_insert_with(|| Known {
            rules: view.rules.clone(),
            source: view.source,
            throws: BTreeMap::new(),
            notes: Notes::of(folder, &view.id),
            game: None,
        });
        if known.game.as_ref().is_none_or(|known| known.version < game.version) {
            known.game = Some(game);
        }
        let is_newest = known.throws.last_key_value().is_none_or(|(version, _)| view.version >= *version);
        known.throws.insert(view.version, view.next_throw);
        device.map_or(Ok(()), |device| known.notes.note(device, view, is_newest))
    }

    /// The game of a table, as it was last seen.
    pub fn game(&self, game: &GameId) -> Option<KnownGame> {
        self.with(game, |known| known.game.clone()).flatten()
    }

    /// Forgets the game of a table, which the server's events don't follow: the next request asks for all of it.
    pub fn forget_game(&self, game: &GameId) {
        self.with(game, |known| known.game = None);
    }

    /// The rules of a table.
    pub fn rules(&self, game: &GameId) -> Option<Arc<Ruleset>> {
        self.with(game, |known| known.rules.clone())
    }

    /// Whether a version of a table was seen.
    pub fn has_seen(&self, game: &GameId, version: u32) -> bool {
        self.with(game, |known| known.throws.contains_key(&version)).unwrap_or(false)
    }

    /// What this device brings to the throw that is the next one at a version: what it chose, or what it noted for that
    /// throw before, or else fresh bytes. They are on the disk before they are sent.
    pub fn bytes(
        &self,
        game: &GameId,
        version: u32,
        chosen: Option<PlayerBytes>,
    ) -> io::Result<Option<PlayerBytes>> {
        let bytes = self.with(game, |known| {
            let Some(&throw) = known.throws.get(&version) else { return Ok(chosen) };
            match chosen {
                _ if known.source == DiceSource::Table => Ok(chosen),
                Some(bytes) => known.notes.brings(throw, bytes).map(|()| Some(bytes)),
                None => known.notes.bytes_of(throw).map(Some),
            }
        });
        bytes.unwrap_or(Ok(chosen))
    }

    /// What the notes say of the dice of a finished game.
    pub fn check(&self, game: &GameId, record: &Record, own: &[Seat]) -> Option<DiceCheck> {
        self.with(game, |known| known.notes.check(record, own)).flatten()
    }

    fn with<T>(&self, game: &GameId, ask: impl FnOnce(&mut Known) -> T) -> Option<T> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get_mut(game).map(ask)
    }
}
