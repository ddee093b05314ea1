//! Games in a PostgreSQL database that several nodes share: any of them may serve any game, and die at any moment.

mod append;
mod pool;
#[path = "../rows/mod.rs"]
mod rows;
mod schema;

use crate::fault::Fault;
use crate::{
    Append, Appended, Created, Finished, FinishedQuery, GameId, Moment, NewGame, RulesTotals, Saved, Store,
    StoreError, TokenHash, Unfinished,
};
use async_trait::async_trait;
use pool::Pool;
use rows::{read, write};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{Connection as _, Error, Executor};
use std::io;
use std::time::Duration;
use yatzy_rules::Seat;

/// What the rows are read and written by here.
type Connection = PgConnection;
type Found = PgRow;

/// How long the first connection may take.
const FIRST: Duration = Duration::from_secs(10);

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    pool: Pool,
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
        let pool = Pool::new(options.application_name("yatzy"));
        let prepared = async {
            let mut connection = PgConnection::connect_with(pool.options()).await?;
            schema::prepare(&mut connection).await?;
            let _ = connection.close().await;
            Ok::<(), Fault>(())
        };
        match tokio::time::timeout(FIRST, prepared).await {
            Ok(prepared) => prepared?,
            Err(_) => return Err(Fault::Sql(Error::Io(io::ErrorKind::TimedOut.into())).into()),
        }
        Ok(PostgresStore { pool })
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
        Ok(self.pool.with(|mut it| async move { (append::append(&mut it, append).await, it) }).await?)
    }

    async fn answer(
        &self,
        id: &GameId,
        key: &str,
        request: [u8; 32],
    ) -> Result<Option<Appended>, StoreError> {
        Ok(self
            .pool
            .with(|mut it| async move { (read::answer(&mut it, id, key, request).await, it) })
            .await?)
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

    async fn delete(&self, id: &GameId) -> Result<bool, StoreError> {
        Ok(self.pool.with(|mut it| async move { (write::delete(&mut it, id).await, it) }).await?)
    }

    async fn forget_answers(&self, before: Moment) -> Result<u64, StoreError> {
        Ok(self.pool.with(|mut it| async move { (write::forget(&mut it, before).await, it) }).await?)
    }
}

async fn create(connection: &mut Connection, new: &NewGame) -> Result<Created, Fault> {
    connection.execute("BEGIN").await?;
    let created = write::create(connection, new).await?;
    connection.execute("COMMIT").await?;
    Ok(created)
}

/// One picture of the database, so that seats and log are of one version.
async fn game(connection: &mut Connection, id: &GameId) -> Result<Option<Saved>, Fault> {
    connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let saved = read::game(connection, id).await;
    connection.execute("COMMIT").await?;
    saved
}
