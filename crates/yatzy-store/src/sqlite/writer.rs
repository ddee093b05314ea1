//! The only writer. Jobs that arrive during a commit share the next one: under load each job costs a fraction
//! of a flush.

use super::append::{append, append_batch, is_single_move};
use super::rows::write::{
    create, day_secret, delete, delete_document, forget, forget_unplayed, put_document, take_in,
};
use super::{BUSY_TIMEOUT, MemoryLock};
use crate::query_error::QueryError;
use crate::{Append, Appended, Created, GameId, Moment, Saved, StoreError};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor, Row};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout_at};
use yatzy_rules::Date;
use yatzy_rules::fair::Secret;

/// Most jobs in one commit, and most queued jobs before callers wait.
pub(super) const BATCH: usize = 1024;

/// How long to wait for a lock that was already held at the last attempt, so that callers are refused soon.
const SHORT_BUSY_TIMEOUT: Duration = Duration::from_millis(50);

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A write request with its reply channel.
pub(super) enum Job {
    Create(Box<Saved>, Reply<Created>),
    Append(Box<Append>, Reply<Appended>),
    TakeIn(Box<Saved>, Reply<bool>),
    Delete(GameId, Reply<bool>),
    Forget(Moment, Reply<u64>),
    ForgetUnplayed(Moment, Reply<Vec<GameId>>),
    DaySecret(Date, Secret, Reply<Secret>),
    PutDocument(String, u32, String, Moment, Reply<bool>),
    DeleteDocument(String, Reply<bool>),
    /// Writes something that changes nothing.
    Check(Reply<()>),
    /// Ends the writer.
    Close(Reply<()>),
}

/// The result of a job inside the transaction. It is sent after the commit.
enum JobResult {
    Create(Created),
    Append(Appended),
    TakeIn(bool),
    Delete(bool),
    Forget(u64),
    ForgetUnplayed(Vec<GameId>),
    DaySecret(Secret),
    PutDocument(bool),
    Check,
}

struct Writer {
    connection: SqliteConnection,
    /// Whether another process has locked the file.
    locked: bool,
    /// When the write-ahead log is emptied, because it still contains deleted rows.
    erase_at: Option<Instant>,
}

/// Time until deleted rows are gone from the write-ahead log. Deletions in this time share a checkpoint.
const ERASE_DELAY: Duration = Duration::from_millis(500);

/// Pause before the log is emptied again after a reader, for example a back-up, prevented it.
const ERASE_RETRY: Duration = Duration::from_secs(10);

/// Runs until the store is closed.
pub(super) async fn run(
    connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    memory_lock: MemoryLock,
) {
    let mut writer = Writer { connection, locked: false, erase_at: None };
    let (mut batch, mut end) = (Vec::new(), None);
    while end.is_none() && writer.receive(&mut jobs, &mut batch).await {
        end = batch.iter().position(|job| matches!(job, Job::Close(_))).map(|place| batch.remove(place));
        if batch.is_empty() {
            continue;
        }
        let _lock = match &memory_lock {
            Some(memory_lock) => Some(memory_lock.write().await),
            None => None,
        };
        if let Err(cause) = writer.begin().await {
            // Jobs queued meanwhile would wait for the same lock again.
            while let Ok(job) = jobs.try_recv() {
                batch.push(job);
            }
            fail(batch.drain(..), &cause);
            continue;
        }
        writer.commit(&mut batch).await;
    }
    writer.erase().await;
    // The last connection deletes the write-ahead log.
    let _ = writer.connection.close().await;
    if let Some(Job::Close(reply)) = end {
        let _ = reply.send(Ok(()));
    }
}

impl Writer {
    /// Waits for jobs; false when the store is gone. Deleted rows are erased meanwhile.
    async fn receive(&mut self, jobs: &mut mpsc::Receiver<Job>, batch: &mut Vec<Job>) -> bool {
        loop {
            let Some(at) = self.erase_at else { return jobs.recv_many(batch, BATCH).await > 0 };
            if at <= Instant::now() {
                self.erase().await;
            } else if let Ok(count) = timeout_at(at, jobs.recv_many(batch, BATCH)).await {
                return count > 0;
            }
        }
    }

