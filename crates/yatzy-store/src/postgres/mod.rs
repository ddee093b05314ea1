//! Games in a PostgreSQL database that several nodes share. Any node may serve any game and crash at any
//! moment.

mod append;
mod nodes;
mod nudges;
mod pool;
#[path = "../rows/mod.rs"]
mod rows;
mod schema;

use crate::query_error::QueryError;
use crate::{
    Append, Appended, Created, Document, Finished, FinishedQuery, GameId, Moment, Opening, RulesTotals,
    Saved, Store, StoreError, StoredAnswer, TokenHash, Unfinished,
};
use async_trait::async_trait;
use nudges::NudgeInbox;
use pool::Pool;
use rows::{read, write};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{Connection as _, Error, Executor};
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use yatzy_rules::fair::Secret;
use yatzy_rules::{Date, Seat};
use yatzy_table::{Nodes, Nudge};

/// The database types that `rows` uses here.
type Connection = PgConnection;
type DatabaseRow = PgRow;

/// Time limit for the first connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// A store in a PostgreSQL database. It is one of the nodes that share the database.
pub struct PostgresStore {
    pool: Arc<Pool>,
    node: String,
    nudges: mpsc::UnboundedSender<Nudge>,
    inbox: Arc<NudgeInbox>,
    count: Arc<AtomicUsize>,
    /// Background tasks, which end with the store.
    tasks: [AbortHandle; 3],
}

impl PostgresStore {
    /// Opens the database of a URL: `postgres://USER:PASSWORD@HOST:PORT/NAME`, with `?sslmode=require` or
    /// `verify-full` for an encrypted connection.
    pub fn open(url: &str) -> Opening<'_, PostgresStore> {
        Box::pin(async move {
            let options = url.parse::<PgConnectOptions>().map_err(QueryError::Sql)?;
            let pool = Arc::new(Pool::new(options.application_name("yatzy")));
            let first =
                tokio::time::timeout(CONNECT_TIMEOUT, PgConnection::connect_with(pool.options())).await;
            let first = first.unwrap_or_else(|_| Err(Error::Io(io::ErrorKind::TimedOut.into())));
            let mut connection = first.map_err(QueryError::Sql)?;
            // Migrations have no time limit.
            schema::prepare(&mut connection).await?;
            let _ = connection.close().await;
            let (nudges, waiting) = mpsc::unbounded_channel();
            let node = GameId::random().to_string();
            let (inbox, count) = (Arc::<NudgeInbox>::default(), Arc::new(AtomicUsize::new(1)));
            let tasks = [
                tokio::spawn(nudges::send_nudges(pool.clone(), node.clone(), waiting)).abort_handle(),
                tokio::spawn(nudges::listen(pool.clone(), node.clone(), inbox.clone())).abort_handle(),
                tokio::spawn(nodes::send_heartbeats(pool.clone(), node.clone(), count.clone()))
                    .abort_handle(),
            ];
            Ok(PostgresStore { pool, node, nudges, inbox, count, tasks })
        })
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.tasks.iter().for_each(AbortHandle::abort);
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn create(&self, new: &Saved) -> Result<Created, StoreError> {
        Ok(self.pool.with(|mut it| async move { (create(&mut it, new).await, it) }).await?)
    }

