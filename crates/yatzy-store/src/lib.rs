//! The event log: every game as the list of its events, durable before a client gets the reply. It is stored
//! in an SQLite file that one process owns, or in a PostgreSQL database that several nodes share. The trait
//! and the row types belong to `yatzy-table`.
//!
//! A game consists of facts that never change, its seats, and a log whose entries are numbered from 1. The
//! last number is the game's *version*. The only way to change a game is [`Store::append`]: one transaction
//! that compares the version that the caller saw and checks the idempotency key of the request. A double
//! click, a lost reply or a second tab therefore has one effect.
//!
//! This crate uses the rules only to write and read events. The caller decides whether an action is legal,
//! and everything read passes through [`Game::replay`](yatzy_rules::Game::replay) again. It knows no HTTP and
//! no people.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use yatzy_rules::{Action, Catalogue, DiceSource, Event, NoDice};
//! use yatzy_store::{Append, Appended, LogEvent, Saved, SavedSeat, SqliteStore, Store};
//!
//! let store = SqliteStore::in_memory().await?;
//! let rules = Catalogue::get().rules("yatzy").expect("the plain one");
//! let new = Saved::local("yatzy", rules, DiceSource::Table, vec![SavedSeat::person("Anna")]);
//! store.create(&new).await?;
//!
//! let saved = store.game(&new.id).await?.expect("it was just made");
//! let event = saved.game()?.decide(Action::Hint, &mut NoDice).expect("a hint may be asked for");
//! let append = Append::of(&saved, vec![LogEvent::play(event)]);
//! assert_eq!(store.append(append).await?, Appended::Done { version: 1 });
//! # Ok::<(), yatzy_store::StoreError>(())
//! # }).unwrap();
//! ```

// `rows` is compiled once for each database.
#![allow(clippy::duplicate_mod)]

use std::pin::Pin;

mod owner;
#[cfg(feature = "postgres")]
mod postgres;
mod private_file;
mod query_error;
mod sqlite;

pub use owner::{OwnedByOther, Owner, OwnerAddress};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use yatzy_table::{
    Append, Appended, Created, DayGame, Document, EventBody, Finished, FinishedQuery, FinishedSeat, GameId,
    LogEvent, LogRow, Moment, Once, RulesTotals, Saved, SavedSeat, SeatResult, Sharing, Store, StoreError,
    StoredAnswer, Token, TokenHash, Unfinished, Zone, digest,
};

/// A store that is being opened. The code of an `async` function is compiled where it is awaited; that of a box is
/// compiled here, once and for speed: with it the tasks that write moves.
pub type Opening<'a, S> = Pin<Box<dyn Future<Output = Result<S, StoreError>> + Send + 'a>>;
