//! A shelf of files: one record a game, as text that a person can read and `yatzy replay` can show.
//!
//! A record is written beside its old self, made durable, and renamed over it: whoever pulls the plug finds
//! either the old game or the new one, never half of one. `unfinished/` and `finished/` are two folders, so
//! that years of finished games don't slow the start down.

use super::{GameId, Shelf, ShelfError, Shelved};
use crate::data::now_as_id;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use yatzy_rules::Record;

const ENDING: &str = "yatzy";

/// Keeps games as files below a folder.
#[derive(Debug)]
pub struct FolderShelf {
    folder: PathBuf,
    /// The games in our hands; an open lock file is what keeps others away, and dies with us.
    held: BTreeMap<GameId, File>,
}

impl FolderShelf {
    /// The shelf below this folder. Nothing is touched before the first game is saved.
    pub fn new(folder: impl Into<PathBuf>) -> FolderShelf {
        FolderShelf { folder: folder.into(), held: BTreeMap::new() }
    }

    fn file(&self, part: &str, id: &GameId) -> PathBuf {
        self.folder.join(part).join(format!("{id}.{ENDING}"))
    }

    fn lock_file(&self, id: &GameId) -> PathBuf {
        self.folder.join("unfinished").join(format!("{id}.lock"))
    }

    /// Keeps others away from a game.
    fn hold(&mut self, id: &GameId) -> Result<(), ShelfError> {
        if self.held.contains_key(id) {
            return Ok(());
        }
        let path = self.lock_file(id);
        create_parent(&path)?;
        let file = File::create(&path).map_err(at(&path))?;
        file.try_lock().map_err(|_| ShelfError::InUse(id.clone()))?;
        self.held.insert(id.clone(), file);
        Ok(())
    }

    fn is_held_elsewhere(&self, id: &GameId) -> bool {
        let lock = || File::open(self.lock_file(id)).is_ok_and(|file| file.try_lock().is_err());
        !self.held.contains_key(id) && lock()
    }

    /// The records of one folder, newest first. One that can't be read is left alone: it may be a later
    /// version's, and nothing here ever deletes it.
    fn records(&self, part: &str) -> Result<Vec<Shelved>, ShelfError> {
        Ok(self.ids(part)?.into_iter().filter_map(|id| self.read(part, id)).collect())
    }

    fn read(&self, part: &str, id: GameId) -> Option<Shelved> {
        let text = fs::read_to_string(self.file(part, &id)).ok()?;
        Some(Shelved { record: Record::parse(&text).ok()?, id })
    }

    /// The games of one folder, newest first.
    fn ids(&self, part: &str) -> Result<Vec<GameId>, ShelfError> {
        let folder = self.folder.join(part);
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(at(&folder)(error)),
        };
        let mut ids: Vec<GameId> = entries.filter_map(|entry| id_of(&entry.ok()?.path())).collect();
        ids.sort_unstable_by(|a, b| b.cmp(a));
        Ok(ids)
    }
}

impl Shelf for FolderShelf {
    fn new_id(&mut self) -> GameId {
        GameId(now_as_id())
    }

    fn save(&mut self, id: &GameId, record: &Record) -> Result<(), ShelfError> {
        self.hold(id)?;
        let over = record.game.turn().is_none();
        let (here, there) = if over { ("finished", "unfinished") } else { ("unfinished", "finished") };
        write_durably(&self.file(here, id), record.to_string().as_bytes())?;
        // Only when the new place has it does the old one let go; a crash in between leaves two, not none.
        let old = self.file(there, id);
        match fs::remove_file(&old) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(&old)(error)),
            _ => Ok(()),
        }
    }

    fn take(&mut self, id: &GameId) -> Result<Record, ShelfError> {
        let path = self.file("unfinished", id);
        if !path.exists() {
            return Err(ShelfError::Absent(id.clone()));
        }
        self.hold(id)?;
        let text = fs::read_to_string(&path).map_err(at(&path))?;
        Record::parse(&text).map_err(|error| ShelfError::Damaged { id: id.clone(), error })
    }

    fn put_back(&mut self, id: &GameId) {
        if self.held.remove(id).is_some() {
            // An empty lock file that stays behind does no harm.
            let _ = fs::remove_file(self.lock_file(id));
        }
    }

    fn unfinished(&self) -> Result<Vec<Shelved>, ShelfError> {
        let mut shelved = self.records("unfinished")?;
        shelved
            .retain(|shelved| shelved.record.game.turn().is_some() && !self.is_held_elsewhere(&shelved.id));
        Ok(shelved)
    }

    fn finished(&self) -> Result<Vec<Shelved>, ShelfError> {
        self.records("finished")
    }

    fn newest(&self) -> Option<Shelved> {
        let parts = ["finished", "unfinished"];
        let newest =
            parts.map(|part| self.ids(part).ok().and_then(|ids| Some((ids.into_iter().next()?, part))));
        let (id, part) = newest.into_iter().flatten().max()?;
        self.read(part, id)
    }

    fn record_path(&self, id: &GameId) -> Option<PathBuf> {
        ["finished", "unfinished"].map(|part| self.file(part, id)).into_iter().find(|path| path.exists())
    }
}

