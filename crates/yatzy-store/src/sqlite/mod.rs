//! Games in an SQLite file: several readers and one writer. Every commit is on disk before it is
//! acknowledged.

mod append;
#[path = "../rows/mod.rs"]
mod rows;
mod writer;

use crate::private_file;
use crate::query_error::QueryError;
use crate::{
    Append, Appended, Created, Document, Finished, FinishedQuery, GameId, Moment, Opening, RulesTotals,
    Saved, Store, StoreError, StoredAnswer, TokenHash, Unfinished,
};
use async_trait::async_trait;
use rows::read;
use rows::schema::{self, MIGRATIONS};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteRow};
use sqlx::sqlite::{SqliteLockingMode, SqlitePool, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _, Executor, Row, Sqlite};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedRwLockReadGuard, RwLock, mpsc, oneshot};
use writer::Job;
use yatzy_rules::fair::Secret;
use yatzy_rules::{Date, Seat};

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
    pub fn open(path: &Path) -> Opening<'_, SqliteStore> {
        Box::pin(async move {
            let path = private_file::prepare_database(path)
                .map_err(|error| StoreError::Database(Box::new(error)))?;
            let options = SqliteConnectOptions::new().filename(&path);
            if private_file::has_several_names(&path) {
                refuse_second_process(&options).await?;
            }
            Ok(SqliteStore::connect(options, READERS, None).await?)
        })
    }

    /// A store in memory, which is lost with the process.
    pub fn in_memory() -> Opening<'static, SqliteStore> {
        Box::pin(async {
            let name = format!("file:{}", GameId::random());
            let options = SqliteConnectOptions::new().filename(name).in_memory(true).shared_cache(true);
            Ok(SqliteStore::connect(options, 1, Some(Arc::default())).await?)
        })
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
            // Deleted rows are overwritten.
            .pragma("secure_delete", "ON")
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

/// The lock of the file's name does not protect a file with several names, and SQLite keeps a write-ahead log
/// for each name. The database's own lock belongs to the file: it is exclusive only if no other process has
/// the file open by any name.
async fn refuse_second_process(options: &SqliteConnectOptions) -> Result<(), QueryError> {
    let alone = options.clone().locking_mode(SqliteLockingMode::Exclusive).busy_timeout(BUSY_TIMEOUT);
    let mut connection = SqliteConnection::connect_with(&alone.disable_statement_logging()).await?;
    let locked = connection.execute("BEGIN EXCLUSIVE; COMMIT").await;
    let _ = connection.close().await;
    match locked {
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(BUSY) => {
            Err(StoreError::InUse.into())
        }
        locked => Ok(locked.map(drop)?),
    }
}

/// SQLite's code for a database that is locked by another process.
const BUSY: &str = "5";

/// Creates the tables of a new file, migrates an older one, and refuses one of a newer program. All of it is
/// one transaction: an interruption leaves the schema as it was. SQLite's `user_version` counts the
/// migrations.
async fn prepare(connection: &mut SqliteConnection) -> Result<(), QueryError> {
    let known = MIGRATIONS.len() as i64;
    connection.execute("BEGIN IMMEDIATE").await?;
    let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.try_get(0)?;
    if found > known {
        let program = schema::program(connection).await;
        connection.execute("ROLLBACK").await?;
        return Err(StoreError::Newer { found, known, program }.into());
    }
    for statement in upgrade(found) {
        let run = connection.execute(sqlx::AssertSqlSafe(statement)).await;
        run.map_err(|error| schema::migration_error(error, found))?;
    }
    connection.execute("COMMIT").await?;
    Ok(())
}

