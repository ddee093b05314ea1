//! What a device knows of the tables that it has seen: their rules, by which actions are written and advice is read, and
//! which throw comes next at which version. Bytes that a throw is brought belong to its number, however often it is
//! asked for.

use super::notes::Notes;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use yatzy_rules::fair::PlayerBytes;
use yatzy_rules::{DiceSource, Record, Ruleset};
use yatzy_table::{GameId, Token, View};

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
    /// Whether this device goes by a token there, and notes things down.
    sits: bool,
}

impl KnownTables {
    /// Notes what a view tells: with the first one, what the server bound itself to, and by which token this device
    /// goes there.
    pub fn note(&self, folder: Option<&Path>, view: &View, device: Option<Token>) -> io::Result<()> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known.get_mut(&view.id) {
            let newest = known.throws.last_key_value().is_none_or(|(version, _)| view.version >= *version);
            known.throws.insert(view.version, view.next_throw);
            if newest && known.sits {
                known.notes.note_head(view.head)?;
            }
            return Ok(());
        }
        let mut notes = Notes::of(folder, &view.id);
        if device.is_some() {
            notes.go_by(device);
            notes.note_commitment(view.commitment)?;
            notes.note_head(view.head)?;
        }
        let throws = BTreeMap::from([(view.version, view.next_throw)]);
        let table =
            Known { rules: view.rules.clone(), source: view.source, throws, notes, sits: device.is_some() };
        known.insert(view.id.clone(), table);
        Ok(())
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

    /// Whether a finished game's dice are what was bound and brought; `None` if that can't be told.
    pub fn agrees(&self, game: &GameId, record: &Record, own: &[yatzy_rules::Seat]) -> Option<bool> {
        self.with(game, |known| known.notes.agrees(record, own)).flatten()
    }

    fn with<T>(&self, game: &GameId, ask: impl FnOnce(&mut Known) -> T) -> Option<T> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get_mut(game).map(ask)
    }
}
