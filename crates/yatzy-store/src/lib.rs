//! The event log: every game as what happened in it, durable before anyone is told. It lies in an SQLite
//! file that one process owns, or in a PostgreSQL database that several share; the trait and the rows are the table's.
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

// What reads and writes rows stands once in each database.
#![allow(clippy::duplicate_mod)]

mod fault;
mod owner;
mod postgres;
mod sqlite;

pub use owner::{Door, Owned, Owner};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use yatzy_table::{
    Append, Appended, Created, EventBody, Finished, FinishedQuery, GameId, Happening, Logged, Moment,
    NewGame, Once, RulesTotals, Saved, SavedSeat, SeatResult, Store, StoreError, StoredAnswer, Token,
    TokenHash, Unfinished, Zone, digest,
};
