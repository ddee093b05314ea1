//! The shelf of a house: games in the same database that the house server uses, so that records made at the
//! table and on the page are one house's records.
//!
//! An event is one row and one flush to the disk, however long the game is. Who has a game in hand holds a
//! lock file beside the database; it dies with its holder.

use super::{Finished, FinishedSeat, Shelf, ShelfError, Shelved};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::future::Future;
use std::io;
use std::path::{Path, PathBuf};
use tokio::runtime::{Builder, Runtime};
use yatzy_rules::{Points, Record, RecordSeat, Ruleset};
use yatzy_store::{
    Append, Appended, FinishedQuery, GameId, Happening, Moment, NewGame, Saved, SavedSeat, SeatResult,
    SqliteStore, Store, StoreError, TokenHash, digest,
};

/// Keeps games in a house's database.
pub struct HouseShelf {
    store: SqliteStore,
    /// The store waits for its disk in its own way; we wait for the store.
    runtime: Runtime,
    locks: PathBuf,
    held: BTreeMap<GameId, Held>,
}

/// A game in our hands.
struct Held {
    /// Kept open, and thereby locked.
    _lock: File,
    /// How much of the game is in the database.
    version: u32,
}

impl HouseShelf {
    /// The name of the database in its folder.
    pub const FILE: &str = "house.db";

    /// The shelf in this folder; folder and database are made if they are not there yet.
    pub fn open(folder: &Path) -> Result<HouseShelf, ShelfError> {
        fs::create_dir_all(folder).map_err(at(folder))?;
        let runtime = Builder::new_current_thread().enable_all().build().map_err(at(folder))?;
        let store = runtime.block_on(SqliteStore::open(&folder.join(HouseShelf::FILE)))?;
        Ok(HouseShelf { store, runtime, locks: folder.join("playing"), held: BTreeMap::new() })
    }

    fn wait<T>(&self, answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, ShelfError> {
        Ok(self.runtime.block_on(answer)?)
    }

    fn saved(&self, id: &GameId) -> Result<Saved, ShelfError> {
        self.wait(self.store.game(id))?.ok_or_else(|| ShelfError::Absent(id.clone()))
    }

    fn shelved(&self, id: GameId) -> Result<Shelved, ShelfError> {
        Ok(Shelved { record: self.record(&id)?, id })
    }

    fn lock_file(&self, id: &GameId) -> PathBuf {
        self.locks.join(id.as_str())
    }

    /// Keeps others away from a game.
    fn lock(&self, id: &GameId) -> Result<File, ShelfError> {
        fs::create_dir_all(&self.locks).map_err(at(&self.locks))?;
        let path = self.lock_file(id);
        let file = File::create(&path).map_err(at(&path))?;
        file.try_lock().map_err(|_| ShelfError::InUse(id.clone()))?;
        Ok(file)
    }

    fn is_held_elsewhere(&self, id: &GameId) -> bool {
        let locked = || File::open(self.lock_file(id)).is_ok_and(|file| file.try_lock().is_err());
        !self.held.contains_key(id) && locked()
    }

    /// A game to be made known to the database, with its names of now.
    fn new_game(id: &GameId, record: &Record) -> NewGame {
        let game = &record.game;
        let seats = record.seats.iter().take(game.first_seats().into());
        NewGame {
            id: id.clone(),
            code: None,
            created: Moment::now(),
            edition: record.edition.clone(),
            rules: game.rules().clone(),
            names: record.own_names.clone(),
            source: game.source(),
            secret: None,
            series: None,
            host: Some(terminal()),
            hints: true,
            seats: seats.map(saved_seat).collect(),
            request: [0; 32],
        }
    }

    /// Keeps a game's first news and the game itself, by one commit: the writer takes what waits together.
    fn begin(&mut self, record: &Record, append: Append) -> Result<Appended, ShelfError> {
        let id = append.game.clone();
        let lock = self.lock(&id)?;
        let new = HouseShelf::new_game(&id, record);
        let both = async { tokio::join!(self.store.create(&new), self.store.append(append)) };
        let (created, appended) = self.runtime.block_on(both);
        created?;
        self.held.insert(id, Held { _lock: lock, version: 0 });
        Ok(appended?)
    }
}

impl Shelf for HouseShelf {
    fn new_id(&mut self) -> GameId {
        GameId::random()
    }

