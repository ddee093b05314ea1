//! Games in a PostgreSQL database that several nodes share: any of them may serve any game, and die at any moment.

mod append;
mod nodes;
mod nudges;
mod pool;
#[path = "../rows/mod.rs"]
mod rows;
mod schema;

use crate::fault::Fault;
use crate::{
    Append, Appended, Created, Finished, FinishedQuery, GameId, Moment, NewGame, RulesTotals, Saved, Store,
    StoreError, StoredAnswer, TokenHash, Unfinished,
};
use async_trait::async_trait;
use nudges::Ear;
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
use yatzy_rules::Seat;
use yatzy_table::{Nodes, Nudge};

/// What the rows are read and written by here.
type Connection = PgConnection;
type Found = PgRow;

/// How long the first connection may take.
const FIRST: Duration = Duration::from_secs(10);

/// A store in a PostgreSQL database, and a node among those that share it.
pub struct PostgresStore {
    pool: Arc<Pool>,
    node: String,
    nudges: mpsc::UnboundedSender<Nudge>,
    ear: Arc<Ear>,
    count: Arc<AtomicUsize>,
    /// What runs as long as the store.
    beside: [AbortHandle; 3],
}

impl PostgresStore {
    /// Whether a URL leads to such a database.
    pub fn is_meant(url: &str) -> bool {
        url.starts_with("postgres://") || url.starts_with("postgresql://")
    }

    /// Opens the database of a URL: `postgres://USER:PASSWORD@HOST:PORT/NAME`, with `?sslmode=require` or `verify-full`
    /// for a connection that nobody listens to.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options = url.parse::<PgConnectOptions>().map_err(Fault::Sql)?;
        let pool = Arc::new(Pool::new(options.application_name("yatzy")));
        let first = tokio::time::timeout(FIRST, PgConnection::connect_with(pool.options())).await;
        let first = first.unwrap_or_else(|_| Err(Error::Io(io::ErrorKind::TimedOut.into())));
        let mut connection = first.map_err(Fault::Sql)?;
        // A new schema takes as long as it takes.
        schema::prepare(&mut connection).await?;
        let _ = connection.close().await;
        let (nudges, waiting) = mpsc::unbounded_channel();
        let node = GameId::random().to_string();
        let (ear, count) = (Arc::<Ear>::default(), Arc::new(AtomicUsize::new(1)));
        let beside = [
            tokio::spawn(nudges::speak(pool.clone(), node.clone(), waiting)).abort_handle(),
            tokio::spawn(nudges::listen(pool.clone(), node.clone(), ear.clone())).abort_handle(),
            tokio::spawn(nodes::live(pool.clone(), node.clone(), count.clone())).abort_handle(),
        ];
        Ok(PostgresStore { pool, node, nudges, ear, count, beside })
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.beside.iter().for_each(AbortHandle::abort);
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn create(&self, new: &NewGame) -> Result<Created, StoreError> {
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
            self.tell(Nudge::Changed(append.game.clone()));
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

    async fn check(&self) -> Result<(), StoreError> {
        Ok(self.pool.with(|mut it| async move { (check(&mut it).await, it) }).await?)
    }

    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        let deleted = self.pool.with(|mut it| async move { (write::delete(&mut it, id).await, it) }).await?;
        self.tell(Nudge::Changed(id.clone()));
        Ok(deleted)
    }

    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        Ok(self.pool.with(|mut it| async move { (forget(&mut it, before).await, it) }).await?)
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }
}

async fn create(connection: &mut Connection, new: &NewGame) -> Result<Created, Fault> {
    connection.execute("BEGIN").await?;
    let created = write::create(connection, new).await?;
    connection.execute("COMMIT").await?;
    Ok(created)
}

async fn take_in(connection: &mut Connection, game: &Saved) -> Result<bool, Fault> {
    connection.execute("BEGIN").await?;
    let taken = write::take_in(connection, game).await?;
    connection.execute("COMMIT").await?;
    Ok(taken)
}

/// Writes a game that is deleted again before anyone sees it: as much as a move takes, and nothing changes.
async fn check(connection: &mut Connection) -> Result<(), Fault> {
    let game = "INSERT INTO game (id, created, touched, version, rules, rules_hash, source, first_seats, series, \
                request) VALUES ($1, 0, 0, 0, '', '', 'table', 1, $1, $2)";
    let id = format!("check-{}", GameId::random());
    connection.execute("BEGIN").await?;
    sqlx::query(game).bind(&id).bind(vec![0u8]).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM game WHERE id = $1").bind(&id).execute(&mut *connection).await?;
    connection.execute("COMMIT").await?;
    Ok(())
}

/// A game, read without asking for more than its rows. Where something came in between, or it is damaged indeed, one picture
/// of the database is asked for, so that seats and log are of one version.
async fn game(connection: &mut Connection, id: &GameId) -> Result<Option<Saved>, Fault> {
    let read = read::game(connection, id).await;
    if !matches!(read, Err(Fault::Store(StoreError::Damaged { .. }))) {
        return read;
    }
    connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let saved = read::game(connection, id).await;
    connection.execute("COMMIT").await?;
    saved
}

async fn forget(connection: &mut Connection, before: Moment) -> Result<u64, Fault> {
    nodes::forget_dead(connection).await?;
    write::forget(connection, before).await
}