    async fn game(&self, id: &GameId) -> Result<Option<Saved>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (game(&mut it, id).await, it) }).await?)
    }

    async fn version(&self, id: &GameId) -> Result<Option<u32>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::version(&mut it, id).await, it) }).await?)
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let append = &append;
        let appended =
            self.pool.with(|mut it| async move { (append::append(&mut it, append).await, it) }).await?;
        if matches!(appended, Appended::Done { .. }) {
            self.send(Nudge::Changed(append.game.clone()));
        }
        Ok(appended)
    }

    async fn answer(&self, id: &GameId, key: &str) -> Result<Option<StoredAnswer>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::answer(&mut it, id, key).await, it) }).await?)
    }

    async fn by_code(&self, code: &str) -> Result<Option<GameId>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::by_code(&mut it, code).await, it) }).await?)
    }

    async fn unfinished(&self, holder: Option<TokenHash>) -> Result<Vec<Unfinished>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::unfinished(&mut it, holder).await, it) }).await?)
    }

    async fn finished(&self, query: &FinishedQuery) -> Result<Vec<Finished>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::finished(&mut it, query).await, it) }).await?)
    }

    async fn totals(&self) -> Result<Vec<RulesTotals>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::totals(&mut it).await, it) }).await?)
    }

    async fn leavers(&self, series: &GameId) -> Result<Vec<(GameId, Seat)>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::leavers(&mut it, series).await, it) }).await?)
    }

    async fn ids(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::ids(&mut it, after, limit).await, it) }).await?)
    }

    async fn take_in(&self, game: &Saved) -> Result<bool, StoreError> {
        Ok(self.pool.with(|mut it| async move { (take_in(&mut it, game).await, it) }).await?)
    }

    async fn document(&self, key: &str) -> Result<Option<Document>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::document(&mut it, key).await, it) }).await?)
    }

    async fn put_document(
        &self,
        key: &str,
        expected: u32,
        body: &str,
        now: Moment,
    ) -> Result<bool, StoreError> {
        let put = self
            .pool
            .with(|mut it| async move { (write::put_document(&mut it, key, expected, body, now).await, it) });
        Ok(put.await?)
    }

    async fn delete_document(&self, key: &str) -> Result<bool, StoreError> {
        Ok(self.pool.with(|mut it| async move { (write::delete_document(&mut it, key).await, it) }).await?)
    }

    async fn old_documents(&self, before: Moment) -> Result<Vec<String>, StoreError> {
        Ok(self.pool.with(|mut it| async move { (read::old_documents(&mut it, before).await, it) }).await?)
    }

    async fn day_secret(&self, date: Date, fresh: Option<Secret>) -> Result<Option<Secret>, StoreError> {
        let known =
            self.pool.with(|mut it| async move { (read::day_secret(&mut it, date).await, it) }).await?;
        let (None, Some(fresh)) = (known, fresh) else { return Ok(known) };
        let write = |mut it| async move { (write::day_secret(&mut it, date, fresh).await, it) };
        Ok(Some(self.pool.with(write).await?))
    }

    async fn check(&self) -> Result<(), StoreError> {
        Ok(self.pool.with(|mut it| async move { (check(&mut it).await, it) }).await?)
    }

    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        let deleted = self.pool.with(|mut it| async move { (write::delete(&mut it, id).await, it) }).await?;
        self.send(Nudge::Changed(id.clone()));
        Ok(deleted)
    }

    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        Ok(self.pool.with(|mut it| async move { (forget(&mut it, before).await, it) }).await?)
    }

    async fn forget_unplayed(&self, before: Moment) -> Result<Vec<GameId>, StoreError> {
        let forgotten = self
            .pool
            .with(|mut it| async move { (write::forget_unplayed(&mut it, before).await, it) })
            .await?;
        forgotten.iter().for_each(|id| self.send(Nudge::Changed(id.clone())));
        Ok(forgotten)
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}

async fn create(connection: &mut Connection, new: &Saved) -> Result<Created, QueryError> {
    connection.execute("BEGIN").await?;
    let created = write::create(connection, new).await?;
    connection.execute("COMMIT").await?;
    Ok(created)
}

async fn take_in(connection: &mut Connection, game: &Saved) -> Result<bool, QueryError> {
    connection.execute("BEGIN").await?;
    let taken = write::take_in(connection, game).await?;
    connection.execute("COMMIT").await?;
    Ok(taken)
}

/// Writes and deletes a game in one transaction. It costs as much as a move and changes nothing.
async fn check(connection: &mut Connection) -> Result<(), QueryError> {
    let game = "INSERT INTO game (id, created, touched, version, rules, rules_hash, source, first_seats, series, \
                request) VALUES ($1, 0, 0, 0, '', '', 'table', 1, $1, $2)";
    let id = format!("check-{}", GameId::random());
    connection.execute("BEGIN").await?;
    sqlx::query(game).bind(&id).bind(vec![0u8]).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM game WHERE id = $1").bind(&id).execute(&mut *connection).await?;
    connection.execute("COMMIT").await?;
    Ok(())
}

/// Reads a game without a transaction. If another node wrote in between, or the game is damaged, it is read
/// again in one snapshot, so that seats and log have the same version.
async fn game(connection: &mut Connection, id: &GameId) -> Result<Option<Saved>, QueryError> {
    let read = read::game(connection, id).await;
    if !matches!(read, Err(QueryError::Store(StoreError::Damaged { .. }))) {
        return read;
    }
    connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let saved = read::game(connection, id).await;
    connection.execute("COMMIT").await?;
    saved
}

async fn forget(connection: &mut Connection, before: Moment) -> Result<u64, QueryError> {
    nodes::forget_dead(connection).await?;
    write::forget(connection, before).await
}
