//! The one writer. What waits while a commit is on its way to the disk goes into the next one together:
//! under load a commit costs each job a fraction of a flush.

use super::fault::Fault;
use super::{BUSY, Turns, read};
use crate::{Append, Appended, Created, GameId, Moment, NewGame, SavedSeat, StoreError};
use sqlx::Executor;
use sqlx::sqlite::SqliteConnection;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use yatzy_rules::Seat;

/// The most jobs that share one commit, and that wait for it before callers wait too.
pub(super) const BATCH: usize = 1024;

/// How long a lock is waited for that was there before: whoever asks meanwhile is told soon.
const STILL_BUSY: Duration = Duration::from_millis(50);

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to write, and whom to tell.
pub(super) enum Job {
    Create(Box<NewGame>, Reply<Created>),
    Append(Box<Append>, Reply<Appended>),
    Delete(GameId, Reply<bool>),
    Forget(Moment, Reply<u64>),
    /// Writes something that changes nothing.
    Check(Reply<()>),
}

/// What became of a job inside the transaction, to be told once that is durable.
enum Done {
    Create(Created),
    Append(Appended),
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
        let mut done = Vec::with_capacity(batch.len());
        for job in batch.iter() {
            match job.run(&mut self.connection).await {
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

/// Tells everyone that nothing came of their jobs, and why.
fn fail(jobs: impl Iterator<Item = Job>, cause: &Arc<sqlx::Error>) {
    jobs.for_each(|job| job.fail(shared(cause.clone())));
}

fn shared(cause: Arc<sqlx::Error>) -> StoreError {
    StoreError::Database(Box::new(cause))
}

impl Job {
    /// Runs the job within a transaction.
    async fn run(&self, connection: &mut SqliteConnection) -> Result<Done, Fault> {
        Ok(match self {
            Job::Create(new, _) => Done::Create(create(connection, new).await?),
            Job::Append(rows, _) => Done::Append(append(connection, rows).await?),
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

async fn create(connection: &mut SqliteConnection, new: &NewGame) -> Result<Created, Fault> {
    let before = sqlx::query_scalar::<_, Vec<u8>>("SELECT request FROM game WHERE id = $1")
        .bind(new.id.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    if let Some(request) = before {
        return Ok(if request == new.request { Created::Before } else { Created::OtherRequest });
    }
    sqlx::query(
        "INSERT INTO game (id, code, created, touched, version, edition, rules, rules_hash, source, \
         first_seats, secret, series, host, request, hints, names) \
         VALUES ($1, (SELECT $2 WHERE NOT EXISTS (SELECT 1 FROM game WHERE code = $2)), $3, $3, 0, $4, $5, $6, \
         $7, $8, $9, $10, $11, $12, $13, $14)",
    )
    .bind(new.id.as_str())
    .bind(new.code.as_deref())
    .bind(new.created.0)
    .bind(new.edition.as_deref())
    .bind(new.rules.lines().join("\n"))
    .bind(new.rules.hash().to_string())
    .bind(new.source.id())
    .bind(new.seats.len() as i64)
    .bind(new.secret.map(|secret| secret.0.to_vec()))
    .bind(new.series.as_ref().unwrap_or(&new.id).as_str())
    .bind(new.host.map(|host| host.0.to_vec()))
    .bind(new.request.to_vec())
    .bind(i64::from(new.hints))
    .bind(new.names.lines().collect::<Vec<_>>().join("\n"))
    .execute(&mut *connection)
    .await?;
    for (seat, saved) in (0..).map(Seat).zip(&new.seats) {
        put_seat(connection, &new.id, seat, saved).await?;
    }
    Ok(Created::Done)
}

async fn append(connection: &mut SqliteConnection, append: &Append) -> Result<Appended, Fault> {
    let id = &append.game;
    let Some(found) = read::found(connection, append).await? else { return Ok(Appended::Gone) };
    if let Some(before) = found.before {
        return Ok(before);
    }
    let mut version = found.version;
    if version != append.expected {
        return Ok(Appended::Stale { version });
    }
    for happening in &append.what {
        version += 1;
        let body = serde_json::to_string(&happening.body(&append.rules))
            .map_err(|_| StoreError::Damaged { game: id.clone(), what: "an event that can't be written" })?;
        sqlx::query("INSERT INTO game_event (game, version, at, body) VALUES ($1, $2, $3, $4)")
            .bind(id.as_str())
            .bind(i64::from(version))
            .bind(append.at.0)
            .bind(body)
            .execute(&mut *connection)
            .await?;
    }
    for (seat, saved) in &append.seats {
        put_seat(connection, id, *seat, saved).await?;
    }
    end(connection, append, version, found.ended).await?;
    if let Some(once) = &append.once {
        sqlx::query("INSERT INTO answer (game, key, request, answer, at) VALUES ($1, $2, $3, $4, $5)")
            .bind(id.as_str())
            .bind(&once.key)
            .bind(once.request.to_vec())
            .bind(&once.answer)
            .bind(append.at.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(Appended::Done { version })
}

/// Notes the new version, and how the game ended or that it goes on. A game that is over gives up its code.
async fn end(
    connection: &mut SqliteConnection,
    append: &Append,
    version: u32,
    had_ended: bool,
) -> Result<(), Fault> {
    let ended = append.results.as_ref().map(|_| append.at.0);
    sqlx::query(
        "UPDATE game SET version = $2, touched = $3, ended = $4, \
         code = CASE WHEN $4 IS NULL THEN code END WHERE id = $1",
    )
    .bind(append.game.as_str())
    .bind(i64::from(version))
    .bind(append.at.0)
    .bind(ended)
    .execute(&mut *connection)
    .await?;
    // A choice taken back after the end makes the game go on.
    if had_ended {
        let sql = "UPDATE seat SET total = NULL, place = NULL WHERE game = $1 AND total IS NOT NULL";
        sqlx::query(sql).bind(append.game.as_str()).execute(&mut *connection).await?;
    }
    for result in append.results.iter().flatten() {
        sqlx::query("UPDATE seat SET total = $3, place = $4 WHERE game = $1 AND seat = $2")
            .bind(append.game.as_str())
            .bind(i64::from(result.seat.0))
            .bind(i64::from(result.total))
            .bind(result.place.map(i64::from))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn put_seat(
    connection: &mut SqliteConnection,
    game: &GameId,
    seat: Seat,
    saved: &SavedSeat,
) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO seat (game, seat, name, player, link, holder, goal) VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (game, seat) DO UPDATE SET name = excluded.name, player = excluded.player, \
         link = excluded.link, holder = excluded.holder, goal = excluded.goal",
    )
    .bind(game.as_str())
    .bind(i64::from(seat.0))
    .bind(&saved.name)
    .bind(saved.player.to_string())
    .bind(saved.link.map(|link| link.0.to_vec()))
    .bind(saved.holder.map(|holder| holder.0.to_vec()))
    .bind(saved.goal.to_string())
    .execute(connection)
    .await?;
    Ok(())
}

async fn delete(connection: &mut SqliteConnection, id: &GameId) -> Result<bool, Fault> {
    let deleted = sqlx::query("DELETE FROM game WHERE id = $1").bind(id.as_str()).execute(connection).await?;
    Ok(deleted.rows_affected() > 0)
}

async fn forget(connection: &mut SqliteConnection, before: Moment) -> Result<u64, Fault> {
    let forgotten =
        sqlx::query("DELETE FROM answer WHERE at < $1").bind(before.0).execute(connection).await?;
    Ok(forgotten.rows_affected())
}