    /// Moves everything from the write-ahead log to the database file and empties the log: rows deleted in
    /// the file may still stand in the log. A reader delays it, and writers must not wait for that.
    async fn erase(&mut self) {
        self.wait_for_locks(SHORT_BUSY_TIMEOUT).await;
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut self.connection).await;
        let is_done = row.is_ok_and(|row| row.try_get::<i64, _>(0).is_ok_and(|busy| busy == 0));
        self.erase_at = (!is_done).then(|| Instant::now() + ERASE_RETRY);
        self.wait_for_locks(if self.locked { SHORT_BUSY_TIMEOUT } else { BUSY_TIMEOUT }).await;
    }

    async fn wait_for_locks(&mut self, time: Duration) {
        let wait = format!("PRAGMA busy_timeout = {}", time.as_millis());
        let _ = self.connection.execute(sqlx::AssertSqlSafe(wait)).await;
    }

    async fn begin(&mut self) -> Result<(), Arc<sqlx::Error>> {
        let begun = sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await;
        if begun.is_err() != self.locked {
            self.locked = begun.is_err();
            self.wait_for_locks(if self.locked { SHORT_BUSY_TIMEOUT } else { BUSY_TIMEOUT }).await;
        }
        begun.map(drop).map_err(Arc::new)
    }

    /// Runs a batch of jobs in the open transaction, and replies after the commit.
    async fn commit(&mut self, batch: &mut Vec<Job>) {
        let mut moves = moves_of(batch);
        if !moves.is_empty() && !self.append_moves(batch, &moves).await {
            // One of them can't be made, or an error occurred: run them one by one.
            self.roll_back().await;
            moves.clear();
            if let Err(cause) = self.begin().await {
                return fail(batch.drain(..), &cause);
            }
        }
        let mut done = Vec::with_capacity(batch.len());
        for (place, job) in batch.iter().enumerate() {
            let result = match job {
                Job::Append(rows, _) if moves.contains(&place) => {
                    Ok(JobResult::Append(Appended::Done { version: rows.expected + 1 }))
                }
                _ => job.run(&mut self.connection).await,
            };
            match result {
                Ok(one) => done.push(one),
                Err(query_error) => {
                    self.roll_back().await;
                    return self.run_separately(batch, done.len(), query_error).await;
                }
            }
        }
        match sqlx::query("COMMIT").execute(&mut self.connection).await {
            Ok(_) => {
                if self.erase_at.is_none() && batch.iter().any(Job::erases) {
                    self.erase_at = Some(Instant::now() + ERASE_DELAY);
                }
                batch.drain(..).zip(done).for_each(|(job, done)| job.succeed(done));
            }
            Err(cause) => {
                // Nothing in the batch is durable, so nothing may be acknowledged.
                self.roll_back().await;
                fail(batch.drain(..), &Arc::new(cause));
            }
        }
    }

    /// Makes the moves of a batch; false unless all were made.
    async fn append_moves(&mut self, batch: &[Job], moves: &BTreeSet<usize>) -> bool {
        let rows: Vec<&Append> = moves.iter().filter_map(|&place| batch[place].rows()).collect();
        append_batch(&mut self.connection, &rows).await.unwrap_or(false)
    }

    /// One job failed. A failure must not affect the others, so each of them runs in a transaction of its
    /// own.
    async fn run_separately(&mut self, batch: &mut Vec<Job>, failed: usize, query_error: QueryError) {
        let mut query_error = Some(query_error);
        for (place, job) in batch.drain(..).enumerate() {
            match query_error.take_if(|_| place == failed) {
                Some(query_error) => job.fail(query_error.into()),
                None => match self.run_alone(&job).await {
                    Ok(done) => job.succeed(done),
                    Err(query_error) => job.fail(query_error.into()),
                },
            }
        }
    }

    async fn run_alone(&mut self, job: &Job) -> Result<JobResult, QueryError> {
        self.begin().await.map_err(database_error)?;
        let done = job.run(&mut self.connection).await;
        let done = match done {
            Ok(done) => sqlx::query("COMMIT")
                .execute(&mut self.connection)
                .await
                .map(|_| {
                    if job.erases() {
                        self.erase_at = Some(Instant::now() + ERASE_DELAY);
                    }
                    done
                })
                .map_err(QueryError::from),
            Err(query_error) => Err(query_error),
        };
        if done.is_err() {
            self.roll_back().await;
        }
        done
    }

    async fn roll_back(&mut self) {
        let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
    }
}

/// The indices of moves that are the only job for their game; empty if batching saves nothing.
fn moves_of(batch: &[Job]) -> BTreeSet<usize> {
    let mut games: HashMap<&GameId, usize> = HashMap::new();
    batch.iter().filter_map(Job::game).for_each(|game| *games.entry(game).or_default() += 1);
    let is_move = |job: &Job| job.rows().is_some_and(|rows| is_single_move(rows) && games[&rows.game] == 1);
    let places = batch.iter().enumerate().filter(|(_, job)| is_move(job)).map(|(place, _)| place);
    let moves: BTreeSet<usize> = places.collect();
    if moves.len() > 1 { moves } else { BTreeSet::new() }
}

/// Replies to all jobs with an error.
fn fail(jobs: impl Iterator<Item = Job>, cause: &Arc<sqlx::Error>) {
    jobs.for_each(|job| job.fail(database_error(cause.clone())));
}

fn database_error(cause: Arc<sqlx::Error>) -> StoreError {
    StoreError::Database(Box::new(cause))
}

impl Job {
    fn game(&self) -> Option<&GameId> {
        match self {
            Job::Create(new, _) => Some(&new.id),
            Job::Append(rows, _) => Some(&rows.game),
            Job::TakeIn(game, _) => Some(&game.id),
            Job::Delete(id, _) => Some(id),
            Job::Forget(..)
            | Job::ForgetUnplayed(..)
            | Job::DaySecret(..)
            | Job::PutDocument(..)
            | Job::DeleteDocument(..)
            | Job::Check(_)
            | Job::Close(_) => None,
        }
    }

