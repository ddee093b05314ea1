//! Games in an SQLite file: several readers and one writer. Every commit is on disk before it is
//! acknowledged.

mod append;
#[path = "../rows/mod.rs"]
mod rows;
mod writer;

use crate::query_error::QueryError;
use crate::{
    Append, Appended, Created, Finished, FinishedQuery, GameId, Moment, RulesTotals, Saved, Store,
    StoreError, StoredAnswer, TokenHash, Unfinished,
};
use async_trait::async_trait;
use rows::{MIGRATIONS, read};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteRow};
use sqlx::sqlite::{SqlitePool, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _, Executor, Row, Sqlite};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedRwLockReadGuard, RwLock, mpsc, oneshot};
use writer::Job;
use yatzy_rules::Seat;

/// The database types that `rows` uses here.
type Connection = SqliteConnection;
type DatabaseRow = SqliteRow;

/// How long to wait for another process's lock: a request with two writes still gets its reply within two
/// seconds.
const BUSY_TIMEOUT: Duration = Duration::from_millis(900);

/// Number of reading connections.
const READERS: u32 = 4;

/// A store in one SQLite file.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    memory_lock: MemoryLock,
}

/// An in-memory database has one cache for all connections, which can't be read during a write: readers and
/// the writer share a lock. A file needs none.
type MemoryLock = Option<Arc<RwLock<()>>>;

impl SqliteStore {
    /// Opens the file, or creates it.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
        Ok(SqliteStore::connect(options, READERS, None).await?)
    }

    /// A store in memory, which is lost with the process.
    pub async fn in_memory() -> Result<SqliteStore, StoreError> {
        let name = format!("file:{}", GameId::random());
        let options = SqliteConnectOptions::new().filename(name).in_memory(true).shared_cache(true);
        Ok(SqliteStore::connect(options, 1, Some(Arc::default())).await?)
    }

    async fn connect(
        options: SqliteConnectOptions,
        readers: u32,
        memory_lock: MemoryLock,
    ) -> Result<SqliteStore, QueryError> {
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT)
            .disable_statement_logging();
        let mut connection = SqliteConnection::connect_with(&options).await?;
        prepare(&mut connection).await?;
        connection.execute(append::CREATE_MOVE_TABLE).await?;
        let (writer, jobs) = mpsc::channel(writer::BATCH);
        tokio::spawn(writer::run(connection, jobs, memory_lock.clone()));
        let readers = SqlitePoolOptions::new()
            .max_connections(readers)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(2 * BUSY_TIMEOUT)
            .connect_with(options)
            .await?;
        Ok(SqliteStore { readers, writer, memory_lock })
    }

    /// A connection for reading, with the lock if the database is in memory.
    async fn reader(&self) -> Result<Reader, QueryError> {
        let lock = match &self.memory_lock {
            Some(memory_lock) => Some(memory_lock.clone().read_owned().await),
            None => None,
        };
        Ok(Reader { connection: self.readers.acquire().await?, _lock: lock })
    }

    /// Queues a job for the writer and waits for its commit.
    async fn ask<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.writer.send(job(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

struct Reader {
    connection: PoolConnection<Sqlite>,
    _lock: Option<OwnedRwLockReadGuard<()>>,
}

/// Creates the tables of a new file, migrates an older one, and refuses one of a newer program. SQLite's
/// `user_version` counts the migrations.
async fn prepare(connection: &mut SqliteConnection) -> Result<(), QueryError> {
    let known = MIGRATIONS.len() as i64;
    connection.execute("BEGIN IMMEDIATE").await?;
    let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.try_get(0)?;
    if found > known {
        connection.execute("ROLLBACK").await?;
        return Err(StoreError::Newer { found, known }.into());
    }
    for (step, version) in MIGRATIONS.iter().zip(1..).skip(usize::try_from(found).unwrap_or(0)) {
        connection.execute(*step).await?;
        let noted = format!("PRAGMA user_version = {version}");
        connection.execute(sqlx::AssertSqlSafe(noted)).await?;
    }
    connection.execute("COMMIT").await?;
    Ok(())
}

#[async_trait]
impl Store for SqliteStore {
    async fn create(&self, new: &Saved) -> Result<Created, StoreError> {
        let new = Box::new(new.clone());
        self.ask(|reply| Job::Create(new, reply)).await
    }

    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError> {
        let mut reader = self.reader().await?;
        let read = read::game(&mut reader.connection, id).await;
        if !matches!(read, Err(QueryError::Store(StoreError::Damaged { .. }))) {
            return Ok(read?);
        }
        // Another process wrote in between, or the game is damaged: in a transaction all rows have one
        // version.
        let mut transaction = reader.connection.begin().await.map_err(QueryError::from)?;
        let saved = read::game(&mut transaction, id).await?;
        transaction.rollback().await.map_err(QueryError::from)?;
        Ok(saved)
    }

    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError> {
        Ok(read::version(&mut self.reader().await?.connection, id).await?)
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let append = Box::new(append);
        self.ask(|reply| Job::Append(append, reply)).await
    }

    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError> {
        Ok(read::answer(&mut self.reader().await?.connection, id, key).await?)
    }

    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError> {
        Ok(read::by_code(&mut self.reader().await?.connection, code).await?)
    }

    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError> {
        Ok(read::unfinished(&mut self.reader().await?.connection, holder).await?)
    }

    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError> {
        Ok(read::finished(&mut self.reader().await?.connection, query).await?)
    }

    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError> {
        Ok(read::totals(&mut self.reader().await?.connection).await?)
    }

    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError> {
        Ok(read::leavers(&mut self.reader().await?.connection, series).await?)
    }

    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        Ok(read::ids(&mut self.reader().await?.connection, after, limit).await?)
    }

    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError> {
        let game = Box::new(game.clone());
        self.ask(|reply| Job::TakeIn(game, reply)).await
    }

    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        let id = id.clone();
        self.ask(|reply| Job::Delete(id, reply)).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        read::version(&mut self.reader().await?.connection, &GameId::from_bytes(&[0; 32])).await?;
        self.ask(Job::Check).await
    }

    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        self.ask(|reply| Job::Forget(before, reply)).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frequent queries must not slow down with the number of games.
    #[tokio::test]
    async fn nothing_looks_through_all_games() -> Result<(), QueryError> {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await?;
        prepare(&mut connection).await?;
        for (sql, found_by) in [
            (read::UNFINISHED_HELD, &["game_host (host=?)", "seat_holder (holder=?)"][..]),
            (read::FINISHED_HELD, &["game_host (host=?)", "seat_holder (holder=?)"]),
            (read::FINISHED_OF_SERIES, &["game_series (series=?)"]),
            (read::LEAVERS, &["game_series (series=?)", "game_event_left (game=?)"]),
        ] {
            let explained = sqlx::query(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")));
            let rows = explained.fetch_all(&mut connection).await?;
            let plan = rows.iter().map(|row| row.try_get("detail")).collect::<Result<Vec<String>, _>>()?;
            for index in found_by {
                assert!(plan.iter().any(|step| step.contains(index)), "{index}: {plan:#?}");
            }
            let through_all = |step: &String| {
                ["game", "seat", "game_event"].iter().any(|table| {
                    step.strip_prefix("SCAN ").is_some_and(|scanned| scanned.split(' ').next() == Some(table))
                })
            };
            assert!(!plan.iter().any(through_all), "{plan:#?}");
        }
        Ok(())
    }
}