impl Drop for FolderShelf {
    fn drop(&mut self) {
        let held: Vec<GameId> = self.held.keys().cloned().collect();
        held.iter().for_each(|id| self.put_back(id));
    }
}

fn id_of(path: &Path) -> Option<GameId> {
    let ours = path.extension().is_some_and(|ending| ending == ENDING);
    GameId::new(path.file_stem()?.to_str()?).filter(|_| ours)
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> ShelfError {
    let path = path.to_owned();
    move |error| ShelfError::Io { path, error }
}

fn create_parent(path: &Path) -> Result<(), ShelfError> {
    path.parent().map_or(Ok(()), |folder| fs::create_dir_all(folder).map_err(at(folder)))
}

/// Writes a file so that it is there in full or not at all, whatever happens.
pub(crate) fn write_durably(path: &Path, bytes: &[u8]) -> Result<(), ShelfError> {
    create_parent(path)?;
    let beside = path.with_extension("new");
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.map_err(at(&beside))?;
    fs::rename(&beside, path).map_err(at(path))?;
    sync_folder(path).map_err(at(path))
}

/// A rename is durable once its folder is. Windows has no way to ask for it, and no need.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yatzy_rules::{Action, Catalogue, DiceSource, Game, Hand, Keep};

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("yatzy-shelf-{}-{name}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn record() -> Record {
        let rules = Catalogue::get().rules("yatzy").unwrap();
        let mut game = Game::new(rules, 1, DiceSource::Program);
        let dice = &mut |_count: u8| "1-4-4-6-6".parse::<Hand>().unwrap();
        let event = game.decide(Action::Throw(Keep::NOTHING), dice).unwrap();
        game.record(&event).unwrap();
        Record { edition: Some("yatzy".into()), date: None, proof: None, names: vec!["Anna".into()], game }
    }

    #[test]
    fn what_is_saved_is_taken_again() {
        let folder = Folder::new("again");
        let record = record();
        let id = {
            let mut shelf = FolderShelf::new(&folder.0);
            let id = shelf.new_id();
            shelf.save(&id, &record).unwrap();
            id
        };
        let mut shelf = FolderShelf::new(&folder.0);
        assert_eq!(shelf.unfinished().unwrap(), [Shelved { id: id.clone(), record: record.clone() }]);
        assert_eq!(shelf.take(&id).unwrap(), record);
    }

    #[test]
    fn a_game_in_someones_hands_is_not_offered() {
        let folder = Folder::new("hands");
        let (mut one, mut other) = (FolderShelf::new(&folder.0), FolderShelf::new(&folder.0));
        let id = one.new_id();
        one.save(&id, &record()).unwrap();
        assert_eq!(other.unfinished().unwrap(), []);
        assert!(matches!(other.take(&id), Err(ShelfError::InUse(_))));
        one.put_back(&id);
        assert_eq!(other.unfinished().unwrap().len(), 1);
        assert!(other.take(&id).is_ok());
    }

    #[test]
    fn a_finished_game_moves_and_a_taken_back_entry_moves_it_again() {
        let folder = Folder::new("moves");
        let mut shelf = FolderShelf::new(&folder.0);
        let id = shelf.new_id();
        let mut record = record();
        shelf.save(&id, &record).unwrap();
        let before = record.clone();
        let event = record.game.decide(Action::Abandon, &mut yatzy_rules::NoDice).unwrap();
        record.game.record(&event).unwrap();
        shelf.save(&id, &record).unwrap();
        assert_eq!((shelf.unfinished().unwrap().len(), shelf.finished().unwrap().len()), (0, 1));
        shelf.save(&id, &before).unwrap();
        assert_eq!((shelf.unfinished().unwrap().len(), shelf.finished().unwrap().len()), (1, 0));
    }

    #[test]
    fn rubbish_on_the_shelf_is_left_alone() {
        let folder = Folder::new("rubbish");
        let mut shelf = FolderShelf::new(&folder.0);
        let id = shelf.new_id();
        shelf.save(&id, &record()).unwrap();
        let rubbish = folder.0.join("unfinished/rubbish.yatzy");
        fs::write(&rubbish, "not a record").unwrap();
        assert_eq!(shelf.unfinished().unwrap().len(), 1);
        assert!(rubbish.exists());
    }
}
