//! Connections to the database: a few that are kept, made anew by themselves, and an end to waiting. Whoever asks has an
//! answer within two seconds, whatever became of the database.

use crate::fault::Fault;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection, Error};
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// How long a caller waits for everything that a question takes.
const PATIENCE: Duration = Duration::from_millis(1500);

/// How long the database itself works on one statement or waits for one lock, in milliseconds: it gives up first, so
/// that a slow statement is told from a database that is away.
const STATEMENT: &str = "1200";

/// Once the database did not answer, whoever asks within this time is told so at once: a request that asks twice must
/// not wait twice.
const AWAY: Duration = Duration::from_millis(500);

/// How many connections a node has at most.
const CONNECTIONS: usize = 16;

/// How often something is tried again that others came in between of, and the pause before it where the connection broke.
const ATTEMPTS: u32 = 8;
const PAUSE: Duration = Duration::from_millis(40);

/// A few connections.
pub struct Pool {
    options: PgConnectOptions,
    idle: Mutex<Vec<PgConnection>>,
    places: Semaphore,
    away: Mutex<Option<Instant>>,
}

impl Pool {
    /// Connections that are made when they are needed.
    pub fn new(options: PgConnectOptions) -> Pool {
        let timeouts = [("statement_timeout", STATEMENT), ("lock_timeout", STATEMENT)];
        let options = options.options(timeouts).disable_statement_logging();
        let (idle, places) = (Mutex::default(), Semaphore::new(CONNECTIONS));
        Pool { options, idle, places, away: Mutex::default() }
    }

    /// How a connection is made.
    pub fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// Does something with a connection, which is given and handed back. What may be tried again is: all that is asked of
    /// a store has one effect, however often it is asked.
    pub async fn with<T, Doing>(&self, work: impl Fn(PgConnection) -> Doing) -> Result<T, Fault>
    where
        Doing: Future<Output = (Result<T, Fault>, PgConnection)>,
    {
        let asked = Instant::now();
        if self.lock_away().is_some_and(|since| asked.duration_since(since) < AWAY) {
            return Err(no_answer());
        }
        let Ok(place) = tokio::time::timeout(PATIENCE, self.places.acquire()).await else {
            return Err(no_answer());
        };
        let left = PATIENCE.saturating_sub(asked.elapsed());
        let result = match tokio::time::timeout(left, self.attempts(&work)).await {
            Ok(result) => result,
            // The connection went with the question: what it was in the middle of nobody knows.
            Err(_) => Err(no_answer()),
        };
        drop(place);
        let away = matches!(&result, Err(Fault::Sql(error)) if is_lost(error));
        *self.lock_away() = away.then(Instant::now);
        result
    }

    async fn attempts<T, Doing>(&self, work: &impl Fn(PgConnection) -> Doing) -> Result<T, Fault>
    where
        Doing: Future<Output = (Result<T, Fault>, PgConnection)>,
    {
        let mut attempt = 1;
        loop {
            let again = match self.attempt(work).await {
                Err(Fault::Sql(error)) if attempt < ATTEMPTS && is_lost(&error) => {
                    // What broke one connection most likely broke all.
                    self.lock_idle().clear();
                    tokio::time::sleep(PAUSE).await;
                    true
                }
                Err(Fault::Sql(error)) if attempt < ATTEMPTS && came_between(&error) => true,
                result => return result,
            };
            attempt += u32::from(again);
        }
    }

    async fn attempt<T, Doing>(&self, work: &impl Fn(PgConnection) -> Doing) -> Result<T, Fault>
    where
        Doing: Future<Output = (Result<T, Fault>, PgConnection)>,
    {
        let kept = self.lock_idle().pop();
        let connection = match kept {
            Some(connection) => connection,
            None => PgConnection::connect_with(&self.options).await?,
        };
        let (result, connection) = work(connection).await;
        // One that failed in the middle of something is not used again.
        if !matches!(result, Err(Fault::Sql(_))) {
            self.lock_idle().push(connection);
        }
        result
    }

    fn lock_idle(&self) -> std::sync::MutexGuard<'_, Vec<PgConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_away(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.away.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn no_answer() -> Fault {
    Fault::Sql(Error::Io(io::Error::new(io::ErrorKind::TimedOut, "no answer in time")))
}

/// Whether the connection is gone, or could not be made.
fn is_lost(error: &Error) -> bool {
    match error {
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::WorkerCrashed => true,
        Error::Database(error) => {
            // Shut down, starting, too many connections, and whatever else a connection dies of.
            let code = error.code().unwrap_or_default();
            code.starts_with("08") || code.starts_with("57P") || code == "53300"
        }
        _ => false,
    }
}

/// Whether someone else was quicker, and a second look finds what they did.
fn came_between(error: &Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    // Unique violation, serialization failure, deadlock.
    matches!(code.as_deref(), Some("23505" | "40001" | "40P01"))
}