/// The statements that lead from a schema to the latest one.
fn upgrade(found: i64) -> Vec<String> {
    let mut statements = Vec::new();
    for (step, version) in MIGRATIONS.iter().zip(1..).skip(usize::try_from(found).unwrap_or(0)) {
        statements.push((*step).to_owned());
        statements.push(format!("PRAGMA user_version = {version}"));
    }
    if !statements.is_empty() {
        statements.push(schema::NOTE_PROGRAM.to_owned());
    }
    statements
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

    async fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        Ok(read::document(&mut self.reader().await?.connection, key).await?)
    }

    async fn put_document(
        &self,
        key: &str,
        expected: u32,
        body: &str,
        now: Moment,
    ) -> Result<bool, StoreError> {
        self.ask(|reply| Job::PutDocument(key.to_owned(), expected, body.to_owned(), now, reply)).await
    }

    async fn delete_document(&self, key: &str) -> Result<bool, StoreError> {
        self.ask(|reply| Job::DeleteDocument(key.to_owned(), reply)).await
    }

    async fn old_documents(&self, before: Moment) -> Result<Vec<String>, StoreError> {
        Ok(read::old_documents(&mut self.reader().await?.connection, before).await?)
    }

    async fn day_secret(&self, date: Date, fresh: Option<Secret>) -> Result<Option<Secret>, StoreError> {
        let known = read::day_secret(&mut self.reader().await?.connection, date).await?;
        let (None, Some(fresh)) = (known, fresh) else { return Ok(known) };
        Ok(Some(self.ask(|reply| Job::DaySecret(date, fresh, reply)).await?))
    }

    async fn check(&self) -> Result<(), StoreError> {
        read::version(&mut self.reader().await?.connection, &GameId::from_bytes(&[0; 32])).await?;
        self.ask(Job::Check).await
    }

    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        self.ask(|reply| Job::Forget(before, reply)).await
    }

    async fn forget_unplayed(&self, before: Moment) -> Result<Vec<GameId>, StoreError> {
        self.ask(|reply| Job::ForgetUnplayed(before, reply)).await
    }

    async fn close(&self) {
        // A reader that does not end must not keep the program from ending.
        let _ = tokio::time::timeout(BUSY_TIMEOUT, self.readers.close()).await;
        let _ = self.ask(Job::Close).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every table and index with its SQL, and the number of the schema.
    async fn schema_of(connection: &mut SqliteConnection) -> Result<(Vec<String>, i64), QueryError> {
        let all = "SELECT name || ' ' || COALESCE(sql, '') FROM sqlite_master ORDER BY 1";
        let tables = sqlx::query_scalar(all).fetch_all(&mut *connection).await?;
        Ok((tables, sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?))
    }

    /// The files as they are after a kill at each statement of an upgrade: a copy has the schema of before, and
    /// is upgraded when it is opened again.
    #[tokio::test]
    async fn a_kill_at_any_statement_leaves_the_schema_of_before() -> Result<(), Box<dyn std::error::Error>> {
        let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/house-1.sqlite");
        let wal = SqliteConnectOptions::new().journal_mode(SqliteJournalMode::Wal);
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("house.db");
        std::fs::copy(&old, &path)?;
        let mut connection = SqliteConnection::connect_with(&wal.clone().filename(&path)).await?;
        // Every page goes to the log at once, so that a copy has as much of the transaction as possible.
        connection.execute("PRAGMA cache_size = 0").await?;
        let before = schema_of(&mut connection).await.map_err(StoreError::from)?;
        let statements = upgrade(before.1);
        let statements: Vec<&str> = statements.iter().flat_map(|step| step.split_inclusive(";\n")).collect();
        assert!(statements.len() >= 10, "{statements:?}");
        connection.execute("BEGIN IMMEDIATE").await?;
        for (place, statement) in std::iter::once(&"SELECT 1").chain(&statements).enumerate() {
            connection.execute(sqlx::AssertSqlSafe((*statement).to_owned())).await?;
            let killed = folder.path().join(format!("killed-{place}.db"));
            for end in ["", "-wal"] {
                let name = |path: &Path| private_file::with_end(path, end);
                std::fs::copy(name(&path), name(&killed))?;
            }
            let mut copy = SqliteConnection::connect_with(&wal.clone().filename(&killed)).await?;
            assert_eq!(schema_of(&mut copy).await.map_err(StoreError::from)?, before, "{statement}");
            copy.close().await?;
            let store = SqliteStore::open(&killed).await?;
            assert_eq!(store.finished(&FinishedQuery::default()).await?.len(), 4, "{statement}");
        }
        connection.execute("COMMIT").await?;
        let (_, now) = schema_of(&mut connection).await.map_err(StoreError::from)?;
        assert_eq!(now, MIGRATIONS.len() as i64);
        Ok(())
    }

    /// Frequent queries must not slow down with the number of games.
    #[tokio::test]
    async fn nothing_looks_through_all_games() -> Result<(), QueryError> {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await?;
        prepare(&mut connection).await?;
        for (sql, found_by) in [
            (read::UNFINISHED_HELD, &["game_host (host=?)", "seat_holder (holder=?)"][..]),
            (read::FINISHED_HELD, &["game_host (host=?)", "seat_holder (holder=?)"]),
            (read::FINISHED_OF_SERIES, &["game_series (series=?)"]),
            (read::FINISHED_OF_DAY, &["game_day (day=?)"]),
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