    /// Whether the job deletes a game or a name. A match that starts loses its names.
    fn erases(&self) -> bool {
        let unnamed = |rows: &Append| rows.seats.iter().any(|(_, seat)| seat.name.is_empty());
        matches!(
            self,
            Job::Delete(..) | Job::ForgetUnplayed(..) | Job::PutDocument(..) | Job::DeleteDocument(..)
        ) || self.rows().is_some_and(unnamed)
    }

    /// The events to append, if any.
    fn rows(&self) -> Option<&Append> {
        match self {
            Job::Append(rows, _) => Some(rows),
            _ => None,
        }
    }

    /// Runs the job inside the transaction.
    async fn run(&self, connection: &mut SqliteConnection) -> Result<JobResult, QueryError> {
        Ok(match self {
            Job::Create(new, _) => JobResult::Create(create(connection, new).await?),
            Job::Append(rows, _) => JobResult::Append(append(connection, rows).await?),
            Job::TakeIn(game, _) => JobResult::TakeIn(take_in(connection, game).await?),
            Job::Delete(id, _) => JobResult::Delete(delete(connection, id).await?),
            Job::Forget(before, _) => JobResult::Forget(forget(connection, *before).await?),
            Job::DaySecret(date, fresh, _) => {
                JobResult::DaySecret(day_secret(connection, *date, *fresh).await?)
            }
            Job::PutDocument(key, expected, body, now, _) => {
                JobResult::PutDocument(put_document(connection, key, *expected, body, *now).await?)
            }
            Job::DeleteDocument(key, _) => JobResult::PutDocument(delete_document(connection, key).await?),
            Job::ForgetUnplayed(before, _) => {
                JobResult::ForgetUnplayed(forget_unplayed(connection, *before).await?)
            }
            Job::Check(_) => {
                check(connection).await?;
                JobResult::Check
            }
            Job::Close(_) => return Err(StoreError::Closed.into()),
        })
    }

    /// Replies to the caller. If the caller is gone, the job still counts.
    fn succeed(self, done: JobResult) {
        match (self, done) {
            (Job::Create(_, reply), JobResult::Create(done)) => drop(reply.send(Ok(done))),
            (Job::Append(_, reply), JobResult::Append(done)) => drop(reply.send(Ok(done))),
            (Job::TakeIn(_, reply), JobResult::TakeIn(done)) => drop(reply.send(Ok(done))),
            (Job::Delete(_, reply), JobResult::Delete(done)) => drop(reply.send(Ok(done))),
            (Job::Forget(_, reply), JobResult::Forget(done)) => drop(reply.send(Ok(done))),
            (Job::DaySecret(.., reply), JobResult::DaySecret(done)) => drop(reply.send(Ok(done))),
            (Job::PutDocument(.., reply) | Job::DeleteDocument(_, reply), JobResult::PutDocument(done)) => {
                drop(reply.send(Ok(done)))
            }
            (Job::ForgetUnplayed(_, reply), JobResult::ForgetUnplayed(done)) => drop(reply.send(Ok(done))),
            (Job::Check(reply), JobResult::Check) => drop(reply.send(Ok(()))),
            // Results match their jobs, so this does not happen.
            (job, _) => job.fail(StoreError::Closed),
        }
    }

    fn fail(self, error: StoreError) {
        match self {
            Job::Create(_, reply) => drop(reply.send(Err(error))),
            Job::Append(_, reply) => drop(reply.send(Err(error))),
            Job::TakeIn(_, reply) => drop(reply.send(Err(error))),
            Job::Delete(_, reply) => drop(reply.send(Err(error))),
            Job::Forget(_, reply) => drop(reply.send(Err(error))),
            Job::ForgetUnplayed(_, reply) => drop(reply.send(Err(error))),
            Job::DaySecret(.., reply) => drop(reply.send(Err(error))),
            Job::PutDocument(.., reply) | Job::DeleteDocument(_, reply) => drop(reply.send(Err(error))),
            Job::Check(reply) | Job::Close(reply) => drop(reply.send(Err(error))),
        }
    }
}

/// Reads every table, and writes a game and deletes it again in one transaction. It costs about as many disk
/// pages as a move and changes nothing.
async fn check(connection: &mut SqliteConnection) -> Result<(), QueryError> {
    let tables = "SELECT game.version, seat.name, game_event.body, answer.answer FROM game, seat, game_event, answer LIMIT 1";
    sqlx::query(tables).fetch_optional(&mut *connection).await?;
    let game = "INSERT INTO game (id, created, touched, version, rules, rules_hash, source, first_seats, series, request) \
                VALUES ('check', 0, 0, 0, '', '', 'table', 1, 'check', X'00')";
    sqlx::query(game).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM game WHERE id = 'check'").execute(&mut *connection).await?;
    Ok(())
}