    fn append(&mut self, id: &GameId, record: &Record, news: &[Happening]) -> Result<(), ShelfError> {
        let held = self.held.get(id).map(|held| held.version);
        let seats = news.iter().filter_map(|happening| match happening {
            Happening::Seated(seat) => Some((*seat, saved_seat(record.seat(*seat)?))),
            Happening::Play { .. } => None,
        });
        let append = Append {
            game: id.clone(),
            rules: record.game.rules().clone(),
            expected: held.unwrap_or(0),
            at: Moment::now(),
            what: news.to_vec(),
            seats: seats.collect(),
            results: SeatResult::of(&record.game),
            once: None,
        };
        let appended = match held {
            Some(_) => self.wait(self.store.append(append))?,
            None => self.begin(record, append)?,
        };
        match appended {
            Appended::Done { version } => {
                if let Some(held) = self.held.get_mut(id) {
                    held.version = version;
                }
                Ok(())
            }
            Appended::Gone => Err(ShelfError::Absent(id.clone())),
            _ => Err(ShelfError::InUse(id.clone())),
        }
    }

    fn take(&mut self, id: &GameId) -> Result<Record, ShelfError> {
        let held = self.held.remove(id);
        let lock = held.map_or_else(|| self.lock(id), |held| Ok(held._lock))?;
        // Read under the lock, so that nobody plays on between reading and holding.
        let saved = self.saved(id)?;
        self.held.insert(id.clone(), Held { _lock: lock, version: saved.version() });
        Ok(saved.record()?)
    }

    fn put_back(&mut self, id: &GameId) {
        if self.held.remove(id).is_some() {
            // An empty lock file that stays behind does no harm.
            let _ = fs::remove_file(self.lock_file(id));
        }
    }

    fn unfinished(&self) -> Result<Vec<Shelved>, ShelfError> {
        let games = self.wait(self.store.unfinished(Some(terminal())))?.into_iter().map(|game| game.id);
        let free = games.filter(|id| !self.is_held_elsewhere(id));
        // A game that can't be read is left alone: it may be a later version's.
        Ok(free.filter_map(|id| self.shelved(id).ok()).collect())
    }

    fn finished(&self, rules: Option<&Ruleset>) -> Result<Vec<Finished>, ShelfError> {
        let rules_hash = rules.map(|rules| rules.hash().to_string());
        let query = FinishedQuery { rules_hash, complete: true, ..FinishedQuery::default() };
        Ok(self.wait(self.store.finished(&query))?.into_iter().filter_map(finished).collect())
    }

    fn record(&self, id: &GameId) -> Result<Record, ShelfError> {
        Ok(self.saved(id)?.record()?)
    }

    fn newest(&self) -> Option<Shelved> {
        let unfinished = self.wait(self.store.unfinished(Some(terminal()))).ok()?.into_iter().next();
        let query = FinishedQuery { limit: Some(1), ..FinishedQuery::default() };
        let finished = self.wait(self.store.finished(&query)).ok()?.into_iter().next();
        let unfinished = unfinished.map(|game| (game.touched, game.id));
        let (_, id) = unfinished.into_iter().chain(finished.map(|game| (game.ended, game.id))).max()?;
        self.shelved(id).ok()
    }
}

impl Drop for HouseShelf {
    fn drop(&mut self) {
        let held: Vec<GameId> = self.held.keys().cloned().collect();
        held.iter().for_each(|id| self.put_back(id));
    }
}

/// The host of games that are played here. No token has this hash, so no browser can say that it is us.
fn terminal() -> TokenHash {
    TokenHash(digest("yatzy terminal", &[]))
}

/// A seat as the database keeps it: a computer without a name of its own is called by its level there.
fn saved_seat(seat: &RecordSeat) -> SavedSeat {
    let name = seat.player.level().filter(|_| seat.name.is_empty()).unwrap_or(&seat.name);
    SavedSeat { player: seat.player.clone(), goal: seat.goal, ..SavedSeat::person(name) }
}

fn finished(game: yatzy_store::Finished) -> Option<Finished> {
    let seats = game.seats.into_iter().map(|(name, player, result)| FinishedSeat {
        name,
        player,
        total: Points(result.total),
        complete: result.place.is_some(),
    });
    let seats = seats.collect();
    Some(Finished { id: game.id, edition: game.edition, rules: game.rules_hash.parse().ok()?, seats })
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> ShelfError {
    let path = path.to_owned();
    move |error| ShelfError::Io { path, error }
}
