//! Where games are kept between two sittings. The game sees only the trait; what lies behind it may be a
//! folder of records, a database, or nothing but memory.

mod folder;
mod memory;

pub use folder::FolderShelf;
pub use memory::MemoryShelf;

use std::fmt;
use std::io;
use std::path::PathBuf;
use yatzy_rules::{Record, RecordError};

/// The name of a game on its shelf: lower-case letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    /// The id, if it is one.
    pub fn new(id: &str) -> Option<GameId> {
        let well = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        (well && !id.is_empty() && id.len() <= 64).then(|| GameId(id.to_owned()))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A game that lies on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its name there.
    pub id: GameId,
    /// What is known of it.
    pub record: Record,
}

/// Keeps games.
pub trait Shelf {
    /// A name for a new game, newer names sorting after older ones.
    fn new_id(&mut self) -> GameId;

    /// Keeps the game as it stands now. When this returns, a power cut loses nothing.
    fn save(&mut self, id: &GameId, record: &Record) -> Result<(), ShelfError>;

    /// Takes a game down to play it. Nobody else can take it until it is put back.
    fn take(&mut self, id: &GameId) -> Result<Record, ShelfError>;

    /// Puts a game back.
    fn put_back(&mut self, id: &GameId);

    /// The games that can be gone on with, newest first. Games that someone is playing are not among them.
    fn unfinished(&self) -> Result<Vec<Shelved>, ShelfError>;

    /// The games that are over, newest first.
    fn finished(&self) -> Result<Vec<Shelved>, ShelfError>;

    /// The game begun last, over or not: what people are likely to want again.
    fn newest(&self) -> Option<Shelved>;

    /// Where a person finds the game's record as a file, if there is such a place.
    fn record_path(&self, id: &GameId) -> Option<PathBuf>;
}

/// Why the shelf did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// A file or folder can't be read or written.
    #[error("{path}: {error}")]
    Io {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Another program is playing this game.
    #[error("{0} is being played elsewhere")]
    InUse(GameId),
    /// There is no such game.
    #[error("no game {0}")]
    Absent(GameId),
    /// The record can't be read.
    #[error("{id}: {error}")]
    Damaged {
        /// Which game.
        id: GameId,
        /// What is wrong with it.
        error: RecordError,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_never_a_path() {
        assert!(GameId::new("20261115-043000-0a1b").is_some());
        for wrong in ["", "../x", "a/b", "A", "a.b", &"a".repeat(65)] {
            assert_eq!(GameId::new(wrong), None, "{wrong}");
        }
    }
}
