//! The one writer. What waits while a commit is on its way to the disk goes into the next one together:
//! under load a commit costs each job a fraction of a flush.

use super::fault::Fault;
use super::{Turns, read};
use crate::{
    Append, Appended, Created, GameId, Happening, Moment, NewGame, Saved, SavedSeat, SeatResult, StoreError,
};
use sqlx::Executor;
use sqlx::sqlite::SqliteConnection;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use yatzy_rules::Seat;

/// The most jobs that share one commit.
const BATCH: usize = 64;

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Whether a batch is durable, and if not why: everyone in it is told.
type Committed = Result<(), Arc<sqlx::Error>>;

/// Something to write, and whom to tell.
pub(super) enum Job {
    Create(Box<NewGame>, Reply<Created>),
    Append(Box<Append>, Reply<Appended>),
    TakeIn(Box<Saved>, Reply<bool>),
    Delete(GameId, Reply<bool>),
    Forget(Moment, Reply<u64>),
}

/// A job that was done inside the transaction, to be told once that is durable.
enum Done {
    Create(Result<Created, StoreError>, Reply<Created>),
    Append(Result<Appended, StoreError>, Reply<Appended>),
    TakeIn(Result<bool, StoreError>, Reply<bool>),
    Delete(Result<bool, StoreError>, Reply<bool>),
    Forget(Result<u64, StoreError>, Reply<u64>),
}

/// Writes until nobody can ask any more.
pub(super) async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>, turns: Turns) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let _turn = match &turns {
            Some(turns) => Some(turns.write().await),
            None => None,
        };
        commit(&mut connection, &mut batch).await;
    }
}

async fn commit(connection: &mut SqliteConnection, batch: &mut Vec<Job>) {
    let begun = connection.execute("BEGIN IMMEDIATE").await.map(drop);
    let mut done = Vec::with_capacity(batch.len());
    for job in batch.drain(..) {
        done.push(job.run(connection, begun.is_ok()).await);
    }
    let committed = match begun {
        Ok(()) => connection.execute("COMMIT").await.map(drop),
        Err(cause) => Err(cause),
    };
    let committed = committed.map_err(Arc::new);
    if committed.is_err() {
        // Nothing of the batch is durable, so nothing of it may be acknowledged.
        let _ = connection.execute("ROLLBACK").await;
    }
    done.into_iter().for_each(|done| done.tell(&committed));
}

impl Job {
    /// Runs the job within the transaction; what fails leaves no trace in it.
    async fn run(self, connection: &mut SqliteConnection, begun: bool) -> Done {
        // Why is told with the whole batch.
        let failed = || StoreError::Closed;
        match self {
            Job::Create(_, reply) if !begun => Done::Create(Err(failed()), reply),
            Job::Append(_, reply) if !begun => Done::Append(Err(failed()), reply),
            Job::TakeIn(_, reply) if !begun => Done::TakeIn(Err(failed()), reply),
            Job::Delete(_, reply) if !begun => Done::Delete(Err(failed()), reply),
            Job::Forget(_, reply) if !begun => Done::Forget(Err(failed()), reply),
            Job::Create(new, reply) => Done::Create(
                apart(connection, async |it| create(it, &new).await).await.map_err(StoreError::from),
                reply,
            ),
            Job::Append(append_, reply) => Done::Append(
                apart(connection, async |it| append(it, &append_).await).await.map_err(StoreError::from),
                reply,
            ),
            Job::TakeIn(game, reply) => Done::TakeIn(
                apart(connection, async |it| take_in(it, &game).await).await.map_err(StoreError::from),
                reply,
            ),
            Job::Delete(id, reply) => Done::Delete(
                apart(connection, async |it| delete(it, &id).await).await.map_err(StoreError::from),
                reply,
            ),
            Job::Forget(before, reply) => Done::Forget(
                apart(connection, async |it| forget(it, before).await).await.map_err(StoreError::from),
                reply,
            ),
        }
    }
}

impl Done {
    /// Tells the caller; one that went away misses nothing, its job happened all the same.
    fn tell(self, committed: &Committed) {
        fn send<T>(result: Result<T, StoreError>, reply: Reply<T>, committed: &Committed) {
            let told = match committed {
                Ok(()) => result,
                Err(cause) => Err(StoreError::Database(Box::new(cause.clone()))),
            };
            let _ = reply.send(told);
        }
        match self {
            Done::Create(result, reply) => send(result, reply, committed),
            Done::Append(result, reply) => send(result, reply, committed),
            Done::TakeIn(result, reply) => send(result, reply, committed),
            Done::Delete(result, reply) => send(result, reply, committed),
            Done::Forget(result, reply) => send(result, reply, committed),
        }
    }
}

