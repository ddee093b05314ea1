//! The one writer. What waits while a commit is on its way to the disk goes into the next one together:
//! under load a commit costs each job a fraction of a flush.

use super::append::{append, append_together, is_a_move};
use super::rows::write::{create, delete, forget, take_in};
use super::{BUSY, Turns};
use crate::fault::Fault;
use crate::{Append, Appended, Created, GameId, Moment, NewGame, Saved, StoreError};
use sqlx::Executor;
use sqlx::sqlite::SqliteConnection;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The most jobs that share one commit, and that wait for it before callers wait too.
pub(super) const BATCH: usize = 1024;

/// How long a lock is waited for that was there before: whoever asks meanwhile is told soon.
const STILL_BUSY: Duration = Duration::from_millis(50);

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write, and whom to tell.
pub(super) enum Job {
    Create(Box<NewGame>, Reply<Created>),
    Append(Box<Append>, Reply<Appended>),
    TakeIn(Box<Saved>, Reply<bool>),
    Delete(GameId, Reply<bool>),
    Forget(Moment, Reply<u64>),
    /// Writes something that changes nothing.
    Check(Reply<()>),
}

/// What became of a job inside the transaction, to be told once that is durable.
enum Done {
    Create(Created),
    Append(Appended),
    TakeIn(bool),
    Delete(bool),
    Forget(u64),
    Check,
}

/// The writer: its connection, and whether someone else has locked the file.
struct Writer {
    connection: SqliteConnection,
    locked: bool,
}

/// Writes until nobody can ask any more.
pub(super) async fn run(connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>, turns: Turns) {
    let mut writer = Writer { connection, locked: false };
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let _turn = match &turns {
            Some(turns) => Some(turns.write().await),
            None => None,
        };
        if let Err(cause) = writer.begin().await {
            // Whoever came meanwhile has waited for the same, and would for as long again.
            while let Ok(job) = jobs.try_recv() {
                batch.push(job);
            }
            fail(batch.drain(..), &cause);
            continue;
        }
        writer.commit(&mut batch).await;
    }
}

impl Writer {
    async fn begin(&mut self) -> Result<(), Arc<sqlx::Error>> {
        let begun = sqlx::query("BEGIN IMMEDIATE").execute(&mut self.connection).await;
        if begun.is_err() != self.locked {
            self.locked = begun.is_err();
            let wait = if self.locked { STILL_BUSY } else { BUSY };
            let wait = format!("PRAGMA busy_timeout = {}", wait.as_millis());
            let _ = self.connection.execute(sqlx::AssertSqlSafe(wait)).await;
        }
        begun.map(drop).map_err(Arc::new)
    }

