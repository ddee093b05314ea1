//! The schema: the steps that SQLite takes too, and what only several nodes need. Whoever comes first takes them, the
//! others wait.

use super::Connection;
use super::rows::STEPS;
use crate::StoreError;
use crate::fault::Fault;
use sqlx::{AssertSqlSafe, Executor};

/// What nodes need beside games.
const NODE_STEPS: [&str; 1] = [include_str!("nodes.sql")];

/// The lock under which a schema is brought up to date: the word `yatzy` as a number.
const LOCK: i64 = 0x79_61_74_7a_79;

/// Makes the tables of a new database, brings those of an older one up to date, refuses one of a later program.
pub async fn prepare(connection: &mut Connection) -> Result<(), Fault> {
    // What waits here waits for another node that takes the same steps.
    connection.execute("SET statement_timeout = 0; SET lock_timeout = 0; BEGIN").await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *connection).await?;
    connection
        .execute("CREATE TABLE IF NOT EXISTS schema_step (part TEXT PRIMARY KEY, version BIGINT NOT NULL)")
        .await?;
    step(connection, "games", &STEPS).await?;
    step(connection, "nodes", &NODE_STEPS).await?;
    connection.execute("COMMIT").await?;
    Ok(())
}

async fn step(connection: &mut Connection, part: &str, steps: &[&str]) -> Result<(), Fault> {
    let found = sqlx::query_scalar::<_, i64>("SELECT version FROM schema_step WHERE part = $1")
        .bind(part)
        .fetch_optional(&mut *connection)
        .await?
        .unwrap_or(0);
    let known = steps.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known }.into());
    }
    for step in steps.iter().skip(usize::try_from(found).unwrap_or(0)) {
        // The one word in which the two databases differ.
        connection.execute(AssertSqlSafe(step.replace(" BLOB", " BYTEA"))).await?;
    }
    if found < known {
        sqlx::query(
            "INSERT INTO schema_step (part, version) VALUES ($1, $2) \
             ON CONFLICT (part) DO UPDATE SET version = excluded.version",
        )
        .bind(part)
        .bind(known)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