/// Runs one job so that its failure undoes only itself.
async fn apart<T>(
    connection: &mut SqliteConnection,
    job: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, Fault>,
) -> Result<T, Fault> {
    connection.execute("SAVEPOINT job").await?;
    let result = job(connection).await;
    if result.is_err() {
        connection.execute("ROLLBACK TO job").await?;
    }
    connection.execute("RELEASE job").await?;
    result
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
         first_seats, secret, series, host, request, hints, names, opening) \
         VALUES ($1, (SELECT $2 WHERE NOT EXISTS (SELECT 1 FROM game WHERE code = $2)), $3, $3, 0, $4, $5, $6, \
         $7, $8, $9, $10, $11, $12, $13, $14, $15)",
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
    .bind(new.opening.as_ref().map(|opening| opening.to_string()))
    .execute(&mut *connection)
    .await?;
    for (seat, saved) in (0..).map(Seat).zip(&new.seats) {
        put_seat(connection, &new.id, seat, saved).await?;
    }
    Ok(Created::Done)
}

/// A whole game that was kept elsewhere.
async fn take_in(connection: &mut SqliteConnection, saved: &Saved) -> Result<bool, Fault> {
    if read::version(connection, &saved.id).await?.is_some() {
        return Ok(false);
    }
    let new = NewGame {
        id: saved.id.clone(),
        code: saved.code.clone(),
        created: saved.created,
        edition: saved.edition.clone(),
        rules: saved.rules.clone(),
        names: saved.names.clone(),
        source: saved.source,
        secret: saved.secret,
        series: Some(saved.series.clone()),
        host: saved.host,
        hints: saved.hints,
        seats: saved.seats.iter().take(usize::from(saved.first_seats)).cloned().collect(),
        opening: saved.opening.clone(),
        request: saved.request,
    };
    create(connection, &new).await?;
    for (seat, late) in (0..).map(Seat).zip(&saved.seats).skip(new.seats.len()) {
        put_seat(connection, &saved.id, seat, late).await?;
    }
    let game = saved.game().map_err(Fault::Store)?;
    let mut append = Append {
        game: saved.id.clone(),
        rules: saved.rules.clone(),
        expected: 0,
        at: saved.created,
        what: Vec::new(),
        seats: Vec::new(),
        results: None,
        once: None,
    };
    for logged in &saved.log {
        append.at = logged.at;
        put_event(connection, &append, logged.version, &logged.what).await?;
    }
    if saved.version() > 0 {
        append.results = SeatResult::of(&game);
        end(connection, &append, saved.version()).await?;
    }
    Ok(true)
}

async fn append(connection: &mut SqliteConnection, append: &Append) -> Result<Appended, Fault> {
    let id = &append.game;
    let Some(version) = read::version(connection, id).await? else { return Ok(Appended::Gone) };
    if let Some(once) = &append.once
        && let Some(before) = read::answer(connection, id, &once.key, once.request).await?
    {
        return Ok(before);
    }
    if version != append.expected {
        return Ok(Appended::Stale { version });
    }
    let mut version = version;
    for happening in &append.what {
        version += 1;
        put_event(connection, append, version, happening).await?;
    }
    for (seat, saved) in &append.seats {
        put_seat(connection, id, *seat, saved).await?;
    }
    end(connection, append, version).await?;
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

async fn put_event(
    connection: &mut SqliteConnection,
    append: &Append,
    version: u32,
    happening: &Happening,
) -> Result<(), Fault> {
    let id = &append.game;
    let body = serde_json::to_string(&happening.body(&append.rules))
        .map_err(|_| StoreError::Damaged { game: id.clone(), what: "an event that can't be written" })?;
    sqlx::query("INSERT INTO game_event (game, version, at, body) VALUES ($1, $2, $3, $4)")
        .bind(id.as_str())
        .bind(i64::from(version))
        .bind(append.at.0)
        .bind(body)
        .execute(connection)
        .await?;
    Ok(())
}

/// Notes the new version, and how the game ended or that it goes on. A game that is over gives up its code.
async fn end(connection: &mut SqliteConnection, append: &Append, version: u32) -> Result<(), Fault> {
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
    let sql = "UPDATE seat SET total = NULL, place = NULL WHERE game = $1 AND total IS NOT NULL";
    sqlx::query(sql).bind(append.game.as_str()).execute(&mut *connection).await?;
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
        "INSERT INTO seat (game, seat, name, player, link, holder, goal, salt) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
         ON CONFLICT (game, seat) DO UPDATE SET name = excluded.name, player = excluded.player, \
         link = excluded.link, holder = excluded.holder, goal = excluded.goal, salt = excluded.salt",
    )
    .bind(game.as_str())
    .bind(i64::from(seat.0))
    .bind(&saved.name)
    .bind(saved.player.to_string())
    .bind(saved.link.map(|link| link.0.to_vec()))
    .bind(saved.holder.map(|holder| holder.0.to_vec()))
    .bind(saved.goal.to_string())
    .bind(saved.salt.map(|salt| salt.0.to_vec()))
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