    /// Does a batch of jobs in the transaction that has begun, and tells everyone once it is durable.
    async fn commit(&mut self, batch: &mut Vec<Job>) {
        let mut moves = moves_of(batch);
        if !moves.is_empty() && !self.moves_together(batch, &moves).await {
            // One of them can't be made, or something is wrong: it will be found out one by one.
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
                    Ok(Done::Append(Appended::Done { version: rows.expected + 1 }))
                }
                _ => job.run(&mut self.connection).await,
            };
            match result {
                Ok(one) => done.push(one),
                Err(fault) => {
                    self.roll_back().await;
                    return self.apart(batch, done.len(), fault).await;
                }
            }
        }
        match sqlx::query("COMMIT").execute(&mut self.connection).await {
            Ok(_) => batch.drain(..).zip(done).for_each(|(job, done)| job.tell(done)),
            Err(cause) => {
                // Nothing of the batch is durable, so nothing of it may be acknowledged.
                self.roll_back().await;
                fail(batch.drain(..), &Arc::new(cause));
            }
        }
    }

    /// Makes the moves of a batch; false if not all of them were made.
    async fn moves_together(&mut self, batch: &[Job], moves: &BTreeSet<usize>) -> bool {
        let rows: Vec<&Append> = moves.iter().filter_map(|&place| batch[place].rows()).collect();
        append_together(&mut self.connection, &rows).await.unwrap_or(false)
    }

    /// One job failed, and what fails undoes only itself: the others are done again, each by itself.
    async fn apart(&mut self, batch: &mut Vec<Job>, failed: usize, fault: Fault) {
        let mut fault = Some(fault);
        for (place, job) in batch.drain(..).enumerate() {
            match fault.take_if(|_| place == failed) {
                Some(fault) => job.fail(fault.into()),
                None => match self.alone(&job).await {
                    Ok(done) => job.tell(done),
                    Err(fault) => job.fail(fault.into()),
                },
            }
        }
    }

    async fn alone(&mut self, job: &Job) -> Result<Done, Fault> {
        self.begin().await.map_err(shared)?;
        let done = job.run(&mut self.connection).await;
        let done = match done {
            Ok(done) => {
                sqlx::query("COMMIT").execute(&mut self.connection).await.map(|_| done).map_err(Fault::from)
            }
            Err(fault) => Err(fault),
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

/// Which jobs are moves, each the only thing that is to happen in its game; none where that saves nothing.
fn moves_of(batch: &[Job]) -> BTreeSet<usize> {
    let mut games: HashMap<&GameId, usize> = HashMap::new();
    batch.iter().filter_map(Job::game).for_each(|game| *games.entry(game).or_default() += 1);
    let is_move = |job: &Job| job.rows().is_some_and(|rows| is_a_move(rows) && games[&rows.game] == 1);
    let places = batch.iter().enumerate().filter(|(_, job)| is_move(job)).map(|(place, _)| place);
    let moves: BTreeSet<usize> = places.collect();
    if moves.len() > 1 { moves } else { BTreeSet::new() }
}

/// Tells everyone that nothing came of their jobs, and why.
fn fail(jobs: impl Iterator<Item = Job>, cause: &Arc<sqlx::Error>) {
    jobs.for_each(|job| job.fail(shared(cause.clone())));
}

fn shared(cause: Arc<sqlx::Error>) -> StoreError {
    StoreError::Database(Box::new(cause))
}

impl Job {
    /// The game that it is about.
    fn game(&self) -> Option<&GameId> {
        match self {
            Job::Create(new, _) => Some(&new.id),
            Job::Append(rows, _) => Some(&rows.game),
            Job::TakeIn(game, _) => Some(&game.id),
            Job::Delete(id, _) => Some(id),
            Job::Forget(..) | Job::Check(_) => None,
        }
    }

    /// What is to happen, where something is.
    fn rows(&self) -> Option<&Append> {
        match self {
            Job::Append(rows, _) => Some(rows),
            _ => None,
        }
    }

    /// Runs the job within a transaction.
    async fn run(&self, connection: &mut SqliteConnection) -> Result<Done, Fault> {
        Ok(match self {
            Job::Create(new, _) => Done::Create(create(connection, new).await?),
            Job::Append(rows, _) => Done::Append(append(connection, rows).await?),
            Job::TakeIn(game, _) => Done::TakeIn(take_in(connection, game).await?),
            Job::Delete(id, _) => Done::Delete(delete(connection, id).await?),
            Job::Forget(before, _) => Done::Forget(forget(connection, *before).await?),
            Job::Check(_) => {
                check(connection).await?;
                Done::Check
            }
        })
    }

    /// Tells the caller; one that went away misses nothing, its job happened all the same.
    fn tell(self, done: Done) {
        match (self, done) {
            (Job::Create(_, reply), Done::Create(done)) => drop(reply.send(Ok(done))),
            (Job::Append(_, reply), Done::Append(done)) => drop(reply.send(Ok(done))),
            (Job::TakeIn(_, reply), Done::TakeIn(done)) => drop(reply.send(Ok(done))),
            (Job::Delete(_, reply), Done::Delete(done)) => drop(reply.send(Ok(done))),
            (Job::Forget(_, reply), Done::Forget(done)) => drop(reply.send(Ok(done))),
            (Job::Check(reply), Done::Check) => drop(reply.send(Ok(()))),
            // A job is done as what it is.
            (job, _) => job.fail(StoreError::Closed),
        }
    }

    /// Tells the caller that nothing came of it.
    fn fail(self, error: StoreError) {
        match self {
            Job::Create(_, reply) => drop(reply.send(Err(error))),
            Job::Append(_, reply) => drop(reply.send(Err(error))),
            Job::TakeIn(_, reply) => drop(reply.send(Err(error))),
            Job::Delete(_, reply) => drop(reply.send(Err(error))),
            Job::Forget(_, reply) => drop(reply.send(Err(error))),
            Job::Check(reply) => drop(reply.send(Err(error))),
        }
    }
}

/// Reads every table, and writes a game that is deleted again before anyone sees it: about as many pages go to the disk
/// as a move takes, and nothing changes.
async fn check(connection: &mut SqliteConnection) -> Result<(), Fault> {
    let tables = "SELECT game.version, seat.name, game_event.body, answer.answer FROM game, seat, game_event, answer LIMIT 1";
    sqlx::query(tables).fetch_optional(&mut *connection).await?;
    let game = "INSERT INTO game (id, created, touched, version, rules, rules_hash, source, first_seats, series, request) \
                VALUES ('check', 0, 0, 0, '', '', 'table', 1, 'check', X'00')";
    sqlx::query(game).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM game WHERE id = 'check'").execute(&mut *connection).await?;
    Ok(())
}
