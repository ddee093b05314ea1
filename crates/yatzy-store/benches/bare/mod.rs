//! The cost of any database: a loop of one row per commit. Stores are measured against it, on the same disk
//! at the same time.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection, Executor};
use std::path::Path;
use std::time::{Duration, Instant};

pub struct Bare {
    connection: SqliteConnection,
    rows: i64,
}

impl Bare {
    pub async fn open(path: &Path) -> Result<Bare, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        connection
            .execute("CREATE TABLE row (game TEXT, version BIGINT, body TEXT, PRIMARY KEY (game, version))")
            .await?;
        Ok(Bare { connection, rows: 0 })
    }

    /// Rows per second, each in a commit of its own.
    pub async fn write(&mut self, time: Duration) -> Result<f64, sqlx::Error> {
        let (before, begun) = (self.rows, Instant::now());
        while begun.elapsed() < time {
            // Outside a transaction every statement is one.
            sqlx::query("INSERT INTO row (game, version, body) VALUES ('000000000000000000000000', $1, $2)")
                .bind(self.rows)
                .bind("{\"type\":\"hinted\",\"seat\":1}")
                .execute(&mut self.connection)
                .await?;
            self.rows += 1;
        }
        Ok((self.rows - before) as f64 / begun.elapsed().as_secs_f64())
    }
}
