//! The event log: every game as what happened in it, durable before anyone is told.
//!
//! A game is a row of facts that never change, its seats, and a log whose entries are numbered from 1. The
//! last number is the game's *version*. The only way to change a game is [`Store::append`], one transaction
//! that checks the version that the caller saw and the key of its request, so that a double click, a lost
//! answer or a second tab never has an effect twice.
//!
//! This crate knows the rules only to write events down and to read them again; whether something is legal
//! is the caller's business, and everything read passes through [`Game::replay`](yatzy_rules::Game::replay)
//! once more. It knows no HTTP and no person.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use yatzy_rules::{Action, Catalogue, DiceSource, Event, NoDice};
//! use yatzy_store::{Append, Appended, Happening, NewGame, SavedSeat, SqliteStore, Store};
//!
//! let store = SqliteStore::in_memory().await?;
//! let rules = Catalogue::get().rules("yatzy").expect("the plain one");
//! let new = NewGame::local("yatzy", rules, DiceSource::Table, vec![SavedSeat::person("Anna")]);
//! store.create(&new).await?;
//!
//! let saved = store.game(&new.id).await?.expect("it was just made");
//! let event = saved.game()?.decide(Action::Hint, &mut NoDice).expect("a hint may be asked for");
//! let append = Append::of(&saved, vec![Happening::play(event)]);
//! assert_eq!(store.append(append).await?, Appended::Done { version: 1 });
//! # Ok::<(), yatzy_store::StoreError>(())
//! # }).unwrap();
//! ```

mod append;
mod error;
mod history;
mod id;
mod log;
mod saved;
mod sqlite;
mod time;

pub use append::{Append, Appended, Created, NewGame, Once};
pub use error::StoreError;
pub use history::{Finished, FinishedQuery, SeatResult, Unfinished};
pub use id::{GameId, Token, TokenHash, digest};
pub use log::{EventBody, Happening, Logged, TableBody};
pub use saved::{Saved, SavedSeat};
pub use sqlite::SqliteStore;
pub use time::Moment;

use async_trait::async_trait;

/// Where games are kept. Everything that is acknowledged is durable.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a new game. The same game again is answered without an effect.
    async fn create(&self, new: &NewGame) -> Result<Created, StoreError>;

    /// A game with its seats and its whole log.
    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError>;

    /// The version a game is at; `None` if there is no such game.
    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError>;

    /// Lets something happen, if the game is still at the version that the caller saw.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// The answer that a request with this key got before, if it was this very request.
    async fn answer(&self, id: &GameId, key: &str, request: [u8; 32])
    -> Result<Option<Appended>, StoreError>;

    /// The game that can be joined by a short code.
    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError>;

    /// Games that are not over, the latest first: all, or those in which a device holds a seat or is host.
    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError>;

    /// Games that are over, the latest first.
    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError>;

    /// Deletes a game for good, with everything that belongs to it. Says whether there was one.
    async fn delete(&self, id: &GameId) -> Result<bool, StoreError>;

    /// Forgets the answers that were given before a moment, and says how many. A request that is repeated later
    /// than that is a new one; the version that it saw still keeps it from having an effect twice.
    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError>;
}
