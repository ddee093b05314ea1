//! Where games are kept between two sittings. The game sees only the trait; what lies behind it is the
//! house's database, or nothing but memory.

mod house;
mod memory;

pub use house::HouseShelf;
pub use memory::MemoryShelf;

use std::io;
use std::path::PathBuf;
use yatzy_rules::{Player, Points, Record, RulesHash, Ruleset};
use yatzy_store::{GameId, Happening, StoreError};

/// A game that lies on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its name there.
    pub id: GameId,
    /// What is known of it.
    pub record: Record,
}

/// A game that is over, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Its name on the shelf.
    pub id: GameId,
    /// The edition, if it is one of the catalogue's.
    pub edition: Option<String>,
    /// What its rules say.
    pub rules: RulesHash,
    /// How each seat ended, in order.
    pub seats: Vec<FinishedSeat>,
}

/// How a seat ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedSeat {
    /// Its name.
    pub name: String,
    /// Who played it.
    pub player: Player,
    /// Its total.
    pub total: Points,
    /// Whether it played to the end.
    pub complete: bool,
}

/// Keeps games.
pub trait Shelf {
    /// A name for a new game.
    fn new_id(&mut self) -> GameId;

    /// Keeps what happened in a game, which by now stands as `record` says. When this returns, a power cut
    /// loses nothing of it; if it fails, nothing of it is kept and all of it must be told again.
    fn append(&mut self, id: &GameId, record: &Record, news: &[Happening]) -> Result<(), ShelfError>;

    /// Takes a game down to play it. Nobody else can take it until it is put back.
    fn take(&mut self, id: &GameId) -> Result<Record, ShelfError>;

    /// Puts a game back.
    fn put_back(&mut self, id: &GameId);

    /// The games that can be gone on with, newest first. Games that someone is playing are not among them.
    fn unfinished(&self) -> Result<Vec<Shelved>, ShelfError>;

    /// The games that were played to the end, newest first: all, or those of some rules.
    fn finished(&self, rules: Option<&Ruleset>) -> Result<Vec<Finished>, ShelfError>;

    /// All of a game that is over or not.
    fn record(&self, id: &GameId) -> Result<Record, ShelfError>;

    /// The game played last, over or not: what people are likely to want again.
    fn newest(&self) -> Option<Shelved>;
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
    /// The database does not do what it should.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Another program is playing this game, or has played on.
    #[error("{0} is being played elsewhere")]
    InUse(GameId),
    /// There is no such game.
    #[error("no game {0}")]
    Absent(GameId),
}

impl ShelfError {
    /// What the system says at the bottom of it, for a person to look up.
    pub fn root_cause(&self) -> String {
        match self {
            ShelfError::Io { error, .. } => error.to_string(),
            ShelfError::Store(StoreError::Database(error)) => error.to_string(),
            other => other.to_string(),
        }
    }
}
