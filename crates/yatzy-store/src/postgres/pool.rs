//! A connection pool with retries and a deadline. A caller gets a reply within two seconds, whatever the
//! state of the database.

use crate::query_error::QueryError;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection, Error};
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// Deadline for a query, including the wait for a connection and all retries.
const DEADLINE: Duration = Duration::from_millis(1500);

/// PostgreSQL's own limit for a statement or a lock, in milliseconds. It is shorter than our deadline, so
/// that a slow statement is distinguished from an unavailable database.
const STATEMENT_TIMEOUT_MS: &str = "1200";

/// After a failure to reach the database, queries fail at once for this time: a request with two queries must
/// not wait twice.
const UNAVAILABLE_TIME: Duration = Duration::from_millis(500);

/// Most connections of a node.
const CONNECTIONS: usize = 16;

/// Attempts after a conflict or a lost connection, and the pause after a lost connection.
const ATTEMPTS: u32 = 8;
const RETRY_PAUSE: Duration = Duration::from_millis(40);

pub struct Pool {
    options: PgConnectOptions,
    idle: Mutex<Vec<PgConnection>>,
    permits: Semaphore,
    unavailable_since: Mutex<Option<Instant>>,
}

impl Pool {
    /// An empty pool; connections are opened on demand.
    pub fn new(options: PgConnectOptions) -> Pool {
        let timeouts = [("statement_timeout", STATEMENT_TIMEOUT_MS), ("lock_timeout", STATEMENT_TIMEOUT_MS)];
        let options = options.options(timeouts).disable_statement_logging();
        let (idle, permits) = (Mutex::default(), Semaphore::new(CONNECTIONS));
        Pool { options, idle, permits, unavailable_since: Mutex::default() }
    }

    /// The options of a connection.
    pub fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// Runs `work` with a connection, which it gets and returns. Retries are safe, because every store
    /// operation is idempotent.
    pub async fn with<T, Doing>(&self, work: impl Fn(PgConnection) -> Doing) -> Result<T, QueryError>
    where
        Doing: Future<Output = (Result<T, QueryError>, PgConnection)>,
    {
        let asked = Instant::now();
        if self.lock_unavailable_since().is_some_and(|since| asked.duration_since(since) < UNAVAILABLE_TIME) {
            return Err(deadline_exceeded());
        }
        let Ok(permit) = tokio::time::timeout(DEADLINE, self.permits.acquire()).await else {
            return Err(deadline_exceeded());
        };
        let left = DEADLINE.saturating_sub(asked.elapsed());
        let result = match tokio::time::timeout(left, self.attempts(&work)).await {
            Ok(result) => result,
            // The connection is dropped with the query: its state is unknown.
            Err(_) => Err(deadline_exceeded()),
        };
        drop(permit);
        let is_unavailable = matches!(&result, Err(QueryError::Sql(error)) if is_connection_lost(error));
        *self.lock_unavailable_since() = is_unavailable.then(Instant::now);
        result
    }

    async fn attempts<T, Doing>(&self, work: &impl Fn(PgConnection) -> Doing) -> Result<T, QueryError>
    where
        Doing: Future<Output = (Result<T, QueryError>, PgConnection)>,
    {
        let mut attempt = 1;
        loop {
            let again = match self.attempt(work).await {
                Err(QueryError::Sql(error)) if attempt < ATTEMPTS && is_connection_lost(&error) => {
                    // An error that broke one connection has probably broken all.
                    self.lock_idle().clear();
                    tokio::time::sleep(RETRY_PAUSE).await;
                    true
                }
                Err(QueryError::Sql(error)) if attempt < ATTEMPTS && is_conflict(&error) => true,
                result => return result,
            };
            attempt += u32::from(again);
        }
    }

    async fn attempt<T, Doing>(&self, work: &impl Fn(PgConnection) -> Doing) -> Result<T, QueryError>
    where
        Doing: Future<Output = (Result<T, QueryError>, PgConnection)>,
    {
        let kept = self.lock_idle().pop();
        let connection = match kept {
            Some(connection) => connection,
            None => PgConnection::connect_with(&self.options).await?,
        };
        let (result, connection) = work(connection).await;
        // A connection is not reused after a database error.
        if !matches!(result, Err(QueryError::Sql(_))) {
            self.lock_idle().push(connection);
        }
        result
    }

    fn lock_idle(&self) -> std::sync::MutexGuard<'_, Vec<PgConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_unavailable_since(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.unavailable_since.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn deadline_exceeded() -> QueryError {
    QueryError::Sql(Error::Io(io::Error::new(io::ErrorKind::TimedOut, "no answer in time")))
}

/// Whether the connection is lost or could not be opened.
fn is_connection_lost(error: &Error) -> bool {
    match error {
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::WorkerCrashed => true,
        Error::Database(error) => {
            // Shutdown, startup, too many connections, and other connection errors.
            let code = error.code().unwrap_or_default();
            code.starts_with("08") || code.starts_with("57P") || code == "53300"
        }
        _ => false,
    }
}

/// Whether a concurrent transaction won; a retry sees its effect.
fn is_conflict(error: &Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    // Unique violation, serialization failure, deadlock.
    matches!(code.as_deref(), Some("23505" | "40001" | "40P01"))
}
